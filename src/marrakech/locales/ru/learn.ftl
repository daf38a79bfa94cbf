### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Научись играть
learn-lead = Десять маленьких шагов на настоящей доске, пять минут.
learn-step = Шаг { $number } из { $steps }
learn-steps = Шаги
learn-step-done = { $title } (готово)
learn-resume = Продолжить урок
learn-again = С начала
learn-next = Дальше
learn-back = Назад
learn-right = Верно!
learn-wrong = Не совсем.
learn-rule = Правило { $rule }
learn-way = { $way ->
    [L] To his left
    [R] To his right
   *[F] Straight on
}
learn-throw = Бросить кубик
learn-lay = Положить ковёр сюда
learn-number = { $number }
learn-end-title = Теперь ты знаешь игру
learn-end = Вот и всё, что нужно знать. Остальное — удача и немного хитрости.
learn-end-play = Сыграть с носильщиком Хасаном

learn-turn = Поверни Ассама
learn-turn-see-task = You are Red, and it is your turn. First you may turn Assam. Left and right are as he sees them: he looks down, so his left hand is on the right of the screen. Lead him where he cannot come upon a yellow rug.
learn-turn-left = Там лежат жёлтые ковры: при большинстве бросков пришлось бы платить.
learn-turn-forward = Прямо тоже лежит жёлтый ковёр. Попробуй иначе.
learn-turn-done = В той стороне с тобой ничего не случится.

learn-throw-title = Брось кубик
learn-throw-task = Теперь бросай. За каждый тапок Ассам проходит одну клетку.
learn-throw-done = Три тапка — три клетки.

learn-mosaic = По мозаике
learn-mosaic-task = На кубике три, Ассам смотрит вниз. У края он идёт по мозаике. На какой клетке он остановится?
learn-mosaic-straight = Там рынок кончается: Ассам идёт по мозаике и рядом возвращается на рынок.
learn-mosaic-count = Путь по мозаике — один шаг. Сосчитай ещё раз.
learn-mosaic-other = Не там. Проведи по мозаике пальцем, шаг за шагом.
learn-mosaic-done = Вниз, по мозаике и снова вверх.

learn-pay = Заплати
learn-pay-task = Ассам остановился на жёлтом ковре. Сколько дирхамов ты платишь?
learn-pay-few = Сосчитай все жёлтые клетки, которые соединены с клеткой под Ассамом, и её тоже.
learn-pay-many = Одна жёлтая клетка сюда не относится: её отрезает красный ковёр, а углы не считаются.
learn-pay-done = По одному дирхаму за каждую клетку участка.

learn-lay-title = Положи ковёр
learn-lay-task = В конце хода ты кладёшь ковёр. Выбери две клетки, одна из которых рядом с Ассамом.
learn-lay-done = Кто теперь здесь остановится, заплатит тебе.

learn-cover = Накрывай ковры
learn-cover-task = Ковры могут лежать на коврах. Накрой половину жёлтого и половину синего.
learn-cover-elsewhere = Так можно, но это не накроет оба ковра. Найди место, где жёлтая и синяя половины лежат рядом.
learn-cover-done = На две клетки больше у тебя и на две меньше у других.

learn-count = Сосчитай
learn-count-task = Последний ковёр лежит. Кто победил? Считается каждый дирхам и каждая клетка, на которой виден ковёр.
learn-count-dirhams = Дирхамы — ещё не всё: прибавь клетки, на которых видны ковры.
learn-count-squares = Клетки — ещё не всё: прибавь дирхамы.
learn-count-other = Сложи дирхамы и клетки каждого игрока.
learn-count-done = Дирхамов и клеток вместе здесь больше всего.

learn-out = Выбывание
learn-out-task = У Синего осталось три дирхама, а заплатить нужно пять. Что будет?
learn-out-choice-out = Синий платит три и выбывает.
learn-out-choice-owes = Синий платит три и остаётся должен два.
learn-out-choice-free = Синий может не платить.
learn-out-owes = На этом рынке в долг не играют.
learn-out-free = Кто может хоть что-то заплатить, должен платить.
learn-out-done = Синие ковры остаются и становятся нейтральными. Теперь за них никто не платит.

learn-piles = Вдвоём
learn-piles-task = Вдвоём у каждого два цвета. Жёлтый и фиолетовый — у соперника, а Ассам остановился на жёлтом ковре. Сколько дирхамов ты платишь?
learn-piles-both = Жёлтые и фиолетовые ковры — два участка, хоть они и у одного игрока. Считай только жёлтые.
learn-piles-few = Сосчитай все жёлтые клетки, которые соединены с клеткой под Ассамом.
learn-piles-done = Каждый цвет — отдельный участок. А кладут всегда верхний ковёр своей стопки.

learn-variant = Вариант
learn-variant-task = В варианте Ассама поворачивают в конце: твой ковёр уже лежит, и следующий игрок должен вести Ассама туда, куда тот смотрит. Поверни его к своим красным коврам.
learn-variant-wrong = Там красных ковров нет. Твои ковры по другую сторону от него.
learn-variant-done = Теперь следующему игроку нелегко будет обойти твои ковры.
