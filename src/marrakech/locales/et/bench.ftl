### `marrakech bench`.

bench-help = Mõõda, kui kiiresti siin juhuslikke mänge mängitakse.
bench-seconds-help = Kui kaua umbes iga rida mõõta.
bench-threads-help = Mitut lõime ühega võrrelda.
bench-measuring = mõõdan
bench-no-time = mõõtmise aeg peab olema arv
bench-compiled = kompileeritud tuum
bench-uncompiled = kompileerimata tuum
bench-column-players = mängijaid
bench-column-threads = lõimi
bench-column-speed = mängu sekundis
bench-column-ratio = suhe ühe lõimega
