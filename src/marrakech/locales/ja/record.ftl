### `marrakech record`.

record-help = ゲームの記録を調べ、表示します。
record-check-help = 記録が読め、すべての行動がルールどおりか調べます。
record-show-file-help = 記録のファイル。- は標準入力です。
record-check-file-help = 記録のファイル（複数可）。- は標準入力です。
record-column-game = ゲーム
record-column-players = プレイヤー
record-column-rules = ルール
record-column-turns = 手番
record-column-result = 結果
record-checked = { $bad ->
    [0] { $games }ゲーム、すべて正常です。
   *[other] { $games }ゲーム中、{ $bad }ゲームに誤りがあります。
}
record-none = { $file } にゲームはありません。
record-show-help = 記録されたゲームを手番ごとに説明し、終わりの局面を描きます。
record-game-help = ファイルの何番目のゲームか。1から数えます。
record-turn-help = この数の手番で止めます。
record-no-such-game = { $file } に{ $number }番目のゲームはありません
