"""Measures the arena: random games of a match, results kept, against bare random games.

    .venv/bin/python benchmarks/arena.py           print
    .venv/bin/python benchmarks/arena.py --save    and write benchmarks/results/arena.{json,md}

Both are measured in turn within each round, on as many threads, and compared within it. Figures
are medians over rounds with a 95 % interval from resampling the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table

from marrakech import Rules
from marrakech.arena.match import Match
from marrakech.core import kernel
from measuring import machine

RESULTS = Path(__file__).parent / "results"
SEED = 7
GOAL = 0.5


def bare(players: int, games: int, threads: int) -> float:
    """Random games a second, of which only sums are kept."""
    with ThreadPoolExecutor(threads) as pool:
        began = perf_counter()
        each = games // threads
        for _ in pool.map(
            lambda seed: kernel.playouts(players=players, games=each, seed=seed), range(threads)
        ):
            pass
        return each * threads / (perf_counter() - began)


def arena(players: int, games: int, threads: int) -> float:
    """Games a second of a match of as many random bots, from its start to its shares of wins."""
    began = perf_counter()
    results = Match(["random"] * players, Rules(players=players), SEED).play(games, threads)
    shares = [results.share(bot).value for bot in range(players)]
    seconds = perf_counter() - began
    if abs(sum(shares) - 1) > 1e-9:
        raise SystemExit(f"{players} players: not every game has been won")
    return results.games / seconds


def summary(values: list[float]) -> dict[str, float]:
    """The median and its 95 % interval, by resampling."""
    luck = random.Random(SEED)
    medians = sorted(median(luck.choices(values, k=len(values))) for _ in range(2000))
    return {"median": median(values), "low": medians[49], "high": medians[1949], "n": len(values)}


def measure(rounds: int, games: int, threads: int) -> dict[str, dict[str, float]]:
    """Everything, by name."""
    found: dict[str, list[float]] = {}
    for at in range(rounds):
        for players in (2, 4):
            # who goes first alternates: a machine that is warm or busy is so for both
            order = (bare, arena) if at % 2 else (arena, bare)
            speeds = {one.__name__: one(players, games, threads) for one in order}
            found.setdefault(f"bare {players}", []).append(speeds["bare"])
            found.setdefault(f"arena {players}", []).append(speeds["arena"])
            ratio = speeds["arena"] / speeds["bare"]
            found.setdefault(f"arena / bare {players}", []).append(ratio)
    return {name: summary(values) for name, values in found.items()}


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=400_000, help="in each measurement")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/arena.*")
    given = parser.parse_args()
    if not kernel.is_compiled():
        raise SystemExit("the kernel is not compiled here: nothing to compare")
    found = measure(given.rounds, given.games, given.threads)
    rows = [
        (
            name,
            f"{f['median']:,.{digits}f} [{f['low']:,.{digits}f}, {f['high']:,.{digits}f}]",
            f"at least {GOAL}" if digits else "",
        )
        for name, f in found.items()
        for digits in (2 if "/" in name else 0,)
    ]
    table = Table("what, players", "games/s: median [95 % interval]", "to reach")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    if given.save:
        how = f"--rounds {given.rounds} --games {given.games} --threads {given.threads}"
        facts = machine()
        report = {"machine": facts, "options": how, "figures": found}
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "arena.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
        lines = ["# Speed of the arena", ""]
        lines += [f"Made by `.venv/bin/python benchmarks/arena.py {how} --save`: random against"]
        lines += ["random, results kept, from the start of a match to its shares of wins.", ""]
        lines += [f"- {name}: {value}" for name, value in facts.items()]
        lines += ["- medians of all rounds, with the 95 % interval from resampling rounds", ""]
        lines += ["| what, players | games/s | to reach |", "|---|---|---|"]
        lines += [f"| {what} | {value} | {goal} |" for what, value, goal in rows]
        (RESULTS / "arena.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
