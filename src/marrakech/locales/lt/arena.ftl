### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Leidžia botams žaisti tarpusavyje ir pasako, kokie jie stiprūs.
arena-specs-help = Botai, pavyzdžiui, random, greedy arba bestfirst:ms=50.
arena-players-help = Kiek žaidėjų sėdi prie stalo: 2, jei taisyklės nesako kitaip. Jei botų mažiau, paskutinis užima laisvas vietas. Jei daugiau, žaidžia visos grupės.
arena-games-help = Kiek partijų žaisti, suapvalinus iki pilnų dalijimų. Visų vieno dalijimo partijų metimai ir krūvelės yra bendri.
arena-seats-help = Ar kiekvieną dalijimą žaisti po kartą iš kiekvienos vietos, ar visomis tvarkomis: kai žaidėjų trys ir daugiau, svarbu, kas sėdi už ko.
arena-edition-help = Leidimas, pavyzdžiui, korean, arba taisyklių rinkinys, pavyzdžiui, international/2,dirhams=20.
arena-variant-help = Asamą sukti ėjimo pabaigoje, o ne pradžioje.
arena-seed-help = Iš kur kyla visas atsitiktinumas: ta pati sėkla duoda tas pačias partijas.
arena-jobs-help = Kiek partijų žaisti vienu metu; numatyta tiek, kiek yra branduolių.
arena-limit-help = Sekundės kiekvienam sprendimui tų botų, kurie paiso laikrodžio.
arena-adjusted-help = Ar matuoti, ką kam duoda atsitiktinumas, ir rodyti rezultatus ir be jo: tada pakanka mažiau partijų. Paprastai taip, nebent visi botai labai greiti.
arena-until-help = Baigti, kai kiekvieno boto pergalių dalis žinoma tiek procentinių punktų tikslumu.
arena-resume-help = Būseną laikyti šiame faile, o jei jis jau yra, tęsti nuo ten.
arena-parquet-help = Į šį Parquet failą įrašyti po eilutę apie kiekvieną partiją ir vietą.
arena-records-help = Visas partijas įrašyti į šį failą kaip tekstą. Tai trunka ilgiau.
arena-plot-help = Nubraižyti rezultatus į šį failą, .png arba .svg.
arena-ray-help = Žaisti Ray klasteryje šiuo adresu; „local“ paleidžia klasterį čia.

arena-players-differ = { $rules }: žaidėjų turi būti { $given }, o ne { $wanted }
arena-bad-until = intervalo plotis yra procentinių punktų skaičius, didesnis už 0, o ne { $number }
arena-bad-limit = laiko riba yra sekundžių skaičius, didesnis už 0, o ne { $number }
arena-no-deal = nė vienas dalijimas nebaigtas, tad dar nėra ko pasakyti

arena-playing = partijos
arena-speed = { $speed } partijos/s
arena-left = liko { $time }

arena-title = { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
  } pagal taisykles { $rules }, sėkla { $seed }
arena-deals = { $deals ->
    [one] { $deals } dalijimas
    [few] { $deals } dalijimai
   *[other] { $deals } dalijimų
  } po { $each ->
    [one] { $each } partiją
    [few] { $each } partijas
   *[other] { $each } partijų
  }. Skliaustuose: 95 % intervalai; ms: kiekvienam pasirinkimui.
arena-without-luck = Be sėkmės: atimta tai, ką kam davė atsitiktinumas.
arena-column-bot = botas
arena-column-games = partijos
arena-column-share = pergalės, %
arena-column-margin = persvara
arena-column-adjusted-share = be sėkmės
arena-column-adjusted-margin = be sėkmės
arena-column-time = ms
arena-column-forfeits = tech. pralaim.
arena-column-rating = reitingas
arena-cross-title = Kaip dažnai baigia aukščiau už, %
arena-no-ratings = Reitingų nėra: { $why }
arena-fixed = pastovus
arena-forfeit = { $game } partija: { $bot } ({ $seat } vieta) pralaimi techniškai. { $why } Pozicija: { $position }
arena-more-forfeits = { $number ->
    [one] Ir dar { $number } techninis pralaimėjimas.
    [few] Ir dar { $number } techniniai pralaimėjimai.
   *[other] Ir dar { $number } techninių pralaimėjimų.
  }
arena-resumed = { $games ->
    [one] { $games } partija jau buvo sužaista.
    [few] { $games } partijos jau buvo sužaistos.
   *[other] { $games } partijų jau buvo sužaista.
  }
arena-plot-shares = pergalių dalis, %
arena-plot-margins = persvara, taškai; linija yra vidurkis
