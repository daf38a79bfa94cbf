### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = 你以 { $points } 分优势获胜！
share-you-win-plain = 你赢了！
share-you-share = 你并列夺冠！
share-wins = { $player } 以 { $points } 分优势获胜！
share-wins-you = { $place ->
    [2] { $player } 获胜，你是第二名
    [3] { $player } 获胜，你是第三名
   *[4] { $player } 获胜，你是第四名
}
share-moment = 最高的一次付款
share-moment-own = 你的最佳时刻
share-result = 分享结果
share-picture = 保存为图片
share-film = 保存为动图
share-further = 更多

## What a link says of itself in a messenger

share-site = 二至四人的地毯桌游：在浏览器里，与朋友或机器人一起玩。
share-invites = { $player } 邀请你来集市
share-invites-hint = 打开链接即可入座，不需要账号。
share-going-on = 一局游戏正在进行
share-look = 观看这局游戏

## Inviting

share-more = 规则、计时与座位
share-taste = 从没玩过？六十秒
share-taste-hint = 在真正的棋盘上走三小步。
share-taste-done = 核心就是这些，其余的边玩边懂。
