"""The ways to look at the market from which it is the same: half a turn, and two mirrors.

R1.4's mosaics are not alike on all four sides, but half a turn carries each onto another, and so
do the mirrors along both diagonals. In a mirror left is right.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from marrakech import Action, Assam, Heading, Lay, Rules, Square, Turn, Way
from marrakech.core.position import Position
from marrakech.core.rugs import Half

if TYPE_CHECKING:
    from collections.abc import Callable

_SIDES = {Way.LEFT: Way.RIGHT, Way.FORWARD: Way.FORWARD, Way.RIGHT: Way.LEFT}


@dataclass(frozen=True)
class Look:
    """One such way: where it takes squares and headings."""

    name: str
    square: Callable[[Square], Square]
    headings: str
    """Where it takes N, E, S and W."""
    mirror: bool

    def __repr__(self) -> str:
        return self.name

    def heading(self, heading: Heading) -> Heading:
        return Heading(self.headings["NESW".index(heading)])

    def action(self, action: Action) -> Action:
        """What the same action is called there."""
        if isinstance(action, Lay):
            return Lay(self.square(action.near), self.square(action.far))
        if isinstance(action, Turn) and self.mirror:
            return Turn(_SIDES[action.way])
        return action

    def rules(self, rules: Rules) -> Rules:
        """R1.2: the heading at the start turns with the market."""
        return rules.replace(heading=self.heading(Heading(rules.heading)).value)

    def position(self, position: Position) -> Position:
        return Position(
            self.rules(position.rules),
            {
                self.square(square): Half(half.colour, self.heading(half.toward))
                for square, half in position.board.items()
            },
            Assam(self.square(position.assam.square), self.heading(position.assam.heading)),
            position.mover,
            position.phase,
            position.players,
        )


LOOKS = (
    Look("half a turn", lambda at: Square(6 - at.row, 6 - at.column), "SWNE", mirror=False),
    Look("falling diagonal", lambda at: Square(at.column, at.row), "WSEN", mirror=True),
    Look("rising diagonal", lambda at: Square(6 - at.column, 6 - at.row), "ENWS", mirror=True),
)
