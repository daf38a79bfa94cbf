"""Many games at once for Gymnasium, stepped by the compiled kernel on all cores.

>>> from marrakech.envs.vector import ManyMarrakech
>>> env = ManyMarrakech(1000, rules="international/3", opponents="greedy")
>>> observations, infos = env.reset(seed=7)
>>> observations["observation"].shape
(1000, 611)
>>> actions = env.sample(seed=1)                  # a legal action at random in each game
>>> observations, rewards, ended, truncated, infos = env.step(actions)

Game ``n`` of a vector with the seed ``s`` is the game of ``Marrakech-v1`` with the seed ``s + n``,
move for move, whatever the number of games and threads. With ``opponents=None`` the learner plays
all seats: each step is a decision of whoever has to choose, ``infos["seat"]`` tells who that is,
and at the end ``infos["prizes"]`` has what it was worth to every seat.
"""

from __future__ import annotations

from copy import deepcopy
from os import cpu_count
from typing import TYPE_CHECKING, Any, ClassVar, Self

from marrakech.bots import brain_of
from marrakech.core import codes, position
from marrakech.core.batch import luck_of
from marrakech.core.extras import extra
from marrakech.core.game import Game
from marrakech.core.rules import Rules
from marrakech.envs import games, spaces, start_positions
from marrakech.envs.observation_layout import WIDTH
from marrakech.envs.seat_choice import ALL, BY_LOT
from marrakech.envs.single_game import Observation
from marrakech.envs.solo import specs_of
from marrakech.envs.thread_pool import ThreadPool

with extra("rl", "learning environments"):
    import numpy as np
    from gymnasium.spaces import Dict
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import ArrayLike, NDArray

    from marrakech.bots.brain import Brain
    from marrakech.envs.rewards import Reward

A_FEW = 512
"""How many games a thread steps before it takes the next ones."""
MANY = 65_536
"""The same for choosing at random, which is so fast that fewer are not worth a thread."""


def flat(array: NDArray[Any]) -> Any:  # noqa: ANN401  (a buffer of whatever numbers)
    """The numbers of an array as a plain buffer."""
    return array.reshape(-1).data


