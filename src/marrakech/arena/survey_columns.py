"""Column numbers of the sums that a survey keeps over games: see ``survey_count.Counter``."""

from marrakech.core.board import CELLS, SIZE, SQUARES, Square

# Numbers of the game, summed over games
GAMES = 0
TURNS = 1
TURNS_SQUARED = 2
PAYMENTS = 3
PAYMENTS_SQUARED = 4
PAYMENTS_TURNS = 5
PAID = 6
PAID_SQUARED = 7
PAID_PAYMENTS = 8
SHORT = 9
"""Payments of less than was due."""
DRAWN = 10
"""Games whose first place is shared."""
LAST = 11
"""Games that ended because only one player was left in."""
ALL_POINTS = 12
ALL_POINTS_SQUARED = 13
MARGIN = 14
"""The most points, beyond the second most."""
MARGIN_SQUARED = 15

# By seat
WINS = 16
"""Twelfths of a win."""
WINS_SQUARED = 20
POINTS = 24
POINTS_SQUARED = 28

LEAVING = 32
"""Games in which nobody, one, two or three went out."""

# How often each number was seen; the last place stands for all beyond it
FEW, MANY = 64, 256
LENGTHS = 36
"""Turns of a game."""
OUT_ROUNDS = LENGTHS + FEW
"""The turn of his own in which somebody went out."""
SIZES = OUT_ROUNDS + FEW
"""Dirhams that were paid at a time; 0 where something was due of one who had nothing."""
DUES = SIZES + FEW
"""Dirhams that were due at a time."""
COVERED = DUES + FEW
"""Turns for which a half was visible that was covered then."""
STAYED_AGES = COVERED + FEW
"""Turns for which a half was visible that still was at the end."""
SCORES = STAYED_AGES + FEW
"""Points of a player."""
MARGINS = SCORES + MANY

# By place: the cells of the board, then its regions, then the whole board
REGIONS = ("mosaic corners", "other corners", "edges", "ring inside the edges", "centre")
WHOLE = CELLS + len(REGIONS)
PLACES = WHOLE + 1

STOPS = MARGINS + MANY
"""How often Assam stopped here."""
STOPS_SQUARED = STOPS + PLACES
STOPS_TURNS = STOPS_SQUARED + PLACES
INCOME = STOPS_TURNS + PLACES
"""Dirhams paid when he stopped here."""
INCOME_SQUARED = INCOME + PLACES
OWNED = INCOME_SQUARED + PLACES
"""Throws at which a rug of somebody who was in lay on top here."""
OWNED_SQUARED = OWNED + PLACES
INCOME_OWNED = OWNED_SQUARED + PLACES
AGED = INCOME_OWNED + PLACES
"""Throws at which any rug lay on top here."""
AGED_SQUARED = AGED + PLACES
LAID = AGED_SQUARED + PLACES
"""Halves that were laid here."""
LAID_SQUARED = LAID + PLACES
AGED_LAID = LAID_SQUARED + PLACES
STAYED = AGED_LAID + PLACES
"""Halves that were visible at the end."""
STAYED_SQUARED = STAYED + PLACES
STAYED_LAID = STAYED_SQUARED + PLACES

SUMS = STAYED_LAID + PLACES
"""How many numbers there are."""


def _region(square: Square) -> int:
    """The number of the region that a square is in."""
    from_edge = min(square.row, square.column, SIZE - 1 - square.row, SIZE - 1 - square.column)
    if from_edge:
        return 3 if from_edge == 1 else 4
    if square.name in ("g1", "a7"):  # R1.4: the mosaic leads back onto the same square
        return 0
    return 1 if square.name in ("a1", "g7") else 2


REGION_OF = [0] * CELLS
"""For a cell: the place of its region."""
for _square in SQUARES:
    REGION_OF[_square.cell] = CELLS + _region(_square)
