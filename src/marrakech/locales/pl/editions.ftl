### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Pokaż listę drukowanych instrukcji albo jedną z nich wraz z różnicami.
editions-id-help = Wydanie albo kod języka. Bez tego pokazane są wszystkie.
editions-column-id = id
editions-column-languages = języki
editions-column-differences = różnice wobec zasad podstawowych
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = nie ma wydania ani języka „{ $text }”; `marrakech editions` pokazuje listę
editions-languages = Języki: { $languages }
editions-booklet = Źródło: { $booklet }
editions-box = W pudełku: { $box }
editions-differences = Różnice wobec zasad podstawowych:
editions-no-differences = To są zasady podstawowe.
editions-notes = O tekście:
editions-use = W Pythonie: { $code }
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
    [international] jeden z trzydziestu języków międzynarodowej broszury
    [hong-kong-2022] zasady z hongkońskiego pudełka z 2022 roku
    [hungarian-early] zasady z wczesnego węgierskiego pudełka
    [russian-lifestyle] zasady z rosyjskiego pudełka Lifestyle
   *[french-2007] zasady z francuskiego pudełka z 2007 roku
}
editions-contents = { $rugs } dywanów, { $ones } monet o wartości jednego dirhema, { $fives } o wartości pięciu{ $bag ->
    [yes] , woreczek
   *[no] {""}
}
editions-box-not-listed = tekst tego nie podaje

## Differences, in a word or two for a table

editions-brief-standard = zasady podstawowe
editions-brief-elimination-no = nikt nie odpada
editions-brief-variant-none = bez wariantu
editions-brief-variant-turn-at-end-optional = wariant: do ćwierć obrotu
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = kolory na przemian
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = remis: ex aequo
editions-brief-first-player-agree = zaczyna: umowa
editions-brief-first-player-morocco = zaczyna: ostatnio w Maroku
editions-brief-first-player-lot-or-youngest = zaczyna: los lub najmłodszy

## Differences, in whole sentences

editions-differs-elimination-no = Kto nie może zapłacić całości, płaci tyle, ile ma, i gra dalej; nikt nie odpada (R4.4).
editions-differs-variant-none = Nie ma wariantu, w którym Assama obraca się na końcu tury (R7).
editions-differs-variant-turn-at-end-optional = W wariancie Assam może też zostać tak, jak stoi: obraca się najwyżej o ćwierć obrotu (R7.3).
editions-differs-cover-any = Dywan nie może zakryć obu połówek żadnego dywanu, nawet własnego (R5.3).
editions-differs-cover-colours = Dwie połówki pod nowym dywanem muszą należeć do dwóch dywanów i różnić się kolorem, o ile to możliwe (R5.3, R5.4).
editions-differs-pile-alternating = W grze dwuosobowej każdy kładzie swoje dwa kolory na przemian (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Przy równej liczbie punktów nic więcej nie decyduje: miejsce jest dzielone (R6.3).
editions-differs-first-player-agree = Gracze umawiają się, kto zaczyna (R2.4).
editions-differs-first-player-morocco = Zaczyna ten, kto jako ostatni był na wakacjach w Maroku (R2.4).
editions-differs-first-player-lot-or-youngest = Pierwszego gracza się losuje albo zaczyna najmłodszy (R2.4).
editions-differs-box = Pudełko zawiera: { $box }.
editions-differs-box-not-listed = Tekst nie podaje zawartości pudełka.

## Remarks that are no rules

editions-note-box-colours = W pudełku jest po 15 dywanów w trzech kolorach i 12 w czwartym.
editions-note-coins = Jedynki są srebrne, piątki złote.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Tekst mówi wprost, że wolno zakryć dwie połówki tego samego koloru.
editions-note-setup-one-colour = W przygotowaniu gry dwoje graczy dostaje po 15 dywanów jednego koloru; to opcja „Dwoje graczy: po jednym kolorze” (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Pomyłka: brakuje celu gry, zawartości pudełka i rozstrzygania remisów.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Pomyłka: dywany dla dwóch graczy policzono dwa razy, za każdym razem inaczej.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Pomyłka: dywan „można” położyć; tak naprawdę trzeba (R5.4).
