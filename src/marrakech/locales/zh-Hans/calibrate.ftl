### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = 比较估值给出的胜算与后续对局的结果。
calibrate-players-help = 每桌几人。
calibrate-linear-help = 采用由输入直接相加的估值。
calibrate-value-help = 由“marrakech train”写出的文件；默认为机器人使用的估值。
calibrate-games-help = 进行多少局。
calibrate-plot-help = 把胜算与实际结果画成图存入这个文件，.png 或 .svg。
calibrate-playing = 对局

calibrate-title = 按规则 { $rules } 进行 { $games } 局，种子 { $seed }
calibrate-forecasts = { $forecasts } 次预测，在回合开始时作出。括号内为 95% 区间，按局计算。
calibrate-column-bin = 胜算 %
calibrate-column-forecasts = 预测
calibrate-column-said = 平均
calibrate-column-came = 获胜 %
calibrate-column-error = 分差高估
calibrate-column-spread = 离散
calibrate-chances = 胜算平均偏差 { $off } 个百分点（期望校准误差）；Brier 分数 { $brier }。
calibrate-margins = 分差平均高估 { $error } 迪拉姆；单个离散为 { $spread }。
calibrate-plot-said = 估值给出的胜算 %
calibrate-plot-came = 实际胜率 %，附 95% 区间
calibrate-plot-forecasts = 预测
