### `marrakech perft`.

perft-help = Μετρά με πόσους τρόπους μπορεί να συνεχιστεί ένα παιχνίδι, μαζί με τις ζαριές και τις στοίβες.
perft-depth-help = Πόσες ενέργειες σε βάθος.
perft-column-action = ενέργεια
perft-column-count = τρόποι
perft-counting = μέτρηση
perft-total = { $count ->
    [one] Ένας τρόπος
   *[other] { $count } τρόποι
} σε βάθος { $depth }
perft-speed = { $seconds } s, { $speed } τρόποι το δευτερόλεπτο
