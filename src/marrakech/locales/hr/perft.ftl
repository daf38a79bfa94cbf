### `marrakech perft`.

perft-help = Prebroji na koliko se načina igra može nastaviti, uključujući bacanja i hrpe.
perft-depth-help = Koliko radnji u dubinu.
perft-column-action = radnja
perft-column-count = načini
perft-counting = brojenje
perft-total = { $count ->
    [one] { $count } način
    [few] { $count } načina
   *[other] { $count } načina
} na dubini { $depth }
perft-speed = { $seconds } s, { $speed } načina u sekundi
