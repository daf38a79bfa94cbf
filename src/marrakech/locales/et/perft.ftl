### `marrakech perft`.

perft-help = Loe kokku viisid, kuidas mäng võib jätkuda, visked ja virnad kaasa arvatud.
perft-depth-help = Mitu toimingut sügavale.
perft-column-action = toiming
perft-column-count = viise
perft-counting = loen
perft-total = { $count ->
    [one] Üks viis
   *[other] { $count } viisi
} sügavusel { $depth }
perft-speed = { $seconds } s, { $speed } viisi sekundis
