### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } — { -game }
page-nav = Страница
page-home = На главную
page-close = Закрыть
page-loading = Минутку…
page-try-again = Ещё раз
page-lost-title = Здесь ничего нет
page-lost = По этому адресу страницы нет.
page-gone-title = Этого стола больше нет
page-gone = Его убрали, или ссылка неполная.

## What goes wrong

page-problem-unreachable = Сервер не отвечает. Есть ли связь?
page-problem-failed = У сервера не вышло. Попробуй ещё раз.
page-problem-unknown = Не получилось ({ $reason }).
page-connection-lost = Связь пропала. Пробуем снова…
page-connection-back = Связь восстановлена.

## The start

page-home-title = Продавцы ковров Марракеша
page-home-lead = Веди Ассама по рынку, клади ковры у него на пути, и пусть платят другие. От двух до четырёх игроков, двадцать минут.
page-quick = Игра с ботами
page-quick-opponents = Сколько соперников?
page-quick-level = Какой силы?
page-play-now = Играть
page-your-name = Твоё имя
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Как ещё можно сыграть
page-mode-here = За одним экраном
page-mode-here-hint = Передавайте ноутбук или телефон из рук в руки.
page-mode-link = С друзьями, по ссылке
page-mode-link-hint = Отправь ссылку; кто её откроет, сядет за стол. Учётная запись не нужна.
page-mode-new = Подготовить стол
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Научись играть
page-mode-learn-hint = Десять маленьких шагов на настоящей доске, за пять минут.
page-mode-rules = Правила
page-mode-rules-hint = Коротко и с рисунками, можно и напечатать.
page-mode-lobby = Лобби
page-mode-lobby-hint = Сядь за открытый стол или посмотри игру.
page-mode-replay = Просмотр партии
page-mode-replay-hint = Пройди сохранённую запись шаг за шагом.
page-my-tables = Твои столы
page-forget-table = Забыть стол: { $when }
page-level-rating = Рейтинг { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = Подготовить стол
page-new-players = Игроки
page-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
    [many] { $number } игроков
   *[other] { $number } игрока
}
page-seat = Место { $number }
page-seat-who = Кто здесь сидит?
page-seat-name = Имя
page-seat-level = Уровень
page-seat-colour = Цвет
page-seat-second-colour = Второй цвет
page-seat-open = свободно
page-sitter-me = Я
page-sitter-here = Кто-то за этим экраном
page-sitter-link = Кто-то по ссылке
page-sitter-bot = Бот
page-sitter-link-hint = Ссылку для отправки ты получишь, когда стол будет готов.
# The bots by their first names
page-bot-porter = Хасан
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Сальма
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
page-bot-master = Юсуф
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
page-new-first = Кто начинает?
page-first-lot = Решит жребий
page-first-seat = Место { $number }
page-new-rules = Правила
page-new-edition = Издание правил
page-edition-standard = Основные правила.
page-new-options = Отдельные правила
page-options-changed = Некоторые правила отличаются от издания.
page-options-reset = Как в издании
page-option-elimination = Кто не может заплатить
page-option-elimination-yes = выбывает
page-option-elimination-yes-hint = Платит сколько есть и выходит из игры; ковры остаются и становятся ничьими.
page-option-elimination-no = играет дальше
page-option-elimination-no-hint = Платит сколько есть и играет дальше: никто не выбывает.
page-option-cover = Накрывание ковров
page-option-cover-opponents = чужие защищены
page-option-cover-opponents-hint = Ковёр не может накрыть сразу обе половины чужого ковра; своего — может.
page-option-cover-any = все защищены
page-option-cover-any-hint = Ковёр не может накрыть сразу обе половины никакого ковра, даже своего.
page-option-cover-colours = разные цвета
page-option-cover-colours-hint = Две половины под новым ковром должны различаться цветом, если это возможно.
page-option-variant = Ассама поворачивают
page-option-variant-none = перед броском
page-option-variant-none-hint = Игрок в свой ход выбирает направление, потом бросает кубик.
page-option-variant-turn-at-end = в конце хода
page-option-variant-turn-at-end-hint = Когда ковёр положен, Ассама поворачивают налево или направо: следующий игрок должен вести его в эту сторону.
page-option-variant-turn-at-end-optional = в конце, по желанию
page-option-variant-turn-at-end-optional-hint = Когда ковёр положен, Ассама можно повернуть налево или направо или оставить как стоит: следующий игрок должен вести его в эту сторону.
page-option-two-player = Вдвоём
page-option-two-player-two-colours = по два цвета
page-option-two-player-two-colours-hint = У каждого два цвета, по 12 ковров каждого, в одной стопке.
page-option-two-player-one-colour = по одному цвету
page-option-two-player-one-colour-hint = У каждого 15 ковров одного цвета.
page-option-pile = Стопки
page-option-pile-shuffled = перемешаны
page-option-pile-shuffled-hint = Известен только следующий ковёр каждой стопки.
page-option-pile-alternating = чередуют цвета
page-option-pile-alternating-hint = Два цвета идут по очереди.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = При равных очках
page-option-tiebreak-dirhams = решают дирхамы
page-option-tiebreak-dirhams-hint = Впереди тот, у кого больше дирхамов.
page-option-tiebreak-rugs = решают клетки
page-option-tiebreak-rugs-hint = Впереди тот, чьи ковры видны на большем числе клеток.
page-option-tiebreak-none = место делят
page-option-tiebreak-none-hint = Больше ничего не решает.
page-option-heading = Ассам в начале смотрит
page-option-heading-S = вниз
page-option-heading-S-hint = Так обычно кладут доску.
page-option-heading-N = вверх
page-option-heading-N-hint = Доска не со всех сторон одинакова.
page-option-heading-E = вправо
page-option-heading-E-hint = Доска не со всех сторон одинакова.
page-option-heading-W = влево
page-option-heading-W-hint = Доска не со всех сторон одинакова.
page-option-dirhams = Дирхамы в начале
page-option-dirhams-hint = Во всех изданиях 30. Если меньше, становится опасно.
page-option-rugs = Ковров у каждого
page-option-rugs-hint = Сколько ходов у каждого.
page-new-table = Стол
page-clock = Часы
page-clock-none = Без часов
page-clock-none-hint = Каждый может думать сколько угодно.
page-clock-move = На каждый ход
page-clock-total = На всю партию
page-clock-time = Время
page-clock-increment = Прибавка за ход
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
    [few] { $number } секунды
    [many] { $number } секунд
   *[other] { $number } секунды
}
page-minutes = { $number ->
    [one] { $number } минута
    [few] { $number } минуты
    [many] { $number } минут
   *[other] { $number } минуты
}
page-new-listed = Показать в лобби
page-new-listed-hint = Любой может смотреть и занять свободное место. Если нет — только те, у кого есть ссылка.
page-new-take-back = Ходы можно брать назад
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Начать
page-new-invite = Создать стол и получить ссылку
page-new-watch = Смотреть на ботов

