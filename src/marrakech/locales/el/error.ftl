### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = δεν υπάρχει τετράγωνο «{ $text }»: τα τετράγωνα είναι από a1 έως g7
error-action = το «{ $text }» δεν είναι ενέργεια: γράψε L, F ή R, 1 έως 4, ένα χαλί όπως d3e3 ή =red
error-rug = τα { $near } και { $far } δεν είναι δύο γειτονικά τετράγωνα
error-action-number = δεν υπάρχει ενέργεια με αριθμό { $number }: πηγαίνουν από 0 έως { $most }

## Rule sets

error-option-value = το { $option } δεν μπορεί να είναι { $value }: διάλεξε από { $choices }
error-option-range = το { $option } δεν μπορεί να είναι { $value }: είναι ακέραιος από { $least } έως { $most }
error-one-colour-needs-two = το two_player="one colour" είναι για δύο παίκτες, όχι για { $players }
error-alternating-needs-two-colours = το pile="alternating" χρειάζεται δύο παίκτες με δύο χρώματα ο καθένας
error-odd-rugs = με δύο χρώματα ο καθένας έχει άρτιο αριθμό χαλιών, όχι { $rugs }
error-no-variant = το κείμενο «{ $edition }» δεν έχει παραλλαγή
error-edition = δεν υπάρχει έκδοση «{ $text }»· υπάρχουν { $known }
error-rules = το «{ $text }» δεν είναι σύνολο κανόνων: γράψε μια έκδοση, μια κάθετο και 2, 3 ή 4, όπως international/4
error-rules-option = το «{ $text }» δεν είναι επιλογή των κανόνων ή υπάρχει δύο φορές· υπάρχουν { $known }
error-no-such-seat = δεν υπάρχει θέση { $seat }: οι θέσεις πηγαίνουν από 0 έως { $last }
error-no-hidden-piles = μόνο οι ανακατεμένες στοίβες δύο χρωμάτων έχουν σειρά που μπορεί να γίνει γνωστή
error-wrong-piles = οι στοίβες δεν έχουν τα χαλιά που απομένουν

## What is not allowed

error-number-not-legal = η ενέργεια με αριθμό { $number } δεν επιτρέπεται εδώ
error-batch-not-legal = η ενέργεια με αριθμό { $number } δεν επιτρέπεται στην παρτίδα { $game }
error-nothing-to-pop = δεν υπάρχει ενέργεια για αναίρεση
error-nothing-played = δεν έχει παιχτεί τίποτα ακόμη
error-no-chance = τώρα δεν υπάρχει τίποτα για ρίξιμο ή για αποκάλυψη
error-game-over = το { $action } δεν γίνεται: το παιχνίδι τελείωσε
error-not-now = το { $action } δεν γίνεται στη φάση «{ $phase ->
    [turn] στροφή
    [roll] ζαριά
    [lay] στρώσιμο
    [reveal] αποκάλυψη
    [over] τέλος
   *[other] { $phase }
}»· εδώ επιτρέπονται: { $legal }
error-must-turn = ο Assam πρέπει να στρίψει αριστερά ή δεξιά· εδώ επιτρέπονται: { $legal }
error-not-in-pile = ένα { $colour ->
    [red] κόκκινο
    [yellow] κίτρινο
    [blue] μπλε
   *[purple] μωβ
} χαλί δεν μπορεί να είναι το επόμενο σε αυτή τη στοίβα
error-under-assam = το { $action } βρίσκεται κάτω από τον Assam ({ $assam })· εδώ επιτρέπονται: { $legal }
error-not-beside-assam = το { $action } δεν αγγίζει το τετράγωνο του Assam ({ $assam })· εδώ επιτρέπονται: { $legal }
error-far-square-first = το { $action } είναι ανάποδα: πρώτο έρχεται το τετράγωνο δίπλα στον Assam ({ $assam }), { $right }
error-covers-whole-rug = το { $action } θα κάλυπτε ολόκληρο { $colour ->
    [red] κόκκινο
    [yellow] κίτρινο
    [blue] μπλε
   *[purple] μωβ
} χαλί· εδώ επιτρέπονται: { $legal }
error-same-colours = το { $action } θα κάλυπτε δύο { $colour ->
    [red] κόκκινα
    [yellow] κίτρινα
    [blue] μπλε
   *[purple] μωβ
} μισά· εδώ επιτρέπονται: { $legal }

