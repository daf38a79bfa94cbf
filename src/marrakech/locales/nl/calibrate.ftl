### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Vergelijk de kansen die een waardering geeft met de partijen die volgen.
calibrate-players-help = Hoeveel er aan tafel zitten.
calibrate-linear-help = Neem de waardering die een gewone som van haar invoer is.
calibrate-value-help = Een bestand dat ‘marrakech train’ heeft geschreven; standaard de waardering die de bots gebruiken.
calibrate-games-help = Hoeveel partijen er worden gespeeld.
calibrate-plot-help = Teken de kansen en wat ervan kwam in dit bestand, .png of .svg.
calibrate-playing = partijen

calibrate-title = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
  } volgens de regels { $rules }, startgetal { $seed }
calibrate-forecasts = { $forecasts } voorspellingen, telkens aan het begin van een beurt. Tussen haakjes: 95%-intervallen, per partij.
calibrate-column-bin = kans, %
calibrate-column-forecasts = voorspellingen
calibrate-column-said = gemiddeld
calibrate-column-came = gewonnen, %
calibrate-column-error = voorsprong te hoog met
calibrate-column-spread = spreiding
calibrate-chances = De kansen zitten er gemiddeld { $off } procentpunten naast (verwachte kalibratiefout); Brier-score { $brier }.
calibrate-margins = De voorsprong is gemiddeld { $error } dirham te hoog; losse waarden hebben een spreiding van { $spread }.
calibrate-plot-said = kans volgens de waardering, %
calibrate-plot-came = werkelijk winstaandeel, %, met 95%-intervallen
calibrate-plot-forecasts = voorspellingen
