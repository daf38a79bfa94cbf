### `marrakech play` and `marrakech serve`.

serve-play-help = このマシンのブラウザーで遊びます。
serve-play-host-help = 誰が接続できるか。127.0.0.1 ならこのマシンだけ、0.0.0.0 なら同じネットワークの全員です。
serve-play-port-help = ポート。既定ではいつも同じで、使用中なら空いているものを使います。
serve-play-browser-help = ブラウザーを開くかどうか。
serve-play-open = { -game }を { $url } で開きました（Ctrl-C で終了）
serve-play-already = { -game }はすでに { $url } で開いています
serve-play-here-only = { -game }はすでに { $url } で開いていますが、このマシン専用です。開いた場所で Ctrl-C を押して終了し、もう一度お試しください。
serve-play-nobody = このマシンにはネットワークのアドレスがないため、ほかからは接続できません。
serve-closed = 終了しました。ゲームはすべて保存されています。

serve-help = みんなのために{ -game }のサーバーを動かします。
serve-ready = { -game }は { $url } で準備できました
serve-public = ほかの人は { $url } から入れます
serve-host-help = 待ち受けるアドレス。0.0.0.0 はこのマシンのすべてです。
serve-port-help = ポート。0 は空いているどれかです。
serve-data-help = ゲームを保存するフォルダー。
serve-key-file-help = 進行中のゲームのサイコロを秘密にする鍵のファイル。既定では同じフォルダーにあります。
serve-public-url-help = 前にプロキシがある場合の、公開アドレス。
serve-allow-origin-help = 通信を許すほかのページ。https://example.org のように書き、何度でも指定できます。
serve-trusted-proxy-help = X-Forwarded-For を信用するプロキシのアドレスかネットワーク。何度でも指定できます。
serve-log-help = 標準エラー出力へのログの書き方。
serve-expire-days-help = 終わっていないゲームは、この日数動きがなければ消えます。
serve-keep-days-help = 終わったゲームは、この日数の後に消えます。0 なら残します。
serve-going-days-help = 古いゲームは消える前に印が付き、その後サーバーがこの日数動くと削除されます。
serve-expire-many-help = 全体の3分の1を超える場合や、1週間誰も遊んでいない場合でも、古いゲームを削除します。
serve-empty-minutes-help = ロビーの空席のあるテーブルは、この分数誰もいなければ消えます。
serve-away-seconds-help = テーブルを離れた人も、この秒数の間はいるものとみなします。
serve-bot-threads-help = 同時に考えるボットの数。
serve-actions-per-second-help = 1つの接続ができる1秒あたりの行動数。
serve-requests-per-second-help = 1つのアドレスができる1秒あたりの要求数。
serve-tables-per-minute-help = 1つのアドレスが1分に作れるテーブル数。
serve-waiting-per-address-help = 1つのアドレスのテーブルが同時にロビーで待てる数。
serve-connections-help = 接続数の上限（全体）。
serve-connections-per-address-help = 1つのアドレスからの接続数の上限。
serve-idle-seconds-help = 動きのないテーブルは、この秒数でメモリーから外れます。必要になれば自動で戻ります。
serve-reports-help = プレイヤーからの通報を受け付けます。ログと「marrakech tables reports」に出ます。
serve-deflate-help = 接続先に送るデータを圧縮します。送信量は減り、計算は増えます。
serve-no-url = { $url } はページのアドレスではありません。https://example.org のように書いてください
serve-no-network = { $network } はアドレスでもネットワークでもありません。10.0.0.1 や 10.0.0.0/8 のように書いてください
serve-no-port = { $host } のポート { $port } で待ち受けできません：{ $why }
serve-page-missing = ページがまだビルドされていません。クローンの中では次のようにビルドします：MARRAKECH_PAGE=1 pip install '.[play]'
