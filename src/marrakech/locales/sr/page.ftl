### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Страница
page-home = Почетна
page-close = Затвори
page-loading = Тренутак…
page-try-again = Покушај поново
page-lost-title = Овде нема ничега
page-lost = На овој адреси нема ниједне странице.
page-gone-title = Овог стола више нема
page-gone = Склоњен је, или линк није потпун.

## What goes wrong

page-problem-unreachable = Сервер не одговара. Има ли интернета?
page-problem-failed = Серверу то није пошло за руком. Покушај поново.
page-problem-unknown = То није успело ({ $reason }).
page-connection-lost = Веза је прекинута. Покушавамо поново…
page-connection-back = Веза је поново ту.

## The start

page-home-title = Продавци сагова из Маракеша
page-home-lead = Води Ассама кроз пијацу, полажи му сагове на пут и нека други плаћају. Два до четири играча, двадесет минута.
page-your-name = Твоје име
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Име не може бити дуже (највише знакова: { $most }).
    [one] Има места за још { $number } знак.
    [few] Има места за још { $number } знака.
   *[other] Има места за још { $number } знакова.
}
# When more was written, or pasted, than fits
page-name-cut = Име је предугачко (највише знакова: { $most }). Остатак је изостављен.
page-more-ways = Још начина за игру
page-mode-here = За једним екраном
page-mode-link = С пријатељима, преко линка
page-mode-new = Припреми сто
page-mode-learn = Научи да играш
page-mode-rules = Правила
page-mode-lobby = Лоби
page-mode-replay = Погледај партију поново
page-my-tables = Твоји столови
page-forget-table = Заборави сто: { $when }
page-level-rating = Рејтинг { $rating }

## Setting up

