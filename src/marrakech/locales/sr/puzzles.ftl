### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Задаци
puzzles-day = Задатак дана
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Реши

## What is asked

puzzles-task-lay = Где твој саг највише вреди?
puzzles-task-turn = Куда треба да иде Ассам?
puzzles-task-aim = Куда треба да иде Ассам кад баца следећи играч?
puzzles-repeat = Овај задатак ти већ једном није пошао за руком.
# A button: this place, or this way
puzzles-choose = Ово је најбоље

## What is said to an answer

puzzles-right = Тачно!
puzzles-right-gap = Све остало смањује шансу за победу бар за { $share }.
puzzles-wrong = Има нешто боље.
puzzles-wrong-loss = То смањује шансу за победу за { $share }.
puzzles-why = Зашто је најбоље боље:
puzzles-again = Покушај поново
puzzles-show = Покажи решење
puzzles-next = Следећи задатак
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Сви избори и колико коштају

## Which puzzles

puzzles-theme = Тема
puzzles-theme-any = Све теме
puzzles-theme-name = { $theme ->
    [survive] Остани у игри
    [oust] Избаци некога
    [dodge] Плати мање
    [reach] Стигни на добро место
    [aim] Окрени за следећег играча
    [cut] Пресеци подручје
    [take] Узми поља
    [defend] Одбрани подручје
    [bait] Нека други плаћају
    [build] Прошири подручје
   *[count] Изброј до краја
}
puzzles-level = Тежина
puzzles-level-name = { $level ->
    [easier] лакше
    [fitting] по мојој мери
   *[harder] теже
}
puzzles-none = Таквог задатка нема.

## How one does

puzzles-rating = Твој рејтинг
puzzles-rating-this = Овај задатак
puzzles-streak = Заредом
puzzles-streak-best = најбоље: { $number }
puzzles-due = За понављање данас