class ManyMarrakech(VectorEnv[Observation, "ArrayLike", "NDArray[Any]"]):
    """Games of one rule set that are stepped together.

    What ``Marrakech-v1`` takes is the same here, but for bots that users wrote, which cannot
    play without the interpreter lock, and for ``opponents=None``: then the learner plays all
    seats. By default there is a thread for each core. Without ``observe``
    there are masks only. Without ``copy`` what is given back is written to again by the next step.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        rules: Rules | str | None = None,
        opponents: str | Sequence[str] | None = "greedy",
        seat: int | None = None,
        reward: Reward = "win",
        *,
        threads: int | None = None,
        observe: bool = True,
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"{num_envs} games are none")
        self.rules = Rules.of(rules)
        self.num_envs = num_envs
        self.single_action_space = spaces.actions()
        self.single_observation_space = spaces.seen(self.rules)
        if not observe:
            mask = self.single_observation_space["action_mask"]
            self.single_observation_space = Dict({"action_mask": mask})
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._copy = copy
        self._actions = np.zeros(num_envs, np.int64)
        self._seats = np.zeros(num_envs, np.int64)
        self._rewards = np.zeros(num_envs)
        self._final_rewards = np.zeros((num_envs, 4))
        self._ended = np.zeros(num_envs, np.int8)
        self._illegal = np.zeros(num_envs, np.int8)
        self._rows = np.zeros((num_envs if observe else 0, WIDTH), np.int16)
        self._masks = np.zeros((num_envs, codes.ACTIONS), np.int8)
        if opponents is None:
            if seat is not None:
                raise ValueError("who plays all seats has none of them alone")
            brains: list[Brain] = []
            place = ALL
        else:
            brains = [brain_of(spec, self.rules) for spec in specs_of(opponents, self.rules)]
            place = BY_LOT if seat is None else self.rules.seat(seat)
        self._how = brains, place, reward, max(1, threads or cpu_count() or 1)
        self._gather()
        self._has_luck = False

    def _gather(self) -> None:
        """Make what is not pickled: the games, a clone of them for each thread, and the threads."""
        brains, place, reward, threads = self._how
        arrays = (
            self._actions,
            self._seats,
            self._rewards,
            self._final_rewards,
            self._ended,
            self._illegal,
            self._rows,
            self._masks,
        )
        buffers = games.Buffers(*(flat(array) for array in arrays))
        self._games = games.Games(self.rules, brains, buffers, reward, place)
        threads = min(threads, -(-self.num_envs // A_FEW))
        self._workers = [self._games, *(self._games.clone() for _ in range(threads - 1))]
        self._pool = ThreadPool(threads)

    def __getstate__(self) -> dict[str, Any]:
        names = self.__dict__.keys() - {"_games", "_workers", "_pool"}
        return {name: self.__dict__[name] for name in names} | {"_dumped": self._games.dump()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        dumped = state["_dumped"]
        self.__dict__.update({name: state[name] for name in state.keys() - {"_dumped"}})
        self._gather()
        self._games.restore(dumped)

    def _everywhere(
        self, do: Callable[[games.Games, int, int], None], at_once: int = A_FEW
    ) -> None:
        """Run something on all games, in threads."""
        self._pool.share(do, self._workers, self.num_envs, at_once)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew.

        Game ``n`` has the luck of ``seed + n``, or of its own seed if there is one for each.
        Without a seed the random numbers go on, from random ones at first.

        ``options`` may have a ``position`` to begin with, a ``Game`` or its line of text, by the
        same rules, for all games, or one for each. A game that begins anew by itself does so
        where games begin.
        """
        origins = start_positions.many(options, self.rules, self.num_envs)
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        if seed is None and not self._has_luck:
            seed = int(self.np_random.integers(1 << 63))
        lucks = None
        if seed is not None:
            seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
            if len(seeds) != self.num_envs:
                raise ValueError(f"there are {self.num_envs} games, and {len(seeds)} seeds")
            lucks = [luck_of(one & codes.EVERY_BIT) for one in seeds]
        self._has_luck = True
        self._everywhere(lambda own, start, stop: own.begin(lucks, start, stop, origins))
        if origins is not None and not self._masks.any(axis=1).all():
            raise start_positions.too_late()
        return self._seen(), self._told()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in each game; one that has ended begins anew, whatever was chosen."""
        if not self._has_luck:
            raise ValueError("call reset before the first step")
        if actions is not self._actions:
            self._actions[:] = actions
        self._everywhere(lambda own, start, stop: own.step(start, stop))
        ended = self._ended.astype(bool)
        rewards = self._rewards.copy() if self._copy else self._rewards
        return self._seen(), rewards, ended, np.zeros(self.num_envs, bool), self._told()

    def sample(self, seed: int) -> NDArray[np.int64]:
        """A legal action at random in each game, from a seed; equal ones give equal actions."""
        self._everywhere(lambda own, start, stop: own.choose(seed, start, stop), MANY)
        return self._actions.copy() if self._copy else self._actions

    def game(self, number: int) -> Game:
        """One of the games as it stands now, to look at."""
        state = self._games.position(number)
        return Game.from_position(position.write(position.Position.of(self.rules, state)))

    def copy(self) -> Self:
        """An independent copy, which goes on alike."""
        return deepcopy(self)

    __copy__ = copy

    def close_extras(self) -> None:
        """End the threads."""
        self._pool.close()

    def _seen(self) -> Observation:
        found: Observation = {"observation": self._rows, "action_mask": self._masks}
        if not len(self._rows):
            del found["observation"]
        return {name: array.copy() for name, array in found.items()} if self._copy else found

    def _told(self) -> dict[str, Any]:
        """The infos: the seat of each observation, and the final rewards of ended games."""
        told: dict[str, Any] = {"seat": self._seats.copy()}
        if self._ended.any():
            told["prizes"] = self._final_rewards[:, : self.rules.players].copy()
            told["_prizes"] = self._ended.astype(bool)
            if self._illegal.any():
                told["illegal"] = self._illegal.astype(bool)
        return told
