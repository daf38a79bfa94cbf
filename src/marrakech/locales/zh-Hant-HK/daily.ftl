### The market of the day: everybody plays the same deal once.

daily-title = 今日市集
daily-same = { $day }。每個人的骰子點數都一樣。
daily-against = { $day }。你對上 { $people }，骰子點數和所有人一樣。
# On the first screen, and at the table
daily-home = 今日市集
daily-minutes = 約 { $minutes } 分鐘
daily-play = 開始
daily-go-on = 繼續
daily-once = 只計第一次，也只有這一次。
daily-name = 你的名字
daily-points = 分
daily-first-by = 分，領先 { $margin } 分奪冠
daily-placed = 分，本枱{ $place ->
    [1] 第一名
    [2] 第二名
    [3] 第三名
   *[4] 第四名
}
daily-late = 這一局結束得太晚，不計成績。
daily-better = 勝過 100 位商人中的 { $percent } 位
daily-alone = 今天你是第一個
daily-so-far = 目前 { $games } 局
daily-games = { $games } 局
# Below a bar of the figure that tells how many have how many points
daily-you = 你
# The figure, for those who cannot see it
daily-spread = 其他人的得分
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = 扣除運氣：{ $points }
daily-without-luck-wait = 正在計算運氣…
daily-throws = 你的骰子點數
daily-throws-hint = 局後才會顯示
daily-throw = { $steps }
daily-streak = { $days ->
    [0] 還沒有點亮燈籠
   *[other] 連續 { $days } 天
}
daily-best-streak = 最佳 { $days } 天
daily-lit = { $day }：玩過
daily-dark = { $day }：沒玩
daily-open = { $day }：仍開放
daily-share-title = 炫耀，但不劇透
daily-share-hint = 金色是最好的地毯，綠色是好地毯，紅色是失誤。
daily-share-nothing = 不會透露任何格子、點數或地毯。
daily-pattern = 你的回合：最好 { $best } 次，不錯 { $good } 次，失誤 { $mistakes } 次
daily-share = 分享
daily-picture = 圖片
daily-look-again = 再看一次
# First line of the text that is shared
daily-text = 馬拉喀什，{ $day }
daily-text-points = { $points } 分
daily-next = { $hours ->
    [0] 下一場市集一小時內開張。
   *[other] 下一場市集 { $hours } 小時後開張。
}
daily-table = 當日排名
daily-table-points = 按得分
daily-table-luckless = 扣除運氣
daily-somebody = 匿名玩家
daily-me = 你
daily-rank = 名次
daily-who = 玩家
daily-be-named = 讓其他人看到我的名字
daily-yesterday = 昨天
daily-yesterday-came = 你在 { $games } 人中排第 { $rank }，得分 { $points }
daily-yesterday-missed = { $games ->
    [0] 沒有人來過
   *[other] { $games } 局
}
daily-yesterday-soon = 結果將於 { $time } 公佈。
daily-look = 看看
daily-back = 今日市集
daily-of = { $day } 的市集
daily-best-line = 最佳一局
daily-bot-line = 同枱的 { $bot }
daily-line-points = { $points } 分
daily-seed = 所有人真的都一樣嗎？
daily-seed-fits = 是的：點數由這個數字決定，它的指紋前一天就已公佈。
daily-seed-fits-late = 點數由這個數字決定。前一天沒有人來，指紋無從公佈。
daily-seed-wrong = 這個數字與公佈的指紋不符。
daily-seed-number = 數字
daily-seed-print = 數字的指紋
daily-tomorrow = 明天的指紋
daily-tomorrow-hint = 它已經鎖定了明天的點數。背後的數字在後一天公佈。
daily-two = 有兩個瀏覽器的人可以玩兩次。這是遊戲，不是比賽拿獎。
daily-archive = 往日市集
daily-archive-hint = 可以重玩過去的任何一天，不計成績。
daily-archive-play = 再玩一次
daily-archive-day = 日期
daily-nobody = 還沒有人玩完。
daily-to-table = 當日排名
## Pictures and links
daily-card = { $day } 的市集
daily-card-look = 玩同樣的一局
