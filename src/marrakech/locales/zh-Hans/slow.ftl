### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = 局数
slow-series-one = 一局
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] 三局两胜
   *[5] 五局三胜
}
# Leads to the set-up of a table for friends
slow-challenge = 向人挑战：三局两胜
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] 与 { $player } 三局两胜
   *[5] 与 { $player } 五局三胜
}
# Which game of the series this is
slow-game = 第 { $number } 局
slow-won = 赢 { $number } 局
slow-series-goes-on = 接下来是第 { $number } 局。
slow-series-winner = { $player } 赢得系列赛。
slow-series-you = 你赢得系列赛！
slow-series-shared = 系列赛并列冠军：{ $players }
slow-ready = 准备好第 { $number } 局
# $player is ready for the next game; on a button
slow-ready-too = { $player } 准备好了。我也是！
slow-again = 再次挑战

## Days for a move

slow-pace = 节奏
slow-pace-now = 一次玩完
# $days: 1 or 3
slow-pace-days = 每回合 { $days } 天
slow-pace-hint = 大家不必同时在线。轮到你时再回来就行。
slow-clock-tells = 慢慢来：每回合有 { $days } 天。
# $time: such as “2 hours”
slow-time-short = 你的回合还剩 { $time }。

## Whose turn it is

slow-turns = 你的对局
slow-turn-yours = 轮到你
slow-turn-theirs = 轮到 { $player }
slow-turn-waiting = 等待玩家
slow-turn-ready = 下一局在等你
slow-turn-not-ready = { $player } 还没准备好
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = 还剩 { $time }

## Being told

slow-ask = 这可能要好几天。轮到你时要通知你吗？
slow-ask-hint = 只要游戏页面或应用开着，浏览器就会发一条简短的通知。可以在设置里关闭。
slow-ask-yes = 好的
slow-ask-no = 不用了，谢谢
slow-ask-refused = 你的浏览器不允许。可以在浏览器中更改这个页面的设置。
slow-setting = 慢棋轮到我时通知我
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · 还剩 { $time }
