### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Μάθε να παίζεις
learn-lead = Δέκα μικρά βήματα σε αληθινό ταμπλό, πέντε λεπτά.
learn-step = Βήμα { $number } από { $steps }
learn-steps = Βήματα
learn-step-done = { $title } (έγινε)
learn-resume = Συνέχεια μαθήματος
learn-again = Από την αρχή
learn-next = Συνέχεια
learn-back = Πίσω
learn-right = Σωστά!
learn-wrong = Όχι ακριβώς.
learn-rule = Κανόνας { $rule }
learn-way = { $way ->
    [L] To his left
    [R] To his right
   *[F] Straight on
}
learn-throw = Ρίξε το ζάρι
learn-lay = Στρώσε το χαλί εδώ
learn-number = { $number }
learn-end-title = Τώρα ξέρεις το παιχνίδι
learn-end = Αυτά είναι όλα. Τα υπόλοιπα είναι τύχη και λίγη πονηριά.
learn-end-play = Παίξε με τον Χασάν τον αχθοφόρο

learn-turn = Γύρισε τον Assam
learn-turn-see-task = You are Red, and it is your turn. First you may turn Assam. Left and right are as he sees them: he looks down, so his left hand is on the right of the screen. Lead him where he cannot come upon a yellow rug.
learn-turn-left = Προς τα εκεί είναι τα κίτρινα χαλιά: με τις περισσότερες ζαριές θα πλήρωνες.
learn-turn-forward = Και ίσια μπροστά υπάρχει κίτρινο χαλί. Δοκίμασε άλλη κατεύθυνση.
learn-turn-done = Προς τα εκεί δεν μπορεί να σου συμβεί τίποτα.

learn-throw-title = Ρίξε το ζάρι
learn-throw-task = Τώρα ρίξε. Ο Assam προχωρά ένα τετράγωνο για κάθε παντόφλα.
learn-throw-done = Τρεις παντόφλες, τρία τετράγωνα.

learn-mosaic = Μέσα από το μωσαϊκό
learn-mosaic-task = Το ζάρι δείχνει τρία και ο Assam κοιτάζει προς τα κάτω. Στην άκρη ακολουθεί το μωσαϊκό. Σε ποιο τετράγωνο σταματά;
learn-mosaic-straight = Εκεί τελειώνει η αγορά: ακολουθεί το μωσαϊκό και ξαναμπαίνει από δίπλα.
learn-mosaic-count = Ο δρόμος μέσα από το μωσαϊκό είναι ένα βήμα. Μέτρησε ξανά.
learn-mosaic-other = Όχι εκεί. Ακολούθησε το μωσαϊκό με το δάχτυλο, βήμα βήμα.
learn-mosaic-done = Κάτω, μέσα από το μωσαϊκό και πάλι πάνω.

learn-pay = Πλήρωσε
learn-pay-task = Ο Assam σταμάτησε σε κίτρινο χαλί. Πόσα dirham πληρώνεις;
learn-pay-few = Μέτρησε όλα τα κίτρινα τετράγωνα που ενώνονται με αυτό κάτω από τον Assam, μαζί και αυτό.
learn-pay-many = Ένα κίτρινο τετράγωνο δεν ανήκει σε αυτά: το αποκόβει ένα κόκκινο χαλί, και οι γωνίες δεν μετρούν.
learn-pay-done = Ένα dirham για κάθε τετράγωνο της περιοχής.

learn-lay-title = Στρώσε ένα χαλί
learn-lay-task = Στο τέλος του γύρου σου στρώνεις ένα χαλί. Διάλεξε δύο τετράγωνα, το ένα δίπλα στον Assam.
learn-lay-done = Από εδώ και πέρα όποιος σταματά εκεί πληρώνει εσένα.

learn-cover = Κάλυψε χαλιά
learn-cover-task = Τα χαλιά μπορούν να στρωθούν πάνω σε χαλιά. Κάλυψε το μισό του κίτρινου χαλιού και το μισό του μπλε.
learn-cover-elsewhere = Επιτρέπεται, αλλά δεν καλύπτει και τα δύο χαλιά. Ψάξε το σημείο όπου ένα κίτρινο και ένα μπλε μισό είναι δίπλα δίπλα.
learn-cover-done = Δύο τετράγωνα παραπάνω για σένα και δύο λιγότερα για τους άλλους.

learn-count = Μέτρησε
learn-count-task = Το τελευταίο χαλί στρώθηκε. Ποιος κέρδισε; Μετρά κάθε dirham και κάθε τετράγωνο όπου φαίνεται χαλί.
learn-count-dirhams = Τα dirham δεν είναι το παν: πρόσθεσε τα τετράγωνα όπου φαίνονται τα χαλιά.
learn-count-squares = Τα τετράγωνα δεν είναι το παν: πρόσθεσε τα dirham.
learn-count-other = Άθροισε dirham και τετράγωνα για κάθε παίκτη.
learn-count-done = Dirham και τετράγωνα μαζί δίνουν τους περισσότερους πόντους.

learn-out = Έξω από το παιχνίδι
learn-out-task = Το Μπλε έχει τρία dirham και πρέπει να πληρώσει πέντε. Τι γίνεται;
learn-out-choice-out = Το Μπλε πληρώνει τρία και βγαίνει.
learn-out-choice-owes = Το Μπλε πληρώνει τρία και χρωστά δύο.
learn-out-choice-free = Το Μπλε δεν χρειάζεται να πληρώσει.
learn-out-owes = Σε αυτή την αγορά δεν υπάρχουν χρέη.
learn-out-free = Όποιος μπορεί να πληρώσει κάτι, πρέπει να το πληρώσει.
learn-out-done = Τα μπλε χαλιά μένουν και γίνονται ουδέτερα. Από εδώ και πέρα δεν κοστίζουν τίποτα σε κανέναν.

learn-piles = Δύο παίκτες
learn-piles-task = Με δύο παίκτες ο καθένας έχει δύο χρώματα. Το κίτρινο και το μωβ ανήκουν στον άλλο παίκτη, και ο Assam σταμάτησε σε κίτρινο χαλί. Πόσα dirham πληρώνεις;
learn-piles-both = Τα κίτρινα και τα μωβ χαλιά είναι δύο περιοχές, αν και τα έχει ο ίδιος παίκτης. Μέτρησε μόνο τα κίτρινα.
learn-piles-few = Μέτρησε όλα τα κίτρινα τετράγωνα που ενώνονται με αυτό κάτω από τον Assam.
learn-piles-done = Κάθε χρώμα είναι ξεχωριστή περιοχή. Και το επόμενο χαλί που στρώνεις είναι πάντα το πάνω πάνω της στοίβας σου.

learn-variant = Η παραλλαγή
learn-variant-task = Στην παραλλαγή γυρίζεις τον Assam στο τέλος: έστρωσες το χαλί σου, και ο επόμενος παίκτης πρέπει να πάει όπου κοιτάζει τότε ο Assam. Γύρισέ τον προς τα κόκκινα χαλιά σου.
learn-variant-wrong = Προς τα εκεί δεν υπάρχουν κόκκινα χαλιά. Τα χαλιά σου είναι από την άλλη του πλευρά.
learn-variant-done = Τώρα ο επόμενος παίκτης δύσκολα θα περάσει τα χαλιά σου.
