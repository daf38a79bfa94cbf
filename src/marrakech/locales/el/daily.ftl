### The market of the day: everybody plays the same deal once.

daily-title = Η αγορά της ημέρας
daily-same = { $day }. Όλοι έχουν τις ίδιες ζαριές.
daily-against = { $day }. Απέναντί σου: { $people }. Οι ζαριές είναι ίδιες για όλους.
# On the first screen, and at the table
daily-home = Η αγορά της ημέρας
daily-minutes = { $minutes ->
    [one] περίπου ένα λεπτό
   *[other] περίπου { $minutes } λεπτά
}
daily-play = Παίξε
daily-go-on = Συνέχεια
daily-once = Μετράει η πρώτη προσπάθεια, και είναι η μόνη.
daily-name = Το όνομά σου
daily-points = πόντοι
daily-first-by = { $points ->
    [one] πόντος, πρώτη θέση
   *[other] πόντοι, πρώτη θέση
} με διαφορά { $margin }
daily-placed = { $points ->
    [one] πόντος
   *[other] πόντοι
}, { $place ->
    [1] πρώτη
    [2] δεύτερη
    [3] τρίτη
   *[4] τέταρτη
} θέση στο τραπέζι
daily-late = Αυτή η παρτίδα τελείωσε πολύ αργά για να μετρήσει.
daily-better = Καλύτερα από { $percent } στους 100 πωλητές
daily-alone = Σήμερα κανείς άλλος δεν έπαιξε ακόμη
daily-so-far = { $games ->
    [one] ως τώρα μία παρτίδα
   *[other] ως τώρα { $games } παρτίδες
}
daily-games = { $games ->
    [one] μία παρτίδα
   *[other] { $games } παρτίδες
}
# Below a bar of the figure that tells how many have how many points
daily-you = εσύ
# The figure, for those who cannot see it
daily-spread = Πόσους πόντους έχουν οι άλλοι
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Χωρίς την τύχη: { $points }
daily-without-luck-wait = Η τύχη υπολογίζεται…
daily-throws = Οι ζαριές σου
daily-throws-hint = φαίνονται μόνο μετά την παρτίδα
daily-throw = { $steps ->
    [one] ένα
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Κανένα φανάρι δεν ανάβει ακόμη
    [one] Μία ημέρα στη σειρά
   *[other] { $days } ημέρες στη σειρά
}
daily-best-streak = καλύτερο: { $days }
daily-lit = { $day }: παίχτηκε
daily-dark = { $day }: δεν παίχτηκε
daily-open = { $day }: ακόμη ανοιχτή
daily-share-title = Για να το πεις, χωρίς να το προδώσεις
daily-share-hint = Χρυσό: το καλύτερο χαλί. Πράσινο: ένα καλό. Κόκκινο: λάθος.
daily-share-nothing = Δεν προδίδεται κανένα τετράγωνο, καμία ζαριά και κανένα χαλί.
daily-pattern = Οι γύροι σου: καλύτεροι { $best }, καλοί { $good }, { $mistakes ->
    [one] ένα λάθος
   *[other] { $mistakes } λάθη
}
daily-share = Κοινοποίηση
daily-picture = Εικόνα
daily-look-again = Δες ξανά
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
daily-next = { $hours ->
    [0] Η επόμενη αγορά ανοίγει μέσα στην ώρα.
    [one] Η επόμενη αγορά ανοίγει σε μία ώρα.
   *[other] Η επόμενη αγορά ανοίγει σε { $hours } ώρες.
}
daily-table = Ο πίνακας της ημέρας
daily-table-points = Κατά πόντους
daily-table-luckless = Χωρίς την τύχη
daily-somebody = Κάποιος
daily-me = εσύ
daily-rank = Θέση
daily-who = Ποιος
daily-be-named = Να βλέπουν οι άλλοι το όνομά μου
daily-yesterday = Χθες
daily-yesterday-came = Η θέση σου: { $rank } από { $games }, πόντοι: { $points }
daily-yesterday-missed = { $games ->
    [0] Κανείς δεν ήταν εδώ
    [one] Μία παρτίδα
   *[other] { $games } παρτίδες
}
daily-yesterday-soon = Τα αποτελέσματα ανοίγουν στις { $time }.
daily-look = Δες
daily-back = Η αγορά της ημέρας
daily-of = Αγορά: { $day }
daily-best-line = Η καλύτερη παρτίδα
daily-bot-line = { $bot } στο ίδιο τραπέζι
daily-line-points = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
daily-seed = Ήταν ίδια για όλους;
daily-seed-fits = Ναι: οι ζαριές προκύπτουν από αυτόν τον αριθμό, και το αποτύπωμά του φαινόταν ήδη από την προηγούμενη ημέρα.
daily-seed-fits-late = Οι ζαριές προκύπτουν από αυτόν τον αριθμό. Την προηγούμενη ημέρα δεν ήταν κανείς εδώ για να δείξει το αποτύπωμά του.
daily-seed-wrong = Αυτός ο αριθμός δεν ταιριάζει με το αποτύπωμα που φαινόταν.
daily-seed-number = Ο αριθμός
daily-seed-print = Το αποτύπωμά του
daily-tomorrow = Το αυριανό αποτύπωμα
daily-tomorrow-hint = Δεσμεύει ήδη τις αυριανές ζαριές. Ο αριθμός πίσω του λέγεται την επόμενη ημέρα.
daily-two = Όποιος έχει δύο περιηγητές μπορεί να παίξει δύο φορές. Είναι παιχνίδι, δεν υπάρχει έπαθλο.
daily-archive = Παλιότερες αγορές
daily-archive-hint = Παίξε ξανά όποια περασμένη ημέρα θέλεις. Δεν μετράει.
daily-archive-play = Παίξε ξανά
daily-archive-day = Ημέρα
daily-nobody = Κανείς δεν την τελείωσε ακόμη.
daily-to-table = Ο πίνακας της ημέρας
## Pictures and links
daily-card = Αγορά: { $day }
daily-card-look = Παίξε με τις ίδιες ζαριές
