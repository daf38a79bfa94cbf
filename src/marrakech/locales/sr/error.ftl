### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = нема поља „{ $text }”: поља су од a1 до g7
error-action = „{ $text }” није радња: напиши L, F или R, од 1 до 4, саг као d3e3 или =red
error-rug = { $near } и { $far } нису два суседна поља
error-action-number = нема радње број { $number }: бројеви иду од 0 до { $most }

## Rule sets

error-option-value = { $option } не може бити { $value }: изабери од { $choices }
error-option-range = { $option } не може бити { $value }: то је цео број од { $least } до { $most }
error-one-colour-needs-two = two_player="one colour" је за два играча, а не за { $players }
error-alternating-needs-two-colours = pile="alternating" тражи два играча с по две боје
error-odd-rugs = са две боје свако има паран број сагова, а не { $rugs }
error-no-variant = текст „{ $edition }” нема варијанту
error-edition = нема издања „{ $text }”; има { $known }
error-rules = „{ $text }” није скуп правила: напиши издање, косу црту и 2, 3 или 4, на пример international/4
error-rules-option = „{ $text }” није опција правила или је ту двапут; има { $known }
error-no-such-seat = нема места { $seat }: места иду од 0 до { $last }
error-no-hidden-piles = само измешане гомилице од две боје имају скривен редослед
error-wrong-piles = у гомилицама нису сагови који су преостали

## What is not allowed

error-number-not-legal = радња број { $number } овде није дозвољена
error-batch-not-legal = радња број { $number } није дозвољена у партији { $game }
error-nothing-to-pop = нема радње која би се вратила
error-nothing-played = још ништа није одиграно
error-no-chance = сада нема шта да се баци ни открије
error-game-over = { $action } није могуће: партија је готова
error-not-now = { $action } сада није могуће, на реду је { $phase ->
    [turn] окретање Ассама
    [roll] бацање коцке
    [lay] полагање сага
    [reveal] откривање следећег сага
    [over] крај партије
   *[other] { $phase }
}; дозвољено: { $legal }
error-must-turn = Ассам се мора окренути лево или десно; дозвољено: { $legal }
error-not-in-pile = следећи у овој гомилици не може бити { $colour ->
    [red] црвени
    [yellow] жути
    [blue] плави
   *[purple] љубичасти
} саг
error-under-assam = { $action } лежи под Ассамом ({ $assam }); дозвољено: { $legal }
error-not-beside-assam = { $action } не додирује Ассамово поље ({ $assam }); дозвољено: { $legal }
error-far-square-first = { $action } је обрнуто: поље до Ассама ({ $assam }) пише се прво, { $right }
error-covers-whole-rug = { $action } би прекрио цео { $colour ->
    [red] црвени
    [yellow] жути
    [blue] плави
   *[purple] љубичасти
} саг; дозвољено: { $legal }
error-same-colours = { $action } би прекрио две { $colour ->
    [red] црвене
    [yellow] жуте
    [blue] плаве
   *[purple] љубичасте
} половине; дозвољено: { $legal }

## Positions

