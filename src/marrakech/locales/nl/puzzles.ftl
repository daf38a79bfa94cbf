### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Puzzels
puzzles-day = Puzzel van de dag
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Oplossen

## What is asked

puzzles-task-lay = Waar is je tapijt het meeste waard?
puzzles-task-turn = Welke kant moet Assam op?
puzzles-task-aim = Welke kant moet Assam op als de volgende speler gooit?
puzzles-repeat = Deze had je eerder fout.
# A button: this place, or this way
puzzles-choose = Dit is het beste

## What is said to an answer

puzzles-right = Goed!
puzzles-right-gap = Al het andere verlaagt de winstkans met minstens { $share }.
puzzles-wrong = Er is iets beters.
puzzles-wrong-loss = Dit verlaagt de winstkans met { $share }.
puzzles-why = Waarom dit het beste is:
puzzles-again = Nog eens proberen
puzzles-show = Toon de oplossing
puzzles-next = Volgende puzzel
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Alle keuzes, en wat ze kosten

## Which puzzles

puzzles-theme = Thema
puzzles-theme-any = Alle thema’s
puzzles-theme-name = { $theme ->
    [survive] In het spel blijven
    [oust] Iemand uitschakelen
    [dodge] Minder betalen
    [reach] Op een goede plek komen
    [aim] Draaien voor de volgende
    [cut] Een gebied doorsnijden
    [take] Vakken nemen
    [defend] Een gebied verdedigen
    [bait] Anderen laten betalen
    [build] Een gebied uitbouwen
   *[count] Tot het eind rekenen
}
puzzles-level = Moeilijkheid
puzzles-level-name = { $level ->
    [easier] makkelijker
    [fitting] zo sterk als ik
   *[harder] moeilijker
}
puzzles-none = Zo’n puzzel is er niet.

## How one does

puzzles-rating = Jouw rating
puzzles-rating-this = Deze puzzel
puzzles-streak = Op rij
puzzles-streak-best = beste: { $number }
puzzles-due = Vandaag te herhalen
