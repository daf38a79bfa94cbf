### `marrakech bench`.

bench-help = 測量這台機器進行隨機對局的速度。
bench-seconds-help = 每一行大約測量多久。
bench-threads-help = 用幾個執行緒與單一執行緒比較。
bench-measuring = 測量中
bench-no-time = 測量時間必須是數字
bench-compiled = 已編譯的核心
bench-uncompiled = 未編譯的核心
bench-column-players = 玩家
bench-column-threads = 執行緒
bench-column-speed = 每秒局數
bench-column-ratio = 與單一執行緒之比
