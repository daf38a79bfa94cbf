"""Measures what each level of the bots loses for a decision that matters.

    .venv/bin/python benchmarks/levels.py --games 20                print
    .venv/bin/python benchmarks/levels.py --games 2000 --save       and write study/levels.json
    .venv/bin/python benchmarks/levels.py --save --depth deep --rules 2    these; others are kept

With ``--save`` it goes on from what was kept (``results/levels.json``), up to so many games of each
rule set and depth, and keeps what it has every few minutes: it may be stopped at any time.
``--anew`` begins at the first game again, as is right after a change to a value or to a depth.

Positions come from games in which every seat has a level drawn by lot, and so a level is judged by
what it would do among players of all kinds. All levels are asked at the same positions, so that
they differ by what they do and not by where they came to stand; a level that errs by chance is
asked several times. Only some decisions of each game are judged, for games tell more than decisions
of one game. The intervals hold 95 %; the unit is the game.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from marrakech.bots.levels import LADDER
from marrakech.core import codes
from marrakech.core.actions import ACTIONS
from marrakech.core.kernel import State
from marrakech.core.rules import Rules
from marrakech.study.analysis import analysis
from marrakech.study.depth import DEPTHS, Judge
from marrakech.study.estimates import student
from measuring import RESULTS, machine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.bots.brain import Brain

TABLE = Path(__file__).parent.parent / "src" / "marrakech" / "study" / "levels.json"
"""What the package reads: means and intervals."""
FILE = RESULTS / "levels.json"
"""The sums from which these come, to go on with."""
SEED = 2026
RULES = {
    **{str(players): Rules(players) for players in (2, 3, 4)},
    **{f"{players}-turn-at-end": Rules(players, variant="turn-at-end") for players in (2, 3, 4)},
}
ASKED = 6
"""How often a level that errs by chance is asked."""
EVERY = {"quick": 12, "deep": 24}
"""One decision of so many is judged."""
AT_ONCE = 5
"""Games of a piece of work."""
KEPT_EVERY = 240.0
"""Seconds after which what there is so far is kept."""


class Judged(NamedTuple):
    """What came of one game."""

    decisions: int
    """How many were judged that mattered."""
    lost: dict[str, float]
    """By level, what it would have lost in all of them."""


@cache
def players_of(name: str, depth: str) -> tuple[Judge, dict[str, Brain]]:
    """Who judges and who plays; made once in each process."""
    rules = RULES[name]
    return Judge(rules, DEPTHS[depth]), {level.name: level.brain(rules) for level in LADDER}


def game(name: str, depth: str, number: int) -> Judged:
    """Play a game, and judge what every level would do in some of its positions."""
    rng = Random(f"{SEED} {name} {depth} {number}")
    rules = RULES[name]
    judge, brains = players_of(name, depth)
    names = list(brains)
    seats = [rng.choice(names) for _ in range(rules.players)]
    state = State(rules)
    for brain in brains.values():
        brain.show(state, [])  # who learns during a game forgets the last one
    lost: dict[str, float] = defaultdict(float)
    decisions = 0
    while state.phase != codes.OVER:
        if state.odds():
            state.push(rng.choices(state.legal(), state.odds())[0])
            continue
        if rng.randrange(EVERY[depth]) == 0:
            found = analysis(judge, state)
            if found.matters:
                decisions += 1
                for level, brain in brains.items():
                    # the strongest does not err by chance
                    times = 1 if level == names[-1] else ASKED
                    for _ in range(times):
                        action = ACTIONS[brain.choose(state, rng.getrandbits(64))]
                        lost[level] += found.choice(action).loss / times
        state.push(brains[seats[state.mover]].choose(state, rng.getrandbits(64)))
    return Judged(decisions, dict(lost))


def games(name: str, depth: str, first: int) -> list[Judged]:
    """Some games, one after the other."""
    return [game(name, depth, number) for number in range(first, first + AT_ONCE)]


# ------------------------------------------------------------------------------ sums

Kept = dict[str, Any]
"""For a rule set and a depth: how many games were played, in how many of them something was judged,
how many decisions, their squares, and by level the losses, their squares, and losses times
decisions."""


def nothing() -> Kept:
    """No games."""
    return {"games": 0, "judged": 0, "decisions": 0, "squared": 0, "levels": {}}


def include(kept: Kept, found: Judged) -> None:
    """Add a game."""
    kept["games"] += 1
    if not found.decisions:
        return
    kept["judged"] += 1
    kept["decisions"] += found.decisions
    kept["squared"] += found.decisions**2
    for name, lost in found.lost.items():
        sums = kept["levels"].setdefault(name, [0.0, 0.0, 0.0])
        for i, more in enumerate((lost, lost**2, lost * found.decisions)):
            sums[i] += more


def row(kept: Kept, name: str) -> dict[str, Any]:
    """A mean over decisions, of which those of a game hang together: a ratio of sums."""
    count, total = kept["judged"], kept["decisions"]
    lost, squared, product = kept["levels"][name]
    mean = lost / total
    # the sum of (lost - mean * decisions)^2 over all games
    spread = max(0.0, squared - 2 * mean * product + mean**2 * kept["squared"])
    reach = student(count - 1) * (spread * count / (count - 1)) ** 0.5 / total
    return {
        "mean": round(mean, 5),
        "low": round(max(0.0, mean - reach), 5),
        "high": round(mean + reach, 5),
        "decisions": total,
        "games": kept["games"],
    }


def table_of(kept: Kept) -> dict[str, Any]:
    """The rows of all levels."""
    return {level.name: row(kept, level.name) for level in LADDER if level.name in kept["levels"]}


def played(
    kept: dict[str, Kept], parts: list[tuple[str, str]], number: int, jobs: int
) -> Iterator[None]:
    """Add games to what is kept, until there are so many of each part; told now and then."""
    work = [
        (name, depth, first)
        for first in range(0, number, AT_ONCE)  # all parts by turns: it may be stopped
        for name, depth in parts
        if first >= kept[f"{name} {depth}"]["games"]
    ]
    told = monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        pieces = pool.map(games, *zip(*work, strict=True)) if work else iter(())
        steps = track(pieces, "playing", total=len(work), console=Console(stderr=True))
        for (name, depth, _), piece in zip(work, steps, strict=True):
            for found in piece:
                include(kept[f"{name} {depth}"], found)
            if monotonic() > told + KEPT_EVERY:
                told = monotonic()
                yield
    yield


def show(kept: dict[str, Kept]) -> None:
    """Print what was found."""
    table = Table("rules, depth", "games", "decisions", *(level.name for level in LADDER))
    for part, sums in kept.items():
        cells = [
            f"{100 * found['mean']:.2f} ±{50 * (found['high'] - found['low']):.2f}"
            for found in table_of(sums).values()
        ]
        table.add_row(part, str(sums["games"]), str(sums["decisions"]), *cells)
    Console().print(table)


def save(kept: dict[str, Kept]) -> None:
    """Write the sums, and the table that the package reads."""
    FILE.write_text(json.dumps({**machine(seed=SEED), "parts": kept}, indent=1) + "\n")
    told: dict[str, Any] = {"levels": {}}
    if TABLE.exists():
        told = json.loads(TABLE.read_text(encoding="utf-8"))
    for part, sums in kept.items():
        name, depth = part.split()
        if sums["judged"] > 1:
            told["levels"].setdefault(name, {})[depth] = table_of(sums)
    told |= {"date": machine()["date"], "seed": SEED}
    TABLE.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Measure, print, and keep the results if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", nargs="*", choices=RULES, default=list(RULES))
    parser.add_argument("--depth", nargs="*", choices=DEPTHS, default=list(DEPTHS))
    parser.add_argument("--games", type=int, default=100, help="of each rule set and depth")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--save", action="store_true", help="write the results")
    parser.add_argument("--anew", action="store_true", help="do not go on from what was kept")
    options = parser.parse_args()
    parts = [(name, depth) for name in options.rules for depth in options.depth]
    kept: dict[str, Kept] = {}
    if options.save and FILE.exists():
        kept = json.loads(FILE.read_text(encoding="utf-8"))["parts"]
    for name, depth in parts:
        if options.anew or f"{name} {depth}" not in kept:
            kept[f"{name} {depth}"] = nothing()
    for _ in played(kept, parts, options.games, options.jobs):
        if options.save:
            save(kept)
    show(kept)


if __name__ == "__main__":
    main()
