### `marrakech bench`.

bench-help = Измерить, как быстро здесь играются случайные партии.
bench-seconds-help = Сколько примерно измерять каждую строку.
bench-threads-help = Сколько потоков сравнить с одним.
bench-measuring = измерение
bench-no-time = время измерения должно быть числом
bench-compiled = скомпилированное ядро
bench-uncompiled = нескомпилированное ядро
bench-column-players = игроки
bench-column-threads = потоки
bench-column-speed = партий в секунду
bench-column-ratio = к одному потоку
