### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Telja upp prentaða reglutexta eða sýna einn með frávikum.
editions-id-help = Útgáfa eða kóði tungumáls. Annars eru allar taldar upp.
editions-column-id = auðkenni
editions-column-languages = tungumál
editions-column-differences = frávik frá grunnreglunum
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = engin útgáfa eða tungumál heitir „{ $text }“; `marrakech editions` telur þau upp
editions-languages = Tungumál: { $languages }
editions-booklet = Heimild: { $booklet }
editions-box = Í kassanum: { $box }
editions-differences = Frávik frá grunnreglunum:
editions-no-differences = Þetta eru grunnreglurnar.
editions-notes = Um textann:
editions-use = Í Python: { $code }
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
    [international] eitt af þrjátíu tungumálum alþjóðlega bæklingsins
    [hong-kong-2022] reglur Hong Kong-kassans frá 2022
    [hungarian-early] reglur eldri ungversks kassa
    [russian-lifestyle] reglur rússneska kassans frá Lifestyle
   *[french-2007] reglur franska kassans frá 2007
}
editions-contents = teppi: { $rugs }, eins dírhams peningar: { $ones }, fimm dírhama: { $fives }{ $bag ->
    [yes] , poki
   *[no] {""}
}
editions-box-not-listed = ekki talið upp í textanum

## Differences, in a word or two for a table

editions-brief-standard = grunnreglurnar
editions-brief-elimination-no = enginn fellur úr leik
editions-brief-variant-none = ekkert afbrigði
editions-brief-variant-turn-at-end-optional = afbrigði: allt að fjórðungi
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = litir til skiptis
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = sæti deilt í jafntefli
editions-brief-first-player-agree = fyrstur: samkomulag
editions-brief-first-player-morocco = fyrstur: síðast í Marokkó
editions-brief-first-player-lot-or-youngest = fyrstur: hlutkesti eða yngstur

## Differences, in whole sentences

editions-differs-elimination-no = Sá sem getur ekki greitt allt greiðir það sem hann á og spilar áfram; enginn fellur úr leik (R4.4).
editions-differs-variant-none = Afbrigðið þar sem Assam er snúið eftir að teppi er lagt er ekki í boði (R7).
editions-differs-variant-turn-at-end-optional = Í afbrigðinu má Assam líka standa óhreyfður: snúningurinn er allt að fjórðungi (R7.3).
editions-differs-cover-any = Teppi má ekki hylja báða helminga sama teppis, ekki einu sinni eigin teppis (R5.3).
editions-differs-cover-colours = Helmingarnir tveir undir nýju teppi verða að vera af tveimur teppum og hvor í sínum lit, þar sem það er hægt (R5.3, R5.4).
editions-differs-pile-alternating = Þegar tveir spila leggur hvor sína tvo liti til skiptis (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Ekkert sker úr þegar stig eru jöfn: sætinu er deilt (R6.3).
editions-differs-first-player-agree = Leikmenn koma sér saman um hver byrjar (R2.4).
editions-differs-first-player-morocco = Sá byrjar sem var síðast í fríi í Marokkó (R2.4).
editions-differs-first-player-lot-or-youngest = Dregið er um hver byrjar, eða sá yngsti byrjar (R2.4).
editions-differs-box = Í kassanum er: { $box }.
editions-differs-box-not-listed = Textinn telur ekki upp innihald kassans.

## Remarks that are no rules

editions-note-box-colours = Í kassanum eru 15 teppi í hverjum af þremur litum og 12 í þeim fjórða.
editions-note-coins = Peningar upp á eitt dírham eru silfraðir, upp á fimm gylltir.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Textinn tekur skýrt fram að hylja megi tvo helminga í sama lit.
editions-note-setup-one-colour = Í undirbúningi fá tveir leikmenn 15 teppi í einum lit hvor; það er stillingin „Tveir leikmenn: einn litur hvor“ (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Villa: markmiðið, innihaldið og hvað sker úr um jafntefli vantar.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Villa: teppi tveggja leikmanna eru talin tvisvar, hvort á sinn hátt.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Villa: sagt er að teppi „megi“ leggja; það verður að gera það (R5.4).
