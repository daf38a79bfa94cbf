### `marrakech bench`.

bench-help = Mät hur snabbt slumpmässiga partier spelas här.
bench-seconds-help = Ungefär hur länge varje rad mäts.
bench-threads-help = Hur många trådar som jämförs med en.
bench-measuring = mäter
bench-no-time = mättiden måste vara ett tal
bench-compiled = kompilerad kärna
bench-uncompiled = okompilerad kärna
bench-column-players = spelare
bench-column-threads = trådar
bench-column-speed = partier per sekund
bench-column-ratio = jämfört med en tråd
