### `marrakech verify`.

verify-help = Provjeri jesu li bacanja završene partije došla iz sjemena na koje je bila obvezana.
verify-file-help = Datoteka sa zapisima, kakvu nudi kraj partije; - je standardni ulaz.
verify-game-fair = Partija { $game } je poštena: njezina obveza, { $throws ->
    [one] { $throws } bacanje
    [few] { $throws } bacanja
   *[other] { $throws } bacanja
} i { $rugs ->
    [0] hrpe, koje ništa ne skrivaju,
    [one] { $rugs } sag s hrpa
    [few] { $rugs } saga s hrpa
   *[other] { $rugs } sagova s hrpa
} odgovaraju njezinu sjemenu i onome što su igrači otkrili. { $alone ->
    [0] Igrači su pridonijeli svakom bacanju.
    [one] Samo od poslužitelja dolazi { $alone } bacanje.
    [few] Samo od poslužitelja dolaze { $alone } bacanja.
   *[other] Samo od poslužitelja dolazi { $alone } bacanja.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Bila je to igra za vježbu: vraćeno je i iznova izvučeno { $redrawn } bacanje.
    [few] {" "}Bila je to igra za vježbu: vraćena su i iznova izvučena { $redrawn } bacanja.
   *[other] {" "}Bila je to igra za vježbu: vraćeno je i iznova izvučeno { $redrawn } bacanja.
}
verify-differs = { $what ->
    [commitment] Partija { $game }: obveza je { $found }, a obveza sjemena { $expected }.
    [first] Partija { $game }: počelo je mjesto { $found }, a po sjemenu { $expected }.
    [throw] Partija { $game }: bacanje { $number } bilo je { $found }, a po sjemenu { $expected }.
    [link] Partija { $game }: ono što je otkriveno za bacanje { $number } ne pripada lancu igrača.
    [count] Partija { $game }: navedenih bacanja: { $found }, a odigranih: { $expected }.
   *[pile] Partija { $game }: sag { $number } s hrpe bio je { $found }, a po sjemenu { $expected }.
}
verify-more = { $number ->
    [one] Odstupa još { $number }.
    [few] Odstupaju još { $number }.
   *[other] Odstupa još { $number }.
}
verify-error = Partija { $game }: { $why }
