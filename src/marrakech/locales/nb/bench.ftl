### `marrakech bench`.

bench-help = Mål hvor raskt tilfeldige partier spilles her.
bench-seconds-help = Omtrent hvor lenge hver linje måles.
bench-threads-help = Hvor mange tråder som sammenlignes med én.
bench-measuring = måler
bench-no-time = måletiden må være et tall
bench-compiled = kompilert kjerne
bench-uncompiled = ukompilert kjerne
bench-column-players = spillere
bench-column-threads = tråder
bench-column-speed = partier i sekundet
bench-column-ratio = i forhold til én tråd
