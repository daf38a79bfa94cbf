### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Испиши правила игре са сликама, или правила једног издања.
rules-help-edition = Издање, на пример thai, да се види по чему се његова правила разликују.
rules-title = Правила
rules-players = A game for two to four rug sellers.
rules-print = Штампај
rules-contents = Садржај
rules-link = Линк до правила { $rule }
rules-why = Зашто? Правило { $rule }
rules-option = Правилници се овде разликују: види „{ rules-editions }”.

## The aim

rules-aim = Циљ игре
rules-aim-text = Води Ассама преко пијачног трга, плати кад стане на туђи саг и полажи своје сагове другима на пут. На крају се рачуна сваки дирхам и свако поље на ком се види твој саг. Побеђује ко има највише поена.

## 1. The market

rules-market = Пијаца
rules-r1-1 = Пијаца има седам редова по седам поља.
rules-r1-2 = Ассам почиње на средњем пољу.
rules-r1-3 = Коцка има шест страна. На њима су једна, две, две, три, три и четири папучице.
rules-r1-4 = Мозаици на ивици спајају суседне редове или колоне. Мозаик није поље: Ассам пролази преко њега и враћа се на пијацу одмах поред, и то је један корак. У два угла мозаик води натраг на само угаоно поље.

## 2. Setting up

rules-setting-up = Припрема
rules-r2-1 = Седните око табле и играјте у смеру казаљке на сату. Свако добија 30 дирхама: пет новчића од једног дирхама и пет од пет дирхама.
rules-r2-2 = Учетворо свако има 12 сагова једне боје, утроје 15.
rules-r2-3 = Удвоје свако има две боје, по 12 сагова сваке. Измешај своја 24 сага у једну гомилицу и полажи их одозго: саг на врху виде сви, а шта је испод, не зна нико.
rules-r2-4 = Жребом одлучите ко почиње.
rules-r2-5 = Ако желите, договорите се о више или мање дирхама или сагова за све.

## 3. A turn

rules-turn = Потез
rules-r3-1 = У свом потезу окрени Ассама, баци коцку, помери га, плати ако треба и положи један саг. Затим је на потезу следећи играч у смеру казаљке на сату.
rules-r3-2 = Пре бацања остави Ассама како стоји или га окрени за четврт круга на његову леву или десну страну. Никад се не окреће натраг.
rules-r3-3 = Ассам иде право, једно поље за сваку папучицу, а на ивици прати мозаике. После гледа тамо куда је ишао.

## 4. Paying

rules-paying = Плаћање
rules-r4-1 = Ако Ассам стане на саг другог играча, плати том играчу један дирхам за свако поље области те боје око Ассама: поља морају бити повезана страницама, никад угловима, а рачуна се и Ассамово поље. Гледа се само оно што лежи на врху.
rules-r4-2 = Празно поље, сопствени саг и неутралан саг не коштају ништа. Ако играч има две боје, свака боја је област за себе.
rules-r4-3 = Ако не можеш да платиш све, плаћаш колико имаш и испадаш. Више не полажеш сагове; положени остају и постају неутрални, то јест ничији. Ако имаш тачно колико треба, и даље си у игри, чак и без иједног дирхама.
rules-r4-4 = По неким правилницима нико не испада: плаћаш колико имаш и играш даље.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = Полагање сага
rules-r5-1 = Положи саг на два суседна поља. Бар једно од њих додирује страницом Ассамово поље; ниједно није оно на ком он стоји.
rules-r5-2 = Саг сме да прекрије празна поља и половине сагова. Не сме да прекрије обе половине истог сага другог играча.
rules-r5-3 = Ту се правилници разликују: неки штите и твоје сопствене сагове, а у некима две половине под новим сагом морају бити и различитих боја.
rules-r5-4 = Саг мораш да положиш. Ако нема места где се боје разликују, овог пута нису важне.

## 6. The end

rules-end = Крај игре
rules-r6-1 = Игра се завршава кад је положен последњи саг, или одмах кад остане само један играч.
rules-r6-2 = Твоји поени су твоји дирхами и поља на којима се види твој саг. Ко испадне, нема поена, а ко испадне први, последњи је.
rules-r6-3 = Побеђује ко има највише поена. Код једнаких поена побеђује ко има више дирхама; ако су и они једнаки, делите место.

## 7. The variant

rules-variant = Варијанта: окретање на крају
rules-r7-1 = Баци коцку, помери Ассама, плати и положи саг; затим га окрени за четврт круга на његову леву или десну страну.
rules-r7-2 = Следећи играч мора да иде тамо куда Ассам сада гледа. Нико га не окреће пре првог бацања ни после последњег сага.
rules-r7-3 = Један правилник дозвољава и да остане како стоји.
rules-r7-4 = Ко испадне, више не окреће Ассама: следећи играч иде тамо куда Ассам гледа.
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

rules-figure-start = Почетак
rules-figure-turning = Ассам гледа надоле. Сме да иде удесно, надоле или улево, и никад се не окреће натраг.
rules-figure-mosaic = Три корака, један од њих преко мозаика
rules-figure-corner = Четири корака, један од њих око угла
rules-figure-area = Црвени плаћа Жутом пет дирхама: шесто жуто поље је одвојено.
rules-figure-places = Нека места за саг
rules-figure-cover-one-half = Дозвољено: половина сага и празно поље
rules-figure-cover-two-halves = Дозвољено: половине два сага
rules-figure-cover-whole = Није дозвољено: обе половине једног сага
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Жути је испао: жути сагови су неутрални.

## Editions

rules-editions = По чему се издања разликују
rules-editions-text = Штампана правила постоје на многим језицима и не кажу сва исто. Горе су основна правила; овде је шта које издање ради другачије. Сва се могу играти.
rules-editions-same = Као основна правила
