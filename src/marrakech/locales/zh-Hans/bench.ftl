### `marrakech bench`.

bench-help = 测量这台机器进行随机对局的速度。
bench-seconds-help = 每一行大约测量多久。
bench-threads-help = 用多少个线程与单线程比较。
bench-measuring = 测量中
bench-no-time = 测量时间必须是数字
bench-compiled = 已编译的内核
bench-uncompiled = 未编译的内核
bench-column-players = 玩家
bench-column-threads = 线程
bench-column-speed = 每秒局数
bench-column-ratio = 与单线程之比
