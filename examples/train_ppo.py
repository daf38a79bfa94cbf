"""Trains a player from nothing by MaskablePPO, on many games at once.

    pip install 'marrakech[train]'
    python examples/train_ppo.py

It learns against ``random`` until it wins 95 % of its games for sure, then against ``greedy`` for
the rest of its time, and tells both shares with their intervals. It needs no graphics card, and
one core: so small a net gains nothing from more.
"""

from __future__ import annotations

import argparse
from time import monotonic, process_time
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from gymnasium.spaces import Box, Discrete
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from marrakech import Lay, Rules
from marrakech.arena.statistics import share
from marrakech.core.board import HEADINGS, SIZE, SQUARES, Heading, Square
from marrakech.core.codes import ACTIONS as NOTHING  # a number that no action has
from marrakech.envs import layout
from marrakech.envs.vector import ManyMarrakech

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from marrakech.arena.statistics import Estimate

GAMES = 256  # at once
STEPS = 64  # of each, from one lesson to the next
BETWEEN = 5  # lessons, from one examination to the next
REACH = 3  # squares that are seen in every direction
PLACES = tuple(
    (forward, right, forward + bend, right + sidewards)
    for forward, right in ((1, 0), (0, 1), (-1, 0), (0, -1))
    for bend, sidewards in ((1, 0), (0, 1), (-1, 0), (0, -1))
    if (bend, sidewards) != (-forward, -right)
)
"""Where rugs can lie: the square beside Assam, and the other one, each ahead and to the right."""
POINTS = 30  # of margin are worth 1


def _ahead(square: Square, heading: Heading, forward: int, right: int) -> Square | None:
    """The square so many steps ahead and to the right, or None beyond the edge."""
    down, across = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[heading]
    row = square.row + forward * down + right * across
    column = square.column + forward * across - right * down
    return Square(row, column) if 0 <= row < SIZE and 0 <= column < SIZE else None


def _number(square: Square, heading: Heading, place: tuple[int, int, int, int]) -> int:
    """The number of the rug that lies so from where Assam stands; NOTHING beyond the edge."""
    near, far = _ahead(square, heading, *place[:2]), _ahead(square, heading, *place[2:])
    return NOTHING if near is None or far is None else Lay(near, far).index


class Glance:
    """The market as Assam sees it: what is ahead of him is always in the same place.

    So what is learned on one square holds on all. The choices are counted from him too: three
    turns, and the twelve ways to lay a rug beside him.
    """

    choices = 3 + len(PLACES)

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        poses = [(square, heading) for square in SQUARES for heading in HEADINGS]
        window = [(f, r) for f in range(REACH, -REACH - 1, -1) for r in range(-REACH, REACH + 1)]
        self._cells = np.array(
            [
                [
                    len(SQUARES) if cell is None else SQUARES.index(cell)
                    for forward, right in window
                    for cell in [_ahead(square, heading, forward, right)]
                ]
                for square, heading in poses
            ]
        )
        self._numbers = np.array(
            [
                [0, 1, 2, *(_number(square, heading, place) for place in PLACES)]
                for square, heading in poses
            ]
        )
        self._most = np.ones(layout.WIDTH, np.float32)
        for part in layout.parts(rules):
            self._most[part.start : part.stop] = max(1, part.most)
        self.size = 9 * len(window) + len(poses) // 4 + layout.WIDTH - layout.DIRHAMS

    def _poses(self, seen: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """In each game the heading of Assam, and his square."""
        planes = seen[:, layout.ASSAM : layout.ASSAM + 4 * len(SQUARES)]
        heading, square = np.divmod(planes.argmax(axis=1), len(SQUARES))
        return heading, square

    def at(self, seen: NDArray[Any]) -> NDArray[np.float32]:
        """What is shown to the learner."""
        heading, square = self._poses(seen)
        games = len(seen)
        boards = np.zeros((games, 9, len(SQUARES) + 1), np.float32)
        boards[:, :8, :-1] = seen[:, : 8 * len(SQUARES)].reshape(games, 8, -1)
        boards[:, 8, -1] = 1  # what lies beyond the edge
        turned = 4 + (np.arange(4) + heading[:, None]) % 4  # the halves, ahead first
        order = np.concatenate([np.tile(np.arange(4), (games, 1)), turned], axis=1)
        order = np.concatenate([order, np.full((games, 1), 8)], axis=1)
        cells = self._cells[4 * square + heading]
        window = boards[np.arange(games)[:, None, None], order[:, :, None], cells[:, None, :]]
        place = np.eye(len(SQUARES), dtype=np.float32)[square]
        rest = seen[:, layout.DIRHAMS :] / self._most[layout.DIRHAMS :]
        return np.concatenate([window.reshape(games, -1), place, rest], axis=1).astype(np.float32)

    def masks(self, seen: dict[str, NDArray[Any]]) -> NDArray[np.bool_]:
        """Which choices are legal; the first one where there is none, for something is chosen."""
        heading, square = self._poses(seen["observation"])
        wide = np.pad(seen["action_mask"].astype(bool), ((0, 0), (0, 1)))
        legal = np.take_along_axis(wide, self._numbers[4 * square + heading], axis=1)
        legal[~legal.any(axis=1), 0] = True
        return legal

    def actions(self, seen: NDArray[Any], chosen: NDArray[np.int64]) -> NDArray[np.int64]:
        """The numbers of what was chosen; NOTHING stands for what is not there."""
        heading, square = self._poses(seen)
        return np.asarray(self._numbers[4 * square + heading, chosen])

    def margins(self, seen: NDArray[Any]) -> NDArray[Any]:
        """The points beyond those of the best other (R6.2)."""
        players = self.rules.players
        squares = seen[:, : 4 * len(SQUARES)].reshape(-1, 4, len(SQUARES)).sum(axis=2)
        points = seen[:, layout.DIRHAMS : layout.DIRHAMS + players].astype(int)
        for colour in range(4):  # there are none of a colour that nobody plays
            points[:, colour % players] += squares[:, colour]
        points[seen[:, layout.OUT : layout.OUT + players] > 0] = 0
        return np.asarray(points[:, 0] - points[:, 1:].max(axis=1))


class Lessons(VecEnv):  # type: ignore[misc]  # what types it has is not installed for tests
    """Many games as Stable-Baselines3 wants them.

    Every step is worth what it changes in the margin: over a game that comes to the margin at
    its end, and the learner hears of it at once. A game that has ended begins anew with the
    next step, whatever is chosen. That step is a lesson too, with one choice only: it teaches
    nothing, and harms nothing.
    """

    def __init__(self, rules: Rules, opponents: str, seed: int, games: int = GAMES) -> None:
        self._games = ManyMarrakech(games, rules, opponents)
        self._glance = Glance(rules)
        self._seed = seed
        self._seen: dict[str, NDArray[Any]] = {}
        self._margins = np.zeros(games)
        self._ended = np.zeros(games, bool)
        self._actions = np.zeros(games, np.int64)
        self._infos: list[dict[str, Any]] = [{} for _ in range(games)]
        shown = Box(0.0, 1.0, (self._glance.size,), np.float32)
        super().__init__(games, shown, Discrete(self._glance.choices))

    def reset(self) -> NDArray[np.float32]:
        """Begin all games."""
        self._seen, _ = self._games.reset(seed=self._seed)
        self._margins = self._glance.margins(self._seen["observation"])
        return self._glance.at(self._seen["observation"])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Say what is chosen."""
        self._actions = self._glance.actions(self._seen["observation"], actions)

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], list[Any]]:
        """Play it."""
        begins, before = self._ended, self._margins
        self._seen, _, self._ended, _, _ = self._games.step(self._actions)
        self._margins = self._glance.margins(self._seen["observation"])
        gained = np.where(begins, 0, self._margins - before) / POINTS
        shown = self._glance.at(self._seen["observation"])
        return shown, gained.astype(np.float32), self._ended, self._infos

    def env_method(self, method_name: str, *_: Any, **__: Any) -> Any:  # noqa: ANN401  (as it is there)
        """The masks of all games: nothing else is asked for."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return self._glance.masks(self._seen)

    def has_attr(self, attr_name: str) -> bool:
        """Whether there are masks: there are."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: object = None) -> list[Any]:
        """How games are drawn: not at all."""
        if attr_name != "render_mode":
            raise AttributeError(attr_name)
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: object, indices: object = None) -> None:
        """Nothing can be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: object, indices: object = None) -> list[bool]:
        """Nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Let the threads go."""
        self._games.close()


