### `marrakech bench`.

bench-help = Izmjeri koliko se brzo nasumične partije igraju na ovom računalu.
bench-seconds-help = Otprilike koliko dugo se mjeri svaki redak.
bench-threads-help = Koliko se dretvi uspoređuje s jednom.
bench-measuring = mjerenje
bench-no-time = vrijeme mjerenja mora biti broj
bench-compiled = prevedena jezgra
bench-uncompiled = neprevedena jezgra
bench-column-players = igrači
bench-column-threads = dretve
bench-column-speed = partija u sekundi
bench-column-ratio = omjer prema jednoj dretvi
