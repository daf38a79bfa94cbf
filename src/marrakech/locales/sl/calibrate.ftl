### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Primerjaj verjetnosti, ki jih napove ocena, s partijami, ki sledijo.
calibrate-players-help = Koliko jih sedi za mizo.
calibrate-linear-help = Vzemi oceno, ki je navadna vsota svojih vhodov.
calibrate-value-help = Datoteka, ki jo je zapisal »marrakech train«; privzeto ocena, ki jo uporabljajo boti.
calibrate-games-help = Koliko partij naj se odigra.
calibrate-plot-help = Nariši verjetnosti in kar je iz njih nastalo v to datoteko, .png ali .svg.
calibrate-playing = partije

calibrate-title = { $games ->
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
  } po pravilih { $rules }, seme { $seed }
calibrate-forecasts = Napovedi ob začetkih potez: { $forecasts }. V oklepajih: 95-odstotni intervali, po partijah.
calibrate-column-bin = verjetnost, %
calibrate-column-forecasts = napovedi
calibrate-column-said = povprečje
calibrate-column-came = zmage, %
calibrate-column-error = razlika previsoka za
calibrate-column-spread = razpršenost
calibrate-chances = Verjetnosti v povprečju odstopajo, v odstotnih točkah: { $off } (pričakovana napaka kalibracije); Brierjeva ocena { $brier }.
calibrate-margins = Razlike so v povprečju previsoke, v dirhamih: { $error }; razpršenost posameznih: { $spread }.
calibrate-plot-said = verjetnost, ki jo je napovedala ocena, %
calibrate-plot-came = dejanski delež zmag, %, s 95-odstotnimi intervali
calibrate-plot-forecasts = napovedi
