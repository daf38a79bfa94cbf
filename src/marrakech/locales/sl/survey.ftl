### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Odigraj veliko partij z istim botom na vseh sedežih in povej, kaj se v njih dogaja.
survey-games-help = Koliko partij za vsak vzorec: za vsakega bota in za vsak nabor pravil.
survey-bots-help = Boti, na primer random,greedy,master.
survey-players-help = Števila igralcev.
survey-focus-help = Bot za vse nabore pravil, toplotne karte in krivulje; greedy, razen če ga ni med boti.
survey-budget-help = Sekunde, po katerih se vzorec konča z manj partijami. Koliko jih je takrat, je odvisno od računalnika.
survey-seed-help = Od kod pride vsa sreča: isto seme da iste partije.
survey-jobs-help = Koliko partij naj teče hkrati; privzeto toliko, kolikor je jeder.
survey-out-help = Tja zapiši poročilo, v Markdownu s slikami.

survey-bad-players = števila igralcev so 2, 3 in 4, na primer 2,4, ne »{ $text }«
survey-bad-budget = omejitev je število sekund nad 0, ne { $number }

survey-playing = { $speed } partij/s: { $cell }
survey-nothing = nobena partija ni bila prešteta, zato še ni kaj povedati
survey-samples = { $games ->
    [one] Prešteta je bila { $games } partija,
    [two] Prešteti sta bili { $games } partiji,
    [few] Preštete so bile { $games } partije,
   *[other] Preštetih je bilo { $games } partij,
  } vključno s tistimi po drugih pravilih. V oklepajih: 95-odstotni intervali.
survey-written = Poročilo je { $file }.

survey-column-bot = bot
survey-column-players = igralci
survey-column-games = partije
survey-column-first = sedež 1 zmaga, %
survey-column-out = kdo izpade, %
survey-column-margin = razlika
