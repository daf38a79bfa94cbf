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
