### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Τυπώνει τους κανόνες του παιχνιδιού, με εικόνες, ή τους κανόνες μιας έκδοσης.
rules-help-edition = Μια έκδοση, όπως thai, για να δεις σε τι διαφέρουν οι κανόνες της.
rules-title = Οι κανόνες
rules-players = A game for two to four rug sellers.
rules-print = Εκτύπωση
rules-contents = Περιεχόμενα
rules-link = Σύνδεσμος στον κανόνα { $rule }
rules-why = Γιατί; Κανόνας { $rule }
rules-option = Εδώ τα φυλλάδια διαφέρουν: δες «{ rules-editions }».

## The aim

rules-aim = Ο σκοπός
rules-aim-text = Οδήγησε τον Assam μέσα στην αγορά, πλήρωσε όταν σταματά σε ξένο χαλί και στρώσε τα δικά σου χαλιά στον δρόμο των άλλων. Στο τέλος μετρά κάθε dirham, το ίδιο και κάθε τετράγωνο όπου φαίνεται χαλί σου. Κερδίζει όποιος έχει τους περισσότερους πόντους.

## 1. The market

rules-market = Η αγορά
rules-r1-1 = Η αγορά έχει επτά επί επτά τετράγωνα.
rules-r1-2 = Ο Assam ξεκινά από το μεσαίο τετράγωνο.
rules-r1-3 = Το ζάρι έχει έξι πλευρές. Δείχνουν μία, δύο, δύο, τρεις, τρεις και τέσσερις παντόφλες.
rules-r1-4 = Τα μωσαϊκά στην άκρη ενώνουν γειτονικές γραμμές ή στήλες. Ένα μωσαϊκό δεν είναι τετράγωνο: ο Assam περνά από μέσα του και ξαναμπαίνει από δίπλα, και αυτό είναι ένα βήμα. Σε δύο γωνίες το μωσαϊκό οδηγεί πίσω στο ίδιο το γωνιακό τετράγωνο.

## 2. Setting up

rules-setting-up = Προετοιμασία
rules-r2-1 = Καθίστε γύρω από το ταμπλό και παίξτε κατά τη φορά του ρολογιού. Ο καθένας παίρνει 30 dirham: πέντε νομίσματα του ενός και πέντε των πέντε.
rules-r2-2 = Τέσσερις παίκτες έχουν από 12 χαλιά ενός χρώματος, τρεις παίκτες από 15.
rules-r2-3 = Δύο παίκτες έχουν από δύο χρώματα, με 12 χαλιά από κάθε χρώμα. Ανακάτεψε τα 24 χαλιά σου σε μία στοίβα και στρώνε τα αρχίζοντας από πάνω: όλοι βλέπουν το πάνω χαλί, κανείς δεν ξέρει τι έρχεται από κάτω.
rules-r2-4 = Ρίξτε κλήρο για το ποιος αρχίζει.
rules-r2-5 = Αν θέλετε, συμφωνήστε για περισσότερα ή λιγότερα dirham ή χαλιά για όλους.

## 3. A turn

rules-turn = Ένας γύρος
rules-r3-1 = Στη σειρά σου: γύρισε τον Assam, ρίξε το ζάρι, κίνησέ τον, πλήρωσε αν χρειάζεται και στρώσε ένα χαλί. Έπειτα παίζει ο επόμενος παίκτης κατά τη φορά του ρολογιού.
rules-r3-2 = Πριν ρίξεις, άφησε τον Assam όπως στέκεται ή γύρισέ τον κατά ένα τέταρτο στροφής προς τα αριστερά του ή τα δεξιά του. Ποτέ δεν κάνει μεταβολή.
rules-r3-3 = Ο Assam προχωρά ίσια, ένα τετράγωνο για κάθε παντόφλα, και στην άκρη ακολουθεί τα μωσαϊκά. Μετά κοιτάζει προς τα εκεί που περπάτησε.

## 4. Paying

rules-paying = Πληρωμή
rules-r4-1 = Αν ο Assam σταματήσει σε χαλί άλλου παίκτη, πλήρωσε σε εκείνον τον παίκτη ένα dirham για κάθε τετράγωνο της περιοχής αυτού του χρώματος γύρω από τον Assam: τετράγωνα που ενώνονται πλευρά με πλευρά, ποτέ με γωνία, μαζί και το δικό του. Μετρά μόνο ό,τι βρίσκεται από πάνω.
rules-r4-2 = Ένα άδειο τετράγωνο, ένα δικό σου χαλί και ένα ουδέτερο χαλί δεν κοστίζουν τίποτα. Αν ένας παίκτης έχει δύο χρώματα, κάθε χρώμα είναι ξεχωριστή περιοχή.
rules-r4-3 = Αν δεν μπορείς να πληρώσεις όλο το ποσό, πλήρωσε όσα έχεις: βγαίνεις από το παιχνίδι. Δεν στρώνεις άλλα χαλιά· όσα έστρωσες μένουν και γίνονται ουδέτερα, δηλαδή δεν ανήκουν σε κανέναν. Αν φτάνουν ίσα ίσα, μένεις στο παιχνίδι, ακόμη και χωρίς κανένα dirham.
rules-r4-4 = Σε μερικά φυλλάδια δεν βγαίνει κανείς: πληρώνεις όσα έχεις και συνεχίζεις.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = Στρώσιμο χαλιού
rules-r5-1 = Στρώσε το χαλί σου σε δύο γειτονικά τετράγωνα. Τουλάχιστον το ένα πρέπει να είναι δίπλα στον Assam, πλευρά με πλευρά· κανένα δεν μπορεί να είναι το τετράγωνο όπου στέκεται.
rules-r5-2 = Ένα χαλί μπορεί να καλύψει άδεια τετράγωνα και μισά χαλιών. Δεν μπορεί να καλύψει και τα δύο μισά του ίδιου χαλιού άλλου παίκτη.
rules-r5-3 = Εδώ τα φυλλάδια διαφέρουν: μερικά προστατεύουν και τα δικά σου χαλιά, και σε μερικά τα δύο μισά κάτω από ένα νέο χαλί πρέπει επιπλέον να έχουν διαφορετικό χρώμα.
rules-r5-4 = Πρέπει να στρώσεις χαλί. Αν δεν υπάρχει σημείο όπου τα χρώματα διαφέρουν, αυτή τη φορά δεν παίζουν ρόλο.

