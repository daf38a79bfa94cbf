### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Анализ
analysis-open = Открыть на доске анализа
# The three things that can be done
analysis-mode = { $mode ->
    [try] Пробовать
    [edit] Изменить позицию
   *[paste] Вставить
}
analysis-copy-text = Скопировать текст
analysis-picture = Сохранить картинку

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player }: поворот Ассама
    [roll] { $player }: бросок
    [lay] { $player }: кладёт ковёр
    [reveal] { $player }: какой ковёр следующий?
   *[over] Игра окончена
}
analysis-deeper = Ищу глубже …
analysis-rollout = Доиграть партии
analysis-games = Доиграно партий: { $games }
analysis-die = Задать бросок вручную
analysis-mean = До тех пор числа — среднее по всем броскам.
analysis-heat = Где может встать Ассам и сколько это стоит

## Variations

analysis-variations = Варианты
analysis-start = Начальная позиция
analysis-name = Название варианта
analysis-delete = Удалить отсюда

## Editing

analysis-tool = { $tool ->
    [assam] Ассам
   *[away] Убрать
}
analysis-hint = { $tool ->
    [assam] Коснись клетки. Коснись Ассама, чтобы повернуть его.
    [away] Коснись ковра.
   *[rug] Коснись двух соседних клеток.
}
analysis-dirhams = Дирхамы
analysis-rugs = Осталось ковров
analysis-mover = Чей ход?
analysis-next = Что дальше?
analysis-phase = { $phase ->
    [turn] поворот Ассама
    [roll] бросок
   *[lay] укладка ковра
}
analysis-empty = Очистить доску
analysis-line = Позиция одной строкой
analysis-use = Взять
analysis-play-on = Играть дальше отсюда
