### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Pusti bote igrati med seboj in povej, kako močni so.
arena-specs-help = Boti, na primer random, greedy ali bestfirst:ms=50.
arena-players-help = Koliko jih sedi za mizo: 2, če pravila ne določajo drugače. Manj botov: zadnji zasede proste sedeže. Več: igrajo vse skupine.
arena-games-help = Koliko partij, zaokroženo navzgor na cela deljenja. Vse partije enega deljenja imajo enake mete in kupčke.
arena-seats-help = Ali se vsako deljenje odigra po enkrat z vsakega sedeža ali v vseh vrstnih redih: pri treh in več je pomembno, kdo sedi za kom.
arena-edition-help = Izdaja, na primer korean, ali nabor pravil, na primer international/2,dirhams=20.
arena-variant-help = Assam se namesto tega obrne na koncu poteze.
arena-seed-help = Od kod pride vsa sreča: isto seme da iste partije.
arena-jobs-help = Koliko partij naj teče hkrati; privzeto toliko, kolikor je jeder.
arena-limit-help = Sekunde za vsako odločitev botov, ki upoštevajo uro.
arena-adjusted-help = Ali meriti, kaj komu da naključje, in pokazati izide tudi brez njega: tako zadošča manj iger. Običajno da, razen če so vsi boti zelo hitri.
arena-until-help = Ustavi se, ko je delež zmag vsakega bota znan na toliko odstotnih točk natančno.
arena-resume-help = Stanje hrani v tej datoteki in nadaljuj od tam, če že obstaja.
arena-parquet-help = Za vsako partijo in vsak sedež zapiši vrstico v to datoteko Parquet.
arena-records-help = Vse partije zapiši kot besedilo v to datoteko. Traja dlje.
arena-plot-help = Nariši rezultate v to datoteko, .png ali .svg.
arena-ray-help = Igraj na gruči Ray na tem naslovu; »local« jo zažene tukaj.

arena-players-differ = { $rules }: število igralcev je { $given }, ne { $wanted }
arena-bad-until = širina intervala je število odstotnih točk nad 0, ne { $number }
arena-bad-limit = časovna omejitev je število sekund nad 0, ne { $number }
arena-no-deal = nobeno deljenje ni bilo odigrano do konca, zato še ni kaj povedati

arena-playing = partije
arena-speed = { $speed } partij/s
arena-left = še { $time }

arena-title = { $games ->
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
  } po pravilih { $rules }, seme { $seed }
arena-deals = { $deals ->
    [one] { $deals } deljenje
    [two] { $deals } deljenji
    [few] { $deals } deljenja
   *[other] { $deals } deljenj
  }, v vsakem { $each ->
    [one] { $each } partija
    [two] { $each } partiji
    [few] { $each } partije
   *[other] { $each } partij
  }. V oklepajih: 95-odstotni intervali; ms: za vsako izbiro.
arena-without-luck = Brez sreče: odšteto je, kar je komu dalo naključje.
arena-column-bot = bot
arena-column-games = partije
arena-column-share = zmage, %
arena-column-margin = razlika
arena-column-adjusted-share = brez sreče
arena-column-adjusted-margin = brez sreče
arena-column-time = ms
arena-column-forfeits = diskvalif.
arena-column-rating = rating
arena-cross-title = Kako pogosto je bot končal pred drugim, %
arena-no-ratings = Ni ratingov: { $why }
arena-fixed = določen
arena-forfeit = Partija { $game }: { $bot } na sedežu { $seat } izgubi z diskvalifikacijo. { $why } Pri { $position }
arena-more-forfeits = { $number ->
    [one] In še { $number } diskvalifikacija.
    [two] In še { $number } diskvalifikaciji.
    [few] In še { $number } diskvalifikacije.
   *[other] In še { $number } diskvalifikacij.
  }
arena-resumed = { $games ->
    [one] { $games } partija je bila že odigrana.
    [two] { $games } partiji sta bili že odigrani.
    [few] { $games } partije so bile že odigrane.
   *[other] { $games } partij je bilo že odigranih.
  }
arena-plot-shares = delež zmag, %
arena-plot-margins = razlika v točkah; črta je povprečje
