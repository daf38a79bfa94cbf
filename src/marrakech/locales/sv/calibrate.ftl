### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Jämför chanserna som en värdering anger med partierna som följer.
calibrate-players-help = Hur många som sitter vid bordet.
calibrate-linear-help = Ta den värdering som är en enkel summa av sina indata.
calibrate-value-help = En fil som ”marrakech train” har skrivit; annars den värdering som botarna använder.
calibrate-games-help = Hur många partier som spelas.
calibrate-plot-help = Rita chanserna och vad det blev av dem i den här filen, .png eller .svg.
calibrate-playing = partier

calibrate-title = { $games ->
    [one] Ett parti
   *[other] { $games } partier
  } enligt reglerna { $rules }, startvärde { $seed }
calibrate-forecasts = { $forecasts } prognoser, där drag började. Inom parentes: 95-procentsintervall, per parti.
calibrate-column-bin = chans, %
calibrate-column-forecasts = prognoser
calibrate-column-said = medel
calibrate-column-came = vunna, %
calibrate-column-error = försprång för högt med
calibrate-column-spread = spridning
calibrate-chances = Chanserna slår fel med { $off } procentenheter i medeltal (förväntat kalibreringsfel); Brier-poäng { $brier }.
calibrate-margins = Försprången är { $error } dirham för höga i medeltal; enskilda har spridningen { $spread }.
calibrate-plot-said = chans enligt värderingen, %
calibrate-plot-came = verklig vinstandel, %, med 95-procentsintervall
calibrate-plot-forecasts = prognoser
