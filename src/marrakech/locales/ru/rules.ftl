### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Вывести правила игры с рисунками или правила одного издания.
rules-help-edition = Издание, например thai, чтобы увидеть, чем отличаются его правила.
rules-title = Правила
rules-players = A game for two to four rug sellers.
rules-print = Печать
rules-contents = Содержание
rules-link = Ссылка на правило { $rule }
rules-why = Почему? Правило { $rule }
rules-option = Здесь издания расходятся: смотри «{ rules-editions }».

## The aim

rules-aim = Цель игры
rules-aim-text = Веди Ассама по рыночной площади, плати, когда он останавливается на чужом ковре, и клади свои ковры на пути у других. В конце считается каждый дирхам и каждая клетка, на которой виден твой ковёр. Побеждает тот, у кого больше очков.

## 1. The market

rules-market = Рынок
rules-r1-1 = На рынке семь на семь клеток.
rules-r1-2 = Ассам начинает на центральной клетке.
rules-r1-3 = У кубика шесть граней. На них один, два, два, три, три и четыре тапка.
rules-r1-4 = Мозаики у края соединяют соседние ряды или столбцы. Мозаика — не клетка: Ассам проходит по ней и рядом возвращается на рынок, и это один шаг. В двух углах мозаика ведёт обратно на ту же угловую клетку.

## 2. Setting up

rules-setting-up = Подготовка
rules-r2-1 = Сядьте вокруг доски и играйте по часовой стрелке. Каждый получает 30 дирхамов: пять монет по одному и пять по пять.
rules-r2-2 = Вчетвером у каждого 12 ковров одного цвета, втроём — 15.
rules-r2-3 = Вдвоём у каждого два цвета, по 12 ковров каждого. Перемешай свои 24 ковра в одну стопку и клади их сверху: верхний ковёр видят все, а что под ним, не знает никто.
rules-r2-4 = Кто начинает, решает жребий.
rules-r2-5 = Если хотите, договоритесь, что у всех будет больше или меньше дирхамов или ковров.

## 3. A turn

rules-turn = Ход
rules-r3-1 = В свой ход поверни Ассама, брось кубик, проведи его вперёд, заплати, если есть за что, и положи один ковёр. Потом ходит следующий игрок по часовой стрелке.
rules-r3-2 = Перед броском оставь Ассама как стоит или поверни его на четверть оборота налево или направо, с его точки зрения. Кругом он не поворачивается никогда.
rules-r3-3 = Ассам идёт прямо, по клетке за каждый тапок, а у края — по мозаике. После этого он смотрит туда, куда шёл.

## 4. Paying

rules-paying = Плата
rules-r4-1 = Если Ассам остановился на ковре другого игрока, заплати этому игроку по дирхаму за каждую клетку участка этого цвета вокруг Ассама: клетки соединены сторонами, но не углами, и клетка Ассама тоже считается. Считается только то, что лежит сверху.
rules-r4-2 = Пустая клетка, свой ковёр и нейтральный ковёр ничего не стоят. Если у игрока два цвета, каждый цвет — отдельный участок.
rules-r4-3 = Если не можешь заплатить всё, плати сколько есть: ты выбываешь. Ковров ты больше не кладёшь; уже положенные остаются и становятся нейтральными, то есть ничьими. Если денег хватает точь-в-точь, ты ещё в игре, даже без единого дирхама.
rules-r4-4 = В некоторых изданиях никто не выбывает: платишь сколько есть и играешь дальше.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = Как класть ковёр
rules-r5-1 = Положи ковёр на две соседние клетки. Хотя бы одна из них примыкает стороной к клетке Ассама; ни одна не та, на которой он стоит.
rules-r5-2 = Ковёр может накрывать пустые клетки и половины ковров. Он не может накрыть обе половины одного и того же ковра другого игрока.
rules-r5-3 = Здесь издания расходятся: одни защищают и твои собственные ковры, а в других две половины под новым ковром должны ещё и различаться цветом.
rules-r5-4 = Положить ковёр нужно обязательно. Если нет места, где цвета различаются, на этот раз они не важны.

## 6. The end

rules-end = Конец игры
rules-r6-1 = Игра кончается, когда положен последний ковёр, или сразу, когда остался один игрок.
rules-r6-2 = Твои очки — это твои дирхамы и клетки, на которых виден твой ковёр. У выбывших очков нет, и кто выбыл первым, тот последний.
rules-r6-3 = Побеждает тот, у кого больше очков. При равных очках — тот, у кого больше дирхамов; если и их поровну, место делят.

## 7. The variant

rules-variant = Вариант: поворот в конце
rules-r7-1 = Брось кубик, проведи Ассама вперёд, заплати и положи ковёр; потом поверни его на четверть оборота налево или направо, с его точки зрения.
rules-r7-2 = Следующий игрок должен вести Ассама туда, куда тот теперь смотрит. Перед первым броском и после последнего ковра его никто не поворачивает.
rules-r7-3 = Одно издание разрешает и оставить его как стоит.
rules-r7-4 = Кто выбывает, Ассама уже не поворачивает: следующий игрок ведёт его туда, куда он смотрит.
rules-open = What the rule books leave open
rules-open-text = Some things are said in no rule book, or can be read in two ways. This is how they are played here.
rules-open-parts = How large the market is, what the die shows and which lines the mosaics join is told by the board and the die in the box, not by any text.
rules-open-heading = No text says in words which way Assam looks at the start, and the board is not the same from all sides. Here he looks down, unless you choose another way.
rules-open-no-money = Where nobody goes out, no text says what happens to a player who cannot pay. Here that player pays what there is and plays on.
rules-open-out-of-money = Four texts say that who “runs out of money” is out, which could mean: with no dirham left. “Pays what he can”, and nine texts that say “not enough”, speak for the other reading: here you are out only if you cannot pay all that is due.
rules-open-neutral = No text says whether a neutral rug is protected from being covered whole. Here it is; as the texts forbid it for rugs of opponents, one could read it otherwise.
rules-open-own-rug = No text says whether you may cover your own rug whole. It is not in the list of what a rug may lie on, but only opponents' rugs are forbidden. Here it is allowed, as it is on Board Game Arena, unless the rule book protects every rug.
rules-open-last-player = No text says that the game ends when only one player is left. Here it does.
rules-open-ranking = No text ranks the players who are out. Here they come after all others, the first to go out last.
rules-open-turning = No text says whether a player who goes out still turns Assam in the variant. Here Assam is left as he stands.
rules-open-house = That visible squares decide a tie, or that the youngest player always begins, is in no text: these are house rules.

## Figures

rules-figure-start = Начало
rules-figure-turning = Ассам смотрит вниз. Он может идти вправо, вниз или влево и никогда не разворачивается.
rules-figure-mosaic = Три шага, один из них по мозаике
rules-figure-corner = Четыре шага, один из них вокруг угла
rules-figure-area = Красный платит Жёлтому пять дирхамов: шестая жёлтая клетка отрезана.
rules-figure-places = Некоторые места для ковра
rules-figure-cover-one-half = Можно: половина ковра и пустая клетка
rules-figure-cover-two-halves = Можно: половины двух ковров
rules-figure-cover-whole = Нельзя: обе половины одного ковра
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Жёлтый выбыл: жёлтые ковры нейтральны.

## Editions

rules-editions = Чем отличаются издания
rules-editions-text = Печатные правила есть на многих языках, и говорят они не одно и то же. Выше — основные правила; здесь — что каждое издание делает иначе. Играть можно по любому.
rules-editions-same = Как основные правила
