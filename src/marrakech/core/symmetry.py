"""The sides from which the market is the same: half a turn, and a mirror along each diagonal.

R1.4's mosaics are not alike on all four sides, so a quarter turn makes another game. But half a
turn carries each mosaic onto another, and so do the mirrors along both diagonals; in a mirror left
is right. A position and what it becomes are worth the same, and so is whatever is played there.

>>> from marrakech import SYMMETRIES, Game
>>> game = Game("standard/3")
>>> walked = game.push("R"), game.push("2")
>>> for symmetry in SYMMETRIES:
...     print(symmetry, game.transform(symmetry).assam.square, symmetry.action("R"))
identity b4 R
half turn f4 R
falling diagonal d2 L
rising diagonal d6 L
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, SupportsIndex

from marrakech.core.actions import ACTIONS, Action, Lay, Turn, Way
from marrakech.core.board import SIZE, Assam, Heading, Square
from marrakech.core.position import Position
from marrakech.core.rugs import Half
from marrakech.core.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable

_FAR = SIZE - 1
_SIDES = {Way.LEFT: Way.RIGHT, Way.FORWARD: Way.FORWARD, Way.RIGHT: Way.LEFT}


class Symmetry:
    """A way to look at the market from which nothing changes but names.

    Each one undoes itself: to transform twice is to change nothing. ``game.transform(symmetry)``
    is the whole game as it looks from there.
    """

    name: str
    """What it is called."""
    is_mirror: bool
    """Whether left becomes right."""

    def __init__(
        self, name: str, square: Callable[[Square], Square], headings: str, *, is_mirror: bool
    ) -> None:
        self.name = name
        self.is_mirror = is_mirror
        self._square = square
        self._headings = {
            here: Heading(there) for here, there in zip("NESW", headings, strict=True)
        }

    def __repr__(self) -> str:
        return f"SYMMETRIES[{SYMMETRIES.index(self)}]"

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return numbered, (SYMMETRIES.index(self),)

    def square(self, square: Square | str) -> Square:
        """Where a square goes."""
        return self._square(Square.parse(square) if isinstance(square, str) else square)

    def heading(self, heading: Heading) -> Heading:
        """What a heading becomes."""
        return self._headings[heading]

    def action(self, action: Action | str | SupportsIndex) -> Action:
        """What the same action is called there; it is given as an object, text or number."""
        action = Action.of(action)
        if isinstance(action, Lay):
            return Lay(self._square(action.near), self._square(action.far))
        if isinstance(action, Turn) and self.is_mirror:
            return Turn(_SIDES[action.way])
        return action

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """For each action's number that of :meth:`action`: it reorders masks and policies."""
        return tuple(self.action(action).index for action in ACTIONS)

    def rules(self, rules: Rules | str) -> Rules:
        """What the rules become: the heading at the start turns with the market (R1.2)."""
        rules = Rules.of(rules)
        return rules.replace(heading=self._headings[rules.heading].value)

    def position(self, position: Position) -> Position:
        """What a position becomes."""
        return Position(
            self.rules(position.rules),
            {
                self._square(square): Half(half.colour, self._headings[half.toward])
                for square, half in position.board.items()
            },
            Assam(self._square(position.assam.square), self._headings[position.assam.heading]),
            position.mover,
            position.phase,
            position.players,
        )


SYMMETRIES = (
    Symmetry("identity", lambda at: at, "NESW", is_mirror=False),
    Symmetry(
        "half turn", lambda at: Square(_FAR - at.row, _FAR - at.column), "SWNE", is_mirror=False
    ),
    Symmetry("falling diagonal", lambda at: Square(at.column, at.row), "WSEN", is_mirror=True),
    Symmetry(
        "rising diagonal",
        lambda at: Square(_FAR - at.column, _FAR - at.row),
        "ENWS",
        is_mirror=True,
    ),
)
"""All four, the one that changes nothing first."""


def numbered(number: int) -> Symmetry:
    """A symmetry unpickled."""
    return SYMMETRIES[number]
