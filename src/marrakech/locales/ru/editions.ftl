### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Показать список печатных правил или одно издание с его отличиями.
editions-id-help = Издание или код языка. Без него показаны все.
editions-column-id = id
editions-column-languages = языки
editions-column-differences = отличия от основных правил
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = нет ни издания, ни языка «{ $text }»; список покажет `marrakech editions`
editions-languages = Языки: { $languages }
editions-booklet = Источник: { $booklet }
editions-box = В коробке: { $box }
editions-differences = Отличия от основных правил:
editions-no-differences = Это основные правила.
editions-notes = О тексте:
editions-use = На Python: { $code }
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
    [international] один из тридцати языков международной брошюры
    [hong-kong-2022] правила гонконгской коробки 2022 года
    [hungarian-early] правила ранней венгерской коробки
    [russian-lifestyle] правила русской коробки Lifestyle
   *[french-2007] правила французской коробки 2007 года
}
editions-contents = ковров — { $rugs }, монет по одному дирхаму — { $ones }, по пять — { $fives }{ $bag ->
    [yes] , мешочек
   *[no] {""}
}
editions-box-not-listed = в тексте не указано

## Differences, in a word or two for a table

editions-brief-standard = основные правила
editions-brief-elimination-no = никто не выбывает
editions-brief-variant-none = без варианта
editions-brief-variant-turn-at-end-optional = вариант: до четверти оборота
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = цвета чередуются
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = при ничьей место делят
editions-brief-first-player-agree = первый: по уговору
editions-brief-first-player-morocco = первый: кто последним был в Марокко
editions-brief-first-player-lot-or-youngest = первый: жребий или младший

## Differences, in whole sentences

editions-differs-elimination-no = Кто не может заплатить всё, платит сколько есть и играет дальше; никто не выбывает (R4.4).
editions-differs-variant-none = Варианта, в котором Ассама поворачивают в конце хода, нет (R7).
editions-differs-variant-turn-at-end-optional = В варианте Ассама можно и не поворачивать: поворот — не больше чем на четверть (R7.3).
editions-differs-cover-any = Ковёр не может накрыть обе половины никакого ковра, даже своего (R5.3).
editions-differs-cover-colours = Две половины под новым ковром должны принадлежать двум коврам и различаться цветом, если это возможно (R5.3, R5.4).
editions-differs-pile-alternating = Вдвоём каждый кладёт свои два цвета по очереди (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = При равных очках больше ничего не решает: место делят (R6.3).
editions-differs-first-player-agree = О первом игроке договариваются (R2.4).
editions-differs-first-player-morocco = Первым ходит тот, кто последним отдыхал в Марокко (R2.4).
editions-differs-first-player-lot-or-youngest = Первого игрока выбирает жребий, или начинает самый младший (R2.4).
editions-differs-box = В коробке: { $box }.
editions-differs-box-not-listed = Текст не указывает, что лежит в коробке.

## Remarks that are no rules

editions-note-box-colours = В коробке по 15 ковров трёх цветов и 12 четвёртого.
editions-note-coins = Единицы серебряные, пятёрки золотые.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = В тексте прямо сказано, что можно накрыть две половины одного цвета.
editions-note-setup-one-colour = В подготовке двум игрокам дают по 15 ковров одного цвета; это параметр «Вдвоём: по одному цвету» (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Упущение: нет цели игры, состава коробки и того, что решает при ничьей.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Ошибка: число ковров для двух игроков указано дважды, и по-разному.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Ошибка: ковёр «можно» положить; на деле нужно (R5.4).
