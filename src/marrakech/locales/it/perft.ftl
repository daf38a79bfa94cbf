### `marrakech perft`.

perft-help = Conta i modi in cui una partita può continuare, lanci e pile compresi.
perft-depth-help = A quante azioni di profondità.
perft-column-action = azione
perft-column-count = modi
perft-counting = conteggio
perft-total = { $count ->
    [one] Un modo
   *[other] { $count } modi
} a profondità { $depth }
perft-speed = { $seconds } s, { $speed } modi al secondo
