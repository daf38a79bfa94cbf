### `marrakech show`, and how a position is told wherever it is shown.

show-help = Σχεδιάζει μια θέση στο τερματικό ή ως εικόνα.
show-position-help = Μια θέση σε μία γραμμή, ή ένα σύνολο κανόνων, όπως international/3, για την αρχή του· το - τη διαβάζει από την τυπική είσοδο.
show-svg-help = Γράφει μια εικόνα SVG σε αυτό το αρχείο· - είναι η τυπική έξοδος.
show-theme-help = Τα χρώματα της εικόνας.
show-style-help = Πώς σχεδιάζεται στο τερματικό· από προεπιλογή με χρώμα, αν το τερματικό έχει.
show-coordinates-help = Γράφει τα ονόματα γραμμών και στηλών στο πλαίσιο.
show-json-help = Τυπώνει τη θέση ως JSON.
show-column-player = παίκτης
show-column-dirhams = dirham
show-column-rugs = απομένουν
show-column-next = επόμενο
show-column-squares = τετράγωνα
show-column-points = πόντοι
show-next-unknown = άγνωστο ακόμη
show-out = εκτός
show-to-act = { $phase ->
    [turn] { $player } γυρίζει τον Assam.
    [roll] { $player } ρίχνει το ζάρι.
    [lay] { $player } στρώνει χαλί.
    [reveal] { $player }: η στοίβα δείχνει το επόμενο χαλί.
   *[over] Το παιχνίδι τελείωσε.
}
show-place = { $place }. { $players }: { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
show-written = Γράφτηκε: { $file }.
