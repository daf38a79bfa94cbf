### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Úlohy
puzzles-day = Úloha dne
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Vyřešit

## What is asked

puzzles-task-lay = Kde má tvůj koberec největší cenu?
puzzles-task-turn = Kudy má Assam jít?
puzzles-task-aim = Kudy má Assam jít, až bude házet další hráč?
puzzles-repeat = Tahle ti už jednou nevyšla.
# A button: this place, or this way
puzzles-choose = Tohle je nejlepší

## What is said to an answer

puzzles-right = Správně!
puzzles-right-gap = Všechno ostatní snižuje šanci na výhru nejméně o { $share }.
puzzles-wrong = Je tu něco lepšího.
puzzles-wrong-loss = Šance na výhru tím klesá o { $share }.
puzzles-why = Proč je nejlepší volba lepší:
puzzles-again = Zkusit znovu
puzzles-show = Ukázat řešení
puzzles-next = Další úloha
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Všechny možnosti a kolik stojí

## Which puzzles

puzzles-theme = Téma
puzzles-theme-any = Všechna témata
puzzles-theme-name = { $theme ->
    [survive] Zůstat ve hře
    [oust] Někoho vyřadit
    [dodge] Platit méně
    [reach] Dostat se na dobré místo
    [aim] Otočit pro dalšího hráče
    [cut] Rozdělit plochu
    [take] Zabrat pole
    [defend] Bránit plochu
    [bait] Nechat platit ostatní
    [build] Zvětšit plochu
   *[count] Spočítat do konce
}
puzzles-level = Obtížnost
puzzles-level-name = { $level ->
    [easier] lehčí
    [fitting] přiměřená mně
   *[harder] těžší
}
puzzles-none = Taková úloha není.

## How one does

puzzles-rating = Tvé hodnocení
puzzles-rating-this = Tato úloha
puzzles-streak = V řadě
puzzles-streak-best = nejlépe: { $number }
puzzles-due = Dnes k opakování
