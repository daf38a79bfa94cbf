### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Feladványok
puzzles-day = A nap feladványa
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Megoldom

## What is asked

puzzles-task-lay = Hol ér a legtöbbet a szőnyeged?
puzzles-task-turn = Merre menjen Assam?
puzzles-task-aim = Merre menjen Assam, amikor a következő játékos dob?
puzzles-repeat = Ezt egyszer már elvétetted.
# A button: this place, or this way
puzzles-choose = Ez a legjobb

## What is said to an answer

puzzles-right = Helyes!
puzzles-right-gap = Minden más legalább { $share } mértékben csökkenti a nyerési esélyt.
puzzles-wrong = Van jobb.
puzzles-wrong-loss = Ez { $share } mértékben csökkenti a nyerési esélyt.
puzzles-why = Miért jobb a legjobb:
puzzles-again = Újra
puzzles-show = Mutasd a megoldást
puzzles-next = Következő feladvány
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Minden lehetőség, és mibe kerül

## Which puzzles

puzzles-theme = Téma
puzzles-theme-any = Minden téma
puzzles-theme-name = { $theme ->
    [survive] Játékban maradni
    [oust] Kiejteni valakit
    [dodge] Kevesebbet fizetni
    [reach] Jó helyre jutni
    [aim] A következőnek fordítani
    [cut] Területet kettévágni
    [take] Mezőket elvenni
    [defend] Területet megvédeni
    [bait] Másokat fizettetni
    [build] Területet növelni
   *[count] A végéig számolni
}
puzzles-level = Nehézség
puzzles-level-name = { $level ->
    [easier] könnyebb
    [fitting] hozzám illő
   *[harder] nehezebb
}
puzzles-none = Nincs ilyen feladvány.

## How one does

puzzles-rating = Értékszámod
puzzles-rating-this = Ez a feladvány
puzzles-streak = Egymás után
puzzles-streak-best = legjobb: { $number }
puzzles-due = Ma ismétlendő
