### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Η σελίδα
page-home = Αρχική
page-close = Κλείσιμο
page-loading = Μια στιγμή…
page-try-again = Δοκίμασε ξανά
page-lost-title = Δεν υπάρχει τίποτα εδώ
page-lost = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση.
page-gone-title = Το τραπέζι δεν υπάρχει πια
page-gone = Έχει αφαιρεθεί, ή ο σύνδεσμος δεν είναι πλήρης.

## What goes wrong

page-problem-unreachable = Ο διακομιστής δεν απαντά. Υπάρχει σύνδεση;
page-problem-failed = Ο διακομιστής δεν τα κατάφερε. Δοκίμασε ξανά.
page-problem-unknown = Δεν πέτυχε ({ $reason }).
page-connection-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια…
page-connection-back = Η σύνδεση επανήλθε.

## The start

page-home-title = Έμποροι χαλιών στο { -game }
page-home-lead = Οδήγησε τον Assam μέσα στην αγορά, στρώσε τα χαλιά σου στον δρόμο του και άφησε τους άλλους να πληρώνουν. Δύο έως τέσσερις παίκτες, είκοσι λεπτά.
page-your-name = Το όνομά σου
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Το όνομα δεν μπορεί να γίνει μεγαλύτερο: το πολύ { $most } χαρακτήρες.
    [one] Χωρά ακόμη ένας χαρακτήρας.
   *[other] Χωρούν ακόμη { $number } χαρακτήρες.
}
# When more was written, or pasted, than fits
page-name-cut = Ένα όνομα έχει το πολύ { $most } χαρακτήρες. Τα υπόλοιπα κόπηκαν.
page-more-ways = Κι άλλοι τρόποι
page-mode-here = Γύρω από μία οθόνη
page-mode-link = Με φίλους, μέσω συνδέσμου
page-mode-new = Στήσε ένα τραπέζι
page-mode-learn = Μάθε να παίζεις
page-mode-rules = Οι κανόνες
page-mode-lobby = Προθάλαμος
page-mode-replay = Δες ξανά μια παρτίδα
page-my-tables = Τα τραπέζια σου
page-forget-table = Ξέχασε το τραπέζι ({ $when })
page-level-rating = Αξιολόγηση { $rating }

## Setting up

