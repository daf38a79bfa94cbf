### `marrakech bench`.

bench-help = Măsoară cât de repede se joacă aici partide la întâmplare.
bench-seconds-help = Cam cât timp se măsoară fiecare rând.
bench-threads-help = Câte fire de execuție se compară cu unul singur.
bench-measuring = măsurare
bench-no-time = timpul de măsurare trebuie să fie un număr
bench-compiled = nucleu compilat
bench-uncompiled = nucleu necompilat
bench-column-players = jucători
bench-column-threads = fire
bench-column-speed = partide pe secundă
bench-column-ratio = raport față de un fir
