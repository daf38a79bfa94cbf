### `marrakech train`. Names of options and files stay as they are.

train-help = Im Spiel gegen sich selbst lernen, was Stellungen wert sind.
train-players-help = Für wie viele Spieler: Jede Zahl hat ihre eigene Bewertung.
train-variant-help = Das Spiel lernen, in dem Assam am Ende des Zugs gedreht wird.
train-linear-help = Eine einfache Summe der Eingaben statt eines Netzes lernen: kleiner, schneller, schwächer.
train-by-owner-help = Einen Teil der Spiele zu zweit auch mit Flächen nach Besitzer spielen (R4.5).
train-adjusted-help = Das Würfelglück aus dem herausrechnen, woraus gelernt wird, sodass weniger Spiele ebenso viel lehren; --no-adjusted lernt aus den bloßen Ergebnissen.
train-games-help = Aus wie vielen Spielen gelernt wird, aufgerundet auf ganze Runden.
train-warm-help = Wie viele Spiele von greedy-Spielern für den Anfang vorausgehen.
train-mixed-help = Wie viel Prozent der Plätze weiter greedy spielen.
train-seed-help = Woher aller Zufall kommt: Derselbe Startwert ergibt dieselbe Bewertung, mit beliebig vielen Threads.
train-round-help = Wie viele Spiele gespielt werden, bevor aus ihren Stellungen gelernt wird.
train-trial-help = Wie viele Spiele gegen greedy ab und zu zeigen, wie stark es ist, abgerundet auf ein Vielfaches von 48.
train-threads = Wie viele Threads; sonst so viele, wie es Kerne gibt.
train-out-help = Die Datei für die Bewertung; sonst eine wie 2.value, hier.
train-state-help = Den Stand in dieser Datei halten und dort weitermachen, wenn es sie gibt; sonst neben der Bewertung.
train-plot-help = In diese Datei zeichnen, wie gelernt wurde, .png oder .svg.

train-bad-round = eine Runde ist ein Vielfaches von { $multiple } Spielen, nicht { $number }
train-same-file = { $file } kann nicht zwei der geschriebenen Dateien zugleich sein
train-resumed = Weiter nach Runde { $round } von { $rounds }.
train-interrupted = unterbrochen nach Runde { $round } von { $rounds }, die in { $file } steht: Derselbe Aufruf macht dort weiter

train-how-to-stop = Strg+C hält es an; derselbe Aufruf macht weiter.
train-line = Runde { $round }, { $games } Spiele, { $positions } Stellungen: Verlust { $loss } nats, Vorsprung um { $miss } Dirham daneben, { $speed } Spiele/s, noch { $left }
train-line-wins = Siege gegen greedy: { $wins } %
train-column-round = Runde
train-column-games = Spiele
train-column-positions = Stellungen
train-column-loss = Verlust, nats
train-column-miss = Fehler, Dirham
train-column-wins = Siege, %
train-column-speed = Spiele/s
train-column-left = noch

train-done = Die Bewertung steht in { $file }, der Lernverlauf in { $curve }.
train-result = { $games } Spiele, { $positions } Stellungen. Verlust { $loss } nats, Vorsprung um { $miss } Dirham daneben, Siege gegen greedy { $wins } %.

train-plot-loss = Verlust, nats
train-plot-wins = Siege gegen greedy, % (95-%-Intervalle)
train-plot-games = Spiele; an der gestrichelten Linie enden die von greedy
train-plot-fair = so stark wie greedy
