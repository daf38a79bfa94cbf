### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Прикажи списак штампаних правила или једно издање с његовим разликама.
editions-id-help = Издање или код језика. Без њега су наведена сва.
editions-column-id = id
editions-column-languages = језици
editions-column-differences = разлике у односу на основна правила
editions-standard = Основна правила: ко не може да плати, испада; постоји варијанта; туђи сагови су заштићени (cover: opponents); гомилице два играча су измешане, а свака њихова боја је област за себе; код нерешеног одлучују дирхами; први играч се бира жребом. `marrakech editions ID` описује једно издање речима.
editions-unknown = нема ни издања ни језика „{ $text }”; `marrakech editions` даје списак
editions-languages = Језици: { $languages }
editions-booklet = Извор: { $booklet }
editions-box = У кутији: { $box }
editions-differences = Разлике у односу на основна правила:
editions-no-differences = Ово су основна правила.
editions-notes = О тексту:
editions-use = У Python-у: { $code }

## The texts

editions-name = { $edition ->
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
    [hong-kong-2022] Хонгконшко 2022, кинеско
    [hong-kong-2022-english] Хонгконшко 2022, енглеско
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
editions-brief-area-owner = области по власнику
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
editions-differs-area-owner = Удвоје обе боје једног играча чине једну област: плаћају се сва повезана поља са саговима тог играча (R4.5).
editions-differs-tiebreak-none = Код једнаких поена ништа више не одлучује: место се дели (R6.3).
editions-differs-first-player-agree = Први играч се бира договором (R2.4).
editions-differs-first-player-morocco = Почиње онај ко је последњи био на одмору у Мароку (R2.4).
editions-differs-first-player-lot-or-youngest = Први играч се бира жребом или почиње најмлађи (R2.4).
editions-differs-box = Кутија садржи: { $box }.
editions-differs-box-not-listed = Текст не наводи шта кутија садржи.

## Remarks that are no rules

editions-note-box-colours = У кутији је по 15 сагова у три боје и 12 у четвртој.
editions-note-coins = Новчићи од једног дирхама су сребрни, они од пет златни.
editions-note-age-and-time = Текст каже: 2 до 4 играча, од 6 година, 20 минута.
editions-note-not-under-three = Текст каже да игра није за децу млађу од три године.
editions-note-pick-colour = Свако бира боју која му се свиђа.
editions-note-rock-paper-scissors = Ко почиње, одлучује жреб или папир, камен, маказе.
editions-note-edge-mosaics = Оно што на ивици спаја редове и колоне зове се мозаици; у већини текстова то су стрелице.
editions-note-edge-bends = Оно што на ивици спаја редове и колоне зове се кривине; у већини текстова то су стрелице.
editions-note-edge-lines = Оно што на ивици спаја редове и колоне зове се линије; у већини текстова то су стрелице.
editions-note-same-colour-allowed = Текст изричито каже да се смеју прекрити две половине исте боје.
editions-note-setup-one-colour = У припреми два играча добијају по 15 сагова једне боје; то је опција „Удвоје: по једна боја” (R2.3).
editions-note-pile-reading = Текст се најприродније чита тако да два играча своје боје полажу наизменично; могло би да значи и да се две боје мешају.
editions-note-not-mixed = Два играча слажу своје сагове у једну гомилицу, али текст не каже да их мешају. Овде су гомилице измешане (R2.3).
editions-note-keeping-heading = Текст не каже да Ассам сме да остане како стоји. Овде сме (R3.2).
editions-note-own-square = Текст не каже да се плаћа и поље под Ассамом. Овде се плаћа (R4.1).
editions-note-out-of-money = Текст каже да испада играч који „остане без новца”. Овде је то играч који не може да плати све; ко нема више ништа, али ништа и не дугује, игра даље (R4.3).
editions-note-loose-one-half = „Само једном половином на сагу другог играча” непрецизно је речено. Заједно са списком поред тога, текст каже исто што и остали: смеју се прекрити половине два различита сага.
editions-note-slip-no-walk = Омашка: тамо где треба да стоји Ассамов ход други пут је одштампано плаћање, па текст не каже шта се дешава на ивици пијаце.
editions-note-slip-not-lost = Омашка: у реченици „на празном пољу или на свом сагу се не плаћа” изгубљено је „не”.
editions-note-slip-pays-rugs = Омашка: код плаћања се броје сагови, док сви други текстови броје поља. Овде се плаћају поља (R4.1); на крају и овај текст броји половине, као и сви.
editions-note-slip-may-lay = Омашка: саг се „сме” положити; заправо се мора (R5.4).
editions-note-slip-left-out = Омашка: изостављени су циљ, садржај и шта одлучује код нерешеног.
editions-note-slip-opponent = Омашка: на крају се рачуна „сваки дирхам који је остао противнику”; треба да стоји „играчу”.
editions-note-slip-counts-twice = Омашка: сагови за два играча наведени су двапут, и то различито.
editions-note-slip-variant = Омашка: последњи корак варијанте је збркан („окрени фигуру сме да окрене за четврт”). Овде се Ассам окреће тачно за четврт круга (R7.3).
editions-note-slip-aim = Омашка: реченица о циљу игре се прекида.
editions-note-slip-cards = Омашка: текст говори о полагању „карата”; мисли се на сагове.
editions-note-slip-results = Омашка: одштампано је „резултати поља”, а мисли се на његове странице.
editions-note-slip-exit-arrow = Омашка: на ивици Ассам иде даље „ка излазној стрелици”.
editions-note-slip-end-of-rug = Омашка: пише да саг лежи уз страницу својим „крајем”; мисли се на једно од његових поља (R5.1).
editions-note-slip-dirham-won = Омашка: на крају се рачуна „сваки освојени дирхам”; мисли се на сваки који играч има (R6.2).
editions-note-slip-leaves-game = Омашка: на ивици Ассам „напушта игру”; напушта пијацу.
