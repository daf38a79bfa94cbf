### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Partite
slow-series-one = Una partita
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Al meglio di tre
   *[5] Al meglio di cinque
}
# Leads to the set-up of a table for friends
slow-challenge = Sfida qualcuno: al meglio di tre
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Al meglio di tre contro { $player }
   *[5] Al meglio di cinque contro { $player }
}
# Which game of the series this is
slow-game = Partita { $number }
slow-won = { $number ->
    [one] { $number } partita vinta
   *[other] { $number } partite vinte
}
slow-series-goes-on = Ora viene la partita { $number }.
slow-series-winner = { $player } vince la serie.
slow-series-you = Vinci la serie!
slow-series-shared = Serie condivisa: { $players }.
slow-ready = Via alla partita { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } c’è. Anch’io!
slow-again = Nuova sfida

## Days for a move

slow-pace = Ritmo
slow-pace-now = Tutta d’un fiato
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } giorno a turno
   *[other] { $days } giorni a turno
}
slow-pace-hint = Non serve esserci tutti insieme. Torna quando tocca a te.
slow-clock-tells = { $days ->
    [one] Con calma: { $days } giorno per ogni turno.
   *[other] Con calma: { $days } giorni per ogni turno.
}
# $time: such as “2 hours”
slow-time-short = Hai ancora { $time } per giocare.

## Whose turn it is

slow-turns = Le tue partite
slow-turn-yours = Tocca a te
slow-turn-theirs = { $player } gioca
slow-turn-waiting = In attesa di giocatori
slow-turn-ready = La prossima partita ti aspetta
slow-turn-not-ready = { $player } non c’è ancora
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = ancora { $time }

## Being told

slow-ask = Può durare giorni. Vuoi sapere quando tocca a te?
slow-ask-hint = Un breve avviso del tuo browser, finché è aperta una pagina del gioco o la sua app. Si disattiva nelle impostazioni.
slow-ask-yes = Sì, grazie
slow-ask-no = No, grazie
slow-ask-refused = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
slow-setting = Avvisami quando tocca a me in una partita lenta
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · ancora { $time }
