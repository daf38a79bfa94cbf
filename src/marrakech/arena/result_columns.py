"""Where things stand in the rows of games and in the sums over deals."""

POINTS = 1
PURSE = 5
TWELFTHS = 9
LEFT = 13
ROW = 17
"""Numbers for each game: its turns; then by seat points, dirhams, twelfths of a win, leaving."""

FORFEITED = 15
"""Stands in place of the order of leaving for who lost by a forfeit."""

WINS = 0
WINS_SQUARED = 1
MARGINS = 2
MARGINS_SQUARED = 3
COUNTED = 4
COUNTED_SQUARED = 5
MARGINS_COUNTED = 6
AHEAD = 7
"""Sums over deals for each bot: see ``Table.add_up``; from here on against every bot."""
