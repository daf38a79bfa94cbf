"""All that is stored can move from SQLite to PostgreSQL, and back."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import BigInteger, Boolean, Float, Integer, LargeBinary, String, insert, select

from marrakech.server.database import FILE, KEY, MARK, Database, prepare
from marrakech.server.errors import DataRefusal
from marrakech.server.hub import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.moderation import Moderation
from marrakech.server.moving import move
from marrakech.server.schema import about, metadata
from marrakech.server.settings import Settings
from marrakech.server.storage import Storage
from marrakech.table.messages import Act, Do, NewTable, SeatPlan
from tests.server.test_hub import TWO, act, secrets_of
from tests.server.test_storage import row

if TYPE_CHECKING:
    from pathlib import Path

    from marrakech.table.messages import TableMade
    from tests.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")


def everything(database: Database) -> dict[str, Any]:
    """All rows of all tables."""
    with database.engine.connect() as connection:
        found = {
            each.name: connection.execute(select(each).order_by(*each.primary_key)).all()
            for each in metadata.sorted_tables
            if each is not about
        }
        found["key"] = connection.execute(select(about.c.key)).all()
    database.close()
    return found


async def live_a_little(folder: Path) -> TableMade:
    """Some tables, a ban, and a move."""
    storage = await Storage.open(folder)
    hub = Hub(storage, Settings(data=folder), Metrics())
    made = await hub.make(TWO)
    await hub.make(NewTable([SeatPlan("person", "Åsa"), SeatPlan("open")], listed=True))
    await act(hub, made, Do("1", hub.tables[made.table].version, 0, Act("L")))
    for number in range(30):
        await storage.create(row(f"t{number}"), [b"a", b"b"])
    await storage.mark(["t1"], 7)
    await storage.pulse(12)
    moderation = Moderation(storage)
    await moderation.ban("name", "rude", 1, 2**50, "why")
    await hub.close()
    await storage.close()
    return made


def fill(database: Database) -> None:
    """Give a row to everything that has none yet, such as passports, ratings, and days."""
    plain: dict[type[object], object] = {
        LargeBinary: b"\x00\xff",
        Boolean: True,
        BigInteger: 2**40 + 1,
        Integer: 3,
        Float: 0.1,
        String: "é",
    }
    with database.engine.begin() as connection:
        for each in metadata.sorted_tables:
            if connection.execute(select(each).limit(1)).first() is not None:
                continue
            values = {}
            for column in each.columns:
                kind = next(kind for kind in plain if isinstance(column.type, kind))
                values[column.name] = plain[kind]
                for key in column.foreign_keys:
                    values[column.name] = connection.scalar(select(key.column).limit(1))
            connection.execute(insert(each), values)
    database.close()


def test_all_that_is_stored_moves_and_comes_back(postgres: Postgres, tmp_path: Path) -> None:
    folder, url = tmp_path / "data", postgres.fresh()
    made = asyncio.run(live_a_little(folder))
    fill(prepare(folder))
    before = everything(prepare(folder))
    assert all(before.values())
    assert {"passports", "held", "ratings", "days", "tries", "tokens", "reviews"} <= set(before)
    env = {**os.environ, "MARRAKECH_DATABASE": url.text, "LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "marrakech", "database", "migrate", "--data", str(folder)],
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "32 tables are there" in done.stdout
    assert everything(prepare(folder, None, url)) == before
    with pytest.raises(DataRefusal, match="there are tables in it already"):
        move(folder, None, url, back=False)

    async def go_on() -> None:
        storage = await Storage.open(folder, None, url)
        hub = Hub(storage, Settings(data=folder), Metrics())
        live = await hub.open(made.table)
        assert hub.seats_of(live, secrets_of(made)) == (0, 1), "whoever sat there sits there"
        await Moderation(storage).ban("name", "ruder", 1, 2**50)
        assert [each.id for each in await Moderation(storage).bans(5)] == [2, 1]
        await hub.close()
        await storage.close()

    asyncio.run(go_on())
    kept = everything(prepare(folder, None, url))
    for name in (FILE, MARK):
        (folder / name).unlink()
    assert (folder / KEY).is_file()
    assert move(folder, None, url, back=True) == 32
    assert everything(prepare(folder)) == kept


def test_nothing_moves_while_a_server_runs(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()

    async def run() -> None:
        storage = await Storage.open(tmp_path)
        with pytest.raises(DataRefusal, match="in use"):
            await asyncio.to_thread(move, tmp_path, None, url, back=False)
        await storage.close()
        shared = await Storage.open(tmp_path, None, url)
        hub = Hub(shared, Settings(data=tmp_path), Metrics())
        await shared.begin_run(hub.heartbeat.began, 0)
        with pytest.raises(DataRefusal, match="in use"):
            await asyncio.to_thread(move, tmp_path, None, url, back=False)
        await shared.close()

    asyncio.run(run())
