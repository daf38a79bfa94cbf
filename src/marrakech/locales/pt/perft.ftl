### `marrakech perft`.

perft-help = Conta as formas como uma partida pode continuar, incluindo lançamentos e pilhas.
perft-depth-help = A quantas ações de profundidade.
perft-column-action = ação
perft-column-count = formas
perft-counting = a contar
perft-total = { $count ->
    [0] { $count } formas
    [one] { $count } forma
   *[other] { $count } formas
} à profundidade { $depth }
perft-speed = { $seconds } s, { $speed } formas por segundo
