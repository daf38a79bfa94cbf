### `marrakech arena`. The names of bots and options stay as they are.

arena-help = 讓電腦玩家互相對賽，並評估實力。
arena-specs-help = 電腦玩家，例如 random、greedy 或 bestfirst:ms=50。
arena-players-help = 每枱多少人：除非規則另有指明，否則為 2。電腦玩家不足時，由最後一個填補空位；超過時，所有組合都會對賽。
arena-games-help = 多少局，向上取至完整的組。同一組的所有棋局共用骰子及地毯疊。
arena-seats-help = 每組是輪流坐每個座位各玩一次，還是玩遍所有次序：三人或以上時，誰坐在誰之後會有影響。
arena-edition-help = 版本，例如 korean；或規則組，例如 international/2,dirhams=20。
arena-variant-help = 改為在回合結束時轉動阿參姆。
arena-seed-help = 所有運氣的來源：相同的種子會產生相同的棋局。
arena-jobs-help = 同時進行多少局；預設與核心數目相同。
arena-limit-help = 會按時鐘行事的電腦玩家每次決定可用的秒數。
arena-adjusted-help = 是否測量運氣給了每一方多少，並同時給出除去運氣的結果：所需局數更少。除非所有機器人都非常快，否則預設測量。
arena-until-help = 當每個電腦玩家的勝率精確至這麼多個百分點時停止。
arena-resume-help = 把狀態存放在這個檔案；如已存在則由該處繼續。
arena-parquet-help = 把每局每個座位寫成一行，存入這個 Parquet 檔案。
arena-records-help = 把所有棋局以文字寫入這個檔案。需時較長。
arena-plot-help = 把結果繪成圖表存入這個檔案，.png 或 .svg。
arena-ray-help = 在這個地址的 Ray 叢集上對賽；「local」會在本機啟動一個。

arena-players-differ = { $rules } 是 { $given } 人用的，不是 { $wanted } 人
arena-bad-until = 區間闊度須為大於 0 的百分點數，不能是 { $number }
arena-bad-limit = 時限須為大於 0 的秒數，不能是 { $number }
arena-no-deal = 沒有任何一組完成，所以未有結果可報

arena-playing = 棋局
arena-speed = 每秒 { $speed } 局
arena-left = 尚需 { $time }

arena-title = 按規則 { $rules } 進行 { $games } 局，種子 { $seed }
arena-deals = 共 { $deals } 組，每組 { $each } 局。括號內為 95% 區間；毫秒：每次選擇。
arena-without-luck = 除去運氣：已減去運氣給每一方的部分。
arena-column-bot = 電腦玩家
arena-column-games = 局數
arena-column-share = 勝率 %
arena-column-margin = 分差
arena-column-adjusted-share = 除去運氣
arena-column-adjusted-margin = 除去運氣
arena-column-time = 毫秒
arena-column-forfeits = 判負
arena-column-rating = 等級分
arena-cross-title = 名次領先對方的比率 %
arena-no-ratings = 沒有等級分：{ $why }
arena-fixed = 固定
arena-forfeit = 第 { $game } 局：座位 { $seat } 的 { $bot } 被判負。{ $why } 局面：{ $position }
arena-more-forfeits = 另有 { $number } 次判負。
arena-resumed = 之前已有 { $games } 局。
arena-plot-shares = 勝率 %
arena-plot-margins = 分差；線為平均值
