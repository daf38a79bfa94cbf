### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Partidas
slow-series-one = Una partida
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Al mejor de tres
   *[5] Al mejor de cinco
}
# Leads to the set-up of a table for friends
slow-challenge = Desafiar a alguien: al mejor de tres
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Al mejor de tres contra { $player }
   *[5] Al mejor de cinco contra { $player }
}
# Which game of the series this is
slow-game = Partida { $number }
slow-won = { $number ->
    [one] { $number } partida ganada
   *[other] { $number } partidas ganadas
}
slow-series-goes-on = Ahora viene la partida { $number }.
slow-series-winner = { $player } gana la serie.
slow-series-you = ¡Ganas la serie!
slow-series-shared = Serie compartida: { $players }.
slow-ready = A por la partida { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } ya está. ¡Yo también!
slow-again = Otro desafío

## Days for a move

slow-pace = Ritmo
slow-pace-now = De una sentada
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
slow-pace-hint = No hace falta estar aquí a la vez. Vuelve cuando te toque.
slow-clock-tells = { $days ->
    [one] Sin prisa: { $days } día para cada turno.
   *[other] Sin prisa: { $days } días para cada turno.
}
# $time: such as “2 hours”
slow-time-short = Tienes { $time } para jugar.

## Whose turn it is

slow-turns = Tus partidas
slow-turn-yours = Te toca
slow-turn-theirs = Juega { $player }
slow-turn-waiting = Esperando jugadores
slow-turn-ready = Te espera la próxima partida
slow-turn-not-ready = Aún falta { $player }
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = tiempo: { $time }

## Being told

slow-ask = Esto puede durar días. ¿Te avisamos cuando te toque?
slow-ask-hint = Una breve nota de tu navegador, mientras esté abierta una página del juego o su aplicación. Puedes quitarla en los ajustes.
slow-ask-yes = Sí, por favor
slow-ask-no = No, gracias
slow-ask-refused = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.
slow-setting = Avisarme cuando me toque en una partida lenta
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · { $time }
