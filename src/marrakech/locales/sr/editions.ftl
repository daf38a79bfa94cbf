### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Прикажи списак штампаних правила или једно издање с његовим разликама.
editions-id-help = Издање или код језика. Без њега су наведена сва.
editions-column-id = id
editions-column-languages = језици
editions-column-differences = разлике у односу на основна правила
editions-legend = Основна правила: ко не може да плати, испада; постоји варијанта; туђи сагови су заштићени (cover: opponents); гомилице два играча су измешане; код нерешеног одлучују дирхами; први играч се бира жребом. `marrakech editions ID` описује једно издање речима.
editions-unknown = нема ни издања ни језика „{ $text }”; `marrakech editions` даје списак
editions-languages = Језици: { $languages }
editions-booklet = Извор: { $booklet }
editions-box = У кутији: { $box }
editions-differences = Разлике у односу на основна правила:
editions-no-differences = Ово су основна правила.
editions-notes = О тексту:
editions-use = У Python-у: { $code }

## The texts

editions-title = { $edition ->
    [international] Међународно, енглеско
    [french] Француско
    [dutch] Холандско
    [spanish] Шпанско
    [italian] Италијанско
    [finnish] Финско
    [swedish] Шведско
    [czech] Чешко
    [greek] Грчко
    [portuguese] Португалско
    [polish] Пољско
    [icelandic] Исландско
    [arabic] Арапско
    [estonian] Естонско
    [latvian] Летонско
    [lithuanian] Литванско
    [russian] Руско
    [chinese-traditional] Кинеско (традиционално)
    [japanese] Јапанско
    [chinese-simplified] Кинеско (поједностављено)
    [hungarian] Мађарско
    [slovenian] Словеначко
    [romanian] Румунско
    [norwegian] Норвешко
    [serbian] Српско
    [croatian] Хрватско
    [german] Немачко
    [korean] Корејско
    [thai] Тајландско
    [persian] Персијско
    [hong-kong-2022] Хонгконшко, 2022
    [hungarian-early] Мађарско, рано
    [russian-lifestyle] Руско, Lifestyle
   *[french-2007] Француско, 2007
}
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
editions-differs-tiebreak-none = Код једнаких поена ништа више не одлучује: место се дели (R6.3).
editions-differs-first-player-agree = Први играч се бира договором (R2.4).
editions-differs-first-player-morocco = Почиње онај ко је последњи био на одмору у Мароку (R2.4).
editions-differs-first-player-lot-or-youngest = Први играч се бира жребом или почиње најмлађи (R2.4).
editions-differs-box = Кутија садржи: { $box }.
editions-differs-box-not-listed = Текст не наводи шта кутија садржи.

## Remarks that are no rules

editions-note-box-colours = У кутији је по 15 сагова у три боје и 12 у четвртој.
editions-note-coins = Новчићи од једног дирхама су сребрни, они од пет златни.
editions-note-same-colour-allowed = Текст изричито каже да се смеју прекрити две половине исте боје.
editions-note-setup-one-colour = У припреми два играча добијају по 15 сагова једне боје; то је опција „Удвоје: по једна боја” (R2.3).
editions-note-slip-walk = Омашка: плаћање је одштампано двапут, једном тамо где треба да стоји Ассамов ход.
editions-note-slip-left-out = Омашка: изостављени су циљ, садржај и шта одлучује код нерешеног.
editions-note-slip-counts-twice = Омашка: сагови за два играча наведени су двапут, и то различито.
editions-note-slip-counts-rugs = Омашка: на крају се броје сагови, док сви други текстови броје поља.
editions-note-slip-may-lay = Омашка: саг се „сме” положити; заправо се мора (R5.4).
editions-note-slip-one-half = Омашка: пише да саг лежи на туђем сагу само једном половином, а ипак су половине два различита сага наведене као дозвољене.
editions-note-slip-lost-not = Омашка: у реченици „на празном пољу се не плаћа” изгубљено је „не”.
