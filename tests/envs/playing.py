"""What the tests of environments share: rule sets, and how to play at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marrakech import Rules
from marrakech.core import codes
from marrakech.core.kernel import mix

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import NDArray

    from marrakech.envs.solo import Marrakech

RULES = (
    "standard/4",
    "international/3",
    "standard/2",
    "korean/2,variant=turn-at-end-optional",
    "thai/2",
    "persian/2,dirhams=12",
    "finnish/3",
    "standard/4,variant=turn-at-end,dirhams=5",
    "standard/2,two-player=one-colour",
)
"""All numbers of players, both variants, and editions that differ in most ways."""


def rules(text: str) -> Rules:
    return Rules.parse(text)


def any_legal(mask: NDArray[np.int8], seed: int) -> int:
    """One of the actions that a mask allows."""
    legal = mask.nonzero()[0]
    return int(legal[mix(seed & codes.EVERY_BIT) % len(legal)])


def solo_game(env: Marrakech, seed: int | None, choices: int) -> Iterator[tuple[Any, ...]]:
    """All that an environment tells in one game, in which what is chosen follows from a number."""
    observation, info = env.reset(seed=seed)
    yield observation, 0.0, False, False, info
    ended = False
    step = 0
    while not ended:
        action = any_legal(observation["action_mask"], choices + step)
        observation, reward, ended, truncated, info = env.step(action)
        step += 1
        yield observation, reward, ended, truncated, info
