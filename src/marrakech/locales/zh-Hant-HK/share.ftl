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
