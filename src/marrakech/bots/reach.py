"""How likely Assam is to come to a square, or a rug to be laid on it, in the turns ahead.

Like the kernel this is ordinary Python that ``reach.pxd`` lets the build compile.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import cache

from marrakech.core import lookup_tables
from marrakech.core.board import HEADINGS, SQUARES

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

WALK = lookup_tables.WALK
FACE_CASES = [lookup_tables.FACES.count(steps) for steps in (1, 2, 3, 4)]
NEAR = 5  # the number of the kind "within three steps"
COVERED = 6


class Reach:
    """A table with seven weights for every square, by Assam's square and heading.

    It is indexed by start (a cell and a heading), cell, and kind. The kinds are the chances that he
    stands there after one, two, three and four turns at random, and after five to ten; whether
    it is within three steps; and the chance that a rug can be laid there a turn later. An eighth
    place is unused: compiled loops handle eight numbers at once.
    """

    __slots__ = ("at_end", "table")

    def __init__(self, at_end: bool) -> None:
        self.at_end = int(at_end)
        if not cython.compiled:
            self.table = [0.0] * 100352
        self.make()

    def make(self) -> None:
        """Fill the table."""
        now = [0.0] * 224
        after = [0.0] * 224
        for square in SQUARES:
            for heading in range(len(HEADINGS)):
                start = square.cell * 4 + heading
                for i in range(224):
                    now[i] = 0.0
                now[start] = 1.0
                for turns in range(1, 11):
                    self.spread(now, after, steered=turns > 1 or not self.at_end)
                    for i in range(224):
                        now[i] = after[i]
                    if turns == 1:
                        self.cover(start, now)
                    if turns <= 4:
                        self.weigh(start, turns - 1, now, 0.3)
                    else:
                        self.weigh(start, 4, now, 0.05)
                for other in SQUARES:
                    cell = other.cell
                    near = abs(other.row - square.row) + abs(other.column - square.column) <= 3
                    self.table[(start * 56 + cell) * 8 + NEAR] = 0.015 if near else 0.0

    def spread(
        self, now: MutableSequence[float], after: MutableSequence[float], steered: bool
    ) -> None:
        """Where Assam may be a turn later, if he is turned at random or goes straight on."""
        for i in range(224):
            after[i] = 0.0
        for i in range(224):
            if now[i] == 0.0:
                continue
            for way in range(3):
                if not steered and way != 1:
                    continue
                if steered and self.at_end and way == 1:
                    continue
                heading = (i & 3) + way + 3 & 3
                chance = now[i] / 6
                if steered:
                    chance /= 2 if self.at_end else 3
                for face in range(4):
                    end = WALK[((i >> 2) * 4 + heading) * 5 + face + 1]
                    after[end] += chance * FACE_CASES[face]

    def weigh(self, start: int, kind: int, now: MutableSequence[float], factor: float) -> None:
        """Add ``factor`` times the chances to stand on each square to one kind of weight."""
        for i in range(224):
            cell = i >> 2
            self.table[(start * 56 + cell) * 8 + kind] += factor * now[i]

    def cover(self, start: int, now: MutableSequence[float]) -> None:
        """The chance that a rug can be laid on each square, if Assam comes where he may (R5.1)."""
        for i in range(224):
            if now[i] == 0.0:
                continue
            cell = i >> 2
            for other in range(56):
                row = (other >> 3) - (cell >> 3)
                column = (other & 7) - (cell & 7)
                if (
                    (other & 7) < 7
                    and 1 <= row * row + column * column <= 4
                    and row * column in (-1, 0, 1)
                ):
                    self.table[(start * 56 + other) * 8 + COVERED] += 0.1 * now[i]


@cache
def reach_for(*, at_end: bool) -> Reach:
    """The weights for one order of a turn, made once."""
    return Reach(at_end)
