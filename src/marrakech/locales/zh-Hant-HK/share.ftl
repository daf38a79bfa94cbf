### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = 你以 { $points } 分之差勝出！
share-you-win-plain = 你勝出！
share-you-share = 你並列冠軍！
share-wins = { $player } 以 { $points } 分之差勝出！
share-wins-you = { $place ->
    [2] { $player } 勝出，你是第二名
    [3] { $player } 勝出，你是第三名
   *[4] { $player } 勝出，你是第四名
}
share-moment = 最高的一次付款
share-moment-own = 你的最佳時刻
share-result = 分享結果
share-picture = 儲存為圖片
share-film = 儲存為動態圖片
share-further = 更多

## What a link says of itself in a messenger

share-site = 二至四人的地毯桌上遊戲：在瀏覽器內，與朋友或電腦同玩。
share-invites = { $player } 邀請你來市集
share-invites-hint = 打開連結即可入座，毋須帳戶。
share-going-on = 一局遊戲正在進行
share-look = 觀看這局遊戲

## Inviting

share-more = 規則、計時與座位
share-taste = 從未玩過？六十秒
share-taste-hint = 在真正的棋盤上走三小步。
share-taste-done = 重點就是這些，其餘邊玩邊懂。
