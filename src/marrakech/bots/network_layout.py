"""The layout of the value network: how many inputs and units, and where each weight is stored."""

from __future__ import annotations

from typing import NamedTuple

# Sizes of the network
HIDDEN = 32  # units of the first layer, or
WIDE = 64  # these, where a value is worth the time
SECOND = 16
OUTPUTS = 8  # four seats' chances, as logits, and four margins
PHASES = 8  # the later layers have weights of their own for each phase of the game

# Its inputs that are numbers, and where they begin
PLAYER = 0  # six for each player, the mover first
SLOT = 24  # twelve for each colour: the mover's next colour, his other one, then the others'
PAID = 72  # for left, forward and right what goes to each colour
WAYS = 84  # the mover's payment for each, and the least
NEXT = 88  # what the next player pays at least after each, and the best difference
OUT = 93  # the chance to go out for each, and the least
LATE = 97  # rugs remaining, and whether the mover's next colour is hidden
RULES = 99  # six flags
DENSE = 108  # a multiple of four
# and behind them, for a value that looks at the shapes of areas, too:
SHAPES = 108  # eight for each colour, in the order of the slots
SHAPED = 140  # a multiple of four

# Its inputs that are rows of a table, and how many there are of each
ORBITS = 49  # where Assam stands and faces, but for symmetry
KINDS_OF_END = (
    34  # where a throw may end: four colours in eight sizes, a bare square, a neutral rug
)
BARE = 32
NEUTRAL = 33
ENDINGS = ORBITS  # twelve endings of a throw: where their rows begin
PURSES = ENDINGS + 12 * KINDS_OF_END  # ten sizes of four purses
LATENESS = PURSES + 40  # rugs remaining
ROWS = LATENESS + 64
MOST_ROWS = 20


class Places(NamedTuple):
    """Where the weights of a network are that has so many units in its first layer, and inputs."""

    units: int
    numbers: int
    """How many of its inputs are numbers: with or without the shapes of areas."""
    rows: int
    dense: int
    first: int
    second: int
    second_bias: int
    third: int
    third_bias: int
    skip: int
    size: int
    """How many there are."""


def places(units: int, *, shapes: bool = False) -> Places:
    """Where the weights of a network are."""
    if units not in (HIDDEN, WIDE):
        raise ValueError(f"{HIDDEN} or {WIDE} units, not {units}")
    numbers = SHAPED if shapes else DENSE
    dense = ROWS * units
    first = dense + numbers * units
    second = first + units
    second_bias = second + PHASES * units * SECOND
    third = second_bias + PHASES * SECOND
    third_bias = third + PHASES * SECOND * OUTPUTS
    skip = third_bias + PHASES * OUTPUTS
    size = skip + numbers * OUTPUTS
    return Places(
        units, numbers, 0, dense, first, second, second_bias, third, third_bias, skip, size
    )


LAYOUTS = [places(units, shapes=shapes) for shapes in (False, True) for units in (HIDDEN, WIDE)]
"""All that there are. Each has another number of weights, by which a file is recognised."""


def layout_of(size: int) -> Places:
    """The layout of a network whose weights are so many."""
    for layout in LAYOUTS:
        if layout.size == size:
            return layout
    sizes = " or ".join(str(layout.size) for layout in LAYOUTS)
    raise ValueError(f"there are {sizes} weights, not {size}")


# What is remembered of a position while its inputs are computed (see Inputs.describe_change), and
# where. In small numbers:
MEMORY_ASSAM = 1  # where he stands
MEMORY_HEADING = 2  # and faces
MEMORY_SQUARES = 16  # visible squares, by colour
MEMORY_OUTS = 20  # by way: how many faces of the die put the mover out
MEMORY_PURSE = 23  # the mover's dirhams
MEMORY_SLOTS = 24  # by cell: which slot it belongs to
MEMORY_SIZES = 88  # by cell: how large its area is
MEMORY_DUES = 152  # by cell: what the next player would pay there
# and in large ones, which begin with the visible squares of each colour:
SEEN_GROUND = 4  # by colour: the squares that its areas can have
SEEN_TOUCHED = 8  # the squares that have changed since the position before
SEEN_PAID = 9  # by way: what the mover pays, summed over the faces of the die
SEEN_THEN = 12  # by way: what the next player pays after that
SEEN_DUES = 15  # the squares where what the next player would pay has changed
SEEN_KEY = 16  # what two positions must have in common, so that one is described from the other