page-new-title = Στήσε ένα τραπέζι
page-new-players = Παίκτες
page-players = { $number ->
    [one] ένας παίκτης
   *[other] { $number } παίκτες
}
page-seat = Θέση { $number }
page-seat-who = Ποιος κάθεται εδώ;
page-seat-name = Όνομα
page-seat-level = Επίπεδο
page-seat-colour = Χρώμα
page-seat-second-colour = Δεύτερο χρώμα
page-seat-open = ελεύθερη θέση
page-sitter-me = Εγώ
page-sitter-here = Κάποιος σε αυτή την οθόνη
page-sitter-link = Κάποιος με τον σύνδεσμο
page-sitter-bot = Ένα μποτ
page-sitter-link-hint = Μόλις στηθεί το τραπέζι, παίρνεις έναν σύνδεσμο για να τον στείλεις.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Χασάν
page-bot-porter-2 = Μουσταφά
page-bot-porter-3 = Μπραχίμ
page-bot-porter-4 = Λάρμπι
page-bot-apprentice = Σάλμα
page-bot-apprentice-2 = Νάντια
page-bot-apprentice-3 = Ζινέμπ
page-bot-apprentice-4 = Καρίμ
page-bot-peddler = Ιντρίς
page-bot-peddler-2 = Ομάρ
page-bot-peddler-3 = Τζαμίλα
page-bot-peddler-4 = Ανουάρ
page-bot-merchant = Φατίμα
page-bot-merchant-2 = Ρασίντ
page-bot-merchant-3 = Χαντίτζα
page-bot-merchant-4 = Μαλίκα
page-bot-master = Γιουσούφ
page-bot-master-2 = Αΐσα
page-bot-master-3 = Μεχντί
page-bot-master-4 = Χάμζα
page-bot-storyteller = Σαφίγια
page-bot-pourer = Άγια
page-bot-grandmother = Ζόχρα
page-bot-mason = Ταρίκ
page-bot-weaver = Νουρ
page-bot-drummer = Μπιλάλ
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] κόκκινο
    [yellow] κίτρινο
    [blue] μπλε
   *[purple] μωβ
})
page-new-first = Ποιος αρχίζει;
page-first-lot = Αποφασίζει το ζάρι
page-first-seat = Θέση { $number }
page-new-rules = Κανόνες
page-new-edition = Φυλλάδιο κανόνων
page-edition-standard = Οι βασικοί κανόνες.
page-new-options = Επιμέρους κανόνες
page-options-changed = Μερικοί κανόνες διαφέρουν από το φυλλάδιο.
page-options-reset = Όπως στο φυλλάδιο
page-option-elimination = Όποιος δεν έχει να πληρώσει
page-option-elimination-yes = βγαίνει
page-option-elimination-yes-hint = Πληρώνει όσα έχει και βγαίνει από το παιχνίδι· τα χαλιά μένουν και δεν ανήκουν σε κανέναν.
page-option-elimination-no = συνεχίζει
page-option-elimination-no-hint = Πληρώνει όσα έχει και συνεχίζει: κανείς δεν βγαίνει.
page-option-cover = Κάλυψη χαλιών
page-option-cover-opponents = προστατεύει τα ξένα χαλιά
page-option-cover-opponents-hint = Ένα χαλί δεν μπορεί να καλύψει μαζί και τα δύο μισά ξένου χαλιού· δικού σου μπορεί.
page-option-cover-any = προστατεύει κάθε χαλί
page-option-cover-any-hint = Ένα χαλί δεν μπορεί να καλύψει μαζί και τα δύο μισά κανενός χαλιού, ούτε καν δικού σου.
page-option-cover-colours = διαφορετικά χρώματα
page-option-cover-colours-hint = Τα δύο μισά κάτω από ένα νέο χαλί πρέπει να έχουν διαφορετικό χρώμα, όπου γίνεται.
page-option-variant = Ο Assam στρίβει
page-option-variant-none = πριν από τη ζαριά
page-option-variant-none-hint = Όποιος έχει σειρά διαλέγει κατεύθυνση και μετά ρίχνει.
page-option-variant-turn-at-end = στο τέλος του γύρου
page-option-variant-turn-at-end-hint = Αφού στρωθεί το χαλί, ο Assam στρίβει αριστερά ή δεξιά: ο επόμενος παίκτης πρέπει να πάει προς τα εκεί.
page-option-variant-turn-at-end-optional = στο τέλος, προαιρετικά
page-option-variant-turn-at-end-optional-hint = Αφού στρωθεί το χαλί, ο Assam μπορεί να στρίψει αριστερά ή δεξιά ή να μείνει όπως στέκεται: ο επόμενος παίκτης πρέπει να πάει προς τα εκεί.
page-option-two-player = Δύο παίκτες
page-option-two-player-two-colours = από δύο χρώματα
page-option-two-player-two-colours-hint = Ο καθένας έχει δύο χρώματα, 12 χαλιά από το καθένα, σε μία στοίβα.
page-option-two-player-one-colour = από ένα χρώμα
page-option-two-player-one-colour-hint = Ο καθένας έχει 15 χαλιά ενός χρώματος.
page-option-pile = Οι στοίβες
page-option-pile-shuffled = ανακατεμένες
page-option-pile-shuffled-hint = Μόνο το επόμενο χαλί κάθε στοίβας είναι γνωστό.
page-option-pile-alternating = χρώματα εναλλάξ
page-option-pile-alternating-hint = Τα δύο χρώματα έρχονται εναλλάξ.
page-option-area = Περιοχές που πληρώνονται
page-option-area-colour = ανά χρώμα
page-option-area-colour-hint = Τα δύο χρώματα ενός παίκτη είναι δύο περιοχές.
page-option-area-owner = ανά ιδιοκτήτη
page-option-area-owner-hint = Τα δύο χρώματα ενός παίκτη είναι μία περιοχή: πληρώνονται όλα τα ενωμένα τετράγωνα.
page-option-tiebreak = Ίσοι πόντοι
page-option-tiebreak-dirhams = κρίνουν τα dirham
page-option-tiebreak-dirhams-hint = Προηγείται όποιος έχει περισσότερα dirham.
page-option-tiebreak-rugs = κρίνουν τα τετράγωνα
page-option-tiebreak-rugs-hint = Προηγείται όποιος έχει χαλιά που φαίνονται σε περισσότερα τετράγωνα.
page-option-tiebreak-none = κοινή θέση
page-option-tiebreak-none-hint = Δεν κρίνει τίποτε άλλο.
page-option-heading = Ο Assam αρχικά κοιτάζει
page-option-heading-S = προς τα κάτω
page-option-heading-S-hint = Όπως στρώνεται συνήθως το ταμπλό.
page-option-heading-N = προς τα πάνω
page-option-heading-N-hint = Το ταμπλό δεν είναι ίδιο από όλες τις πλευρές.
page-option-heading-E = προς τα δεξιά
page-option-heading-E-hint = Το ταμπλό δεν είναι ίδιο από όλες τις πλευρές.
page-option-heading-W = προς τα αριστερά
page-option-heading-W-hint = Το ταμπλό δεν είναι ίδιο από όλες τις πλευρές.
page-option-dirhams = Dirham στην αρχή
page-option-dirhams-hint = 30 σε όλα τα φυλλάδια. Με λιγότερα γίνεται επικίνδυνο.
page-option-rugs = Χαλιά ανά παίκτη
page-option-rugs-hint = Πόσους γύρους έχει ο καθένας.
page-new-table = Το τραπέζι
page-clock = Ρολόι
page-clock-none = Χωρίς
page-clock-none-hint = Ο καθένας σκέφτεται όσο θέλει.
page-clock-move = Για κάθε γύρο
page-clock-total = Για όλο το παιχνίδι
page-clock-time = Χρόνος
page-clock-increment = Επιπλέον σε κάθε γύρο
page-clock-out = Όταν τελειώσει ο χρόνος
page-clock-out-bot = Τον γύρο τον παίζει ένα μποτ
page-clock-out-out = Ο παίκτης βγαίνει αμέσως
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Ρολόι: ένα δευτερόλεπτο ανά γύρο.
   *[other] Ρολόι: { $number } δευτερόλεπτα ανά γύρο.
}
page-clock-tells-move-minutes = { $number ->
    [one] Ρολόι: ένα λεπτό ανά γύρο.
   *[other] Ρολόι: { $number } λεπτά ανά γύρο.
}
page-clock-tells-total = { $increment ->
    [0] Ρολόι: { $number } δευτερόλεπτα για όλο το παιχνίδι.
   *[other] Ρολόι: { $number } δευτ. + { $increment } δευτ. ανά γύρο.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Ρολόι: ένα λεπτό για όλο το παιχνίδι.
       *[other] Ρολόι: { $number } λεπτά για όλο το παιχνίδι.
    }
   *[other] { $number ->
        [one] Ρολόι: ένα λεπτό + { $increment } δευτ. ανά γύρο.
       *[other] Ρολόι: { $number } λεπτά + { $increment } δευτ. ανά γύρο.
    }
}
page-clock-means-bot = Όταν τελειώσει ο χρόνος ενός παίκτη, τον γύρο τον παίζει ένα μποτ· την τρίτη φορά ο παίκτης βγαίνει από το παιχνίδι.
page-clock-means-out = Όταν τελειώσει ο χρόνος ενός παίκτη, αυτός βγαίνει από το παιχνίδι.
page-seconds = { $number ->
    [one] ένα δευτερόλεπτο
   *[other] { $number } δευτερόλεπτα
}
page-minutes = { $number ->
    [one] ένα λεπτό
   *[other] { $number } λεπτά
}
page-new-listed = Να φαίνεται στον προθάλαμο
page-new-listed-hint = Όλοι μπορούν να βλέπουν και να πιάσουν ελεύθερη θέση. Αλλιώς μόνο όσοι έχουν τον σύνδεσμο.
page-new-take-back = Επιτρέπεται να πάρεις πίσω μια κίνηση
page-new-practice-hint = Όσο όλοι οι άνθρωποι κάθονται σε αυτή την οθόνη. Τότε το ζάρι ρίχνεται ξανά, και το αποτέλεσμα λέει ότι ήταν εξάσκηση. Αλλιώς, μόλις ριχτεί το ζάρι, τίποτα δεν παίρνεται πίσω.
page-new-begin = Έναρξη
page-new-invite = Στήσε το τραπέζι και πάρε τον σύνδεσμο
page-new-watch = Δες τα μποτ

