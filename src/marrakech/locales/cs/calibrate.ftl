### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Porovná šance, které udává ohodnocení, s partiemi, které následují.
calibrate-players-help = Kolik hráčů sedí u stolu.
calibrate-linear-help = Vzít ohodnocení, které je prostým součtem vstupů.
calibrate-value-help = Soubor, který zapsal „marrakech train“; jinak ohodnocení, které používají boti.
calibrate-games-help = Kolik partií odehrát.
calibrate-plot-help = Nakreslit šance a skutečnost do tohoto souboru, .png nebo .svg.
calibrate-playing = partie

calibrate-title = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
  } podle pravidel { $rules }, semínko { $seed }
calibrate-forecasts = Počet předpovědí na začátcích tahů: { $forecasts }. V závorkách: 95% intervaly podle partií.
calibrate-column-bin = šance, %
calibrate-column-forecasts = předpovědi
calibrate-column-said = průměr
calibrate-column-came = výhry, %
calibrate-column-error = náskok nadhodnocen o
calibrate-column-spread = rozptyl
calibrate-chances = Šance se v průměru mýlí o { $off } procentního bodu (očekávaná kalibrační chyba); Brierovo skóre { $brier }.
calibrate-margins = Náskoky jsou v průměru nadhodnoceny o { $error } dirhamu; jednotlivé mají rozptyl { $spread }.
calibrate-plot-said = šance podle ohodnocení, %
calibrate-plot-came = skutečný podíl výher, %, s 95% intervaly
calibrate-plot-forecasts = předpovědi
