### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Oppgaver
puzzles-day = Dagens oppgave
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Løs den

## What is asked

puzzles-task-lay = Hvor er teppet ditt mest verdt?
puzzles-task-turn = Hvilken vei bør Assam gå?
puzzles-task-aim = Hvilken vei bør Assam gå når neste spiller kaster?
puzzles-repeat = Denne bommet du på sist.
# A button: this place, or this way
puzzles-choose = Dette er best

## What is said to an answer

puzzles-right = Riktig!
puzzles-right-gap = Alt annet senker vinnersjansen med minst { $share }.
puzzles-wrong = Det finnes noe bedre.
puzzles-wrong-loss = Det senker vinnersjansen med { $share }.
puzzles-why = Hvorfor det beste er bedre:
puzzles-again = Prøv igjen
puzzles-show = Vis løsningen
puzzles-next = Neste oppgave
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Alle valg, og hva de koster

## Which puzzles

puzzles-theme = Tema
puzzles-theme-any = Alle temaer
puzzles-theme-name = { $theme ->
    [survive] Bli med videre
    [oust] Slå noen ut
    [dodge] Betal mindre
    [reach] Kom til et godt sted
    [aim] Snu for neste spiller
    [cut] Del et område
    [take] Ta ruter
    [defend] Forsvar et område
    [bait] La andre betale
    [build] Bygg ut et område
   *[count] Regn til slutten
}
puzzles-level = Vanskelighet
puzzles-level-name = { $level ->
    [easier] lettere
    [fitting] på mitt nivå
   *[harder] vanskeligere
}
puzzles-none = En slik oppgave finnes ikke.

## How one does

puzzles-rating = Din rating
puzzles-rating-this = Denne oppgaven
puzzles-streak = På rad
puzzles-streak-best = best: { $number }
puzzles-due = Å repetere i dag