## Positions

error-position-fields = μια θέση έχει έξι πεδία (ταμπλό, Assam, σειρά, φάση, παίκτες, κανόνες), όχι { $given }
error-position-assam = το «{ $text }» δεν λέει πού στέκεται ο Assam: γράψε ένα τετράγωνο και N, E, S ή W, όπως d4S
error-position-mover = το «{ $text }» δεν λέει ποιος έχει σειρά: διάλεξε από { $seats }
error-position-phase = το «{ $text }» δεν είναι φάση: διάλεξε από { $phases }
error-position-purse = το «{ $text }» δεν είναι παίκτης: γράψε dirham και χαλιά όπως 30r12, ή x1
error-position-top = το «{ $text }» δεν λέει σωστά το επόμενο χαλί: με δύο χρώματα και χαλιά που απομένουν =r ή =?, αλλιώς τίποτα
error-board-rows = το ταμπλό έχει επτά γραμμές, όχι { $given }
error-board-columns = η γραμμή { $row } του ταμπλό πρέπει να έχει επτά τετράγωνα, όχι { $given }
error-board-cell = η γραμμή { $row } του ταμπλό έχει «{ $text }»: γράψε 1 έως 7 για άδεια τετράγωνα, ή r, y, b, p και ένα από ^ > v <
error-colour-not-played = κανείς δεν παίζει με το { $colour ->
    [red] κόκκινο
    [yellow] κίτρινο
    [blue] μπλε
   *[purple] μωβ
}, που βρίσκεται στο { $square }
error-half-off-board = το άλλο μισό του χαλιού στο { $square } θα ήταν εκτός ταμπλό
error-half-missing = το άλλο μισό του χαλιού στο { $square } θα έπρεπε να είναι στο { $other }, που είναι άδειο
error-half-nowhere = το άλλο μισό του χαλιού στο { $square } δεν είναι πουθενά: κανένα διπλανό χαλί δεν το καλύπτει
error-rugs-in-a-ring = τα χαλιά στα { $squares } θα έπρεπε το καθένα να είναι κάτω από το επόμενο
error-players-number = οι παίκτες είναι { $given }, αλλά οι κανόνες είναι για { $wanted }
error-purse-colours = το { $seat ->
    [red] Κόκκινο
    [yellow] Κίτρινο
    [blue] Μπλε
   *[purple] Μωβ
} έχει χαλιά σε αυτά τα χρώματα: { $wanted }
error-out-with-goods = το { $seat ->
    [red] Κόκκινο
    [yellow] Κίτρινο
    [blue] Μπλε
   *[purple] Μωβ
} είναι εκτός παιχνιδιού και δεν μπορεί να έχει ούτε dirham ούτε χαλιά
error-too-many-rugs = υπάρχουν πάνω από { $most } { $colour ->
    [red] κόκκινα
    [yellow] κίτρινα
    [blue] μπλε
   *[purple] μωβ
} χαλιά, στρωμένα και υπόλοιπα
error-top-not-in-pile = το { $seat ->
    [red] Κόκκινο
    [yellow] Κίτρινο
    [blue] Μπλε
   *[purple] Μωβ
} δεν μπορεί να στρώσει τώρα ένα { $colour ->
    [red] κόκκινο
    [yellow] κίτρινο
    [blue] μπλε
   *[purple] μωβ
} χαλί: δεν απομένει κανένα
error-top-unknown = πριν από αυτό μια στοίβα πρέπει να δείξει το επόμενο χαλί της
error-dirhams-together = όλα τα dirham μαζί δεν μπορούν να είναι πάνω από { $most }
error-out-without-elimination = με αυτούς τους κανόνες κανείς δεν βγαίνει
error-leaving-order = όσοι βγήκαν έφυγαν πρώτος, δεύτερος, τρίτος, και ένας παίκτης μένει
error-over = εδώ το παιχνίδι έχει τελειώσει: δεν απομένει χαλί ή απομένει μόνο ένας παίκτης
error-not-over = εδώ το παιχνίδι δεν έχει τελειώσει: απομένουν χαλιά και παίκτες
error-mover-cannot = δεν μπορεί να έχει σειρά το { $seat ->
    [red] Κόκκινο
    [yellow] Κίτρινο
    [blue] Μπλε
   *[purple] Μωβ
}: είναι εκτός παιχνιδιού ή δεν έχει άλλο χαλί

