### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Uganke
puzzles-day = Uganka dneva
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Reši

## What is asked

puzzles-task-lay = Kje je tvoja preproga največ vredna?
puzzles-task-turn = Kam naj gre Assam?
puzzles-task-aim = Kam naj gre Assam, ko meče naslednji igralec?
puzzles-repeat = Pri tej ti že enkrat ni uspelo.
# A button: this place, or this way
puzzles-choose = To je najboljše

## What is said to an answer

puzzles-right = Pravilno!
puzzles-right-gap = Vse drugo zmanjša možnost zmage za vsaj { $share }.
puzzles-wrong = Obstaja nekaj boljšega.
puzzles-wrong-loss = To zmanjša možnost zmage za { $share }.
puzzles-why = Zakaj je najboljše boljše:
puzzles-again = Poskusi znova
puzzles-show = Pokaži rešitev
puzzles-next = Naslednja uganka
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Vse izbire in koliko stanejo

## Which puzzles

puzzles-theme = Tema
puzzles-theme-any = Vse teme
puzzles-theme-name = { $theme ->
    [survive] Ostati v igri
    [oust] Nekoga izločiti
    [dodge] Plačati manj
    [reach] Priti na dobro mesto
    [aim] Obrniti za naslednjega
    [cut] Prerezati območje
    [take] Zasesti polja
    [defend] Ubraniti območje
    [bait] Pustiti druge plačati
    [build] Povečati območje
   *[count] Prešteti do konca
}
puzzles-level = Težavnost
puzzles-level-name = { $level ->
    [easier] lažje
    [fitting] meni primerne
   *[harder] težje
}
puzzles-none = Take uganke ni.

## How one does

puzzles-rating = Tvoj rejting
puzzles-rating-this = Ta uganka
puzzles-streak = Zapored
puzzles-streak-best = najboljše: { $number }
puzzles-due = Danes za ponovitev
