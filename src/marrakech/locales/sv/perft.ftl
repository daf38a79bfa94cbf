### `marrakech perft`.

perft-help = Räkna på hur många sätt ett parti kan fortsätta, slag och högar inräknade.
perft-depth-help = Hur många handlingar djupt.
perft-column-action = handling
perft-column-count = sätt
perft-counting = räknar
perft-total = { $count ->
    [one] Ett sätt
   *[other] { $count } sätt
} på djup { $depth }
perft-speed = { $seconds } s, { $speed } sätt per sekund
