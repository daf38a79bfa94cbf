"""Measures the best-first search against other bots, at several limits: how strong is it, how fast?

    .venv/bin/python benchmarks/engine.py --save                    all matches, 5 ms a decision
    .venv/bin/python benchmarks/engine.py 5 50 500 --minutes 60 --save     an hour for all of them
    .venv/bin/python benchmarks/engine.py 500 --only 0 1 --games 200 --save       some of them
    .venv/bin/python benchmarks/engine.py --calibrate               positions in a millisecond, here

A limit is a number of positions and not a time, so that other work on the machine changes nothing
but the milliseconds that are told beside. Matches take turns, a few games each, and every call goes
on where the last one stopped: their games are kept in build/engine. A row replaces an older one
that has no more games. Shares of wins are told plain and without luck
(docs/arena.md), with intervals that hold 95 %; dice and piles are paired, and seats rotate.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
from random import Random
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console

from marrakech import Rules
from marrakech.arena import match_file
from marrakech.arena.match import Match
from marrakech.arena.parallel import play_in_parallel, threads
from marrakech.arena.results import Results
from marrakech.bots import brain_of
from marrakech.bots.bestfirst import BestFirst
from marrakech.bots.levels import DOUBT
from marrakech.bots.values import name_of
from marrakech.core.codes import LAY, OVER, TURN
from marrakech.core.kernel import State
from measuring import RESULTS, ROOT, machine

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SEED = 2026
X2L = "expectimax:depth=2,value=linear"
OLD_MASTER = "the master of 0.1"
OLD_WEIGHTS = "a9e8085d"
"""The commit with the weights that the master of version 0.1 judged by."""


def old_master(rules: Rules) -> str:
    """The spec of the master of version 0.1, whatever the master is now."""
    at_end = rules.variant is not None
    name = name_of(rules.players, at_end=at_end)
    file = STATES / name
    if not file.exists():
        STATES.mkdir(parents=True, exist_ok=True)
        kept = f"{OLD_WEIGHTS}:src/marrakech/bots/weights/{name}"
        file.write_bytes(subprocess.check_output(["git", "show", kept], cwd=ROOT))
    slack, doubt = (4, 30) if rules.players == 2 else (3, 50)
    options = f"depth=2,width=4,others=mixed,slack={slack},doubt={doubt}"
    return f"expectimax:{options},value={file}"


def usual_options(rules: Rules) -> str:
    """As the strongest levels search, but for the limit of time."""
    return f"others=mixed,doubt={DOUBT}" if rules.players == 2 else "others=mixed"


class Row(NamedTuple):
    """A match of one best-first search against others, and what it has to reach, in per cent."""

    other: str
    goals: tuple[float, float, float]
    """With some 5, 50 and 500 milliseconds a decision."""
    rules: Rules = Rules(players=2)

    @property
    def spec(self) -> str:
        """Who has the other seats."""
        return old_master(self.rules) if self.other == OLD_MASTER else self.other


ROWS = (
    Row(X2L, (60, 62, 64)),
    Row(OLD_MASTER, (55, 57, 59)),
    Row("greedy", (87.5, 88.5, 89)),
    Row("greedy", (61, 62, 63), Rules(players=3)),
    Row("greedy", (54, 55, 56), Rules(players=4)),
    Row(OLD_MASTER, (36, 38, 39), Rules(players=3)),
    Row(OLD_MASTER, (27.5, 29, 30), Rules(players=4)),
    Row("greedy", (94, 95, 95), Rules(players=2, variant="turn-at-end")),
)
NODES = {5: 7_500, 50: 75_000, 500: 750_000}
"""Positions for about so many milliseconds; ``--calibrate`` tells what they are here."""
TIMES = tuple(NODES)
AT_ONCE = {5: 40, 50: 8, 500: 2}
"""Games of a match before it is the next one's turn."""
KEPT = RESULTS / "engine.json"
STATES = ROOT / "build" / "engine"


class Contest:
    """A match that goes on from call to call."""

    def __init__(self, row: Row, ms: int, nodes: int, options: str | None) -> None:
        self.row = row
        self.ms = ms
        self.spec = f"bestfirst:nodes={nodes},{options or usual_options(row.rules)}"
        self.match = Match([self.spec, row.spec], row.rules, SEED, adjusted=True)
        self.results = Results(self.match)
        name = re.sub(r"\W+", "-", f"{self.spec} {row.other} {row.rules.text}")
        self.file: Path = STATES / f"{name}.match"
        if self.file.exists():
            self.results = match_file.load(self.match, self.file)

    def play(self, most: int) -> None:
        """Play some games, and keep them."""
        wanted = min(most, self.results.games + AT_ONCE[self.ms])
        with threads(self.match) as workers:
            play_in_parallel(self.match, wanted, workers, results=self.results)
        STATES.mkdir(parents=True, exist_ok=True)
        match_file.save(self.results, self.file)

    def found(self) -> dict[str, Any]:
        """The result, as data."""
        share = self.results.share(0)
        adjusted = self.results.adjusted_share(0)
        margin = self.results.adjusted_margin(0)
        assert adjusted is not None
        assert margin is not None
        return {
            "bot": self.spec,
            "other": self.row.other,
            "rules": self.row.rules.text,
            "games": self.results.games,
            "wins": [round(100 * number, 2) for number in share],
            "adjusted": [round(100 * number, 2) for number in adjusted],
            "margin": [round(number, 2) for number in margin],
            "ms": round(self.results.milliseconds(0) or 0, 2),
            "reach": self.row.goals[TIMES.index(self.ms)],
            "seed": SEED,
            **machine(),
        }


