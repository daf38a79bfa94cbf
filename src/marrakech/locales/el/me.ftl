### One's own page: the passport, one's games, and what was achieved in them.

me-title = Το διαβατήριό σου
me-lead = Κρατά μαζί τις παρτίδες σου, και κανείς δεν χρειάζεται να εγγραφεί. Το φυλάει αυτός ο περιηγητής.
me-since = Από: { $when }
me-games = Οι παρτίδες μου
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } παρτίδα, νίκες: { $won }
   *[other] { $games } παρτίδες, νίκες: { $won }
}
me-none = Το διαβατήριό σου βγαίνει με την πρώτη σου παρτίδα. Πρόσωπο μπορείς να διαλέξεις από τώρα.
me-name = Όνομα
me-save = Αποθήκευση
me-saved = Αποθηκεύτηκε
me-offline = Το διαβατήριό σου φυλάσσεται εδώ, αλλά ο διακομιστής δεν απαντά: όνομα και παρτίδες θα έρθουν μόλις γίνει.

## The face

me-scarf = Κάλυμμα κεφαλής
me-scarf-name = { $number ->
    [1] τουρμπάνι
    [2] πέπλο
    [3] φέσι
    [4] πλεκτός σκούφος
    [5] κουκούλα
   *[6] κορδέλα
}
me-colour = Χρώμα
me-colour-name = { $number ->
    [1] κόκκινο
    [2] κροκί
    [3] μπλε
    [4] πετρόλ
    [5] λαδί
    [6] δαμασκηνί
    [7] λινό
   *[8] μαύρο
}
me-pattern = Το χαλί πίσω σου
me-pattern-name = { $number ->
    [1] ζιγκ ζαγκ
    [2] ρόμβοι
    [3] ρίγες
    [4] αστέρια
    [5] καρό
    [6] κύματα
    [7] πλαίσια
   *[8] νυχτερινός ουρανός
}

## Marks: what somebody has achieved

me-marks = Παράσημα
me-marks-none = Μικρές ιστορίες που μπορεί να πει μια παρτίδα για σένα. Κάθε παράσημο κερδίζεται μία φορά.
# Of all marks there are
me-marks-count = { $number } από { $all }
me-mark-open = Όχι ακόμη
me-mark-game = Η παρτίδα: { $when }
me-mark-first = Το πρώτο χαλί πουλήθηκε
me-mark-first-hint = Κέρδισες μια παρτίδα.
me-mark-fatima = Η Φατίμα υποκλίνεται
me-mark-fatima-hint = Κέρδισες εκεί όπου έπαιζε η Φατίμα.
me-mark-four = Τέσσερις στο τραπέζι
me-mark-four-hint = Κέρδισες τρεις άλλους.
me-mark-one = Για μία κλωστή
me-mark-one-hint = Κέρδισες για έναν μόνο πόντο.
me-mark-shared = Τσάι για δύο
me-mark-shared-hint = Μοιράστηκες την πρώτη θέση.
me-mark-spared = Ούτε ένα dirham
me-mark-spared-hint = Δεν πλήρωσες κανέναν σε μια ολόκληρη παρτίδα.
me-mark-purse = Σχεδόν άδειο
me-mark-purse-hint = Κέρδισες, αν και κάποια στιγμή είχες το πολύ δύο dirham.
me-mark-peace = Όλοι μένουν
me-mark-peace-hint = Κέρδισες δύο ή περισσότερους, και κανείς δεν βγήκε.
me-mark-late = Ανατροπή
me-mark-late-hint = Με τρία χαλιά ακόμη είχες την τελευταία θέση, και κέρδισες.
me-mark-last = Το τελευταίο χαλί
me-mark-last-hint = Το τελευταίο χαλί της παρτίδας σού έδωσε τη νίκη.
me-mark-carpet = Ένας δρόμος από χαλιά
me-mark-carpet-hint = Δώδεκα τετράγωνα του χρώματός σου ήταν ενωμένα.
me-mark-toll = Ένα καραβάνι πληρώνει
me-mark-toll-hint = Πήρες δέκα dirham μεμιάς.

## Another device

