"""Measures what the people of the market are like: how they pay, build, cover and gamble.

    .venv/bin/python benchmarks/cast.py                 print
    .venv/bin/python benchmarks/cast.py --save          and write results/cast.{json,md}, and what
                                                        the page shows of it, bots/habits.json
    .venv/bin/python benchmarks/cast.py --only mason    measure one again, the others as kept

Each plays two-player games against ``greedy``, with the same dice, from both seats; the unit is a
game, and the intervals hold 95 %. How strong they are is measured by ``strength.py --rate``.
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from math import hypot
from pathlib import Path
from typing import Any

from rich.console import Console

import marrakech.bots
from marrakech.arena.habits import Habits, habits
from marrakech.arena.statistics import Estimate
from marrakech.bots.levels import LEVELS

RESULTS = Path(__file__).parent / "results"
BOTS = Path(marrakech.bots.__file__).parent
AGAINST, RULES, SEED = "greedy", "standard/2", 2026
FEWER = {"master": 3, "storyteller": 10}
"""Who thinks so long that so many times fewer games are played."""
SPECS = {"storyteller": "bestfirst:nodes=20000,others=mixed"}
"""Who plays with a limit that is the same on every machine, instead of the time it may take."""
SHOWN = {"thrift": "paid", "area": "area", "cover": "covered", "risk": "throws"}
"""The habits that the page shows, and the number that each is seen by."""
SIGNATURES = {"grandmother": "paid", "mason": "area", "weaver": "covered", "drummer": "throws"}
"""What those with a style do less (paid) or more (all others) than everybody else."""
COLUMNS = ("paid", "out", "least", "area", "covered", "throws", "results", "wins")
HEADS = (
    *("paid a game", "gone out, %", "fewest dirhams", "largest area", "covered a rug"),
    *("spread of a throw", "spread of results", "wins, %"),
)


def apart(found: dict[str, Habits]) -> list[str]:
    """Who is not told apart from somebody else by his own habit, at 95 %."""
    missed = []
    for name, habit in SIGNATURES.items():
        mine = getattr(found[name], habit)
        for other, theirs in found.items():
            its = getattr(theirs, habit)
            more = its.value - mine.value if habit == "paid" else mine.value - its.value
            if other != name and more <= hypot(mine.half_width, its.half_width):
                missed.append(f"{name} and {other} by {habit}")
    return missed


def shown(found: dict[str, Habits]) -> dict[str, dict[str, int]]:
    """Each habit as a part of the most among these people, in hundredths; thrift is the reverse."""
    bars: dict[str, dict[str, int]] = {name: {} for name in found}
    for bar, habit in SHOWN.items():
        values = {name: getattr(each, habit).value for name, each in found.items()}
        low, high = min(values.values()), max(values.values())
        for name, value in values.items():
            part = (value - low) / (high - low)
            bars[name][bar] = round(100 * (1 - part if bar == "thrift" else part))
    return bars


def table(found: dict[str, Habits], ratings: dict[str, Any]) -> str:
    """The habits as Markdown."""
    lines = [
        f"| who | rating | games | {' | '.join(HEADS)} |",
        f"|---|---|---|{'---|' * len(HEADS)}",
    ]
    for name, each in found.items():
        rated = ratings.get(name)
        cells = [
            f"`{name}`",
            "{rating} [{low}, {high}]".format(**rated) if rated else "",
            f"{each.games:,}",
        ]
        for column in COLUMNS:
            scale = 100 if column in ("out", "wins") else 1
            value, low, high = (scale * number for number in getattr(each, column))
            mark = "**" if SIGNATURES.get(name) == column else ""
            cells.append(f"{mark}{value:.2f}{mark} [{low:.2f}, {high:.2f}]")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def kept_habits() -> tuple[str, dict[str, Habits]]:
    """What was measured before, and when."""
    kept = json.loads((RESULTS / "cast.json").read_text(encoding="utf-8"))
    found = {}
    for name, each in kept["habits"].items():
        numbers = {key: Estimate(*each[key]) for key in COLUMNS}
        found[name] = Habits(games=each["games"], **numbers)
    return kept["date"], found


def main() -> None:
    """Play, print, and keep the results if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1_500, help="games of each")
    parser.add_argument("--save", action="store_true", help="write the results")
    parser.add_argument("--again", action="store_true", help="tell what was kept, play nothing")
    parser.add_argument("--only", nargs="+", choices=[each.name for each in LEVELS], default=[])
    options = parser.parse_args()
    console = Console(width=240)
    found: dict[str, Habits] = {}
    date = f"{datetime.now(UTC):%Y-%m-%d}"
    if options.again or options.only:
        kept, found = kept_habits()
        date = kept if options.again else date
    for name in [] if options.again else options.only or [level.name for level in LEVELS]:
        games = options.games // FEWER.get(name, 1)
        found[name] = habits(SPECS.get(name, name), AGAINST, RULES, games, SEED)
        console.print(name, found[name].paid)
    found = {level.name: found[level.name] for level in LEVELS if level.name in found}
    strength = json.loads((BOTS / "strength.json").read_text(encoding="utf-8"))
    ratings = strength["ratings"]
    text = table(found, ratings)
    console.print(text)
    for each in apart(found):
        console.print("not told apart:", each)
    if options.save:
        plain = {
            name: {"games": each.games, **{key: list(getattr(each, key)) for key in COLUMNS}}
            for name, each in found.items()
        }
        data = {"date": date, "against": AGAINST, "rules": RULES, "seed": SEED, "habits": plain}
        RESULTS.joinpath("cast.json").write_text(json.dumps(data, indent=2) + "\n", "utf-8")
        head = (
            "# What the people of the market are like\n\n"
            f"`benchmarks/cast.py --save`, {date}. Two-player games against `{AGAINST}` with the "
            "same dice; 95 % intervals in brackets. In bold what somebody does\nless (paid) or "
            f"more than all others. Ratings: `strength.py --rate`, {strength['date']}, "
            f"{strength['games']:,} games, `random` is 0.\n"
            + "".join(f"`{name}` played here as `{spec}`.\n" for name, spec in SPECS.items())
            + "\n"
        )
        RESULTS.joinpath("cast.md").write_text(head + text, "utf-8")
        bars = {"date": date, "habits": shown(found)}
        BOTS.joinpath("habits.json").write_text(json.dumps(bars, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
