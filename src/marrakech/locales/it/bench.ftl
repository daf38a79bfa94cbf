### `marrakech bench`.

bench-help = Misura quanto in fretta si giocano qui partite a caso.
bench-seconds-help = Quanto misurare, all’incirca, per ogni riga.
bench-threads-help = Quanti thread confrontare con uno solo.
bench-measuring = misura
bench-no-time = la durata della misura dev’essere un numero
bench-compiled = nucleo compilato
bench-uncompiled = nucleo non compilato
bench-column-players = giocatori
bench-column-threads = thread
bench-column-speed = partite al secondo
bench-column-ratio = rapporto a un thread