## Plain data

error-field-object = το { $path } πρέπει να είναι αντικείμενο
error-field-text = το { $path } πρέπει να είναι κείμενο
error-field-flag = το { $path } πρέπει να είναι true ή false
error-field-number = το { $path } πρέπει να είναι ακέραιος από { $least } έως { $most }
error-field-list = το { $path } πρέπει να είναι λίστα μήκους { $length }
error-field-choice = το { $path } πρέπει να είναι ένα από { $choices }
error-field-missing = το { $path } λείπει
error-field-unknown = δεν υπάρχει πεδίο { $path }
error-field-reveal-only = το { $path } δίνεται στη φάση «reveal» και σε καμία άλλη
error-field-reveal = η φάση είναι «reveal» αν και μόνο αν μια στοίβα δεν έχει δείξει ακόμη το επόμενο χαλί της
error-field-seat = η θέση που ενεργεί εδώ είναι { $wanted }
error-field-leaving = το { $path } είναι μέσα, άρα δεν έχει φύγει
error-rug-id = το χαλί { $rug } δεν είναι ένα χαλί σε δύο γειτονικά τετράγωνα: { $squares }
error-rug-id-two = τα { $squares } είναι ένα χαλί και χρειάζονται το ίδιο id

## Records

error-in-record = γραμμή { $line }, στήλη { $column }: { $why }
error-record-header = αυτό δεν είναι κεφαλίδα: γράψε [Name "value"]
error-record-header-name = το «{ $name }» δεν μπορεί να είναι όνομα κεφαλίδας εδώ
error-record-header-value = η κεφαλίδα { $name } πρέπει να είναι κείμενο
error-record-remark = ένα σχόλιο δεν μπορεί να ακολουθεί την ενέργεια { $number } από { $actions }
error-record-names = τα ονόματα είναι { $given } και οι παίκτες { $players }
error-record-half-character = εδώ υπάρχει μισός χαρακτήρας, που κανένα αρχείο δεν μπορεί να κρατήσει
error-record-header-twice = η κεφαλίδα { $name } υπάρχει δύο φορές
error-record-without-rules = μια παρτίδα αρχίζει με κεφαλίδες, και μία από αυτές πρέπει να είναι η Rules
error-record-rules-differ = οι κεφαλίδες Rules και Position δίνουν διαφορετικούς κανόνες
error-record-first = το «{ $text }» δεν μπορεί να αρχίσει: διάλεξε από { $seats }
error-record-word = το «{ $text }» δεν είναι ούτε ενέργεια ούτε αριθμός γύρου ούτε αποτέλεσμα
error-record-open-remark = αυτό το σχόλιο δεν κλείνει με {"}"}
error-record-number = ο γύρος { $number } θα έπρεπε να είναι ο γύρος { $wanted }
error-record-number-here = ο γύρος { $number } δεν μπορεί να αρχίσει εδώ
error-record-result = ως αποτέλεσμα δίνεται { $stated }, αλλά είναι { $result }
error-record-not-one = αναμενόταν μία παρτίδα, όχι { $games }

## Bots