error-position-fields = позиција има шест делова (табла, Ассам, ко је на потезу, фаза, играчи, правила), а не { $given }
error-position-assam = „{ $text }” не каже где стоји Ассам: напиши поље и N, E, S или W, на пример d4S
error-position-mover = „{ $text }” не каже ко је на потезу: изабери од { $seats }
error-position-phase = „{ $text }” није фаза: изабери од { $phases }
error-position-purse = „{ $text }” није играч: напиши дирхаме и сагове као 30r12, или x1
error-position-top = „{ $text }” не наводи следећи саг како треба: са две боје и преосталим саговима =r или =?, иначе ништа
error-board-rows = табла има седам редова, а не { $given }
error-board-columns = ред { $row } табле има оволико поља: { $given }, а не седам
error-board-cell = у реду { $row } табле стоји „{ $text }”: напиши од 1 до 7 за празна поља, или r, y, b, p и један од знакова ^ > v <
error-colour-not-played = на { $square } лежи { $colour ->
    [red] црвена
    [yellow] жута
    [blue] плава
   *[purple] љубичаста
} боја, којом нико не игра
error-half-off-board = друга половина сага на { $square } била би ван табле
error-half-missing = друга половина сага на { $square } требало би да је на { $other }, а тамо је празно
error-half-nowhere = друге половине сага на { $square } нема нигде: не прекрива је ниједан саг поред
error-rugs-in-a-ring = сагови на { $squares } морали би да леже сваки под следећим, укруг
error-players-number = број играча је { $given }, а правила су за { $wanted }
error-purse-colours = { $seat ->
    [red] Црвени
    [yellow] Жути
    [blue] Плави
   *[purple] Љубичасти
} има сагове ових боја: { $wanted }
error-out-with-goods = { $seat ->
    [red] Црвени
    [yellow] Жути
    [blue] Плави
   *[purple] Љубичасти
} је ван игре и не може имати ни дирхаме ни сагове
error-too-many-rugs = { $colour ->
    [red] црвених
    [yellow] жутих
    [blue] плавих
   *[purple] љубичастих
} сагова, положених и преосталих, има више од { $most }
error-top-not-in-pile = { $seat ->
    [red] Црвени
    [yellow] Жути
    [blue] Плави
   *[purple] Љубичасти
} не може сада да положи { $colour ->
    [red] црвени
    [yellow] жути
    [blue] плави
   *[purple] љубичасти
} саг: ниједан није преостао
error-top-unknown = гомилица прво мора да покаже свој следећи саг
error-dirhams-together = свих дирхама заједно не може бити више од { $most }
error-out-without-elimination = по овим правилима нико не испада
error-leaving-order = ко је ван игре, испао је први, други или трећи, а један играч остаје
error-over = овде је партија готова: нема више сагова или је остао један играч
error-not-over = овде партија није готова: има још и сагова и играча
error-mover-cannot = на потезу не може бити { $seat ->
    [red] Црвени
    [yellow] Жути
    [blue] Плави
   *[purple] Љубичасти
}: ван игре је или нема више сагова

## Plain data

error-field-object = { $path } мора бити објекат
error-field-text = { $path } мора бити текст
error-field-flag = { $path } мора бити true или false
error-field-number = { $path } мора бити цео број од { $least } до { $most }
error-field-list = { $path } мора бити листа дужине { $length }
error-field-choice = { $path } мора бити једно од { $choices }
error-field-missing = недостаје { $path }
error-field-unknown = нема поља { $path }
error-field-reveal-only = { $path } се наводи у фази „reveal” и ни у једној другој
error-field-reveal = фаза је „reveal” ако и само ако гомилица тек треба да покаже следећи саг
error-field-seat = овде игра место { $wanted }
error-field-leaving = { $path } је у игри, па није испао
error-rug-id = саг { $rug } није један саг на два суседна поља: { $squares }
error-rug-id-two = { $squares } су један саг и треба им исти id

## Records

error-in-record = ред { $line }, колона { $column }: { $why }
error-record-header = ово није заглавље: напиши [Name "value"]
error-record-header-name = „{ $name }” овде не може бити име заглавља
error-record-header-value = заглавље { $name } мора бити текст
error-record-remark = напомена не може стајати после радње { $number } од { $actions }
error-record-names = број имена је { $given }, а играча { $players }
error-record-half-character = овде је пола знака, а то ниједна датотека не чува
error-record-header-twice = заглавље { $name } је ту двапут
error-record-without-rules = партија почиње заглављима, а једно од њих мора бити Rules
error-record-rules-differ = заглавља Rules и Position дају различита правила
error-record-first = „{ $text }” не може да почне: изабери од { $seats }
error-record-word = „{ $text }” није ни радња ни број потеза ни резултат
error-record-open-remark = ова напомена није затворена знаком {"}"}
error-record-number = потез { $number } треба да буде потез { $wanted }
error-record-number-here = потез { $number } не може почети овде
error-record-result = резултат је наведен као { $stated }, а он је { $result }
error-record-not-one = очекивана је једна партија, а не { $games }

## Bots

