### What happens at the table, and what was.

moments-since = Mióta te jöttél
moments-lately = Az imént
moments-again = Újra mutat
moments-free = ingyen
moments-less = 1-nél kevesebb
moments-about = kb. { $number }
moments-way-L = az ő balja
moments-way-R = az ő jobbja
moments-sounds-ask = Hanggal játszol?
moments-sounds-yes = Hanggal
moments-sounds-no = Csendben
moments-vibration = Rezgés
moments-souk = A piac zsongása
