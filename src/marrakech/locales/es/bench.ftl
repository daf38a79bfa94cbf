### `marrakech bench`.

bench-help = Mide lo rápido que se juegan aquí partidas al azar.
bench-seconds-help = Cuánto medir, más o menos, en cada línea.
bench-threads-help = Cuántos hilos comparar con uno solo.
bench-measuring = midiendo
bench-no-time = el tiempo de medición tiene que ser un número
bench-compiled = núcleo compilado
bench-uncompiled = núcleo sin compilar
bench-column-players = jugadores
bench-column-threads = hilos
bench-column-speed = partidas por segundo
bench-column-ratio = respecto a un hilo
