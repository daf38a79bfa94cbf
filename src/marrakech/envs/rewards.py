"""What the end of a game is worth to every player.

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

Reward = Literal["win", "rank", "margin"]

KINDS = ("win", "rank", "margin")
WIN = 0
RANK = 1


def award(state: kernel.State, kind: int, found: MutableSequence[float]) -> None:
    """Write what a position is worth to each of four seats, as if the game ended with it."""
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
    """What it is worth to have chosen what is not legal: never more than to lose."""
    if reward == "margin":  # behind one who has all dirhams and all squares
        return -float(rules.players * rules.dirhams + SIZE * SIZE)
    return -1.0


def kind_of(reward: str) -> int:
    """The number of a kind of reward."""
    if reward not in KINDS:
        raise ValueError(f"there is no reward {reward!r}: choose from {', '.join(KINDS)}")
    return KINDS.index(reward)


def final_rewards(state: kernel.State, reward: str) -> list[float]:
    """What a position is worth to every seat.

    ``win``
        the share of the win: 1 for one winner alone, less for several, 0 for all others (R6.3);
    ``rank``
        how many one is ahead of, less how many are ahead, as a share of all others: 1 to -1;
    ``margin``
        the points beyond those of the best other; who is out has none (R6.2).
    """
    if not isinstance(state, kernel.State):
        raise TypeError(f"what has a worth is a State of the kernel, not {state!r}")
    found = [0.0] * 4
    award(state, kind_of(reward), found)
    return [found[seat] for seat in range(state.players)]
