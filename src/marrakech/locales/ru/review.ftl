### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Первый взгляд
   *[deep] Взгляд внимательнее
}: { $done } / { $total }
review-whose = Взгляд: { $player }
review-luck = везение: бросок
review-skill = мастерство: выбор
review-position = Действие игры
review-choices = { $phase ->
    [turn] Куда повернуть Ассама
   *[lay] Куда мог лечь ковёр
}
review-throws = Что могло выпасть
review-was-played = сыграно
review-chance-margin = шанс на победу, отрыв
review-was-better = Ход { $turn }: лучше было { $action }
review-was-best = Ход { $turn }: это было лучшее
review-cost = { $player }: { $action }. Потеря: { $loss } пункта шанса на победу.
review-dirhams = То же в дирхамах
review-result = результат

## Find the better move

review-find = { $phase ->
    [turn] Найди лучший поворот
   *[lay] Найди лучший ковёр
}
review-try = Попробую
review-show = Покажи
review-next = Найти следующую
review-choose = Выбери на поле.
review-this-one = Вот это
review-yes = Да, { $action } — лучшее.
review-near = Хорошо: { $action } уступает лучшему только { $loss }.
review-no = { $action } теряет { $loss }. Посмотри ещё раз.
review-no-mistakes = { $player }: в этой игре нет ошибок, которые стоило бы искать.

## Hints and the tutor

review-hint = Подсказка
review-hint-all = Все варианты
review-hint-best = Лучше всего: { $action }
review-hints = Подсказки и наставник могут помогать
review-hints-hint = Только там, где все за одним экраном. Журнал и запись скажут, кому помогали.
review-tutor = Наставник: предупредить, пока ошибка не засчитана
review-tutor-word = { $word ->
    [mistake] Наставник считает, что это ошибка.
   *[blunder] Наставник считает, что это грубая ошибка.
}
review-tutor-cost = Это стоит { $loss } пункта шанса на победу.
review-anyway = Всё равно сыграть
review-think = Подумать ещё
review-log-hint = Подсказка: { $player }.
review-log-tutor = Предупреждение наставника: { $player }.

## One's own games

review-own-won = победа
review-own-none = Доиграй партию до конца: здесь будет видно, что тебе дал кубик и где ты теряешь больше всего.
review-own-look = Разобрать мои партии: { $number }
review-own-games = Разобрано партий: { $number }
review-own-fair = Честный кубик отклоняется так же или сильнее в { $share } % серий такой длины.
