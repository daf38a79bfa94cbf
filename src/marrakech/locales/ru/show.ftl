### `marrakech show`, and how a position is told wherever it is shown.

show-help = Нарисовать позицию в терминале или картинкой.
show-position-help = Позиция одной строкой или набор правил вроде international/3 для его начала; - читает со стандартного ввода.
show-svg-help = Записать картинку SVG в этот файл; - — стандартный вывод.
show-theme-help = Цвета картинки.
show-style-help = Как рисовать в терминале; по умолчанию в цвете, если терминал это умеет.
show-coordinates-help = Написать на раме названия рядов и столбцов.
show-json-help = Вывести позицию как JSON.
show-column-player = игрок
show-column-dirhams = дирхамы
show-column-rugs = осталось ковров
show-column-next = следующий
show-column-squares = клетки
show-column-points = очки
show-next-unknown = ещё не виден
show-out = вне игры
show-to-act = { $phase ->
    [turn] { $player } поворачивает Ассама.
    [roll] { $player } бросает кубик.
    [lay] { $player } кладёт ковёр.
    [reveal] Стопка игрока { $player } показывает следующий ковёр.
   *[over] Партия окончена.
}
show-place = { $place }. { $players }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
show-written = Записано: { $file }.
