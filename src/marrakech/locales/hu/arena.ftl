### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Robotok játszanak egymás ellen, és kiderül, milyen erősek.
arena-specs-help = A robotok, például random, greedy vagy bestfirst:ms=50.
arena-players-help = Hányan ülnek az asztalnál: 2, ha a szabályok mást nem mondanak. Ha kevesebb a robot, az utolsó kapja a szabad helyeket. Ha több, minden csoport játszik.
arena-games-help = Hány játszma, egész leosztásokra felkerekítve. Egy leosztás minden játszmájában ugyanazok a dobások és a paklik.
arena-seats-help = Minden leosztás egyszer kerüljön sorra minden helyről, vagy minden sorrendben: három vagy több játékosnál számít, ki ül ki után.
arena-edition-help = Egy kiadás, például korean, vagy egy szabálykészlet, például international/2,dirhams=20.
arena-variant-help = Assamot inkább a kör végén kell elfordítani.
arena-seed-help = Minden véletlen forrása: ugyanaz a mag ugyanazokat a játszmákat adja.
arena-jobs-help = Hány játszma fusson egyszerre; alapesetben annyi, ahány processzormag van.
arena-limit-help = Döntésenként ennyi másodperc jut azoknak a robotoknak, amelyek az órához igazodnak.
arena-adjusted-help = Mérje-e, mit ad kinek a véletlen, és mutassa-e nélküle is az eredményt: így kevesebb játszma is elég. Alapból igen, hacsak nem minden bot nagyon gyors.
arena-until-help = Álljon le, ha minden robot győzelmi aránya ennyi százalékpontra pontosan ismert.
arena-resume-help = Ebben a fájlban őrzi az állást, és onnan folytatja, ha már létezik.
arena-parquet-help = Minden játszmáról és helyről egy sort ír ebbe a Parquet-fájlba.
arena-records-help = Minden játszmát szövegként ebbe a fájlba ír. Tovább tart.
arena-plot-help = Ebbe a fájlba rajzolja az eredményeket, .png vagy .svg.
arena-ray-help = Az ezen a címen lévő Ray-fürtön játszik; „local” esetén itt indít egyet.

arena-players-differ = { $rules }: { $given } játékosra szól, nem ennyire: { $wanted }
arena-bad-until = az intervallum szélessége nullánál nagyobb százalékpont, nem { $number }
arena-bad-limit = az időkorlát nullánál nagyobb számú másodperc, nem { $number }
arena-no-deal = egyetlen leosztás sem ért véget, így még nincs mit mondani

arena-playing = játszmák
arena-speed = { $speed } játszma/s
arena-left = még { $time }

arena-title = { $games ->
    [one] Egy játszma
   *[other] { $games } játszma
  }, szabályok: { $rules }, mag: { $seed }
arena-deals = { $deals ->
    [one] Egy leosztás
   *[other] { $deals } leosztás
  }, mindegyikben { $each ->
    [one] egy játszma
   *[other] { $each } játszma
  }. Zárójelben: 95%-os intervallumok; ms: választásonként.
arena-without-luck = Szerencse nélkül: levonva, amit a véletlen adott.
arena-column-bot = robot
arena-column-games = játszma
arena-column-share = győzelem, %
arena-column-margin = különbség
arena-column-adjusted-share = szerencse nélkül
arena-column-adjusted-margin = szerencse nélkül
arena-column-time = ms
arena-column-forfeits = kizárás
arena-column-rating = értékszám
arena-cross-title = Milyen gyakran végzett előrébb, %
arena-no-ratings = Nincs értékszám: { $why }
arena-fixed = rögzített
arena-forfeit = { $game }. játszma: { $bot } ({ $seat }. hely) kizárással veszített. { $why } Állás: { $position }
arena-more-forfeits = { $number ->
    [one] És még egy kizárás.
   *[other] És még { $number } kizárás.
  }
arena-resumed = { $games ->
    [one] Egy játszma már megvolt.
   *[other] { $games } játszma már megvolt.
  }
arena-plot-shares = győzelmi arány, %
arena-plot-margins = pontkülönbség; a vonal az átlag