page-new-title = Припреми сто
page-new-players = Играчи
page-players = { $number ->
    [one] { $number } играч
    [few] { $number } играча
   *[other] { $number } играча
}
page-seat = Место { $number }
page-seat-who = Ко седи овде?
page-seat-name = Име
page-seat-level = Ниво
page-seat-colour = Боја
page-seat-second-colour = Друга боја
page-seat-open = слободно место
page-sitter-me = Ја
page-sitter-here = Неко за овим екраном
page-sitter-link = Неко преко линка
page-sitter-bot = Бот
page-sitter-link-hint = Линк за слање добијаш кад сто буде спреман.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Хасан
page-bot-porter-2 = Мустафа
page-bot-porter-3 = Брахим
page-bot-porter-4 = Ларби
page-bot-apprentice = Салма
page-bot-apprentice-2 = Надија
page-bot-apprentice-3 = Зинеб
page-bot-apprentice-4 = Карим
page-bot-peddler = Идрис
page-bot-peddler-2 = Омар
page-bot-peddler-3 = Џамила
page-bot-peddler-4 = Анвар
page-bot-merchant = Фатима
page-bot-merchant-2 = Рашид
page-bot-merchant-3 = Хадиџа
page-bot-merchant-4 = Малика
page-bot-master = Јусуф
page-bot-master-2 = Аиша
page-bot-master-3 = Мехди
page-bot-master-4 = Хамза
page-bot-storyteller = Сафија
page-bot-pourer = Аја
page-bot-grandmother = Зохра
page-bot-mason = Тарик
page-bot-weaver = Нур
page-bot-drummer = Билал
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] црвена
    [yellow] жута
    [blue] плава
   *[purple] љубичаста
})
page-new-first = Ко почиње?
page-first-lot = Одлучује жреб
page-first-seat = Место { $number }
page-new-rules = Правила
page-new-edition = Правилник
page-edition-standard = Основна правила.
page-new-options = Поједина правила
page-options-changed = Нека правила се разликују од правилника.
page-options-reset = Као у правилнику
page-option-elimination = Ко не може да плати
page-option-elimination-yes = испада
page-option-elimination-yes-hint = Плаћа све што има и напушта игру; сагови остају и ничији су.
page-option-elimination-no = игра даље
page-option-elimination-no-hint = Плаћа све што има и игра даље: нико не испада.
page-option-cover = Прекривање сагова
page-option-cover-opponents = штити туђе
page-option-cover-opponents-hint = Саг не сме одједном да прекрије обе половине туђег сага; сопственог сме.
page-option-cover-any = штити сваки саг
page-option-cover-any-hint = Саг не сме одједном да прекрије обе половине ниједног сага, чак ни сопственог.
page-option-cover-colours = различите боје
page-option-cover-colours-hint = Две половине под новим сагом морају бити различитих боја, где је то могуће.
page-option-variant = Ассам се окреће
page-option-variant-none = пре бацања
page-option-variant-none-hint = Ко је на потезу, бира смер, па баца коцку.
page-option-variant-turn-at-end = на крају потеза
page-option-variant-turn-at-end-hint = Кад је саг положен, Ассам се окреће лево или десно: следећи играч мора да иде тамо.
page-option-variant-turn-at-end-optional = на крају, по жељи
page-option-variant-turn-at-end-optional-hint = Кад је саг положен, Ассам сме да се окрене лево или десно или да остане како стоји: следећи играч мора да иде тамо.
page-option-two-player = Удвоје
page-option-two-player-two-colours = по две боје
page-option-two-player-two-colours-hint = Свако има сагове две боје, по 12 од сваке, у једној гомилици.
page-option-two-player-one-colour = по једна боја
page-option-two-player-one-colour-hint = Свако има 15 сагова једне боје.
page-option-pile = Гомилице
page-option-pile-shuffled = измешане су
page-option-pile-shuffled-hint = Познат је само следећи саг сваке гомилице.
page-option-pile-alternating = боје се смењују
page-option-pile-alternating-hint = Две боје долазе наизменично.
page-option-area = Области за плаћање
page-option-area-colour = по боји
page-option-area-colour-hint = Две боје једног играча су две области.
page-option-area-owner = по власнику
page-option-area-owner-hint = Обе боје једног играча чине једну област: плаћају се сва повезана поља.
page-option-tiebreak = Једнаки поени
page-option-tiebreak-dirhams = одлучују дирхами
page-option-tiebreak-dirhams-hint = Ко има више дирхама, испред је.
page-option-tiebreak-rugs = одлучују поља
page-option-tiebreak-rugs-hint = Чији се сагови виде на више поља, испред је.
page-option-tiebreak-none = дели се место
page-option-tiebreak-none-hint = Ништа више не одлучује.
page-option-heading = Ассам на почетку гледа
page-option-heading-S = надоле
page-option-heading-S-hint = Како се табла обично поставља.
page-option-heading-N = нагоре
page-option-heading-N-hint = Табла није иста са свих страна.
page-option-heading-E = удесно
page-option-heading-E-hint = Табла није иста са свих страна.
page-option-heading-W = улево
page-option-heading-W-hint = Табла није иста са свих страна.
page-option-dirhams = Дирхама на почетку
page-option-dirhams-hint = 30 у свим правилницима. С мање постаје опасно.
page-option-rugs = Сагова по играчу
page-option-rugs-hint = Колико потеза свако има.
page-new-table = Сто
page-clock = Сат
page-clock-none = Без сата
page-clock-none-hint = Свако сме да мисли колико жели.
page-clock-move = За сваки потез
page-clock-total = За целу партију
page-clock-time = Време
page-clock-increment = Додатак по потезу
page-clock-out = Кад време истекне
page-clock-out-bot = Тај потез игра бот
page-clock-out-out = Играч одмах испада
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Сат: { $number } секунда по потезу.
    [few] Сат: { $number } секунде по потезу.
   *[other] Сат: { $number } секунди по потезу.
}
page-clock-tells-move-minutes = { $number ->
    [one] Сат: { $number } минут по потезу.
    [few] Сат: { $number } минута по потезу.
   *[other] Сат: { $number } минута по потезу.
}
page-clock-tells-total = { $increment ->
    [0] Сат: { $number } s за целу партију.
   *[other] Сат: { $number } s + { $increment } s по потезу.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Сат: { $number } минут за целу партију.
        [few] Сат: { $number } минута за целу партију.
       *[other] Сат: { $number } минута за целу партију.
    }
   *[other] { $number ->
        [one] Сат: { $number } минут + { $increment } s по потезу.
        [few] Сат: { $number } минута + { $increment } s по потезу.
       *[other] Сат: { $number } минута + { $increment } s по потезу.
    }
}
page-clock-means-bot = Кад некоме истекне време, тај потез игра бот; трећи пут играч испада из игре.
page-clock-means-out = Коме истекне време, испада из игре.
page-seconds = { $number ->
    [one] { $number } секунда
    [few] { $number } секунде
   *[other] { $number } секунди
}
page-minutes = { $number ->
    [one] { $number } минут
    [few] { $number } минута
   *[other] { $number } минута
}
page-new-listed = Прикажи у лобију
page-new-listed-hint = Свако сме да гледа и да заузме слободно место. Иначе само они који имају линк.
page-new-take-back = Потези се могу вратити
page-new-practice-hint = Док сви људи седе за овим екраном. Коцка се тада баца изнова, а уз резултат пише да је то била партија за вежбу. Иначе се после бацања коцке ништа не може вратити.
page-new-begin = Почни
page-new-invite = Направи сто и преузми линк
page-new-watch = Гледај ботове