def merged(kept: list[dict[str, Any]], found: dict[str, Any]) -> list[dict[str, Any]]:
    """All rows, of which one is new, unless it was known from more games."""
    same = [
        old for old in kept if all(old[name] == found[name] for name in ("bot", "other", "rules"))
    ]
    if any(old["games"] > found["games"] for old in same):
        return kept
    return [old for old in kept if old not in same] + [found]


def text(rows: list[dict[str, Any]]) -> str:
    """The results as Markdown."""
    lines = [
        "# The best-first search",
        "",
        "`benchmarks/engine.py --save`: shares of wins of one best-first search against others,",
        "which have all other seats; plain and without luck. Each row has its commit and the load.",
        f"For 5, 50 and 500 ms it judges {NODES[5]:,}, {NODES[50]:,} and {NODES[500]:,} positions,",
        "as many as a quiet core of this machine does in that time (`--calibrate`): what `ms`",
        "tells beside was measured under load.",
        "",
        "| bot | against | rules | games | wins, % | without luck | margin | ms | goal | when |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        wins, adjusted = (
            "{:.1f} [{:.1f}, {:.1f}]".format(*row[name]) for name in ("wins", "adjusted")
        )
        margin = "{:+.1f} [{:+.1f}, {:+.1f}]".format(*row["margin"])
        lines.append(
            f"| `{row['bot']}` | `{row['other']}` | {row['rules']} | {row['games']:,} | {wins} "
            f"| {adjusted} | {margin} | {row['ms']:.1f} | {row['reach']} "
            f"| {row['date']}, {row['commit']}, load {row['load']} |"
        )
    return "\n".join(lines) + "\n"


def decisions(rules: Rules, seed: int) -> Iterator[State]:
    """Positions in which somebody has to choose, one of every four of a game at random."""
    luck = Random(seed)
    state = State(rules)
    while state.phase != OVER:
        if state.phase in (TURN, LAY) and len(state.legal()) > 1 and luck.random() < 0.25:
            yield state.snapshot()
        state.push(luck.choice(state.legal()))


def calibrated(rules: Rules, nodes: int) -> tuple[float, float]:
    """Positions judged in a millisecond of the processor, and how many were judged in all.

    The best of three runs: what else the machine does takes caches from it, and is not its own.
    """
    brain = brain_of(f"bestfirst:nodes={nodes},others=mixed", rules)
    assert isinstance(brain, BestFirst)
    states = [state for seed in range(4) for state in decisions(rules, seed)]
    speeds, judged = [], 0
    for _ in range(3):
        before = thread_time()
        judged = sum(brain.analyse(state).judged for state in states)
        speeds.append(judged / (1000 * (thread_time() - before)))
    return max(speeds), judged


def main() -> None:
    """Play, print, and keep the results if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("times", type=int, nargs="*", default=[5], help="5, 50 or 500 ms")
    parser.add_argument("--games", type=int, default=2_000, help="games of each match, in all")
    parser.add_argument("--minutes", type=float, help="stop after so many, and go on another day")
    parser.add_argument("--nodes", type=int, help="positions for a decision, instead")
    parser.add_argument("--options", help="options of the search, in place of the usual ones")
    parser.add_argument("--only", type=int, nargs="*", help="numbers of matches, from 0")
    parser.add_argument("--save", action="store_true", help="write the results")
    parser.add_argument("--calibrate", action="store_true", help="tell how fast it is, instead")
    options = parser.parse_args()
    console = Console()
    if any(ms not in NODES for ms in options.times):
        parser.error("times are 5, 50 and 500")
    if options.calibrate:
        for rules in dict.fromkeys(row.rules for row in ROWS):
            speed, judged = calibrated(rules, 1000 * options.times[0])
            console.print(f"{rules.text}: {speed:,.0f} positions a millisecond, of {judged:,}")
        return
    contests = [
        Contest(row, ms, options.nodes or NODES[ms], options.options)
        for ms in options.times
        for number, row in enumerate(ROWS)
        if options.only is None or number in options.only
    ]
    end = None if options.minutes is None else monotonic() + 60 * options.minutes
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else []
    while open_ones := [one for one in contests if one.results.games < options.games]:
        for contest in open_ones:
            if end is not None and monotonic() > end:
                return
            contest.play(options.games)
            found = contest.found()
            told = "{:.1f} [{:.1f}, {:.1f}]".format(*found["adjusted"])
            console.print(f"{found['bot']} v {found['other']}, {found['rules']}: {told}", end="")
            console.print(f" of {found['reach']}, {found['games']} games")
            kept = merged(kept, found)
            if options.save:  # after each: some take hours
                KEPT.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
                KEPT.with_suffix(".md").write_text(text(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
