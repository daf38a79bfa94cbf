### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Compare the chances that a value tells with the games that follow.
calibrate-players-help = How many sit at the table.
calibrate-linear-help = Take the value that is a plain sum of its inputs.
calibrate-value-help = A file that “marrakech train” wrote; by default the value that the bots use.
calibrate-games-help = How many games to play.
calibrate-plot-help = Draw the chances and what came of them to this file, .png or .svg.
calibrate-playing = games

calibrate-title = { $games ->
    [one] One game
   *[other] { $games } games
  } by the rules { $rules }, seed { $seed }
calibrate-forecasts = { $forecasts } forecasts, where turns began. In brackets: 95 % intervals, by game.
calibrate-column-bin = chance, %
calibrate-column-forecasts = forecasts
calibrate-column-said = mean
calibrate-column-came = won, %
calibrate-column-error = margin too high by
calibrate-column-spread = spread
calibrate-chances = Chances are off by { $off } percentage points on average (expected calibration error); Brier score { $brier }.
calibrate-margins = Margins are too high by { $error } dirhams on average; single ones are spread by { $spread }.
calibrate-plot-said = chance that the value told, %
calibrate-plot-came = share of wins that came, %, with 95 % intervals
calibrate-plot-forecasts = forecasts
