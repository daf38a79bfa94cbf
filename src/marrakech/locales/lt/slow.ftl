### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Partijos
slow-series-one = Viena partija
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Iki dviejų pergalių
   *[5] Iki trijų pergalių
}
# Leads to the set-up of a table for friends
slow-challenge = Mesk kam nors iššūkį: iki dviejų pergalių
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Iki dviejų pergalių; varžovas: { $player }
   *[5] Iki trijų pergalių; varžovas: { $player }
}
# Which game of the series this is
slow-game = { $number } partija
slow-won = { $number ->
    [one] Laimėta { $number } partija
    [few] Laimėtos { $number } partijos
   *[other] Laimėta { $number } partijų
}
slow-series-goes-on = Toliau: { $number } partija.
slow-series-winner = Seriją laimi { $player }.
slow-series-you = Laimėjai seriją!
slow-series-shared = Serija baigėsi lygiosiomis: { $players }.
slow-ready = Noriu žaisti { $number } partiją
# $player is ready for the next game; on a button
slow-ready-too = { $player } jau laukia. Aš irgi!
slow-again = Vėl mesti iššūkį

## Days for a move

slow-pace = Tempas
slow-pace-now = Vienu prisėdimu
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } diena ėjimui
    [few] { $days } dienos ėjimui
   *[other] { $days } dienų ėjimui
}
slow-pace-hint = Niekam nereikia būti čia tuo pačiu metu. Sugrįžk, kai bus tavo eilė.
slow-clock-tells = Neskubant: { $days ->
    [one] { $days } diena
    [few] { $days } dienos
   *[other] { $days } dienų
} ėjimui.
# $time: such as “2 hours”
slow-time-short = Tavo ėjimui liko { $time }.

## Whose turn it is

slow-turns = Tavo partijos
slow-turn-yours = Tavo eilė
slow-turn-theirs = Žaidžia { $player }
slow-turn-waiting = Laukiama žaidėjų
slow-turn-ready = Kita partija laukia tavęs
slow-turn-not-ready = Dar laukiama: { $player }
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = liko { $time }

## Being told

slow-ask = Tai gali užtrukti kelias dienas. Pranešti, kai bus tavo eilė?
slow-ask-hint = Trumpas pranešimas iš naršyklės, kol atidarytas koks nors žaidimo puslapis ar programėlė. Nuostatose jį galima išjungti.
slow-ask-yes = Taip, prašau
slow-ask-no = Ne, ačiū
slow-ask-refused = Tavo naršyklė to neleidžia. Tai galima pakeisti jos nuostatose šiam puslapiui.
slow-setting = Pranešti, kai lėtoje partijoje mano eilė
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · liko { $time }
