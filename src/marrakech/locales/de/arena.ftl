### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Bots gegeneinander spielen lassen und sehen, wie stark sie sind.
arena-specs-help = Die Bots, etwa random, greedy oder bestfirst:ms=50.
arena-players-help = Wie viele am Tisch sitzen: 2, wenn die Regeln nichts anderes sagen. Bei weniger Bots nimmt der letzte die freien Plätze, bei mehr spielen alle Gruppen.
arena-games-help = Wie viele Spiele, aufgerundet auf ganze Runden. Alle Spiele einer Runde haben dieselben Würfe und Stapel.
arena-seats-help = Ob jede Runde einmal von jedem Platz aus oder in allen Reihenfolgen gespielt wird: Ab drei Spielern zählt, wer hinter wem sitzt.
arena-edition-help = Eine Ausgabe wie korean oder Regeln wie international/2,dirhams=20.
arena-variant-help = Assam stattdessen am Ende des Zugs drehen.
arena-seed-help = Woher aller Zufall kommt: Derselbe Startwert ergibt dieselben Spiele.
arena-jobs-help = Wie viele Spiele gleichzeitig laufen; sonst so viele, wie es Kerne gibt.
arena-limit-help = Sekunden je Entscheidung für Bots, die auf die Uhr achten.
arena-adjusted-help = Ob gemessen wird, was der Zufall jedem gibt, und die Ergebnisse auch ohne ihn gezeigt werden: Dann sagen weniger Partien genauso viel. Normalerweise ja, außer wenn alle Bots sehr schnell sind.
arena-until-help = Aufhören, sobald der Sieganteil jedes Bots auf so viele Prozentpunkte genau bekannt ist.
arena-resume-help = Den Stand in dieser Datei halten und dort weitermachen, wenn es sie gibt.
arena-parquet-help = Eine Zeile je Spiel und Platz in diese Parquet-Datei schreiben.
arena-records-help = Alle Spiele als Text in diese Datei schreiben. Das dauert länger.
arena-plot-help = Die Ergebnisse in diese Datei zeichnen, .png oder .svg.
arena-ray-help = Auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet hier einen.

arena-players-differ = { $rules } ist für { $given } Spieler, nicht für { $wanted }
arena-bad-until = die Breite eines Intervalls ist eine Zahl von Prozentpunkten über 0, nicht { $number }
arena-bad-limit = eine Bedenkzeit ist eine Zahl von Sekunden über 0, nicht { $number }
arena-no-deal = keine Runde wurde zu Ende gespielt, also gibt es noch nichts zu berichten

arena-playing = Spiele
arena-speed = { $speed } Spiele/s
arena-left = noch { $time }

arena-title = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } nach den Regeln { $rules }, Startwert { $seed }
arena-deals = { $deals ->
    [one] Eine Runde
   *[other] { $deals } Runden
  } zu { $each ->
    [one] einem Spiel
   *[other] { $each } Spielen
  }. In Klammern: 95-%-Intervalle; ms: je Entscheidung.
arena-without-luck = Ohne Glück: Was der Zufall jedem gab, ist abgezogen.
arena-column-bot = Bot
arena-column-games = Spiele
arena-column-share = Siege, %
arena-column-margin = Vorsprung
arena-column-adjusted-share = ohne Glück
arena-column-adjusted-margin = ohne Glück
arena-column-time = ms
arena-column-forfeits = kampflos
arena-column-rating = Wertung
arena-cross-title = Wie oft er vor den anderen lag, %
arena-no-ratings = Keine Wertungen: { $why }
arena-fixed = fest
arena-forfeit = Spiel { $game }: { $bot } auf Platz { $seat } verliert kampflos. { $why } Stellung: { $position }
arena-more-forfeits = { $number ->
    [one] Und noch eine kampflose Niederlage.
   *[other] Und noch { $number } kampflose Niederlagen.
  }
arena-resumed = { $games ->
    [one] Ein Spiel war schon da.
   *[other] { $games } Spiele waren schon da.
  }
arena-plot-shares = Sieganteil, %
arena-plot-margins = Vorsprung, Punkte; die Linie ist der Mittelwert
