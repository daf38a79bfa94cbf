### `marrakech arena`. The names of bots and options stay as they are.

arena-help = ボット同士を対戦させ、強さを調べます。
arena-specs-help = ボット。random、greedy、bestfirst:ms=50 など。
arena-players-help = 1テーブルの人数。ルールに指定がなければ2人。ボットが足りなければ最後のボットが空席に座り、多ければすべての組み合わせで対戦します。
arena-games-help = ゲーム数。組の単位に切り上げます。1つの組の全ゲームは、サイコロと山が共通です。
arena-seats-help = 各組を全員がすべての席で1回ずつ行うか、すべての並び順で行うか。3人以上では、誰の次に座るかが影響します。
arena-edition-help = korean などの版、または international/2,dirhams=20 などのルールセット。
arena-variant-help = 手番の最後にアッサムの向きを変えるルールにします。
arena-seed-help = すべての運のもと。シードが同じなら同じゲームになります。
arena-jobs-help = 同時に行うゲームの数。既定ではコア数と同じです。
arena-limit-help = 時計を守るボットの、1回の決定ごとの秒数。
arena-adjusted-help = 運が各プレイヤーに与えた分を測り、それを除いた結果も示すかどうか。少ないゲーム数で足ります。すべてのボットがとても速い場合を除き、既定で行います。
arena-until-help = 各ボットの勝率がこのパーセントポイントまで絞れたら終了します。
arena-resume-help = 状態をこのファイルに保存し、あればそこから再開します。
arena-parquet-help = ゲームと席ごとの1行を、この Parquet ファイルに書き出します。
arena-records-help = すべてのゲームをテキストでこのファイルに書き出します。時間が余分にかかります。
arena-plot-help = 結果の図をこのファイル（.png か .svg）に描きます。
arena-ray-help = このアドレスの Ray クラスターで対戦します。「local」ならここで起動します。

arena-players-differ = { $rules } は{ $given }人用で、{ $wanted }人用ではありません
arena-bad-until = 区間の幅は0より大きいパーセントポイントです。{ $number } にはできません
arena-bad-limit = 制限時間は0より大きい秒数です。{ $number } にはできません
arena-no-deal = 最後まで終わった組がないので、まだ結果はありません

arena-playing = ゲーム
arena-speed = { $speed }ゲーム/秒
arena-left = 残り{ $time }

arena-title = ルール { $rules }、{ $games }ゲーム、シード { $seed }
arena-deals = { $deals }組、各{ $each }ゲーム。かっこ内は95%区間、ms は選択1回あたり。
arena-without-luck = 運を除く：運が各自に与えた分を差し引いています。
arena-column-bot = ボット
arena-column-games = ゲーム
arena-column-share = 勝率 %
arena-column-margin = 点差
arena-column-adjusted-share = 運を除く
arena-column-adjusted-margin = 運を除く
arena-column-time = ms
arena-column-forfeits = 反則負け
arena-column-rating = レーティング
arena-cross-title = 相手より上位だった割合 %
arena-no-ratings = レーティングなし：{ $why }
arena-fixed = 固定
arena-forfeit = ゲーム{ $game }：席{ $seat }の { $bot } が反則負け。{ $why } 局面：{ $position }
arena-more-forfeits = ほかに反則負けが{ $number }件あります。
arena-resumed = すでに{ $games }ゲームありました。
arena-plot-shares = 勝率 %
arena-plot-margins = 点差（線は平均）