## The lobby

page-lobby = Προθάλαμος
page-lobby-open = Ανοιχτά τραπέζια
page-lobby-none-open = Κανείς δεν περιμένει τώρα.
page-lobby-new = Άνοιξε ένα τραπέζι
page-lobby-running = Παρτίδες για θεατές
page-lobby-watch-bots = Δες μποτ να παίζουν
page-join = Μπες
page-watch = Δες
page-look = Ρίξε μια ματιά
page-listing-deserted = Δεν είναι κανείς εκεί τώρα
page-listing-rules = { $known ->
    [yes] Έκδοση: { $edition }
   *[no] Κανόνες του σπιτιού
}{ $variant ->
    [yes] , στροφή στο τέλος
   *[no] {""}
}.
page-listing-turn = Γύρος { $turn }, απομένουν { $left }.

## Waiting for others

page-waiting-title = Αναμονή παικτών
page-waiting-seats = { $number ->
    [0] Όλες οι θέσεις είναι πιασμένες
    [one] Μία θέση είναι ελεύθερη
   *[other] { $number } θέσεις είναι ελεύθερες
}
page-waiting-link = Ο σύνδεσμος για τους φίλους σου
page-waiting-link-hint = Όποιος τον ανοίγει μπορεί να καθίσει, ή να βλέπει όταν όλες οι θέσεις είναι πιασμένες.
page-link-network = Λειτουργεί για όλους στο ίδιο δίκτυο, για παράδειγμα στο ίδιο Wi-Fi.
page-link-address = Διεύθυνση
page-qr = Ο σύνδεσμος ως κωδικός QR: { $link }
page-qr-hint = Ή σάρωσε αυτόν τον κωδικό με την κάμερα ενός κινητού.
page-here-only = Ο σύνδεσμος λειτουργεί μόνο σε αυτόν τον υπολογιστή.
page-here-only-new = Προς το παρόν το παιχνίδι ανοίγει μόνο από αυτόν τον υπολογιστή: αλλού ο σύνδεσμος δεν θα λειτουργούσε.
page-here-only-command = Για να μπορούν να μπουν όλοι στο ίδιο δίκτυο, κλείσε το παιχνίδι στο τερματικό με Ctrl-C και ξεκίνησέ το με αυτή την εντολή. Όλα τα τραπέζια διατηρούνται.
page-here-only-host = Όποιος λειτουργεί αυτόν τον διακομιστή μπορεί να τον ανοίξει και για άλλους.
page-copy-command = Αντιγραφή εντολής
page-copied-here = Αντιγράφηκε. Ο σύνδεσμος λειτουργεί μόνο σε αυτόν τον υπολογιστή.
page-copy-link = Αντιγραφή συνδέσμου
page-share = Κοινοποίηση…
page-copied = Αντιγράφηκε.
page-not-copied = Ο περιηγητής δεν αφήνει να αντιγραφεί: { $link }
page-start-bots = Ή άρχισε τώρα
page-start-bots-hint = Τα μποτ παίρνουν τις ελεύθερες θέσεις.
page-start-now = Έναρξη με μποτ
page-waiting-listed = Το τραπέζι φαίνεται στον προθάλαμο όσο είναι κάποιος εδώ. Λίγα λεπτά αφότου φύγουν όλοι, χάνεται.
page-deserted-listed = Αυτή τη στιγμή δεν είναι κανείς στο τραπέζι. Μπορείς να καθίσεις μόλις επιστρέψει κάποιος.
page-deserted-friends = Αυτή τη στιγμή δεν είναι κανείς στο τραπέζι. Μπορείς να καθίσεις και να περιμένεις τους άλλους.
page-close-table = Κλείσε το τραπέζι
page-close-table-hint = Το τραπέζι αφαιρείται και ο σύνδεσμός του δεν οδηγεί πια πουθενά.
page-close-table-yes = Ναι, κλείσ’ το
page-close-table-no = Κράτησέ το
page-closed-title = Αυτό το τραπέζι έκλεισε
page-closed = { $player } το έκλεισε πριν αρχίσει παιχνίδι.
page-closed-host = Ο διαχειριστής έκλεισε αυτό το τραπέζι.
page-closed-host-game = Το παιχνίδι τελειώνει χωρίς αποτέλεσμα.
# What whoever runs the server has written about it
page-host-says = Ο διαχειριστής λέει: { $why }
page-banned-title = Δεν μπορείς να μπεις εδώ
page-join-title = Υπάρχει θέση για σένα
page-join-seat = Χρώμα
page-join-any = Αδιάφορο
page-sit-down = Κάθισε

