### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Δείχνει τα τυπωμένα κείμενα των κανόνων ή ένα από αυτά με τις διαφορές του.
editions-id-help = Μια έκδοση ή ο κωδικός μιας γλώσσας. Χωρίς αυτό εμφανίζονται όλες.
editions-column-id = id
editions-column-languages = γλώσσες
editions-column-differences = διαφορές από τους βασικούς κανόνες
editions-standard = Οι βασικοί κανόνες: όποιος δεν μπορεί να πληρώσει βγαίνει, υπάρχει παραλλαγή, τα χαλιά των άλλων παικτών προστατεύονται (cover: opponents), οι στοίβες των δύο παικτών ανακατεύονται, κάθε χρώμα τους είναι ξεχωριστή περιοχή, την ισοπαλία λύνουν τα dirham, ο πρώτος παίκτης βγαίνει με κλήρο. Το `marrakech editions ID` περιγράφει μία έκδοση με λόγια.
editions-unknown = δεν υπάρχει έκδοση ή γλώσσα «{ $text }»· το `marrakech editions` τις δείχνει
editions-languages = Γλώσσες: { $languages }
editions-booklet = Πηγή: { $booklet }
editions-box = Στο κουτί: { $box }
editions-differences = Διαφορές από τους βασικούς κανόνες:
editions-no-differences = Αυτοί είναι οι βασικοί κανόνες.
editions-notes = Για το κείμενο:
editions-use = Σε Python: { $code }

## The texts

editions-name = { $edition ->
    [international] Διεθνής, αγγλική
    [french] Γαλλική
    [dutch] Ολλανδική
    [spanish] Ισπανική
    [italian] Ιταλική
    [finnish] Φινλανδική
    [swedish] Σουηδική
    [czech] Τσεχική
    [greek] Ελληνική
    [portuguese] Πορτογαλική
    [polish] Πολωνική
    [icelandic] Ισλανδική
    [arabic] Αραβική
    [estonian] Εσθονική
    [latvian] Λετονική
    [lithuanian] Λιθουανική
    [russian] Ρωσική
    [chinese-traditional] Κινεζική (παραδοσιακή)
    [japanese] Ιαπωνική
    [chinese-simplified] Κινεζική (απλοποιημένη)
    [hungarian] Ουγγρική
    [slovenian] Σλοβενική
    [romanian] Ρουμανική
    [norwegian] Νορβηγική
    [serbian] Σερβική
    [croatian] Κροατική
    [german] Γερμανική
    [korean] Κορεατική
    [thai] Ταϊλανδική
    [persian] Περσική
    [hong-kong-2022] Χονγκ Κονγκ 2022, κινεζική
    [hong-kong-2022-english] Χονγκ Κονγκ 2022, αγγλική
    [hungarian-early] Ουγγρική, πρώιμη
    [russian-lifestyle] Ρωσική, Lifestyle
   *[french-2007] Γαλλική, 2007
}
editions-booklet-name = { $booklet ->
    [international] μία από τις τριάντα γλώσσες του διεθνούς φυλλαδίου
    [hong-kong-2022] οι κανόνες στο κουτί του Χονγκ Κονγκ, 2022
    [hungarian-early] οι κανόνες σε ένα πρώιμο ουγγρικό κουτί
    [russian-lifestyle] οι κανόνες στο ρωσικό κουτί της Lifestyle
   *[french-2007] οι κανόνες στο γαλλικό κουτί του 2007
}
editions-contents = { $rugs } χαλιά, { $ones } νομίσματα του ενός dirham, { $fives } των πέντε{ $bag ->
    [yes] , ένα σακουλάκι
   *[no] {""}
}
editions-box-not-listed = δεν αναφέρεται στο κείμενο

## Differences, in a word or two for a table

editions-brief-standard = οι βασικοί κανόνες
editions-brief-elimination-no = κανείς δεν βγαίνει
editions-brief-variant-none = χωρίς παραλλαγή
editions-brief-variant-turn-at-end-optional = παραλλαγή: έως ένα τέταρτο
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = χρώματα εναλλάξ
editions-brief-area-owner = περιοχές ανά ιδιοκτήτη
editions-brief-tiebreak-none = η θέση μοιράζεται
editions-brief-first-player-agree = πρώτος: με συμφωνία
editions-brief-first-player-morocco = πρώτος: τελευταίος στο Μαρόκο
editions-brief-first-player-lot-or-youngest = πρώτος: κλήρος ή ο μικρότερος

