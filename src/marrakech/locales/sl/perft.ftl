### `marrakech perft`.

perft-help = Preštej, na koliko načinov se igra lahko nadaljuje, vključno z meti in kupčki.
perft-depth-help = Koliko dejanj v globino.
perft-column-action = dejanje
perft-column-count = načini
perft-counting = štetje
perft-total = { $count ->
    [one] { $count } način
    [two] { $count } načina
    [few] { $count } načini
   *[other] { $count } načinov
} na globini { $depth }
perft-speed = { $seconds } s, { $speed } načinov na sekundo