## The lobby

page-lobby = Лобби
page-lobby-open = Открытые столы
page-lobby-none-open = Сейчас никто не ждёт.
page-lobby-new = Открыть стол
page-lobby-running = Партии для просмотра
page-lobby-none-running = Сейчас публичных партий нет.
page-lobby-watch-bots = Пусть играют боты, а я посмотрю
page-join = Сесть
page-watch = Смотреть
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = Ход { $turn }, осталось { $left }.

## Waiting for others

page-waiting-title = Ждём игроков
page-waiting-seats = { $number ->
    [0] Все места заняты
    [one] Свободно { $number } место
    [few] Свободно { $number } места
    [many] Свободно { $number } мест
   *[other] Свободно { $number } места
}
page-waiting-link = Ссылка для друзей
page-waiting-link-hint = Кто её откроет, сможет сесть за стол или смотреть, если все места заняты.
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
page-copy-link = Копировать ссылку
page-share = Поделиться…
page-copied = Скопировано.
page-not-copied = Браузер не даёт её скопировать: { $link }
page-start-bots = Или начать сейчас
page-start-bots-hint = Свободные места займут боты.
page-start-now = Начать с ботами
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = Есть место для тебя
page-join-seat = Цвет
page-join-any = Любой
page-sit-down = Сесть

## At the table