## The lobby

page-lobby = Лоби
page-lobby-open = Отворени столови
page-lobby-none-open = Тренутно нико не чека.
page-lobby-new = Отвори сто
page-lobby-running = Партије за гледање
page-lobby-watch-bots = Нека ботови играју, а ти гледај
page-join = Седни
page-watch = Гледај
page-look = Погледај
page-listing-deserted = Сада тамо нема никога
page-listing-rules = { $known ->
    [yes] Издање: { $edition }
   *[no] Кућна правила
}{ $variant ->
    [yes] , окретање на крају
   *[no] {""}
}.
page-listing-turn = Потез { $turn }, до краја { $left }.

## Waiting for others

page-waiting-title = Чекају се играчи
page-waiting-seats = { $number ->
    [0] Сва места су заузета
    [one] { $number } место је слободно
    [few] { $number } места су слободна
   *[other] { $number } места је слободно
}
page-waiting-link = Линк за пријатеље
page-waiting-link-hint = Ко га отвори, може да седне за сто, или да гледа кад су сва места заузета.
page-link-network = Ради код свих у истој мрежи, на пример на истом Wi-Fi-ју.
page-link-address = Адреса
page-qr = Линк као QR код: { $link }
page-qr-hint = Или скенирај ово камером телефона.
page-here-only = Овај линк ради само на овом рачунару.
page-here-only-new = Игра је тренутно доступна само на овом рачунару: другде линк не би ничему служио.
page-here-only-command = Да би могли да се придруже сви у истој мрежи, затвори игру у терминалу тастерима Ctrl-C и покрени је овом командом. Сви столови остају сачувани.
page-here-only-host = Другима може да га отвори онај ко води овај сервер.
page-copy-command = Копирај команду
page-copied-here = Копирано. Овај линк ради само на овом рачунару.
page-copy-link = Копирај линк
page-share = Подели…
page-copied = Копирано.
page-not-copied = Прегледач не дозвољава копирање: { $link }
page-start-bots = Или почни одмах
page-start-bots-hint = Слободна места заузимају ботови.
page-start-now = Почни с ботовима
page-waiting-listed = Лоби нуди овај сто док је неко за њим. Неколико минута пошто сви оду, стола више нема.
page-deserted-listed = За овим столом тренутно нема никога. Можеш да седнеш чим се неко врати.
page-deserted-friends = За овим столом тренутно нема никога. Можеш да седнеш и сачекаш остале.
page-close-table = Затвори сто
page-close-table-hint = Сто се склања, а његов линк више не ради.
page-close-table-yes = Да, затвори
page-close-table-no = Задржи
page-closed-title = Овај сто је затворен
page-closed = { $player } затвара сто пре почетка партије.
page-closed-host = Овај сто је затворио администратор сервера.
page-closed-host-game = Партија се завршава без резултата.
# What whoever runs the server has written about it
page-host-says = Порука администратора: { $why }
page-banned-title = Овде немаш приступ
page-join-title = Има места за тебе
page-join-seat = Боја
page-join-any = Било која
page-sit-down = Седни