error-bot = δεν υπάρχει μποτ «{ $text }»· υπάρχουν { $known }
error-bot-text = το «{ $text }» δεν είναι όνομα μποτ: γράψε ένα όνομα ή ένα όνομα με επιλογές, όπως bestfirst:ms=200
error-bot-option = το μποτ { $bot } δεν έχει επιλογή «{ $text }»· υπάρχουν { $known }
error-bot-option-text = το «{ $text }» στο «{ $bot }» δεν είναι επιλογή: γράψε ένα όνομα και μια τιμή, όπως ms=200
error-bot-option-number = το { $option } δεν μπορεί να είναι { $text }: είναι ακέραιος από { $least } έως { $most }
error-bot-option-word = το { $option } δεν μπορεί να είναι { $text }: διάλεξε από { $words }
error-bot-class = το «{ $text }» δεν λέει ποια κλάση: γράψε my_bot.py:MyBot
error-bot-no-brain = το «{ $text }» τρέχει σε δική του διεργασία και δεν έχει μυαλό να δανείσει

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = δεν υπάρχει αρχείο { $file }
error-load-module = δεν υπάρχει άρθρωμα { $module }
error-load-class = δεν υπάρχει μέσα του κλάση { $kind }· έχει { $known }
error-load-choose = η κλάση του { $kind } δεν έχει μέθοδο choose(self, view, clock)
error-load-raised = προκάλεσε { $what } ({ $where })
error-load-hung = δεν ήταν έτοιμο μετά από { $seconds } s ({ $where })
error-load-died = η διεργασία του τελείωσε με { $what } ({ $where })
error-load-hello = δεν απαντά στο hello όπως απαντά μια μηχανή: { $what }
error-forfeit-cannot-load = το { $bot } δεν φορτώνεται: { $why }
error-forfeit-raised = το { $bot } προκάλεσε { $what } ({ $where })· η θέση ήταν { $position }
error-forfeit-hung = το { $bot } δεν είχε αποφασίσει μετά από { $seconds } s ({ $where })· η θέση ήταν { $position }
error-forfeit-died = η διεργασία του { $bot } τελείωσε με { $what } ({ $where })· η θέση ήταν { $position }
error-forfeit-no-action = το { $bot } έδωσε { $what }, που δεν είναι ενέργεια· η θέση ήταν { $position }
error-forfeit-illegal = το { $bot } διάλεξε { $action }, που δεν επιτρέπεται: { $why }· η θέση ήταν { $position }
error-forfeit-stopped = το { $bot } δεν ξεκινά ξανά: απέτυχε { $times } φορές στη σειρά, την τελευταία έτσι: { $why }

## Matches

