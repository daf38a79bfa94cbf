### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Lista de tryckta regeltexterna, eller visa en med dess skillnader.
editions-id-help = En utgåva, eller koden för ett språk. Utan den listas alla.
editions-column-id = namn
editions-column-languages = språk
editions-column-differences = skillnader mot standarden
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = det finns ingen utgåva och inget språk ”{ $text }”; `marrakech editions` listar dem
editions-languages = Språk: { $languages }
editions-booklet = Källa: { $booklet }
editions-box = I kartongen: { $box }
editions-differences = Skillnader mot standardreglerna:
editions-no-differences = Det här är standardreglerna.
editions-notes = Om texten:
editions-use = I Python: { $code }
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
    [international] ett av trettio språk i det internationella regelhäftet
    [hong-kong-2022] reglerna i kartongen från Hongkong 2022
    [hungarian-early] reglerna i en tidig ungersk kartong
    [russian-lifestyle] reglerna i den ryska kartongen från Lifestyle
   *[french-2007] reglerna i den franska kartongen från 2007
}
editions-contents = { $rugs } mattor, { $ones } mynt på en dirham, { $fives } på fem{ $bag ->
    [yes] , en påse
   *[no] {""}
}
editions-box-not-listed = anges inte i texten

## Differences, in a word or two for a table

editions-brief-standard = standardreglerna
editions-brief-elimination-no = ingen åker ut
editions-brief-variant-none = ingen variant
editions-brief-variant-turn-at-end-optional = variant: högst ett kvarts varv
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = färgerna växlar
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = delad placering
editions-brief-first-player-agree = först: överenskommelse
editions-brief-first-player-morocco = först: senast i Marocko
editions-brief-first-player-lot-or-youngest = först: lott eller yngst

## Differences, in whole sentences

editions-differs-elimination-no = Den som inte kan betala allt betalar det som finns och spelar vidare; ingen åker ut (R4.4).
editions-differs-variant-none = Varianten där Assam vrids i slutet av ett drag finns inte med (R7).
editions-differs-variant-turn-at-end-optional = I varianten får Assam också stå kvar som han står: han vrids högst ett kvarts varv (R7.3).
editions-differs-cover-any = En matta får inte täcka båda halvorna av en och samma matta, inte ens av en egen (R5.3).
editions-differs-cover-colours = De två halvorna under en ny matta måste höra till två mattor och ha olika färg, där det är möjligt (R5.3, R5.4).
editions-differs-pile-alternating = Med två spelare lägger var och en sina två färger växelvis (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Inget avgör vid lika poäng: placeringen delas (R6.3).
editions-differs-first-player-agree = Man kommer överens om vem som börjar (R2.4).
editions-differs-first-player-morocco = Den som senast var på semester i Marocko börjar (R2.4).
editions-differs-first-player-lot-or-youngest = Lotten avgör vem som börjar, eller så börjar den yngsta (R2.4).
editions-differs-box = Kartongen innehåller: { $box }.
editions-differs-box-not-listed = Texten anger inte vad kartongen innehåller.

## Remarks that are no rules

editions-note-box-colours = Kartongen har 15 mattor av var och en av tre färger, och 12 av den fjärde.
editions-note-coins = Ettorna är i silver, femmorna i guld.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Texten säger uttryckligen att två halvor av samma färg får täckas.
editions-note-setup-one-colour = Raden om förberedelserna ger två spelare 15 mattor var i en färg; det är alternativet ”Två spelare: en färg var” (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Ett misstag: målet, innehållet och vad som avgör vid lika saknas.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Ett misstag: mattorna för två spelare anges två gånger, med olika antal.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Ett misstag: en matta ”får” läggas; den måste läggas (R5.4).
