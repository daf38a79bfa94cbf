### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Sammenlign sjansene som en vurdering oppgir, med partiene som følger.
calibrate-players-help = Hvor mange som sitter ved bordet.
calibrate-linear-help = Ta vurderingen som er en enkel sum av inndataene.
calibrate-value-help = En fil som «marrakech train» har skrevet; ellers vurderingen som botene bruker.
calibrate-games-help = Hvor mange partier som spilles.
calibrate-plot-help = Tegn sjansene og hva det ble av dem i denne filen, .png eller .svg.
calibrate-playing = partier

calibrate-title = { $games ->
    [one] Ett parti
   *[other] { $games } partier
  } etter reglene { $rules }, startverdi { $seed }
calibrate-forecasts = { $forecasts } prognoser, der turer begynte. I parentes: 95 %-intervaller, etter parti.
calibrate-column-bin = sjanse, %
calibrate-column-forecasts = prognoser
calibrate-column-said = snitt
calibrate-column-came = vunnet, %
calibrate-column-error = forsprang for høyt med
calibrate-column-spread = spredning
calibrate-chances = Sjansene bommer med { $off } prosentpoeng i gjennomsnitt (forventet kalibreringsfeil); Brier-skår { $brier }.
calibrate-margins = Forsprangene er { $error } dirham for høye i gjennomsnitt; enkeltverdier har spredning { $spread }.
calibrate-plot-said = sjanse ifølge vurderingen, %
calibrate-plot-came = faktisk seiersandel, %, med 95 %-intervaller
calibrate-plot-forecasts = prognoser
