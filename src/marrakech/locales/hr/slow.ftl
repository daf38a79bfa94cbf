### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Broj partija
slow-series-one = Jedna partija
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Serija od tri
   *[5] Serija od pet
}
# Leads to the set-up of a table for friends
slow-challenge = Izazovi nekoga: serija od tri
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] { $player } te poziva na seriju od tri partije
   *[5] { $player } te poziva na seriju od pet partija
}
# Which game of the series this is
slow-game = Partija { $number }
slow-won = { $number ->
    [one] { $number } pobjeda
    [few] { $number } pobjede
   *[other] { $number } pobjeda
}
slow-series-goes-on = Slijedi partija { $number }.
slow-series-winner = { $player } osvaja seriju.
slow-series-you = Osvajaš seriju!
slow-series-shared = Podijeljena serija: { $players }.
slow-ready = Idemo na partiju { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } već čeka. I ja!
slow-again = Novi izazov

## Days for a move

slow-pace = Tempo
slow-pace-now = U jednom dahu
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } dan po potezu
    [few] { $days } dana po potezu
   *[other] { $days } dana po potezu
}
slow-pace-hint = Nitko ne mora biti ovdje u isto vrijeme. Vrati se kad dođeš na potez.
slow-clock-tells = { $days ->
    [one] Bez žurbe: za svaki potez { $days } dan.
    [few] Bez žurbe: za svaki potez { $days } dana.
   *[other] Bez žurbe: za svaki potez { $days } dana.
}
# $time: such as “2 hours”
slow-time-short = Još { $time } za tvoj potez.

## Whose turn it is

slow-turns = Tvoje partije
slow-turn-yours = Ti si na potezu
slow-turn-theirs = { $player } igra
slow-turn-waiting = Čekamo igrače
slow-turn-ready = Čeka te sljedeća partija
slow-turn-not-ready = { $player } još nije tu
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = još { $time }

## Being told

slow-ask = Ovo može potrajati danima. Da ti javimo kad dođeš na potez?
slow-ask-hint = Kratka poruka iz preglednika, dok je otvorena stranica igre ili njezina aplikacija. Možeš je isključiti u postavkama.
slow-ask-yes = Da, molim
slow-ask-no = Ne, hvala
slow-ask-refused = Tvoj preglednik to ne dopušta. To možeš promijeniti u njegovim postavkama za ovu stranicu.
slow-setting = Javi mi kad u sporoj partiji dođem na potez
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · još { $time }
