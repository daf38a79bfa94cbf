### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Porównaj szanse, które podaje ocena, z partiami, które po niej następują.
calibrate-players-help = Ilu graczy siedzi przy stole.
calibrate-linear-help = Weź ocenę, która jest zwykłą sumą danych wejściowych.
calibrate-value-help = Plik zapisany przez „marrakech train”; domyślnie ocena, której używają boty.
calibrate-games-help = Ile partii rozegrać.
calibrate-plot-help = Narysuj szanse i to, co się z nich sprawdziło, w tym pliku, .png lub .svg.
calibrate-playing = partie

calibrate-title = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  } według zasad { $rules }, ziarno { $seed }
calibrate-forecasts = Liczba prognoz na początku tur: { $forecasts }. W nawiasach: przedziały 95% według partii.
calibrate-column-bin = szansa, %
calibrate-column-forecasts = prognozy
calibrate-column-said = średnia
calibrate-column-came = wygrane, %
calibrate-column-error = przewaga zawyżona o
calibrate-column-spread = rozrzut
calibrate-chances = Szanse mylą się średnio o { $off } punktu procentowego (oczekiwany błąd kalibracji); wynik Briera { $brier }.
calibrate-margins = Przewagi są średnio zawyżone o { $error } dirhema; rozrzut pojedynczych wynosi { $spread }.
calibrate-plot-said = szansa według oceny, %
calibrate-plot-came = rzeczywisty udział wygranych, %, z przedziałami 95%
calibrate-plot-forecasts = prognozy
