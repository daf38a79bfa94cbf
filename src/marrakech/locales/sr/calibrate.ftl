### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Упореди изгледе које даје процена с партијама које следе.
calibrate-players-help = Колико играча седи за столом.
calibrate-linear-help = Узети процену која је обичан збир својих улаза.
calibrate-value-help = Датотека коју је уписао „marrakech train”; подразумевано процена коју користе ботови.
calibrate-games-help = Колико партија одиграти.
calibrate-plot-help = Нацртати изгледе и шта је од њих испало у ову датотеку, .png или .svg.
calibrate-playing = партије

calibrate-title = { $games ->
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
  } по правилима { $rules }, семе { $seed }
calibrate-forecasts = Прогноза на почецима потеза: { $forecasts }. У заградама: интервали од 95%, по партијама.
calibrate-column-bin = изгледи, %
calibrate-column-forecasts = прогнозе
calibrate-column-said = просек
calibrate-column-came = победе, %
calibrate-column-error = предност превисока за
calibrate-column-spread = расипање
calibrate-chances = Изгледи у просеку греше за оволико процентних поена: { $off } (очекивана грешка калибрације); Бријеров резултат { $brier }.
calibrate-margins = Предности су у просеку превисоке за оволико дирхама: { $error }; расипање појединих је { $spread }.
calibrate-plot-said = изгледи по процени, %
calibrate-plot-came = стварни удео победа, %, с интервалима од 95%
calibrate-plot-forecasts = прогнозе
