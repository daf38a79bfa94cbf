### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Показать список печатных правил или одно издание с его отличиями.
editions-id-help = Издание или код языка. Без него показаны все.
editions-column-id = id
editions-column-languages = языки
editions-column-differences = отличия от основных правил
editions-standard = Основные правила: кто не может заплатить, выбывает; есть вариант; чужие ковры защищены (cover: opponents); стопки двух игроков перемешаны; каждый из их цветов — отдельный участок; при ничьей решают дирхамы; первого игрока выбирает жребий. `marrakech editions ID` описывает одно издание словами.
editions-unknown = нет ни издания, ни языка «{ $text }»; список покажет `marrakech editions`
editions-languages = Языки: { $languages }
editions-booklet = Источник: { $booklet }
editions-box = В коробке: { $box }
editions-differences = Отличия от основных правил:
editions-no-differences = Это основные правила.
editions-notes = О тексте:
editions-use = На Python: { $code }

## The texts

editions-name = { $edition ->
    [international] Международное, английское
    [french] Французское
    [dutch] Нидерландское
    [spanish] Испанское
    [italian] Итальянское
    [finnish] Финское
    [swedish] Шведское
    [czech] Чешское
    [greek] Греческое
    [portuguese] Португальское
    [polish] Польское
    [icelandic] Исландское
    [arabic] Арабское
    [estonian] Эстонское
    [latvian] Латышское
    [lithuanian] Литовское
    [russian] Русское
    [chinese-traditional] Китайское (традиционное)
    [japanese] Японское
    [chinese-simplified] Китайское (упрощённое)
    [hungarian] Венгерское
    [slovenian] Словенское
    [romanian] Румынское
    [norwegian] Норвежское
    [serbian] Сербское
    [croatian] Хорватское
    [german] Немецкое
    [korean] Корейское
    [thai] Тайское
    [persian] Персидское
    [hong-kong-2022] Гонконгское 2022, китайское
    [hong-kong-2022-english] Гонконгское 2022, английское
    [hungarian-early] Венгерское, раннее
    [russian-lifestyle] Русское, Lifestyle
   *[french-2007] Французское, 2007
}
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
editions-brief-area-owner = участки по владельцу
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
editions-differs-area-owner = Вдвоём оба цвета игрока образуют один участок: платят за все соединённые клетки с коврами этого игрока (R4.5).
editions-differs-tiebreak-none = При равных очках больше ничего не решает: место делят (R6.3).
editions-differs-first-player-agree = О первом игроке договариваются (R2.4).
editions-differs-first-player-morocco = Первым ходит тот, кто последним отдыхал в Марокко (R2.4).
editions-differs-first-player-lot-or-youngest = Первого игрока выбирает жребий, или начинает самый младший (R2.4).
editions-differs-box = В коробке: { $box }.
editions-differs-box-not-listed = Текст не указывает, что лежит в коробке.

## Remarks that are no rules

editions-note-box-colours = В коробке по 15 ковров трёх цветов и 12 четвёртого.
editions-note-coins = Единицы серебряные, пятёрки золотые.
editions-note-age-and-time = В тексте указано: 2–4 игрока, от 6 лет, 20 минут.
editions-note-not-under-three = В тексте сказано, что игра не предназначена для детей до трёх лет.
editions-note-pick-colour = Каждый выбирает цвет, какой ему нравится.
editions-note-rock-paper-scissors = Кто начинает, решает жребий или «камень, ножницы, бумага».
editions-note-edge-mosaics = То, что соединяет ряды у края, названо мозаиками; в большинстве текстов это стрелки.
editions-note-edge-bends = То, что соединяет ряды у края, названо изгибами; в большинстве текстов это стрелки.
editions-note-edge-lines = То, что соединяет ряды у края, названо линиями; в большинстве текстов это стрелки.
editions-note-same-colour-allowed = В тексте прямо сказано, что можно накрыть две половины одного цвета.
editions-note-setup-one-colour = В подготовке двум игрокам дают по 15 ковров одного цвета; это параметр «Вдвоём: по одному цвету» (R2.3).
editions-note-pile-reading = Естественнее всего понимать текст так: вдвоём каждый кладёт свои цвета по очереди; но можно прочесть и так, что цвета перемешивают.
editions-note-not-mixed = Вдвоём каждый складывает свои ковры в одну стопку, но в тексте не сказано, что их перемешивают. Здесь стопки перемешаны (R2.3).
editions-note-keeping-heading = В тексте не сказано, что Ассама можно оставить как стоит. Здесь можно (R3.2).
editions-note-own-square = В тексте не сказано, что платят и за клетку под Ассамом. Здесь платят (R4.1).
editions-note-out-of-money = В тексте сказано, что выбывает игрок, у которого «кончились деньги». Здесь выбывает тот, кто не может внести всю плату; кто остался без дирхамов, но ничего не должен, играет дальше (R4.3).
editions-note-loose-one-half = «Только одной половиной на чужом ковре» — неточная формулировка. Вместе со списком рядом текст говорит то же, что и другие: накрывать половины двух разных ковров можно.
editions-note-slip-no-walk = Опечатка: плата напечатана второй раз там, где должно быть движение Ассама, поэтому в тексте не сказано, что происходит у края рынка.
editions-note-slip-not-lost = Опечатка: во фразе «на пустой клетке и на своём ковре платить не нужно» потеряно «не».
editions-note-slip-pays-rugs = Ошибка: плату считают по коврам, тогда как во всех других текстах — по клеткам. Здесь платят за клетки (R4.1); в конце и этот текст считает половины, как все.
editions-note-slip-may-lay = Ошибка: ковёр «можно» положить; на деле нужно (R5.4).
editions-note-slip-left-out = Упущение: нет цели игры, состава коробки и того, что решает при ничьей.
editions-note-slip-opponent = Ошибка: в конце считается «каждый дирхам, оставшийся у соперника»; должно быть «у игрока».
editions-note-slip-counts-twice = Ошибка: число ковров для двух игроков указано дважды, и по-разному.
editions-note-slip-variant = Ошибка: последний шаг варианта искажён («поверни фигурка может повернуться на четверть»). Здесь Ассама поворачивают ровно на четверть оборота (R7.3).
editions-note-slip-aim = Опечатка: фраза о цели игры обрывается.
editions-note-slip-cards = Ошибка: в тексте кладут «карты»; имеются в виду ковры.
editions-note-slip-results = Опечатка: напечатано «результаты клетки», а имеются в виду её стороны.
editions-note-slip-exit-arrow = Ошибка: у края Ассам идёт дальше «к стрелке выхода».
editions-note-slip-end-of-rug = Ошибка: сказано, что ковёр прилегает к стороне своим «концом»; имеется в виду одна из его клеток (R5.1).
editions-note-slip-dirham-won = Ошибка: в конце считается «каждый выигранный дирхам»; имеется в виду каждый дирхам, который есть у игрока (R6.2).
editions-note-slip-leaves-game = Ошибка: у края Ассам «покидает игру»; на деле он покидает рынок.
