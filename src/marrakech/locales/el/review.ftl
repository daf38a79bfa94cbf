### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Πρώτη ματιά
   *[deep] Πιο προσεκτική ματιά
}: { $done } / { $total }
review-whose = Οπτική: { $player }
review-luck = τύχη: μια ζαριά
review-skill = δεξιότητα: μια επιλογή
review-position = Κίνηση του παιχνιδιού
review-choices = { $phase ->
    [turn] Πού μπορεί να στραφεί ο Assam
   *[lay] Πού θα μπορούσε να μπει το χαλί
}
review-throws = Τι θα μπορούσε να έρθει
review-was-played = παίχτηκε
review-chance-margin = πιθανότητα νίκης, διαφορά
review-was-better = Γύρος { $turn }: καλύτερο ήταν { $action }
review-was-best = Γύρος { $turn }: αυτό ήταν το καλύτερο
review-cost = { $player }: { $action }. Απώλεια: { $loss } μονάδες πιθανότητας νίκης.
review-dirhams = Το ίδιο σε dirham
review-result = αποτέλεσμα

## Find the better move

review-find = { $phase ->
    [turn] Βρες την καλύτερη κατεύθυνση
   *[lay] Βρες το καλύτερο χαλί
}
review-try = Θα δοκιμάσω
review-show = Δείξε μου
review-next = Βρες το επόμενο
review-choose = Διάλεξε πάνω στο ταμπλό.
review-this-one = Αυτό
review-yes = Ναι, { $action } είναι το καλύτερο.
review-near = Καλά: { $action } χάνει μόνο { $loss } από το καλύτερο.
review-no = { $action } χάνει { $loss }. Κοίταξε ξανά.
review-no-mistakes = { $player }: δεν υπάρχει λάθος να βρεθεί σε αυτό το παιχνίδι.

## Hints and the tutor

review-hint = Υπόδειξη
review-hint-all = Όλες οι επιλογές
review-hint-best = Καλύτερο: { $action }
review-hints = Υποδείξεις και δάσκαλος μπορούν να βοηθούν
review-hints-hint = Μόνο όπου όλοι μοιράζονται μία οθόνη. Το ημερολόγιο και η καταγραφή λένε ποιος βοηθήθηκε.
review-tutor = Δάσκαλος: προειδοποίησέ με πριν μετρήσει ένα λάθος
review-tutor-word = { $word ->
    [mistake] Ο δάσκαλος θεωρεί ότι αυτό είναι λάθος.
   *[blunder] Ο δάσκαλος θεωρεί ότι αυτό είναι σοβαρό λάθος.
}
review-tutor-cost = Κοστίζει { $loss } μονάδες πιθανότητας νίκης.
review-anyway = Παίξε έτσι κι αλλιώς
review-think = Σκέψου ξανά
review-log-hint = Υπόδειξη για: { $player }.
review-log-tutor = Προειδοποίηση του δασκάλου για: { $player }.

## One's own games

review-own-won = νίκη
review-own-none = Παίξε μια παρτίδα ως το τέλος: εδώ θα δεις τι σου έδωσε το ζάρι και πού χάνεις περισσότερο.
review-own-look = Ανάλυση των παρτίδων μου: { $number }
review-own-games = Παρτίδες που αναλύθηκαν: { $number }
review-own-fair = Ένα τίμιο ζάρι αποκλίνει τόσο ή περισσότερο στο { $share } % των σειρών αυτού του μήκους.
