### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Ανάλυση
analysis-open = Άνοιγμα στην ανάλυση
# The three things that can be done
analysis-mode = { $mode ->
    [try] Δοκιμή
    [edit] Αλλαγή της θέσης
   *[paste] Επικόλληση
}
analysis-copy-text = Αντιγραφή ως κείμενο
analysis-picture = Αποθήκευση ως εικόνα

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player }: στρίβει τον Assam
    [roll] { $player }: ρίχνει το ζάρι
    [lay] { $player }: βάζει χαλί
    [reveal] { $player }: ποιο χαλί είναι το επόμενο;
   *[over] Το παιχνίδι τελείωσε
}
analysis-deeper = Βαθύτερη ματιά …
analysis-rollout = Παίξε παρτίδες ως το τέλος
analysis-games = Παρτίδες που παίχτηκαν: { $games }
analysis-die = Βάλε το ζάρι με το χέρι
analysis-mean = Μέχρι τότε οι αριθμοί είναι ο μέσος όρος όλων των ζαριών.
analysis-heat = Πού μπορεί να σταθεί ο Assam και τι κοστίζει

## Variations

analysis-variations = Παραλλαγές
analysis-start = Αρχική θέση
analysis-name = Όνομα της παραλλαγής
analysis-delete = Διαγραφή από εδώ

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Αφαίρεση
}
analysis-hint = { $tool ->
    [assam] Πάτησε ένα τετράγωνο. Πάτησε τον Assam για να στρίψει.
    [away] Πάτησε ένα χαλί.
   *[rug] Πάτησε δύο διπλανά τετράγωνα.
}
analysis-dirhams = Dirham
analysis-rugs = Χαλιά που απομένουν
analysis-mover = Ποιανού σειρά είναι;
analysis-next = Τι ακολουθεί;
analysis-phase = { $phase ->
    [turn] στρίψιμο του Assam
    [roll] ζαριά
   *[lay] τοποθέτηση χαλιού
}
analysis-empty = Άδειασμα του ταμπλό
analysis-line = Θέση σε μία γραμμή
analysis-use = Χρήση
analysis-play-on = Συνέχισε το παιχνίδι από εδώ
