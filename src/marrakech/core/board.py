"""The market square: squares, headings, colours and the mosaics at its edge (R1).

Everything geometric is made here, by :func:`step`, and nowhere else. The rest of the
project reads the tables at the end of this module.

A square has a name, ``a1`` (top left) to ``g7`` (bottom right), and a *cell*: its number on
a board eight wide, ``8 * row + column``. The eighth column is never used; it keeps a bit that
is shifted sideways out of the neighbouring row, so that the kernel can grow an area without
masking the edges.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from marrakech.core.errors import BadNotation

SIZE = 7
WIDTH = 8
CELLS = WIDTH * SIZE


class Word(StrEnum):
    """One of a few words. Its repr can be typed: ``Colour.RED``."""

    __hash__ = str.__hash__  # many times faster than an enumeration's own

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Colour(Word):
    """The colour of a rug; its place in this list is its number everywhere."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    PURPLE = "purple"

    @property
    def letter(self) -> str:
        """``r``, ``y``, ``b`` or ``p``: the colour in one-line positions."""
        return self.value[0]


COLOURS = tuple(Colour)
COLOUR_OF_LETTER = {colour.letter: colour for colour in COLOURS}


class Heading(Word):
    """The way that Assam faces; row 1 is in the north."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    @property
    def opposite(self) -> Heading:
        """The way back."""
        return HEADINGS[(HEADINGS.index(self) + 2) % 4]

    @property
    def left(self) -> Heading:
        """The way on one's left when heading this way."""
        return HEADINGS[(HEADINGS.index(self) + 3) % 4]

    @property
    def right(self) -> Heading:
        """The way on one's right when heading this way."""
        return HEADINGS[(HEADINGS.index(self) + 1) % 4]


HEADINGS = tuple(Heading)
_MOVES = {Heading.N: (-1, 0), Heading.E: (0, 1), Heading.S: (1, 0), Heading.W: (0, -1)}


class Square(NamedTuple):
    """A square of the market; ``str(Square(3, 3)) == "d4"``."""

    row: int
    column: int

    @classmethod
    def parse(cls, name: str) -> Square:
        """Read a name such as ``d4``."""
        square = _SQUARE_OF_NAME.get(name)
        if square is None:
            raise BadNotation("square", text=name)
        return square

    @property
    def name(self) -> str:
        """``a1`` to ``g7``."""
        return _NAMES[self[0]][self[1]]

    @property
    def cell(self) -> int:
        """The square's number on the eight-wide board of the kernel."""
        return WIDTH * self.row + self.column

    def neighbour(self, heading: Heading) -> Square | None:
        """The square next to this one, or None where the market ends."""
        return _NEIGHBOURS[self, heading]

    def heading_to(self, other: Square) -> Heading | None:
        """The way from this square to a neighbouring one; None if they share no side."""
        return next((h for h in HEADINGS if self.neighbour(h) == other), None)

    def __str__(self) -> str:
        return _NAMES[self[0]][self[1]]

    def __repr__(self) -> str:
        return f"Square.parse({self.name!r})"


_NAMES = tuple(tuple(f"{column}{row}" for column in "abcdefg") for row in range(1, SIZE + 1))
SQUARES = tuple(Square(row, column) for row in range(SIZE) for column in range(SIZE))
CENTRE = Square(3, 3)
_SQUARE_OF_NAME = {square.name: square for square in SQUARES}
_NEIGHBOURS = {
    (square, heading): Square(row, column) if 0 <= row < SIZE and 0 <= column < SIZE else None
    for square in SQUARES
    for heading, (down, right) in _MOVES.items()
    for row, column in [(square.row + down, square.column + right)]
}


SQUARE_OF_CELL = {square.cell: square for square in SQUARES}


def squares_of(mask: int) -> tuple[Square, ...]:
    """The squares whose cells' bits are set in a mask, row by row."""
    found = []
    while mask:
        low = mask & -mask
        found.append(SQUARE_OF_CELL[low.bit_length() - 1])
        mask ^= low
    return tuple(found)


class Assam(NamedTuple):
    """Where Assam stands and which way he faces."""

    square: Square
    heading: Heading


class Mosaic(NamedTuple):
    """A mosaic at the edge (R1.4): it joins two lines of one side, or wraps a corner square.

    ``ends`` are its two mouths, each a square and the side of the market on which it lies. At a
    corner both mouths belong to one square.
    """

    ends: tuple[tuple[Square, Heading], tuple[Square, Heading]]

    @property
    def is_corner(self) -> bool:
        """Whether it wraps one square."""
        return self.ends[0][0] == self.ends[1][0]


class Step(NamedTuple):
    """One step of Assam's walk: where it ends, which way he then faces, and the mosaic he took."""

    square: Square
    heading: Heading
    mosaic: Mosaic | None


def step(square: Square, heading: Heading) -> Step:
    """Take one step, following a mosaic where the market ends (R1.4, R3.3)."""
    ahead = square.neighbour(heading)
    if ahead is not None:
        return Step(ahead, heading, None)
    # Lines are columns for the north and south side, rows for the west and east side. In the
    # north and west they pair up as 0-1, 2-3, 4-5 and the last one is the corner; in the
    # south and east the corner is line 0, and the pairs are 1-2, 3-4, 5-6.
    line = square.column if heading in (Heading.N, Heading.S) else square.row
    offset = 0 if heading in (Heading.N, Heading.W) else 1
    partner = ((line + offset) ^ 1) - offset
    if 0 <= partner < SIZE:
        landing = (
            Square(square.row, partner)
            if heading in (Heading.N, Heading.S)
            else Square(partner, square.column)
        )
        back = heading.opposite
    else:
        landing = square
        back = HEADINGS[3 - HEADINGS.index(heading)]
    ends = sorted([(square, heading), (landing, back.opposite)])
    return Step(landing, back, Mosaic((ends[0], ends[1])))


@cache
def walk(square: Square, heading: Heading, steps: int) -> tuple[Step, ...]:
    """The path that Assam walks: one :class:`Step` for each slipper thrown (R3.3)."""
    path: list[Step] = []
    for _ in range(steps):
        taken = step(square, heading)
        path.append(taken)
        square, heading = taken.square, taken.heading
    return tuple(path)


MOSAICS = tuple(
    sorted({m for s in SQUARES for h in HEADINGS if (m := step(s, h).mosaic) is not None})
)

FACES = (1, 2, 2, 3, 3, 4)
"""The six faces of the die (R1.3)."""


@cache
def rugs_round(square: Square) -> tuple[tuple[Square, Square], ...]:
    """Where a rug may lie while Assam stands on ``square``, by R5.1 alone.

    Each place is given as (the square that touches Assam's, the other one): at most twelve, and
    never both ways round, for two neighbours of one square never touch each other.
    """
    return tuple(
        (near, far)
        for heading in HEADINGS
        if (near := square.neighbour(heading)) is not None
        for bend in HEADINGS
        if (far := near.neighbour(bend)) is not None and far != square
    )
