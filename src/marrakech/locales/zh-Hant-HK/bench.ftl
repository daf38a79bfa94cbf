### `marrakech bench`.

bench-help = 量度這部機器進行隨機棋局的速度。
bench-seconds-help = 每行大約量度多久。
bench-threads-help = 用多少個執行緒與單一執行緒比較。
bench-measuring = 量度中
bench-no-time = 量度時間必須是數字
bench-compiled = 已編譯的核心
bench-uncompiled = 未編譯的核心
bench-column-players = 玩家
bench-column-threads = 執行緒
bench-column-speed = 每秒局數
bench-column-ratio = 與單一執行緒之比