error-bot = нема бота „{ $text }”; има { $known }
error-bot-text = „{ $text }” није име бота: напиши име или име с опцијама, као bestfirst:ms=200
error-bot-option = бот { $bot } нема опцију „{ $text }”; има { $known }
error-bot-option-text = „{ $text }” у „{ $bot }” није опција: напиши име и вредност, као ms=200
error-bot-option-number = { $option } не може бити { $text }: то је цео број од { $least } до { $most }
error-bot-option-word = { $option } не може бити { $text }: изабери од { $words }
error-bot-class = „{ $text }” не каже која класа: напиши my_bot.py:MyBot
error-bot-no-brain = „{ $text }” ради у сопственом процесу и нема мозак за позајмицу

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = нема датотеке { $file }
error-load-module = нема модула { $module }
error-load-class = у њему нема класе { $kind }; има { $known }
error-load-choose = његова класа { $kind } нема методу choose(self, view, clock)
error-load-raised = изузетак { $what } ({ $where })
error-load-hung = није спреман ни после { $seconds } s ({ $where })
error-load-died = његов процес се завршио: { $what } ({ $where })
error-load-hello = на hello не одговара онако како одговара мотор: { $what }
error-forfeit-cannot-load = { $bot } се не може учитати: { $why }
error-forfeit-raised = { $bot }: изузетак { $what } ({ $where }); позиција: { $position }
error-forfeit-hung = { $bot }: нема одлуке ни после { $seconds } s ({ $where }); позиција: { $position }
error-forfeit-died = процес бота { $bot } се завршио: { $what } ({ $where }); позиција: { $position }
error-forfeit-no-action = { $bot } даје { $what }, што није радња; позиција: { $position }
error-forfeit-illegal = { $bot } бира { $action }, што није дозвољено: { $why }; позиција: { $position }
error-forfeit-stopped = { $bot } се не покреће поново: број узастопних кварова је { $times }, последњи: { $why }

## Matches

