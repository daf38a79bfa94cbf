"""Short ways to play a game, and to say what is expected of it."""

from __future__ import annotations

import pickle
from random import Random
from typing import TYPE_CHECKING, TypeVar

from marrakech import Colour, Game, Laid, Payment, Square, Walked
from marrakech.core.story import Phase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marrakech import Event, View

T = TypeVar("T")


def texts(game: Game | View) -> set[str]:
    """All legal actions, as texts."""
    return {str(action) for action in game.legal()}


def odds(game: Game | View) -> dict[str, float]:
    """What chance may bring, and how likely it is."""
    return {str(action): probability for action, probability in game.chance()}


def play(game: Game, actions: str) -> Event:
    """Push actions one after another; what the last one did."""
    *before, last = actions.split()
    for action in before:
        game.push(action)
    return game.push(last)


def throw(game: Game, steps: int) -> Walked:
    """Throw so many slippers."""
    event = game.push(str(steps))
    assert isinstance(event, Walked)
    return event


def lay(game: Game, rug: str) -> Laid:
    """Lay a rug."""
    event = game.push(rug)
    assert isinstance(event, Laid)
    return event


def play_on(game: Game, rng: Random, *, until: Phase = Phase.OVER) -> Game:
    """Play at random, one action or more, until the game reaches a phase or is over."""
    while game.phase != Phase.OVER:
        game.push(rng.choice(game.legal()))
        if game.phase == until:
            break
    return game


def dirhams(game: Game) -> tuple[int, ...]:
    return tuple(player.dirhams for player in game.players)


def payment(
    by: int, to: int, colour: str, squares: str, *, paid: int, joined: bool = False
) -> Payment:
    """A payment, its area given by the squares' names, row by row."""
    area = tuple(Square.parse(name) for name in squares.split())
    return Payment(by, to, Colour(colour), area, paid, joined)


def names(squares: Iterable[Square]) -> str:
    return " ".join(square.name for square in squares)


def luck(seed: int) -> Random:
    """A generator that a test can hand in."""
    return Random(seed)


def pickled(thing: T) -> T:
    """A thing that went through a pickle and back."""
    back: T = pickle.loads(pickle.dumps(thing))  # noqa: S301  (our own bytes)
    return back
