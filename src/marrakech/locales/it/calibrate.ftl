### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Confronta le probabilità che un valore annuncia con le partite che seguono.
calibrate-players-help = Quanti siedono al tavolo.
calibrate-linear-help = Prendere il valore che è una semplice somma dei suoi ingressi.
calibrate-value-help = Un file scritto da «marrakech train»; di norma il valore che usano i bot.
calibrate-games-help = Quante partite giocare.
calibrate-plot-help = Disegnare le probabilità e il loro esito in questo file, .png o .svg.
calibrate-playing = partite

calibrate-title = { $games ->
    [one] Una partita
   *[other] { $games } partite
  } con le regole { $rules }, seme { $seed }
calibrate-forecasts = { $forecasts } previsioni, all’inizio dei turni. Tra parentesi quadre: intervalli al 95%, per partita.
calibrate-column-bin = probabilità, %
calibrate-column-forecasts = previsioni
calibrate-column-said = media
calibrate-column-came = vinte, %
calibrate-column-error = scarto in eccesso di
calibrate-column-spread = dispersione
calibrate-chances = Le probabilità sbagliano in media di { $off } punti percentuali (errore di calibrazione atteso); punteggio di Brier { $brier }.
calibrate-margins = Gli scarti sono in media in eccesso di { $error } dirham; la dispersione dei singoli è { $spread }.
calibrate-plot-said = probabilità annunciata dal valore, %
calibrate-plot-came = quota di vittorie ottenuta, %, con intervalli al 95%
calibrate-plot-forecasts = previsioni
