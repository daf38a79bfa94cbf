### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Počet her
slow-series-one = Jedna hra
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Série tří her
   *[5] Série pěti her
}
# Leads to the set-up of a table for friends
slow-challenge = Vyzvi někoho: série tří her
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] { $player } tě zve na sérii tří her
   *[5] { $player } tě zve na sérii pěti her
}
# Which game of the series this is
slow-game = Hra { $number }
slow-won = { $number ->
    [one] { $number } vyhraná hra
    [few] { $number } vyhrané hry
   *[other] { $number } vyhraných her
}
slow-series-goes-on = Následuje hra { $number }.
slow-series-winner = Sérii vyhrává { $player }.
slow-series-you = Vyhráváš sérii!
slow-series-shared = Společné vítězství v sérii: { $players }.
slow-ready = Jdeme na hru { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } už čeká. Já taky!
slow-again = Nová výzva

## Days for a move

slow-pace = Tempo
slow-pace-now = Na jedno posezení
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
slow-pace-hint = Nikdo tu nemusí být ve stejnou chvíli. Vrať se, až budeš na tahu.
slow-clock-tells = { $days ->
    [one] V klidu: { $days } den na každý tah.
    [few] V klidu: { $days } dny na každý tah.
   *[other] V klidu: { $days } dní na každý tah.
}
# $time: such as “2 hours”
slow-time-short = Na tvůj tah ještě { $time }.

## Whose turn it is

slow-turns = Tvoje hry
slow-turn-yours = Jsi na tahu
slow-turn-theirs = { $player } hraje
slow-turn-waiting = Čeká se na hráče
slow-turn-ready = Další hra čeká na tebe
slow-turn-not-ready = { $player } se ještě chystá
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = ještě { $time }

## Being told

slow-ask = Tohle může trvat několik dní. Máme ti dát vědět, až budeš na tahu?
slow-ask-hint = Krátká zpráva z prohlížeče, dokud je otevřená stránka hry nebo její aplikace. Vypnout ji můžeš v nastavení.
slow-ask-yes = Ano, prosím
slow-ask-no = Ne, děkuju
slow-ask-refused = Tvůj prohlížeč to nedovoluje. Změnit to můžeš v jeho nastavení pro tuto stránku.
slow-setting = Dát mi vědět, až budu na tahu v pomalé hře
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · ještě { $time }