page-table-title = Рынок
page-players-list = Игроки
page-panel = Что делать
page-board = Рынок: семь столбцов от a до g, семь рядов от 1 до 7
page-square-bare = { $square }: пусто
page-square-rug = { $square }: { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[purple] фиолетовый
} ковёр, игрок { $player }
page-square-neutral = { $square }: { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[purple] фиолетовый
} ковёр, ничей
page-square-assam = { $rug }. Здесь стоит Ассам и смотрит { $heading ->
    [N] вверх
    [E] вправо
    [S] вниз
   *[W] влево
}
page-badge-you = ты
page-badge-bot = бот
page-badge-away = не в сети
page-badge-out = вне игры
page-rugs-left = { $number ->
    [one] остался { $number } ковёр
    [few] осталось { $number } ковра
    [many] осталось { $number } ковров
   *[other] осталось { $number } ковра
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
    [many] { $dirhams } дирхамов
   *[other] { $dirhams } дирхама
}, ковры на { $squares ->
    [one] { $squares } клетке
    [few] { $squares } клетках
    [many] { $squares } клетках
   *[other] { $squares } клетки
}
page-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Куда следующему игроку вести Ассама?
       *[no] { $player }: куда следующему игроку вести Ассама?
    }
   *[no] { $alone ->
        [yes] Твой ход: куда идти Ассаму?
       *[no] { $player }: куда идти Ассаму?
    }
}
page-prompt-roll = { $alone ->
    [yes] Твой ход: брось кубик.
   *[no] { $player }: брось кубик.
}
page-prompt-lay = { $alone ->
    [yes] Положи свой ковёр рядом с Ассамом.
   *[no] { $player }: положи ковёр рядом с Ассамом.
}
page-prompt-wait = { $player } думает…
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = Ходит { $player }
page-ways = Куда
page-way-L = Налево
page-way-F = Прямо
page-way-R = Направо
page-expect = в среднем { $costs }
page-throw = Бросить кубик
page-turn-assam = Повернуть Ассама
page-lay = Положить ковёр
page-lay-hint = Коснись клетки рядом с Ассамом или проведи по двум.
page-lay-ready = Коснись ещё раз, чтобы положить, или выбери другое место.
page-lay-on = Положить на { $near } и { $far }
page-skip = Пропустить
page-undo = Отменить
page-take-back = Взять назад
page-come-back = Вернуться в игру: { $player }
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
    [0] Больше никто не смотрит.
    [one] Смотрит { $number } зритель.
    [few] Смотрят { $number } зрителя.
    [many] Смотрят { $number } зрителей.
   *[other] Смотрят { $number } зрителя.
}

## What happened, besides the game

page-log = Что произошло
page-log-sat = { $player } садится за стол.
page-log-began = Партия начинается. Первый ход: { $player }.
page-log-took-back = { $player } берёт ход назад.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: «{ $phrase }»
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
page-log-came-back = { $player } снова в игре.
page-log-rematch-offered = { $player } хочет сыграть ещё.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Для следующей партии есть новый стол.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = Меню
page-copy-seat = Копировать ссылку на моё место
page-copy-seat-hint = Чтобы играть с другого устройства. Никому её не давай.
page-stand-in = Пусть бот играет за игрока { $player }
page-resign = Сдаться
page-resign-ask = { $player } точно сдаётся? Этого не отменить.
page-resign-yes = Сдаться
page-resign-no = Играть дальше
page-phrases = Сказать что-нибудь

## What can be said

page-phrase-hello = Привет!
page-phrase-good-luck = Удачи!
page-phrase-thinking = Дай подумать…
page-phrase-your-turn = Твой ход.
page-phrase-nice-rug = Какой чудесный ковёр!
page-phrase-lucky = Тебе сегодня везёт.
page-phrase-ouch = Ай!
page-phrase-oops = Ой.
page-phrase-thanks = Спасибо!
page-phrase-sorry = Прости!
page-phrase-well-played = Отличная игра!
page-phrase-again = Ещё партию?
page-phrase-have-to-go = Мне скоро пора.
page-phrase-bye = Пока!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Помощь
page-help-rules = Как играть
page-rules-aim = В конце каждый дирхам — одно очко, и каждая клетка, на которой виден твой ковёр, тоже. Побеждает тот, у кого больше очков.
page-rules-turn = В свой ход оставь Ассама как стоит или поверни налево или направо и брось кубик. Он идёт прямо; у края мозаика ведёт его обратно на рынок.
page-rules-pay = Если он остановится на чужом ковре, ты платишь владельцу по дирхаму за каждую клетку соединённого участка этого цвета.
page-rules-lay = Потом положи ковёр на две клетки, хотя бы одна из которых рядом с Ассамом. Он может накрывать ковры, но не обе половины чужого ковра сразу.
page-rules-end = Когда положен последний ковёр, партия окончена. В некоторых изданиях тот, кто не может заплатить, выбывает.
page-help-keys = Клавиши
page-key-primary = Сделать то, что предлагается: бросить, положить, пропустить
page-key-arrows = Выбрать направление, как оно видно на доске
page-key-ways = Выбрать налево, прямо или направо, с точки зрения Ассама
page-key-throw = Бросить кубик
page-key-board = На доске стрелки двигают курсор, Enter выбирает и подтверждает, пробел поворачивает ковёр
page-key-undo = Отменить
page-key-take-back = Взять ход назад
page-key-skip = Пропустить то, что показывают
page-key-mute = Звук вкл. или выкл.
page-key-say = Сказать что-нибудь
page-key-log = Что произошло
page-key-menu = Меню
page-key-help = Эта помощь
page-key-step = На шаг назад или вперёд
page-key-ends = В начало, в конец
page-key-play = Смотреть, пауза

