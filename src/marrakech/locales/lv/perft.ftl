### `marrakech perft`.

perft-help = Saskaita, cik veidos spēle var turpināties, ieskaitot metienus un kaudzītes.
perft-depth-help = Cik darbību dziļumā.
perft-column-action = darbība
perft-column-count = veidi
perft-counting = skaita
perft-total = { $count ->
    [zero] { $count } veidu
    [one] { $count } veids
   *[other] { $count } veidi
} dziļumā { $depth }
perft-speed = { $seconds } s, { $speed } veidi sekundē
