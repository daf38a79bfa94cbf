### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = 局數
slow-series-one = 一局
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] 三戰兩勝
   *[5] 五戰三勝
}
# Leads to the set-up of a table for friends
slow-challenge = 向人挑戰：三戰兩勝
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] 與 { $player } 三戰兩勝
   *[5] 與 { $player } 五戰三勝
}
# Which game of the series this is
slow-game = 第 { $number } 局
slow-won = 贏 { $number } 局
slow-series-goes-on = 接下來是第 { $number } 局。
slow-series-winner = { $player } 贏得系列賽。
slow-series-you = 你贏得系列賽！
slow-series-shared = 系列賽並列冠軍：{ $players }
slow-ready = 準備好第 { $number } 局
# $player is ready for the next game; on a button
slow-ready-too = { $player } 準備好了。我也是！
slow-again = 再次挑戰

## Days for a move

slow-pace = 步調
slow-pace-now = 一次玩完
# $days: 1 or 3
slow-pace-days = 每回合 { $days } 天
slow-pace-hint = 大家不必同時在線上。輪到你時再回來就行。
slow-clock-tells = 慢慢來：每回合有 { $days } 天。
# $time: such as “2 hours”
slow-time-short = 你的回合還剩 { $time }。

## Whose turn it is

slow-turns = 你的對局
slow-turn-yours = 輪到你
slow-turn-theirs = 輪到 { $player }
slow-turn-waiting = 等待玩家
slow-turn-ready = 下一局在等你
slow-turn-not-ready = { $player } 還沒準備好
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = 還剩 { $time }

## Being told

slow-ask = 這可能要好幾天。輪到你時要通知你嗎？
slow-ask-hint = 只要遊戲頁面或應用程式開著，瀏覽器就會發一則簡短的通知。可以在設定裡關閉。
slow-ask-yes = 好，麻煩了
slow-ask-no = 不用了，謝謝
slow-ask-refused = 你的瀏覽器不允許。可以在瀏覽器中更改這個頁面的設定。
slow-setting = 慢棋輪到我時通知我
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · 還剩 { $time }
