### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Spiele
slow-series-one = Ein Spiel
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Auf zwei Siege
   *[5] Auf drei Siege
}
# Leads to the set-up of a table for friends
slow-challenge = Fordere jemanden heraus: auf zwei Siege
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Auf zwei Siege gegen { $player }
   *[5] Auf drei Siege gegen { $player }
}
# Which game of the series this is
slow-game = Spiel { $number }
slow-won = { $number ->
    [one] { $number } Spiel gewonnen
   *[other] { $number } Spiele gewonnen
}
slow-series-goes-on = Als Nächstes kommt Spiel { $number }.
slow-series-winner = { $player } gewinnt die Serie.
slow-series-you = Du gewinnst die Serie!
slow-series-shared = { $players } teilen sich die Serie.
slow-ready = Bereit für Spiel { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } ist bereit. Ich auch!
slow-again = Revanche fordern

## Days for a move

slow-pace = Tempo
slow-pace-now = Am Stück
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
slow-pace-hint = Niemand muss zur selben Zeit da sein. Komm wieder, wenn du am Zug bist.
slow-clock-tells = Ganz in Ruhe: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} pro Zug.
# $time: such as “2 hours”
slow-time-short = Noch { $time } für deinen Zug.

## Whose turn it is

slow-turns = Deine Spiele
slow-turn-yours = Du bist am Zug
slow-turn-theirs = { $player } ist am Zug
slow-turn-waiting = Warten auf Mitspieler
slow-turn-ready = Das nächste Spiel wartet auf dich
slow-turn-not-ready = { $player } ist noch nicht bereit
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = noch { $time }

## Being told

slow-ask = Das kann Tage dauern. Sollen wir dir sagen, wenn du am Zug bist?
slow-ask-hint = Eine kurze Nachricht deines Browsers, solange eine Seite des Spiels oder die App offen ist. In den Einstellungen lässt sie sich abschalten.
slow-ask-yes = Ja, bitte
slow-ask-no = Nein, danke
slow-ask-refused = Dein Browser erlaubt das nicht. In seinen Einstellungen für diese Seite kannst du es ändern.
slow-setting = Sag mir, wenn ich in einem langsamen Spiel am Zug bin
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · noch { $time }
