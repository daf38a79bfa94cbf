### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Разобрать записанную партию: каждое решение, каждый бросок и откуда взялся результат.
study-deep-help = Смотреть на три хода вперёд вместо двух: лучше, но медленнее.
study-html-help = Записать разбор в этот файл в виде страницы, которой больше ничего не нужно.
study-gave-up-help = Цвет того, кто сдался или у кого кончилось время; если таких несколько, в этом порядке.
study-analyse-help = Взвесить всё, что можно сделать в позиции.
study-rollout-help = Сыграть столько партий дальше от каждого из лучших выборов.
study-looking = смотрю
study-nothing-played = в этой партии ещё ничего не сыграно
study-no-such-colour = здесь никто не играет этим цветом: { $colour }
study-title = Разбор
study-found = Ходов вперёд: { $turns }.
study-unfinished = Партия не окончена: её результат — то, чего стоит последняя позиция.
study-sums-chances = Откуда взялся результат, в пунктах шанса на победу
study-sums-margins = То же в дирхамах: очки сверх лучшего из остальных
study-sums-note = Начало, везение и оба вида мастерства вместе дают результат. Второй взгляд: часть мастерства, которая возникает оттого, что та же позиция видна ходом позже.
study-played = Как играли
study-turning-points = Переломные моменты
study-mistakes = Самые дорогие решения
study-dice = Кубик и чего можно было ожидать
study-habits = Где потеряно больше всего
study-graph = Шансы на победу
study-graph-note = Квадрат — бросок, а ромб — решение, которые многое изменили.
study-column-start = начало
study-column-luck = везение
study-column-skill = своё мастерство
study-column-others = мастерство других
study-column-usual = обычное везение
study-column-second-look = второй взгляд
study-column-accuracy = точность
study-column-loss = потеря
study-column-mean-loss = потеря на решение
study-column-decisions = решения
study-column-inaccuracies = неточности
study-column-mistakes = ошибки
study-column-blunders = грубые ошибки
study-column-like = уровень игры
study-column-turn = ход
study-column-better = лучше
study-column-chance = победа, %
study-column-margin = отрыв
study-column-share = шанс, %
study-column-throws = броски
study-column-mean = среднее
study-column-paid = уплачено
study-column-expected = ожидалось
study-spot = { $kind ->
    [turning] { $part ->
        [early] поворот, в начале
       *[late] поворот, в конце
    }
   *[laying] { $part ->
        [early] укладка, в начале
       *[late] укладка, в конце
    }
}
study-word = { $word ->
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
study-like-between = { $first } — { $last }
study-action-turn = { $way ->
    [L] налево
    [R] направо
   *[F] прямо
}
study-action-throw = бросок: { $steps }
study-action-reveal = следующий ковёр: { $colour }
study-moment = Ход { $turn }, { $player }: { $action }
study-moment-better = Лучше: { $action }.
study-to-win = { $player }: { $chance } % на победу, отрыв { $margin }
study-exact = Всё прослежено до конца: точно.
study-why = Почему { $action }, а не { $other }:
study-no-reason = Ничего такого, что можно сосчитать на поле: это видно лишь дальше.
study-reason-pays = дирхамов в среднем платится при этом броске: { $value }, а не { $other }
study-reason-goes-out = опасность выбыть при этом броске: { $value } %, а не { $other } %
study-reason-rug-gain = очков в среднем даёт потом лучший ковёр: { $value }, а не { $other }
study-reason-lead = очков впереди сейчас: { $value }, а не { $other }
study-reason-covers = накрыто чужих клеток: { $value }, а не { $other }
study-reason-own-area-kept = самая большая своя область остаётся целой, клеток: { $value }, а не { $other }
study-reason-own-area-grown = клеток в самой большой своей области: { $value }, а не { $other }
study-reason-their-area-cut = клеток в самой большой области, { $player }: { $value }, а не { $other }
study-reason-earns = дирхамов в среднем платит за это следующий игрок: { $value }, а не { $other }
study-reason-next-goes-out = шанс, что следующий игрок выбудет: { $value } %, а не { $other } %
study-reason-risky-squares = клеток дороже, чем есть в кошельке: { $value }, а не { $other }
