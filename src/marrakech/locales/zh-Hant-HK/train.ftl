### `marrakech train`. Names of options and files stay as they are.

train-help = 透過自我對弈學習局面的價值。
train-players-help = 多少人遊戲：每種人數各有自己的估值。
train-variant-help = 學習在回合結束時轉動阿參姆的玩法。
train-linear-help = 不學神經網絡，只學輸入的簡單相加：較小、較快、較弱。
train-by-owner-help = 二人棋局中有一部分也採用區域按主人計算的規則（R4.5）。
train-adjusted-help = 從學習所用的結果中除去擲骰的運氣，讓較少的棋局教會同樣多；--no-adjusted 則直接由結果學習。
train-games-help = 由多少局中學習，向上取至完整的輪數。
train-warm-help = 開始前先進行多少局 greedy 玩家的棋局作起步。
train-mixed-help = 有百分之多少的座位繼續採用 greedy 玩法。
train-seed-help = 所有運氣的來源：相同的種子會得出相同的估值，與執行緒數目無關。
train-round-help = 每進行多少局後，才從其中的局面學習。
train-trial-help = 不時與 greedy 對賽多少局以顯示實力，向下取至 48 的倍數。
train-threads = 執行緒數目；預設與核心數目相同。
train-out-help = 存放估值的檔案；預設為目前目錄下像 2.value 的檔案。
train-state-help = 把狀態存放在這個檔案，如已存在則由該處繼續；預設放在估值檔旁邊。
train-plot-help = 把學習過程繪成圖表存入這個檔案，.png 或 .svg。

train-bad-round = 一輪須為 { $multiple } 局的倍數，不能是 { $number }
train-same-file = { $file } 不能同時用作兩個輸出檔
train-resumed = 由第 { $round } 輪之後繼續，共 { $rounds } 輪。
train-interrupted = 在第 { $round } 輪（共 { $rounds } 輪）之後中斷，已存入 { $file }：以相同指令即可繼續

train-how-to-stop = 按 Ctrl-C 停止；以相同指令即可繼續。
train-line = 第 { $round } 輪，{ $games } 局，{ $positions } 個局面：損失 { $loss } nats，分差誤差 { $miss } 迪拉姆，每秒 { $speed } 局，尚需 { $left }
train-line-wins = 對 greedy 勝率：{ $wins }%
train-column-round = 輪
train-column-games = 局數
train-column-positions = 局面
train-column-loss = 損失（nats）
train-column-miss = 誤差（迪拉姆）
train-column-wins = 勝率 %
train-column-speed = 局／秒
train-column-left = 剩餘

train-done = 估值在 { $file }，學習過程在 { $curve }。
train-result = { $games } 局，{ $positions } 個局面。損失 { $loss } nats，分差誤差 { $miss } 迪拉姆，對 greedy 勝率 { $wins }%。

train-plot-loss = 損失（nats）
train-plot-wins = 對 greedy 勝率 %（95% 區間）
train-plot-games = 局數；虛線為 greedy 棋局的終點
train-plot-fair = 與 greedy 實力相當
