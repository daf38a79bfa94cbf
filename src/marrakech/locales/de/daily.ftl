### The market of the day: everybody plays the same deal once.

daily-title = Markt des Tages
daily-same = { $day }. Alle bekommen dieselben Würfe.
daily-against = { $day }. Du gegen { $people }, mit denselben Würfen wie alle.
# On the first screen, and at the table
daily-home = Markt des Tages
daily-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
daily-play = Spielen
daily-go-on = Weiter
daily-once = Der erste Versuch zählt, und es ist der einzige.
daily-name = Dein Name
daily-points = Punkte
daily-first-by = { $points ->
    [one] Punkt
   *[other] Punkte
}, Platz eins mit { $margin } Vorsprung
daily-placed = { $points ->
    [one] Punkt
   *[other] Punkte
}, Platz { $place ->
    [1] eins
    [2] zwei
    [3] drei
   *[4] vier
} am Tisch
daily-late = Dieses Spiel ging zu spät zu Ende, um noch zu zählen.
daily-better = Besser als { $percent } von 100 Händlern
daily-alone = Heute hat vor dir noch niemand gespielt
daily-so-far = { $games ->
    [one] bisher ein Spiel
   *[other] bisher { $games } Spiele
}
daily-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
# Below a bar of the figure that tells how many have how many points
daily-you = du
# The figure, for those who cannot see it
daily-spread = Wie viele Punkte andere haben
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Ohne Glück: { $points }
daily-without-luck-wait = Das Glück wird noch herausgerechnet …
daily-throws = Deine Würfe
daily-throws-hint = erst nach dem Spiel zu sehen
daily-throw = { $steps ->
    [one] eins
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Noch leuchtet keine Laterne
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-best-streak = Rekord: { $days }
daily-lit = { $day }: gespielt
daily-dark = { $day }: nicht gespielt
daily-open = { $day }: noch offen
daily-share-title = Zum Erzählen, ohne zu verraten
daily-share-hint = Gold: der beste Teppich. Grün: ein guter. Rot: ein Fehler.
daily-share-nothing = Kein Feld, kein Wurf und kein Teppich wird verraten.
daily-pattern = Deine Züge: { $best } beste, { $good } gute, { $mistakes ->
    [one] ein Fehler
   *[other] { $mistakes } Fehler
}
daily-share = Teilen
daily-picture = Bild
daily-look-again = Wieder ansehen
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
daily-next = { $hours ->
    [0] Der nächste Markt öffnet in weniger als einer Stunde.
    [one] Der nächste Markt öffnet in einer Stunde.
   *[other] Der nächste Markt öffnet in { $hours } Stunden.
}
daily-table = Die Tabelle des Tages
daily-table-points = Nach Punkten
daily-table-luckless = Ohne Glück
daily-somebody = Jemand
daily-me = du
daily-rank = Platz
daily-who = Wer
daily-be-named = Anderen meinen Namen zeigen
daily-yesterday = Gestern
daily-yesterday-came = Platz { $rank } von { $games }, Punkte: { $points }
daily-yesterday-missed = { $games ->
    [0] Niemand war da
    [one] Ein Spiel
   *[other] { $games } Spiele
}
daily-yesterday-soon = Die Ergebnisse kommen um { $time }.
daily-look = Ansehen
daily-back = Markt des Tages
daily-of = Markt vom { $day }
daily-best-line = Das beste Spiel
daily-bot-line = { $bot } am selben Tisch
daily-line-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
daily-seed = War es für alle gleich?
daily-seed-fits = Ja: Die Würfe folgen aus dieser Zahl, und ihr Fingerabdruck war schon am Tag davor zu sehen.
daily-seed-fits-late = Die Würfe folgen aus dieser Zahl. Am Tag davor war niemand da, um ihren Fingerabdruck zu zeigen.
daily-seed-wrong = Diese Zahl passt nicht zu dem Fingerabdruck, der gezeigt wurde.
daily-seed-number = Die Zahl
daily-seed-print = Ihr Fingerabdruck
daily-tomorrow = Fingerabdruck für morgen
daily-tomorrow-hint = Er legt die Würfe von morgen schon fest. Die Zahl dahinter erfährst du am Tag danach.
daily-two = Wer zwei Browser hat, kann zweimal spielen. Es ist ein Spiel, und zu gewinnen gibt es nichts.
daily-archive = Frühere Märkte
daily-archive-hint = Spiel jeden vergangenen Tag noch einmal. Gewertet wird das nicht.
daily-archive-play = Noch einmal
daily-archive-day = Tag
daily-nobody = Noch hat niemand zu Ende gespielt.
daily-to-table = Die Tabelle des Tages
## Pictures and links
daily-card = Der Markt vom { $day }
daily-card-look = Spiel mit denselben Würfen
