### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Задачи
puzzles-day = Задача дня
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Решить

## What is asked

puzzles-task-lay = Где твой ковёр ценнее всего?
puzzles-task-turn = Куда идти Ассаму?
puzzles-task-aim = Куда идти Ассаму, когда бросает следующий игрок?
puzzles-repeat = Эта задача однажды уже не получилась.
# A button: this place, or this way
puzzles-choose = Это лучший выбор

## What is said to an answer

puzzles-right = Верно!
puzzles-right-gap = Всё остальное снижает шанс на победу не меньше чем на { $share }.
puzzles-wrong = Есть кое-что получше.
puzzles-wrong-loss = Это снижает шанс на победу на { $share }.
puzzles-why = Почему лучший выбор лучше:
puzzles-again = Ещё раз
puzzles-show = Показать решение
puzzles-next = Следующая задача
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Все варианты и чего они стоят

## Which puzzles

puzzles-theme = Тема
puzzles-theme-any = Все темы
puzzles-theme-name = { $theme ->
    [survive] Остаться в игре
    [oust] Выбить соперника
    [dodge] Заплатить меньше
    [reach] Попасть на хорошее место
    [aim] Повернуть для следующего
    [cut] Разрезать область
    [take] Занять клетки
    [defend] Защитить область
    [bait] Заставить платить других
    [build] Расширить область
   *[count] Просчитать до конца
}
puzzles-level = Сложность
puzzles-level-name = { $level ->
    [easier] легче
    [fitting] мне по силам
   *[harder] труднее
}
puzzles-none = Такой задачи нет.

## How one does

puzzles-rating = Твой рейтинг
puzzles-rating-this = Эта задача
puzzles-streak = Подряд
puzzles-streak-best = рекорд: { $number }
puzzles-due = Повторить сегодня
