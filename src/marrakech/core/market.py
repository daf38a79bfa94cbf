"""The public part of a position: the base class of :class:`Game` and :class:`View`."""

from __future__ import annotations

from importlib import import_module
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from marrakech.core import codes, kernel, position, position_json, rugs
from marrakech.core.actions import ACTIONS, Action
from marrakech.core.board import COLOURS, HEADINGS, SQUARE_OF_CELL, Assam, Colour, Square
from marrakech.core.errors import BadNotation, IllegalAction
from marrakech.core.story import PHASES, Event, Outcome, Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from marrakech.core.retelling import Retelling
    from marrakech.core.rugs import Rug
    from marrakech.core.rules import Rules


_WORDS = Struct(f"<{codes.WORDS}Q")
_TOP = {**dict(enumerate(COLOURS)), codes.NONE: None}


class Player(NamedTuple):
    """What everybody knows of a player."""

    seat: int
    dirhams: int
    rugs: dict[Colour, int]
    """Rugs left to lay, by colour."""
    top: Colour | None
    """The next rug to lay; None if it has not been seen yet, or there is none."""
    out: bool
    """Whether this player is out (R4.3)."""
    leaving: int | None
    """For who is out, the place in the order of leaving: 1, 2 or 3."""
    squares: int
    """On how many squares a rug of this player's colours is visible."""
    points: int

    @property
    def rugs_left(self) -> int:
        """Rugs left to lay, all colours together."""
        return sum(self.rugs.values())


