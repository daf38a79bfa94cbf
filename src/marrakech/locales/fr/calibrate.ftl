### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Compare les chances qu’annonce une valeur avec les parties qui suivent.
calibrate-players-help = Nombre de joueurs à la table.
calibrate-linear-help = Prendre la valeur qui est une simple somme de ses entrées.
calibrate-value-help = Un fichier écrit par « marrakech train » ; par défaut, la valeur que les bots utilisent.
calibrate-games-help = Nombre de parties à jouer.
calibrate-plot-help = Dessiner les chances et ce qu’il en est advenu dans ce fichier, .png ou .svg.
calibrate-playing = parties

calibrate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } selon les règles { $rules }, graine { $seed }
calibrate-forecasts = { $forecasts } prévisions, aux débuts de tour. Entre crochets : intervalles à 95 %, par partie.
calibrate-column-bin = chance, %
calibrate-column-forecasts = prévisions
calibrate-column-said = moyenne
calibrate-column-came = gagnées, %
calibrate-column-error = écart surestimé de
calibrate-column-spread = dispersion
calibrate-chances = Les chances se trompent de { $off } points de pourcentage en moyenne (erreur de calibration attendue) ; score de Brier { $brier }.
calibrate-margins = Les écarts sont surestimés de { $error } dirhams en moyenne ; dispersion de chacun : { $spread }.
calibrate-plot-said = chance annoncée par la valeur, %
calibrate-plot-came = part de victoires obtenue, %, avec intervalles à 95 %
calibrate-plot-forecasts = prévisions