def examine(model: MaskablePPO, rules: Rules, opponents: str, games: int, seed: int) -> Estimate:
    """The share of wins when the best choice is always taken, in one game each of so many."""
    table, glance = ManyMarrakech(games, rules, opponents), Glance(rules)
    seen, _ = table.reset(seed=seed)
    won, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        shown = glance.at(seen["observation"])
        chosen, _ = model.predict(shown, deterministic=True, action_masks=glance.masks(seen))
        actions = glance.actions(seen["observation"], chosen)
        seen, rewards, ended, _, _ = table.step(actions)
        won[ended & ~over] = rewards[ended & ~over]
        over |= ended
    table.close()
    twelfths = np.rint(12 * won).astype(int)
    return share(int(twelfths.sum()), int((twelfths**2).sum()), games, 12)


def told(name: str, found: Estimate, games: int) -> str:
    """A share, with how sure it is."""
    return f"{name}: {found.value:.1%} [{found.low:.1%}, {found.high:.1%}] of {games:,} games"


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, and tell how well."""
    parser = argparse.ArgumentParser(description="Train a player by MaskablePPO.")
    parser.add_argument("--rules", type=Rules.parse, default=Rules(players=2))
    parser.add_argument("--minutes", type=float, default=12)
    parser.add_argument("--games", type=int, default=1000, help="for each examination")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--save", help="where to keep what was learned")
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)
    began = monotonic()
    teacher = "random"
    model = MaskablePPO(
        "MlpPolicy",
        Lessons(options.rules, teacher, options.seed),
        learning_rate=5e-4,
        n_steps=STEPS,
        batch_size=2048,
        n_epochs=3,
        gamma=0.99,
        gae_lambda=0.95,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=options.seed,
        device="cpu",
    )
    lessons = 0
    while monotonic() - began < 60 * options.minutes:
        model.learn(BETWEEN * GAMES * STEPS, reset_num_timesteps=False)
        lessons += BETWEEN
        now = examine(model, options.rules, teacher, options.games, options.seed + lessons)
        minutes = (monotonic() - began) / 60
        print(
            f"{minutes:5.1f} min ({process_time() / 60:.1f} of CPU),",
            f"{model.num_timesteps:,} decisions,",
            told(teacher, now, options.games),
            flush=True,
        )
        if teacher == "random" and now.low > 0.95:
            teacher = "greedy"
            model.set_env(Lessons(options.rules, teacher, options.seed + lessons))
    for bot in ("random", "greedy"):
        many = 4 * options.games
        final = examine(model, options.rules, bot, many, options.seed - 1)
        print(told(bot, final, many))
    if options.save:
        model.save(options.save)


if __name__ == "__main__":
    main()
