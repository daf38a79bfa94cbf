### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Ispiši tiskane tekstove pravila ili pokaži jedan s njegovim razlikama.
editions-id-help = Izdanje ili kod jezika. Bez toga se ispisuju sva.
editions-column-id = id
editions-column-languages = jezici
editions-column-differences = odstupanja od standardnih pravila
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = nema izdanja ni jezika „{ $text }”; `marrakech editions` ih ispisuje
editions-languages = Jezici: { $languages }
editions-booklet = Izvor: { $booklet }
editions-box = U kutiji: { $box }
editions-differences = Odstupanja od standardnih pravila:
editions-no-differences = To su standardna pravila.
editions-notes = O tekstu:
editions-use = U Pythonu: { $code }
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
    [international] jedan od trideset jezika međunarodne knjižice
    [hong-kong-2022] pravila iz hongkonške kutije, 2022.
    [hungarian-early] pravila iz rane mađarske kutije
    [russian-lifestyle] pravila iz ruske kutije izdavača Lifestyle
   *[french-2007] pravila iz francuske kutije, 2007.
}
editions-contents = sagovi: { $rugs }, kovanice od jednog dirhama: { $ones }, kovanice od pet: { $fives }{ $bag ->
    [yes] , vrećica
   *[no] {""}
}
editions-box-not-listed = nije navedeno u tekstu

## Differences, in a word or two for a table

editions-brief-standard = standardna pravila
editions-brief-elimination-no = nitko ne ispada
editions-brief-variant-none = bez varijante
editions-brief-variant-turn-at-end-optional = varijanta: do četvrt okreta
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = boje se izmjenjuju
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = mjesto se dijeli
editions-brief-first-player-agree = prvi: po dogovoru
editions-brief-first-player-morocco = prvi: zadnji u Maroku
editions-brief-first-player-lot-or-youngest = prvi: ždrijeb ili najmlađi

## Differences, in whole sentences

editions-differs-elimination-no = Tko ne može platiti sve, plaća koliko ima i igra dalje; nitko ne ispada (R4.4).
editions-differs-variant-none = Nema varijante u kojoj se Assam okreće na kraju poteza (R7).
editions-differs-variant-turn-at-end-optional = U varijanti se Assama smije i ostaviti kako stoji: okreće se najviše za četvrt okreta (R7.3).
editions-differs-cover-any = Sag ne smije prekriti obje polovice istog saga, pa ni vlastitog (R5.3).
editions-differs-cover-colours = Polovice ispod novog saga moraju pripadati dvama sagovima i razlikovati se bojom, gdje je to moguće (R5.3, R5.4).
editions-differs-pile-alternating = U igri udvoje svatko svoje dvije boje polaže naizmjence (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Kod jednakog broja bodova ništa ne odlučuje: mjesto se dijeli (R6.3).
editions-differs-first-player-agree = Prvi igrač određuje se dogovorom (R2.4).
editions-differs-first-player-morocco = Počinje onaj tko je zadnji bio na odmoru u Maroku (R2.4).
editions-differs-first-player-lot-or-youngest = Prvog igrača određuje ždrijeb ili počinje najmlađi (R2.4).
editions-differs-box = U kutiji je: { $box }.
editions-differs-box-not-listed = Tekst ne navodi što je u kutiji.

## Remarks that are no rules

editions-note-box-colours = U kutiji je po 15 sagova triju boja i 12 sagova četvrte.
editions-note-coins = Jedinice su srebrne, petice zlatne.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Tekst izričito kaže da se smiju prekriti dvije polovice iste boje.
editions-note-setup-one-colour = Redak o pripremi dvama igračima daje po 15 sagova jedne boje; to je opcija „Dva igrača: po jedna boja” (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Omaška: izostavljeni su cilj, sadržaj i što odlučuje kod izjednačenja.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Omaška: sagovi za dva igrača navedeni su dvaput, svaki put drukčije.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Omaška: sag se „smije” položiti; zapravo se mora (R5.4).
