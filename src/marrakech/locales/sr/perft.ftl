### `marrakech perft`.

perft-help = Преброј на колико начина игра може да се настави, с бацањима и гомилицама.
perft-depth-help = Колико радњи у дубину.
perft-column-action = радња
perft-column-count = начини
perft-counting = бројање
perft-total = { $count ->
    [one] { $count } начин
    [few] { $count } начина
   *[other] { $count } начина
} на дубини { $depth }
perft-speed = { $seconds } s, начина у секунди: { $speed }
