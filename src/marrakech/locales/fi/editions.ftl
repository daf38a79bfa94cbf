### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Luettele painetut sääntötekstit tai näytä yksi niistä eroineen.
editions-id-help = Painos tai kielen koodi. Ilman sitä luetellaan kaikki.
editions-column-id = tunnus
editions-column-languages = kielet
editions-column-differences = ero vakiosääntöihin
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = painosta tai kieltä ”{ $text }” ei ole; `marrakech editions` luettelee ne
editions-languages = Kielet: { $languages }
editions-booklet = Lähde: { $booklet }
editions-box = Rasiassa: { $box }
editions-differences = Ero vakiosääntöihin:
editions-no-differences = Nämä ovat vakiosäännöt.
editions-notes = Tekstistä:
editions-use = Pythonissa: { $code }
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
    [international] yksi kansainvälisen sääntövihkon kolmestakymmenestä kielestä
    [hong-kong-2022] vuoden 2022 hongkongilaisen pelin säännöt
    [hungarian-early] varhaisen unkarilaisen pelin säännöt
    [russian-lifestyle] Lifestylen venäläisen pelin säännöt
   *[french-2007] vuoden 2007 ranskalaisen pelin säännöt
}
editions-contents = mattoja { $rugs }, yhden dirhamin kolikoita { $ones }, viiden dirhamin kolikoita { $fives }{ $bag ->
    [yes] , pussi
   *[no] {""}
}
editions-box-not-listed = ei mainita tekstissä

## Differences, in a word or two for a table

editions-brief-standard = vakiosäännöt
editions-brief-elimination-no = kukaan ei putoa
editions-brief-variant-none = ei muunnelmaa
editions-brief-variant-turn-at-end-optional = muunnelma: enintään neljänneskäännös
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = värit vuorotellen
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = tasapelissä sija jaetaan
editions-brief-first-player-agree = aloittaja: sovitaan
editions-brief-first-player-morocco = aloittaja: viimeksi Marokossa
editions-brief-first-player-lot-or-youngest = aloittaja: arpa tai nuorin

## Differences, in whole sentences

editions-differs-elimination-no = Se, joka ei pysty maksamaan kaikkea, maksaa mitä hänellä on ja jatkaa peliä; kukaan ei putoa (R4.4).
editions-differs-variant-none = Muunnelmaa, jossa Assam käännetään vuoron lopuksi, ei ole (R7).
editions-differs-variant-turn-at-end-optional = Muunnelmassa Assamin saa myös jättää kääntämättä: käännös on enintään neljänneskierros (R7.3).
editions-differs-cover-any = Matto ei saa peittää minkään yhden maton molempia puolikkaita, ei edes oman (R5.3).
editions-differs-cover-colours = Uuden maton alle jäävien puolikkaiden on oltava kahdesta eri matosta ja erivärisiä, jos se on mahdollista (R5.3, R5.4).
editions-differs-pile-alternating = Kaksinpelissä kumpikin asettaa kahta väriään vuorotellen (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Mikään ei ratkaise tasapisteitä: sija jaetaan (R6.3).
editions-differs-first-player-agree = Aloittaja valitaan sopimalla (R2.4).
editions-differs-first-player-morocco = Aloittaja on se, joka on viimeksi ollut lomalla Marokossa (R2.4).
editions-differs-first-player-lot-or-youngest = Aloittaja arvotaan, tai nuorin aloittaa (R2.4).
editions-differs-box = Rasiassa on: { $box }.
editions-differs-box-not-listed = Teksti ei luettele rasian sisältöä.

## Remarks that are no rules

editions-note-box-colours = Rasiassa on 15 mattoa kutakin kolmea väriä ja 12 neljättä.
editions-note-coins = Ykköset ovat hopeanvärisiä, viitoset kullanvärisiä.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Teksti sanoo erikseen, että kaksi samanväristä puolikasta saa peittää.
editions-note-setup-one-colour = Alkuvalmistelujen mukaan kaksi pelaajaa saa kumpikin 15 mattoa yhtä väriä; se on asetus ”Kaksinpeli: kummallakin yksi väri” (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Lipsahdus: tavoite, sisältö ja tasapelin ratkaisu puuttuvat.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Lipsahdus: kahden pelaajan matot luetellaan kahdesti, eri tavoin.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Lipsahdus: maton ”saa” asettaa; se on pakko asettaa (R5.4).
