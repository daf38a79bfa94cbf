### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Izpiši natisnjena besedila pravil ali pokaži eno z njegovimi razlikami.
editions-id-help = Izdaja ali koda jezika. Brez tega se izpišejo vse.
editions-column-id = id
editions-column-languages = jeziki
editions-column-differences = odstopanja od standardnih pravil
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = izdaje ali jezika »{ $text }« ni; `marrakech editions` izpiše vse
editions-languages = Jeziki: { $languages }
editions-booklet = Vir: { $booklet }
editions-box = V škatli: { $box }
editions-differences = Odstopanja od standardnih pravil:
editions-no-differences = To so standardna pravila.
editions-notes = O besedilu:
editions-use = V Pythonu: { $code }
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
    [international] eden od tridesetih jezikov mednarodne knjižice
    [hong-kong-2022] pravila iz hongkonške škatle, 2022
    [hungarian-early] pravila iz zgodnje madžarske škatle
    [russian-lifestyle] pravila iz ruske škatle založbe Lifestyle
   *[french-2007] pravila iz francoske škatle, 2007
}
editions-contents = preproge: { $rugs }, kovanci po en dirham: { $ones }, kovanci po pet: { $fives }{ $bag ->
    [yes] , vrečka
   *[no] {""}
}
editions-box-not-listed = v besedilu ni našteto

## Differences, in a word or two for a table

editions-brief-standard = standardna pravila
editions-brief-elimination-no = nihče ne izpade
editions-brief-variant-none = brez različice
editions-brief-variant-turn-at-end-optional = različica: do četrt obrata
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = barvi se menjavata
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = mesto se deli
editions-brief-first-player-agree = prvi: po dogovoru
editions-brief-first-player-morocco = prvi: nazadnje v Maroku
editions-brief-first-player-lot-or-youngest = prvi: žreb ali najmlajši

## Differences, in whole sentences

editions-differs-elimination-no = Kdor ne more plačati vsega, plača, kar ima, in igra naprej; nihče ne izpade (R4.4).
editions-differs-variant-none = Različice, pri kateri se Assam obrne na koncu poteze, ni (R7).
editions-differs-variant-turn-at-end-optional = V različici sme Assam tudi ostati, kot stoji: obrne se za največ četrt obrata (R7.3).
editions-differs-cover-any = Preproga ne sme prekriti obeh polovic iste preproge, niti svoje ne (R5.3).
editions-differs-cover-colours = Polovici pod novo preprogo morata pripadati dvema preprogama in se razlikovati po barvi, kjer je to mogoče (R5.3, R5.4).
editions-differs-pile-alternating = V igri za dva vsak polaga svoji barvi izmenično (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Pri enakem številu točk ne odloča nič: mesto se deli (R6.3).
editions-differs-first-player-agree = Prvi igralec se določi po dogovoru (R2.4).
editions-differs-first-player-morocco = Začne tisti, ki je bil nazadnje na počitnicah v Maroku (R2.4).
editions-differs-first-player-lot-or-youngest = Prvega igralca določi žreb ali pa začne najmlajši (R2.4).
editions-differs-box = V škatli je: { $box }.
editions-differs-box-not-listed = Besedilo ne našteje, kaj je v škatli.

## Remarks that are no rules

editions-note-box-colours = V škatli je po 15 preprog treh barv in 12 preprog četrte.
editions-note-coins = Enice so srebrne, petice zlate.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Besedilo izrecno pravi, da se smeta prekriti dve polovici iste barve.
editions-note-setup-one-colour = Vrstica o pripravi da dvema igralcema po 15 preprog ene barve; to je možnost »Dva igralca: po ena barva« (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Spodrsljaj: manjkajo cilj, vsebina in kaj odloča pri izenačenju.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Spodrsljaj: preproge za dva igralca so naštete dvakrat, vsakič drugače.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Spodrsljaj: preproga se »sme« položiti; v resnici se mora (R5.4).
