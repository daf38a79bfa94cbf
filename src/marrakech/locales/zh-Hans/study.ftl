### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = 复盘一局记录：每个决定、每次掷骰，以及结果从何而来。
study-deep-help = 向前看三个回合而不是两个：更准，但更慢。
study-html-help = 把复盘写入此文件，成为不需要其他任何东西的网页。
study-gave-up-help = 认输或超时者的颜色；若有多人，按此顺序。
study-analyse-help = 衡量一个局面中可以做的一切。
study-rollout-help = 从每个最佳选择出发各续下这么多局。
study-looking = 正在分析
study-nothing-played = 这一局还没有走过任何一步
study-no-such-colour = 这里没有人用{ $colour }
study-title = 复盘
study-found = 向前推算的回合数：{ $turns }。
study-unfinished = 此局未完：以最后局面的价值为结果。
study-sums-chances = 结果从何而来（以胜率的百分点计）
study-sums-margins = 同样以迪拉姆计：比其他人中最好者多出的分数
study-sums-note = 起点、运气和两种技巧相加就是结果。再看一眼：晚一个回合再看同一局面所带来的那部分技巧。
study-played = 下得如何
study-turning-points = 转折点
study-mistakes = 代价最大的决定
study-dice = 骰子与期望值
study-habits = 失去最多之处
study-graph = 胜率
study-graph-note = 方块是掷骰，菱形是决定，都是改变很大之处。
study-column-start = 起点
study-column-luck = 运气
study-column-skill = 自己的技巧
study-column-others = 他人的技巧
study-column-usual = 通常的运气
study-column-second-look = 再看一眼
study-column-accuracy = 准确度
study-column-loss = 损失
study-column-mean-loss = 每个决定的损失
study-column-decisions = 决定
study-column-inaccuracies = 不精确
study-column-mistakes = 失误
study-column-blunders = 大错
study-column-like = 水平相当于
study-column-turn = 回合
study-column-better = 更好
study-column-chance = 胜率，%
study-column-margin = 分差
study-column-share = 可能，%
study-column-throws = 掷骰次数
study-column-mean = 平均
study-column-paid = 已付
study-column-expected = 期望
study-spot = { $kind ->
    [turning] { $part ->
        [early] 转向，前期
       *[late] 转向，后期
    }
   *[laying] { $part ->
        [early] 铺毯，前期
       *[late] 铺毯，后期
    }
}
study-word = { $word ->
    [inaccuracy] 不精确
    [mistake] 失误
   *[blunder] 大错
}
study-like-between = { $first }至{ $last }
study-action-turn = { $way ->
    [L] 向左
    [R] 向右
   *[F] 直行
}
study-action-throw = 掷出：{ $steps }
study-action-reveal = 下一张地毯：{ $colour }
study-moment = 第 { $turn } 回合，{ $player }：{ $action }
study-moment-better = 更好：{ $action }。
study-to-win = { $player }：胜率 { $chance } %，分差 { $margin }
study-exact = 所有变化都看到了终局：精确。
study-why = 为什么是{ $action }而不是{ $other }：
study-no-reason = 棋盘上没有可以数出的差别：要再往前才看得出来。
study-reason-pays = 这次掷骰平均支付的迪拉姆：{ $value }，而不是 { $other }
study-reason-goes-out = 这次掷骰出局的概率：{ $value } %，而不是 { $other } %
study-reason-rug-gain = 之后最好的地毯平均得到的分数：{ $value }，而不是 { $other }
study-reason-lead = 现在领先的分数：{ $value }，而不是 { $other }
study-reason-covers = 盖住的他人格子：{ $value }，而不是 { $other }
study-reason-own-area-kept = 自己最大的区域保持完整，格数：{ $value }，而不是 { $other }
study-reason-own-area-grown = 自己最大区域的格数：{ $value }，而不是 { $other }
study-reason-their-area-cut = { $player }最大区域的格数：{ $value }，而不是 { $other }
study-reason-earns = 下一位平均为此支付的迪拉姆：{ $value }，而不是 { $other }
study-reason-next-goes-out = 下一位出局的概率：{ $value } %，而不是 { $other } %
study-reason-risky-squares = 费用超过钱袋的格子：{ $value }，而不是 { $other }
