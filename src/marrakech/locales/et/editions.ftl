### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Loetle trükitud reeglitekstid või näita ühte koos erinevustega.
editions-id-help = Väljaanne või keele kood. Ilma selleta loetletakse kõik.
editions-column-id = tunnus
editions-column-languages = keeled
editions-column-differences = erinevus põhireeglitest
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = väljaannet või keelt „{ $text }” ei ole; `marrakech editions` loetleb need
editions-languages = Keeled: { $languages }
editions-booklet = Allikas: { $booklet }
editions-box = Karbis: { $box }
editions-differences = Erinevused põhireeglitest:
editions-no-differences = Need on põhireeglid.
editions-notes = Teksti kohta:
editions-use = Pythonis: { $code }
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
    [international] üks rahvusvahelise vihiku kolmekümnest keelest
    [hong-kong-2022] 2022. aasta Hongkongi karbi reeglid
    [hungarian-early] varase Ungari karbi reeglid
    [russian-lifestyle] Lifestyle’i Vene karbi reeglid
   *[french-2007] 2007. aasta Prantsuse karbi reeglid
}
editions-contents = vaipu { $rugs }, ühedirhamilisi münte { $ones }, viiedirhamilisi { $fives }{ $bag ->
    [yes] , kott
   *[no] {""}
}
editions-box-not-listed = tekstis loetlemata

## Differences, in a word or two for a table

editions-brief-standard = põhireeglid
editions-brief-elimination-no = keegi ei lange välja
editions-brief-variant-none = variandita
editions-brief-variant-turn-at-end-optional = variant: kuni veerandpööre
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = värvid vaheldumisi
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = viigil koht jagatakse
editions-brief-first-player-agree = alustaja: kokkuleppel
editions-brief-first-player-morocco = alustaja: viimati Marokos
editions-brief-first-player-lot-or-youngest = alustaja: loos või noorim

## Differences, in whole sentences

editions-differs-elimination-no = Kes ei suuda kõike maksta, maksab, mis tal on, ja mängib edasi; keegi ei lange välja (R4.4).
editions-differs-variant-none = Varianti, kus Assamit pööratakse käigu lõpus, ei pakuta (R7).
editions-differs-variant-turn-at-end-optional = Variandis võib Assami ka pööramata jätta: pööre on kuni veerandring (R7.3).
editions-differs-cover-any = Vaip ei tohi katta ühegi vaiba mõlemat poolt, ka mitte enda oma (R5.3).
editions-differs-cover-colours = Uue vaiba all olevad pooled peavad kuuluma kahele vaibale ja olema eri värvi, kui see on võimalik (R5.3, R5.4).
editions-differs-pile-alternating = Kahekesi mängides asetab kumbki oma kaht värvi vaheldumisi (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Võrdsete punktide korral ei otsusta miski: koht jagatakse (R6.3).
editions-differs-first-player-agree = Alustaja valitakse kokkuleppel (R2.4).
editions-differs-first-player-morocco = Alustab see, kes käis viimati Marokos puhkamas (R2.4).
editions-differs-first-player-lot-or-youngest = Alustaja loositakse, või alustab noorim (R2.4).
editions-differs-box = Karbis on: { $box }.
editions-differs-box-not-listed = Tekst ei loetle karbi sisu.

## Remarks that are no rules

editions-note-box-colours = Karbis on kolme värvi vaipu, igaüht 15, ja neljandat värvi 12.
editions-note-coins = Ühelised on hõbedased, viielised kuldsed.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Tekst ütleb selgelt, et katta võib ka kaks sama värvi poolt.
editions-note-setup-one-colour = Ettevalmistuse rida annab kahele mängijale kummalegi 15 ühte värvi vaipa; see on valik „Kaks mängijat: kummalgi üks värv” (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Apsakas: eesmärk, karbi sisu ja viigi otsustamine on välja jäänud.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Apsakas: kahe mängija vaibad on loetletud kaks korda, erinevalt.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Apsakas: vaiba „võib” asetada; tegelikult peab (R5.4).
