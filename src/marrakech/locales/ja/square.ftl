### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = サーバーが応答しません
square-away-table = 接続が戻りしだい、テーブルは自動で開きます。
square-offline = 接続がありません。次のものは使えます：
square-own-replays = 終わった自分のゲーム

## Quick match

square-quick = クイックマッチ
square-quick-hint = 待っている人と遊びます。
square-quick-seeking = { $number }人待ち
square-quick-patience = ボットが加わるまで人を待つ時間
square-quick-never = ボットなし
square-quick-go = 相手を探す
square-quick-here = { $players }人中{ $here }人がそろいました
square-quick-left = あと{ $seconds }秒でボットが加わります
square-quick-people = 人がそろうまで待ちます。
square-quick-cancel = やめる

## To watch

square-show = 名人の対局
square-show-hint = 強いボット4体が、誰かが見ている間だけ対戦します。
square-results = 終わったばかりのゲーム
square-winner = 勝者：
square-tea = アヤがお茶を入れました。一番乗りでどうぞ。
