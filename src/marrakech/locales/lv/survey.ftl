### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Izspēlē daudz spēļu ar vienu botu visās vietās un pastāsta, kas tajās notiek.
survey-games-help = Cik spēļu katrā izlasē: katram botam un katrai noteikumu kopai.
survey-bots-help = Boti, piemēram, random,greedy,master.
survey-players-help = Spēlētāju skaiti.
survey-focus-help = Bots visām noteikumu kopām, siltumkartēm un līknēm; greedy, ja vien tas ir starp botiem.
survey-budget-help = Sekundes, pēc kurām izlase beidzas ar mazāk spēlēm. Cik to tad ir, atkarīgs no datora.
survey-seed-help = No kurienes nāk visa veiksme: tā pati sēkla dod tās pašas spēles.
survey-jobs-help = Cik spēļu spēlēt vienlaikus; pēc noklusējuma tik, cik ir kodolu.
survey-out-help = Ierakstīt tur pārskatu, Markdown ar attēliem.

survey-bad-players = spēlētāju skaiti ir 2, 3 un 4, piemēram, 2,4, nevis „{ $text }”
survey-bad-budget = budžets ir sekunžu skaits, lielāks par 0, nevis { $number }

survey-playing = { $speed } spēles/s: { $cell }
survey-nothing = nav saskaitīta neviena spēle, tāpēc vēl nav ko stāstīt
survey-samples = { $games ->
    [zero] Saskaitīts { $games } spēļu,
    [one] Saskaitīta { $games } spēle,
   *[other] Saskaitītas { $games } spēles,
  } ieskaitot tās pēc citiem noteikumiem. Iekavās: 95 % intervāli.
survey-written = Pārskats ir { $file }.

survey-column-bot = bots
survey-column-players = spēlētāji
survey-column-games = spēles
survey-column-first = uzvar 1. vieta, %
survey-column-out = kāds izstājas, %
survey-column-margin = pārsvars
