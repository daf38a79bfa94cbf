### `marrakech perft`.

perft-help = サイコロと山も含め、ゲームの進み方が何通りあるか数えます。
perft-depth-help = 何手先まで数えるか。
perft-column-action = 行動
perft-column-count = 通り
perft-counting = 集計中
perft-total = 深さ{ $depth }で{ $count }通り
perft-speed = { $seconds }秒、毎秒{ $speed }通り
