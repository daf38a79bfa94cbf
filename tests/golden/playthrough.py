"""Writes a game down, state by state, for people to read and for tests to compare.

Every state is three lines: its number and the position; what has to be done, by whom and how
the points stand; what is legal. Then comes the action taken and, in words, what came of it.
``~`` marks a step through a mosaic (R1.4).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from marrakech import Colour, Event, Game, Laid, Phase, Revealed, Turned, Walked, Way

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech import Outcome, Payment, Rug, Rules, Square

COMMAND = "python -m tests.golden"
_MASK = (1 << 64) - 1
_WAYS = {Way.LEFT: "turns left", Way.FORWARD: "leaves him as he stands", Way.RIGHT: "turns right"}


class Luck:
    """SplitMix64: small enough to be the same on every machine and in every language."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, most: int) -> int:
        """The next number, from 0 to ``most - 1``."""
        self.state = self.state + 0x9E3779B97F4A7C15 & _MASK
        mixed = (self.state ^ self.state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return (mixed ^ mixed >> 31) % most


@dataclass(frozen=True)
class Playthrough:
    """A game to write down: its rules, who begins, its luck, and after how many turns to stop."""

    name: str
    about: str
    rules: Rules
    luck: int
    turns: int | None = None
    """None is the whole game."""
    first: int = 0
    start: str | None = None
    """A position to begin with; None is the beginning of a game."""

    def text(self) -> str:
        """The whole file."""
        return "\n".join([*self._head(), "", *self._states(), ""])

    def _head(self) -> Iterator[str]:
        yield f"# {self.about}"
        length = "the whole game" if self.turns is None else f"the first {self.turns} turns"
        yield f"# {length}; {name(self.begun().mover)} begins; luck {self.luck}"
        yield f"# Written by `{COMMAND}`; do not edit."

    def begun(self) -> Game:
        """The game before its first action."""
        if self.start is not None:
            return Game.from_position(self.start)
        return Game(self.rules, self.first)

    def _states(self) -> Iterator[str]:
        game, luck = self.begun(), Luck(self.luck)
        begun = 0
        opening = Phase.ROLL if self.rules.variant else Phase.TURN
        for number in range(10_000):
            begun += game.phase == opening
            yield f"{number} {game.position()}"
            points = "-".join(map(str, game.scores))
            yield f"  {name(game.seat)} {game.phase}, points {points}"
            legal = game.legal()
            if not legal or (self.turns is not None and begun > self.turns):
                break
            yield f"  legal: {' '.join(map(str, legal))}"
            action = legal[luck.below(len(legal))]
            yield f"> {action}"
            for line in story(game.push(action)):
                yield f"  {line}"
            yield ""


def name(seat: int) -> str:
    """A player is called by his first colour."""
    return list(Colour)[seat].value


def names(squares: tuple[Square, ...]) -> str:
    return " ".join(square.name for square in squares)


def story(event: Event) -> Iterator[str]:
    """What happened, in words."""
    if isinstance(event, Turned):
        yield f"{name(event.seat)} {_WAYS[event.way]}: {event.before} to {event.heading}"
    elif isinstance(event, Walked):
        yield from _walk(event)
    elif isinstance(event, Laid):
        near, far = (f"{at} ({_under(on)})" for at, on in zip(event.squares, event.on, strict=True))
        yield f"{name(event.seat)} lays {event.colour} on {near} and {far}"
    elif isinstance(event, Revealed):
        yield f"the next rug of {name(event.seat)} is {event.colour}"
    if event.outcome is not None:
        yield from _end(event.outcome)


def _walk(event: Walked) -> Iterator[str]:
    path = " ".join(("~" if step.mosaic else "") + step.square.name for step in event.path)
    yield f"Assam walks {event.start}{event.before}: {path}, heading {event.path[-1].heading}"
    if event.payment is not None:
        yield _payment(event.payment)
    if event.out:
        yield f"{name(event.seat)} is out"


def _payment(payment: Payment) -> str:
    paid = f"{payment.paid}" if payment.paid == payment.due else f"{payment.paid} of {payment.due}"
    return (
        f"{name(payment.by)} pays {name(payment.to)} {paid} "
        f"for {payment.colour} on {names(payment.squares)}"
    )


def _under(rug: Rug | None) -> str:
    if rug is None:
        return "bare"
    return f"{rug.colour}, {'whole' if rug.whole else 'half of'} {names(rug.squares)}"


def _end(outcome: Outcome) -> Iterator[str]:
    yield f"the game is over: {outcome.reason}"
    place = 1
    for seats in outcome.ranking:
        for seat in seats:
            yield (
                f"{place}. {name(seat)}: {outcome.points[seat]} points, "
                f"{outcome.dirhams[seat]} dirhams, {outcome.squares[seat]} squares"
            )
        place += len(seats)
