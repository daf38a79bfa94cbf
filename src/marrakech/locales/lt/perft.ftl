### `marrakech perft`.

perft-help = Suskaičiuoja, kiek būdų partija gali tęstis, įskaitant metimus ir krūveles.
perft-depth-help = Kelių veiksmų gyliu.
perft-column-action = veiksmas
perft-column-count = būdai
perft-counting = skaičiuojama
perft-total = { $count ->
    [one] { $count } būdas
    [few] { $count } būdai
   *[other] { $count } būdų
}, kai gylis { $depth }
perft-speed = { $seconds } s, { $speed } būdai per sekundę