## At the table

page-table-title = Η αγορά
page-players-list = Παίκτες
page-panel = Τι να κάνεις
page-board = Η αγορά: επτά στήλες από a έως g, επτά γραμμές από 1 έως 7
page-square-bare = { $square }: άδειο
page-square-rug = { $square }: { $colour ->
    [red] κόκκινο
    [yellow] κίτρινο
    [blue] μπλε
   *[purple] μωβ
} χαλί, { $player }
page-square-neutral = { $square }: { $colour ->
    [red] κόκκινο
    [yellow] κίτρινο
    [blue] μπλε
   *[purple] μωβ
} χαλί που δεν ανήκει σε κανέναν
page-square-assam = { $rug }. Εδώ στέκεται ο Assam και κοιτάζει προς τα { $heading ->
    [N] πάνω
    [E] δεξιά
    [S] κάτω
   *[W] αριστερά
}
page-badge-you = εσύ
page-badge-bot = μποτ
page-badge-away = λείπει
page-badge-out = εκτός
page-rugs-left = { $number ->
    [one] απομένει ένα χαλί
   *[other] απομένουν { $number } χαλιά
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Κόκκινα
    [yellow] Κίτρινα
    [blue] Μπλε
   *[purple] Μωβ
}: { $number ->
    [one] απομένει ένα χαλί
   *[other] απομένουν { $number } χαλιά
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Επόμενο το κόκκινο
    [yellow] Επόμενο το κίτρινο
    [blue] Επόμενο το μπλε
   *[purple] Επόμενο το μωβ
}: { $number ->
    [one] απομένει ένα χαλί
   *[other] απομένουν { $number } χαλιά
}
# On the pile from which the next rug comes: very short
page-badge-next = επόμενο
page-worth = { $dirhams ->
    [one] ένα dirham
   *[other] { $dirhams } dirham
}, χαλιά σε { $squares ->
    [one] ένα τετράγωνο
   *[other] { $squares } τετράγωνα
}
page-points = { $number ->
    [one] ένας πόντος
   *[other] { $number } πόντοι
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Προς τα πού να πάει ο επόμενος;
       *[no] { $player }: προς τα πού να πάει ο επόμενος;
    }
   *[no] { $alone ->
        [yes] Η σειρά σου: προς τα πού να πάει ο Assam;
       *[no] { $player }: προς τα πού να πάει ο Assam;
    }
}
page-prompt-roll = { $alone ->
    [yes] Η σειρά σου: ρίξε το ζάρι.
   *[no] { $player }: ρίξε το ζάρι.
}
page-prompt-lay = { $alone ->
    [yes] Στρώσε το χαλί σου δίπλα στον Assam.
   *[no] { $player }: στρώσε ένα χαλί δίπλα στον Assam.
}
page-prompt-wait = { $player } σκέφτεται…
page-prompt-away = Αναμονή: { $player } λείπει
page-prompt-watch = Παίζει { $player }
page-ways = Προς τα πού
page-way-F = Ευθεία
page-expect = μ.ό. { $costs }
page-throw = Ρίξε το ζάρι
page-turn-assam = Γύρισε τον Assam
page-lay = Στρώσε το χαλί
page-lay-hint = Άγγιξε ένα τετράγωνο δίπλα στον Assam ή σύρε πάνω από δύο.
page-lay-ready = Άγγιξέ το ξανά για να το στρώσεις, ή άγγιξε άλλο σημείο.
page-lay-on = Στρώσε το στα { $near } και { $far }
page-skip = Παράλειψη
page-undo = Αναίρεση
page-take-back = Πάρ’ το πίσω
page-come-back = Παίξε πάλι ως { $player }
page-away-offer = Να περιμένουμε κι άλλο ή να παίζει ένα μποτ ώσπου να επιστρέψει { $player };
page-away-wait = Αναμονή
page-away-bot = Να παίξει ένα μποτ