## At the table

page-table-title = Пијаца
page-players-list = Играчи
page-panel = Шта треба урадити
page-board = Пијаца: седам колона од a до g, седам редова од 1 до 7
page-square-bare = { $square }: празно
page-square-rug = { $square }: { $colour ->
    [red] црвени
    [yellow] жути
    [blue] плави
   *[purple] љубичасти
} саг, играч { $player }
page-square-neutral = { $square }: { $colour ->
    [red] црвени
    [yellow] жути
    [blue] плави
   *[purple] љубичасти
} саг који је ничији
page-square-assam = { $rug }. Овде стоји Ассам и гледа { $heading ->
    [N] нагоре
    [E] удесно
    [S] надоле
   *[W] улево
}
page-badge-you = ти
page-badge-bot = бот
page-badge-away = није ту
page-badge-out = ван игре
page-rugs-left = { $number ->
    [one] још { $number } саг
    [few] још { $number } сага
   *[other] још { $number } сагова
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Црвена
    [yellow] Жута
    [blue] Плава
   *[purple] Љубичаста
}: { $number ->
    [one] још { $number } саг
    [few] још { $number } сага
   *[other] још { $number } сагова
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Следећа је црвена
    [yellow] Следећа је жута
    [blue] Следећа је плава
   *[purple] Следећа је љубичаста
}: { $number ->
    [one] још { $number } саг
    [few] још { $number } сага
   *[other] још { $number } сагова
}
# On the pile from which the next rug comes: very short
page-badge-next = следећи
page-worth = { $dirhams ->
    [one] { $dirhams } дирхам
    [few] { $dirhams } дирхама
   *[other] { $dirhams } дирхама
}, сагови на { $squares ->
    [one] { $squares } пољу
    [few] { $squares } поља
   *[other] { $squares } поља
}
page-points = { $number ->
    [one] { $number } поен
    [few] { $number } поена
   *[other] { $number } поена
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Куда ће следећи играч?
       *[no] { $player }: куда ће следећи играч?
    }
   *[no] { $alone ->
        [yes] Ти си на потезу: куда ће Ассам?
       *[no] { $player }: куда ће Ассам?
    }
}
page-prompt-roll = { $alone ->
    [yes] Ти си на потезу: баци коцку.
   *[no] { $player }: баци коцку.
}
page-prompt-lay = { $alone ->
    [yes] Положи свој саг поред Ассама.
   *[no] { $player }: положи саг поред Ассама.
}
page-prompt-wait = { $player } размишља…
page-prompt-away = { $player } није ту, чекамо
page-prompt-watch = Игра { $player }
page-ways = Куда
page-way-F = Право
page-expect = у просеку { $costs }
page-throw = Баци коцку
page-turn-assam = Окрени Ассама
page-lay = Положи саг
page-lay-hint = Додирни поље поред Ассама или превуци преко два.
page-lay-ready = Додирни поново да га положиш, или изабери друго место.
page-lay-on = Положи на { $near } и { $far }
page-skip = Прескочи
page-undo = Поништи
page-take-back = Врати потез
page-come-back = Врати се у игру: { $player }
page-away-offer = Чекати још, или нека игра бот док се { $player } не врати?
page-away-wait = Чекај
page-away-bot = Нека игра бот

