### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Compară șansele pe care le arată o valoare cu partidele care urmează.
calibrate-players-help = Câți stau la masă.
calibrate-linear-help = Ia valoarea care este o simplă sumă a intrărilor ei.
calibrate-value-help = Un fișier scris de „marrakech train”; implicit valoarea pe care o folosesc boții.
calibrate-games-help = Câte partide se joacă.
calibrate-plot-help = Desenează șansele și ce s-a ales de ele în acest fișier, .png sau .svg.
calibrate-playing = partide

calibrate-title = { $games ->
    [one] O partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } după regulile { $rules }, sămânța { $seed }
calibrate-forecasts = Prognoze la început de tură: { $forecasts }. În paranteze: intervale de 95%, pe partide.
calibrate-column-bin = șansă, %
calibrate-column-forecasts = prognoze
calibrate-column-said = medie
calibrate-column-came = câștigate, %
calibrate-column-error = diferență prea mare cu
calibrate-column-spread = dispersie
calibrate-chances = Șansele se abat în medie cu { $off } puncte procentuale (eroarea de calibrare așteptată); scor Brier { $brier }.
calibrate-margins = Diferențele sunt în medie prea mari, în dirhami: { $error }; dispersia celor individuale: { $spread }.
calibrate-plot-said = șansa arătată de valoare, %
calibrate-plot-came = ponderea reală a victoriilor, %, cu intervale de 95%
calibrate-plot-forecasts = prognoze
