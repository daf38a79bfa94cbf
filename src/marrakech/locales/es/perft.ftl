### `marrakech perft`.

perft-help = Cuenta las formas en que puede seguir una partida, tiradas y montones incluidos.
perft-depth-help = A cuántas acciones de profundidad.
perft-column-action = acción
perft-column-count = formas
perft-counting = contando
perft-total = { $count ->
    [one] Una forma
   *[other] { $count } formas
} a profundidad { $depth }
perft-speed = { $seconds } s, { $speed } formas por segundo
