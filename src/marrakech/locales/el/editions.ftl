### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Δείχνει τα τυπωμένα κείμενα των κανόνων ή ένα από αυτά με τις διαφορές του.
editions-id-help = Μια έκδοση ή ο κωδικός μιας γλώσσας. Χωρίς αυτό εμφανίζονται όλες.
editions-column-id = id
editions-column-languages = γλώσσες
editions-column-differences = διαφορές από τους βασικούς κανόνες
editions-legend = Οι βασικοί κανόνες: όποιος δεν μπορεί να πληρώσει βγαίνει, υπάρχει παραλλαγή, τα χαλιά των άλλων παικτών προστατεύονται (cover: opponents), οι στοίβες των δύο παικτών ανακατεύονται, την ισοπαλία λύνουν τα dirham, ο πρώτος παίκτης βγαίνει με κλήρο. Το `marrakech editions ID` περιγράφει μία έκδοση με λόγια.
editions-unknown = δεν υπάρχει έκδοση ή γλώσσα «{ $text }»· το `marrakech editions` τις δείχνει
editions-languages = Γλώσσες: { $languages }
editions-booklet = Πηγή: { $booklet }
editions-box = Στο κουτί: { $box }
editions-differences = Διαφορές από τους βασικούς κανόνες:
editions-no-differences = Αυτοί είναι οι βασικοί κανόνες.
editions-notes = Για το κείμενο:
editions-use = Σε Python: { $code }

## The texts

editions-title = { $edition ->
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
    [hong-kong-2022] Χονγκ Κονγκ, 2022
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
editions-differs-tiebreak-none = Στους ίσους πόντους δεν κρίνει τίποτε άλλο: η θέση μοιράζεται (R6.3).
editions-differs-first-player-agree = Ο πρώτος παίκτης ορίζεται με συμφωνία (R2.4).
editions-differs-first-player-morocco = Πρώτος παίζει όποιος πήγε τελευταίος διακοπές στο Μαρόκο (R2.4).
editions-differs-first-player-lot-or-youngest = Ο πρώτος παίκτης βγαίνει με κλήρο ή είναι ο μικρότερος (R2.4).
editions-differs-box = Το κουτί περιέχει: { $box }.
editions-differs-box-not-listed = Το κείμενο δεν αναφέρει τι περιέχει το κουτί.

## Remarks that are no rules

editions-note-box-colours = Το κουτί έχει από 15 χαλιά σε τρία χρώματα και 12 στο τέταρτο.
editions-note-coins = Τα νομίσματα του ενός είναι ασημένια, των πέντε χρυσά.
editions-note-same-colour-allowed = Το κείμενο λέει ρητά ότι επιτρέπεται να καλυφθούν δύο μισά του ίδιου χρώματος.
editions-note-setup-one-colour = Η γραμμή της προετοιμασίας δίνει σε δύο παίκτες από 15 χαλιά ενός χρώματος· αυτή είναι η επιλογή «Δύο παίκτες: από ένα χρώμα» (R2.3).
editions-note-slip-walk = Λάθος: η πληρωμή είναι τυπωμένη δύο φορές, τη μία εκεί που θα έπρεπε να είναι το περπάτημα.
editions-note-slip-left-out = Λάθος: λείπουν ο σκοπός, τα περιεχόμενα και τι κρίνει την ισοπαλία.
editions-note-slip-counts-twice = Λάθος: τα χαλιά για δύο παίκτες δίνονται δύο φορές, διαφορετικά.
editions-note-slip-counts-rugs = Λάθος: στο τέλος μετριούνται χαλιά, ενώ όλα τα άλλα κείμενα μετρούν τετράγωνα.
editions-note-slip-may-lay = Λάθος: ένα χαλί «μπορεί» να στρωθεί· στην πραγματικότητα πρέπει (R5.4).
editions-note-slip-one-half = Λάθος: λέει ότι ένα χαλί πατά σε χαλί άλλου παίκτη μόνο με το ένα μισό, όμως στα επιτρεπτά αναφέρει δύο μισά διαφορετικών χαλιών.
editions-note-slip-lost-not = Λάθος: από το «σε άδειο τετράγωνο δεν χρειάζεται να πληρώσεις» χάθηκε το «δεν».
