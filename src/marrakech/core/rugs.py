"""The rugs as they lie: which squares each one covers, what is visible, what is on top of what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from marrakech.core.board import COLOURS, HEADINGS, SQUARES, Colour, Heading, Square
from marrakech.core.errors import BadNotation


class Half(NamedTuple):
    """The visible half of a rug on one square, and the way to its other half."""

    colour: Colour
    toward: Heading


class Rug(NamedTuple):
    """A rug of which at least one half is visible."""

    colour: Colour
    squares: tuple[Square, Square]
    """The two squares on which it lies, the left or upper one first."""
    visible: tuple[bool, bool]
    """Whether each of the two halves is on top."""

    @property
    def whole(self) -> bool:
        """Whether both halves are visible."""
        return all(self.visible)


Look = Callable[[Square], Half | None]
"""A function that tells what lies on top of a square."""


_HALF = {(c, h): Half(c, h) for c in COLOURS for h in HEADINGS}
_HALVES = [[_HALF[colour, heading] for heading in HEADINGS] for colour in COLOURS]
_SQUARE_OF_BIT = {1 << square.cell: square for square in SQUARES}


def looker(visible: Sequence[int], toward: Sequence[int]) -> Look:
    """A :data:`Look` at the kernel's bitboards; for all squares at once there is :func:`halves`."""
    covered = reduce(or_, visible)

    def look(square: Square) -> Half | None:
        bit = 1 << square.cell
        if not covered & bit:
            return None
        colour = heading = 0
        while not visible[colour] & bit:
            colour += 1
        while not toward[heading] & bit:
            heading += 1
        return _HALVES[colour][heading]

    return look


def halves(visible: Sequence[int], toward: Sequence[int]) -> dict[Square, Half]:
    """What is on top of each square that is not bare, from the kernel's bitboards."""
    found: dict[Square, Half] = {}
    for colour, mask in zip(COLOURS, visible, strict=True):
        for heading, pointing in zip(HEADINGS, toward, strict=True):
            both = mask & pointing
            while both:
                bit = both & -both
                both ^= bit
                found[_SQUARE_OF_BIT[bit]] = _HALF[colour, heading]
    return found


def rug_at(square: Square, look: Look) -> Rug | None:
    """The rug whose half is visible on a square."""
    half = look(square)
    if half is None:
        return None
    other, facing, whole, covered = _lying(square, half)
    return whole if look(other) == facing else covered


@cache
def _lying(square: Square, half: Half) -> tuple[Square, Half, Rug, Rug]:
    """Of a rug with a visible half: its other square, how its other half would look there, and the
    rug with both halves visible, and with only this one.

    Cached, for it is asked for with every rug that is laid, and there are under a thousand cases.
    """
    other = square.neighbour(half.toward)
    assert other is not None, "a rug lies on the board"
    facing = Half(half.colour, half.toward.opposite)
    squares = (square, other) if square < other else (other, square)
    seen = (squares[0] == square, squares[1] == square)
    return other, facing, Rug(half.colour, squares, (True, True)), Rug(half.colour, squares, seen)


def covering(rug: Rug, look: Look) -> Rug | None:
    """The rug that lies on the hidden half of another; None if both halves are visible."""
    first, second = rug.squares
    if rug.whole:
        return None
    return rug_at(second if rug.visible[0] else first, look)


def layers(look: Look) -> list[Rug]:
    """All visible rugs, each before those that lie on it: the order to paint them in.

    Rugs that would each have to lie under the next, and the last one under the first, are
    refused: no order of laying gives them.
    """
    depth: dict[Rug, int] = {}
    for square in SQUARES:
        chain: list[Rug] = []
        rug = rug_at(square, look)
        while rug is not None and rug not in depth:
            if rug in chain:
                ring = " ".join(str(link.squares[link.visible.index(True)]) for link in chain)
                raise BadNotation("rugs-in-a-ring", squares=ring)
            chain.append(rug)
            rug = covering(rug, look)
        below = -1 if rug is None else depth[rug]
        for link in reversed(chain):
            below += 1
            depth[link] = below
    return sorted(depth, key=lambda rug: (-depth[rug], rug.squares))
