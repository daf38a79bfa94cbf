### `marrakech perft`.

perft-help = Сосчитать, сколькими путями может пойти игра, включая броски и стопки.
perft-depth-help = Сколько действий вглубь.
perft-column-action = действие
perft-column-count = пути
perft-counting = счёт
perft-total = { $count ->
    [one] { $count } путь
    [few] { $count } пути
    [many] { $count } путей
   *[other] { $count } пути
} на глубине { $depth }
perft-speed = { $seconds } с, путей в секунду: { $speed }
