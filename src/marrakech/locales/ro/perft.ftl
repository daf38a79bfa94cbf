### `marrakech perft`.

perft-help = Numără în câte feluri poate continua un joc, cu tot cu aruncări și teancuri.
perft-depth-help = La câte acțiuni adâncime.
perft-column-action = acțiune
perft-column-count = feluri
perft-counting = numărare
perft-total = { $count ->
    [one] Un fel
    [few] { $count } feluri
   *[other] { $count } de feluri
} la adâncimea { $depth }
perft-speed = { $seconds } s, { $speed } feluri pe secundă