## Time that runs out

page-time-left = Преостало време: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Сат чека да се овај играч врати.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Још { $number } секунда; затим овај потез игра бот.
        [few] Још { $number } секунде; затим овај потез игра бот.
       *[other] Још { $number } секунди; затим овај потез игра бот.
    }
   *[out] { $number ->
        [one] Још { $number } секунда; затим испадаш из игре.
        [few] Још { $number } секунде; затим испадаш из игре.
       *[other] Још { $number } секунди; затим испадаш из игре.
    }
}
page-time-last = { $number ->
    [one] Још { $number } секунда!
    [few] Још { $number } секунде!
   *[other] Још { $number } секунди!
}
page-time-over-1 = Твоје време је истекло, па овај потез уместо тебе игра бот. У следећем потезу опет одлучујеш ти. Ако се то деси још двапут, испадаш из игре.
page-time-over-2 = Твоје време је истекло други пут, па овај потез уместо тебе игра бот. У следећем потезу опет одлучујеш ти. Ако се то деси још једном, испадаш из игре.
page-time-over-out = Твоје време је истекло, па испадаш из игре. Твојим саговима даље игра бот. Можеш да гледаш како ће се завршити или да играш негде другде.

## Who watches

page-watching = { $number ->
    [0] Нико други не гледа.
    [one] Гледа { $number } особа.
    [few] Гледају { $number } особе.
   *[other] Гледа { $number } особа.
}

## What happened, besides the game

page-log = Шта се догодило
page-log-sat = { $player } седа за сто.
page-log-began = Партија почиње. Први потез: { $player }.
page-log-took-back = { $player } враћа потез.
page-log-redrawn = { $player } враћа потез. Коцка се баца изнова.
page-log-said = { $player }: „{ $phrase }”
page-log-timed-out = { $times ->
    [1] { $player }: време је истекло, овај потез игра бот.
   *[other] { $player }: време је истекло други пут, овај потез игра бот.
}
page-log-left = { $why ->
    [time] { $player } испада из игре: време је истекло.
    [abandoned] { $player } напушта игру.
   *[resigned] { $player } се предаје.
}
page-log-bot-for = Уместо играча { $player } игра бот.
page-log-came-back = { $player } је опет ту.
page-log-rematch-offered = { $player } жели да игра поново.
page-log-rematch-withdrawn = { $player } ипак не жели да игра поново.
page-log-rematch-made = За следећу партију чека нови сто.
page-log-closed = { $player } затвара сто.
page-log-closed-host = Администратор сервера затвара сто.
page-log-over-left = Нема више ко да игра: партија је готова.

## Menu

page-menu = Мени
page-copy-seat = Копирај линк до мог места
page-copy-seat-hint = За игру с другог уређаја. Не дај га никоме.
page-stand-in = Нека бот игра уместо играча { $player }
page-resign = Предај се
page-resign-ask = Да ли { $player } предаје партију? То се не може поништити.
page-resign-yes = Предај се
page-resign-no = Играј даље
page-phrases = Реци нешто

## Reporting somebody to whoever runs the server

page-report = Пријави некога
page-report-hint = То ће сазнати онај ко води овај сервер, а може и да затвори сто. Остали играчи неће сазнати.
page-report-who = Кога?
page-report-why = Шта није у реду?
page-report-why-of = { $player }: шта није у реду?
page-report-name = Увредљиво име
page-report-cheating = Варање
page-report-stalling = Одуговлачење
page-report-other = Нешто друго
page-report-done = Хвала. Онај ко води овај сервер сада то може да види.

## What can be said

