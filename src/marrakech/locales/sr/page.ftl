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
page-quick = Играј против ботова
page-quick-opponents = Колико противника?
page-quick-level = Колико су јаки?
page-play-now = Играј одмах
page-your-name = Твоје име
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Још начина за игру
page-mode-here = За једним екраном
page-mode-here-hint = Нека лаптоп или телефон иде из руке у руку.
page-mode-link = С пријатељима, преко линка
page-mode-link-hint = Пошаљи линк; ко га отвори, седа за сто. Налог никоме не треба.
page-mode-new = Припреми сто
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Научи да играш
page-mode-learn-hint = Десет малих корака на правој табли, за пет минута.
page-mode-rules = Правила
page-mode-rules-hint = Кратко и са сликама, и за штампу.
page-mode-lobby = Лоби
page-mode-lobby-hint = Седни за отворен сто или гледај партију.
page-mode-replay = Погледај партију поново
page-mode-replay-hint = Прођи сачуван запис корак по корак.
page-my-tables = Твоји столови
page-forget-table = Заборави сто: { $when }
page-level-rating = Рејтинг { $rating }
page-level-option = { $name } ({ $rating })

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
# The bots by their first names
page-bot-porter = Хасан
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Салма
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Идрис
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Фатима
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Јусуф
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
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
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Почни
page-new-invite = Направи сто и преузми линк
page-new-watch = Гледај ботове

## The lobby

page-lobby = Лоби
page-lobby-open = Отворени столови
page-lobby-none-open = Тренутно нико не чека.
page-lobby-new = Отвори сто
page-lobby-running = Партије за гледање
page-lobby-none-running = Тренутно се не игра ниједна јавна партија.
page-lobby-watch-bots = Нека ботови играју, а ти гледај
page-join = Седни
page-watch = Гледај
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = Копирај линк
page-share = Подели…
page-copied = Копирано.
page-not-copied = Прегледач не дозвољава копирање: { $link }
page-start-bots = Или почни одмах
page-start-bots-hint = Слободна места заузимају ботови.
page-start-now = Почни с ботовима
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = Игра { $player }
page-ways = Куда
page-way-L = Лево
page-way-F = Право
page-way-R = Десно
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
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
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
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: „{ $phrase }”
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } је опет ту.
page-log-rematch-offered = { $player } жели да игра поново.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = За следећу партију чека нови сто.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Пласман
page-ranking-place = Место
page-ranking-player = Играч
page-ranking-dirhams = Дирхами
page-ranking-squares = + сагови
page-ranking-points = = поени
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Играј поново
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Чекају се остали…
page-rematch-withdraw = Take the offer back
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
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = Тајни број није онај који је обећан.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Требало је да почне { $player }.
page-dice-throw = Бацање { $number } требало је да буде { $drawn }, а одиграно је { $played }.
page-dice-pile = Саг број { $number } играча { $player } требало је да буде друге боје.
page-dice-numbers = Бројеви
page-dice-commitment-is = Показано пре партије (SHA-256 тајног броја)
page-dice-seed-is = Тајни број
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
