### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Puzzles
puzzles-day = Puzzle of the day
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Solve it

## What is asked

puzzles-task-lay = Where is your rug worth most?
puzzles-task-turn = Which way should Assam go?
puzzles-task-aim = Which way should Assam go when the next player throws?
puzzles-repeat = You missed this one before.
# A button: this place, or this way
puzzles-choose = This is the best

## What is said to an answer

puzzles-right = Right!
puzzles-right-gap = Everything else lowers the chance to win by at least { $share }.
puzzles-wrong = There is something better.
puzzles-wrong-loss = It lowers the chance to win by { $share }.
puzzles-why = Why it is the best:
puzzles-again = Try again
puzzles-show = Show the solution
puzzles-next = Next puzzle
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = All choices, and what they lose

## Which puzzles

puzzles-theme = Theme
puzzles-theme-any = All themes
puzzles-theme-name = { $theme ->
    [survive] Stay in the game
    [oust] Drive somebody out
    [dodge] Pay less
    [reach] Get to a good place
    [aim] Turn for the next player
    [cut] Cut an area
    [take] Take squares
    [defend] Defend an area
    [bait] Let others pay
    [build] Build an area
   *[count] Count to the end
}
puzzles-level = Difficulty
puzzles-level-name = { $level ->
    [easier] easier
    [fitting] about my strength
   *[harder] harder
}
puzzles-none = There is no such puzzle.

## How one does

puzzles-rating = Your rating
puzzles-rating-this = This puzzle
puzzles-streak = In a row
puzzles-streak-best = best: { $number }
puzzles-due = To repeat today
