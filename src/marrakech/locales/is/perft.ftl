### `marrakech perft`.

perft-help = Telja hve marga vegu spil getur haldið áfram, köst og bunkar meðtalin.
perft-depth-help = Hve margar aðgerðir á dýptina.
perft-column-action = aðgerð
perft-column-count = leiðir
perft-counting = tel
perft-total = { $count ->
    [one] { $count } leið
   *[other] { $count } leiðir
} á dýpt { $depth }
perft-speed = { $seconds } s, { $speed } leiðir á sekúndu
