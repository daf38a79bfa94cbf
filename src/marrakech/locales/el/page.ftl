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
page-quick = Παιχνίδι με μποτ
page-quick-opponents = Πόσοι αντίπαλοι;
page-quick-level = Πόσο δυνατοί;
page-play-now = Παίξε τώρα
page-your-name = Το όνομά σου
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Κι άλλοι τρόποι
page-mode-here = Γύρω από μία οθόνη
page-mode-here-hint = Δίνετε το λάπτοπ ή το κινητό από χέρι σε χέρι.
page-mode-link = Με φίλους, μέσω συνδέσμου
page-mode-link-hint = Στείλε έναν σύνδεσμο· όποιος τον ανοίγει κάθεται. Κανείς δεν χρειάζεται λογαριασμό.
page-mode-new = Στήσε ένα τραπέζι
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Μάθε να παίζεις
page-mode-learn-hint = Δέκα μικρά βήματα σε αληθινό ταμπλό, σε πέντε λεπτά.
page-mode-rules = Οι κανόνες
page-mode-rules-hint = Σύντομοι και με εικόνες, και για εκτύπωση.
page-mode-lobby = Προθάλαμος
page-mode-lobby-hint = Κάθισε σε ανοιχτό τραπέζι ή δες μια παρτίδα.
page-mode-replay = Δες ξανά μια παρτίδα
page-mode-replay-hint = Μια αποθηκευμένη καταγραφή, βήμα βήμα.
page-my-tables = Τα τραπέζια σου
page-forget-table = Ξέχασε το τραπέζι ({ $when })
page-level-rating = Αξιολόγηση { $rating }
page-level-option = { $name } ({ $rating })

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
# The bots by their first names
page-bot-porter = Χασάν
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Σάλμα
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Ιντρίς
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Φατίμα
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Γιουσούφ
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
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
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Έναρξη
page-new-invite = Στήσε το τραπέζι και πάρε τον σύνδεσμο
page-new-watch = Δες τα μποτ

## The lobby

page-lobby = Προθάλαμος
page-lobby-open = Ανοιχτά τραπέζια
page-lobby-none-open = Κανείς δεν περιμένει τώρα.
page-lobby-new = Άνοιξε ένα τραπέζι
page-lobby-running = Παρτίδες για θεατές
page-lobby-none-running = Δεν παίζεται τώρα καμία δημόσια παρτίδα.
page-lobby-watch-bots = Δες μποτ να παίζουν
page-join = Μπες
page-watch = Δες
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = Αντιγραφή συνδέσμου
page-share = Κοινοποίηση…
page-copied = Αντιγράφηκε.
page-not-copied = Ο περιηγητής δεν αφήνει να αντιγραφεί: { $link }
page-start-bots = Ή άρχισε τώρα
page-start-bots-hint = Τα μποτ παίρνουν τις ελεύθερες θέσεις.
page-start-now = Έναρξη με μποτ
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = Παίζει { $player }
page-ways = Προς τα πού
page-way-L = Αριστερά
page-way-F = Ευθεία
page-way-R = Δεξιά
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
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
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
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } επέστρεψε.
page-log-rematch-offered = { $player } θέλει να παίξει ξανά.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Υπάρχει νέο τραπέζι για την επόμενη παρτίδα.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Κατάταξη
page-ranking-place = Θέση
page-ranking-player = Παίκτης
page-ranking-dirhams = Dirham
page-ranking-squares = + χαλιά
page-ranking-points = = πόντοι
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Παίξε ξανά
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Αναμονή των άλλων…
page-rematch-withdraw = Take the offer back
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
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = Ο μυστικός αριθμός δεν είναι αυτός που είχε υποσχεθεί ο διακομιστής.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Έπρεπε να αρχίσει { $player }.
page-dice-throw = Η ζαριά { $number } έπρεπε να είναι { $drawn }, αλλά παίχτηκε { $played }.
page-dice-pile = { $player }: το χαλί { $number } έπρεπε να έχει άλλο χρώμα.
page-dice-numbers = Οι αριθμοί
page-dice-commitment-is = Δόθηκε πριν από το παιχνίδι (SHA-256 του μυστικού αριθμού)
page-dice-seed-is = Ο μυστικός αριθμός
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
