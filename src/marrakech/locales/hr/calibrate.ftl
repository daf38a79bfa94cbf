### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Usporedi izglede koje daje procjena s partijama koje slijede.
calibrate-players-help = Koliko ih sjedi za stolom.
calibrate-linear-help = Uzmi procjenu koja je običan zbroj svojih ulaza.
calibrate-value-help = Datoteka koju je zapisao „marrakech train”; zadano procjena kojom se služe botovi.
calibrate-games-help = Koliko se partija igra.
calibrate-plot-help = Nacrtaj izglede i što je od njih bilo u ovu datoteku, .png ili .svg.
calibrate-playing = partije

calibrate-title = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
  } po pravilima { $rules }, sjeme { $seed }
calibrate-forecasts = Predviđanja na početku poteza: { $forecasts }. U zagradama: intervali od 95 %, po partijama.
calibrate-column-bin = izgledi, %
calibrate-column-forecasts = predviđanja
calibrate-column-said = prosjek
calibrate-column-came = pobjede, %
calibrate-column-error = razlika previsoka za
calibrate-column-spread = raspršenost
calibrate-chances = Izgledi prosječno odstupaju, u postotnim bodovima: { $off } (očekivana pogreška kalibracije); Brierova ocjena { $brier }.
calibrate-margins = Razlike su prosječno previsoke, u dirhamima: { $error }; raspršenost pojedinih: { $spread }.
calibrate-plot-said = izgledi koje je dala procjena, %
calibrate-plot-came = ostvareni udio pobjeda, %, s intervalima od 95 %
calibrate-plot-forecasts = predviđanja
