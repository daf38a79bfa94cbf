### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Afișează textele tipărite ale regulilor sau arată unul cu diferențele lui.
editions-id-help = O ediție sau codul unei limbi. Fără acesta se afișează toate.
editions-column-id = id
editions-column-languages = limbi
editions-column-differences = diferențe față de regulile standard
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = nu există ediția sau limba „{ $text }”; `marrakech editions` le afișează
editions-languages = Limbi: { $languages }
editions-booklet = Sursa: { $booklet }
editions-box = În cutie: { $box }
editions-differences = Diferențe față de regulile standard:
editions-no-differences = Acestea sunt regulile standard.
editions-notes = Despre text:
editions-use = În Python: { $code }
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
    [international] una dintre cele treizeci de limbi ale broșurii internaționale
    [hong-kong-2022] regulile din cutia de la Hong Kong, 2022
    [hungarian-early] regulile dintr-o cutie maghiară timpurie
    [russian-lifestyle] regulile din cutia rusească de la Lifestyle
   *[french-2007] regulile din cutia franceză din 2007
}
editions-contents = covorașe: { $rugs }, monede de un dirham: { $ones }, monede de cinci: { $fives }{ $bag ->
    [yes] , un săculeț
   *[no] {""}
}
editions-box-not-listed = textul nu spune

## Differences, in a word or two for a table

editions-brief-standard = regulile standard
editions-brief-elimination-no = nimeni nu iese
editions-brief-variant-none = fără variantă
editions-brief-variant-turn-at-end-optional = variantă: cel mult un sfert
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = culorile alternează
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = locul se împarte
editions-brief-first-player-agree = primul: la înțelegere
editions-brief-first-player-morocco = primul: ultimul în Maroc
editions-brief-first-player-lot-or-youngest = primul: la sorți sau cel mai tânăr

## Differences, in whole sentences

editions-differs-elimination-no = Cine nu poate plăti tot plătește cât are și joacă mai departe; nimeni nu iese din joc (R4.4).
editions-differs-variant-none = Nu există varianta în care Assam este întors la sfârșitul turei (R7).
editions-differs-variant-turn-at-end-optional = În variantă, Assam poate fi și lăsat așa cum stă: se întoarce cel mult un sfert (R7.3).
editions-differs-cover-any = Un covoraș nu poate acoperi ambele jumătăți ale aceluiași covoraș, nici măcar ale unuia propriu (R5.3).
editions-differs-cover-colours = Cele două jumătăți de sub un covoraș nou trebuie să fie de la două covorașe și de culori diferite, unde se poate (R5.3, R5.4).
editions-differs-pile-alternating = În doi, fiecare își așază cele două culori alternativ (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = La puncte egale nu decide nimic: locul se împarte (R6.3).
editions-differs-first-player-agree = Primul jucător se alege de comun acord (R2.4).
editions-differs-first-player-morocco = Începe cine a fost cel mai recent în vacanță în Maroc (R2.4).
editions-differs-first-player-lot-or-youngest = Primul jucător se trage la sorți sau este cel mai tânăr (R2.4).
editions-differs-box = În cutie se află: { $box }.
editions-differs-box-not-listed = Textul nu spune ce se află în cutie.

## Remarks that are no rules

editions-note-box-colours = În cutie sunt câte 15 covorașe din trei culori și 12 din a patra.
editions-note-coins = Monedele de unu sunt argintii, cele de cinci aurii.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Textul spune limpede că se pot acoperi două jumătăți de aceeași culoare.
editions-note-setup-one-colour = Rândul despre pregătire dă celor doi jucători câte 15 covorașe de o singură culoare; aceasta este opțiunea „Doi jucători: câte o culoare” (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = O scăpare: lipsesc scopul, conținutul și ce decide la egalitate.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = O scăpare: covorașele pentru doi jucători sunt numărate de două ori, diferit.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = O scăpare: un covoraș „poate” fi așezat; de fapt trebuie (R5.4).
