### `marrakech perft`.

perft-help = Zählen, auf wie viele Weisen ein Spiel weitergehen kann, Würfe und Stapel eingeschlossen.
perft-depth-help = Wie viele Aktionen tief.
perft-column-action = Aktion
perft-column-count = Wege
perft-counting = zähle
perft-total = { $count ->
    [one] Ein Weg
   *[other] { $count } Wege
} bei Tiefe { $depth }
perft-speed = { $seconds } s, { $speed } Wege je Sekunde