class Market:
    """A position that can be looked at from all sides, and not be changed."""

    __slots__ = ("_history", "_piles", "_start", "_state", "rules")

    rules: Rules
    _state: kernel.State
    _start: kernel.State
    """The position that the history begins with."""
    _history: list[Event] | Retelling
    _piles: tuple[tuple[Colour, ...], ...] | None
    """The hidden rugs of each pile, the next one first, where somebody knows them."""

    # -------------------------------------------------------------------- whose turn it is

    @property
    def phase(self) -> Phase:
        """What has to be done next."""
        return PHASES[self._state.phase]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; :meth:`outcome` tells how."""
        return self._state.phase == codes.OVER

    @property
    def mover(self) -> int:
        """The seat whose turn it is; when the game is over, whose turn was the last."""
        return self._state.mover

    @property
    def seat(self) -> int:
        """The seat that acts: the mover, or in a reveal the seat whose pile it is."""
        return self._state.revealer() if self._state.phase == codes.REVEAL else self._state.mover

    def legal(self) -> list[Action]:
        """All actions that are possible now, those of chance included; none when over."""
        return [ACTIONS[index] for index in self._legal()]

    def is_legal(self, action: Action | str | SupportsIndex) -> bool:
        """Whether an action is possible now; it is given as :meth:`Game.push` takes it.

        What is no action at all raises :class:`BadNotation`.
        """
        return Action.of(action).index in self._legal()

    def _legal(self) -> Sequence[int]:
        legal = self._state.legal()
        if self._piles is not None and self._state.phase == codes.REVEAL:
            return [codes.FIRST_REVEAL + COLOURS.index(self._next_rug(self._piles))]
        return legal

    def _next_rug(self, piles: tuple[tuple[Colour, ...], ...]) -> Colour:
        """The rug that is about to be revealed, where the piles are known."""
        seat = self._state.revealer()
        return piles[seat][-self._state.pile[seat]]

    def chance(self) -> list[tuple[Action, float]]:
        """In a chance phase every possible action with its probability; else nothing."""
        odds = self._state.odds()
        if not odds:
            return []
        legal = self._legal()
        if len(legal) == 1:
            return [(ACTIONS[legal[0]], 1.0)]
        total = sum(odds)
        return [(ACTIONS[index], cases / total) for index, cases in zip(legal, odds, strict=True)]

    def kernel_state(self) -> kernel.State:
        """A copy of the position for the kernel: its actions are numbers, and it is fast."""
        return self._state.snapshot()

    def start_state(self) -> kernel.State:
        """A copy of the position that the history begins with, for the kernel."""
        return self._start.snapshot()

    # -------------------------------------------------------------------- what can be seen

    @property
    def assam(self) -> Assam:
        """Where Assam stands and which way he faces."""
        return Assam(SQUARE_OF_CELL[self._state.assam], HEADINGS[self._state.heading])

    @property
    def players(self) -> tuple[Player, ...]:
        """The players, by seat."""
        state = self._state
        left = dict(zip(COLOURS, state.rugs, strict=True))
        colours, players = self.rules.colours, self.rules.players
        each = zip(  # the kernel has room for four players
            state.dirhams,
            state.pile,
            state.top,
            state.out,
            state.spreads(),
            state.scores(),
            strict=False,
        )
        return tuple(
            Player(
                seat,
                dirhams,
                {colour: left[colour] for colour in colours[seat::players]},
                _TOP[top] if pile else None,
                out > 0,
                out or None,
                spread,
                points,
            )
            for seat, (dirhams, pile, top, out, spread, points) in enumerate(each)
        )

    def top(self, seat: int) -> Colour | None:
        """The next rug that a player lays; None if it has not been seen yet, or there is none."""
        state, seat = self._state, self.rules.seat(seat)
        return _TOP[state.top[seat]] if state.pile[seat] else None

    def hidden_rugs(self) -> tuple[tuple[Colour, ...], ...]:
        """The rugs of each pile that nobody has seen yet, in no order but that of the colours.

        Where a player has one colour, or two that alternate, there is nothing to hide.
        """
        if not self.rules.hides_piles:
            return ((),) * self.rules.players
        return tuple(
            tuple(
                colour
                for colour, left in player.rugs.items()
                for _ in range(left - (player.top == colour))
            )
            for player in self.players
        )

    def owner(self, colour: Colour) -> int | None:
        """The seat that a colour belongs to; None if that player is out: neutral rugs (R4.3).

        A colour that nobody plays belongs to nobody.
        """
        if colour not in self.rules.colours:
            return None
        seat = self._state.owner(COLOURS.index(colour))
        return None if self._state.out[seat] else seat

    def halves(self) -> dict[Square, rugs.Half]:
        """The half of a rug on top of each square that is not bare."""
        return rugs.halves(self._state.visible, self._state.toward)

    def _look(self) -> rugs.Look:
        return rugs.looker(self._state.visible, self._state.toward)

    def rugs(self) -> list[Rug]:
        """All rugs of which something is visible, each before those that lie on it."""
        return rugs.layers(self.halves().get)

    def rug_at(self, square: Square | tuple[int, int] | str) -> Rug | None:
        """The rug on top of a square, if any."""
        wanted = Square.parse(square) if isinstance(square, str) else Square(*square)
        if SQUARE_OF_CELL.get(wanted.cell) != wanted:
            raise BadNotation("square", text=str(tuple(wanted)))
        return rugs.rug_at(wanted, self._look())

    # -------------------------------------------------------------------- how it stands

    @property
    def history(self) -> tuple[Event, ...]:
        """Everything that happened, from the first action on."""
        return tuple(self._history)

    @property
    def played(self) -> int:
        """How many actions have been played."""
        return len(self._history)

    def peek(self) -> Event:
        """What happened last; :class:`IllegalAction` if nothing has happened yet."""
        if not self._history:
            raise IllegalAction("nothing-played")
        return next(self.latest())

    def latest(self) -> Iterator[Event]:
        """What happened, the latest first."""
        return reversed(self._history)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as if the game ended now (R6.2)."""
        return tuple(self._state.scores())

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        state = self._state
        if state.phase != codes.OVER:
            return None
        seats = range(self.rules.players)
        standings = state.standings()
        return Outcome(
            ranking=tuple(
                tuple(seat for seat in seats if standings[seat] == standing)
                for standing in sorted(set(standings), reverse=True)
            ),
            points=self.scores,
            dirhams=tuple(state.dirhams[: self.rules.players]),
            squares=tuple(state.spreads()),
            reason="last player" if state.remaining == 1 else "last rug",
        )

    # -------------------------------------------------------------------- texts and data

    def key(self) -> bytes:
        """All that matters from here on, as a key for dictionaries: 112 bytes.

        Equal positions by equal rules have equal keys, in any process and on any machine, and
        two positions with one key have the same actions, chances and outcomes before them. How a
        position came about is not in it, for nothing in the rules depends on that; nor are rules
        that matter at the start only, such as the heading there. What nobody may know is not in it
        either: a game whose ``piles`` are known and all views of it have one key.

        Another version of this library may make other keys: :meth:`position` is what to store.
        """
        return bytes(self._state.rule_set()) + _WORDS.pack(*self._state.words())

    def position(self) -> str:
        """The position as one line of text."""
        return position.write(position.Position.of(self.rules, self._state))

    def to_dict(self) -> dict[str, Any]:
        """The position as plain data that JSON can hold."""
        return position_json.write(position.Position.of(self.rules, self._state))

    def __eq__(self, other: object) -> bool:
        """Whether rules and position are the same; how they came about does not matter."""
        if not isinstance(other, Market):
            return NotImplemented
        return self.rules == other.rules and self._state.words() == other._state.words()

    __hash__ = None  # type: ignore[assignment]

    def _replay(self) -> tuple[str, tuple[int, ...]]:
        """What it takes to play the same again: the start, and the numbers of all actions."""
        start = position.write(position.Position.of(self.rules, self._start))
        return start, tuple(event.action.index for event in self._history)

    # -------------------------------------------------------------------- pictures

    def _repr_svg_(self) -> str:
        return str(drawing("svg")(self))

    def __str__(self) -> str:
        return f"{drawing('text')(self)}\n{self.position()}"


def drawing(kind: str) -> Callable[..., Any]:
    """The layer above that draws is found when it is asked for: the core does not depend on it."""
    found: Callable[..., Any] = getattr(import_module("marrakech.draw"), kind)
    return found
