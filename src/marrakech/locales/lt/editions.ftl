### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Išvardija spausdintus taisyklių tekstus arba parodo vieną su jo skirtumais.
editions-id-help = Leidimas arba kalbos kodas. Be jo išvardijami visi.
editions-column-id = id
editions-column-languages = kalbos
editions-column-differences = skiriasi nuo įprastų taisyklių
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = nėra leidimo ar kalbos „{ $text }“; `marrakech editions` juos išvardija
editions-languages = Kalbos: { $languages }
editions-booklet = Šaltinis: { $booklet }
editions-box = Dėžutėje: { $box }
editions-differences = Skiriasi nuo įprastų taisyklių:
editions-no-differences = Tai įprastos taisyklės.
editions-notes = Apie tekstą:
editions-use = Python kalba: { $code }
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
    [international] viena iš trisdešimties tarptautinės knygelės kalbų
    [hong-kong-2022] 2022 m. Honkongo dėžutės taisyklės
    [hungarian-early] ankstyvos vengriškos dėžutės taisyklės
    [russian-lifestyle] rusiškos Lifestyle dėžutės taisyklės
   *[french-2007] 2007 m. prancūziškos dėžutės taisyklės
}
editions-contents = kilimų: { $rugs }, vieno dirhamo monetų: { $ones }, penkių dirhamų monetų: { $fives }{ $bag ->
    [yes] , maišelis
   *[no] {""}
}
editions-box-not-listed = tekste nenurodyta

## Differences, in a word or two for a table

editions-brief-standard = įprastos taisyklės
editions-brief-elimination-no = niekas neiškrinta
editions-brief-variant-none = be varianto
editions-brief-variant-turn-at-end-optional = variantas: iki ketvirčio
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = spalvos pakaitomis
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = po lygiai: vieta dalijamasi
editions-brief-first-player-agree = pirmas: susitarus
editions-brief-first-player-morocco = pirmas: paskutinis buvęs Maroke
editions-brief-first-player-lot-or-youngest = pirmas: burtai ar jauniausias

## Differences, in whole sentences

editions-differs-elimination-no = Kas negali sumokėti visko, sumoka, kiek turi, ir žaidžia toliau; niekas neiškrinta (R4.4).
editions-differs-variant-none = Variantas, kai Asamas pasukamas ėjimo pabaigoje, nesiūlomas (R7).
editions-differs-variant-turn-at-end-optional = Pagal variantą Asamo galima ir nesukti: jis pasukamas ne daugiau kaip ketvirtį apsisukimo (R7.3).
editions-differs-cover-any = Kilimas negali uždengti abiejų vieno kilimo pusių, net ir savo paties kilimo (R5.3).
editions-differs-cover-colours = Abi pusės po nauju kilimu turi būti dviejų kilimų ir skirtingų spalvų, jei tai įmanoma (R5.3, R5.4).
editions-differs-pile-alternating = Žaidžiant dviese, kiekvienas savo dvi spalvas tiesia pakaitomis (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Kai taškų po lygiai, niekas nelemia: vieta dalijamasi (R6.3).
editions-differs-first-player-agree = Pirmas žaidėjas pasirenkamas susitarus (R2.4).
editions-differs-first-player-morocco = Pradeda tas, kas paskutinis atostogavo Maroke (R2.4).
editions-differs-first-player-lot-or-youngest = Pirmas žaidėjas išrenkamas burtais arba pradeda jauniausias (R2.4).
editions-differs-box = Dėžutėje yra: { $box }.
editions-differs-box-not-listed = Tekste nenurodyta, kas yra dėžutėje.

## Remarks that are no rules

editions-note-box-colours = Dėžutėje yra trijų spalvų kilimai, po 15 kiekvienos spalvos, ir 12 ketvirtosios.
editions-note-coins = Vieno dirhamo monetos sidabrinės, penkių dirhamų – auksinės.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Tekste aiškiai pasakyta, kad galima uždengti dvi tos pačios spalvos puses.
editions-note-setup-one-colour = Pasiruošimo eilutėje dviem žaidėjams skiriama po 15 vienos spalvos kilimų; tai parinktis „Du žaidėjai: po vieną spalvą“ (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Klaida: praleistas tikslas, dėžutės turinys ir tai, kas lemia, kai taškų po lygiai.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Klaida: dviejų žaidėjų kilimai suskaičiuoti du kartus ir skirtingai.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Klaida: kilimą „galima“ tiesti; iš tiesų privaloma (R5.4).
