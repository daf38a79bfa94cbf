### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Pusti botove da igraju međusobno i reci koliko su jaki.
arena-specs-help = Botovi, na primjer random, greedy ili bestfirst:ms=50.
arena-players-help = Koliko ih sjedi za stolom: 2, ako pravila ne kažu drukčije. Manje botova: zadnji zauzima slobodna mjesta. Više: igraju sve skupine.
arena-games-help = Koliko partija, zaokruženo naviše na cijela dijeljenja. Sve partije jednog dijeljenja imaju ista bacanja i hrpe.
arena-seats-help = Igra li se svako dijeljenje po jednom sa svakog mjesta ili svim redoslijedima: kod troje i više važno je tko sjedi iza koga.
arena-edition-help = Izdanje, na primjer korean, ili skup pravila, na primjer international/2,dirhams=20.
arena-variant-help = Assam se umjesto toga okreće na kraju poteza.
arena-seed-help = Odakle dolazi sva sreća: isto sjeme daje iste partije.
arena-jobs-help = Koliko se partija igra istodobno; zadano onoliko koliko ima jezgri.
arena-limit-help = Sekunde za svaku odluku botova koji se drže sata.
arena-adjusted-help = Treba li mjeriti što slučaj kome daje i prikazati rezultate i bez njega: dovoljno je manje partija. Obično da, osim ako su svi botovi vrlo brzi.
arena-until-help = Stani kad je udio pobjeda svakog bota poznat na ovoliko postotnih bodova točno.
arena-resume-help = Čuvaj stanje u ovoj datoteci i nastavi odande ako već postoji.
arena-parquet-help = Zapiši redak za svaku partiju i mjesto u ovu datoteku Parquet.
arena-records-help = Zapiši sve partije kao tekst u ovu datoteku. Traje dulje.
arena-plot-help = Nacrtaj rezultate u ovu datoteku, .png ili .svg.
arena-ray-help = Igraj na klasteru Ray na ovoj adresi; „local” ga pokreće ovdje.

arena-players-differ = { $rules }: broj igrača je { $given }, a ne { $wanted }
arena-bad-until = širina intervala je broj postotnih bodova veći od 0, a ne { $number }
arena-bad-limit = vremensko ograničenje je broj sekundi veći od 0, a ne { $number }
arena-no-deal = nijedno dijeljenje nije odigrano do kraja pa se još nema što reći

arena-playing = partije
arena-speed = { $speed } partija/s
arena-left = još { $time }

arena-title = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
  } po pravilima { $rules }, sjeme { $seed }
arena-deals = { $deals ->
    [one] { $deals } dijeljenje
    [few] { $deals } dijeljenja
   *[other] { $deals } dijeljenja
  }, u svakom { $each ->
    [one] { $each } partija
    [few] { $each } partije
   *[other] { $each } partija
  }. U zagradama: intervali od 95 %; ms: za svaki izbor.
arena-without-luck = Bez sreće: oduzeto je ono što je slučaj kome dao.
arena-column-bot = bot
arena-column-games = partije
arena-column-share = pobjede, %
arena-column-margin = razlika
arena-column-adjusted-share = bez sreće
arena-column-adjusted-margin = bez sreće
arena-column-time = ms
arena-column-forfeits = diskvalif.
arena-column-rating = rejting
arena-cross-title = Koliko je često bot završio ispred drugoga, %
arena-no-ratings = Nema rejtinga: { $why }
arena-fixed = zadan
arena-forfeit = Partija { $game }: { $bot } na mjestu { $seat } gubi diskvalifikacijom. { $why } Kod { $position }
arena-more-forfeits = { $number ->
    [one] I još { $number } diskvalifikacija.
    [few] I još { $number } diskvalifikacije.
   *[other] I još { $number } diskvalifikacija.
  }
arena-resumed = { $games ->
    [one] { $games } partija već je bila odigrana.
    [few] { $games } partije već su bile odigrane.
   *[other] { $games } partija već je bilo odigrano.
  }
arena-plot-shares = udio pobjeda, %
arena-plot-margins = razlika u bodovima; crta je prosjek
