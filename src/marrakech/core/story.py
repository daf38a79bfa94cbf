"""What happened: the events that ``Game.push`` returns and ``Game.history`` keeps.

An event tells the whole story of one action, so that a program that knows no rules can animate
or narrate it: where Assam walked and through which mosaics, who paid whom how much for which
squares, who went out, what a rug was laid on, and how the game ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from marrakech.core.board import Word

if TYPE_CHECKING:
    from marrakech.core.actions import Action, Way
    from marrakech.core.board import Colour, Heading, Square, Step
    from marrakech.core.rugs import Rug


class Phase(Word):
    """What has to be done next; in ``ROLL`` and ``REVEAL`` it is chance that does it."""

    TURN = "turn"
    ROLL = "roll"
    LAY = "lay"
    REVEAL = "reveal"
    OVER = "over"


PHASES = tuple(Phase)


class Outcome(NamedTuple):
    """How a game ended (R6)."""

    ranking: tuple[tuple[int, ...], ...]
    """The seats, best first; those that share a place stand together."""
    points: tuple[int, ...]
    """The points of each seat."""
    dirhams: tuple[int, ...]
    squares: tuple[int, ...]
    """On how many squares each seat's rugs are visible; for a seat that is out they are neutral."""
    reason: Literal["last rug", "last player"]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place: mostly one."""
        return self.ranking[0]


class Payment(NamedTuple):
    """The mover pays for the rug that Assam stopped on (R4)."""

    by: int
    to: int
    colour: Colour
    squares: tuple[Square, ...]
    """The area that is paid for, Assam's square included."""
    paid: int
    """One dirham for each square, or less if the purse was too light."""
    joined: bool = False
    """Whether squares of the owner's other colour are part of the area (R4.5)."""

    @property
    def due(self) -> int:
        """What the area costs."""
        return len(self.squares)


class Turned(NamedTuple):
    """Assam was turned, or left as he stood."""

    seat: int
    """The seat whose turn it is."""
    action: Action
    outcome: Outcome | None
    """How the game ended, if this ended it."""
    way: Way
    before: Heading
    heading: Heading


class Walked(NamedTuple):
    """The die was thrown and Assam walked."""

    seat: int
    """The seat whose turn it is."""
    action: Action
    outcome: Outcome | None
    """How the game ended, if this ended it."""
    steps: int
    start: Square
    before: Heading
    path: tuple[Step, ...]
    """One step for each slipper, with the mosaic that it went through, if any."""
    payment: Payment | None
    out: bool
    """Whether the mover could not pay and is out; his rugs are neutral from now on (R4.3)."""

    @property
    def end(self) -> Square:
        """Where Assam stopped."""
        return self.path[-1].square

    @property
    def heading(self) -> Heading:
        """The way that he faces now (R3.3)."""
        return self.path[-1].heading


class Laid(NamedTuple):
    """A rug was laid."""

    seat: int
    """The seat whose turn it is."""
    action: Action
    outcome: Outcome | None
    """How the game ended, if this ended it."""
    colour: Colour
    squares: tuple[Square, Square]
    """The square next to Assam, then the other one."""
    on: tuple[Rug | None, Rug | None]
    """The rug that was on top there before; None where the market was bare."""


class Revealed(NamedTuple):
    """The next rug of a pile was seen."""

    seat: int
    """The seat whose pile it is."""
    action: Action
    outcome: Outcome | None
    """How the game ended, if this ended it."""
    colour: Colour


Event = Turned | Walked | Laid | Revealed
"""What ``Game.push`` returns: one action and what came of it."""