me-carry = Σε άλλη συσκευή
me-carry-hint = Άνοιξε το διαβατήριό σου στο κινητό ή στο σπίτι: θα βρεις τις ίδιες παρτίδες.
me-carry-show = Δείξε τον σύνδεσμο
me-carry-warning = Όποιος έχει αυτόν τον σύνδεσμο είναι εσύ. Μην τον δείξεις σε κανέναν, στείλε τον μόνο στον εαυτό σου.
me-carry-lost = Ένα χαμένο διαβατήριο δεν μπορεί να το φέρει πίσω κανείς, γιατί το έχουν μόνο οι περιηγητές σου. Με μια δεύτερη συσκευή είναι ασφαλές.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Μαζί έρχεται και η θέση σου σε μια παρτίδα που συνεχίζεται.
   *[other] Μαζί έρχονται και οι θέσεις σου σε { $number } παρτίδες που συνεχίζονται.
}
me-take = Διαβατήριο από άλλη συσκευή
me-take-hint = Αυτός ο σύνδεσμος φέρνει ένα διαβατήριο. Θέλεις να το χρησιμοποιήσεις εδώ;
me-take-yes = Χρήση εδώ
me-take-both = Χρήση, μαζί με τις παρτίδες μου
me-take-both-hint = Οι παρτίδες, τα παράσημα και οι μέρες αυτού του περιηγητή περνούν σε αυτό. Από δύο αξιολογήσεις μένει όποια έχει περισσότερες παρτίδες.
me-take-only = Χρήση, και ό,τι είναι εδώ μένει πίσω
me-take-only-hint = Τότε το διαβατήριο αυτού του περιηγητή χάνεται, εκτός αν το έχει και άλλη συσκευή.
me-take-no = Να μείνουν όπως είναι
me-taken = Καλώς ήρθες πάλι, { $name }!
me-take-gone = Αυτό το διαβατήριο δεν είναι γνωστό εδώ. Ίσως έχει διαγραφεί.

## One's data

me-data = Τα δεδομένα σου
me-data-hint = Ένα διαβατήριο είναι ένα όνομα, ένα πρόσωπο και μια λίστα από παρτίδες. Ούτε διεύθυνση email ούτε κωδικός ούτε τίποτε άλλο.
me-export = Αποθήκευση δεδομένων
me-records = Αποθήκευση παρτίδων
me-delete = Διαγραφή του διαβατηρίου μου
me-delete-hint = Το όνομά σου βγαίνει από όλες τις παρτίδες εδώ, όσες τελείωσαν και όσες συνεχίζονται. Οι παρτίδες μένουν, γιατί τις έπαιξαν και οι άλλοι. Ό,τι έχουν αποθηκεύσει ή τυπώσει άλλοι δεν παίρνεται πίσω.
me-delete-sure = Να διαγραφεί, και μαζί το όνομά σου;
me-delete-sure-hint = Αυτό δεν αναιρείται. Όσες παρτίδες συνεχίζονται μπορείς να τις παίξεις σε αυτόν τον περιηγητή, χωρίς το όνομά σου.
me-delete-yes = Ναι, διαγραφή
me-delete-no = Να μείνει
me-deleted = Το διαβατήριό σου διαγράφηκε.

## The list of one's games

me-running = Συνεχίζονται
me-finished = Τελείωσαν
me-filter = Ποιες παρτίδες
me-search = Αντίπαλος
me-players = Παίκτες
me-players-any = όσοι να ’ναι
me-result = Αποτέλεσμα
me-result-any = νίκη ή ήττα
me-result-won = νίκη
me-result-lost = ήττα
me-company = Αντίπαλοι
me-company-any = οποιοιδήποτε
me-company-people = άνθρωποι
me-company-bots = χαρακτήρες
me-company-both = και τα δύο
me-state = Κατάσταση
me-state-any = συνεχίζονται ή τελείωσαν
me-nothing = Δεν υπάρχει τέτοια παρτίδα.
me-place = { $place ->
    [1] Νίκη
    [2] Δεύτερη θέση
    [3] Τρίτη θέση
   *[4] Τέταρτη θέση
}
me-same-screen = Γύρω από μία οθόνη
me-accuracy = Ακρίβεια { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Αξιολόγηση { $change }
me-replay = Επανάληψη
me-time-left = ακόμη { $time }
me-more = Κι άλλες παρτίδες
# Tables at which only this browser has a seat
me-here = Μόνο σε αυτόν τον περιηγητή
me-reading = Φόρτωση παρτίδων…
