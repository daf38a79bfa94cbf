### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Salīdzina izredzes, ko rāda vērtība, ar spēlēm, kas seko.
calibrate-players-help = Cik spēlētāju sēž pie galda.
calibrate-linear-help = Ņemt vērtību, kas ir vienkārša ievades lielumu summa.
calibrate-value-help = Fails, ko ierakstījis „marrakech train”; pēc noklusējuma vērtība, ko lieto boti.
calibrate-games-help = Cik spēļu spēlēt.
calibrate-plot-help = Uzzīmēt izredzes un to, kas iznāca, šajā failā, .png vai .svg.
calibrate-playing = spēles

calibrate-title = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
  } pēc noteikumiem { $rules }, sēkla { $seed }
calibrate-forecasts = Prognozes gājienu sākumā: { $forecasts }. Iekavās: 95 % intervāli, pa spēlēm.
calibrate-column-bin = izredzes, %
calibrate-column-forecasts = prognozes
calibrate-column-said = vidēji
calibrate-column-came = uzvaras, %
calibrate-column-error = pārsvars par lielu par
calibrate-column-spread = izkliede
calibrate-chances = Izredzes vidēji kļūdās par { $off } procentpunktiem (sagaidāmā kalibrācijas kļūda); Braiera rādītājs { $brier }.
calibrate-margins = Pārsvari vidēji ir par lieli par { $error } dirhamiem; atsevišķo izkliede ir { $spread }.
calibrate-plot-said = izredzes, ko rādīja vērtība, %
calibrate-plot-came = patiesā uzvaru daļa, %, ar 95 % intervāliem
calibrate-plot-forecasts = prognozes
