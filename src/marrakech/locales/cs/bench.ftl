### `marrakech bench`.

bench-help = Změří, jak rychle se tu hrají náhodné partie.
bench-seconds-help = Jak dlouho přibližně měřit každý řádek.
bench-threads-help = Kolik vláken porovnat s jedním.
bench-measuring = měření
bench-no-time = doba měření musí být číslo
bench-compiled = zkompilované jádro
bench-uncompiled = nezkompilované jádro
bench-column-players = hráči
bench-column-threads = vlákna
bench-column-speed = partií za sekundu
bench-column-ratio = poměr k jednomu vláknu
