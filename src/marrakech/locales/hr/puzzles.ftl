### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Zadaci
puzzles-day = Zadatak dana
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Riješi

## What is asked

puzzles-task-lay = Gdje tvoj sag najviše vrijedi?
puzzles-task-turn = Kamo treba ići Assam?
puzzles-task-aim = Kamo treba ići Assam kad baca sljedeći igrač?
puzzles-repeat = Ovaj ti već jednom nije uspio.
# A button: this place, or this way
puzzles-choose = Ovo je najbolje

## What is said to an answer

puzzles-right = Točno!
puzzles-right-gap = Sve ostalo smanjuje izglede za pobjedu barem za { $share }.
puzzles-wrong = Ima nešto bolje.
puzzles-wrong-loss = To smanjuje izglede za pobjedu za { $share }.
puzzles-why = Zašto je najbolje bolje:
puzzles-again = Pokušaj ponovno
puzzles-show = Pokaži rješenje
puzzles-next = Sljedeći zadatak
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Svi izbori i koliko stoje

## Which puzzles

puzzles-theme = Tema
puzzles-theme-any = Sve teme
puzzles-theme-name = { $theme ->
    [survive] Ostati u igri
    [oust] Izbaciti nekoga
    [dodge] Platiti manje
    [reach] Doći na dobro mjesto
    [aim] Okrenuti za sljedećeg
    [cut] Presjeći područje
    [take] Uzeti polja
    [defend] Obraniti područje
    [bait] Neka drugi plaćaju
    [build] Proširiti područje
   *[count] Izbrojiti do kraja
}
puzzles-level = Težina
puzzles-level-name = { $level ->
    [easier] lakše
    [fitting] po mojoj mjeri
   *[harder] teže
}
puzzles-none = Takvog zadatka nema.

## How one does

puzzles-rating = Tvoj rejting
puzzles-rating-this = Ovaj zadatak
puzzles-streak = Zaredom
puzzles-streak-best = najbolje: { $number }
puzzles-due = Za ponavljanje danas
