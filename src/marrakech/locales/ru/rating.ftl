# Ratings and the ladder

rating-title = Таблица рейтинга
rating-lead = Кто как играет на этом сервере. Люди с рынка стоят среди вас с той силой, какую у них измерили.
rating-pool = { $pool ->
    [pair] Два игрока
    [three] Три игрока
    [four] Четыре игрока
   *[variant] Поворот в конце
}
rating-pools = Какие партии
rating-games = { $number ->
    [one] { $number } партия
    [few] { $number } партии
    [many] { $number } партий
   *[other] { $number } партии
}
rating-you = Ты
rating-you-none = У тебя здесь пока нет рейтинга. Сыграй рейтинговую партию: переключатель там, где готовят стол.
rating-you-few = В таблицу попадают, когда сыграно партий: { $least }, а рейтинг достаточно надёжен.
rating-you-hidden = Тебя не видно в таблице.
rating-hide = Уйти из таблицы
rating-show = Быть в таблице
rating-nobody = В этой таблице пока никого. Сюда попадают, сыграв рейтинговых партий: { $least }.
rating-nameless = Кто-то
rating-off = Хозяин этого сервера таблицу рейтинга не показывает.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Настоящая сила лежит в пределах ± в 95 случаях из 100. На 400 больше — значит побеждать в десять раз чаще.
rating-curve = Твой рейтинг от партии к партии, с { $first } до { $last }
rating-new = На рейтинг
rating-new-hint = Результат учитывается в ваших рейтингах: без подсказок, без возврата ходов. Кто уходит — проигрывает.
rating-table = Партия идёт на рейтинг. Кто уходит — проигрывает.
rating-here = Рейтинги
rating-counting = Рейтинги подсчитываются.
rating-why-anonymous = Не на рейтинг: кто-то здесь играет без паспорта.
rating-why-same-player = Не на рейтинг: два места у одного игрока.
rating-why-helped = Не на рейтинг: кому-то помогали.
rating-why-closed = Не на рейтинг: хозяин сервера закрыл стол.
rating-why-bot = Не на рейтинг: силу бота за этим столом никто не измерял.
rating-match = На рейтинг
rating-match-either = Неважно
rating-match-yes = На рейтинг
rating-match-no = Без рейтинга
rating-near = Какой силы
rating-near-any = Любой
rating-near-close = Как у меня
