### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Први поглед
   *[deep] Пажљивији поглед
}: { $done } / { $total }
review-whose = Поглед: { $player }
review-luck = срећа: бацање
review-skill = вештина: избор
review-position = Радња у игри
review-choices = { $phase ->
    [turn] Куда окренути Ассама
   *[lay] Где је саг могао да лежи
}
review-throws = Шта је могло да дође
review-was-played = одиграно
review-chance-margin = изгледи за победу, предност
review-was-better = Потез { $turn }: боље је било { $action }
review-was-best = Потез { $turn }: ово је било најбоље
review-cost = { $player }: { $action }. Губитак: { $loss } поена изгледа за победу.
review-dirhams = Исто у дирхамима
review-result = резултат

## Find the better move

review-find = { $phase ->
    [turn] Нађи бољи смер
   *[lay] Нађи бољи саг
}
review-try = Покушаћу
review-show = Покажи ми
review-next = Нађи следећу
review-choose = Изабери на табли.
review-this-one = Ово
review-yes = Да, { $action } је најбоље.
review-near = Добро: { $action } губи само { $loss } према најбољем.
review-no = { $action } губи { $loss }. Погледај поново.
review-no-mistakes = { $player }: у овој игри нема грешке коју треба наћи.

## Hints and the tutor

review-hint = Савет
review-hint-all = Сви избори
review-hint-best = Најбоље: { $action }
review-hints = Савети и учитељ смеју да помажу
review-hints-hint = Само где сви деле један екран. Дневник и запис говоре коме је помогнуто.
review-tutor = Учитељ: упозори ме пре него што се грешка рачуна
review-tutor-word = { $word ->
    [mistake] Учитељ мисли да је ово грешка.
   *[blunder] Учитељ мисли да је ово тешка грешка.
}
review-tutor-cost = То кошта { $loss } поена изгледа за победу.
review-anyway = Ипак одиграј
review-think = Размисли поново
review-log-hint = Савет: { $player }.
review-log-tutor = Учитељево упозорење: { $player }.

## One's own games

review-own-won = победа
review-own-none = Одиграј партију до краја: овде ћеш видети шта ти је донела коцкица и где највише губиш.
review-own-look = Прегледај моје партије: { $number }
review-own-games = Прегледане партије: { $number }
review-own-fair = Поштена коцкица одступа исто толико или више у { $share } % низова те дужине.
