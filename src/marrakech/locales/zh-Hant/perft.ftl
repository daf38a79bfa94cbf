### `marrakech perft`.

perft-help = 計算對局有多少種走法，包含擲骰與地毯堆。
perft-depth-help = 往下幾個行動。
perft-column-action = 行動
perft-column-count = 走法
perft-counting = 計算中
perft-total = 深度 { $depth } 共 { $count } 種走法
perft-speed = { $seconds } 秒，每秒 { $speed } 種
