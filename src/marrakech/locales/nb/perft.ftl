### `marrakech perft`.

perft-help = Tell på hvor mange måter et parti kan gå videre, kast og bunker medregnet.
perft-depth-help = Hvor mange handlinger dypt.
perft-column-action = handling
perft-column-count = måter
perft-counting = teller
perft-total = { $count ->
    [one] Én måte
   *[other] { $count } måter
} på dybde { $depth }
perft-speed = { $seconds } s, { $speed } måter i sekundet
