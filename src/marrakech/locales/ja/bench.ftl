### `marrakech bench`.

bench-help = このマシンでランダムなゲームがどれだけ速く進むかを測ります。
bench-seconds-help = 1行あたりのおよその測定時間。
bench-threads-help = 1スレッドと比べるスレッド数。
bench-measuring = 測定中
bench-no-time = 測定時間は数でなければなりません
bench-compiled = コンパイル済みカーネル
bench-uncompiled = 未コンパイルのカーネル
bench-column-players = 人数
bench-column-threads = スレッド
bench-column-speed = ゲーム/秒
bench-column-ratio = 1スレッドとの比
