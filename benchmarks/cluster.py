"""Measures servers that share a database, and hunts for what they lose when everything fails.

    .venv/bin/python benchmarks/cluster.py                         everything
    .venv/bin/python benchmarks/cluster.py chaos --minutes 60      a part of it, for longer
    .venv/bin/python benchmarks/cluster.py --save                  and write results/cluster.*

cost: the same load on a server with SQLite and on one with PostgreSQL and Redis, turn and turn
about: moves for every second of CPU that the server uses, without that of PostgreSQL and Redis.
chaos: games on three servers while servers, the database, Redis and the connections between them
fail at random instants; a checker reads what all clients were told, and the logs.

It ends with an error if anything is lost that was acknowledged, or done twice. Needs the programs
of PostgreSQL and Redis.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import uvloop

from measuring import ROOT, SEED, Figure, Report, machine, of_runs, serving
from server import ROOMY, moves

sys.path.insert(0, str(ROOT))  # what it tries with is among the tests

from tests.cluster.chaos import Chaos, cluster
from tests.postgres import running_postgres
from tests.redis_server import running_redis

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = ("cost", "chaos")
GAMES = 12
THINK = 1.5
"""Seconds that players think, at most: games are to last longer than the faults."""
FAULTS = 40
"""In one round of chaos, after which all games have to come to their ends."""


def cost(tables: int, rounds: int) -> Iterator[Figure]:
    """Moves for a second of CPU, with both databases."""
    alone: list[float] = []
    shared: list[float] = []
    with running_postgres() as postgres, running_redis() as redis:
        for _ in range(rounds):
            with serving(*ROOMY) as server:
                alone.append(uvloop.run(moves(server, tables)))
            os.environ["MARRAKECH_DATABASE"] = postgres.fresh().text
            os.environ["MARRAKECH_REDIS"] = redis.url().text
            try:
                with serving(*ROOMY) as server:
                    shared.append(uvloop.run(moves(server, tables)))
            finally:
                del os.environ["MARRAKECH_DATABASE"], os.environ["MARRAKECH_REDIS"]
    yield Figure("matches a round", tables)
    yield of_runs("moves a CPU-second, SQLite", alone)
    yield of_runs("moves a CPU-second, PostgreSQL and Redis", shared)
    ratios = [one / other for one, other in zip(alone, shared, strict=True)]
    yield of_runs("CPU of a move, PostgreSQL and Redis to SQLite", ratios, goal="at most 1.6")


def chaos(minutes: float) -> Iterator[Figure]:
    """Rounds of games and faults, for a while."""
    until = monotonic() + minutes * 60
    faults: Counter[str] = Counter()
    rounds = acknowledged = unknown = lost = 0
    healed: list[float] = []
    with running_postgres() as postgres, running_redis() as redis:
        while monotonic() < until:
            with (
                tempfile.TemporaryDirectory(dir=ROOT / "build") as folder,
                cluster(Path(folder) / "servers", postgres, redis) as servers,
            ):
                outcome = Chaos(servers, GAMES, SEED + rounds, think=THINK).run(FAULTS, pause=0.2)
            rounds += 1
            faults += outcome.faults
            acknowledged += outcome.acknowledged
            unknown += outcome.unknown
            lost += len(outcome.found) + len(outcome.damaged)
            if lost or outcome.healed is None:
                raise SystemExit(f"round {rounds}: {outcome}")
            healed.append(outcome.healed)
    yield Figure("rounds", rounds, sample=f"{GAMES} games with people and {GAMES} of bots alone")
    yield Figure("faults", sum(faults.values()))
    for name, number in sorted(faults.items()):
        yield Figure(f"faults: {name.replace('_', ' ')}", number)
    yield Figure("acknowledgements", acknowledged)
    yield Figure("commands without an answer", unknown)
    yield Figure("lost, doubled or shown wrongly", lost, goal="none")
    yield of_runs("from the last fault to the end of all games, s", healed)


def main() -> None:
    """Measure what is asked for, print it, and keep it if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--tables", type=int, default=100, help="matches in a round of cost")
    parser.add_argument("--rounds", type=int, default=5, help="of the part cost")
    parser.add_argument("--minutes", type=float, default=10, help="for the part chaos")
    parser.add_argument("--save", action="store_true", help="write the results")
    options = parser.parse_args()
    report = Report("cluster", "Servers that share a database", PARTS)
    for part in options.parts or PARTS:
        figures = {
            "cost": lambda: cost(options.tables, options.rounds),
            "chaos": lambda: chaos(options.minutes),
        }[part]()
        report.tell(part, machine(), figures)
        if options.save:
            report.save()


if __name__ == "__main__":
    main()