## Time that runs out

page-time-left = Χρόνος που απομένει: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Το ρολόι περιμένει να επιστρέψει αυτός ο παίκτης.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Απομένει ένα δευτερόλεπτο· μετά αυτόν τον γύρο τον παίζει ένα μποτ.
       *[other] Απομένουν { $number } δευτερόλεπτα· μετά αυτόν τον γύρο τον παίζει ένα μποτ.
    }
   *[out] { $number ->
        [one] Απομένει ένα δευτερόλεπτο· μετά βγαίνεις από το παιχνίδι.
       *[other] Απομένουν { $number } δευτερόλεπτα· μετά βγαίνεις από το παιχνίδι.
    }
}
page-time-last = { $number ->
    [one] Απομένει ένα δευτερόλεπτο!
   *[other] Απομένουν { $number } δευτερόλεπτα!
}
page-time-over-1 = Ο χρόνος σου τελείωσε, γι’ αυτό αυτόν τον γύρο τον παίζει για σένα ένα μποτ. Στον επόμενο γύρο σου αποφασίζεις πάλι εσύ. Αν συμβεί άλλες δύο φορές, βγαίνεις από το παιχνίδι.
page-time-over-2 = Ο χρόνος σου τελείωσε για δεύτερη φορά, γι’ αυτό αυτόν τον γύρο τον παίζει για σένα ένα μποτ. Στον επόμενο γύρο σου αποφασίζεις πάλι εσύ. Αν συμβεί άλλη μία φορά, βγαίνεις από το παιχνίδι.
page-time-over-out = Ο χρόνος σου τελείωσε, κι έτσι βγαίνεις από το παιχνίδι. Με τα χαλιά σου συνεχίζει ένα μποτ. Μπορείς να δεις πώς τελειώνει ή να παίξεις αλλού.

## Who watches

page-watching = { $number ->
    [0] Δεν βλέπει κανείς άλλος.
    [one] Ένας θεατής.
   *[other] { $number } θεατές.
}

## What happened, besides the game

