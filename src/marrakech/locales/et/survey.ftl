### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Mängi palju mänge, üks robot kõigil kohtadel, ja ütle, mis neis juhtub.
survey-games-help = Mitu mängu valimi kohta: iga roboti ja iga reeglistiku jaoks.
survey-bots-help = Robotid, näiteks random,greedy,master.
survey-players-help = Mängijate arvud.
survey-focus-help = Robot kõigi reeglistike, soojuskaartide ja kõverate jaoks; greedy, kui see on robotite seas.
survey-budget-help = Sekundid, mille järel valim lõpeb vähemate mängudega. Kui palju neid siis on, sõltub arvutist.
survey-seed-help = Kogu juhuse allikas: sama seemnearv annab samad mängud.
survey-jobs-help = Mitu mängu mängitakse korraga; vaikimisi nii palju, kui on tuumi.
survey-out-help = Kirjuta sinna aruanne, Markdownis koos piltidega.

survey-bad-players = mängijate arvud on 2, 3 ja 4, näiteks 2,4, mitte „{ $text }”
survey-bad-budget = ajavaru on nullist suurem arv sekundeid, mitte { $number }

survey-playing = { $speed } mängu/s: { $cell }
survey-nothing = ühtegi mängu ei loetud, seega pole veel midagi öelda
survey-samples = { $games ->
    [one] Loeti üks mäng,
   *[other] Loeti { $games } mängu,
  } teiste reeglitega mängud kaasa arvatud. Sulgudes: 95% vahemikud.
survey-written = Aruanne on { $file }.

survey-column-bot = robot
survey-column-players = mängijaid
survey-column-games = mänge
survey-column-first = koht 1 võidab, %
survey-column-out = keegi väljas, %
survey-column-margin = punktivahe
