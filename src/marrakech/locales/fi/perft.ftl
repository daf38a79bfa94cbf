### `marrakech perft`.

perft-help = Laske, kuinka monella tavalla peli voi jatkua, heitot ja pinot mukaan lukien.
perft-depth-help = Montako tekoa eteenpäin.
perft-column-action = teko
perft-column-count = tapoja
perft-counting = lasketaan
perft-total = { $count ->
    [one] Yksi tapa
   *[other] { $count } tapaa
} syvyydellä { $depth }
perft-speed = { $seconds } s, { $speed } tapaa sekunnissa
