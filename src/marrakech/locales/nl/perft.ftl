### `marrakech perft`.

perft-help = Tel op hoeveel manieren een partij verder kan gaan, worpen en stapels inbegrepen.
perft-depth-help = Hoeveel acties diep.
perft-column-action = actie
perft-column-count = wegen
perft-counting = tellen
perft-total = { $count ->
    [one] Eén weg
   *[other] { $count } wegen
} op diepte { $depth }
perft-speed = { $seconds } s, { $speed } wegen per seconde