## 6. The end

rules-end = Το τέλος
rules-r6-1 = Το παιχνίδι τελειώνει όταν στρωθεί το τελευταίο χαλί, ή αμέσως μόλις μείνει μόνο ένας παίκτης.
rules-r6-2 = Οι πόντοι σου είναι τα dirham σου και τα τετράγωνα όπου φαίνεται χαλί σου. Όποιος βγήκε δεν έχει πόντους, και όποιος βγήκε πρώτος είναι τελευταίος.
rules-r6-3 = Κερδίζει όποιος έχει τους περισσότερους πόντους. Σε ίσους πόντους κερδίζει όποιος έχει τα περισσότερα dirham· αν είναι κι αυτά ίσα, μοιράζεστε τη θέση.

## 7. The variant

rules-variant = Η παραλλαγή: στροφή στο τέλος
rules-r7-1 = Ρίξε το ζάρι, κίνησε τον Assam, πλήρωσε και στρώσε ένα χαλί· μετά γύρισε τον Assam κατά ένα τέταρτο στροφής προς τα αριστερά του ή τα δεξιά του.
rules-r7-2 = Ο επόμενος παίκτης πρέπει να πάει όπου κοιτάζει τώρα ο Assam. Κανείς δεν τον γυρίζει πριν από την πρώτη ζαριά, ούτε μετά το τελευταίο χαλί.
rules-r7-3 = Ένα φυλλάδιο επιτρέπει και να τον αφήσεις όπως στέκεται.
rules-r7-4 = Όποιος βγαίνει δεν τον γυρίζει πια: ο επόμενος παίκτης πηγαίνει όπου κοιτάζει.
rules-open = What the rule books leave open
rules-open-text = Some things are said in no rule book, or can be read in two ways. This is how they are played here.
rules-open-parts = How large the market is, what the die shows and which lines the mosaics join is told by the board and the die in the box, not by any text.
rules-open-heading = No text says in words which way Assam looks at the start, and the board is not the same from all sides. Here he looks down, unless you choose another way.
rules-open-no-money = Where nobody goes out, no text says what happens to a player who cannot pay. Here that player pays what there is and plays on.
rules-open-out-of-money = Four texts say that who “runs out of money” is out, which could mean: with no dirham left. “Pays what he can”, and nine texts that say “not enough”, speak for the other reading: here you are out only if you cannot pay all that is due.
rules-open-neutral = No text says whether a neutral rug is protected from being covered whole. Here it is; as the texts forbid it for rugs of opponents, one could read it otherwise.
rules-open-own-rug = No text says whether you may cover your own rug whole. It is not in the list of what a rug may lie on, but only opponents' rugs are forbidden. Here it is allowed, as it is on Board Game Arena, unless the rule book protects every rug.
rules-open-last-player = No text says that the game ends when only one player is left. Here it does.
rules-open-ranking = No text ranks the players who are out. Here they come after all others, the first to go out last.
rules-open-turning = No text says whether a player who goes out still turns Assam in the variant. Here Assam is left as he stands.
rules-open-house = That visible squares decide a tie, or that the youngest player always begins, is in no text: these are house rules.

## Figures

rules-figure-start = Η αρχή
rules-figure-turning = Ο Assam κοιτάζει προς τα κάτω. Μπορεί να πάει δεξιά, κάτω ή αριστερά, και ποτέ δεν κάνει μεταβολή.
rules-figure-mosaic = Τρία βήματα, ένα από αυτά μέσα από μωσαϊκό
rules-figure-corner = Τέσσερα βήματα, ένα από αυτά γύρω από γωνία
rules-figure-area = Το Κόκκινο πληρώνει στο Κίτρινο πέντε dirham: το έκτο κίτρινο τετράγωνο είναι αποκομμένο.
rules-figure-places = Μερικά σημεία για ένα χαλί
rules-figure-cover-one-half = Επιτρέπεται: μισό χαλί και ένα άδειο τετράγωνο
rules-figure-cover-two-halves = Επιτρέπεται: μισά από δύο χαλιά
rules-figure-cover-whole = Δεν επιτρέπεται: και τα δύο μισά ενός χαλιού
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Το Κίτρινο βγήκε: τα κίτρινα χαλιά είναι ουδέτερα.

## Editions

rules-editions = Σε τι διαφέρουν οι εκδόσεις
rules-editions-text = Οι τυπωμένοι κανόνες υπάρχουν σε πολλές γλώσσες και δεν λένε όλοι τα ίδια. Παραπάνω είναι οι βασικοί κανόνες· εδώ είναι τι κάνει διαφορετικά κάθε έκδοση. Μπορείς να παίξεις με όλες.
rules-editions-same = Όπως οι βασικοί κανόνες
