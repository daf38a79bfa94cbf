### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Pane robotid omavahel mängima ja näita, kui tugevad nad on.
arena-specs-help = Robotid, näiteks random, greedy või bestfirst:ms=50.
arena-players-help = Mitu mängijat on lauas: 2, kui reeglid ei ütle teisiti. Kui roboteid on vähem, täidab viimane vabad kohad. Kui neid on rohkem, mängivad kõik rühmad.
arena-games-help = Mitu mängu, ülespoole ümardatud tervete jagamisteni. Ühe jagamise kõigis mängudes on samad visked ja virnad.
arena-seats-help = Kas iga jagamine mängitakse korra igalt kohalt või kõigis järjestustes: kolme ja enama mängijaga loeb, kes kelle järel istub.
arena-edition-help = Väljaanne, näiteks korean, või reeglistik, näiteks international/2,dirhams=20.
arena-variant-help = Pööra Assamit hoopis käigu lõpus.
arena-seed-help = Kogu juhuse allikas: sama seemnearv annab samad mängud.
arena-jobs-help = Mitu mängu mängitakse korraga; vaikimisi nii palju, kui on tuumi.
arena-limit-help = Sekundeid iga otsuse jaoks robotitele, kes peavad kellast kinni.
arena-adjusted-help = Kas mõõta, mida juhus kellelegi annab, ja näidata tulemusi ka ilma selleta: siis piisab vähematest mängudest. Tavaliselt jah, kui just kõik robotid pole väga kiired.
arena-until-help = Lõpeta, kui iga roboti võitude osakaal on teada nii mitme protsendipunkti täpsusega.
arena-resume-help = Hoia seisu selles failis ja jätka sealt, kui see on olemas.
arena-parquet-help = Kirjuta iga mängu ja koha kohta rida sellesse Parqueti faili.
arena-records-help = Kirjuta kõik mängud tekstina sellesse faili. See võtab kauem aega.
arena-plot-help = Joonista tulemused sellesse faili, .png või .svg.
arena-ray-help = Mängi sellel aadressil asuvas Ray klastris; „local” käivitab klastri siinsamas.

arena-players-differ = { $rules }: mängijaid on { $given }, mitte { $wanted }
arena-bad-until = vahemiku laius on nullist suurem arv protsendipunkte, mitte { $number }
arena-bad-limit = ajapiirang on nullist suurem arv sekundeid, mitte { $number }
arena-no-deal = ühtegi jagamist ei mängitud lõpuni, seega pole veel midagi öelda

arena-playing = mängud
arena-speed = { $speed } mängu/s
arena-left = jäänud { $time }

arena-title = { $games ->
    [one] Üks mäng
   *[other] { $games } mängu
  }, reeglid { $rules }, seemnearv { $seed }
arena-deals = { $deals ->
    [one] Üks jagamine
   *[other] { $deals } jagamist
  }, igas { $each ->
    [one] üks mäng
   *[other] { $each } mängu
  }. Sulgudes: 95% vahemikud; ms: iga valiku kohta.
arena-without-luck = Ilma õnneta: juhuse antu on maha arvatud.
arena-column-bot = robot
arena-column-games = mänge
arena-column-share = võite, %
arena-column-margin = punktivahe
arena-column-adjusted-share = ilma õnneta
arena-column-adjusted-margin = ilma õnneta
arena-column-time = ms
arena-column-forfeits = tehn. kaotusi
arena-column-rating = reiting
arena-cross-title = Kui sageli jäi ettepoole, %
arena-no-ratings = Reitinguid pole: { $why }
arena-fixed = fikseeritud
arena-forfeit = Mäng { $game }: { $bot } kohal { $seat } sai tehnilise kaotuse. { $why } Seis: { $position }
arena-more-forfeits = { $number ->
    [one] Ja veel üks tehniline kaotus.
   *[other] Ja veel { $number } tehnilist kaotust.
  }
arena-resumed = { $games ->
    [one] Üks mäng oli juba olemas.
   *[other] { $games } mängu oli juba olemas.
  }
arena-plot-shares = võitude osakaal, %
arena-plot-margins = punktivahe; joon on keskmine
