### The market of the day: everybody plays the same deal once.

daily-title = 今日集市
daily-same = { $day }。每个人的骰子点数都一样。
daily-against = { $day }。你对 { $people }，骰子点数和所有人一样。
# On the first screen, and at the table
daily-home = 今日集市
daily-minutes = 约 { $minutes } 分钟
daily-play = 开始
daily-go-on = 继续
daily-once = 只计第一次，也只有这一次。
daily-name = 你的名字
daily-points = 分
daily-first-by = 分，领先 { $margin } 分夺冠
daily-placed = 分，本桌{ $place ->
    [1] 第一名
    [2] 第二名
    [3] 第三名
   *[4] 第四名
}
daily-late = 这一局结束得太晚，不计成绩。
daily-better = 胜过 100 位商人中的 { $percent } 位
daily-alone = 今天你是第一个
daily-so-far = 目前 { $games } 局
daily-games = { $games } 局
# Below a bar of the figure that tells how many have how many points
daily-you = 你
# The figure, for those who cannot see it
daily-spread = 其他人的得分
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = 去掉运气：{ $points }
daily-without-luck-wait = 正在计算运气…
daily-throws = 你的骰子点数
daily-throws-hint = 局后才会显示
daily-throw = { $steps }
daily-streak = { $days ->
    [0] 还没有点亮灯笼
   *[other] 连续 { $days } 天
}
daily-best-streak = 最佳 { $days } 天
daily-lit = { $day }：玩过
daily-dark = { $day }：没玩
daily-open = { $day }：仍开放
daily-share-title = 炫耀，但不剧透
daily-share-hint = 金色是最好的地毯，绿色是好地毯，红色是失误。
daily-share-nothing = 不会透露任何格子、点数或地毯。
daily-pattern = 你的回合：最好 { $best } 次，不错 { $good } 次，失误 { $mistakes } 次
daily-share = 分享
daily-picture = 图片
daily-look-again = 再看一遍
# First line of the text that is shared
daily-text = 马拉喀什，{ $day }
daily-text-points = { $points } 分
daily-next = { $hours ->
    [0] 下一场集市一小时内开张。
   *[other] 下一场集市 { $hours } 小时后开张。
}
daily-table = 当日排名
daily-table-points = 按得分
daily-table-luckless = 去掉运气
daily-somebody = 匿名玩家
daily-me = 你
daily-rank = 名次
daily-who = 玩家
daily-be-named = 向其他人显示我的名字
daily-yesterday = 昨天
daily-yesterday-came = 你在 { $games } 人中排第 { $rank }，得分 { $points }
daily-yesterday-missed = { $games ->
    [0] 没有人来过
   *[other] { $games } 局
}
daily-yesterday-soon = 结果将于 { $time } 公布。
daily-look = 看看
daily-back = 今日集市
daily-of = { $day } 的集市
daily-best-line = 最佳一局
daily-bot-line = 同桌的 { $bot }
daily-line-points = { $points } 分
daily-seed = 所有人真的都一样吗？
daily-seed-fits = 是的：点数由这个数字决定，它的指纹前一天就已公布。
daily-seed-fits-late = 点数由这个数字决定。前一天没有人来，指纹无从公布。
daily-seed-wrong = 这个数字与公布的指纹不符。
daily-seed-number = 数字
daily-seed-print = 数字的指纹
daily-tomorrow = 明天的指纹
daily-tomorrow-hint = 它已经锁定了明天的点数。背后的数字在后一天公布。
daily-two = 有两个浏览器的人可以玩两次。这是游戏，不是比赛拿奖。
daily-archive = 往日集市
daily-archive-hint = 可以重玩过去的任何一天，不计成绩。
daily-archive-play = 再玩一次
daily-archive-day = 日期
daily-nobody = 还没有人玩完。
daily-to-table = 当日排名
## Pictures and links
daily-card = { $day } 的集市
daily-card-look = 玩同样的一局