## Differences, in whole sentences

editions-differs-elimination-no = Όποιος δεν μπορεί να πληρώσει όλο το ποσό πληρώνει όσα έχει και συνεχίζει· κανείς δεν βγαίνει (R4.4).
editions-differs-variant-none = Δεν υπάρχει η παραλλαγή όπου ο Assam στρίβει στο τέλος του γύρου (R7).
editions-differs-variant-turn-at-end-optional = Στην παραλλαγή ο Assam μπορεί και να μείνει όπως είναι: στρίβει το πολύ ένα τέταρτο στροφής (R7.3).
editions-differs-cover-any = Ένα χαλί δεν μπορεί να καλύψει και τα δύο μισά του ίδιου χαλιού, ούτε καν ενός δικού σου (R5.3).
editions-differs-cover-colours = Τα δύο μισά κάτω από ένα νέο χαλί πρέπει να ανήκουν σε δύο χαλιά και να έχουν διαφορετικό χρώμα, όπου γίνεται (R5.3, R5.4).
editions-differs-pile-alternating = Με δύο παίκτες, ο καθένας στρώνει τα δύο χρώματά του εναλλάξ (R2.3).
editions-differs-area-owner = Με δύο παίκτες, τα δύο χρώματα ενός παίκτη είναι μία περιοχή: πληρώνονται όλα τα ενωμένα τετράγωνα με χαλιά του (R4.5).
editions-differs-tiebreak-none = Στους ίσους πόντους δεν κρίνει τίποτε άλλο: η θέση μοιράζεται (R6.3).
editions-differs-first-player-agree = Ο πρώτος παίκτης ορίζεται με συμφωνία (R2.4).
editions-differs-first-player-morocco = Πρώτος παίζει όποιος πήγε τελευταίος διακοπές στο Μαρόκο (R2.4).
editions-differs-first-player-lot-or-youngest = Ο πρώτος παίκτης βγαίνει με κλήρο ή είναι ο μικρότερος (R2.4).
editions-differs-box = Το κουτί περιέχει: { $box }.
editions-differs-box-not-listed = Το κείμενο δεν αναφέρει τι περιέχει το κουτί.

## Remarks that are no rules

