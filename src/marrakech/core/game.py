"""A game of Marrakech: the readable face of the rules.

>>> from marrakech import Game, Rules
>>> game = Game(Rules(players=3))
>>> game.phase, game.seat, [str(action) for action in game.legal()]
(Phase.TURN, 0, ['L', 'F', 'R'])
>>> event = game.push("R"), game.push("3")
>>> [str(step.square) for step in event[1].path]
['c4', 'b4', 'a4']
>>> game.push("a3a2").on
(None, None)
>>> game.scores
(32, 30, 30)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self, SupportsIndex, Unpack, overload

from marrakech.core import codes, kernel, position, position_json, rugs
from marrakech.core.actions import ACTIONS, Action, Lay, Reveal, Roll, Turn
from marrakech.core.board import COLOURS, HEADINGS, SQUARE_OF_CELL, Colour, squares_of, walk
from marrakech.core.errors import BadNotation, BadRules, IllegalAction
from marrakech.core.market import Market, drawing
from marrakech.core.rules import Rules
from marrakech.core.story import Event, Laid, Payment, Revealed, Turned, Walked
from marrakech.core.why_illegal import refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from marrakech.core.board import Step
    from marrakech.core.literals import LayText, RevealText, RollText, TurnText
    from marrakech.core.symmetry import Symmetry
    from marrakech.core.view import View
    from marrakech.draw.animation import Animation, AnimationOptions


_COLOUR: dict[str, Colour] = {colour: colour for colour in COLOURS}


class Rng(Protocol):
    """A source of random numbers, which is the caller's: ``random.Random``, or NumPy's."""

    def random(self) -> float:
        """A number from 0 on that is less than 1."""
        ...


class Game(Market):
    """A game that can be played, and taken back.

    The core draws nothing at random: throws of the die and rugs off a pile are actions that are
    pushed like any other. ``piles`` may fix the order of both players' two-colour piles; then a
    reveal allows only the rug that comes next. Nobody at the table may know that order, so give
    players a :meth:`view`.
    """

    __slots__ = ()

    def __init__(
        self,
        rules: Rules | str | None = None,
        first: int = 0,
        *,
        piles: Sequence[Sequence[Colour | str]] | None = None,
    ) -> None:
        """Set a game up.

        ``rules`` are those of four players by default; they may be given as text, such as
        ``"korean/2"``. ``first`` is the seat that begins.
        """
        rules = Rules.of(rules)
        self._begin(rules, kernel.State(rules, first), piles)

    def _begin(
        self,
        rules: Rules,
        state: kernel.State,
        piles: Sequence[Sequence[Colour | str]] | None = None,
    ) -> None:
        self.rules = rules
        self._state = state
        self._start = state.snapshot()
        self._history = []
        self._piles = None if piles is None else self._checked(piles)

    def _checked(self, piles: Sequence[Sequence[Colour | str]]) -> tuple[tuple[Colour, ...], ...]:
        """Piles that hold just the rugs that are hidden now."""
        if not self.rules.hides_piles:
            raise BadRules("no-hidden-piles")
        try:
            given = tuple(tuple(_COLOUR[colour] for colour in pile) for pile in piles)
        except (KeyError, TypeError) as error:
            raise BadRules("wrong-piles") from error
        if list(map(sorted, given)) != list(map(sorted, self.hidden_rugs())):
            raise BadRules("wrong-piles")
        return given

    # -------------------------------------------------------------------- playing

    @overload
    def push(self, action: Turn | TurnText) -> Turned: ...
    @overload
    def push(self, action: Roll | RollText) -> Walked: ...
    @overload
    def push(self, action: Lay | LayText) -> Laid: ...
    @overload
    def push(self, action: Reveal | RevealText) -> Revealed: ...
    @overload
    def push(self, action: Action | str | SupportsIndex) -> Event: ...
    def push(self, action: Action | str | SupportsIndex) -> Event:
        """Play an action, given as an object, as its text or as its number; tell what happened.

        What cannot be read raises :class:`BadNotation`, what is not allowed raises
        :class:`IllegalAction`; both leave the game as it was. A number is the one that the action
        has in ``ACTIONS``: the text ``"3"`` is a throw of three, the number 3 one of one.
        """
        action = Action.of(action)
        index = action.index
        if not self._state.allows(index) or (self._piles and index not in self._legal()):
            raise refusal(self, action)
        event: Event
        if isinstance(action, Roll):
            event = self._walk(action)
        elif isinstance(action, Lay):
            event = self._lay(action, index)
        elif isinstance(action, Turn):
            event = self._turn(action, index)
        else:
            event = self._reveal(action, index)
        self._history.append(event)
        return event

    def draw(self, rng: Rng) -> Walked | Revealed:
        """Let chance act: throw the die, or reveal the next rug, and tell what happened.

        ``rng`` is whatever has a method ``random()`` that gives a number from 0 to below 1, such
        as ``random.Random(7)``. It is asked once, and not at all where only one thing can come,
        as with known ``piles``. Where it is a player who has to choose, or the game is over,
        :class:`IllegalAction` is raised.

        >>> from random import Random
        >>> game = Game("standard/3")
        >>> game.push("F").heading
        Heading.S
        >>> game.draw(Random(7)).action
        Roll(steps=2)
        """
        odds = self._state.odds()
        if not odds:
            raise IllegalAction("no-chance")
        legal = self._legal()
        place = 0
        if len(legal) > 1:
            case = int(rng.random() * sum(odds))
            while case >= odds[place]:
                case -= odds[place]
                place += 1
        event = self.push(ACTIONS[legal[place]])
        assert isinstance(event, Walked | Revealed), "nothing else is left to chance"
        return event

    def _turn(self, action: Turn, index: int) -> Turned:
        state = self._state
        seat, before = state.mover, HEADINGS[state.heading]
        state.push(index)
        return Turned(seat, action, None, action.way, before, HEADINGS[state.heading])

    def _walk(self, action: Roll) -> Walked:
        state = self._state
        seat, start, before = state.mover, SQUARE_OF_CELL[state.assam], HEADINGS[state.heading]
        path, payment, out = take_walk(state, action.steps)
        ended = self.outcome() if out else None
        return Walked(seat, action, ended, action.steps, start, before, path, payment, out)

    def _lay(self, action: Lay, index: int) -> Laid:
        state = self._state
        seat, colour, look = state.mover, COLOURS[state.top[state.mover]], self._look()
        under = rugs.rug_at(action.near, look), rugs.rug_at(action.far, look)
        state.push(index)
        squares = action.near, action.far
        return Laid(seat, action, self.outcome(), colour, squares, under)

    def _reveal(self, action: Action, index: int) -> Revealed:
        assert isinstance(action, Reveal)
        seat = self._state.revealer()
        self._state.push(index)
        return Revealed(seat, action, None, action.colour)

    def pop(self) -> Event:
        """Take the last action back, and return what it had been."""
        if not self._history:
            raise IllegalAction("nothing-to-pop")
        self._state.pop()
        return self._history.pop()

    def copy(self) -> Self:
        """An independent copy, history and all."""
        other = type(self).__new__(type(self))
        other.rules = self.rules
        other._state = self._state.copy()
        other._start = self._start
        other._history = self._history[:]
        other._piles = self._piles
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: Mapping[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (*self._replay(), self._piles)

    # -------------------------------------------------------------------- other views of it

    def view(self, seat: int | None = None) -> View:
        """What the player in a seat may know; without a seat, what a spectator may know."""
        from marrakech.core.view import View  # noqa: PLC0415  (it builds on this module)

        return View(self, seat)

    def transform(self, symmetry: Symmetry) -> Game:
        """The same game seen from another side: see :class:`marrakech.Symmetry`.

        All that happened is there as well, and so is the order of the piles if it is known.
        """
        begun = symmetry.position(position.Position.of(self.rules, self._start))
        game = Game._at(begun.rules, begun.state(), self._piles)
        for event in self._history:
            game.push(symmetry.action(event.action))
        return game

    def start(self) -> Game:
        """The game as it was before its first action."""
        return Game._at(self.rules, self._start.snapshot(), self._piles)

    def is_beginning(self) -> bool:
        """Whether this is the position that games begin with (R1.2, R2)."""
        return self == Game(self.rules, self.mover)

    @classmethod
    def _at(
        cls,
        rules: Rules,
        state: kernel.State,
        piles: Sequence[Sequence[Colour | str]] | None = None,
    ) -> Self:
        """A game that begins with a position of the kernel, which it takes over."""
        game = cls.__new__(cls)
        game._begin(rules, state, piles)
        return game

    def animate(self, **how: Unpack[AnimationOptions]) -> Animation:
        """The game as a moving picture, from its first action to its last: see ``draw.animate``."""
        moving: Animation = drawing("animate")(self, **how)
        return moving

    # -------------------------------------------------------------------- texts and data

    @classmethod
    def from_position(
        cls, text: str, *, piles: Sequence[Sequence[Colour | str]] | None = None
    ) -> Self:
        """A game that begins with a position given as a line of text.

        ``piles`` are the rugs that nobody has seen yet, in order, where that is known.
        """
        given = position.read(text)
        return cls._at(given.rules, given.state(), piles)

    @classmethod
    def from_dict(cls, plain: object) -> Self:
        """A game that begins with a position given as plain data."""
        given = position_json.read(plain)
        return cls._at(given.rules, given.state())

    def record(self, *, names: Sequence[str] = (), **headers: str) -> str:
        """The whole game as text, with the players' names by seat and any further headers."""
        from marrakech.core.record import Record  # noqa: PLC0415  (it builds on this module)

        if isinstance(names, str):
            raise TypeError("names are a list, with one name for each player")
        if len(names) > self.rules.players:
            raise BadNotation("record-names", given=len(names), players=self.rules.players)
        named = {c.capitalize(): name for c, name in zip(COLOURS, names, strict=False)}
        for name in named.keys() & headers.keys():
            raise BadNotation("record-header-twice", name=name)
        return Record(self, {**named, **headers}).text()

    @classmethod
    def from_record(cls, text: str) -> Game:
        """The game that a text records; it has to be the only one there."""
        from marrakech.core.record_reader import read_records  # noqa: PLC0415  (likewise)

        games = [record.game for record in read_records(text)]
        if len(games) != 1:
            raise BadNotation("record-not-one", games=len(games))
        return games[0]

    def __repr__(self) -> str:
        return f"Game.from_position({self.position()!r})"


def take_walk(state: kernel.State, steps: int) -> tuple[tuple[Step, ...], Payment | None, bool]:
    """Let Assam walk in the kernel: his path, what the mover paid (R4), and who goes out (R4.3)."""
    seat = state.mover
    path = walk(SQUARE_OF_CELL[state.assam], HEADINGS[state.heading], steps)
    owner, colour, squares, due, paid, out = state.toll(steps)
    payment = None
    if due:
        joined = squares & ~state.visible[colour] != 0
        payment = Payment(seat, owner, COLOURS[colour], squares_of(squares), paid, joined)
    state.push(codes.FIRST_ROLL + steps - 1)
    return path, payment, out


def replayed(
    start: str, actions: tuple[int, ...], piles: tuple[tuple[Colour, ...], ...] | None
) -> Game:
    """Play a game again from its start: used to unpickle."""
    begun = position.read(start)
    game = Game._at(begun.rules, begun.state(), piles)
    for index in actions:
        game.push(ACTIONS[index])
    return game
