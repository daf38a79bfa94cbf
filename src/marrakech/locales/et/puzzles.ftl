### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Ülesanded
puzzles-day = Päeva ülesanne
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Lahenda

## What is asked

puzzles-task-lay = Kus on su vaip kõige rohkem väärt?
puzzles-task-turn = Kuhu peaks Assam minema?
puzzles-task-aim = Kuhu peaks Assam minema, kui järgmine mängija veeretab?
puzzles-repeat = Selles eksisid sa varem.
# A button: this place, or this way
puzzles-choose = See on parim

## What is said to an answer

puzzles-right = Õige!
puzzles-right-gap = Kõik muu vähendab võiduvõimalust vähemalt { $share } võrra.
puzzles-wrong = On midagi paremat.
puzzles-wrong-loss = See vähendab võiduvõimalust { $share } võrra.
puzzles-why = Miks parim on parem:
puzzles-again = Proovi uuesti
puzzles-show = Näita lahendust
puzzles-next = Järgmine ülesanne
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Kõik valikud ja mida need maksavad

## Which puzzles

puzzles-theme = Teema
puzzles-theme-any = Kõik teemad
puzzles-theme-name = { $theme ->
    [survive] Jää mängu
    [oust] Tõrju keegi mängust
    [dodge] Maksa vähem
    [reach] Jõua heasse kohta
    [aim] Pööra järgmisele mängijale
    [cut] Lõika ala pooleks
    [take] Võta ruute
    [defend] Kaitse ala
    [bait] Lase teistel maksta
    [build] Laienda ala
   *[count] Arvuta lõpuni
}
puzzles-level = Raskus
puzzles-level-name = { $level ->
    [easier] kergem
    [fitting] minu tasemel
   *[harder] raskem
}
puzzles-none = Sellist ülesannet ei ole.

## How one does

puzzles-rating = Sinu reiting
puzzles-rating-this = See ülesanne
puzzles-streak = Järjest
puzzles-streak-best = parim: { $number }
puzzles-due = Täna kordamiseks
