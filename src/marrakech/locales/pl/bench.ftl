### `marrakech bench`.

bench-help = Zmierz, jak szybko rozgrywają się tu losowe partie.
bench-seconds-help = Jak długo mniej więcej mierzyć każdy wiersz.
bench-threads-help = Ile wątków porównać z jednym.
bench-measuring = pomiar
bench-no-time = czas pomiaru musi być liczbą
bench-compiled = jądro skompilowane
bench-uncompiled = jądro nieskompilowane
bench-column-players = gracze
bench-column-threads = wątki
bench-column-speed = partii na sekundę
bench-column-ratio = względem jednego wątku