editions-note-box-colours = Το κουτί έχει από 15 χαλιά σε τρία χρώματα και 12 στο τέταρτο.
editions-note-coins = Τα νομίσματα του ενός είναι ασημένια, των πέντε χρυσά.
editions-note-age-and-time = Το κείμενο λέει: 2 έως 4 παίκτες, από 6 ετών, 20 λεπτά.
editions-note-not-under-three = Το κείμενο λέει ότι το παιχνίδι δεν είναι για παιδιά κάτω των τριών ετών.
editions-note-pick-colour = Ο καθένας διαλέγει το χρώμα που του αρέσει.
editions-note-rock-paper-scissors = Το ποιος αρχίζει κρίνεται με κλήρο ή με «πέτρα, ψαλίδι, χαρτί».
editions-note-edge-mosaics = Ό,τι ενώνει τις γραμμές στην άκρη ονομάζεται μωσαϊκά· στα περισσότερα κείμενα είναι βέλη.
editions-note-edge-bends = Ό,τι ενώνει τις γραμμές στην άκρη ονομάζεται στροφές· στα περισσότερα κείμενα είναι βέλη.
editions-note-edge-lines = Ό,τι ενώνει τις σειρές στην άκρη ονομάζεται γραμμές· στα περισσότερα κείμενα είναι βέλη.
editions-note-same-colour-allowed = Το κείμενο λέει ρητά ότι επιτρέπεται να καλυφθούν δύο μισά του ίδιου χρώματος.
editions-note-setup-one-colour = Η γραμμή της προετοιμασίας δίνει σε δύο παίκτες από 15 χαλιά ενός χρώματος· αυτή είναι η επιλογή «Δύο παίκτες: από ένα χρώμα» (R2.3).
editions-note-pile-reading = Η φυσική ανάγνωση του κειμένου είναι ότι δύο παίκτες στρώνουν τα χρώματά τους εναλλάξ· θα μπορούσε όμως να σημαίνει και ότι τα δύο χρώματα ανακατεύονται.
editions-note-not-mixed = Με δύο παίκτες, ο καθένας βάζει τα χαλιά του σε μία στοίβα, αλλά το κείμενο δεν λέει ότι τα ανακατεύει. Εδώ οι στοίβες ανακατεύονται (R2.3).
editions-note-keeping-heading = Το κείμενο δεν λέει ότι μπορείς να αφήσεις τον Assam όπως στέκεται. Εδώ μπορείς (R3.2).
editions-note-own-square = Το κείμενο δεν λέει ότι πληρώνεται και το τετράγωνο κάτω από τον Assam. Εδώ πληρώνεται (R4.1).
editions-note-out-of-money = Το κείμενο λέει ότι βγαίνει ο παίκτης που «ξεμένει από χρήματα». Εδώ βγαίνει όποιος δεν μπορεί να πληρώσει όλο το ποσό· όποιος έμεινε χωρίς dirham αλλά δεν χρωστά τίποτα συνεχίζει (R4.3).
editions-note-loose-one-half = Το «μόνο με ένα μισό πάνω σε χαλί άλλου παίκτη» είναι χαλαρή διατύπωση. Μαζί με τη λίστα δίπλα του, το κείμενο λέει ό,τι και τα άλλα: επιτρέπεται να καλυφθούν μισά από δύο διαφορετικά χαλιά.
editions-note-slip-no-walk = Λάθος: η πληρωμή είναι τυπωμένη δεύτερη φορά εκεί που θα έπρεπε να περιγράφεται η κίνηση του Assam, κι έτσι το κείμενο δεν λέει τι γίνεται στην άκρη της αγοράς.
editions-note-slip-not-lost = Λάθος: από το «σε άδειο τετράγωνο ή σε δικό σου χαλί δεν χρειάζεται να πληρώσεις» χάθηκε το «δεν».
editions-note-slip-pays-rugs = Λάθος: στην πληρωμή μετριούνται χαλιά, ενώ όλα τα άλλα κείμενα μετρούν τετράγωνα. Εδώ πληρώνονται τετράγωνα (R4.1)· στο τέλος και αυτό το κείμενο μετρά μισά, όπως όλα.
editions-note-slip-may-lay = Λάθος: ένα χαλί «μπορεί» να στρωθεί· στην πραγματικότητα πρέπει (R5.4).
editions-note-slip-left-out = Λάθος: λείπουν ο σκοπός, τα περιεχόμενα και τι κρίνει την ισοπαλία.
editions-note-slip-opponent = Λάθος: στο τέλος μετρά «κάθε dirham που έμεινε στον αντίπαλο»· θα έπρεπε να λέει «στον παίκτη».
editions-note-slip-counts-twice = Λάθος: τα χαλιά για δύο παίκτες δίνονται δύο φορές, διαφορετικά.
editions-note-slip-variant = Λάθος: το τελευταίο βήμα της παραλλαγής είναι μπερδεμένο («γύρισε η φιγούρα μπορεί να γυρίσει ένα τέταρτο»). Εδώ ο Assam στρίβει ακριβώς ένα τέταρτο στροφής (R7.3).
editions-note-slip-aim = Λάθος: η πρόταση για τον σκοπό μένει στη μέση.
editions-note-slip-cards = Λάθος: το κείμενο λέει ότι στρώνονται «κάρτες»· εννοεί χαλιά.
editions-note-slip-results = Λάθος: τυπώθηκε «αποτελέσματα του τετραγώνου», ενώ εννοούνται οι πλευρές του.
editions-note-slip-exit-arrow = Λάθος: στην άκρη ο Assam συνεχίζει «προς το βέλος της εξόδου».
editions-note-slip-end-of-rug = Λάθος: λέει ότι το χαλί ακουμπά την πλευρά με την «άκρη» του· εννοείται ένα από τα τετράγωνά του (R5.1).
editions-note-slip-dirham-won = Λάθος: στο τέλος μετρά «κάθε dirham που κέρδισες»· εννοείται κάθε dirham που έχεις (R6.2).
editions-note-slip-leaves-game = Λάθος: στην άκρη ο Assam «φεύγει από το παιχνίδι»· στην πραγματικότητα φεύγει από την αγορά.
