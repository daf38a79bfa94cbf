### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Palygina vertės rodomas tikimybes su partijomis, kurios po jų seka.
calibrate-players-help = Kiek žaidėjų sėdi prie stalo.
calibrate-linear-help = Imti vertę, kuri yra paprasta įvesties dydžių suma.
calibrate-value-help = Failas, kurį įrašė „marrakech train“; numatyta vertė, kurią naudoja botai.
calibrate-games-help = Kiek partijų žaisti.
calibrate-plot-help = Nubraižyti tikimybes ir tai, kas iš jų išėjo, į šį failą, .png arba .svg.
calibrate-playing = partijos

calibrate-title = { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
  } pagal taisykles { $rules }, sėkla { $seed }
calibrate-forecasts = Prognozės ėjimų pradžioje: { $forecasts }. Skliaustuose: 95 % intervalai, pagal partijas.
calibrate-column-bin = tikimybė, %
calibrate-column-forecasts = prognozės
calibrate-column-said = vidurkis
calibrate-column-came = laimėta, %
calibrate-column-error = persvara per didelė
calibrate-column-spread = sklaida
calibrate-chances = Vidutinė tikimybių paklaida – { $off } procentinio punkto (tikėtina kalibravimo paklaida); Brierio rodiklis { $brier }.
calibrate-margins = Persvaros vidutiniškai per didelės { $error } dirhamo; pavienių sklaida yra { $spread }.
calibrate-plot-said = vertės rodyta tikimybė, %
calibrate-plot-came = tikroji pergalių dalis, %, su 95 % intervalais
calibrate-plot-forecasts = prognozės
