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

from operator import index
from typing import Never, SupportsIndex

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


class Action:
    """What a player or chance does: a :class:`Turn`, :class:`Roll`, :class:`Lay` or
    :class:`Reveal`. It never changes, and can be a key.
    """

    __slots__ = ("index", "text")
    __match_args__: tuple[str, ...]

    index: int
    """The action's number."""
    text: str
    """The action as it is written in records."""

    def __init__(self, *_: object) -> None:
        raise TypeError("an action is a Turn, a Roll, a Lay or a Reveal")

    def _set(self, **values: object) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

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

    @staticmethod
    def of(given: Action | str | SupportsIndex) -> Action:
        """The action that is meant, wherever it may be given as an object, text or number.

        >>> Action.of("R") == Action.of(2) == Turn(Way.RIGHT)
        True
        """
        if isinstance(given, Action):
            return given
        if isinstance(given, str):
            return Action.parse(given)
        if isinstance(given, bool) or not hasattr(given, "__index__"):
            raise TypeError(
                f"an action is an Action, its text or its number, not {type(given).__name__}"
            )
        return Action.from_index(index(given))

    def __setattr__(self, name: str, value: object) -> Never:
        raise AttributeError("an action cannot be changed")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.index == other.index

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        parts = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({parts})"

    def __reduce__(self) -> tuple[object, ...]:
        return Action.from_index, (self.index,)


class Turn(Action):
    """Turn Assam a quarter, or leave him as he stands (R3.2, R7.1)."""

    __slots__ = __match_args__ = ("way",)

    way: Way

    def __init__(self, way: Way) -> None:
        if way not in WAYS:
            raise BadNotation("action", text=str(way))
        self._set(way=Way(way), index=WAYS.index(way), text=str(way))


class Roll(Action):
    """The die shows so many slippers (R1.3)."""

    __slots__ = __match_args__ = ("steps",)

    steps: int

    def __init__(self, steps: int) -> None:
        if isinstance(steps, bool) or index(steps) not in (1, 2, 3, 4):
            raise BadNotation("action", text=str(steps))
        self._set(steps=index(steps), index=FIRST_ROLL + index(steps) - 1, text=str(steps))


class Lay(Action):
    """Lay a rug on two squares, ``near`` being the one that touches Assam's (R5.1)."""

    __slots__ = __match_args__ = ("near", "far")

    near: Square
    far: Square

    def __init__(self, near: Square, far: Square) -> None:
        number = _LAY_NUMBER.get((near, far))
        if number is None:
            raise BadNotation("rug", near=near, far=far)
        near, far = LAYS[number]
        self._set(near=near, far=far, index=FIRST_LAY + number, text=near.name + far.name)


class Reveal(Action):
    """The next rug of a two-colour pile comes to light (R2.3)."""

    __slots__ = __match_args__ = ("colour",)

    colour: Colour

    def __init__(self, colour: Colour) -> None:
        if colour not in COLOURS:
            raise BadNotation("action", text=f"={colour}")
        number = FIRST_REVEAL + COLOURS.index(colour)
        self._set(colour=Colour(colour), index=number, text=f"={colour}")


ACTIONS: tuple[Action, ...] = (
    *(Turn(way) for way in WAYS),
    *(Roll(steps) for steps in (1, 2, 3, 4)),
    *(Lay(near, far) for near, far in LAYS),
    *(Reveal(colour) for colour in COLOURS),
)
"""Every action there is, by its number."""

_OF_TEXT = {action.text: action for action in ACTIONS}