error-arena-nobody = ένας αγώνας χρειάζεται τουλάχιστον ένα μποτ
error-arena-games = ένας αγώνας έχει τουλάχιστον μία παρτίδα, όχι { $number }
error-arena-other-match = το { $file } έχει άλλον αγώνα, που διαφέρει από αυτόν που ζητήθηκε: { $what }
error-arena-no-state = το { $file } δεν έχει την κατάσταση ενός αγώνα
error-arena-extra = αυτό χρειάζεται το { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = ένα διάγραμμα γράφεται σε αρχείο .png ή .svg, όχι στο { $file }
error-arena-cluster = καμία συστάδα Ray δεν απαντά στο { $address }: { $why }
error-survey-not-learned = το μποτ { $bot } δεν έμαθε ακόμη να παίζει { $rules }

## Training

error-train-no-state = το { $file } δεν έχει την κατάσταση μιας εκπαίδευσης, ή όχι αυτής της έκδοσης
error-train-other-plan = το { $file } έχει άλλη εκπαίδευση, που διαφέρει από αυτήν που ζητήθηκε: { $what }
error-train-no-value = το { $file } δεν έχει μια αξία
error-train-other-rules = το { $file } έχει μάθει για { $learned } και όχι για { $wanted }

## Servers

error-server-no-table = αυτό το τραπέζι δεν υπάρχει ή δεν υπάρχει πια
error-server-not-found = δεν υπάρχει τίποτα εδώ
error-server-method = αυτό δεν γίνεται εδώ
error-server-not-understood = αυτό δεν είναι κατανοητό: { $why }
error-server-too-large = αυτό είναι πολύ μεγάλο: δεκτά το πολύ { $most } byte
error-server-too-many = πάρα πολλά αιτήματα μαζί: δοκίμασε ξανά σε { $seconds } s
error-server-full = αυτή τη στιγμή υπάρχουν πάρα πολλά τραπέζια εδώ
error-server-closing = αυτός ο διακομιστής κλείνει: δοκίμασε ξανά σε { $seconds } s
error-server-lobby = ήδη { $most } τραπέζια σου περιμένουν στον προθάλαμο
error-server-storage = ο διακομιστής δεν έχει τώρα πρόσβαση στα δεδομένα του: δοκίμασε ξανά σε { $seconds } s
error-server-origin = μια σελίδα από αλλού δεν επιτρέπεται να επικοινωνήσει με αυτόν τον διακομιστή
error-server-banned = αυτή η διεύθυνση είναι αποκλεισμένη εδώ έως { $until }
error-server-banned-name = κανείς δεν μπορεί να λέγεται «{ $name }» εδώ έως { $until }
error-server-no-such-player = στη θέση { $seat } δεν κάθεται κανείς που να μπορείς να αναφέρεις
error-server-host = αυτός ο διακομιστής δεν απαντά σε αυτό το όνομα
error-server-not-your-seat = η θέση { $seat } δεν είναι δική σου
error-server-own-secrets = ένα δικό σου μυστικό έχει 22 έως 64 λατινικά γράμματα, ψηφία, - και _, και είναι διαφορετικό για κάθε άτομο
error-server-seated = κάποιος από τη διεύθυνσή σου κάθεται ήδη σε αυτό το τραπέζι
error-server-passport = αυτό το διαβατήριο δεν διαβάζεται: το μυστικό του έχει 22 έως 64 χαρακτήρες
error-server-no-passport = δεν υπάρχει τέτοιο διαβατήριο εδώ
error-server-token = αυτό το διακριτικό δεν ανοίγει τίποτα εδώ: ανακλήθηκε ή δεν υπήρξε ποτέ
error-server-no-token = δεν υπάρχει τέτοιο διακριτικό
error-server-scope = αυτό το διακριτικό δεν το επιτρέπει: χρειάζεται ένα με το δικαίωμα { $scope }
error-server-tokens = ένα διαβατήριο έχει το πολύ { $most } διακριτικά: ανακάλεσε ένα που δεν χρησιμοποιείς
error-server-programs = εδώ δεν παίζουν προγράμματα
error-server-match-programs = το γρήγορο παιχνίδι είναι για ανθρώπους: ένα πρόγραμμα στήνει δικό του τραπέζι (POST /api/tables) ή παίρνει σύνδεσμο για κάποιο
error-server-ahead = αυτό το τραπέζι έχει φτάσει μόνο στο συμβάν { $number }
error-server-still-playing = αυτό είναι για ολοκληρωμένες παρτίδες, και η παρτίδα συνεχίζεται
error-server-day-hidden = αυτό το τραπέζι είναι από την αγορά της ημέρας: οι άλλοι μπορούν να δουν όταν περάσει η ημέρα
error-server-no-day = εκείνη την ημέρα δεν είχε αγορά
error-server-day-over = αυτή η αγορά έκλεισε: από τη μία (UTC) και μετά μπορεί να παιχτεί ξανά, χωρίς να μετρά
error-server-broken = κάτι πήγε στραβά εδώ και καταγράφηκε
error-server-damaged = αυτό το τραπέζι έχει καταστραφεί: πρέπει να το επαναφέρει ο διαχειριστής, που έχει ήδη ειδοποιηθεί

## What is stored

error-data-file = το { $file } δεν μπορεί να χρησιμοποιηθεί: { $why }
error-data-no-database = το { $file } δεν είναι βάση δεδομένων με τραπέζια: πήγαινέ το αλλού ή δώσε άλλον φάκελο με --data
error-data-damaged = το { $file } έχει καταστραφεί ({ $why }): επανάφερε ένα αντίγραφο με «marrakech database restore»· δεν άλλαξε τίποτα
error-data-newer = το { $file } είναι από νεότερη έκδοση του προγράμματος (μορφή { $found }· αυτή γνωρίζει { $known }): ξεκίνησε εκείνη την έκδοση ή γύρισέ το πίσω από εκείνη με «marrakech database downgrade { $known }»
error-data-older = από το { $file } κάτι λείπει: αποθηκεύτηκαν { $wanted } αλλαγές και υπάρχουν { $found }. Χάθηκε το αρχείο του -wal ή είναι παλαιότερο αντίγραφο. Βάλε πίσω ό,τι λείπει ή επανάφερε ένα αντίγραφο· για να συνεχίσεις με αυτό όπως είναι, διάγραψε το { $mark }
error-data-locked = το { $file } είναι κλειδωμένο από άλλο πρόγραμμα: κλείσε το και δοκίμασε ξανά
error-data-no-key = το { $file } δεν είναι κλειδί: ένα κλειδί είναι 64 δεκαεξαδικά ψηφία. Βάλε πίσω το σωστό· δεν άλλαξε τίποτα
error-data-key-missing = λείπει το κλειδί { $file }, χωρίς το οποίο δεν διαβάζεται κανένα τραπέζι: βάλ’ το πίσω από το αντίγραφό του ή δείξε με --key-file πού είναι. Δεν άλλαξε τίποτα
error-data-key-wrong = το { $file } δεν είναι το κλειδί με το οποίο γράφτηκε αυτή η βάση δεδομένων: βάλε πίσω το σωστό ή δείξε με --key-file πού είναι. Δεν άλλαξε τίποτα
error-data-none = δεν υπάρχει βάση δεδομένων στο { $file }
error-data-outdated = το { $file } είναι από παλαιότερη έκδοση: ξεκίνησε μία φορά τον διακομιστή για να ενημερωθεί
error-data-exists = το { $file } υπάρχει ήδη: διάλεξε άλλο όνομα
error-data-in-use = το { $file } χρησιμοποιείται: σταμάτησε πρώτα τον διακομιστή
error-data-form = δεν υπάρχει μορφή { $form } για επιστροφή· υπάρχουν { $known }

## Tables

error-table-all-agreed = όλοι έχουν ήδη συμφωνήσει να παίξουν ξανά
error-table-begun = το παιχνίδι έχει ήδη αρχίσει
error-table-bot-plays = εδώ παίζει τώρα ένα μποτ· επίστρεψε πρώτα
error-table-chain-taken = οι ζαριές δύο παικτών δεν μπορούν να εξαρτώνται από την ίδια αλυσίδα
error-table-closed = αυτό το τραπέζι το έκλεισε όποιος το είχε στήσει
error-table-closed-by-host = ο διαχειριστής έκλεισε αυτό το τραπέζι
error-table-colours = τα χρώματα ενός τραπεζιού είναι κόκκινο, κίτρινο, μπλε και μωβ, από μία φορά
error-table-deserted = αυτή τη στιγμή δεν είναι κανείς στο τραπέζι: δοκίμασε ξανά όταν επιστρέψει κάποιος
error-table-dice-header = η κεφαλίδα { $name } αυτής της καταγραφής δεν διαβάζεται
error-table-dice-version = η έκδοση { $version } των ζαριών δεν είναι γνωστή εδώ
error-table-full = όλες οι θέσεις είναι πιασμένες
error-table-gone = όποιος παραιτήθηκε δεν παίζει πια
error-table-id-used = αυτό το id έχει ήδη χρησιμοποιηθεί για κάτι άλλο
error-table-level = δεν υπάρχει επίπεδο «{ $level }»· υπάρχουν { $known }
error-table-level-of-person = η θέση { $seat } δεν είναι για μποτ, άρα δεν έχει επίπεδο
error-table-long-record = μια παρτίδα με πάνω από { $most } ενέργειες είναι πολύ μεγάλη για προβολή
error-table-mixed-name = μια λέξη του «{ $name }» ανακατεύει αλφάβητα που μοιάζουν: γράψε την με ένα από αυτά
error-table-no-name = ένα όνομα έχει τουλάχιστον ένα γράμμα που μπορεί να εμφανιστεί
error-table-no-record = δεν υπάρχει παρτίδα σε αυτή την καταγραφή
error-table-no-seed = αυτή η καταγραφή δεν έχει ούτε μυστικό αριθμό ούτε την τιμή που δόθηκε πριν από το παιχνίδι
error-table-no-such-seat = η θέση { $seat } δεν είναι δική σου σε αυτό το τραπέζι
error-table-no-take-back = δεν υπάρχει κίνηση για να την πάρεις πίσω
error-table-no-throw = δεν είναι ώρα για το ζάρι
error-table-no-undo = δεν υπάρχει πια τίποτα για αναίρεση
error-table-rated = μια παρτίδα με αξιολόγηση δεν έχει υποδείξεις και τίποτα δεν παίρνεται πίσω, αρχίζει από την αρχή με τα συνηθισμένα χαλιά και dirham, και κάθε άνθρωπος έχει δική του οθόνη
error-table-position = το παιχνίδι συνεχίζεται μόνο από θέση που δεν είναι το τέλος του, και μόνο αν όλοι οι άνθρωποι μοιράζονται μία οθόνη
error-table-nobody-waits = σε τραπέζι με ελεύθερες θέσεις πρέπει να κάθεται κάποιος
error-table-not-away = αυτός ο παίκτης είναι εδώ
error-table-not-begun = το παιχνίδι δεν έχει αρχίσει ακόμη
error-table-not-by-hand = το { $action } είναι θέμα τύχης, όχι επιλογής
error-table-not-maker = μόνο όποιος έστησε το τραπέζι μπορεί να το κλείσει
error-table-not-maker-starts = μόνο όποιος έστησε το τραπέζι μπορεί να αρχίσει με μποτ
error-table-not-over = το παιχνίδι δεν έχει τελειώσει ακόμη
error-table-not-your-turn = δεν είναι η σειρά σου
error-table-over = το παιχνίδι τελείωσε
error-table-phrase = κανείς εδώ δεν μπορεί να πει «{ $phrase }»
error-table-plays-already = παίζεις ήδη
error-table-programs = σε αυτό το τραπέζι δεν παίζουν προγράμματα
error-table-same-name = κάποιος σε αυτό το τραπέζι λέγεται ήδη «{ $name }»: πρόσθεσε κάτι στο όνομα
error-table-seats-and-rules = { $seats } θέσεις δεν ταιριάζουν με κανόνες για { $players } παίκτες
error-table-stale = στο μεταξύ κάτι έγινε· κοίταξε ξανά
error-table-taken = η θέση { $seat } είναι πιασμένη
error-table-time-over = ο χρόνος για αυτόν τον γύρο τελείωσε: τον παίζει ένα μποτ
error-table-too-long = έχουν γίνει ήδη πάρα πολλά σε αυτό το τραπέζι: συνεχίζεται μόνο το παιχνίδι
error-table-too-much-talk = πολλή κουβέντα· περίμενε λιγάκι
error-table-too-often = αυτό έγινε ήδη { $times } φορές, και φτάνει
error-table-day = αυτή είναι η αγορά μιας ημέρας: όλοι την παίζουν μόνοι τους, μία φορά και με τις ίδιες ζαριές
error-table-wrong-link = αυτός ο κρίκος δεν ακολουθεί τον τελευταίο της αλυσίδας σου
