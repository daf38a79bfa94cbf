### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Partijen
slow-series-one = Eén partij
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Beste van drie
   *[5] Beste van vijf
}
# Leads to the set-up of a table for friends
slow-challenge = Daag iemand uit: beste van drie
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Beste van drie tegen { $player }
   *[5] Beste van vijf tegen { $player }
}
# Which game of the series this is
slow-game = Partij { $number }
slow-won = { $number ->
    [one] { $number } partij gewonnen
   *[other] { $number } partijen gewonnen
}
slow-series-goes-on = Nu komt partij { $number }.
slow-series-winner = { $player } wint de reeks.
slow-series-you = Je wint de reeks!
slow-series-shared = { $players } delen de reeks.
slow-ready = Klaar voor partij { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } is klaar. Ik ook!
slow-again = Opnieuw uitdagen

## Days for a move

slow-pace = Tempo
slow-pace-now = In één keer
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}
slow-pace-hint = Niemand hoeft er tegelijk te zijn. Kom terug als jij aan de beurt bent.
slow-clock-tells = { $days ->
    [one] Rustig aan: voor elke beurt is er { $days } dag.
   *[other] Rustig aan: voor elke beurt zijn er { $days } dagen.
}
# $time: such as “2 hours”
slow-time-short = Je hebt nog { $time } voor je zet.

## Whose turn it is

slow-turns = Jouw partijen
slow-turn-yours = Jouw beurt
slow-turn-theirs = { $player } speelt
slow-turn-waiting = Wachten op spelers
slow-turn-ready = De volgende partij wacht op je
slow-turn-not-ready = { $player } is nog niet klaar
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = nog { $time }

## Being told

slow-ask = Dit kan dagen duren. Zullen we het zeggen als jij aan de beurt bent?
slow-ask-hint = Een kort bericht van je browser, zolang een pagina of de app van het spel openstaat. Je kunt het uitzetten in de instellingen.
slow-ask-yes = Ja, graag
slow-ask-no = Nee, dank je
slow-ask-refused = Je browser staat het niet toe. Je kunt dat voor deze pagina wijzigen in de instellingen van je browser.
slow-setting = Zeg het als ik aan de beurt ben in een langzame partij
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · nog { $time }
