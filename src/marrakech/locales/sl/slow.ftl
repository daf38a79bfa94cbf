### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Število partij
slow-series-one = Ena partija
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Serija treh partij
   *[5] Serija petih partij
}
# Leads to the set-up of a table for friends
slow-challenge = Izzovi koga: serija treh partij
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] { $player } te vabi na serijo treh partij
   *[5] { $player } te vabi na serijo petih partij
}
# Which game of the series this is
slow-game = Partija { $number }
slow-won = { $number ->
    [one] { $number } dobljena partija
    [two] { $number } dobljeni partiji
    [few] { $number } dobljene partije
   *[other] { $number } dobljenih partij
}
slow-series-goes-on = Sledi partija { $number }.
slow-series-winner = { $player } dobi serijo.
slow-series-you = Serija je tvoja!
slow-series-shared = Deljena serija: { $players }.
slow-ready = Gremo na partijo { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } že čaka. Jaz tudi!
slow-again = Nov izziv

## Days for a move

slow-pace = Tempo
slow-pace-now = V enem zamahu
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } dan na potezo
    [two] { $days } dneva na potezo
    [few] { $days } dni na potezo
   *[other] { $days } dni na potezo
}
slow-pace-hint = Nikomur ni treba biti tu ob istem času. Vrni se, ko boš na potezi.
slow-clock-tells = { $days ->
    [one] Počasi: za vsako potezo { $days } dan.
    [two] Počasi: za vsako potezo { $days } dneva.
    [few] Počasi: za vsako potezo { $days } dni.
   *[other] Počasi: za vsako potezo { $days } dni.
}
# $time: such as “2 hours”
slow-time-short = Za tvojo potezo še { $time }.

## Whose turn it is

slow-turns = Tvoje partije
slow-turn-yours = Na potezi si
slow-turn-theirs = { $player } igra
slow-turn-waiting = Čakamo igralce
slow-turn-ready = Čaka te naslednja partija
slow-turn-not-ready = { $player } še ni tu
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = še { $time }

## Being told

slow-ask = To lahko traja več dni. Naj ti povemo, ko boš na potezi?
slow-ask-hint = Kratko sporočilo brskalnika, dokler je odprta stran igre ali njena aplikacija. Izklopiš ga lahko v nastavitvah.
slow-ask-yes = Da, prosim
slow-ask-no = Ne, hvala
slow-ask-refused = Tvoj brskalnik tega ne dovoli. To lahko spremeniš v njegovih nastavitvah za to stran.
slow-setting = Sporoči mi, ko bom na potezi v počasni partiji
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · še { $time }
