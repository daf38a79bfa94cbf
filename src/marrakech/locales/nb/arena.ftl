### `marrakech arena`. The names of bots and options stay as they are.

arena-help = La boter spille mot hverandre, og se hvor sterke de er.
arena-specs-help = Botene, for eksempel random, greedy eller bestfirst:ms=50.
arena-players-help = Hvor mange som sitter ved bordet: 2 om reglene ikke sier noe annet. Færre boter: Den siste tar de ledige plassene. Flere: Alle grupper spiller.
arena-games-help = Hvor mange partier, rundet opp til hele omganger. Alle partier i en omgang har samme kast og bunker.
arena-seats-help = Om hver omgang spilles én gang fra hver plass, eller i alle rekkefølger: Fra tre spillere har det noe å si hvem som sitter etter hvem.
arena-edition-help = En utgave som korean, eller regler som international/2,dirhams=20.
arena-variant-help = Vri Assam på slutten av turen i stedet.
arena-seed-help = Der all flaks kommer fra: Samme startverdi gir samme partier.
arena-jobs-help = Hvor mange partier som spilles samtidig; ellers så mange som det er kjerner.
arena-limit-help = Sekunder for hver avgjørelse for boter som følger med på klokka.
arena-adjusted-help = Om det skal måles hva tilfeldigheten gir hver enkelt, så resultatene også vises uten den: da holder det med færre spill. Vanligvis ja, med mindre alle botene er svært raske.
arena-until-help = Stopp når seiersandelen til hver bot er kjent med så mange prosentpoengs nøyaktighet.
arena-resume-help = Ta vare på tilstanden i denne filen, og fortsett derfra om den finnes.
arena-parquet-help = Skriv en rad for hvert parti og hver plass til denne Parquet-filen.
arena-records-help = Skriv alle partier som tekst til denne filen. Det tar lengre tid.
arena-plot-help = Tegn resultatene i denne filen, .png eller .svg.
arena-ray-help = Spill på Ray-klyngen på denne adressen; «local» starter en her.

arena-players-differ = { $rules } er for { $given } spillere, ikke { $wanted }
arena-bad-until = bredden på et intervall er et antall prosentpoeng over 0, ikke { $number }
arena-bad-limit = en tidsgrense er et antall sekunder over 0, ikke { $number }
arena-no-deal = ingen omgang ble spilt ferdig, så det er ikke noe å fortelle ennå

arena-playing = partier
arena-speed = { $speed } partier/s
arena-left = { $time } igjen

arena-title = { $games ->
    [one] Ett parti
   *[other] { $games } partier
  } etter reglene { $rules }, startverdi { $seed }
arena-deals = { $deals ->
    [one] Én omgang
   *[other] { $deals } omganger
  } på { $each ->
    [one] ett parti
   *[other] { $each } partier
  }. I parentes: 95 %-intervaller; ms: for hvert valg.
arena-without-luck = Uten flaks: det tilfeldigheten ga hver enkelt, er trukket fra.
arena-column-bot = bot
arena-column-games = partier
arena-column-share = seire, %
arena-column-margin = forsprang
arena-column-adjusted-share = uten flaks
arena-column-adjusted-margin = uten flaks
arena-column-time = ms
arena-column-forfeits = walkover
arena-column-rating = rating
arena-cross-title = Hvor ofte den endte foran, %
arena-no-ratings = Ingen rating: { $why }
arena-fixed = fast
arena-forfeit = Parti { $game }: { $bot } på plass { $seat } taper på walkover. { $why } Stilling: { $position }
arena-more-forfeits = { $number ->
    [one] Og én walkover til.
   *[other] Og { $number } walkovere til.
  }
arena-resumed = { $games ->
    [one] Ett parti var der fra før.
   *[other] { $games } partier var der fra før.
  }
arena-plot-shares = seiersandel, %
arena-plot-margins = forsprang, poeng; linjen er gjennomsnittet
