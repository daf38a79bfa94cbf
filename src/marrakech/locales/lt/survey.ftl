### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Sužaidžia daug partijų, visose vietose tas pats botas, ir papasakoja, kas jose vyksta.
survey-games-help = Kiek partijų kiekvienai imčiai: kiekvienam botui ir kiekvienam taisyklių rinkiniui.
survey-bots-help = Botai, pavyzdžiui, random,greedy,master.
survey-players-help = Žaidėjų skaičiai.
survey-focus-help = Botas visiems taisyklių rinkiniams, šilumos žemėlapiams ir kreivėms; greedy, jei tik jis yra tarp botų.
survey-budget-help = Sekundės, po kurių imtis baigiama su mažiau partijų. Kiek jų tada bus, priklauso nuo kompiuterio.
survey-seed-help = Iš kur kyla visas atsitiktinumas: ta pati sėkla duoda tas pačias partijas.
survey-jobs-help = Kiek partijų žaisti vienu metu; numatyta tiek, kiek yra branduolių.
survey-out-help = Ten įrašyti ataskaitą, Markdown su paveikslėliais.

survey-bad-players = žaidėjų skaičiai yra 2, 3 ir 4, pavyzdžiui, 2,4, o ne „{ $text }“
survey-bad-budget = biudžetas yra sekundžių skaičius, didesnis už 0, o ne { $number }

survey-playing = { $speed } partijos/s: { $cell }
survey-nothing = nesuskaičiuota nė viena partija, tad dar nėra ko pasakyti
survey-samples = { $games ->
    [one] Suskaičiuota { $games } partija,
    [few] Suskaičiuotos { $games } partijos,
   *[other] Suskaičiuota { $games } partijų,
  } įskaitant žaistas pagal kitas taisykles. Skliaustuose: 95 % intervalai.
survey-written = Ataskaita yra { $file }.

survey-column-bot = botas
survey-column-players = žaidėjai
survey-column-games = partijos
survey-column-first = laimi 1 vieta, %
survey-column-out = kas nors iškrito, %
survey-column-margin = persvara
