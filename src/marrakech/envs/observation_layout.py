"""What an observation holds, and where.

Its first numbers are planes: the 49 squares of the market, row by row, for each fact about them.
Then come numbers about the players. Seats are counted clockwise from the one who looks: 0 is
oneself. Colours are counted likewise: number ``n`` belongs to seat ``n % players``, as everywhere.
"""

from __future__ import annotations

from typing import NamedTuple

from marrakech.core.rules import Rules

SQUARES = 49
PLANES = 12

# Where the planes begin
RUGS = 0  # four, by colour
HALVES = 4 * SQUARES  # four, by heading
ASSAM = 8 * SQUARES  # four, by heading

# Where the numbers begin
DIRHAMS = PLANES * SQUARES  # by seat
LEFT = DIRHAMS + 4  # by colour
NEXT = LEFT + 4  # by colour
OUT = NEXT + 4  # by seat
MOVER = OUT + 4  # by seat
PHASE = MOVER + 4  # turn, lay, over

WIDTH = PHASE + 3

MOST = (1 << 15) - 1
"""The greatest number that there is room for."""


class Part(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    start: int
    shape: tuple[int, ...]
    most: int
    """The greatest value that can stand there."""
    meaning: str

    @property
    def stop(self) -> int:
        """Where the next part begins."""
        size = 1
        for length in self.shape:
            size *= length
        return self.start + size


def parts(rules: Rules | str) -> tuple[Part, ...]:
    """All parts, in order; how great they can be depends on the rules."""
    rules = Rules.of(rules)
    dirhams = rules.players * rules.dirhams
    if max(dirhams, rules.rugs_per_colour) > MOST:
        raise ValueError(
            f"an observation has room for {MOST:,} dirhams, and these rules have {dirhams:,}"
        )
    return (
        Part("rugs", RUGS, (4, 7, 7), 1, "the squares on which a colour is on top, by colour"),
        Part(
            "halves",
            HALVES,
            (4, 7, 7),
            1,
            "the squares whose top rug has its other half to the north, east, south, west",
        ),
        Part(
            "assam",
            ASSAM,
            (4, 7, 7),
            1,
            "the square on which Assam stands, facing north, east, south, west",
        ),
        Part("dirhams", DIRHAMS, (4,), dirhams, "dirhams, by seat"),
        Part("left", LEFT, (4,), rules.rugs_per_colour, "rugs left to lay, by colour"),
        Part(
            "next",
            NEXT,
            (4,),
            1,
            "whether the next rug that its owner lays is of this colour, by colour",
        ),
        Part("out", OUT, (4,), 3, "0 for who is in, else the place in the order of leaving"),
        Part("mover", MOVER, (4,), 1, "whose turn it is, by seat"),
        Part("phase", PHASE, (3,), 1, "what has to be done: turn Assam, lay a rug, or nothing"),
    )
