### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Partidas
slow-series-one = Uma partida
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] À melhor de três
   *[5] À melhor de cinco
}
# Leads to the set-up of a table for friends
slow-challenge = Desafiar alguém: à melhor de três
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] À melhor de três contra { $player }
   *[5] À melhor de cinco contra { $player }
}
# Which game of the series this is
slow-game = Partida { $number }
slow-won = { $number ->
    [0] { $number } partidas ganhas
    [one] { $number } partida ganha
   *[other] { $number } partidas ganhas
}
slow-series-goes-on = Segue-se a partida { $number }.
slow-series-winner = { $player } ganha a série.
slow-series-you = Ganhas a série!
slow-series-shared = Série partilhada: { $players }.
slow-ready = Vamos à partida { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } já cá está. Eu também!
slow-again = Novo desafio

## Days for a move

slow-pace = Ritmo
slow-pace-now = De uma assentada
# $days: 1 or 3
slow-pace-days = { $days ->
    [0] { $days } dias por turno
    [one] { $days } dia por turno
   *[other] { $days } dias por turno
}
slow-pace-hint = Não é preciso estar cá ao mesmo tempo. Volta quando for a tua vez.
slow-clock-tells = { $days ->
    [0] Com calma: { $days } dias para cada turno.
    [one] Com calma: { $days } dia para cada turno.
   *[other] Com calma: { $days } dias para cada turno.
}
# $time: such as “2 hours”
slow-time-short = Tens { $time } para jogar.

## Whose turn it is

slow-turns = As tuas partidas
slow-turn-yours = É a tua vez
slow-turn-theirs = { $player } joga
slow-turn-waiting = À espera de jogadores
slow-turn-ready = A próxima partida espera por ti
slow-turn-not-ready = Ainda falta { $player }
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = tempo: { $time }

## Being told

slow-ask = Isto pode durar dias. Queres um aviso quando for a tua vez?
slow-ask-hint = Uma breve nota do teu navegador, enquanto estiver aberta uma página do jogo ou a sua aplicação. Podes desligá-la nas definições.
slow-ask-yes = Sim, por favor
slow-ask-no = Não é preciso
slow-ask-refused = O teu navegador não o permite. Podes mudar isso nas definições dele para esta página.
slow-setting = Avisar-me quando for a minha vez numa partida lenta
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · { $time }
