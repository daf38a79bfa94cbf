### `marrakech perft`.

perft-help = 计算对局有多少种走法，包括掷骰与地毯堆。
perft-depth-help = 往下多少个行动。
perft-column-action = 行动
perft-column-count = 走法
perft-counting = 计算中
perft-total = 深度 { $depth } 共 { $count } 种走法
perft-speed = { $seconds } 秒，每秒 { $speed } 种
