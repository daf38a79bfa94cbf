### `marrakech play` and `marrakech serve`.

serve-play-help = 在这台机器的浏览器中玩。
serve-play-host-help = 谁能访问：127.0.0.1 只限这台机器，0.0.0.0 则是同一网络里的所有人。
serve-play-port-help = 端口；默认固定使用同一个，若已被占用则任选一个。
serve-play-browser-help = 是否打开浏览器。
serve-play-open = { -game }已打开：{ $url }（按 Ctrl-C 关闭）
serve-play-already = { -game }已经打开了：{ $url }
serve-play-here-only = { -game }已经打开了：{ $url }（只限这台机器）。请在打开它的地方按 Ctrl-C 关闭，然后再试一次。
serve-play-nobody = 这台机器没有网络地址：其他人无法访问。
serve-closed = 已关闭。所有对局都已保存。

serve-help = 为大家架设{ -game }。
serve-ready = { -game }已就绪：{ $url }
serve-public = 其他人可通过 { $url } 访问
serve-host-help = 监听的地址；0.0.0.0 表示这台机器的所有地址。
serve-port-help = 端口；0 表示任一可用的端口。
serve-data-help = 保存对局的文件夹。
serve-key-file-help = 密钥文件，用来对进行中对局的骰子保密；默认在同一文件夹。
serve-public-url-help = 前面有代理时，大家访问的网址。
serve-allow-origin-help = 另一个可与它通信的网页，例如 https://example.org；可多次指定。
serve-trusted-proxy-help = 可信任其 X-Forwarded-For 的代理地址或网段；可多次指定。
serve-log-help = 日志写到标准错误的格式。
serve-expire-days-help = 未完成的对局在这么多天没有动静后删除。
serve-keep-days-help = 已完成的对局在这么多天后删除；0 表示保留。
serve-going-days-help = 旧对局删除前会先做标记；此后服务器再运行这么多天才删除。
serve-expire-many-help = 即使超过总数的三分之一，或一周内没有人玩过，也删除旧对局。
serve-empty-minutes-help = 大厅里有空位的桌子在这么多分钟没有人后收走。
serve-away-seconds-help = 离开桌子的人在这么多秒内仍算在场。
serve-bot-threads-help = 同时思考的机器人数。
serve-actions-per-second-help = 单个连接每秒可执行的动作数。
serve-requests-per-second-help = 单个地址每秒可发出的请求数。
serve-tables-per-minute-help = 单个地址每分钟可开的桌数。
serve-waiting-per-address-help = 单个地址可同时在大厅等待的桌数。
serve-connections-help = 总连接数上限。
serve-connections-per-address-help = 单个地址的连接数上限。
serve-idle-seconds-help = 没有动静的桌子在这么多秒后移出内存；需要时会自动恢复。
serve-reports-help = 允许玩家向你举报他人：见日志和“marrakech tables reports”。
serve-deflate-help = 压缩发送给连接者的数据：发送更少，计算更多。
serve-no-url = { $url } 不是网页地址：请写成 https://example.org 这样的形式
serve-no-network = { $network } 不是地址也不是网段：请写成 10.0.0.1 或 10.0.0.0/8 这样的形式
serve-no-port = 无法监听 { $host } 的端口 { $port }：{ $why }
serve-page-missing = 网页尚未构建。在克隆的仓库中可这样构建：MARRAKECH_PAGE=1 pip install '.[play]'
