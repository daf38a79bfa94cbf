"""The four kinds of action, each in three spellings: object, text and number.

=============  ==========  ===========  ==========================================
object         text        numbers      what it is
=============  ==========  ===========  ==========================================
``Turn``       ``R``       0 to 2       turn Assam left, not at all, right
``Roll``       ``3``       3 to 6       the die shows one to four slippers
``Lay``        ``d3e3``    7 to 174     lay a rug; the square next to Assam first
``Reveal``     ``=red``    175 to 178   the next rug of a pile is seen
=============  ==========  ===========  ==========================================

The numbers are the same for all rule sets and never change.

>>> Action.parse("d3e3").index, str(Action.from_index(175))
(64, '=red')
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from operator import index

from marrakech.core.board import COLOURS, HEADINGS, SQUARES, Colour, Square, Word
from marrakech.core.errors import BadNotation


class Way(Word):
    """How Assam is turned, as he sees it (R3.2)."""

    LEFT = "L"
    FORWARD = "F"
    RIGHT = "R"


WAYS = tuple(Way)
LAYS = tuple(
    (near, far)
    for near in SQUARES
    for heading in HEADINGS
    if (far := near.neighbour(heading)) is not None
)
_LAY_NUMBER = {lay: number for number, lay in enumerate(LAYS)}

FIRST_ROLL = len(WAYS)
FIRST_LAY = FIRST_ROLL + 4
FIRST_REVEAL = FIRST_LAY + len(LAYS)
COUNT = FIRST_REVEAL + len(COLOURS)


class Action(ABC):
    """What a player or chance does: a :class:`Turn`, :class:`Roll`, :class:`Lay` or
    :class:`Reveal`.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def text(self) -> str:
        """The action as it is written in records."""

    @property
    @abstractmethod
    def index(self) -> int:
        """The action's number."""

    @staticmethod
    def parse(text: str) -> Action:
        """Read an action's text."""
        action = _OF_TEXT.get(text)
        if action is None:
            raise BadNotation("action", text=text)
        return action

    @staticmethod
    def from_index(index: int) -> Action:
        """The action of a number."""
        if not 0 <= index < COUNT:
            raise BadNotation("action-number", number=index, most=COUNT - 1)
        return ACTIONS[index]

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """Turn Assam a quarter, or leave him as he stands (R3.2, R7.1)."""

    way: Way

    def __post_init__(self) -> None:
        if self.way not in WAYS:
            raise BadNotation("action", text=str(self.way))
        object.__setattr__(self, "way", Way(self.way))

    @property
    def text(self) -> str:
        return str(self.way)

    @property
    def index(self) -> int:
        return WAYS.index(self.way)


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The die shows so many slippers (R1.3)."""

    steps: int

    def __post_init__(self) -> None:
        if isinstance(self.steps, bool) or index(self.steps) not in (1, 2, 3, 4):
            raise BadNotation("action", text=str(self.steps))
        object.__setattr__(self, "steps", index(self.steps))

    @property
    def text(self) -> str:
        return str(self.steps)

    @property
    def index(self) -> int:
        return FIRST_ROLL + self.steps - 1


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a rug on two squares, ``near`` being the one that touches Assam's (R5.1)."""

    near: Square
    far: Square

    def __post_init__(self) -> None:
        if (self.near, self.far) not in _LAY_NUMBER:
            raise BadNotation("rug", near=self.near, far=self.far)
        object.__setattr__(self, "near", Square(*self.near))
        object.__setattr__(self, "far", Square(*self.far))

    @property
    def text(self) -> str:
        return self.near.name + self.far.name

    @property
    def index(self) -> int:
        return FIRST_LAY + _LAY_NUMBER[self.near, self.far]


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """The next rug of a two-colour pile comes to light (R2.3)."""

    colour: Colour

    def __post_init__(self) -> None:
        if self.colour not in COLOURS:
            raise BadNotation("action", text=f"={self.colour}")
        object.__setattr__(self, "colour", Colour(self.colour))

    @property
    def text(self) -> str:
        return "=" + str(self.colour)

    @property
    def index(self) -> int:
        return FIRST_REVEAL + COLOURS.index(self.colour)


ACTIONS: tuple[Action, ...] = (
    *(Turn(way) for way in WAYS),
    *(Roll(steps) for steps in (1, 2, 3, 4)),
    *(Lay(near, far) for near, far in LAYS),
    *(Reveal(colour) for colour in COLOURS),
)
"""Every action there is, by its number."""

_OF_TEXT = {action.text: action for action in ACTIONS}
