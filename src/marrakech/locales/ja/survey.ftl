### `marrakech survey`. The names of bots and options stay as they are.

survey-help = 1種類のボットを全席に座らせて多くのゲームを行い、何が起こるかを調べます。
survey-games-help = 標本ごと（ボットごと、ルールセットごと）のゲーム数。
survey-bots-help = ボット。random,greedy,master など。
survey-players-help = プレイヤーの人数。
survey-focus-help = 全ルールセット、ヒートマップ、曲線に使うボット。greedy が含まれていれば greedy です。
survey-budget-help = この秒数を過ぎると、標本は少ないゲーム数で終わります。その数はマシンによります。
survey-seed-help = すべての運のもと。シードが同じなら同じゲームになります。
survey-jobs-help = 同時に行うゲームの数。既定ではコア数と同じです。
survey-out-help = 図入りの Markdown でレポートを書き出す場所。

survey-bad-players = 人数は 2,4 のように 2、3、4 で書きます。「{ $text }」にはできません
survey-bad-budget = 時間は0より大きい秒数です。{ $number } にはできません

survey-playing = { $speed }ゲーム/秒：{ $cell }
survey-nothing = 集計したゲームがないので、まだ結果はありません
survey-samples = ほかのルールのものも含め、{ $games }ゲームを集計しました。かっこ内は95%区間。
survey-written = レポートは { $file } です。

survey-column-bot = ボット
survey-column-players = 人数
survey-column-games = ゲーム
survey-column-first = 席1の勝ち %
survey-column-out = 脱落あり %
survey-column-margin = 点差
