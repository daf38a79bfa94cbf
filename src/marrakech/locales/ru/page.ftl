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
page-your-name = Твоё имя
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Длиннее имя быть не может: не больше { $most } символов.
    [one] Осталось место для { $number } символа.
    [few] Осталось место для { $number } символов.
    [many] Осталось место для { $number } символов.
   *[other] Осталось место для { $number } символа.
}
# When more was written, or pasted, than fits
page-name-cut = В имени не больше { $most } символов. Лишнее отброшено.
page-more-ways = Как ещё можно сыграть
page-mode-here = За одним экраном
page-mode-link = С друзьями, по ссылке
page-mode-new = Подготовить стол
page-mode-learn = Научись играть
page-mode-rules = Правила
page-mode-lobby = Лобби
page-mode-replay = Просмотр партии
page-my-tables = Твои столы
page-forget-table = Забыть стол: { $when }
page-level-rating = Рейтинг { $rating }

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
# The bots by their first names: no two at a table have the same one
page-bot-porter = Хасан
page-bot-porter-2 = Мустафа
page-bot-porter-3 = Брахим
page-bot-porter-4 = Ларби
page-bot-apprentice = Сальма
page-bot-apprentice-2 = Надия
page-bot-apprentice-3 = Зинеб
page-bot-apprentice-4 = Карим
page-bot-peddler = Идрис
page-bot-peddler-2 = Омар
page-bot-peddler-3 = Джамиля
page-bot-peddler-4 = Анвар
page-bot-merchant = Фатима
page-bot-merchant-2 = Рашид
page-bot-merchant-3 = Хадиджа
page-bot-merchant-4 = Малика
page-bot-master = Юсуф
page-bot-master-2 = Аиша
page-bot-master-3 = Мехди
page-bot-master-4 = Хамза
page-bot-storyteller = Сафия
page-bot-pourer = Айя
page-bot-grandmother = Зохра
page-bot-mason = Тарик
page-bot-weaver = Нур
page-bot-drummer = Билал
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] красные
    [yellow] жёлтые
    [blue] синие
   *[purple] фиолетовые
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
page-option-area = Участки, за которые платят
page-option-area-colour = по цвету
page-option-area-colour-hint = Два цвета игрока — два участка.
page-option-area-owner = по владельцу
page-option-area-owner-hint = Оба цвета игрока — один участок: платят за все соединённые клетки.
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
page-clock-out = Когда время вышло
page-clock-out-bot = Ход делает бот
page-clock-out-out = Игрок сразу выбывает
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Часы: { $number } секунда на ход.
    [few] Часы: { $number } секунды на ход.
    [many] Часы: { $number } секунд на ход.
   *[other] Часы: { $number } секунды на ход.
}
page-clock-tells-move-minutes = { $number ->
    [one] Часы: { $number } минута на ход.
    [few] Часы: { $number } минуты на ход.
    [many] Часы: { $number } минут на ход.
   *[other] Часы: { $number } минуты на ход.
}
page-clock-tells-total = { $increment ->
    [0] { $number ->
        [one] Часы: { $number } секунда на всю партию.
        [few] Часы: { $number } секунды на всю партию.
        [many] Часы: { $number } секунд на всю партию.
       *[other] Часы: { $number } секунды на всю партию.
    }
   *[other] Часы: { $number } с + { $increment } с за ход.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Часы: { $number } минута на всю партию.
        [few] Часы: { $number } минуты на всю партию.
        [many] Часы: { $number } минут на всю партию.
       *[other] Часы: { $number } минуты на всю партию.
    }
   *[other] Часы: { $number } мин + { $increment } с за ход.
}
page-clock-means-bot = Если время игрока вышло, этот ход делает бот; на третий раз игрок выбывает.
page-clock-means-out = Если время игрока вышло, он выбывает из игры.
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
page-new-practice-hint = Пока все люди сидят за этим экраном. Кубик тогда бросают заново, а в итогах сказано, что это была тренировка. Без этого после броска ничего не взять назад.
page-new-begin = Начать
page-new-invite = Создать стол и получить ссылку
page-new-watch = Смотреть на ботов

## The lobby

