"""What the tests of training share: small plans, values with any weights, positions, samples."""

from __future__ import annotations

from array import array
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from marrakech.bots.network_layout import HIDDEN, places
from marrakech.bots.value import Value
from marrakech.core import codes, kernel
from marrakech.training.selfplay import SelfPlay
from marrakech.training.trainer import Plan, rule_sets
from tests import uncompiled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.core.rules import Rules

TINY = Plan(2, games=100, warm=100, at_once=50, buffer=3000, trial=48)
"""Learned in a second; the buffer is overwritten from the second round on."""


def any_weights(
    seed: int = 1, size: float = 0.25, units: int = HIDDEN, *, shapes: bool = False
) -> array[float]:
    """Weights that let every input and every unit matter."""
    luck = Random(seed)
    number = places(units, shapes=shapes).size
    return array("f", [luck.uniform(-size, size) for _ in range(number)])


def value_of(
    players: int,
    *,
    at_end: bool = False,
    linear: bool = False,
    units: int = HIDDEN,
    shapes: bool = False,
) -> Value:
    """A value that knows nothing, but has an opinion about everything."""
    value = Value(players, at_end, linear, units, shapes)
    value.set_weights(any_weights(units=units, shapes=shapes))
    return value


@cache
def slow_value(
    players: int,
    at_end: bool,
    units: int = HIDDEN,
    *,
    shapes: bool = False,
) -> Any:  # noqa: ANN401  (of an uncompiled module)
    """The same, uncompiled; it takes seconds to make."""
    value = uncompiled.value.Value(players, at_end, units=units, shapes=shapes)
    value.set_weights(any_weights(units=units, shapes=shapes))
    return value


def played(rules: Rules, seed: int, every: int = 1) -> Iterator[kernel.State]:
    """Positions of a random game in which a turn begins, and the end."""
    luck = Random(seed)
    state = kernel.State(rules)
    begins = codes.ROLL if state.variant else codes.TURN
    turns = 0
    while state.phase != codes.OVER:
        if state.phase == begins:
            if turns % every == 0:
                yield state.snapshot()
            turns += 1
        state.push(luck.choice(state.legal()))
    yield state


def samples(
    players: int, games: int = 20, seed: int = 1
) -> tuple[list[kernel.State], array[int], array[float], int]:
    """Samples of self-play by greedy players: rule sets, words, targets, and how many."""
    starts = [kernel.State(rules) for rules in rule_sets(players, at_end=False)]
    words = array("Q", bytes(8 * 14 * 256 * games))
    targets = array("f", bytes(4 * 8 * 256 * games))
    play = SelfPlay(value_of(players), starts, warm=True)
    number = play.play(games, seed, words, targets, 256 * games)
    return starts, words, targets, number
