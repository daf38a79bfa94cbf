"""Measures the best-first search against other bots, at several limits: how strong is it, how fast?

    .venv/bin/python benchmarks/engine.py                        all matches with 5,000 positions
    .venv/bin/python benchmarks/engine.py --nodes 50000 --games 400 --save    ten times as much
    .venv/bin/python benchmarks/engine.py --only 0 2 --save      some matches; the others are kept

Its limit is a number of positions and not a time, so that other work on the machine changes nothing
but the milliseconds that are told beside. Shares of wins are told plain and without luck
(docs/arena.md), with intervals that hold 95 %; dice and piles are paired, and seats rotate.
"""

from __future__ import annotations

import argparse
import json
from typing import Any, NamedTuple

from rich.console import Console

from marrakech import Rules
from marrakech.arena.match import Match
from measuring import RESULTS, machine

SEED = 2026
X2L = "expectimax:depth=2,value=linear"


class Row(NamedTuple):
    """A match of one best-first search against others, and what it has to reach, in per cent."""

    other: str
    goals: tuple[float, float, float]
    """With some 5, 50 and 500 milliseconds a decision."""
    rules: Rules = Rules(players=2)


ROWS = (
    Row(X2L, (60, 62, 64)),
    Row("master", (55, 57, 59)),
    Row("greedy", (87.5, 88.5, 89)),
    Row("greedy", (61, 62, 63), Rules(players=3)),
    Row("greedy", (54, 55, 56), Rules(players=4)),
    Row("master", (36, 38, 39), Rules(players=3)),
    Row("master", (27.5, 29, 30), Rules(players=4)),
    Row("greedy", (94, 95, 95), Rules(players=2, variant="turn-at-end")),
)
LIMITS = (5_000, 50_000, 500_000)
KEPT = RESULTS / "engine.json"


def played(row: Row, nodes: int, games: int, options: str) -> dict[str, Any]:
    """The result of a match, as data."""
    spec = f"bestfirst:nodes={nodes},{options}"
    results = Match([spec, row.other], row.rules, SEED, adjusted=True).play(games)
    share, adjusted, margin = (
        results.share(0),
        results.adjusted_share(0),
        results.adjusted_margin(0),
    )
    assert adjusted is not None
    assert margin is not None
    nearest = min(range(3), key=lambda i: abs(LIMITS[i] - nodes))
    return {
        "bot": spec,
        "other": row.other,
        "rules": row.rules.text,
        "games": results.games,
        "wins": [round(100 * number, 2) for number in share],
        "adjusted": [round(100 * number, 2) for number in adjusted],
        "margin": [round(number, 2) for number in margin],
        "ms": round(results.milliseconds(0) or 0, 2),
        "reach": row.goals[nearest],
        "seed": SEED,
        **machine(),
    }


def text(rows: list[dict[str, Any]]) -> str:
    """The results as Markdown."""
    lines = [
        "# The best-first search",
        "",
        "`benchmarks/engine.py --save`: shares of wins of one best-first search against others,",
        "which have all other seats; plain and without luck. Each row has its commit and the load.",
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


def main() -> None:
    """Play, print, and keep the results if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1_200, help="games of each match")
    parser.add_argument("--nodes", type=int, default=LIMITS[0], help="positions for a decision")
    parser.add_argument("--options", default="others=mixed", help="more options of the search")
    parser.add_argument("--only", type=int, nargs="*", help="numbers of matches, from 0")
    parser.add_argument("--save", action="store_true", help="write the results")
    options = parser.parse_args()
    console = Console()
    kept: list[dict[str, Any]] = []
    if KEPT.exists():
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    for number, row in enumerate(ROWS):
        if options.only is not None and number not in options.only:
            continue
        found = played(row, options.nodes, options.games, options.options)
        console.print(found)
        same = ("bot", "other", "rules")
        kept = [old for old in kept if any(old[name] != found[name] for name in same)]
        kept.append(found)
        if options.save:  # after each: some take hours
            KEPT.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
            KEPT.with_suffix(".md").write_text(text(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
