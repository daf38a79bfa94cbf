### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Прикажи списак штампаних правила или једно издање с његовим разликама.
editions-id-help = Издање или код језика. Без њега су наведена сва.
editions-column-id = id
editions-column-languages = језици
editions-column-differences = разлике у односу на основна правила
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = нема ни издања ни језика „{ $text }”; `marrakech editions` даје списак
editions-languages = Језици: { $languages }
editions-booklet = Извор: { $booklet }
editions-box = У кутији: { $box }
editions-differences = Разлике у односу на основна правила:
editions-no-differences = Ово су основна правила.
editions-notes = О тексту:
editions-use = У Python-у: { $code }
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
    [international] један од тридесет језика међународне књижице
    [hong-kong-2022] правила хонгконшке кутије из 2022. године
    [hungarian-early] правила ране мађарске кутије
    [russian-lifestyle] правила руске кутије куће Lifestyle
   *[french-2007] правила француске кутије из 2007. године
}
editions-contents = сагова { $rugs }, новчића од једног дирхама { $ones }, од пет { $fives }{ $bag ->
    [yes] , кесица
   *[no] {""}
}
editions-box-not-listed = текст то не наводи

## Differences, in a word or two for a table

editions-brief-standard = основна правила
editions-brief-elimination-no = нико не испада
editions-brief-variant-none = без варијанте
editions-brief-variant-turn-at-end-optional = варијанта: до четврт круга
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = боје се смењују
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = нерешено: дели се место
editions-brief-first-player-agree = први: по договору
editions-brief-first-player-morocco = први: последњи у Мароку
editions-brief-first-player-lot-or-youngest = први: жреб или најмлађи

## Differences, in whole sentences

editions-differs-elimination-no = Ко не може да плати све, плаћа колико има и игра даље; нико не испада (R4.4).
editions-differs-variant-none = Нема варијанте у којој се Ассам окреће на крају потеза (R7).
editions-differs-variant-turn-at-end-optional = У варијанти Ассам сме и да остане како стоји: окреће се највише за четврт круга (R7.3).
editions-differs-cover-any = Саг не сме да прекрије обе половине ниједног сага, чак ни сопственог (R5.3).
editions-differs-cover-colours = Две половине под новим сагом морају припадати двама саговима и бити различитих боја, где је то могуће (R5.3, R5.4).
editions-differs-pile-alternating = Удвоје свако полаже своје две боје наизменично (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Код једнаких поена ништа више не одлучује: место се дели (R6.3).
editions-differs-first-player-agree = Први играч се бира договором (R2.4).
editions-differs-first-player-morocco = Почиње онај ко је последњи био на одмору у Мароку (R2.4).
editions-differs-first-player-lot-or-youngest = Први играч се бира жребом или почиње најмлађи (R2.4).
editions-differs-box = Кутија садржи: { $box }.
editions-differs-box-not-listed = Текст не наводи шта кутија садржи.

## Remarks that are no rules

editions-note-box-colours = У кутији је по 15 сагова у три боје и 12 у четвртој.
editions-note-coins = Новчићи од једног дирхама су сребрни, они од пет златни.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Текст изричито каже да се смеју прекрити две половине исте боје.
editions-note-setup-one-colour = У припреми два играча добијају по 15 сагова једне боје; то је опција „Удвоје: по једна боја” (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Омашка: изостављени су циљ, садржај и шта одлучује код нерешеног.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Омашка: сагови за два играча наведени су двапут, и то различито.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Омашка: саг се „сме” положити; заправо се мора (R5.4).
