### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = 比較估值給出的勝算與後續對局的結果。
calibrate-players-help = 每桌幾人。
calibrate-linear-help = 採用由輸入直接加總的估值。
calibrate-value-help = 由「marrakech train」寫出的檔案；預設為電腦玩家使用的估值。
calibrate-games-help = 進行幾局。
calibrate-plot-help = 把勝算與實際結果畫成圖存入這個檔案，.png 或 .svg。
calibrate-playing = 對局

calibrate-title = 依規則 { $rules } 進行 { $games } 局，種子 { $seed }
calibrate-forecasts = { $forecasts } 次預測，於回合開始時作出。括號內為 95% 區間，以局計算。
calibrate-column-bin = 勝算 %
calibrate-column-forecasts = 預測
calibrate-column-said = 平均
calibrate-column-came = 獲勝 %
calibrate-column-error = 分差高估
calibrate-column-spread = 離散
calibrate-chances = 勝算平均偏差 { $off } 個百分點（預期校準誤差）；Brier 分數 { $brier }。
calibrate-margins = 分差平均高估 { $error } 迪拉姆；個別離散為 { $spread }。
calibrate-plot-said = 估值給出的勝算 %
calibrate-plot-came = 實際勝率 %，附 95% 區間
calibrate-plot-forecasts = 預測
