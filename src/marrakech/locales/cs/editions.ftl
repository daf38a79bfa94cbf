### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Vypíše tištěná znění pravidel, nebo ukáže jedno s jeho odlišnostmi.
editions-id-help = Vydání, nebo kód jazyka. Bez něj se vypíšou všechna.
editions-column-id = id
editions-column-languages = jazyky
editions-column-differences = odlišnosti od základních pravidel
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = vydání ani jazyk „{ $text }“ tu není; `marrakech editions` je vypíše
editions-languages = Jazyky: { $languages }
editions-booklet = Zdroj: { $booklet }
editions-box = V krabici: { $box }
editions-differences = Od základních pravidel se liší v tomto:
editions-no-differences = Toto jsou základní pravidla.
editions-notes = K textu:
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
    [international] jeden ze třiceti jazyků mezinárodní brožury
    [hong-kong-2022] pravidla hongkongské krabice z roku 2022
    [hungarian-early] pravidla starší maďarské krabice
    [russian-lifestyle] pravidla ruské krabice od Lifestyle
   *[french-2007] pravidla francouzské krabice z roku 2007
}
editions-contents = { $rugs } koberců, { $ones } mincí po jednom dirhamu, { $fives } po pěti{ $bag ->
    [yes] , sáček
   *[no] {""}
}
editions-box-not-listed = text obsah neuvádí

## Differences, in a word or two for a table

editions-brief-standard = základní pravidla
editions-brief-elimination-no = nikdo nevypadává
editions-brief-variant-none = bez varianty
editions-brief-variant-turn-at-end-optional = varianta: nejvýš čtvrtotáčka
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = barvy se střídají
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = při shodě dělené místo
editions-brief-first-player-agree = začíná: dohodou
editions-brief-first-player-morocco = začíná: naposled v Maroku
editions-brief-first-player-lot-or-youngest = začíná: los či nejmladší

## Differences, in whole sentences

editions-differs-elimination-no = Kdo nemůže zaplatit celou částku, zaplatí, co má, a hraje dál; nikdo nevypadává (R4.4).
editions-differs-variant-none = Varianta, v níž se Assam otáčí na konci tahu, tu není (R7).
editions-differs-variant-turn-at-end-optional = Ve variantě smí Assam také zůstat tak, jak stojí: otočí se nejvýš o čtvrt otáčky (R7.3).
editions-differs-cover-any = Koberec nesmí zakrýt obě půlky žádného koberce, ani vlastního (R5.3).
editions-differs-cover-colours = Obě půlky pod novým kobercem musí patřit dvěma kobercům a mít různé barvy, je-li to možné (R5.3, R5.4).
editions-differs-pile-alternating = Ve dvou pokládá každý své dvě barvy střídavě (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Při shodě bodů už nic nerozhoduje: o místo se hráči dělí (R6.3).
editions-differs-first-player-agree = Na začínajícím hráči se hráči dohodnou (R2.4).
editions-differs-first-player-morocco = Začíná ten, kdo byl naposledy na dovolené v Maroku (R2.4).
editions-differs-first-player-lot-or-youngest = Začínající hráč se losuje, nebo začíná nejmladší (R2.4).
editions-differs-box = Krabice obsahuje: { $box }.
editions-differs-box-not-listed = Text neuvádí, co krabice obsahuje.

## Remarks that are no rules

editions-note-box-colours = V krabici je po 15 kobercích ve třech barvách a 12 ve čtvrté.
editions-note-coins = Jedničky jsou stříbrné, pětky zlaté.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Text výslovně říká, že lze zakrýt dvě půlky stejné barvy.
editions-note-setup-one-colour = V přípravě hry dostávají dva hráči po 15 kobercích jedné barvy; to je volba „Hra ve dvou: každý jednu barvu“ (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Chyba: chybí cíl hry, obsah krabice a co rozhoduje při shodě.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Chyba: koberce pro dva hráče jsou uvedeny dvakrát a pokaždé jinak.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Chyba: koberec se „smí“ položit; ve skutečnosti se musí (R5.4).
