### `marrakech bench`.

bench-help = Messen, wie schnell hier Zufallsspiele gespielt werden.
bench-seconds-help = Wie lange für jede Zeile etwa gemessen wird.
bench-threads-help = Wie viele Threads mit einem verglichen werden.
bench-measuring = messe
bench-no-time = die Messzeit muss eine Zahl sein
bench-compiled = kompilierter Kern
bench-uncompiled = nicht kompilierter Kern
bench-column-players = Spieler
bench-column-threads = Threads
bench-column-speed = Spiele je Sekunde
bench-column-ratio = im Vergleich zu einem Thread
