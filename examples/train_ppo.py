"""Trains a player from nothing by MaskablePPO, on many games at once.

    pip install 'marrakech[train]'
    python examples/train_ppo.py

It plays against ``random`` until it surely wins 95 % of its games, then tells how it does against
``greedy``; with ``--longer`` it learns on against that one until its minutes are over. It needs no
graphics card, and one core: so small a net gains nothing from more. What is told to the learner is
in ``lessons.py``; here is what Stable-Baselines3 wants.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import torch
from gymnasium.spaces import Box, Discrete
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from lessons import CHOICES, SEEN, Lessons, examine

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from marrakech.arena.statistics import Estimate

GAMES = 256  # at once
STEPS = 64  # in each, from one lesson to the next
BETWEEN = 5  # lessons, from one examination to the next
POINTS = 30  # of margin are worth 1


class ManyLessons(VecEnv):
    """Games as Stable-Baselines3 steps them, and asks them for masks."""

    def __init__(self, lessons: Lessons) -> None:
        self._lessons = lessons
        super().__init__(lessons.games.num_envs, Box(0, 1, (SEEN,)), Discrete(CHOICES))

    def reset(self) -> NDArray[np.float32]:
        """The games have begun already."""
        return self._lessons.seen()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Say what is chosen."""
        self._chosen = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        """Play it."""
        margins, ended = self._lessons.step(self._chosen)
        return self._lessons.seen(), margins / POINTS, ended, [{} for _ in ended]

    def has_attr(self, attr_name: str) -> bool:
        """There are masks."""
        return attr_name == "action_masks"

    def env_method(self, method_name: str, *_: Any, **__: Any) -> Any:  # noqa: ANN401  (as it is there)
        """The masks: nothing else is asked for."""
        assert method_name == "action_masks"
        return self._lessons.legal()

    def get_attr(self, attr_name: str, indices: object = None) -> list[None]:
        """How games are drawn: not at all."""
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: object, indices: object = None) -> None:
        """Nothing can be set."""

    def env_is_wrapped(self, wrapper_class: object, indices: object = None) -> list[bool]:
        """Nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Let the threads go."""
        self._lessons.games.close()


def main() -> None:
    """Learn, and tell how well."""
    parser = argparse.ArgumentParser(description="Train a player by MaskablePPO.")
    parser.add_argument("--rules", default="standard/2")
    parser.add_argument("--minutes", type=float, default=15, help="at most")
    parser.add_argument("--longer", action="store_true", help="go on against greedy")
    parser.add_argument("--games", type=int, default=2000, help="for each examination")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--save", help="where to keep what was learned")
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        ManyLessons(Lessons(GAMES, options.rules, "random", options.seed)),
        learning_rate=5e-4,
        n_steps=STEPS,
        batch_size=2048,
        n_epochs=3,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=options.seed,
        device="cpu",
    )

    def best(seen: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """What the model thinks is best in each game."""
        chosen: NDArray[np.int64]
        chosen, _ = model.predict(seen, action_masks=legal, deterministic=True)
        return chosen

    def tell(opponent: str) -> Estimate:
        """Examine the model, in new games each time."""
        seed = options.seed + 1_000_000 * next(examinations)
        found = examine(best, options.games, options.rules, opponent, seed)
        print(
            f"{(perf_counter() - began) / 60:.2f} min, {process_time() / 60:.2f} min of CPU,"
            f" {model.num_timesteps:,} decisions: {found.value:.1%} of wins"
            f" [{found.low:.1%}, {found.high:.1%}] in {options.games:,} games against {opponent}",
            flush=True,
        )
        return found

    began, examinations = perf_counter(), count(1)
    while tell("random").low < 0.95:
        if perf_counter() - began > 60 * options.minutes:
            sys.exit("There was not enough time.")
        model.learn(BETWEEN * GAMES * STEPS, reset_num_timesteps=False)
    for opponent in ("random", "greedy"):  # that it was good enough once may have been luck
        tell(opponent)
    if options.longer:
        model.set_env(ManyLessons(Lessons(GAMES, options.rules, "greedy", options.seed)))
        while perf_counter() - began < 60 * options.minutes:
            model.learn(BETWEEN * GAMES * STEPS, reset_num_timesteps=False)
            tell("greedy")
    if options.save:
        model.save(options.save)


if __name__ == "__main__":
    main()
