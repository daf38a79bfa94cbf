### The market of the day: everybody plays the same deal once.

daily-title = Рынок дня
daily-same = { $day }. Всем выпадают одни и те же броски.
daily-against = { $day }. Соперники: { $people }. Броски те же, что у всех.
# On the first screen, and at the table
daily-home = Рынок дня
daily-minutes = { $minutes ->
    [one] около { $minutes } минуты
    [few] около { $minutes } минут
    [many] около { $minutes } минут
   *[other] около { $minutes } минуты
}
daily-play = Играть
daily-go-on = Продолжить
daily-once = В зачёт идёт первая попытка, и она единственная.
daily-name = Твоё имя
daily-points = очки
daily-first-by = { $points ->
    [one] очко, первое место
    [few] очка, первое место
    [many] очков, первое место
   *[other] очка, первое место
} с отрывом { $margin }
daily-placed = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, { $place ->
    [1] первое
    [2] второе
    [3] третье
   *[4] четвёртое
} место за столом
daily-late = Эта игра закончилась слишком поздно и в зачёт не идёт.
daily-better = Лучше, чем { $percent } из 100 продавцов
daily-alone = Ты здесь сегодня раньше всех
daily-so-far = { $games ->
    [one] пока { $games } игра
    [few] пока { $games } игры
    [many] пока { $games } игр
   *[other] пока { $games } игры
}
daily-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}
# Below a bar of the figure that tells how many have how many points
daily-you = ты
# The figure, for those who cannot see it
daily-spread = Сколько очков у других
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Без везения: { $points }
daily-without-luck-wait = Считаем везение…
daily-throws = Твои броски
daily-throws-hint = видны только после игры
daily-throw = { $steps ->
    [one] { $steps }
    [few] { $steps }
    [many] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Ни один фонарь ещё не горит
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
daily-best-streak = рекорд: { $days }
daily-lit = { $day }: сыграно
daily-dark = { $day }: пропущено
daily-open = { $day }: ещё открыт
daily-share-title = Рассказать, не выдав секрета
daily-share-hint = Золото — лучший ковёр. Зелёный — хороший. Красный — ошибка.
daily-share-nothing = Ни клетки, ни броски, ни ковры не раскрываются.
daily-pattern = Твои ходы: лучших — { $best }, хороших — { $good }, { $mistakes ->
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
    [many] { $mistakes } ошибок
   *[other] { $mistakes } ошибки
}
daily-share = Поделиться
daily-picture = Картинка
daily-look-again = Взглянуть снова
# First line of the text that is shared
daily-text = Марракеш, { $day }
daily-text-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
daily-next = { $hours ->
    [0] До следующего рынка меньше часа.
    [one] Следующий рынок откроется через { $hours } час.
    [few] Следующий рынок откроется через { $hours } часа.
    [many] Следующий рынок откроется через { $hours } часов.
   *[other] Следующий рынок откроется через { $hours } часа.
}
daily-table = Таблица дня
daily-table-points = По очкам
daily-table-luckless = Без везения
daily-somebody = Кто-то
daily-me = ты
daily-rank = Место
daily-who = Кто
daily-be-named = Показывать моё имя другим
daily-yesterday = Вчера
daily-yesterday-came = Твоё место: { $rank } из { $games }, очки: { $points }
daily-yesterday-missed = { $games ->
    [0] Никто не заходил
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}
daily-yesterday-soon = Итоги откроются в { $time }.
daily-look = Посмотреть
daily-back = Рынок дня
daily-of = Рынок: { $day }
daily-best-line = Лучшая игра
daily-bot-line = { $bot } за тем же столом
daily-line-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
daily-seed = У всех ли было одно и то же?
daily-seed-fits = Да: броски следуют из этого числа, а его отпечаток был показан накануне.
daily-seed-fits-late = Броски следуют из этого числа. Накануне здесь никого не было, и отпечаток показать было некому.
daily-seed-wrong = Это число не подходит к показанному отпечатку.
daily-seed-number = Число
daily-seed-print = Его отпечаток
daily-tomorrow = Отпечаток на завтра
daily-tomorrow-hint = Он уже сейчас определяет завтрашние броски. Само число откроется днём позже.
daily-two = Кто пользуется двумя браузерами, может сыграть дважды. Но это игра, а не состязание за приз.
daily-archive = Прошлые рынки
daily-archive-hint = Сыграй любой прошедший день ещё раз. В зачёт это не идёт.
daily-archive-play = Сыграть снова
daily-archive-day = День
daily-nobody = До конца ещё никто не доиграл.
daily-to-table = Таблица дня
## Pictures and links
daily-card = Рынок: { $day }
daily-card-look = Сыграть этот расклад
