"""Rewards at the end of a game, for every seat, in three kinds: win, rank and margin.

Like the kernel this is ordinary Python that ``rewards.pxd`` lets the build compile.

>>> from marrakech.core.kernel import State
>>> from marrakech.core.rules import Rules
>>> final_rewards(State(Rules(players=3)), "rank")     # before the first turn all are level
[0.0, 0.0, 0.0]
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Literal

from marrakech.core import kernel
from marrakech.core.board import SIZE
from marrakech.core.rules import Rules
from marrakech.core.together import compiled_together

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

Reward = Literal["win", "rank", "margin"]

KINDS = ("win", "rank", "margin")
WIN = 0
RANK = 1


def award(state: kernel.State, kind: int, found: MutableSequence[float]) -> None:
    """Write the reward of each of four seats, as if the game ended with this position."""
    twelfths = [0] * 4
    for seat in range(4):
        found[seat] = 0.0
    if kind == WIN:
        state.share_win(twelfths)
        for seat in range(state.players):
            found[seat] = twelfths[seat] / 12.0
        return
    for seat in range(state.players):
        best = 0
        ahead = 0
        for other in range(state.players):
            if other == seat:
                continue
            if state.standing(seat) > state.standing(other):
                ahead += 1
            elif state.standing(seat) < state.standing(other):
                ahead -= 1
            if state.points(other) > best:
                best = state.points(other)
        if kind == RANK:
            found[seat] = ahead / (state.players - 1.0)
        else:
            found[seat] = state.points(seat) - best


def forfeit(reward: str, rules: Rules) -> float:
    """The reward for an action that is not legal: never more than for losing."""
    if reward == "margin":  # the worst margin there can be: an opponent has everything
        return -float(rules.players * rules.dirhams + SIZE * SIZE)
    return -1.0


def kind_of(reward: str) -> int:
    """The number of a kind of reward."""
    if reward not in KINDS:
        raise ValueError(f"there is no reward {reward!r}: choose from {', '.join(KINDS)}")
    return KINDS.index(reward)


def final_rewards(state: kernel.State, reward: str) -> list[float]:
    """The reward of every seat, as if the game ended with this position.

    ``win``
        the share of the win: 1 for one winner alone, less for several, 0 for all others (R6.3);
    ``rank``
        the players behind less the players ahead, as a share of all others: 1 to -1;
    ``margin``
        the points beyond those of the best other; who is out has none (R6.2).
    """
    if not isinstance(state, kernel.State):
        raise TypeError(f"what has a worth is a State of the kernel, not {state!r}")
    found = [0.0] * 4
    award(state, kind_of(reward), found)
    return [found[seat] for seat in range(state.players)]
