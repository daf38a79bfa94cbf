"""Reckons from what was measured how many machines how many tables need, for docs/scaling.md.

    .venv/bin/python benchmarks/scaling.py          print the tables
    .venv/bin/python benchmarks/scaling.py --save   and write them into docs/scaling.md

It measures nothing itself: the parts game, two and viewers of benchmarks/cluster.py do that, and
the parts idle and memory of benchmarks/server.py. What is assumed and not measured stands here, and
in the text.
"""

from __future__ import annotations

import argparse
import json
import re
from typing import Any

from measuring import RESULTS, ROOT

PAGE = ROOT / "docs" / "scaling.md"
MINUTES = 20
"""That a game of people lasts: assumed."""
WATCHING = 3
"""Connections at a table, on average: two players, and one who watches: assumed."""
FILLED = 0.6
"""How much of a core is used on average, so that there is room for the evening: a choice."""
CORES = 8
"""Of a machine: a choice. One process of the server uses one."""
DATABASE_CORES = 32
"""Of the largest machine that one would give to a single database: a choice."""
SHAPE = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def measured(name: str, part: str) -> tuple[dict[str, float], dict[str, Any]]:
    """The figures of a part of a benchmark, and the machine that they are of."""
    kept = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))[part]
    return {each["name"]: each["value"] for each in kept["figures"]}, kept["machine"]


class Model:
    """What tables need, for each of them and each second."""

    def __init__(self) -> None:
        game, self.machine = measured("cluster", "game")
        idle, _ = measured("server", "idle")
        memory, _ = measured("server", "memory")
        self.game = game
        self.moves = game["moves a game"] / (MINUTES * 60)
        """Of one table, in a second."""
        self.server = game["CPU of a server, ms a move"] / 1000
        self.database = game["CPU of PostgreSQL, ms a move"] / 1000
        self.redis = game["CPU of Redis, ms a move"] / 1000
        self.hearing = game["CPU of another server that hears of it, ms a move"] / 1000
        self.viewer = idle["kB a viewer"]
        self.table = memory["kB a table just played"]

    def processes(self, tables: float) -> float:
        """Servers for so many tables; each hears of the moves at all others, too.

        A core has ``FILLED`` seconds in a second: ``moves / n`` of its own, all others to hear of.
        """
        moves = tables * self.moves
        left = FILLED - moves * self.hearing
        return moves * self.server / left if left > 0 else float("inf")

    def most_by_hearing(self) -> float:
        """Tables at which hearing of others alone takes half of what a core may use."""
        return FILLED / 2 / self.hearing / self.moves

    def most_of_one_database(self) -> float:
        """Tables that one database has the cores for."""
        return DATABASE_CORES * FILLED / self.database / self.moves


def amount(value: float) -> str:
    """A number with two digits that mean something."""
    if value == float("inf"):
        return "not possible"
    if value >= 100:
        places = len(str(int(value))) - 2
        return f"{round(value / 10**places) * 10**places:,}"
    return f"{value:.0f}" if value >= 10 else f"{value:.2g}"


def size(value: float) -> str:
    """Bytes."""
    units = ["B", "kB", "MB", "GB", "TB"]
    while value >= 1000 and len(units) > 1:
        value /= 1000
        units.pop(0)
    return f"{value:.3g} {units[0]}"


def one_game(model: Model) -> list[str]:
    """What one game takes."""
    game = model.game
    rows = [
        ("moves", amount(game["moves a game"])),
        ("CPU of a server", f"{game['moves a game'] * model.server * 1000:.0f} ms"),
        ("CPU of PostgreSQL", f"{game['moves a game'] * model.database * 1000:.0f} ms"),
        ("CPU of Redis", f"{game['moves a game'] * model.redis * 1000:.1f} ms"),
        ("stored", size(game["stored, bytes a game"])),
        ("write-ahead log of PostgreSQL", size(game["write-ahead log, bytes a game"])),
        ("told to Redis", size(game["told to Redis, bytes a game"])),
        ("sent to each who watches", size(game["sent to one who watches, bytes a game"])),
        ("transactions, at least", amount(game["transactions a game"])),
        ("memory of a server, while it is played", size(model.table * 1000)),
        ("memory of a server, for each connection", size(model.viewer * 1000)),
    ]
    where = model.machine
    told = f"commit {where['commit']}, {where['date']}, load {where['load']}"
    return [
        f"Measured over {amount(game['games'])} whole games of two ({told}):",
        "",
        "| a game takes | |",
        "|---|---|",
        *(f"| {name} | {value} |" for name, value in rows),
    ]


def machines(model: Model) -> list[str]:
    """What so many machines hold, and so many tables need."""
    lines = [
        (
            "| tables at once | moves a second | processes of the server | machines of them "
            "| memory of each | cores of PostgreSQL | its log a second | stored a day |"
        ),
        "|---|---|---|---|---|---|---|---|",
    ]
    for tables in (1_000, 10_000, 100_000, 1_000_000):
        moves, processes = tables * model.moves, model.processes(tables)
        needed = max(1.0, processes)
        memory = tables * (model.table + WATCHING * model.viewer) / needed
        games = tables * 24 * 60 / MINUTES
        cells = (
            f"{tables:,}",
            amount(moves),
            amount(needed),
            amount(needed / CORES),
            "" if processes == float("inf") else size(memory * 1000),
            amount(moves * model.database / FILLED),
            size(tables / (MINUTES * 60) * model.game["write-ahead log, bytes a game"]),
            size(games * model.game["stored, bytes a game"]),
        )
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def hold(model: Model) -> list[str]:
    """What one machine, ten and a thousand hold."""
    lines = [
        "| machines | processes | tables, if each heard of its own alone | tables, as it is |",
        "|---|---|---|---|",
    ]
    for number in (1, 10, 1_000):
        processes = number * CORES
        alone = processes * FILLED / model.server / model.moves
        # n * left = moves * server, with left = FILLED - moves * hearing
        both = processes * FILLED / (model.server + processes * model.hearing) / model.moves
        lines.append(f"| {number:,} | {processes:,} | {amount(alone)} | {amount(both)} |")
    return lines


def limits(model: Model) -> list[str]:
    """Where it ends."""
    return [
        (
            f"- **What servers tell each other**: at {amount(model.most_by_hearing())} tables "
            "every process spends half of its time on hearing of tables that it does not have."
        ),
        (
            f"- **One PostgreSQL**: at {amount(model.most_of_one_database())} tables it needs "
            f"{DATABASE_CORES} cores, {FILLED:.0%} of them used."
        ),
        (
            "- **One Redis**, which uses one core for commands: at "
            f"{amount(FILLED / model.redis / model.moves)} tables, not counting what it sends."
        ),
    ]


def main() -> None:
    """Reckon, print, and write it if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--save", action="store_true", help="write docs/scaling.md")
    save = parser.parse_args().save
    text = filled(PAGE.read_text(encoding="utf-8"))
    print("\n".join(found[0] for found in SHAPE.finditer(text)))
    if save:
        PAGE.write_text(text, encoding="utf-8")


def filled(text: str) -> str:
    """The page with all figures as they are by now."""
    model = Model()
    parts = {"game": one_game, "machines": machines, "hold": hold, "limits": limits}

    def write(found: re.Match[str]) -> str:
        return found[1] + "\n".join(parts[found[2]](model)) + "\n" + found[3]

    return SHAPE.sub(write, text)


if __name__ == "__main__":
    main()
