### `marrakech record`.

record-help = Проверять и показывать записи партий.
record-check-help = Проверить, что записи читаются и каждое действие в них разрешено.
record-show-file-help = Файл с записями; - — стандартный ввод.
record-check-file-help = Файлы с записями; - — стандартный ввод.
record-column-game = партия
record-column-players = игроки
record-column-rules = правила
record-column-turns = ходы
record-column-result = результат
record-checked = { $games ->
    [one] { $bad ->
        [0] { $games } партия, всё в порядке.
       *[other] { $games } партия, с ошибками: { $bad }.
    }
    [few] { $bad ->
        [0] { $games } партии, все в порядке.
        [one] { $games } партии, из них с ошибками: { $bad }.
        [few] { $games } партии, из них с ошибками: { $bad }.
        [many] { $games } партии, из них с ошибками: { $bad }.
       *[other] { $games } партии, из них с ошибками: { $bad }.
    }
    [many] { $bad ->
        [0] { $games } партий, все в порядке.
        [one] { $games } партий, из них с ошибками: { $bad }.
        [few] { $games } партий, из них с ошибками: { $bad }.
        [many] { $games } партий, из них с ошибками: { $bad }.
       *[other] { $games } партий, из них с ошибками: { $bad }.
    }
   *[other] { $bad ->
        [0] { $games } партии, все в порядке.
        [one] { $games } партии, из них с ошибками: { $bad }.
        [few] { $games } партии, из них с ошибками: { $bad }.
        [many] { $games } партии, из них с ошибками: { $bad }.
       *[other] { $games } партии, из них с ошибками: { $bad }.
    }
}
record-none = В { $file } нет ни одной партии.
record-show-help = Рассказать записанную партию ход за ходом и нарисовать, где она кончается.
record-game-help = Какая по счёту партия файла, от 1.
record-turn-help = Остановиться после стольких ходов.
record-no-such-game = в { $file } нет партии { $number }