page-log = Τι έγινε
page-log-sat = { $player } κάθεται στο τραπέζι.
page-log-began = Το παιχνίδι αρχίζει. Πρώτη σειρά: { $player }.
page-log-took-back = { $player } παίρνει πίσω την κίνηση.
page-log-redrawn = { $player } παίρνει πίσω την κίνηση. Το ζάρι ρίχνεται ξανά.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] { $player }: ο χρόνος τελείωσε, αυτόν τον γύρο τον παίζει ένα μποτ.
   *[other] { $player }: ο χρόνος τελείωσε για δεύτερη φορά, αυτόν τον γύρο τον παίζει ένα μποτ.
}
page-log-left = { $why ->
    [time] { $player } βγαίνει από το παιχνίδι: ο χρόνος τελείωσε.
    [abandoned] { $player } έφυγε από το παιχνίδι.
   *[resigned] { $player } παραιτείται.
}
page-log-bot-for = { $player }: τώρα παίζει ένα μποτ.
page-log-came-back = { $player } επέστρεψε.
page-log-rematch-offered = { $player } θέλει να παίξει ξανά.
page-log-rematch-withdrawn = { $player } τελικά δεν θέλει να παίξει ξανά.
page-log-rematch-made = Υπάρχει νέο τραπέζι για την επόμενη παρτίδα.
page-log-closed = { $player } κλείνει το τραπέζι.
page-log-closed-host = Ο διαχειριστής κλείνει το τραπέζι.
page-log-over-left = Δεν έμεινε κανείς να συνεχίσει: το παιχνίδι τελείωσε.

## Menu

page-menu = Μενού
page-copy-seat = Αντιγραφή συνδέσμου για τη θέση μου
page-copy-seat-hint = Για να συνεχίσεις από άλλη συσκευή. Μην τον δώσεις σε κανέναν.
page-stand-in = { $player }: να παίξει ένα μποτ
page-resign = Παραίτηση
page-resign-ask = { $player }: σίγουρα παραίτηση; Αυτό δεν αναιρείται.
page-resign-yes = Παραίτηση
page-resign-no = Συνέχεια
page-phrases = Πες κάτι

## Reporting somebody to whoever runs the server

page-report = Αναφορά παίκτη
page-report-hint = Ενημερώνεται όποιος λειτουργεί αυτόν τον διακομιστή και μπορεί να κλείσει το τραπέζι. Οι άλλοι παίκτες δεν το μαθαίνουν.
page-report-who = Ποιον;
page-report-why = Ποιο είναι το πρόβλημα;
page-report-why-of = { $player }: ποιο είναι το πρόβλημα;
page-report-name = Προσβλητικό όνομα
page-report-cheating = Κλέψιμο στο παιχνίδι
page-report-stalling = Σκόπιμη καθυστέρηση
page-report-other = Κάτι άλλο
page-report-done = Ευχαριστούμε. Όποιος λειτουργεί αυτόν τον διακομιστή μπορεί τώρα να το δει.

## What can be said

page-phrase-hello = Γεια!
page-phrase-good-luck = Καλή τύχη!
page-phrase-thinking = Να σκεφτώ…
page-phrase-your-turn = Είναι η σειρά σου.
page-phrase-nice-rug = Τι ωραίο χαλί!
page-phrase-lucky = Έχεις τύχη σήμερα.
page-phrase-ouch = Άουτς!
page-phrase-oops = Ωχ.
page-phrase-thanks = Ευχαριστώ!
page-phrase-sorry = Συγγνώμη!
page-phrase-well-played = Ωραία έπαιξες!
page-phrase-again = Άλλη μία παρτίδα;
page-phrase-have-to-go = Πρέπει να φύγω σε λίγο.
page-phrase-bye = Αντίο!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Βοήθεια
page-help-rules = Πώς παίζεται
page-rules-aim = Στο τέλος κάθε dirham μετρά έναν πόντο, το ίδιο και κάθε τετράγωνο όπου φαίνεται το χαλί σου. Κερδίζει όποιος έχει τους περισσότερους πόντους.
page-rules-turn = Στη σειρά σου άφησε τον Assam όπως στέκεται ή γύρισέ τον αριστερά ή δεξιά και ρίξε το ζάρι. Προχωρά ίσια· στην άκρη ένα μωσαϊκό τον φέρνει πίσω στην αγορά.
page-rules-pay = Αν σταματήσει σε ξένο χαλί, πληρώνεις στον ιδιοκτήτη του ένα dirham για κάθε τετράγωνο της ενωμένης περιοχής αυτού του χρώματος.
page-rules-lay = Έπειτα στρώσε ένα χαλί σε δύο τετράγωνα, τουλάχιστον το ένα δίπλα στον Assam. Μπορεί να καλύψει χαλιά, όχι όμως μαζί και τα δύο μισά ξένου χαλιού.
page-rules-end = Όταν στρωθεί το τελευταίο χαλί, το παιχνίδι τελειώνει. Σε μερικά φυλλάδια όποιος δεν μπορεί να πληρώσει βγαίνει.
page-help-keys = Πλήκτρα
page-key-primary = Κάνε ό,τι προτείνεται: ρίξε, στρώσε, παράλειψε
page-key-arrows = Διάλεξε κατεύθυνση, όπως φαίνεται στο ταμπλό
page-key-ways = Διάλεξε αριστερά, ευθεία ή δεξιά, από τη σκοπιά του Assam
page-key-throw = Ρίξε το ζάρι
page-key-board = Στο ταμπλό, τα βέλη κινούν τον δρομέα, το Enter διαλέγει και επιβεβαιώνει, το πλήκτρο διαστήματος γυρίζει το χαλί
page-key-undo = Αναίρεση
page-key-take-back = Πάρε πίσω μια κίνηση
page-key-skip = Παράλειψε ό,τι προβάλλεται
page-key-mute = Ήχοι ναι ή όχι
page-key-say = Πες κάτι
page-key-log = Τι έγινε
page-key-menu = Μενού
page-key-help = Αυτή η βοήθεια
page-key-step = Ένα βήμα πίσω ή μπροστά
page-key-ends = Στην αρχή, στο τέλος
page-key-play = Αναπαραγωγή, παύση

