"""Measures the learning environments: many games at once, and one game with PettingZoo's.

    .venv/bin/python benchmarks/envs.py                 measure and print
    .venv/bin/python benchmarks/envs.py vector --save   one part; write benchmarks/results/envs.*

Speeds are for a second of CPU, so that other work on the machine counts less, and everything is
measured in turn within each run: ratios are of the same run. Two seconds of CPU are what two free
cores have in a second; how much of it is reached by the clock depends on what else runs.
"""

from __future__ import annotations

import argparse
import random
import warnings
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

from marrakech.core import kernel
from marrakech.envs import marrakech_v1
from marrakech.envs.solo import Marrakech
from marrakech.envs.vector import ManyMarrakech
from measuring import SEED, Figure, Report, machine, of_runs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

RUNS = 7
GAMES = 16_384
STEPS = 60
MILLION = 1_000_000


class Many:
    """A vector that goes on from run to run, so that its games are in all states."""

    def __init__(self, players: int, **options: Any) -> None:  # noqa: ANN401
        self.env = ManyMarrakech(GAMES, f"standard/{players}", **options)
        self.env.reset(seed=SEED)
        self.seed = 0
        self.steps(120)

    def steps(self, steps: int) -> int:
        """Step all games, every choice being legal and random; how many choices there were."""
        before = chosen = 0
        for _ in range(steps):
            self.seed += 1
            _, _, ended, _, _ = self.env.step(self.env.sample(self.seed))
            chosen += GAMES - before  # what has ended begins anew, and nobody chooses anything
            before = int(ended.sum())
        return chosen

    def measure(self, steps: int = STEPS) -> tuple[float, float]:
        """Choices for a second of CPU, and for one by the clock."""
        cpu, clock = process_time(), perf_counter()
        chosen = self.steps(steps)
        return chosen / (process_time() - cpu), chosen / (perf_counter() - clock)


def playouts(players: int) -> float:
    """Choices for a second of CPU in random games that the kernel plays by itself."""
    cpu = process_time()
    played = kernel.playouts(players=players, games=20_000, seed=SEED)
    return 2 * played.turns / (process_time() - cpu)


def vector() -> Iterable[Figure]:
    """Many games at once."""
    for players in (4, 2):
        who = f"{players} players"
        kinds = {
            "masks only": Many(players, opponents=None, observe=False, copy=False),
            "observations": Many(players, opponents=None, copy=False),
            "observations, copied": Many(players, opponents=None),
            "observations, against greedy": Many(players, opponents="greedy", copy=False),
            "masks only, one thread": Many(
                players, opponents=None, observe=False, copy=False, threads=1
            ),
        }
        cpu: dict[str, list[float]] = {name: [] for name in kinds}
        clock: dict[str, list[float]] = {name: [] for name in kinds}
        alone = []
        for _ in range(RUNS):
            alone.append(playouts(players))
            for name, many in kinds.items():
                in_cpu, by_clock = many.measure()
                cpu[name].append(in_cpu)
                clock[name].append(by_clock)
        goals = {"masks only": "at least 8", "observations": "at least 2"}
        yield of_runs(f"{who}: kernel's own playouts, two CPU-seconds", millions(alone), "million")
        for name in kinds:
            yield of_runs(f"{who}: {name}, two CPU-seconds", millions(cpu[name]), "million")
        yield of_runs(
            f"{who}: masks only, share of the kernel's own",
            [a / b for a, b in zip(cpu["masks only"], alone, strict=True)],
        )
        yield of_runs(
            f"{who}: masks only, two threads / one, by the clock",
            [
                a / b
                for a, b in zip(clock["masks only"], clock["masks only, one thread"], strict=True)
            ],
        )
        for name, goal in goals.items():
            yield of_runs(
                f"{who}: {name}, by the clock, with all else that ran",
                [each / MILLION for each in clock[name]],
                "million/s",
                goal,
            )


def millions(speeds: list[float]) -> list[float]:
    """What two seconds of CPU do, in millions."""
    return [2 * speed / MILLION for speed in speeds]


def agents(env: Any, steps: int) -> float:  # noqa: ANN401  (ours, or PettingZoo's)
    """Steps for a second of CPU in games of PettingZoo's, every choice legal and random."""
    luck = random.Random(SEED)
    done = 0
    cpu = process_time()
    while done < steps:
        env.reset(seed=SEED + done)
        for _ in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(luck.random() * len(legal))]))
            done += 1
    return done / (process_time() - cpu)


def learner(env: Marrakech, steps: int) -> float:
    """Steps of the learner for a second of CPU."""
    luck = random.Random(SEED)
    done = 0
    cpu = process_time()
    while done < steps:
        observation, _ = env.reset(seed=SEED + done)
        ended = False
        while not ended:
            legal = observation["action_mask"].nonzero()[0]
            action = int(legal[int(luck.random() * len(legal))])
            observation, _, ended, _, _ = env.step(action)
            done += 1
    return done / (process_time() - cpu)


def single() -> Iterable[Figure]:
    """One game at a time."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of how it is imported
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415
    kinds: dict[str, Callable[[], float]] = {
        "PettingZoo, Marrakech": lambda: agents(marrakech_v1.env(), 8000),
        "PettingZoo, connect four": lambda: agents(connect_four_v3.env(), 3000),
        "Gymnasium, Marrakech against three of random": lambda: learner(
            Marrakech(opponents="random"), 3000
        ),
    }
    speeds: dict[str, list[float]] = {name: [] for name in kinds}
    for _ in range(RUNS):
        for name, measured in kinds.items():
            speeds[name].append(measured())
    ours, theirs, solo = speeds
    yield of_runs(ours, speeds[ours], "steps/CPU-s", "at least 15,000")
    yield of_runs(theirs, speeds[theirs], "steps/CPU-s")
    ratios = [a / b for a, b in zip(speeds[ours], speeds[theirs], strict=True)]
    yield of_runs("Marrakech / connect four", ratios, goal="at least 2")
    yield of_runs(solo, speeds[solo], "steps/CPU-s")


PARTS: dict[str, Callable[[], Iterable[Figure]]] = {"vector": vector, "single": single}


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/envs.*")
    given = parser.parse_args()
    if not kernel.is_compiled():
        raise SystemExit("the kernel is not compiled here: nothing to measure")
    report = Report("envs", "Speed of the learning environments", PARTS)
    for part in given.parts or PARTS:
        report.tell(part, machine(games=GAMES if part == "vector" else 1), PARTS[part]())
        if given.save:
            report.save()


if __name__ == "__main__":
    main()