page-lobby = Лобби
page-lobby-open = Открытые столы
page-lobby-none-open = Сейчас никто не ждёт.
page-lobby-new = Открыть стол
page-lobby-running = Партии для просмотра
page-lobby-watch-bots = Пусть играют боты, а я посмотрю
page-join = Сесть
page-watch = Смотреть
page-look = Взглянуть
page-listing-deserted = Сейчас там никого нет
page-listing-rules = { $known ->
    [yes] Издание: { $edition }
   *[no] Домашние правила
}{ $variant ->
    [yes] , поворот в конце
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
page-link-network = Она работает для всех в той же сети, например в том же Wi-Fi.
page-link-address = Адрес
page-qr = Ссылка в виде QR-кода: { $link }
page-qr-hint = Или отсканируй этот код камерой телефона.
page-here-only = Эта ссылка работает только на этом компьютере.
page-here-only-new = Сейчас игра доступна только с этого компьютера: на другом устройстве ссылка не сработает.
page-here-only-command = Чтобы могли присоединиться все в той же сети, закрой игру в терминале (Ctrl-C) и запусти её этой командой. Все столы сохранятся.
page-here-only-host = Открыть игру для других может тот, кто держит этот сервер.
page-copy-command = Копировать команду
page-copied-here = Скопировано. Эта ссылка работает только на этом компьютере.
page-copy-link = Копировать ссылку
page-share = Поделиться…
page-copied = Скопировано.
page-not-copied = Браузер не даёт её скопировать: { $link }
page-start-bots = Или начать сейчас
page-start-bots-hint = Свободные места займут боты.
page-start-now = Начать с ботами
page-waiting-listed = Стол виден в лобби, пока здесь кто-нибудь есть. Когда все уйдут, через несколько минут он исчезнет.
page-deserted-listed = Сейчас за этим столом никого нет. Сесть можно будет, как только кто-нибудь вернётся.
page-deserted-friends = Сейчас за этим столом никого нет. Можно сесть и подождать остальных.
page-close-table = Закрыть стол
page-close-table-hint = Стол уберут, и ссылка больше никуда не приведёт.
page-close-table-yes = Да, закрыть
page-close-table-no = Оставить
page-closed-title = Этот стол закрыт
page-closed = { $player } закрывает стол до начала партии.
page-closed-host = Этот стол закрыл хозяин сервера.
page-closed-host-game = Партия заканчивается без результата.
# What whoever runs the server has written about it
page-host-says = Хозяин сервера пишет: { $why }
page-banned-title = Доступ сюда закрыт
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
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Красные
    [yellow] Жёлтые
    [blue] Синие
   *[purple] Фиолетовые
}: { $number ->
    [one] остался { $number } ковёр
    [few] осталось { $number } ковра
    [many] осталось { $number } ковров
   *[other] осталось { $number } ковра
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Следующий — красный
    [yellow] Следующий — жёлтый
    [blue] Следующий — синий
   *[purple] Следующий — фиолетовый
}: { $number ->
    [one] остался { $number } ковёр
    [few] осталось { $number } ковра
    [many] осталось { $number } ковров
   *[other] осталось { $number } ковра
}
# On the pile from which the next rug comes: very short
page-badge-next = след.
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
page-prompt-away = Ждём: { $player } не в сети
page-prompt-watch = Ходит { $player }
page-ways = Куда
page-way-F = Прямо
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
page-away-offer = Подождать ещё или пусть играет бот, пока { $player } не вернётся?
page-away-wait = Подождать
page-away-bot = Пусть играет бот

## Time that runs out

page-time-left = Осталось времени: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Часы ждут возвращения игрока.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Осталась { $number } секунда; потом этот ход сделает бот.
        [few] Осталось { $number } секунды; потом этот ход сделает бот.
        [many] Осталось { $number } секунд; потом этот ход сделает бот.
       *[other] Осталось { $number } секунды; потом этот ход сделает бот.
    }
   *[out] { $number ->
        [one] Осталась { $number } секунда; потом ты выбываешь из игры.
        [few] Осталось { $number } секунды; потом ты выбываешь из игры.
        [many] Осталось { $number } секунд; потом ты выбываешь из игры.
       *[other] Осталось { $number } секунды; потом ты выбываешь из игры.
    }
}
page-time-last = { $number ->
    [one] Осталась { $number } секунда!
    [few] Осталось { $number } секунды!
    [many] Осталось { $number } секунд!
   *[other] Осталось { $number } секунды!
}
page-time-over-1 = Твоё время вышло, и этот ход за тебя делает бот. Следующий ход снова твой. Если это случится ещё дважды, ты выбываешь из игры.
page-time-over-2 = Твоё время вышло во второй раз, и этот ход за тебя делает бот. Следующий ход снова твой. Ещё один раз — и ты выбываешь из игры.
page-time-over-out = Твоё время вышло, и ты выбываешь из игры. Твоими коврами дальше играет бот. Можно досмотреть партию или сыграть за другим столом.

## Who watches

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
page-log-redrawn = { $player } берёт ход назад. Кубик бросают заново.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] Время игрока { $player } вышло: этот ход делает бот.
   *[other] Время игрока { $player } вышло во второй раз: этот ход делает бот.
}
page-log-left = { $why ->
    [time] { $player } выбывает из игры: время вышло.
    [abandoned] { $player } выходит из игры.
   *[resigned] { $player } сдаётся.
}
page-log-bot-for = За игрока { $player } играет бот.
page-log-came-back = { $player } снова в игре.
page-log-rematch-offered = { $player } хочет сыграть ещё.
page-log-rematch-withdrawn = { $player } всё-таки не хочет сыграть ещё.
page-log-rematch-made = Для следующей партии есть новый стол.
page-log-closed = { $player } закрывает стол.
page-log-closed-host = Хозяин сервера закрывает стол.
page-log-over-left = Играть дальше некому: партия окончена.

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

