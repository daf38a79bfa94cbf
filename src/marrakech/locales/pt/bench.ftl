### `marrakech bench`.

bench-help = Mede a velocidade a que se jogam aqui partidas ao acaso.
bench-seconds-help = Quanto tempo medir, mais ou menos, em cada linha.
bench-threads-help = Quantas threads comparar com uma só.
bench-measuring = a medir
bench-no-time = o tempo de medição tem de ser um número
bench-compiled = núcleo compilado
bench-uncompiled = núcleo não compilado
bench-column-players = jogadores
bench-column-threads = threads
bench-column-speed = partidas por segundo
bench-column-ratio = relação com uma thread
