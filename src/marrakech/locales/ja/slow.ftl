### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = ゲーム数
slow-series-one = 1ゲーム
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] 2勝先取
   *[5] 3勝先取
}
# Leads to the set-up of a table for friends
slow-challenge = 誰かに挑戦：2勝先取
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] { $player }との2勝先取
   *[5] { $player }との3勝先取
}
# Which game of the series this is
slow-game = 第{ $number }ゲーム
slow-won = { $number }勝
slow-series-goes-on = 次は第{ $number }ゲームです。
slow-series-winner = シリーズは{ $player }の勝ちです。
slow-series-you = シリーズはあなたの勝ち！
slow-series-shared = シリーズは引き分け：{ $players }
slow-ready = 第{ $number }ゲームの準備完了
# $player is ready for the next game; on a button
slow-ready-too = { $player }は準備完了。私も！
slow-again = もう一度挑戦

## Days for a move

slow-pace = ペース
slow-pace-now = その場で最後まで
# $days: 1 or 3
slow-pace-days = 1手番{ $days }日
slow-pace-hint = 同じ時間にいなくてもかまいません。自分の番が来たら戻ってきてください。
slow-clock-tells = ゆっくり：1手番に{ $days }日あります。
# $time: such as “2 hours”
slow-time-short = あなたの手番は残り{ $time }です。

## Whose turn it is

slow-turns = あなたのゲーム
slow-turn-yours = あなたの手番
slow-turn-theirs = { $player }の手番
slow-turn-waiting = プレイヤーを待っています
slow-turn-ready = 次のゲームが待っています
slow-turn-not-ready = { $player }を待っています
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = 残り{ $time }

## Being told

slow-ask = 何日もかかるかもしれません。あなたの番が来たらお知らせしましょうか？
slow-ask-hint = ゲームのページかアプリが開いている間、ブラウザーが短い通知を出します。設定でオフにできます。
slow-ask-yes = はい、お願いします
slow-ask-no = いいえ、けっこうです
slow-ask-refused = ブラウザーが許可していません。ブラウザーのこのページの設定で変更できます。
slow-setting = ゆっくりゲームで自分の番が来たら知らせる
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · 残り{ $time }