## Settings

page-settings = Настройки
page-settings-language = Язык
page-settings-theme = Цвета страницы
page-theme-auto = Как в системе
page-theme-light = Светлые
page-theme-dark = Тёмные
page-theme-contrast = Контрастные
page-settings-speed = Скорость
page-speed-slow = Медленно
page-speed-normal = Нормально
page-speed-fast = Быстро
page-speed-instant = Сразу
page-settings-motion = Движение
page-motion-auto = Как в системе
page-motion-less = Меньше
page-motion-full = Всё движется
page-settings-confirm = Подтверждать ходы
page-settings-confirm-hint = Щелчок выбирает; второй щелчок или кнопка делает ход.
page-settings-sounds = Звуки
page-settings-coordinates = Названия рядов и столбцов

## The end

page-end-winner = { $player } побеждает!
page-end-shared = Общая победа: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Итоги
page-ranking-place = Место
page-ranking-player = Игрок
page-ranking-dirhams = Дирхамы
page-ranking-squares = + ковры
page-ranking-points = = очки
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Сыграть ещё
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Ждём остальных…
page-rematch-withdraw = Take the offer back
page-rematch-go = К следующей партии
page-save-record = Сохранить запись
page-copy-replay = Копировать ссылку на просмотр
page-chart-title = Очки по ходу партии
page-chart = Очки по ходу партии. В конце: { $ends }
page-chart-end = { $points ->
    [one] { $name }: { $points }
    [few] { $name }: { $points }
    [many] { $name }: { $points }
   *[other] { $name }: { $points }
}
page-statistics = В числах
page-statistics-turns = { $number ->
    [one] Сыгран { $number } ход.
    [few] Сыграно { $number } хода.
    [many] Сыграно { $number } ходов.
   *[other] Сыграно { $number } хода.
}
page-statistics-highest = { $paid ->
    [one] Самая большая плата — { $paid } дирхам: платит { $player }, получает { $owner }.
    [few] Самая большая плата — { $paid } дирхама: платит { $player }, получает { $owner }.
    [many] Самая большая плата — { $paid } дирхамов: платит { $player }, получает { $owner }.
   *[other] Самая большая плата — { $paid } дирхама: платит { $player }, получает { $owner }.
}
page-statistics-none = Никто ничего не платил.
page-statistics-paid = уплачено
page-statistics-received = получено
page-statistics-throw = средний бросок
page-statistics-mosaics = мозаики
page-dice = Честно ли падал кубик?
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
page-dice-commitment = Тайное число — не то, что было обещано.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Первым должен был ходить игрок { $player }.
page-dice-throw = Бросок { $number } должен был дать { $drawn }, а сыграно { $played }.
page-dice-pile = Ковёр номер { $number } игрока { $player } должен был быть другого цвета.
page-dice-numbers = Числа
page-dice-commitment-is = Показано до партии (SHA-256 тайного числа)
page-dice-seed-is = Тайное число
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = Просмотр
page-replay-hint = Перетащи сюда сохранённую запись, выбери файл или вставь его текст.
page-replay-file = Файл
page-replay-text = Текст записи
page-replay-show = Показать
page-replay-turn = Ход { $turn }
page-replay-controls = Просмотр
page-replay-first = В начало
page-replay-back = На шаг назад
page-replay-play = Смотреть
page-replay-pause = Пауза
page-replay-forth = На шаг вперёд
page-replay-last = В конец
page-replay-position = Место в партии
page-replay-result = Результат и числа