## Settings

page-settings = Ρυθμίσεις
page-settings-language = Γλώσσα
page-settings-theme = Χρώματα της σελίδας
page-theme-auto = Όπως το σύστημα
page-theme-light = Φωτεινά
page-theme-dark = Σκούρα
page-theme-contrast = Υψηλή αντίθεση
page-settings-speed = Ταχύτητα
page-speed-slow = Αργά
page-speed-normal = Κανονικά
page-speed-fast = Γρήγορα
page-speed-instant = Αμέσως
page-settings-motion = Κίνηση
page-motion-auto = Όπως το σύστημα
page-motion-less = Λιγότερη
page-motion-full = Όλα κινούνται
page-settings-confirm = Επιβεβαίωση κινήσεων
page-settings-confirm-hint = Ένα κλικ διαλέγει· ένα δεύτερο, ή το κουμπί, κάνει την κίνηση.
page-settings-sounds = Ήχοι
page-settings-coordinates = Ονόματα γραμμών και στηλών

## The end

page-end-winner = { $player } κερδίζει!
page-end-shared = Κοινή νίκη: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Το τελευταίο χαλί στρώθηκε.
    [last-player] Όλοι οι άλλοι βγήκαν.
    [resigned] Όλοι οι άλλοι παραιτήθηκαν.
    [time] Ο χρόνος όλων των άλλων τελείωσε.
    [bots] Είχαν μείνει μόνο μποτ.
   *[left] Δεν έμεινε κανείς άλλος στο παιχνίδι.
}
page-ranking = Κατάταξη
page-ranking-place = Θέση
page-ranking-player = Παίκτης
page-ranking-dirhams = Dirham
page-ranking-squares = + χαλιά
page-ranking-points = = πόντοι
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] εκτός
    [time] τέλος χρόνου
    [abandoned] έφυγε
   *[resigned] παραιτήθηκε
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Όποιος βγήκε ή έφυγε δεν έχει πόντους και έρχεται μετά από όλους τους άλλους· όποιος έφυγε πρώτος είναι τελευταίος.
page-rematch = Παίξε ξανά
page-rematch-accept = { $number ->
    [one] { $player } θέλει να παίξει ξανά: μπες κι εσύ
   *[other] { $number } παίκτες θέλουν να παίξουν ξανά: μπες κι εσύ
}
page-rematch-waiting = Αναμονή των άλλων…
page-rematch-withdraw = Πάρε πίσω την πρόταση
page-rematch-go = Στην επόμενη παρτίδα
page-save-record = Αποθήκευση παρτίδας
page-copy-replay = Αντιγραφή συνδέσμου επανάληψης
page-chart-title = Οι πόντοι στην παρτίδα
page-chart = Οι πόντοι στην παρτίδα. Στο τέλος: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = Σε αριθμούς
page-statistics-turns = { $number ->
    [one] Παίχτηκε ένας γύρος.
   *[other] Παίχτηκαν { $number } γύροι.
}
page-statistics-highest = { $paid ->
    [one] Η μεγαλύτερη πληρωμή ήταν ένα dirham: πλήρωσε { $player }, εισέπραξε { $owner }.
   *[other] Η μεγαλύτερη πληρωμή ήταν { $paid } dirham: πλήρωσε { $player }, εισέπραξε { $owner }.
}
page-statistics-none = Κανείς δεν πλήρωσε τίποτα.
page-statistics-paid = πλήρωσε
page-statistics-received = εισέπραξε
page-statistics-throw = μέση ζαριά
page-statistics-mosaics = μωσαϊκά
page-dice = Ήταν τίμιο το ζάρι;
page-dice-all-fair = { $rugs ->
    [0] Ο περιηγητής σου κλήρωσε ξανά και τις { $throws } ζαριές: είναι όπως έπρεπε να είναι.
   *[other] Ο περιηγητής σου κλήρωσε ξανά και τις { $throws } ζαριές και τη σειρά των χαλιών ({ $rugs }): είναι όπως έπρεπε να είναι.
}
page-dice-bots = { $number ->
    [one] Μία ζαριά ήταν ενός μποτ: προκύπτει από όσα είχαν αποκαλύψει πριν οι περιηγητές των παικτών.
   *[other] { $number } ζαριές ήταν των μποτ: προκύπτουν από όσα είχαν αποκαλύψει πριν οι περιηγητές των παικτών.
}
page-dice-alone = { $number ->
    [one] Μία ζαριά είναι μόνο του διακομιστή: κανένας περιηγητής παίκτη δεν συνέβαλε.
   *[other] { $number } ζαριές είναι μόνο του διακομιστή: κανένας περιηγητής παίκτη δεν συνέβαλε.
}
page-dice-redrawn = { $number ->
    [one] Ήταν εξάσκηση: μία ζαριά πάρθηκε πίσω και ρίχτηκε ξανά.
   *[other] Ήταν εξάσκηση: { $number } ζαριές πάρθηκαν πίσω και ρίχτηκαν ξανά.
}
page-dice-seen = Ο περιηγητής σύγκρινε επίσης τους αριθμούς με όσους είδε στην αρχή του παιχνιδιού.
page-dice-unseen = Ο περιηγητής δεν είδε την αρχή αυτού του παιχνιδιού και δέχεται τους αριθμούς που δόθηκαν τότε όπως αναφέρονται τώρα.
page-dice-how = Πριν από το παιχνίδι ο διακομιστής δεσμεύτηκε σε έναν μυστικό αριθμό, και ο περιηγητής κάθε παίκτη σε έναν δικό του. Κάθε ζαριά προκύπτει και από τους δύο: ο περιηγητής αποκαλύπτει ένα κομμάτι του αριθμού του όταν ρίχνεται το ζάρι. Έτσι κανείς, ούτε όποιος λειτουργεί τον διακομιστή, δεν μπορούσε να προβλέψει ή να διαλέξει μια ζαριά.
page-dice-commitment = Ο μυστικός αριθμός δεν είναι αυτός που είχε υποσχεθεί ο διακομιστής.
page-dice-chain = { $player }: αυτό που έδωσε ο περιηγητής στην αρχή δεν είναι αυτό που χρησιμοποιήθηκε.
page-dice-link = Αυτό που αποκαλύφθηκε για τη ζαριά { $number } δεν είναι αυτό που έπρεπε να ακολουθήσει.
page-dice-count = Κάποιες ζαριές λείπουν ή περισσεύουν.
page-dice-first = Έπρεπε να αρχίσει { $player }.
page-dice-throw = Η ζαριά { $number } έπρεπε να είναι { $drawn }, αλλά παίχτηκε { $played }.
page-dice-pile = { $player }: το χαλί { $number } έπρεπε να έχει άλλο χρώμα.
page-dice-numbers = Οι αριθμοί
page-dice-commitment-is = Δόθηκε πριν από το παιχνίδι (SHA-256 του μυστικού αριθμού)
page-dice-seed-is = Ο μυστικός αριθμός
page-dice-chain-is = Δόθηκε από τον περιηγητή: { $player }
page-dice-link-is = Αποκαλύφθηκε για τη ζαριά { $number }

## Replay

page-replay = Επανάληψη
page-replay-hint = Άφησε εδώ μια αποθηκευμένη παρτίδα, διάλεξε το αρχείο ή επικόλλησε το κείμενο.
page-replay-file = Αρχείο
page-replay-text = Κείμενο της παρτίδας
page-replay-show = Δείξε
page-replay-turn = Γύρος { $turn }
page-replay-controls = Επανάληψη
page-replay-first = Στην αρχή
page-replay-back = Ένα βήμα πίσω
page-replay-play = Αναπαραγωγή
page-replay-pause = Παύση
page-replay-forth = Ένα βήμα μπροστά
page-replay-last = Στο τέλος
page-replay-position = Σημείο της παρτίδας
page-replay-result = Αποτέλεσμα και αριθμοί
