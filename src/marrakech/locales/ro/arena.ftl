### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Pune boții să joace între ei și spune cât sunt de puternici.
arena-specs-help = Boții, de exemplu random, greedy sau bestfirst:ms=50.
arena-players-help = Câți stau la masă: 2, dacă regulile nu spun altfel. Mai puțini boți: ultimul ocupă locurile libere. Mai mulți: joacă toate grupele.
arena-games-help = Câte partide, rotunjit în sus la împărțiri întregi. Toate partidele unei împărțiri au aceleași aruncări și aceleași teancuri.
arena-seats-help = Dacă fiecare împărțire se joacă o dată de pe fiecare loc sau în toate ordinile: de la trei în sus contează cine stă după cine.
arena-edition-help = O ediție, de exemplu korean, sau un set de reguli, de exemplu international/2,dirhams=20.
arena-variant-help = Assam se întoarce, în schimb, la sfârșitul turei.
arena-seed-help = De unde vine tot hazardul: aceeași sămânță dă aceleași partide.
arena-jobs-help = Câte partide se joacă în același timp; implicit câte nuclee există.
arena-limit-help = Secunde pentru fiecare decizie a boților care țin cont de ceas.
arena-adjusted-help = Dacă se măsoară ce îi dă întâmplarea fiecăruia, ca rezultatele să fie arătate și fără ea: ajung mai puține partide. Implicit da, dacă nu sunt toți boții foarte rapizi.
arena-until-help = Se oprește când ponderea victoriilor fiecărui bot este cunoscută cu precizia de atâtea puncte procentuale.
arena-resume-help = Păstrează starea în acest fișier și continuă de acolo dacă există deja.
arena-parquet-help = Scrie câte un rând pentru fiecare partidă și loc în acest fișier Parquet.
arena-records-help = Scrie toate partidele ca text în acest fișier. Durează mai mult.
arena-plot-help = Desenează rezultatele în acest fișier, .png sau .svg.
arena-ray-help = Joacă pe clusterul Ray de la această adresă; „local” pornește unul aici.

arena-players-differ = { $rules }: numărul de jucători este { $given }, nu { $wanted }
arena-bad-until = lățimea unui interval este un număr de puncte procentuale peste 0, nu { $number }
arena-bad-limit = o limită de timp este un număr de secunde peste 0, nu { $number }
arena-no-deal = nicio împărțire nu a fost jucată până la capăt, așa că nu e încă nimic de spus

arena-playing = partide
arena-speed = { $speed } partide/s
arena-left = încă { $time }

arena-title = { $games ->
    [one] O partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } după regulile { $rules }, sămânța { $seed }
arena-deals = { $deals ->
    [one] O împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
  } cu câte { $each ->
    [one] o partidă
    [few] { $each } partide
   *[other] { $each } de partide
  }. În paranteze: intervale de 95%; ms: pentru fiecare alegere.
arena-without-luck = Fără noroc: s-a scăzut ce i-a dat întâmplarea fiecăruia.
arena-column-bot = bot
arena-column-games = partide
arena-column-share = victorii, %
arena-column-margin = diferență
arena-column-adjusted-share = fără noroc
arena-column-adjusted-margin = fără noroc
arena-column-time = ms
arena-column-forfeits = descalif.
arena-column-rating = rating
arena-cross-title = Cât de des a terminat înaintea altuia, %
arena-no-ratings = Fără ratinguri: { $why }
arena-fixed = fix
arena-forfeit = Partida { $game }: { $bot } de pe locul { $seat } pierde prin descalificare. { $why } La { $position }
arena-more-forfeits = { $number ->
    [one] Și încă o descalificare.
    [few] Și încă { $number } descalificări.
   *[other] Și încă { $number } de descalificări.
  }
arena-resumed = { $games ->
    [one] O partidă exista deja.
    [few] { $games } partide existau deja.
   *[other] { $games } de partide existau deja.
  }
arena-plot-shares = ponderea victoriilor, %
arena-plot-margins = diferența în puncte; linia este media
