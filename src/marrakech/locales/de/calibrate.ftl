### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Die Chancen, die eine Bewertung angibt, mit den folgenden Spielen vergleichen.
calibrate-players-help = Wie viele am Tisch sitzen.
calibrate-linear-help = Die Bewertung nehmen, die eine einfache Summe ihrer Eingaben ist.
calibrate-value-help = Eine Datei, die „marrakech train“ geschrieben hat; sonst die Bewertung, die die Bots benutzen.
calibrate-games-help = Wie viele Spiele gespielt werden.
calibrate-plot-help = Die Chancen und was daraus wurde in diese Datei zeichnen, .png oder .svg.
calibrate-playing = Spiele

calibrate-title = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } nach den Regeln { $rules }, Startwert { $seed }
calibrate-forecasts = { $forecasts } Vorhersagen, jeweils am Beginn eines Zugs. In Klammern: 95-%-Intervalle, nach Spielen.
calibrate-column-bin = Chance, %
calibrate-column-forecasts = Vorhersagen
calibrate-column-said = Mittel
calibrate-column-came = gewonnen, %
calibrate-column-error = Vorsprung zu hoch um
calibrate-column-spread = Streuung
calibrate-chances = Die Chancen liegen im Mittel um { $off } Prozentpunkte daneben (erwarteter Kalibrierungsfehler); Brier-Wert { $brier }.
calibrate-margins = Der Vorsprung ist im Mittel um { $error } Dirham zu hoch; einzelne Werte streuen um { $spread }.
calibrate-plot-said = von der Bewertung angegebene Chance, %
calibrate-plot-came = tatsächlicher Sieganteil, %, mit 95-%-Intervallen
calibrate-plot-forecasts = Vorhersagen
