### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Δείχνει τα τυπωμένα κείμενα των κανόνων ή ένα από αυτά με τις διαφορές του.
editions-id-help = Μια έκδοση ή ο κωδικός μιας γλώσσας. Χωρίς αυτό εμφανίζονται όλες.
editions-column-id = id
editions-column-languages = γλώσσες
editions-column-differences = διαφορές από τους βασικούς κανόνες
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = δεν υπάρχει έκδοση ή γλώσσα «{ $text }»· το `marrakech editions` τις δείχνει
editions-languages = Γλώσσες: { $languages }
editions-booklet = Πηγή: { $booklet }
editions-box = Στο κουτί: { $box }
editions-differences = Διαφορές από τους βασικούς κανόνες:
editions-no-differences = Αυτοί είναι οι βασικοί κανόνες.
editions-notes = Για το κείμενο:
editions-use = Σε Python: { $code }
editions-name = { $edition ->
    [international] International, English
    [french] French
    [dutch] Dutch
    [spanish] Spanish
    [italian] Italian
    [finnish] Finnish
    [swedish] Swedish
    [czech] Czech
    [greek] Greek
    [portuguese] Portuguese
    [polish] Polish
    [icelandic] Icelandic
    [arabic] Arabic
    [estonian] Estonian
    [latvian] Latvian
    [lithuanian] Lithuanian
    [russian] Russian
    [chinese-traditional] Chinese (traditional)
    [japanese] Japanese
    [chinese-simplified] Chinese (simplified)
    [hungarian] Hungarian
    [slovenian] Slovenian
    [romanian] Romanian
    [norwegian] Norwegian
    [serbian] Serbian
    [croatian] Croatian
    [german] German
    [korean] Korean
    [thai] Thai
    [persian] Persian
    [hong-kong-2022] Hong Kong 2022, Chinese
    [hong-kong-2022-english] Hong Kong 2022, English
    [hungarian-early] Hungarian, early
    [russian-lifestyle] Russian, Lifestyle
   *[french-2007] French, 2007
}

## The texts

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
editions-brief-area-owner = areas by owner
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
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Στους ίσους πόντους δεν κρίνει τίποτε άλλο: η θέση μοιράζεται (R6.3).
editions-differs-first-player-agree = Ο πρώτος παίκτης ορίζεται με συμφωνία (R2.4).
editions-differs-first-player-morocco = Πρώτος παίζει όποιος πήγε τελευταίος διακοπές στο Μαρόκο (R2.4).
editions-differs-first-player-lot-or-youngest = Ο πρώτος παίκτης βγαίνει με κλήρο ή είναι ο μικρότερος (R2.4).
editions-differs-box = Το κουτί περιέχει: { $box }.
editions-differs-box-not-listed = Το κείμενο δεν αναφέρει τι περιέχει το κουτί.

## Remarks that are no rules

editions-note-box-colours = Το κουτί έχει από 15 χαλιά σε τρία χρώματα και 12 στο τέταρτο.
editions-note-coins = Τα νομίσματα του ενός είναι ασημένια, των πέντε χρυσά.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Το κείμενο λέει ρητά ότι επιτρέπεται να καλυφθούν δύο μισά του ίδιου χρώματος.
editions-note-setup-one-colour = Η γραμμή της προετοιμασίας δίνει σε δύο παίκτες από 15 χαλιά ενός χρώματος· αυτή είναι η επιλογή «Δύο παίκτες: από ένα χρώμα» (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Λάθος: λείπουν ο σκοπός, τα περιεχόμενα και τι κρίνει την ισοπαλία.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Λάθος: τα χαλιά για δύο παίκτες δίνονται δύο φορές, διαφορετικά.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Λάθος: ένα χαλί «μπορεί» να στρωθεί· στην πραγματικότητα πρέπει (R5.4).
