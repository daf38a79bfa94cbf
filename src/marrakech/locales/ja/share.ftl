### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points }点差であなたの勝ち！
share-you-win-plain = あなたの勝ち！
share-you-share = あなたも優勝です！
share-wins = { $points }点差で{ $player }の勝ち！
share-wins-you = { $place ->
    [2] { $player }の勝ち、あなたは2位
    [3] { $player }の勝ち、あなたは3位
   *[4] { $player }の勝ち、あなたは4位
}
share-moment = いちばん高い支払い
share-moment-own = あなたの名場面
share-result = 結果を共有
share-picture = 画像として保存
share-film = 動く画像として保存
share-further = その他

## What a link says of itself in a messenger

share-site = 2〜4人で遊ぶじゅうたんのボードゲーム。ブラウザで、友だちともボットとも。
share-invites = { $player }さんが市場に招待しています
share-invites-hint = リンクを開いて席に着くだけ。アカウントはいりません。
share-going-on = 対局中です
share-look = ゲームを見る

## Inviting

share-more = ルール、時計、席
share-taste = はじめてですか？ 60秒で
share-taste-hint = 本物の盤で小さな3ステップ。
share-taste-done = 大事なのはこれだけ。あとは遊びながら。