page-phrase-hello = Здраво!
page-phrase-good-luck = Срећно!
page-phrase-thinking = Да размислим…
page-phrase-your-turn = Ти си на потезу.
page-phrase-nice-rug = Какав диван саг!
page-phrase-lucky = Данас имаш среће.
page-phrase-ouch = Јао!
page-phrase-oops = Упс.
page-phrase-thanks = Хвала!
page-phrase-sorry = Извини!
page-phrase-well-played = Добро одиграно!
page-phrase-again = Још једну?
page-phrase-have-to-go = Ускоро морам да идем.
page-phrase-bye = Видимо се!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Помоћ
page-help-rules = Како се игра
page-rules-aim = На крају сваки дирхам доноси један поен, а исто тако и свако поље на ком се види твој саг. Побеђује ко има највише поена.
page-rules-turn = У свом потезу остави Ассама како стоји или га окрени лево или десно и баци коцку. Он иде право; на ивици га мозаик враћа на пијацу.
page-rules-pay = Ако стане на туђи саг, плаћаш власнику један дирхам за свако поље повезане области те боје.
page-rules-lay = Затим положи саг на два поља, од којих је бар једно до Ассама. Сме да прекрије сагове, али не обе половине туђег сага одједном.
page-rules-end = Кад је положен последњи саг, партија је готова. По неким правилницима испада ко не може да плати.
page-help-keys = Тастери
page-key-primary = Уради понуђено: баци, положи, прескочи
page-key-arrows = Изабери смер онако како је приказан на табли
page-key-ways = Изабери лево, право или десно, из Ассамовог угла
page-key-throw = Баци коцку
page-key-board = На табли стрелице померају курсор, Enter бира и потврђује, размакница окреће саг
page-key-undo = Поништи
page-key-take-back = Врати потез
page-key-skip = Прескочи оно што се приказује
page-key-mute = Укључи или искључи звук
page-key-say = Реци нешто
page-key-log = Шта се догодило
page-key-menu = Мени
page-key-help = Ова помоћ
page-key-step = Корак назад или напред
page-key-ends = На почетак, на крај
page-key-play = Пусти, паузирај

## Settings

page-settings = Подешавања
page-settings-language = Језик
page-settings-theme = Боје странице
page-theme-auto = Као у систему
page-theme-light = Светле
page-theme-dark = Тамне
page-theme-contrast = Јак контраст
page-settings-speed = Брзина
page-speed-slow = Споро
page-speed-normal = Нормално
page-speed-fast = Брзо
page-speed-instant = Одмах
page-settings-motion = Кретање
page-motion-auto = Као у систему
page-motion-less = Мање
page-motion-full = Све се креће
page-settings-confirm = Потврђуј потезе
page-settings-confirm-hint = Клик бира; други клик, или дугме, одиграва потез.
page-settings-sounds = Звуци
page-settings-coordinates = Ознаке редова и колона

## The end

