"""What limits the strongest bot: time to think, or luck?

    .venv/bin/python benchmarks/limits.py            print
    .venv/bin/python benchmarks/limits.py --save     and write results/limits.{json,md}

The first table is strength against time: bots that think longer and longer, all against the one
that knows the same value and looks at its own turn only. The second is luck: how the points by
which the master wins are spread, what it would take to win more often, and how many deals it wins
from both seats, with the same dice and piles.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

from rich.console import Console

from marrakech import Rules
from marrakech.arena.match import Match

RESULTS = Path(__file__).parent / "results"
SEED = 2027
NETWORK = "expectimax:value=network"
BASE = f"{NETWORK},depth=1"
X2L = "expectimax:depth=2,value=linear"


class Thinker(NamedTuple):
    """A bot, and how many games it can play in some minutes."""

    spec: str
    games: int


THINKERS = (
    Thinker("bestfirst:nodes=500", 4000),
    Thinker("bestfirst:nodes=1500", 4000),
    Thinker(f"{NETWORK},depth=2,slack=4", 4000),
    Thinker("master", 4000),
    Thinker("bestfirst:nodes=7500", 2000),
    Thinker("bestfirst:nodes=25000", 600),
    Thinker("bestfirst:nodes=75000", 200),
    Thinker("bestfirst:nodes=750000", 40),
)


def thought(thinker: Thinker) -> dict[str, Any]:
    """How one does that thinks for some time."""
    match = Match([thinker.spec, BASE], Rules(players=2), SEED, adjusted=True)
    results = match.play(thinker.games)
    adjusted, margin = results.adjusted_share(0), results.adjusted_margin(0)
    assert adjusted is not None
    assert margin is not None
    return {
        "spec": thinker.spec,
        "games": results.games,
        "wins": [round(100 * number, 1) for number in results.share(0)],
        "adjusted": [round(100 * number, 1) for number in adjusted],
        "margin": [round(number, 2) for number in margin],
        "ms": round(results.milliseconds(0) or 0, 2),
    }


def luck(opponent: str, games: int) -> dict[str, Any]:
    """How the master's games against somebody are spread."""
    results = Match(["master", opponent], Rules(players=2), SEED).play(games)
    rows = [row for row in results.by_seat() if row["bot"] == "master"]
    margins = [row["margin"] for row in rows]
    by_deal: dict[int, float] = {}
    for row in rows:
        by_deal[row["deal"]] = by_deal.get(row["deal"], 0) + row["win"]
    deals = Counter(round(2 * wins) for wins in by_deal.values())
    return {
        "opponent": opponent,
        "games": results.games,
        "wins": [round(100 * number, 1) for number in results.share(0)],
        "margin": round(mean(margins), 1),
        "spread": round(stdev(margins), 1),
        # who goes out has no points, so margins say a little less than places
        "with_more": {
            more: round(100 * mean((m + more > 0) + (m + more == 0) / 2 for m in margins), 1)
            for more in (0, 1, 2, 3, 5)
        },
        "both": round(100 * deals[4] / len(by_deal), 1),
        "one": round(100 * (deals[1] + deals[2] + deals[3]) / len(by_deal), 1),
        "none": round(100 * deals[0] / len(by_deal), 1),
    }


def text(data: dict[str, Any]) -> str:
    """The results as Markdown."""
    lines = [
        "# What limits the master",
        "",
        f"`{data['call']}`, {data['date']}, {data['machine']}.",
        f"Two players, seed {SEED}; intervals hold 95 %.",
        "",
        f"## Strength against time: each against `{BASE}`",
        "",
        "| bot | games | wins, % | without luck | margin | ms a decision |",
        "|---|---|---|---|---|---|",
    ]
    for row in data["time"]:
        wins, adjusted = (
            "{:.1f} [{:.1f}, {:.1f}]".format(*row[name]) for name in ("wins", "adjusted")
        )
        margin = "{:+.1f} [{:+.1f}, {:+.1f}]".format(*row["margin"])
        lines.append(
            f"| `{row['spec']}` | {row['games']:,} | {wins} | {adjusted} | {margin} "
            f"| {row['ms']:.2f} |"
        )
    lines += [
        "",
        "## Luck: the master's games",
        "",
        "Wins are what they would be with 1, 2, 3 and 5 dirhams more in every game; of the deals",
        "are given those that it won from both seats, from one, and from none.",
        "",
        "| against | games | wins, % | margin | deviation | with more, % | both, one, none, % |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in data["luck"]:
        wins = "{:.1f} [{:.1f}, {:.1f}]".format(*row["wins"])
        more = ", ".join(f"{row['with_more'][key]:.1f}" for key in (1, 2, 3, 5))
        deals = ", ".join(f"{row[key]:.1f}" for key in ("both", "one", "none"))
        lines.append(
            f"| `{row['opponent']}` | {row['games']:,} | {wins} | {row['margin']:+.1f} "
            f"| {row['spread']:.1f} | {more} | {deals} |"
        )
    return "\n".join(lines) + "\n"


def conclusion() -> str:
    """What somebody wrote below the tables, to be read again when they change."""
    file = RESULTS / "limits.md"
    tables, _, below = file.read_text("utf-8").rpartition("|\n") if file.exists() else ("", "", "")
    return below if tables else ""


def main() -> None:
    """Play, print, and keep the results if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--part", type=float, default=1, help="of the games: 0.1 is a tenth")
    parser.add_argument("--save", action="store_true", help="write the results")
    options = parser.parse_args()
    console = Console()
    data: dict[str, Any] = {
        "call": f"benchmarks/limits.py --part {options.part:g} --save",
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "luck": [],
        "time": [],
    }
    for opponent in ("greedy", X2L, "random"):
        data["luck"].append(luck(opponent, int(4000 * options.part)))
        console.print(data["luck"][-1])
    for thinker in THINKERS:
        games = max(2, int(thinker.games * options.part) // 2 * 2)
        data["time"].append(thought(thinker._replace(games=games)))
        console.print(data["time"][-1])
    if options.save:
        RESULTS.joinpath("limits.json").write_text(json.dumps(data, indent=2) + "\n", "utf-8")
        RESULTS.joinpath("limits.md").write_text(text(data) + conclusion(), "utf-8")


if __name__ == "__main__":
    main()
