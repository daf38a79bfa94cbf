### `marrakech show`, and how a position is told wherever it is shown.

show-help = Nariši položaj v terminalu ali kot sliko.
show-position-help = Položaj v eni vrstici ali nabor pravil, na primer international/3, za njegov začetek; - ga prebere s standardnega vhoda.
show-svg-help = Zapiši sliko SVG v to datoteko; - je standardni izhod.
show-theme-help = Barve slike.
show-style-help = Kako risati v terminalu; privzeto v barvah, če jih terminal ima.
show-coordinates-help = Na okvir napiši imena vrstic in stolpcev.
show-json-help = Izpiši položaj kot JSON.
show-column-player = igralec
show-column-dirhams = dirhami
show-column-rugs = še preprog
show-column-next = naslednja
show-column-squares = polja
show-column-points = točke
show-next-unknown = še ni vidna
show-out = zunaj igre
show-to-act = { $phase ->
    [turn] { $player } obrne Assama.
    [roll] { $player } vrže kocko.
    [lay] { $player } položi preprogo.
    [reveal] { $player }: kupček pokaže naslednjo preprogo.
   *[over] Igra je končana.
}
show-place = { $place }. { $players }: { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
show-written = Zapisano: { $file }.
