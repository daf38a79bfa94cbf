### `marrakech show`, and how a position is told wherever it is shown.

show-help = Joonista seis terminali või pildina.
show-position-help = Seis ühel real või reeglistik, näiteks international/3, selle algseisu jaoks; - loeb standardsisendist.
show-svg-help = Kirjuta SVG-pilt sellesse faili; - on standardväljund.
show-theme-help = Pildi värvid.
show-style-help = Kuidas terminali joonistada; vaikimisi värviliselt, kui terminal oskab.
show-coordinates-help = Kirjuta ridade ja veergude nimed raamile.
show-json-help = Väljasta seis JSON-ina.
show-column-player = mängija
show-column-dirhams = dirhamid
show-column-rugs = vaipu alles
show-column-next = järgmine vaip
show-column-squares = ruudud
show-column-points = punktid
show-next-unknown = veel nägemata
show-out = mängust väljas
show-to-act = { $phase ->
    [turn] { $player } pöörab Assamit.
    [roll] { $player } veeretab täringut.
    [lay] { $player } asetab vaiba.
    [reveal] Virn näitab järgmist vaipa: { $player }.
   *[over] Mäng on läbi.
}
show-place = { $place }. { $players }: { $points ->
    [one] üks punkt
   *[other] { $points } punkti
}
show-written = Kirjutatud: { $file }.
