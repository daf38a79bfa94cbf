### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Κερδίζεις με έναν πόντο!
   *[other] Κερδίζεις με { $points } πόντους!
}
share-you-win-plain = Κερδίζεις!
share-you-share = Μοιράζεσαι τη νίκη!
share-wins = { $points ->
    [one] { $player } κερδίζει με έναν πόντο!
   *[other] { $player } κερδίζει με { $points } πόντους!
}
share-wins-you = { $place ->
    [2] { $player } κερδίζει, εσύ στη δεύτερη θέση
    [3] { $player } κερδίζει, εσύ στην τρίτη θέση
   *[4] { $player } κερδίζει, εσύ στην τέταρτη θέση
}
share-moment = Η μεγαλύτερη πληρωμή
share-moment-own = Η καλύτερη στιγμή σου
share-result = Κοινοποίηση αποτελέσματος
share-picture = Αποθήκευση ως εικόνα
share-film = Αποθήκευση ως κινούμενη εικόνα
share-further = Περισσότερα

## What a link says of itself in a messenger

share-site = Ένα επιτραπέζιο με χαλιά για δύο ως τέσσερις: στον περιηγητή, με φίλους ή με μποτ.
share-invites = { $player } σε προσκαλεί στην αγορά
share-invites-hint = Άνοιξε τον σύνδεσμο και κάθισε. Κανείς δεν χρειάζεται λογαριασμό.
share-going-on = Μια παρτίδα σε εξέλιξη
share-look = Δες την παρτίδα

## Inviting

share-more = Κανόνες, ρολόι και θέσεις
share-taste = Πρώτη φορά; Εξήντα δευτερόλεπτα
share-taste-hint = Τρία μικρά βήματα σε αληθινό ταμπλό.
share-taste-done = Αυτή είναι η ουσία. Τα άλλα έρχονται μόνα τους.