## Reporting somebody to whoever runs the server

page-report = Пожаловаться
page-report-hint = Жалобу увидит хозяин сервера; он может закрыть стол. Другие игроки о ней не узнают.
page-report-who = На кого?
page-report-why = Что не так?
page-report-why-of = { $player }: что не так?
page-report-name = Оскорбительное имя
page-report-cheating = Нечестная игра
page-report-stalling = Затягивание игры
page-report-other = Другое
page-report-done = Спасибо. Хозяин сервера увидит жалобу.

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
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Последний ковёр положен.
    [last-player] Все остальные выбыли.
    [resigned] Все остальные сдались.
    [time] У всех остальных вышло время.
    [bots] Играть остались одни боты.
   *[left] Больше в игре никого не осталось.
}
page-ranking = Итоги
page-ranking-place = Место
page-ranking-player = Игрок
page-ranking-dirhams = Дирхамы
page-ranking-squares = + ковры
page-ranking-points = = очки
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] вне игры
    [time] время вышло
    [abandoned] выход из игры
   *[resigned] сдача партии
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = —
page-ranking-gone-hint = Кто выбыл или вышел из игры, остаётся без очков и стоит после всех остальных; кто ушёл первым, тот последний.
page-rematch = Сыграть ещё
page-rematch-accept = { $number ->
    [one] { $player } хочет сыграть ещё: присоединиться
    [few] Сыграть ещё хотят { $number } игрока: присоединиться
    [many] Сыграть ещё хотят { $number } игроков: присоединиться
   *[other] Сыграть ещё хотят { $number } игрока: присоединиться
}
page-rematch-waiting = Ждём остальных…
page-rematch-withdraw = Отозвать предложение
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
    [0] Твой браузер заново разыграл все броски ({ $throws }): они такие, какими и должны быть.
   *[other] Твой браузер заново разыграл все броски ({ $throws }) и порядок ковров ({ $rugs }): они такие, какими и должны быть.
}
page-dice-bots = { $number ->
    [one] { $number } бросок сделан ботом: он следует из того, что браузеры игроков раскрыли раньше.
    [few] { $number } броска сделаны ботами: они следуют из того, что браузеры игроков раскрыли раньше.
    [many] { $number } бросков сделаны ботами: они следуют из того, что браузеры игроков раскрыли раньше.
   *[other] { $number } броска сделаны ботами: они следуют из того, что браузеры игроков раскрыли раньше.
}
page-dice-alone = { $number ->
    [one] { $number } бросок зависит только от сервера: браузеры игроков в нём не участвовали.
    [few] { $number } броска зависят только от сервера: браузеры игроков в них не участвовали.
    [many] { $number } бросков зависят только от сервера: браузеры игроков в них не участвовали.
   *[other] { $number } броска зависят только от сервера: браузеры игроков в них не участвовали.
}
page-dice-redrawn = { $number ->
    [one] Это была тренировка: { $number } бросок взят назад и сделан заново.
    [few] Это была тренировка: { $number } броска взяты назад и сделаны заново.
    [many] Это была тренировка: { $number } бросков взяты назад и сделаны заново.
   *[other] Это была тренировка: { $number } броска взяты назад и сделаны заново.
}
page-dice-seen = Браузер сравнил числа и с теми, что видел в начале партии.
page-dice-unseen = Начала этой партии браузер не видел и принимает показанные тогда числа такими, какими их сообщают теперь.
page-dice-how = Перед партией сервер был связан тайным числом, а браузер каждого игрока — своим. Каждый бросок следует из обоих: при броске браузер раскрывает часть своего числа. Поэтому никто, даже тот, кто держит сервер, не мог ни предвидеть, ни выбрать бросок.
page-dice-commitment = Тайное число — не то, что было обещано.
page-dice-chain = Использовано не то, что в начале передал браузер игрока { $player }.
page-dice-link = Для броска { $number } раскрыто не то, что должно было идти следующим.
page-dice-count = Каких-то бросков не хватает, или есть лишние.
page-dice-first = Первым должен был ходить игрок { $player }.
page-dice-throw = Бросок { $number } должен был дать { $drawn }, а сыграно { $played }.
page-dice-pile = Ковёр номер { $number } игрока { $player } должен был быть другого цвета.
page-dice-numbers = Числа
page-dice-commitment-is = Показано до партии (SHA-256 тайного числа)
page-dice-seed-is = Тайное число
page-dice-chain-is = Передано браузером игрока { $player }
page-dice-link-is = Раскрыто для броска { $number }

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