error-arena-nobody = за меч треба бар један бот
error-arena-games = меч има бар једну партију, а не { $number }
error-arena-other-match = { $file } садржи други меч: од задатог се разликују { $what }
error-arena-no-state = { $file } не садржи стање меча
error-arena-extra = за ово треба { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = графикон се уписује у датотеку .png или .svg, а не у { $file }
error-arena-cluster = на адреси { $address } не одговара ниједан кластер Ray: { $why }
error-survey-not-learned = бот { $bot } још није научио да игра по { $rules }

## Training

error-train-no-state = { $file } не садржи стање учења, или не ове верзије
error-train-other-plan = { $file } садржи друго учење: од задатог се разликују { $what }
error-train-no-value = { $file } не садржи процену
error-train-other-rules = { $file } је научено за { $learned }, а не за { $wanted }

## Servers

error-server-no-table = таквог стола нема или га више нема
error-server-not-found = овде нема ничега
error-server-method = то се овде не може
error-server-not-understood = ово се не може разумети: { $why }
error-server-too-large = ово је превелико: прима се највише { $most } B
error-server-too-many = превише одједном: покушај поново за { $seconds } s
error-server-full = тренутно је овде превише столова
error-server-closing = овај сервер се затвара: покушај поново за { $seconds } s
error-server-lobby = у лобију већ чека највећи дозвољени број твојих столова: { $most }
error-server-storage = овај сервер тренутно не може до својих података: покушај поново за { $seconds } s
error-server-origin = страница с другог места не сме да приступа овом серверу
error-server-banned = приступ са ове адресе је блокиран до { $until }
error-server-banned-name = име „{ $name }” је овде блокирано до { $until }
error-server-no-such-player = на месту { $seat } нема никога кога можеш да пријавиш
error-server-host = овај сервер се не одазива на то име
error-server-not-your-seat = место { $seat } није твоје
error-server-own-secrets = сопствена тајна има од 22 до 64 знака (слова, цифре, - и _), а свака особа има другачију
error-server-seated = за овим столом већ седи неко с твоје адресе
error-server-passport = овај пасош не може да се прочита: његова тајна има од 22 до 64 слова
error-server-no-passport = таквог пасоша овде нема
error-server-token = овај токен овде ништа не отвара: повучен је или никад није направљен
error-server-no-token = таквог токена нема
error-server-scope = овај токен то не сме: потребан је токен с дозволом { $scope }
error-server-tokens = пасош већ има највећи дозвољени број токена ({ $most }): повуци неки који не користиш
error-server-programs = програми овде не играју
error-server-match-programs = брза игра је за људе: програм поставља сопствени сто (POST /api/tables) или добија везу до неког
error-server-ahead = овај сто је стигао тек до догађаја { $number }
error-server-still-playing = ово је за завршене партије, а ова још траје
error-server-day-hidden = ово је сто данашње пијаце: други могу да га гледају кад дан прође
error-server-no-day = тог дана није било пијаце
error-server-day-over = ова пијаца је затворена: од један сат (UTC) може поново да се игра, без бодовања
error-server-broken = овде је нешто пошло наопако и то је забележено
error-server-damaged = овај сто је оштећен: мора да га обнови администратор сервера, који то већ зна

## What is stored

error-data-file = { $file } не може да се користи: { $why }
error-data-no-database = { $file } није база података са столовима: премести ту датотеку или наведи другу фасциклу помоћу --data
error-data-damaged = датотека { $file } је оштећена ({ $why }): врати резервну копију наредбом „marrakech database restore”; ништа није промењено
error-data-newer = { $file } је из новије верзије овог програма (формат { $found }; ова зна { $known }): покрени ту верзију, или њоме врати старији формат наредбом „marrakech database downgrade { $known }”
error-data-older = у { $file } нешто недостаје: број сачуваних промена био је { $wanted }, а сада је { $found }. Изгубљена је датотека -wal, или је ово старија копија. Врати оно што недостаје или врати резервну копију; за наставак без тога уклони { $mark }
error-data-locked = датотеку { $file } је закључао други програм: затвори га и покушај поново
error-data-no-key = { $file } није кључ: кључ су 64 хексадецималне цифре. Врати прави; ништа није промењено
error-data-key-missing = недостаје кључ { $file }, без ког ниједан сто не може да се прочита: врати га из копије или помоћу --key-file наведи где је. Ништа није промењено
error-data-key-wrong = { $file } није кључ којим је ова база података уписана: врати прави или помоћу --key-file наведи где је. Ништа није промењено
error-data-none = нема базе података { $file }
error-data-outdated = { $file } је из старије верзије: једном покрени сервер да се подаци ажурирају
error-data-exists = датотека { $file } већ постоји: изабери друго име
error-data-in-use = датотека { $file } се користи: прво заустави сервер
error-data-form = нема формата { $form } на који би се могло вратити; има { $known }

## Tables

error-table-all-agreed = сви су већ пристали да играју поново
error-table-begun = партија је већ почела
error-table-bot-plays = тренутно овде игра бот; прво се врати
error-table-chain-taken = бацања два играча не могу да зависе од истог ланца
error-table-closed = овај сто је затворила особа која га је припремила
error-table-closed-by-host = овај сто је затворио администратор сервера
error-table-colours = боје стола су црвена, жута, плава и љубичаста, свака једном
error-table-deserted = за овим столом тренутно нема никога: покушај поново кад се неко врати
error-table-dice-header = заглавље { $name } овог записа не може да се прочита
error-table-dice-version = коцка верзије { $version } овде није позната
error-table-full = сва места су заузета
error-table-gone = ко се предао, више не игра
error-table-id-used = овај id је већ употребљен за нешто друго
error-table-level = нема нивоа „{ $level }”; има { $known }
error-table-level-of-person = место { $seat } није за бота, па нема ниво
error-table-long-record = партија дужа од { $most } радњи предуга је за приказ
error-table-mixed-name = реч у имену „{ $name }” меша писма која личе једно на друго: напиши је једним од њих
error-table-no-name = име има бар једно слово које се може приказати
error-table-no-record = у овом запису нема партије
error-table-no-seed = овај запис нема ни тајни број ни оно што је показано пре партије, па се не може проверити
error-table-no-such-seat = место { $seat } за овим столом није твоје
error-table-no-take-back = нема потеза који би се вратио
error-table-no-throw = сада се коцка не баца
error-table-no-undo = нема више шта да се поништи
error-table-rated = партија за рејтинг је без савета и враћања потеза, почиње од почетка с уобичајеним саговима и дирхамима, а свака особа седи за својим екраном
error-table-position = даље се игра само из позиције која није крај и само ако сви људи деле један екран
error-table-nobody-waits = за столом са слободним местима неко мора да седи
error-table-not-away = овај играч је ту
error-table-not-begun = партија још није почела
error-table-not-by-hand = { $action } је ствар случаја, а не избора
error-table-not-maker = сто може да затвори само особа која га је припремила
error-table-not-maker-starts = с ботовима може да почне само особа која је припремила сто
error-table-not-over = партија још није готова
error-table-not-your-turn = ниси на потезу
error-table-over = партија је готова
error-table-phrase = овде нико не може да каже „{ $phrase }”
error-table-plays-already = већ играш
error-table-programs = за овим столом програми не играју
error-table-same-name = за овим столом се неко већ зове „{ $name }”: додај нешто имену
error-table-seats-and-rules = број места { $seats } не одговара правилима за оволико играча: { $players }
error-table-stale = у међувремену се нешто догодило; погледај поново
error-table-taken = место { $seat } је заузето
error-table-time-over = време за овај потез је истекло: игра га бот
error-table-too-long = за овим столом се већ превише тога догодило: може само да се игра даље
error-table-too-much-talk = превише порука; сачекај мало
error-table-too-often = то је учињено већ { $times } пута и доста је
error-table-day = ово је пијаца дана: свако је игра сам, једном и с истим бацањима
error-table-wrong-link = ова карика се не наставља на последњу у твом ланцу
