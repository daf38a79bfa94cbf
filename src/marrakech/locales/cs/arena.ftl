### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Nechá boty hrát proti sobě a řekne, jak jsou silní.
arena-specs-help = Boti, například random, greedy nebo bestfirst:ms=50.
arena-players-help = Kolik hráčů sedí u stolu: 2, pokud pravidla neříkají jinak. Když je botů méně, poslední obsadí volná místa. Když je jich více, hrají všechny skupiny.
arena-games-help = Kolik partií, zaokrouhleno nahoru na celá rozdání. Všechny partie jednoho rozdání mají stejné hody a hromádky.
arena-seats-help = Zda se každé rozdání hraje jednou z každého místa, nebo ve všech pořadích: od tří hráčů záleží na tom, kdo sedí za kým.
arena-edition-help = Vydání, například korean, nebo sada pravidel, například international/2,dirhams=20.
arena-variant-help = Otáčet Assama až na konci tahu.
arena-seed-help = Zdroj veškeré náhody: stejné semínko dá stejné partie.
arena-jobs-help = Kolik partií se hraje najednou; ve výchozím stavu tolik, kolik je jader.
arena-limit-help = Kolik sekund mají na rozhodnutí boti, kteří hrají na čas.
arena-adjusted-help = Zda měřit, co komu dala náhoda, a ukázat výsledky i bez ní: stačí méně her. Obvykle ano, pokud nejsou všichni boti velmi rychlí.
arena-until-help = Skončit, až bude podíl výher každého bota znám s přesností na tolik procentních bodů.
arena-resume-help = Ukládat stav do tohoto souboru, a pokud už existuje, pokračovat z něj.
arena-parquet-help = Zapsat do tohoto souboru Parquet řádek za každou partii a místo.
arena-records-help = Zapsat všechny partie jako text do tohoto souboru. Trvá to déle.
arena-plot-help = Nakreslit výsledky do tohoto souboru, .png nebo .svg.
arena-ray-help = Hrát na clusteru Ray na této adrese; „local“ spustí cluster zde.

arena-players-differ = { $rules }: počet hráčů je { $given }, nikoli { $wanted }
arena-bad-until = šířka intervalu je počet procentních bodů větší než 0, nikoli { $number }
arena-bad-limit = časový limit je počet sekund větší než 0, nikoli { $number }
arena-no-deal = žádné rozdání se nedohrálo, takže zatím není co říct

arena-playing = partie
arena-speed = { $speed } partií/s
arena-left = zbývá { $time }

arena-title = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
  } podle pravidel { $rules }, semínko { $seed }
arena-deals = { $deals ->
    [one] Jedno rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
  } po { $each ->
    [one] jedné partii
    [few] { $each } partiích
   *[other] { $each } partiích
  }. V závorkách: 95% intervaly; ms: na jedno rozhodnutí.
arena-without-luck = Bez štěstí: odečteno je, co komu dala náhoda.
arena-column-bot = bot
arena-column-games = partie
arena-column-share = výhry, %
arena-column-margin = náskok
arena-column-adjusted-share = bez štěstí
arena-column-adjusted-margin = bez štěstí
arena-column-time = ms
arena-column-forfeits = kontumace
arena-column-rating = rating
arena-cross-title = Jak často skončil před soupeřem, %
arena-no-ratings = Bez ratingu: { $why }
arena-fixed = pevný
arena-forfeit = Partie { $game }: { $bot } na místě { $seat } prohrává kontumačně. { $why } Pozice: { $position }
arena-more-forfeits = { $number ->
    [one] A ještě jedna kontumace.
    [few] A ještě { $number } kontumace.
   *[other] A ještě { $number } kontumací.
  }
arena-resumed = { $games ->
    [one] Jedna partie už tu byla.
    [few] { $games } partie už tu byly.
   *[other] { $games } partií už tu bylo.
  }
arena-plot-shares = podíl výher, %
arena-plot-margins = náskok v bodech; čára je průměr
