### `marrakech perft`.

perft-help = Megszámolja, hányféleképpen folytatódhat a játék, dobásokkal és paklikkal együtt.
perft-depth-help = Hány művelet mélyre.
perft-column-action = művelet
perft-column-count = mód
perft-counting = számolás
perft-total = { $count ->
    [one] Egy mód
   *[other] { $count } mód
} ebben a mélységben: { $depth }
perft-speed = { $seconds } s, másodpercenként { $speed } mód
