### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = 評価値が示す勝つ確率を、その後のゲームと比べます。
calibrate-players-help = テーブルの人数。
calibrate-linear-help = 入力を単純に足し合わせた評価値を使います。
calibrate-value-help = 「marrakech train」が書き出したファイル。既定ではボットが使う評価値です。
calibrate-games-help = 行うゲームの数。
calibrate-plot-help = 確率と実際の結果の図をこのファイル（.png か .svg）に描きます。
calibrate-playing = ゲーム

calibrate-title = ルール { $rules }、{ $games }ゲーム、シード { $seed }
calibrate-forecasts = 手番の始まりでの予測{ $forecasts }件。かっこ内はゲーム単位の95%区間。
calibrate-column-bin = 確率 %
calibrate-column-forecasts = 予測
calibrate-column-said = 平均
calibrate-column-came = 勝ち %
calibrate-column-error = 点差の過大分
calibrate-column-spread = ばらつき
calibrate-chances = 確率のずれは平均{ $off }パーセントポイント（期待較正誤差）、ブライアスコアは{ $brier }。
calibrate-margins = 点差は平均{ $error }ディルハム過大で、個々のばらつきは{ $spread }。
calibrate-plot-said = 評価値が示した確率 %
calibrate-plot-came = 実際の勝率 %（95%区間つき）
calibrate-plot-forecasts = 予測
