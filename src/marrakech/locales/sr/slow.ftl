### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Партије
slow-series-one = Једна партија
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] На две победе
   *[5] На три победе
}
# Leads to the set-up of a table for friends
slow-challenge = Изазови некога: на две победе
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] На две победе, противник: { $player }
   *[5] На три победе, противник: { $player }
}
# Which game of the series this is
slow-game = Партија { $number }
slow-won = { $number ->
    [one] { $number } победа
    [few] { $number } победе
   *[other] { $number } победа
}
slow-series-goes-on = Следи партија { $number }.
slow-series-winner = { $player } побеђује у серији.
slow-series-you = Побеђујеш у серији!
slow-series-shared = Серија је нерешена: { $players }.
slow-ready = Може партија { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } чека. Може!
slow-again = Изазови поново

## Days for a move

slow-pace = Темпо
slow-pace-now = Одједном
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } дан по потезу
    [few] { $days } дана по потезу
   *[other] { $days } дана по потезу
}
slow-pace-hint = Нико не мора да буде овде у исто време. Врати се кад будеш на потезу.
slow-clock-tells = Полако: време за сваки потез је { $days ->
    [one] { $days } дан
    [few] { $days } дана
   *[other] { $days } дана
}.
# $time: such as “2 hours”
slow-time-short = За твој потез остало је { $time }.

## Whose turn it is

slow-turns = Твоје партије
slow-turn-yours = Ти си на потезу
slow-turn-theirs = Игра { $player }
slow-turn-waiting = Чекају се играчи
slow-turn-ready = Чека те следећа партија
slow-turn-not-ready = Чека се { $player }
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = остало је { $time }

## Being told

slow-ask = Ово може да потраје данима. Да ти јавимо кад будеш на потезу?
slow-ask-hint = Кратко обавештење прегледача, све док је отворена страница игре или њена апликација. Можеш да га искључиш у подешавањима.
slow-ask-yes = Да, молим
slow-ask-no = Не, хвала
slow-ask-refused = Твој прегледач то не дозвољава. То можеш да промениш у његовим подешавањима за ову страницу.
slow-setting = Јави ми кад сам на потезу у спорој партији
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · остало је { $time }
