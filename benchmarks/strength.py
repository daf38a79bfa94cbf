"""Measures how strong the bots are: the promised matches, and a rating for each bot.

    .venv/bin/python benchmarks/strength.py                 print
    .venv/bin/python benchmarks/strength.py --save          and write results/strength.{json,md}
    .venv/bin/python benchmarks/strength.py --save --only 5 6    these rows; the others are kept
    .venv/bin/python benchmarks/strength.py --rate --save   the ratings that `marrakech bots` shows
    .venv/bin/python benchmarks/strength.py --beside storyteller --games 40 --save   one that takes
                    too long for a tournament: its rating beside the master's
    .venv/bin/python benchmarks/strength.py --beside master --against OLD --games 300 --save
                    or one that has changed since, beside anybody who was rated
    .venv/bin/python benchmarks/strength.py --ladder --games 400 --save    the levels by all rules,
                    without luck, on one scale: results/ladder.{json,md}

All matches have paired dice and piles and rotated seats; the intervals hold 95 %.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
from datetime import UTC, datetime
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from marrakech import Rules
from marrakech.arena.match import Match
from marrakech.arena.ratings import rate

RESULTS = Path(__file__).parent / "results"
STRENGTH = Path(__file__).parent.parent / "src" / "marrakech" / "bots" / "strength.json"
SEED = 2026
X2L = "expectimax:depth=2,value=linear"
BESIDE = "master"
"""Whom those meet that take too long for a tournament."""
RATED = (
    *("random", "porter", "apprentice", "peddler", "greedy", X2L, "merchant"),
    *("expectimax:depth=1,value=network", "master"),
    *("pourer", "grandmother", "mason", "weaver", "drummer"),
)


LADDER = (
    *("porter", "apprentice", "peddler", "greedy", "merchant", "master"),
    "bestfirst:nodes=7500,others=mixed,doubt=20",
)
"""Each meets the one before; the last is the storyteller with the hundredth part of her time."""
THINKING = LADDER[-2:]
"""Who takes milliseconds a decision: the others of the ladder play ten times as many games."""
LADDER_RULES = (*(Rules(players=n) for n in (2, 3, 4)), Rules(players=2, variant="turn-at-end"))


class Row(NamedTuple):
    """A match, and the share of wins that its first bot has to reach, in per cent."""

    first: str
    second: str
    reach: float
    beyond: float | None = None
    rules: Rules = Rules(players=2)


ROWS = (
    Row("greedy", "random", 99),
    Row("apprentice", "porter", 57),
    Row("peddler", "apprentice", 57),
    Row("merchant", "peddler", 57),
    Row("master", "merchant", 57),
    Row("master", "greedy", 86, 88),
    Row("master", X2L, 57, 62),
    Row("master", "greedy", 53, 57, Rules(players=3)),
    Row("master", "greedy", 45, 48, Rules(players=4)),
    Row("master", "greedy", 92, 94, Rules(players=2, variant="turn-at-end")),
)


def played(row: Row, games: int) -> dict[str, Any]:
    """The result of a match, as data."""
    results = Match([row.first, row.second], row.rules, SEED).play(games)
    share, margin = results.share(0), results.margin(0)
    assert margin is not None
    return {
        "match": f"{row.first} v {row.second}",
        "rules": row.rules.text,
        "games": results.games,
        "wins": [round(100 * number, 2) for number in share],
        "margin": [round(number, 2) for number in margin],
        "reach": row.reach,
        "beyond": row.beyond,
        "ms": round(results.milliseconds(0) or 0, 3),
        "seed": SEED,
    }


def ratings(games: int) -> dict[str, Any]:
    """Ratings of all bots in two-player games, from a tournament of all against all."""
    results = Match(list(RATED), Rules(players=2), SEED).play(games)
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "games": results.games,
        "ratings": {
            RATED[found.bot]: {
                "rating": round(found.value),
                "low": round(found.low),
                "high": round(found.high),
            }
            for found in rate(results)
        },
    }


def beside(name: str, spec: str, against: str, games: int) -> dict[str, int]:
    """The rating of a bot, from a match without luck against one who is rated.

    The interval is that of the match: how sure the other's rating is comes on top of it.
    """
    results = Match([spec, against], Rules(players=2), SEED, adjusted=True).play(games)
    share = results.adjusted_share(0)
    assert share is not None
    base = json.loads(STRENGTH.read_text(encoding="utf-8"))["ratings"][against]["rating"]

    def rating(part: float) -> int:
        return round(int(base) + 400 * log10(part / (1 - part)))

    Console().print(f"{name}: {share} of {results.games} games against {against}")
    return {"rating": rating(share.value), "low": rating(share.low), "high": rating(share.high)}


def step(share: float, players: int) -> float:
    """By how much a bot is rated above another that has all other seats: 0 where luck decides."""
    share = min(max(share, 0.001), 0.999)  # without luck it may be beyond all or nothing
    return 400 * log10(share * (players - 1) / (1 - share))


def ladder(rules: Rules, games: int) -> list[dict[str, Any]]:
    """Ratings of the levels by some rules: each above the one before, and ``greedy`` at 1,000.

    What is told of each is how sure the step from the one before is.
    """
    rows: list[dict[str, Any]] = [{"bot": LADDER[0], "rating": 0.0}]
    for before, bot in pairwise(LADDER):
        number = games if bot in THINKING else 10 * games
        results = Match([bot, before], rules, SEED, adjusted=True).play(number)
        share = results.adjusted_share(0)
        assert share is not None
        plain = [round(100 * number, 2) for number in results.share(0)]
        steps = [round(step(part, rules.players)) for part in share]
        rows.append(
            {
                "bot": bot,
                "rating": rows[-1]["rating"] + step(share.value, rules.players),
                "games": results.games,
                "wins": plain,
                "adjusted": [round(100 * number, 2) for number in share],
                "step": steps,
            }
        )
        Console().print(rules.text, rows[-1])
    shift = 1000 - next(row["rating"] for row in rows if row["bot"] == "greedy")
    return [{**row, "rating": round(row["rating"] + shift)} for row in rows]


def ladder_text(found: dict[str, list[dict[str, Any]]], about: str) -> str:
    """The ladders as Markdown."""
    lines = [
        "# The levels on one scale",
        "",
        f"`benchmarks/strength.py --ladder --save`, {about}: each against the one before, who has",
        "all other seats; shares without luck as ratings, `greedy` being 1,000. In brackets by how",
        "much it is above the one before, with a 95 % interval.",
        "",
        f"| bot | {' | '.join(found)} |",
        f"|---|{'---|' * len(found)}",
    ]
    for at, bot in enumerate(LADDER):
        cells = []
        for rows in found.values():
            steps = rows[at].get("step")
            told = " ({:+}, {:+} to {:+})".format(*steps) if steps else ""
            cells.append(f"{rows[at]['rating']}{told}")
        lines.append(f"| `{bot}` | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def text(rows: list[dict[str, Any]], about: dict[str, str]) -> str:
    """The results as Markdown."""
    lines = [
        "# How strong the bots are",
        "",
        f"`benchmarks/strength.py --save`, {about['machine']}; each row with its commit.",
        "Share of wins of the first bot, with a 95 % interval; dice and piles are paired and seats",
        "rotate. With three and four players the second bot has all other seats.",
        "",
        "| match | rules | games | wins, % | margin | ms a decision | to reach | beyond | when |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        wins = "{:.1f} [{:.1f}, {:.1f}]".format(*row["wins"])
        margin = "{:+.1f} [{:+.1f}, {:+.1f}]".format(*row["margin"])
        lines.append(
            f"| {row['match']} | {row['rules']} | {row['games']:,} | {wins} | {margin} "
            f"| {row['ms']:.2f} | {row['reach']} | {row['beyond'] or ''} | {row['when']} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, print, and keep the results if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2_000, help="games of each match")
    parser.add_argument("--rate", action="store_true", help="rate all bots instead")
    parser.add_argument("--beside", metavar="BOT", help="rate one bot by a match with the master")
    parser.add_argument("--against", default=BESIDE, metavar="BOT", help="or with somebody else")
    parser.add_argument("--ladder", action="store_true", help="rate the levels by all rules")
    parser.add_argument("--spec", help="what plays in its place, such as one limited by positions")
    parser.add_argument("--only", type=int, nargs="*", help="numbers of matches, from 0")
    parser.add_argument("--save", action="store_true", help="write the results")
    options = parser.parse_args()
    console = Console()
    if options.rate:
        found = ratings(options.games)
        console.print_json(data=found)
        if options.save:
            STRENGTH.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        return
    if options.beside:
        spec = options.spec or options.beside
        rating = beside(options.beside, spec, options.against, options.games)
        console.print_json(data=rating)
        if options.save:
            kept = json.loads(STRENGTH.read_text(encoding="utf-8"))
            kept["ratings"] = {**kept["ratings"], options.beside: rating}
            STRENGTH.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
        return
    if options.ladder:
        ladders = {rules.text: ladder(rules, options.games) for rules in LADDER_RULES}
        if options.save:
            date = f"{datetime.now(UTC):%Y-%m-%d}"
            data = {"date": date, "seed": SEED, "ladders": ladders}
            RESULTS.joinpath("ladder.json").write_text(json.dumps(data, indent=2) + "\n", "utf-8")
            RESULTS.joinpath("ladder.md").write_text(ladder_text(ladders, date), "utf-8")
        return
    git = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], check=True, capture_output=True, text=True
    )
    about = {"machine": f"{platform.machine()}, Python {platform.python_version()}"}
    when = f"{datetime.now(UTC):%Y-%m-%d}, {git.stdout.strip()}"
    kept = RESULTS / "strength.json"
    rows: list[dict[str, Any]] = [{}] * len(ROWS)
    if options.only is not None and kept.exists():
        rows = json.loads(kept.read_text(encoding="utf-8"))["rows"]
    for number, row in enumerate(ROWS):
        if options.only is None or number in options.only:
            rows[number] = {**played(row, options.games), "when": when}
            console.print(rows[number])
    if options.save:
        data = {"about": about, "rows": rows}
        RESULTS.joinpath("strength.json").write_text(json.dumps(data, indent=2) + "\n", "utf-8")
        RESULTS.joinpath("strength.md").write_text(text(rows, about), "utf-8")


if __name__ == "__main__":
    main()
