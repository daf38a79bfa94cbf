### `marrakech perft`.

perft-help = 計算棋局有多少種走法，包括擲骰及地毯疊。
perft-depth-help = 深入多少個行動。
perft-column-action = 行動
perft-column-count = 走法
perft-counting = 計算中
perft-total = 深度 { $depth } 共有 { $count } 種走法
perft-speed = { $seconds } 秒，每秒 { $speed } 種
