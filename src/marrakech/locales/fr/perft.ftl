### `marrakech perft`.

perft-help = Compte les suites possibles d’une partie, lancers et piles compris.
perft-depth-help = Profondeur, en nombre d’actions.
perft-column-action = action
perft-column-count = suites
perft-counting = comptage
perft-total = { $count ->
    [one] { $count } suite
   *[other] { $count } suites
} à la profondeur { $depth }
perft-speed = { $seconds } s, { $speed } suites par seconde
