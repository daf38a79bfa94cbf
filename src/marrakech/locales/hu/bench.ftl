### `marrakech bench`.

bench-help = Megméri, milyen gyorsan futnak itt a véletlen játszmák.
bench-seconds-help = Körülbelül mennyi ideig mérjen egy-egy sort.
bench-threads-help = Hány szálat hasonlítson össze eggyel.
bench-measuring = mérés
bench-no-time = a mérés ideje csak szám lehet
bench-compiled = lefordított mag
bench-uncompiled = fordítatlan mag
bench-column-players = játékos
bench-column-threads = szál
bench-column-speed = játszma/s
bench-column-ratio = arány egy szálhoz