page-end-winner = { $player } побеђује!
page-end-shared = Заједничка победа: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Последњи саг је положен.
    [last-player] Сви остали су испали.
    [resigned] Сви остали су се предали.
    [time] Свима осталима је истекло време.
    [bots] У игри су остали само ботови.
   *[left] У игри није остао нико други.
}
page-ranking = Пласман
page-ranking-place = Место
page-ranking-player = Играч
page-ranking-dirhams = Дирхами
page-ranking-squares = + сагови
page-ranking-points = = поени
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] ван игре
    [time] истекло време
    [abandoned] напушта игру
   *[resigned] предаје се
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Ко испадне или напусти игру, нема поена и иза свих је осталих; ко оде први, последњи је.
page-rematch = Играј поново
page-rematch-accept = { $number ->
    [one] { $player } жели да игра поново: придружи се
    [few] { $number } играча желе да играју поново: придружи се
   *[other] { $number } играча жели да игра поново: придружи се
}
page-rematch-waiting = Чекају се остали…
page-rematch-withdraw = Повуци понуду
page-rematch-go = На следећу партију
page-save-record = Сачувај запис
page-copy-replay = Копирај линк до прегледа партије
page-chart-title = Поени током партије
page-chart = Поени током партије. На крају: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = У бројкама
page-statistics-turns = { $number ->
    [one] Одигран је { $number } потез.
    [few] Одиграна су { $number } потеза.
   *[other] Одиграно је { $number } потеза.
}
page-statistics-highest = { $paid ->
    [one] Највеће плаћање: { $paid } дирхам. Плаћа { $player }, добија { $owner }.
    [few] Највеће плаћање: { $paid } дирхама. Плаћа { $player }, добија { $owner }.
   *[other] Највеће плаћање: { $paid } дирхама. Плаћа { $player }, добија { $owner }.
}
page-statistics-none = Нико није ништа платио.
page-statistics-paid = плаћено
page-statistics-received = примљено
page-statistics-throw = просечно бацање
page-statistics-mosaics = мозаици
page-dice = Да ли је коцка била поштена?
page-dice-all-fair = { $rugs ->
    [0] Твој прегледач је поново извукао сва бацања ({ $throws }): онаква су каква су морала бити.
   *[other] Твој прегледач је поново извукао сва бацања ({ $throws }) и редослед сагова ({ $rugs }): све је онако како је морало бити.
}
page-dice-bots = { $number ->
    [one] Ботови су имали { $number } бацање: следи из онога што су прегледачи играча раније открили.
    [few] Ботови су имали { $number } бацања: следе из онога што су прегледачи играча раније открили.
   *[other] Ботови су имали { $number } бацања: следе из онога што су прегледачи играча раније открили.
}
page-dice-alone = { $number ->
    [one] Само од сервера потиче { $number } бацање: ниједан прегледач играча није му допринео.
    [few] Само од сервера потичу { $number } бацања: ниједан прегледач играча није им допринео.
   *[other] Само од сервера потиче { $number } бацања: ниједан прегледач играча није им допринео.
}
page-dice-redrawn = { $number ->
    [one] Ово је била партија за вежбу: враћено је и поновљено { $number } бацање.
    [few] Ово је била партија за вежбу: враћена су и поновљена { $number } бацања.
   *[other] Ово је била партија за вежбу: враћено је и поновљено { $number } бацања.
}
page-dice-seen = Упоредио их је и с оним што је видео на почетку партије.
page-dice-unseen = Почетак ове партије није видео, па бројеве који су тада показани узима онако како су сада наведени.
page-dice-how = Пре партије сервер се обавезао на тајни број, а прегледач сваког играча на свој. Свако бацање следи из оба: кад се баца коцка, прегледач открива део свог броја. Зато нико, па ни онај ко води сервер, није могао да предвиди ни да изабере бацање.
page-dice-commitment = Тајни број није онај који је обећан.
page-dice-chain = Оно што је прегледач играча { $player } предао на почетку није оно што је коришћено.
page-dice-link = Оно што је откривено за бацање { $number } није оно што је морало да уследи.
page-dice-count = Нека бацања недостају, или их је превише.
page-dice-first = Требало је да почне { $player }.
page-dice-throw = Бацање { $number } требало је да буде { $drawn }, а одиграно је { $played }.
page-dice-pile = Саг број { $number } играча { $player } требало је да буде друге боје.
page-dice-numbers = Бројеви
page-dice-commitment-is = Показано пре партије (SHA-256 тајног броја)
page-dice-seed-is = Тајни број
page-dice-chain-is = Предао прегледач играча { $player }
page-dice-link-is = Откривено за бацање { $number }

## Replay

page-replay = Преглед партије
page-replay-hint = Превуци овамо сачуван запис, изабери датотеку или налепи њен текст.
page-replay-file = Датотека
page-replay-text = Текст записа
page-replay-show = Прикажи
page-replay-turn = Потез { $turn }
page-replay-controls = Преглед партије
page-replay-first = На почетак
page-replay-back = Корак назад
page-replay-play = Пусти
page-replay-pause = Паузирај
page-replay-forth = Корак напред
page-replay-last = На крај
page-replay-position = Место у партији
page-replay-result = Резултат и бројке
