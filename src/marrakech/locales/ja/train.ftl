### `marrakech train`. Names of options and files stay as they are.

train-help = 自己対戦で局面の価値を学習します。
train-players-help = 人数。人数ごとに別の評価値があります。
train-variant-help = 手番の最後にアッサムの向きを変えるゲームを学習します。
train-linear-help = ネットワークではなく、入力の単純な和を学習します。小さく、速く、弱くなります。
train-by-owner-help = 2人のゲームの一部を、区画を持ち主ごとに数えるルールでも行います（R4.5）。
train-adjusted-help = 学習に使う結果からサイコロの運を取り除き、少ないゲームで同じだけ学べるようにします。--no-adjusted は結果そのものから学びます。
train-games-help = 学習に使うゲーム数。ラウンドの単位に切り上げます。
train-warm-help = はじめに greedy 同士で行うゲームの数。
train-mixed-help = greedy のまま続ける席の割合（パーセント）。
train-seed-help = すべての運のもと。シードが同じなら、スレッド数によらず同じ評価値になります。
train-round-help = 何ゲームごとに、その局面から学習するか。
train-trial-help = 強さを見るためにときどき行う greedy とのゲーム数。48の倍数に切り捨てます。
train-threads = スレッド数。既定ではコア数と同じです。
train-out-help = 評価値のファイル。既定では、この場所の 2.value のような名前です。
train-state-help = 状態をこのファイルに保存し、あればそこから再開します。既定では評価値の隣です。
train-plot-help = 学習の経過の図をこのファイル（.png か .svg）に描きます。

train-bad-round = 1ラウンドは{ $multiple }ゲームの倍数です。{ $number } にはできません
train-same-file = { $file } を2つの出力に同時には使えません
train-resumed = 全{ $rounds }ラウンド中、{ $round }の後から再開します。
train-interrupted = 全{ $rounds }ラウンド中、{ $round }の後で中断しました。{ $file } に保存済みで、同じコマンドで再開できます

train-how-to-stop = Ctrl-C で止まります。同じコマンドで再開できます。
train-line = ラウンド{ $round }、{ $games }ゲーム、{ $positions }局面：損失{ $loss } nat、点差の誤差{ $miss }ディルハム、{ $speed }ゲーム/秒、残り{ $left }
train-line-wins = greedy への勝率：{ $wins }%
train-column-round = ラウンド
train-column-games = ゲーム
train-column-positions = 局面
train-column-loss = 損失（nat）
train-column-miss = 誤差（ディルハム）
train-column-wins = 勝率 %
train-column-speed = ゲーム/秒
train-column-left = 残り

train-done = 評価値は { $file }、学習の経過は { $curve } にあります。
train-result = { $games }ゲーム、{ $positions }局面。損失{ $loss } nat、点差の誤差{ $miss }ディルハム、greedy への勝率{ $wins }%。

train-plot-loss = 損失（nat）
train-plot-wins = greedy への勝率 %（95%区間）
train-plot-games = ゲーム数（破線までが greedy 同士）
train-plot-fair = greedy と互角
