### `marrakech bench`.

bench-help = Measure how fast random games are played here.
bench-seconds-help = About how long to measure each line.
bench-threads-help = How many threads to compare with one.
bench-measuring = measuring
bench-no-time = the time to measure has to be a number
bench-compiled = compiled kernel
bench-uncompiled = uncompiled kernel
bench-column-players = players
bench-column-threads = threads
bench-column-speed = games a second
bench-column-ratio = ratio to one thread
