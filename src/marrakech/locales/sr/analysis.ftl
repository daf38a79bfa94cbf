### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Анализа
analysis-open = Отвори на табли за анализу
# The three things that can be done
analysis-mode = { $mode ->
    [try] Пробај
    [edit] Измени положај
   *[paste] Налепи
}
analysis-copy-text = Копирај као текст
analysis-picture = Сачувај као слику

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } окреће Ассама
    [roll] { $player } баца
    [lay] { $player } полаже саг
    [reveal] { $player }: који је саг следећи?
   *[over] Игра је завршена
}
analysis-deeper = Тражим дубље …
analysis-rollout = Одиграј до краја
analysis-games = Одигране партије: { $games }
analysis-die = Намести коцкицу руком
analysis-mean = Дотле су бројеви просек свих бацања.
analysis-heat = Где Ассам може стати и колико то кошта

## Variations

analysis-variations = Варијанте
analysis-start = Почетни положај
analysis-name = Име варијанте
analysis-delete = Обриши одавде

## Editing

analysis-tool = { $tool ->
    [assam] Ассам
   *[away] Уклони
}
analysis-hint = { $tool ->
    [assam] Додирни поље. Додирни Ассама да га окренеш.
    [away] Додирни саг.
   *[rug] Додирни два суседна поља.
}
analysis-dirhams = Дирхами
analysis-rugs = Преостали сагови
analysis-mover = Ко је на потезу?
analysis-next = Шта следи?
analysis-phase = { $phase ->
    [turn] окретање Ассама
    [roll] бацање
   *[lay] полагање сага
}
analysis-empty = Испразни таблу
analysis-line = Положај у једном реду
analysis-use = Употреби
analysis-play-on = Играј даље одавде
