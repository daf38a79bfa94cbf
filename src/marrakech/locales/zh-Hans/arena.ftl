### `marrakech arena`. The names of bots and options stay as they are.

arena-help = 让机器人互相比赛，并评估实力。
arena-specs-help = 机器人，例如 random、greedy 或 bestfirst:ms=50。
arena-players-help = 每桌几人：除非规则另有指定，否则为 2。机器人较少时，最后一个补满空位；较多时，所有组合都会比赛。
arena-games-help = 多少局，向上取到完整的组。同一组的所有对局共用骰子和地毯堆。
arena-seats-help = 每一组是轮坐每个座位各玩一次，还是玩遍所有顺序：三人以上时，谁坐在谁后面会有影响。
arena-edition-help = 版本，例如 korean；或规则组，例如 international/2,dirhams=20。
arena-variant-help = 改为在回合结束时转动阿参姆。
arena-seed-help = 所有运气的来源：相同的种子产生相同的对局。
arena-jobs-help = 同时进行多少局；默认与核心数相同。
arena-limit-help = 会看时钟的机器人每次决策可用的秒数。
arena-adjusted-help = 是否测量运气给了每一方多少，并同时给出除去运气的结果：所需局数更少。除非所有机器人都非常快，否则默认测量。
arena-until-help = 当每个机器人的胜率精确到这么多个百分点时停止。
arena-resume-help = 把状态保存在这个文件；如果已存在则从中继续。
arena-parquet-help = 把每局每个座位写成一行，存入这个 Parquet 文件。
arena-records-help = 把所有对局以文本写入这个文件。耗时较长。
arena-plot-help = 把结果画成图存入这个文件，.png 或 .svg。
arena-ray-help = 在这个地址的 Ray 集群上比赛；“local”会在本机启动一个。

arena-players-differ = { $rules } 是给 { $given } 人的，不是 { $wanted } 人
arena-bad-until = 区间宽度须为大于 0 的百分点数，不能是 { $number }
arena-bad-limit = 时限须为大于 0 的秒数，不能是 { $number }
arena-no-deal = 没有任何一组玩完，所以还没有结果可说

arena-playing = 对局
arena-speed = 每秒 { $speed } 局
arena-left = 还需 { $time }

arena-title = 按规则 { $rules } 进行 { $games } 局，种子 { $seed }
arena-deals = 共 { $deals } 组，每组 { $each } 局。括号内为 95% 区间；毫秒：每次选择。
arena-without-luck = 除去运气：已减去运气给每一方的部分。
arena-column-bot = 机器人
arena-column-games = 局数
arena-column-share = 胜率 %
arena-column-margin = 分差
arena-column-adjusted-share = 除去运气
arena-column-adjusted-margin = 除去运气
arena-column-time = 毫秒
arena-column-forfeits = 判负
arena-column-rating = 等级分
arena-cross-title = 名次领先对方的比例 %
arena-no-ratings = 没有等级分：{ $why }
arena-fixed = 固定
arena-forfeit = 第 { $game } 局：座位 { $seat } 的 { $bot } 被判负。{ $why } 局面：{ $position }
arena-more-forfeits = 另有 { $number } 次判负。
arena-resumed = 之前已有 { $games } 局。
arena-plot-shares = 胜率 %
arena-plot-margins = 分差；线为平均值
