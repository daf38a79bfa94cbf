### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Toon de gedrukte spelregels, of één uitgave met haar verschillen.
editions-id-help = Een uitgave, of de code van een taal. Zonder dit worden ze allemaal getoond.
editions-column-id = naam
editions-column-languages = talen
editions-column-differences = verschillen met de standaard
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = er is geen uitgave of taal ‘{ $text }’; `marrakech editions` toont ze
editions-languages = Talen: { $languages }
editions-booklet = Bron: { $booklet }
editions-box = In de doos: { $box }
editions-differences = Verschillen met de standaardregels:
editions-no-differences = Dit zijn de standaardregels.
editions-notes = Over de tekst:
editions-use = In Python: { $code }
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
    [international] een van de dertig talen in het internationale regelboekje
    [hong-kong-2022] de regels van de doos uit Hongkong van 2022
    [hungarian-early] de regels van een vroege Hongaarse doos
    [russian-lifestyle] de regels van de Russische doos van Lifestyle
   *[french-2007] de regels van de Franse doos van 2007
}
editions-contents = { $rugs } tapijten, { $ones } munten van één dirham, { $fives } van vijf{ $bag ->
    [yes] , een zakje
   *[no] {""}
}
editions-box-not-listed = niet vermeld in de tekst

## Differences, in a word or two for a table

editions-brief-standard = de standaardregels
editions-brief-elimination-no = niemand valt af
editions-brief-variant-none = geen variant
editions-brief-variant-turn-at-end-optional = variant: hoogstens een kwartslag
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = kleuren om en om
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = gelijk blijft gelijk
editions-brief-first-player-agree = begin: in overleg
editions-brief-first-player-morocco = begin: laatst in Marokko
editions-brief-first-player-lot-or-youngest = begin: loting of jongste

## Differences, in whole sentences

editions-differs-elimination-no = Wie niet alles kan betalen, betaalt wat er is en speelt verder; niemand valt af (R4.4).
editions-differs-variant-none = De variant waarin Assam aan het eind van een beurt wordt gedraaid, is er niet (R7).
editions-differs-variant-turn-at-end-optional = In de variant mag Assam ook blijven staan zoals hij staat: je draait hem hoogstens een kwartslag (R7.3).
editions-differs-cover-any = Een tapijt mag nooit beide helften van één tapijt bedekken, ook niet van een eigen tapijt (R5.3).
editions-differs-cover-colours = De twee helften onder een nieuw tapijt moeten van twee tapijten zijn en in kleur verschillen, waar dat mogelijk is (R5.3, R5.4).
editions-differs-pile-alternating = Met twee spelers leg je je twee kleuren om de beurt (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Bij gelijke punten beslist er niets meer: de plaats wordt gedeeld (R6.3).
editions-differs-first-player-agree = In overleg wordt bepaald wie begint (R2.4).
editions-differs-first-player-morocco = Wie het laatst op vakantie was in Marokko, begint (R2.4).
editions-differs-first-player-lot-or-youngest = Er wordt geloot wie begint, of de jongste begint (R2.4).
editions-differs-box = In de doos zitten: { $box }.
editions-differs-box-not-listed = De tekst vermeldt niet wat er in de doos zit.

## Remarks that are no rules

editions-note-box-colours = In de doos zitten 15 tapijten van elk van drie kleuren, en 12 van de vierde.
editions-note-coins = Munten van één zijn zilverkleurig, munten van vijf goudkleurig.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = De tekst zegt uitdrukkelijk dat twee helften van dezelfde kleur bedekt mogen worden.
editions-note-setup-one-colour = Bij de voorbereiding krijgen twee spelers elk 15 tapijten van één kleur; dat is de optie ‘Twee spelers: elk één kleur’ (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Een vergissing: het doel, de inhoud en wat een gelijke stand beslist, ontbreken.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Een vergissing: de tapijten voor twee spelers worden twee keer genoemd, en telkens anders.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Een vergissing: je ‘mag’ een tapijt leggen; het moet (R5.4).
