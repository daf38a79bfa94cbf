### `marrakech train`. Names of options and files stay as they are.

train-help = 通过自我对弈学习局面的价值。
train-players-help = 几人游戏：每种人数各有自己的估值。
train-variant-help = 学习在回合结束时转动阿参姆的玩法。
train-linear-help = 不学神经网络，只学输入的简单求和：更小、更快、更弱。
train-by-owner-help = 双人对局中有一部分也采用区域按主人计算的规则（R4.5）。
train-adjusted-help = 从学习所用的结果中去掉掷骰的运气，让更少的对局教会同样多；--no-adjusted 则直接从结果学习。
train-games-help = 从多少局中学习，向上取到完整的轮数。
train-warm-help = 一开始先进行多少局 greedy 玩家的对局作为起步。
train-mixed-help = 有百分之多少的座位持续采用 greedy 玩法。
train-seed-help = 所有运气的来源：相同的种子得到相同的估值，与线程数无关。
train-round-help = 每进行多少局后，才从其中的局面学习。
train-trial-help = 不时与 greedy 对战多少局以显示实力，向下取到 48 的倍数。
train-threads = 线程数；默认与核心数相同。
train-out-help = 保存估值的文件；默认为当前目录下像 2.value 的文件。
train-state-help = 把状态保存在这个文件，如果已存在则从中继续；默认放在估值文件旁边。
train-plot-help = 把学习过程画成图存入这个文件，.png 或 .svg。

train-bad-round = 一轮须为 { $multiple } 局的倍数，不能是 { $number }
train-same-file = { $file } 不能同时作为两个输出文件
train-resumed = 从第 { $round } 轮之后继续，共 { $rounds } 轮。
train-interrupted = 在第 { $round } 轮（共 { $rounds } 轮）之后中断，已存入 { $file }：用相同命令即可继续

train-how-to-stop = 按 Ctrl-C 停止；用相同命令即可继续。
train-line = 第 { $round } 轮，{ $games } 局，{ $positions } 个局面：损失 { $loss } nats，分差误差 { $miss } 迪拉姆，每秒 { $speed } 局，还需 { $left }
train-line-wins = 对 greedy 胜率：{ $wins }%
train-column-round = 轮
train-column-games = 局数
train-column-positions = 局面
train-column-loss = 损失（nats）
train-column-miss = 误差（迪拉姆）
train-column-wins = 胜率 %
train-column-speed = 局/秒
train-column-left = 剩余

train-done = 估值在 { $file }，学习过程在 { $curve }。
train-result = { $games } 局，{ $positions } 个局面。损失 { $loss } nats，分差误差 { $miss } 迪拉姆，对 greedy 胜率 { $wins }%。

train-plot-loss = 损失（nats）
train-plot-wins = 对 greedy 胜率 %（95% 区间）
train-plot-games = 局数；虚线处结束 greedy 对局
train-plot-fair = 与 greedy 实力相当
