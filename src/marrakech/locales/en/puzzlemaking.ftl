### `marrakech puzzles`, for who makes puzzles.

puzzlemaking-help = Make puzzles from games of bots, and check them.
puzzlemaking-file-help = The puzzles, one on each line.
puzzlemaking-make-help = Make puzzles. Those that are in the file stay, and it goes on after the last.
puzzlemaking-count-help = So many puzzles in all.
puzzlemaking-jobs-help = How many processes make them; the puzzles are the same.
puzzlemaking-theme-help = Only puzzles about this; may be given several times.
puzzlemaking-purse-help = How many dirhams everybody begins with, in the games that puzzles are from.
puzzlemaking-no-theme = there is no theme { $theme }: choose from { $themes }
puzzlemaking-making = making puzzles
puzzlemaking-check-help = Play games on from puzzles at random, and count which solutions prove the best.
puzzlemaking-sample-help = So many puzzles at random.
puzzlemaking-games-help = So many games from each choice at most; what is surely worse is dropped sooner.
puzzlemaking-checking = playing
puzzlemaking-other = Puzzle { $id }: { $best } came out { $lead } points better than the second, not { $solution }.
puzzlemaking-confirmed = Confirmed: { $confirmed } of { $checked } (95 %: { $low } to { $high } %).
puzzlemaking-unreadable = { $file } holds no puzzles
puzzlemaking-column-theme = theme
puzzlemaking-column-puzzles = puzzles
puzzlemaking-column-rating = rating: least, median, most
puzzlemaking-made = Puzzles: { $puzzles }.
