### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Партии
slow-series-one = Одна партия
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] До двух побед
   *[5] До трёх побед
}
# Leads to the set-up of a table for friends
slow-challenge = Вызови кого-нибудь: до двух побед
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] До двух побед, соперник — { $player }
   *[5] До трёх побед, соперник — { $player }
}
# Which game of the series this is
slow-game = Партия { $number }
slow-won = { $number ->
    [one] { $number } победа
    [few] { $number } победы
    [many] { $number } побед
   *[other] { $number } победы
}
slow-series-goes-on = Дальше — партия { $number }.
slow-series-winner = { $player } выигрывает серию.
slow-series-you = Ты выигрываешь серию!
slow-series-shared = Серия вничью: { $players }.
slow-ready = Давай партию { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } ждёт. Давай!
slow-again = Вызвать снова

## Days for a move

slow-pace = Темп
slow-pace-now = За один присест
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
slow-pace-hint = Никому не нужно быть здесь одновременно. Возвращайся, когда придёт твой ход.
slow-clock-tells = Не спеша: на каждый ход даётся { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
# $time: such as “2 hours”
slow-time-short = На твой ход осталось { $time }.

## Whose turn it is

slow-turns = Твои партии
slow-turn-yours = Твой ход
slow-turn-theirs = Ходит { $player }
slow-turn-waiting = Ждём игроков
slow-turn-ready = Тебя ждёт следующая партия
slow-turn-not-ready = Ждём: { $player }
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = осталось { $time }

## Being told

slow-ask = Это может занять дни. Сообщить, когда придёт твой ход?
slow-ask-hint = Короткое уведомление от браузера, пока открыта страница игры или её приложение. Отключить можно в настройках.
slow-ask-yes = Да, пожалуйста
slow-ask-no = Нет, спасибо
slow-ask-refused = Твой браузер этого не разрешает. Это можно изменить в его настройках для этой страницы.
slow-setting = Сообщать, когда мой ход в неспешной партии
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · осталось { $time }
