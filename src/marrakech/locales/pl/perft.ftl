### `marrakech perft`.

perft-help = Policz, na ile sposobów może potoczyć się gra, razem z rzutami i stosami.
perft-depth-help = Ile akcji w głąb.
perft-column-action = akcja
perft-column-count = sposoby
perft-counting = liczenie
perft-total = { $count ->
    [one] Jeden sposób
    [few] { $count } sposoby
    [many] { $count } sposobów
   *[other] { $count } sposobu
} na głębokości { $depth }
perft-speed = { $seconds } s, { $speed } sposobów na sekundę
