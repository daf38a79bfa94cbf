### `marrakech show`, and how a position is told wherever it is shown.

show-help = Nacrtaj položaj u terminalu ili kao sliku.
show-position-help = Položaj u jednom retku ili skup pravila, kao international/3, za njegov početak; - ga čita sa standardnog ulaza.
show-svg-help = Zapiši sliku SVG u ovu datoteku; - je standardni izlaz.
show-theme-help = Boje slike.
show-style-help = Kako crtati u terminalu; zadano u boji ako je terminal ima.
show-coordinates-help = Napiši imena redova i stupaca na okvir.
show-json-help = Ispiši položaj kao JSON.
show-column-player = igrač
show-column-dirhams = dirhami
show-column-rugs = još sagova
show-column-next = boja na redu
show-column-squares = polja
show-column-points = bodovi
show-next-unknown = još se ne vidi
show-out = izvan igre
show-to-act = { $phase ->
    [turn] { $player } okreće Assama.
    [roll] { $player } baca kocku.
    [lay] { $player } polaže sag.
    [reveal] { $player }: hrpa pokazuje sljedeći sag.
   *[over] Igra je gotova.
}
show-place = { $place }. { $players }: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
show-written = Zapisano: { $file }.
