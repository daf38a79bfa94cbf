"""Measures how long a server takes to list the games of a passport that has played thousands.

    .venv/bin/python benchmarks/own_games.py          print
    .venv/bin/python benchmarks/own_games.py --save   and write results/own_games.{json,md}

The part is the kind of database: SQLite, or PostgreSQL in a process of its own. It holds as many
games of others. A request is measured from the handler to the bytes of its answer, so without
HTTP; pages are of 20 games.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec
from sqlalchemy import insert, text
from tests.postgres import running_postgres
from tests.server.own_games import game

from marrakech.players.finished import told_of
from marrakech.players.passport import id_of
from marrakech.server import api_own_games
from marrakech.server.clock import now
from marrakech.server.hub import Hub
from marrakech.server.live_table import row_of
from marrakech.server.metrics import Metrics
from marrakech.server.schema import held, tables
from marrakech.server.settings import Settings
from marrakech.server.storage import Storage
from measuring import Figure, Report, machine

if TYPE_CHECKING:
    from marrakech.server.settings import DatabaseUrl
    from marrakech.table.table import Table

PARTS = ("sqlite", "postgres")
AT_ONCE = 500
GOAL = "under 50"
SECRET, OTHER = "m" * 32, "o" * 32
NAMES = ("Ana", "Bea", "Cem", "Dilnaz", "Zoë")


def samples() -> list[Table]:
    """A few finished games, that stand for all."""
    found = []
    for number, kinds in enumerate(("po", "pb", "poo", "pobb", "po", "pbbb")):
        club = game(kinds, number, *NAMES[number % 3 :][: kinds.count("o")])
        club.play()
        found.append(club.table)
    return found


async def fill(storage: Storage, games: int) -> None:
    """So many games of one passport, and as many of another."""
    played = samples()
    for secret in (SECRET, OTHER):
        passport = id_of(secret)
        for start in range(0, games, AT_ONCE):
            rows, seats = [], []
            for number in range(start, min(start + AT_ONCE, games)):
                table = played[number % len(played)]
                table_id = f"{secret[0]}{number:08}"
                table.id = table_id
                [told] = told_of(table, {0: passport})
                ended = told.over + number * 60_000
                rows.append(row_of(table)._replace(id=table_id, changed=ended)._asdict())
                seat = told._asdict() | {"table_id": table_id, "passport": passport, "at": ended}
                seats.append(seat | {"over": ended, "accuracy": 80.0})
            await storage.together(
                lambda one, rows=rows, seats=seats: (  # type: ignore[misc]
                    one.execute(insert(tables), rows),
                    one.execute(insert(held), seats),
                )
            )


async def measured(url: DatabaseUrl | None, folder: Path, games: int, asked: int) -> list[Figure]:
    """All figures of a database."""
    storage = await Storage.open(folder, None, url)
    hub = Hub(storage, Settings(folder), Metrics())
    server: Any = SimpleNamespace(hub=hub, passports=hub.passports, ratings=hub.ratings)
    for secret in (SECRET, OTHER):
        await hub.passports.shown(secret, "Somebody")
    await fill(storage, games)
    # PostgreSQL does so by itself, a minute later
    await storage.together(lambda one: one.execute(text("ANALYZE")).close())
    middle = (await hub.own_games.finished(id_of(SECRET), games // 2))[-1]
    encode = msgspec.json.Encoder().encode
    figures = []
    for name, query in (
        ("the first page, with all that is counted", {}),
        ("a page in the middle", {"after": f"{middle.over}.{middle.table}"}),
        ("the last page", {"after": f"{now() - 10**12}.x"}),
        ("only games of four that were won", {"players": 4, "won": True}),
        ("a search by a name", {"rival": "bea"}),
        ("a search that finds nothing", {"rival": "nobody", "levels": "master"}),
    ):
        took = []
        for _ in range(asked):
            began = perf_counter()
            encode(await api_own_games.games.fn(server, SECRET, **query))
            took.append(1000 * (perf_counter() - began))
        low, high = min(took), quantiles(took, n=20)[-1]
        sample = f"median of {asked}; least, and 95 of 100"
        figures.append(Figure(name, median(took), "ms", low, high, sample, GOAL))
    await hub.close()
    await storage.close()
    return figures


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("part", nargs="?", choices=PARTS, help="one kind of database")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--asked", type=int, default=100, help="how often each is asked")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/own_games.*")
    given = parser.parse_args()
    report = Report("own_games", "Listing the games of a passport", PARTS)
    for part in (given.part,) if given.part else PARTS:
        database = running_postgres() if part == "postgres" else nullcontext()
        with tempfile.TemporaryDirectory() as folder, database as postgres:
            url = postgres.fresh() if postgres else None
            found = asyncio.run(measured(url, Path(folder) / "data", given.games, given.asked))
        report.tell(part, machine(games=given.games), found)
    if given.save:
        report.save()


if __name__ == "__main__":
    main()
