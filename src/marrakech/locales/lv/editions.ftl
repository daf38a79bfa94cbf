### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Parāda iespiesto noteikumu tekstu sarakstu vai vienu tekstu ar tā atšķirībām.
editions-id-help = Izdevums vai valodas kods. Bez tā parāda visus.
editions-column-id = id
editions-column-languages = valodas
editions-column-differences = atšķiras no pamatnoteikumiem
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = nav izdevuma vai valodas „{ $text }”; `marrakech editions` parāda sarakstu
editions-languages = Valodas: { $languages }
editions-booklet = Avots: { $booklet }
editions-box = Kastē: { $box }
editions-differences = Atšķiras no pamatnoteikumiem:
editions-no-differences = Šie ir pamatnoteikumi.
editions-notes = Par tekstu:
editions-use = Python valodā: { $code }
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
    [international] viena no trīsdesmit valodām starptautiskajā grāmatiņā
    [hong-kong-2022] 2022. gada Honkongas kastes noteikumi
    [hungarian-early] agrīnas ungāru kastes noteikumi
    [russian-lifestyle] Lifestyle krievu kastes noteikumi
   *[french-2007] 2007. gada franču kastes noteikumi
}
editions-contents = paklāji: { $rugs }, viena dirhama monētas: { $ones }, piecu dirhamu monētas: { $fives }{ $bag ->
    [yes] , maisiņš
   *[no] {""}
}
editions-box-not-listed = tekstā nav minēts

## Differences, in a word or two for a table

editions-brief-standard = pamatnoteikumi
editions-brief-elimination-no = neviens neizstājas
editions-brief-variant-none = bez varianta
editions-brief-variant-turn-at-end-optional = variants: līdz ceturtdaļai
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = krāsas pamīšus
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = vienādi punkti: vietu dala
editions-brief-first-player-agree = sāk: pēc vienošanās
editions-brief-first-player-morocco = sāk: kas pēdējais bijis Marokā
editions-brief-first-player-lot-or-youngest = sāk: loze vai jaunākais

## Differences, in whole sentences

editions-differs-elimination-no = Kas nevar samaksāt visu, samaksā, cik ir, un spēlē tālāk; neviens neizstājas (R4.4).
editions-differs-variant-none = Variants, kurā Assamu griež gājiena beigās, nav piedāvāts (R7).
editions-differs-variant-turn-at-end-optional = Variantā Assamu drīkst arī atstāt, kā viņš stāv: viņu pagriež ne vairāk kā par ceturtdaļapgriezienu (R7.3).
editions-differs-cover-any = Paklājs nedrīkst nosegt abas puses nevienam paklājam, pat ne savējam (R5.3).
editions-differs-cover-colours = Abām pusēm zem jauna paklāja jābūt no diviem paklājiem un dažādās krāsās, ja tas ir iespējams (R5.3, R5.4).
editions-differs-pile-alternating = Spēlējot divatā, katrs klāj savas divas krāsas pamīšus (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Vienādus punktus nekas neizšķir: vietu dala (R6.3).
editions-differs-first-player-agree = Pirmo spēlētāju izvēlas vienojoties (R2.4).
editions-differs-first-player-morocco = Sāk tas, kas pēdējais bijis Marokā atvaļinājumā (R2.4).
editions-differs-first-player-lot-or-youngest = Pirmo spēlētāju izlozē, vai arī sāk jaunākais (R2.4).
editions-differs-box = Kastē ir: { $box }.
editions-differs-box-not-listed = Tekstā nav minēts, kas ir kastē.

## Remarks that are no rules

editions-note-box-colours = Kastē ir pa 15 paklājiem katrā no trim krāsām un 12 ceturtajā.
editions-note-coins = Viena dirhama monētas ir sudraba, piecu dirhamu – zelta.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Tekstā skaidri teikts, ka drīkst nosegt divas vienas krāsas puses.
editions-note-setup-one-colour = Sagatavošanās rindā diviem spēlētājiem doti 15 vienas krāsas paklāji katram; tā ir opcija „Divi spēlētāji: katram viena krāsa” (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Kļūda: izlaists mērķis, kastes saturs un tas, kas izšķir vienādus punktus.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Kļūda: paklāji diviem spēlētājiem saskaitīti divreiz, un atšķirīgi.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Kļūda: paklāju „drīkst” klāt; tas ir jāklāj (R5.4).
