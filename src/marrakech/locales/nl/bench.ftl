### `marrakech bench`.

bench-help = Meet hoe snel hier willekeurige partijen worden gespeeld.
bench-seconds-help = Hoelang er per regel ongeveer wordt gemeten.
bench-threads-help = Hoeveel threads er met één worden vergeleken.
bench-measuring = meten
bench-no-time = de meettijd moet een getal zijn
bench-compiled = gecompileerde kern
bench-uncompiled = niet-gecompileerde kern
bench-column-players = spelers
bench-column-threads = threads
bench-column-speed = partijen per seconde
bench-column-ratio = verhouding tot één thread
