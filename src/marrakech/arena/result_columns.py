"""Column numbers: of the row that each game of a match has, and of the sums over deals."""

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

LUCK_ROW = 8
"""Numbers for each game about its luck, in :data:`LUCK_WINS` and :data:`LUCK_POINTS`: by seat what
chance gave of chances to win, then of margins."""
LUCK_WINS = 12000
"""Parts of a win in which luck is counted: whole numbers, so that the order of adding up does not
matter; a thousandth of the twelfths in which wins are counted."""
LUCK_POINTS = 100
"""Parts of a point in which luck is counted."""

ADJUSTED = 0
ADJUSTED_SQUARED = 1
ADJUSTED_MARGINS = 2
ADJUSTED_MARGINS_SQUARED = 3
ADJUSTED_MARGINS_COUNTED = 4
ADJUSTED_SUMS = 5
"""Sums over deals for each bot, of results without luck: see ``FastGames.add_up_adjusted``."""
