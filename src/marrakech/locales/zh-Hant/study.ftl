### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = 覆盤一局記錄：每個決定、每次擲骰，以及結果從何而來。
study-deep-help = 向前看三個回合而不是兩個：更準，但更慢。
study-html-help = 把覆盤寫入此檔案，成為不需要其他任何東西的網頁。
study-gave-up-help = 認輸或逾時者的顏色；若有多人，依此順序。
study-analyse-help = 衡量一個局面中可以做的一切。
study-rollout-help = 從每個最佳選擇出發各續下這麼多局。
study-looking = 正在分析
study-nothing-played = 這一局還沒有走過任何一步
study-no-such-colour = 這裡沒有人用{ $colour }
study-title = 覆盤
study-found = 向前推算的回合數：{ $turns }。
study-unfinished = 此局未完：以最後局面的價值為結果。
study-sums-chances = 結果從何而來（以勝率的百分點計）
study-sums-margins = 同樣以迪拉姆計：比其他人中最好者多出的分數
study-sums-note = 起點、運氣和兩種技巧相加就是結果。再看一眼：晚一個回合再看同一局面所帶來的那部分技巧。
study-played = 下得如何
study-turning-points = 轉捩點
study-mistakes = 代價最大的決定
study-dice = 骰子與期望值
study-habits = 失去最多之處
study-graph = 勝率
study-graph-note = 方塊是擲骰，菱形是決定，都是改變很大之處。
study-column-start = 起點
study-column-luck = 運氣
study-column-skill = 自己的技巧
study-column-others = 他人的技巧
study-column-usual = 通常的運氣
study-column-second-look = 再看一眼
study-column-accuracy = 準確度
study-column-loss = 損失
study-column-mean-loss = 每個決定的損失
study-column-decisions = 決定
study-column-inaccuracies = 不精確
study-column-mistakes = 失誤
study-column-blunders = 大錯
study-column-like = 水準相當於
study-column-turn = 回合
study-column-better = 更好
study-column-chance = 勝率，%
study-column-margin = 分差
study-column-share = 可能，%
study-column-throws = 擲骰次數
study-column-mean = 平均
study-column-paid = 已付
study-column-expected = 期望
study-spot = { $kind ->
    [turning] { $part ->
        [early] 轉向，前期
       *[late] 轉向，後期
    }
   *[laying] { $part ->
        [early] 鋪毯，前期
       *[late] 鋪毯，後期
    }
}
study-word = { $word ->
    [inaccuracy] 不精確
    [mistake] 失誤
   *[blunder] 大錯
}
study-like-between = { $first }至{ $last }
study-action-turn = { $way ->
    [L] 向左
    [R] 向右
   *[F] 直行
}
study-action-throw = 擲出：{ $steps }
study-action-reveal = 下一張地毯：{ $colour }
study-moment = 第 { $turn } 回合，{ $player }：{ $action }
study-moment-better = 更好：{ $action }。
study-to-win = { $player }：勝率 { $chance } %，分差 { $margin }
study-exact = 所有變化都看到了終局：精確。
study-why = 為什麼是{ $action }而不是{ $other }：
study-no-reason = 棋盤上沒有可以數出的差別：要再往前才看得出來。
study-reason-pays = 這次擲骰平均支付的迪拉姆：{ $value }，而不是 { $other }
study-reason-goes-out = 這次擲骰出局的機率：{ $value } %，而不是 { $other } %
study-reason-rug-gain = 之後最好的地毯平均得到的分數：{ $value }，而不是 { $other }
study-reason-lead = 現在領先的分數：{ $value }，而不是 { $other }
study-reason-covers = 蓋住的他人格子：{ $value }，而不是 { $other }
study-reason-own-area-kept = 自己最大的區域保持完整，格數：{ $value }，而不是 { $other }
study-reason-own-area-grown = 自己最大區域的格數：{ $value }，而不是 { $other }
study-reason-their-area-cut = { $player }最大區域的格數：{ $value }，而不是 { $other }
study-reason-earns = 下一位平均為此支付的迪拉姆：{ $value }，而不是 { $other }
study-reason-next-goes-out = 下一位出局的機率：{ $value } %，而不是 { $other } %
study-reason-risky-squares = 費用超過錢袋的格子：{ $value }，而不是 { $other }
