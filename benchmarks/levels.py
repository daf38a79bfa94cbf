"""Measures what each level of the bots loses for a decision that matters.

    .venv/bin/python benchmarks/levels.py                       print
    .venv/bin/python benchmarks/levels.py --save                and write study/levels.json
    .venv/bin/python benchmarks/levels.py --save --depth deep --rules 2    these; others are kept

Positions come from games in which every seat has a level drawn by lot, and so a level is judged by
what it would do among players of all kinds. All levels are asked at the same positions, so that
they differ by what they do and not by where they came to stand; a level that errs by chance is
asked several times. The intervals hold 95 %; the unit is the game.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from marrakech.bots.levels import LADDER
from marrakech.core import codes
from marrakech.core.actions import ACTIONS
from marrakech.core.kernel import State
from marrakech.core.rules import Rules
from marrakech.study.analysis import analysis
from marrakech.study.depth import DEPTHS, Judge
from marrakech.study.estimates import student

FILE = Path(__file__).parent.parent / "src" / "marrakech" / "study" / "levels.json"
SEED = 2026
RULES = {
    **{str(players): Rules(players) for players in (2, 3, 4)},
    **{f"{players}-turn-at-end": Rules(players, variant="turn-at-end") for players in (2, 3, 4)},
}
ASKED = 6
"""How often a level that errs by chance is asked."""
EVERY = {"quick": 4, "deep": 8}
"""One decision of so many is judged: games tell more than decisions of one game."""


def measure(rules: Rules, depth: str, games: int) -> dict[str, Any]:
    """The mean loss of every level in some games."""
    rng = Random(SEED)
    judge = Judge(rules, DEPTHS[depth])
    brains = {level.name: level.brain(rules) for level in LADDER}
    names = list(brains)
    # for every level: by game, how much was lost, and by how many decisions
    losses: dict[str, list[float]] = {name: [] for name in names}
    counts: list[int] = []
    for _ in range(games):
        seats = [rng.choice(names) for _ in range(rules.players)]
        state = State(rules)
        lost: dict[str, float] = defaultdict(float)
        judged = 0
        while state.phase != codes.OVER:
            if state.odds():
                state.push(rng.choices(state.legal(), state.odds())[0])
                continue
            if rng.randrange(EVERY[depth]) == 0:
                found = analysis(judge, state)
                if found.matters:
                    judged += 1
                    for name, brain in brains.items():
                        # the strongest does not err by chance
                        times = 1 if name == names[-1] else ASKED
                        for _time in range(times):
                            action = ACTIONS[brain.choose(state, rng.getrandbits(64))]
                            lost[name] += found.choice(action).loss / times
            state.push(brains[seats[state.mover]].choose(state, rng.getrandbits(64)))
        if judged:
            counts.append(judged)
            for name in names:
                losses[name].append(lost[name])
    return {name: row(losses[name], counts) for name in names}


def row(losses: list[float], counts: list[int]) -> dict[str, Any]:
    """A mean over decisions, of which those of a game hang together: a ratio of sums."""
    games, total = len(counts), sum(counts)
    mean = sum(losses) / total
    spread = sum((lost - mean * count) ** 2 for lost, count in zip(losses, counts, strict=True))
    reach = student(games - 1) * (spread * games / (games - 1)) ** 0.5 / total
    return {
        "mean": round(mean, 5),
        "low": round(max(0.0, mean - reach), 5),
        "high": round(mean + reach, 5),
        "decisions": total,
        "games": games,
    }


def main() -> None:
    """Measure, print, and keep the results if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", nargs="*", choices=RULES, default=list(RULES))
    parser.add_argument("--depth", nargs="*", choices=DEPTHS, default=list(DEPTHS))
    parser.add_argument("--games", type=int, default=100, help="for each rule set and depth")
    parser.add_argument("--save", action="store_true", help="write the results")
    options = parser.parse_args()
    console = Console()
    kept: dict[str, Any] = {"levels": {}}
    if FILE.exists():
        kept = json.loads(FILE.read_text(encoding="utf-8"))
    for name in options.rules:
        for depth in options.depth:
            found = measure(RULES[name], depth, options.games)
            console.print(name, depth, found)
            if options.save:
                kept["levels"].setdefault(name, {})[depth] = found
                kept["date"] = f"{datetime.now(UTC):%Y-%m-%d}"
                kept["seed"] = SEED
                FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
