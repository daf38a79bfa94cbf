### `marrakech bots`.

bots-help = Δείχνει τα μποτ ή δοκιμάζει ένα δικό σου.
bots-column-name = μποτ
bots-column-description = πώς αποφασίζει
bots-column-options = επιλογές
bots-option-range = { $option } από { $least } έως { $most }· προεπιλογή { $default }
bots-option-words = { $option } από { $words }· προεπιλογή { $default }
bots-own = Και μια δική σου κλάση είναι μποτ: `marrakech bots check my_bot.py:MyBot` τη δοκιμάζει.

## What each kind does, in a line

bots-kind-random = κάνει οποιαδήποτε επιτρεπτή ενέργεια, όλες εξίσου πιθανές
bots-kind-greedy = γυρίζει τον Assam εκεί όπου περιμένει να πληρώσει λιγότερα και στρώνει το χαλί που δίνει τώρα τους περισσότερους πόντους
bots-kind-expectimax = κοιτάζει μερικούς γύρους μπροστά, με το ζάρι και τις στοίβες ως τύχη, και κρίνει ό,τι βλέπει με μια μαθημένη αξία
bots-kind-bestfirst = κοιτάζει πιο μακριά εκεί όπου η επιλογή είναι δυσκολότερη, όσο έχει χρόνο, και κρίνει ό,τι βλέπει με μια μαθημένη αξία
bots-kind-porter = κουβαλά χαλιά όλη μέρα και τα στρώνει όπου του αρέσει· πληρώνει με χαρά, και συχνά
bots-kind-apprentice = έμαθε να μετράει, μα το ξεχνά όταν η αγορά γεμίζει φασαρία
bots-kind-peddler = προσέχει κάθε dirham, μα δεν κοιτάζει ποτέ πέρα από τον δικό του γύρο
bots-kind-merchant = ξέρει τι αξίζει μια θέση στην αγορά και πού και πού σε αφήνει να ανασάνεις
bots-kind-master = έχει δει εκατό χιλιάδες αγορές και σκέφτεται τον γύρο σου πριν από σένα
bots-kind-storyteller = ξέρει πώς τελειώνει κάθε ιστορία, και δεν βιάζεται να διαλέξει τη δική της
bots-kind-pourer = μαθαίνει από κάθε παιχνίδι μαζί σου και είναι όσο δυνατή είσαι εσύ σήμερα
bots-kind-grandmother = σχεδόν ποτέ δεν έμεινε απένταρη· πληρώνει λίγα, περιμένει πολύ, χαμογελά
bots-kind-mason = χαλί δίπλα στο χαλί, ώσπου να γίνει δικός του όλος ο δρόμος
bots-kind-weaver = όπου το χαλί σου είναι στην καλύτερη θέση, το δικό της μπαίνει από πάνω
bots-kind-drummer = παίρνει τον μακρύ δρόμο, για τη συγκίνηση

## The eleven people: who they are

bots-people = Με ποιους μπορείς να παίξεις
bots-who-porter = Χασάν ο αχθοφόρος
bots-who-apprentice = Σάλμα η μαθητευόμενη
bots-who-peddler = Ιντρίς ο πραματευτής
bots-who-merchant = Φατίμα η εμπόρισσα
bots-who-master = Γιουσούφ ο μάστορας
bots-who-storyteller = Σαφίγια η παραμυθού
bots-who-pourer = Άγια που σερβίρει το τσάι
bots-who-grandmother = Ζόχρα η γιαγιά
bots-who-mason = Ταρίκ ο χτίστης
bots-who-weaver = Νουρ η υφάντρα
bots-who-drummer = Μπιλάλ ο τυμπανιστής
bots-column-level = επίπεδο
bots-column-who = ποιος
bots-column-character = χαρακτήρας
bots-kinds = Άλλα, για αγώνες και πειράματα

## How strong they are

bots-strength = Δύναμη, μέτρηση { $date } σε { $games ->
    [one] μία παρτίδα
   *[other] { $games } παρτίδες
}
bots-column-rating = αξιολόγηση
bots-column-interval = διάστημα
bots-interval = { $low } έως { $high }

## Trying one

bots-check-help = Δοκιμάζει ένα μποτ: παίζει ολόκληρες παρτίδες εναντίον του random, με δύο, τρεις και τέσσερις παίκτες και με την παραλλαγή.
bots-check-bot-help = Ένα μποτ όπως my_bot.py:MyBot, package.module:MyBot ή ένα από τη λίστα.
bots-games-help = Πόσες παρτίδες από κάθε είδος.
bots-seconds-help = Πόσο μπορεί να διαρκέσει μια απόφαση.
bots-seed-help = Ο αριθμός από τον οποίο βγαίνει όλη η τύχη.
bots-trying = παίζεται
bots-no-time = ο χρόνος για μια απόφαση πρέπει να είναι αριθμός
bots-column-rules = κανόνες
bots-column-games = παρτίδες
bots-column-won = νίκες
bots-column-decisions = αποφάσεις
bots-column-slowest = η πιο αργή
bots-slowest = { $milliseconds } ms
bots-fit = { $bot }: έτοιμο για παιχνίδι.
