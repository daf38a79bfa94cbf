### `marrakech perft`.

perft-help = Count the ways in which a game can go on, throws and piles included.
perft-depth-help = How many actions deep.
perft-column-action = action
perft-column-count = ways
perft-counting = counting
perft-total = { $count ->
    [one] One way
   *[other] { $count } ways
} at depth { $depth }
perft-speed = { $seconds } s, { $speed } ways a second
