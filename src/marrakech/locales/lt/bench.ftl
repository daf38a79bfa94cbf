### `marrakech bench`.

bench-help = Išmatuoja, kaip greitai čia žaidžiamos atsitiktinės partijos.
bench-seconds-help = Kiek maždaug laiko matuoti kiekvieną eilutę.
bench-threads-help = Kiek gijų lyginti su viena.
bench-measuring = matuojama
bench-no-time = matavimo laikas turi būti skaičius
bench-compiled = kompiliuotas branduolys
bench-uncompiled = nekompiliuotas branduolys
bench-column-players = žaidėjai
bench-column-threads = gijos
bench-column-speed = partijos per sekundę
bench-column-ratio = santykis su viena gija
