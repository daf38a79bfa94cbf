### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Játszmák
slow-series-one = Egy játszma
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Két győzelemig
   *[5] Három győzelemig
}
# Leads to the set-up of a table for friends
slow-challenge = Hívj ki valakit: két győzelemig
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Két győzelemig, ellenfeled: { $player }
   *[5] Három győzelemig, ellenfeled: { $player }
}
# Which game of the series this is
slow-game = { $number }. játszma
slow-won = { $number ->
    [one] { $number } nyert játszma
   *[other] { $number } nyert játszma
}
slow-series-goes-on = A { $number }. játszma következik.
slow-series-winner = { $player } megnyerte a sorozatot.
slow-series-you = Megnyerted a sorozatot!
slow-series-shared = Döntetlen sorozat: { $players }.
slow-ready = Jöhet a { $number }. játszma
# $player is ready for the next game; on a button
slow-ready-too = { $player } készen áll. Én is!
slow-again = Újabb kihívás

## Days for a move

slow-pace = Tempó
slow-pace-now = Egy ültő helyben
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } nap körönként
   *[other] { $days } nap körönként
}
slow-pace-hint = Senkinek sem kell egyszerre itt lennie. Gyere vissza, amikor te jössz.
slow-clock-tells = Ráérősen: { $days ->
    [one] { $days } nap
   *[other] { $days } nap
} körönként.
# $time: such as “2 hours”
slow-time-short = Még { $time } maradt a lépésedre.

## Whose turn it is

slow-turns = Játszmáid
slow-turn-yours = Te jössz
slow-turn-theirs = { $player } játszik
slow-turn-waiting = Várjuk a játékosokat
slow-turn-ready = Vár rád a következő játszma
slow-turn-not-ready = { $player } még nem áll készen
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = még { $time }

## Being told

slow-ask = Ez napokig is eltarthat. Szóljunk, amikor te jössz?
slow-ask-hint = Rövid értesítés a böngésződtől, amíg a játék egy lapja vagy az alkalmazás nyitva van. A beállításokban kikapcsolhatod.
slow-ask-yes = Igen, kérem
slow-ask-no = Nem, köszönöm
slow-ask-refused = A böngésződ nem engedi. Ezt a böngésző beállításaiban módosíthatod ennél az oldalnál.
slow-setting = Szólj, ha lassú játszmában én jövök
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · még { $time }
