### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Låt botar spela mot varandra och se hur starka de är.
arena-specs-help = Botarna, till exempel random, greedy eller bestfirst:ms=50.
arena-players-help = Hur många som sitter vid bordet: 2 om reglerna inte säger annat. Färre botar: den sista tar de lediga platserna. Fler: alla grupper spelar.
arena-games-help = Hur många partier, avrundat uppåt till hela omgångar. Alla partier i en omgång har samma tärningsslag och högar.
arena-seats-help = Om varje omgång spelas en gång från varje plats eller i alla ordningar: från tre spelare spelar det roll vem som sitter efter vem.
arena-edition-help = En utgåva som korean, eller regler som international/2,dirhams=20.
arena-variant-help = Vrid Assam i slutet av draget i stället.
arena-seed-help = Där all tur kommer ifrån: samma startvärde ger samma partier.
arena-jobs-help = Hur många partier som spelas samtidigt; annars så många som det finns kärnor.
arena-limit-help = Sekunder per beslut för botar som håller reda på klockan.
arena-adjusted-help = Om det ska mätas vad slumpen ger var och en, så att resultaten också visas utan den: då räcker färre partier. Normalt ja, om inte alla bottar är mycket snabba.
arena-until-help = Sluta när varje bots vinstandel är känd på så många procentenheter när.
arena-resume-help = Spara läget i den här filen, och fortsätt därifrån om den finns.
arena-parquet-help = Skriv en rad för varje parti och plats till den här Parquet-filen.
arena-records-help = Skriv alla partier som text till den här filen. Det tar längre tid.
arena-plot-help = Rita resultaten i den här filen, .png eller .svg.
arena-ray-help = Spela på Ray-klustret på den här adressen; ”local” startar ett här.

arena-players-differ = { $rules } är för { $given } spelare, inte { $wanted }
arena-bad-until = ett intervalls bredd är ett antal procentenheter över 0, inte { $number }
arena-bad-limit = en tidsgräns är ett antal sekunder över 0, inte { $number }
arena-no-deal = ingen omgång spelades till slut, så det finns inget att berätta än

arena-playing = partier
arena-speed = { $speed } partier/s
arena-left = { $time } kvar

arena-title = { $games ->
    [one] Ett parti
   *[other] { $games } partier
  } enligt reglerna { $rules }, startvärde { $seed }
arena-deals = { $deals ->
    [one] En omgång
   *[other] { $deals } omgångar
  } om { $each ->
    [one] ett parti
   *[other] { $each } partier
  }. Inom parentes: 95-procentsintervall; ms: per val.
arena-without-luck = Utan tur: det slumpen gav var och en är avdraget.
arena-column-bot = bot
arena-column-games = partier
arena-column-share = vinster, %
arena-column-margin = försprång
arena-column-adjusted-share = utan tur
arena-column-adjusted-margin = utan tur
arena-column-time = ms
arena-column-forfeits = walkover
arena-column-rating = rating
arena-cross-title = Hur ofta den slutade före, %
arena-no-ratings = Ingen rating: { $why }
arena-fixed = fast
arena-forfeit = Parti { $game }: { $bot } på plats { $seat } förlorar på walkover. { $why } Ställning: { $position }
arena-more-forfeits = { $number ->
    [one] Och en walkover till.
   *[other] Och { $number } walkover till.
  }
arena-resumed = { $games ->
    [one] Ett parti fanns redan.
   *[other] { $games } partier fanns redan.
  }
arena-plot-shares = vinstandel, %
arena-plot-margins = försprång, poäng; linjen är medelvärdet
