### `marrakech survey`. The names of bots and options stay as they are.

survey-help = 由同一个机器人坐满所有座位，进行大量对局并统计结果。
survey-games-help = 每个样本多少局：每个机器人、每个规则组各一个样本。
survey-bots-help = 机器人，例如 random,greedy,master。
survey-players-help = 玩家人数。
survey-focus-help = 用于所有规则组、热图和曲线的机器人；若名单中有 greedy，默认为 greedy。
survey-budget-help = 超过这么多秒后，样本以较少的局数结束。届时有多少局取决于机器。
survey-seed-help = 所有运气的来源：相同的种子产生相同的对局。
survey-jobs-help = 同时进行多少局；默认与核心数相同。
survey-out-help = 把报告写到那里，为带图的 Markdown。

survey-bad-players = 玩家人数为 2、3、4，例如 2,4，不能是“{ $text }”
survey-bad-budget = 时间预算须为大于 0 的秒数，不能是 { $number }

survey-playing = 每秒 { $speed } 局：{ $cell }
survey-nothing = 没有统计到任何对局，所以还没有结果可说
survey-samples = 共统计 { $games } 局，包括其他规则的对局。括号内为 95% 区间。
survey-written = 报告在 { $file }。

survey-column-bot = 机器人
survey-column-players = 玩家
survey-column-games = 局数
survey-column-first = 座位 1 胜 %
survey-column-out = 有人出局 %
survey-column-margin = 分差
