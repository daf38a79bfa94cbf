### `marrakech bench`.

bench-help = Измери колико се брзо овде играју насумичне партије.
bench-seconds-help = Колико отприлике мерити сваки ред.
bench-threads-help = Колико нити упоредити с једном.
bench-measuring = мерење
bench-no-time = време мерења мора бити број
bench-compiled = преведено језгро
bench-uncompiled = непреведено језгро
bench-column-players = играчи
bench-column-threads = нити
bench-column-speed = партија у секунди
bench-column-ratio = у односу на једну нит
