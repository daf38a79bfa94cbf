"""Many games as a learner meets them: what it sees, what it may choose, and how well it plays.

The learner looks with the eyes of Assam. What is ahead of him is always in the same place, and
choices are counted from him too: so what is learned on one square holds on all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from marrakech import Lay
from marrakech.arena.statistics import share
from marrakech.core.board import HEADINGS, SQUARES
from marrakech.core.codes import ACTIONS
from marrakech.envs import observation_layout
from marrakech.envs.spaces import observations
from marrakech.envs.vector import ManyMarrakech

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from marrakech.arena.statistics import Estimate
    from marrakech.core.board import Heading, Square
    from marrakech.envs.rewards import Reward

    Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.int64]]
    """Chooses in every game, from what is seen there and what is legal."""

CHOICES = 15
"""Three turns, and twelve places for a rug beside Assam."""
SEEN = 9 * 49 + observation_layout.WIDTH - observation_layout.DIRHAMS
"""The 49 squares around Assam, nine facts about each, and the numbers about the players."""


def numbers(square: Square, heading: Heading) -> Iterator[int]:
    """The actions that are his choices where Assam stands so; ``ACTIONS`` where there is none."""
    yield from (0, 1, 2)
    for way in (heading, heading.right, heading.opposite, heading.left):
        near = square.neighbour(way)
        for bend in (way, way.right, way.left):
            far = near and near.neighbour(bend)
            yield Lay(near, far).index if near and far else ACTIONS


NUMBERS = np.array([[[*numbers(square, heading)] for square in SQUARES] for heading in HEADINGS])


class Lessons:
    """Games against a bot, on seats by lot; ``reward`` is what their ends are worth.

    The step after a game's end begins a new one, whatever is chosen: there is one choice then, from
    which nothing can be learned.
    """

    def __init__(
        self, games: int, rules: str, opponent: str, seed: int, reward: Reward = "margin"
    ) -> None:
        self.games = ManyMarrakech(games, rules, opponent, reward=reward)
        self._most = np.maximum(observations(self.games.rules).high, 1)
        self._look(self.games.reset(seed=seed)[0])

    def _look(self, found: dict[str, NDArray[Any]]) -> None:
        """Remember what is to be seen and what is legal, and where Assam stands."""
        self._found, self._legal = found["observation"], found["action_mask"]
        stands = self._found[:, observation_layout.ASSAM : observation_layout.DIRHAMS].argmax(
            axis=1
        )
        self._heading, self._square = np.divmod(stands, len(SQUARES))
        self._numbers = NUMBERS[self._heading, self._square]

    def seen(self) -> NDArray[np.float32]:
        """What the learner sees in each game: numbers from 0 to 1."""
        games, (row, column) = np.arange(len(self._found)), np.divmod(self._square, 7)
        market = self._found[:, : observation_layout.ASSAM].reshape(-1, 8, 7, 7)
        wide = np.pad(market, ((0, 0), (0, 1), (3, 3), (3, 3)))
        wide[:, 8] = 1  # beyond the edge
        wide[:, 8, 3:-3, 3:-3] = 0
        around = sliding_window_view(wide, (7, 7), axis=(2, 3))[games, :, row, column]
        for quarters in (1, 2, 3):
            facing = self._heading == quarters
            turned = np.rot90(around[facing], quarters, axes=(2, 3))
            turned[:, 4:8] = np.roll(turned[:, 4:8], -quarters, axis=1)  # halves, by heading
            around[facing] = turned
        rest = (
            self._found[:, observation_layout.DIRHAMS :] / self._most[observation_layout.DIRHAMS :]
        )
        return np.concatenate([around.reshape(len(games), -1), rest], axis=1).astype(np.float32)

    def legal(self) -> NDArray[np.bool_]:
        """Which choices there are in each game."""
        legal = np.take_along_axis(np.pad(self._legal, ((0, 0), (0, 1))), self._numbers, axis=1)
        legal[~legal.any(axis=1), 0] = 1
        return legal.astype(bool)

    def step(self, chosen: NDArray[np.int64]) -> tuple[NDArray[Any], NDArray[np.bool_]]:
        """Play a choice in each game: what it was worth, and which games have just ended."""
        actions = self._numbers[np.arange(len(chosen)), chosen]
        found, rewards, ended, _, _ = self.games.step(actions)
        self._look(found)
        return rewards, ended


def examine(policy: Policy, games: int, rules: str, opponent: str, seed: int) -> Estimate:
    """The share of wins of a policy in so many games, with its interval."""
    lessons = Lessons(games, rules, opponent, seed, reward="win")
    won, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        shares, ended = lessons.step(policy(lessons.seen(), lessons.legal()))
        won += np.where(over, 0, shares)  # the first game on each table, and no other
        over |= ended
    lessons.games.close()
    twelfths = np.rint(12 * won).astype(int)
    return share(int(twelfths.sum()), int((twelfths**2).sum()), games, 12)
