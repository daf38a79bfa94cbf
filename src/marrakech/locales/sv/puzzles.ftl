### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Problem
puzzles-day = Dagens problem
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Lös det

## What is asked

puzzles-task-lay = Var är din matta värd mest?
puzzles-task-turn = Åt vilket håll ska Assam gå?
puzzles-task-aim = Åt vilket håll ska Assam gå när nästa spelare slår?
puzzles-repeat = Det här har du missat förut.
# A button: this place, or this way
puzzles-choose = Det här är bäst

## What is said to an answer

puzzles-right = Rätt!
puzzles-right-gap = Allt annat sänker vinstchansen med minst { $share }.
puzzles-wrong = Det finns något bättre.
puzzles-wrong-loss = Det sänker vinstchansen med { $share }.
puzzles-why = Varför det bästa är bättre:
puzzles-again = Försök igen
puzzles-show = Visa lösningen
puzzles-next = Nästa problem
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Alla val, och vad de kostar

## Which puzzles

puzzles-theme = Tema
puzzles-theme-any = Alla teman
puzzles-theme-name = { $theme ->
    [survive] Stanna i spelet
    [oust] Slå ut någon
    [dodge] Betala mindre
    [reach] Komma till en bra plats
    [aim] Vrida för nästa spelare
    [cut] Dela ett område
    [take] Ta rutor
    [defend] Försvara ett område
    [bait] Låta andra betala
    [build] Bygga ut ett område
   *[count] Räkna till slutet
}
puzzles-level = Svårighet
puzzles-level-name = { $level ->
    [easier] lättare
    [fitting] ungefär som jag
   *[harder] svårare
}
puzzles-none = Något sådant problem finns inte.

## How one does

puzzles-rating = Din rating
puzzles-rating-this = Det här problemet
puzzles-streak = I rad
puzzles-streak-best = bäst: { $number }
puzzles-due = Att repetera i dag
