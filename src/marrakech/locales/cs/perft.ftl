### `marrakech perft`.

perft-help = Spočítá, kolika způsoby může partie pokračovat, včetně hodů a hromádek.
perft-depth-help = Kolik akcí do hloubky.
perft-column-action = akce
perft-column-count = způsoby
perft-counting = počítání
perft-total = { $count ->
    [one] Jeden způsob
    [few] { $count } způsoby
   *[other] { $count } způsobů
} v hloubce { $depth }
perft-speed = { $seconds } s, { $speed } způsobů za sekundu
