"""Reads the entries of all tables from a database that no server uses any more."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from marrakech.server.database import FILE, KEY
from marrakech.server.hub import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.seals import read_key
from marrakech.server.settings import Settings
from marrakech.server.storage import Storage

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from marrakech.table.entries import AnyEntry

Logs = dict[str, "list[AnyEntry]"]


def stored(data: Path, only: Collection[str] | None = None) -> Logs:
    """The logs of a database as a server finds them that starts now.

    The database has to be sound then, without a gap or an entry of no table.
    """
    return asyncio.run(_stored(data, only))


async def _stored(data: Path, only: Collection[str] | None) -> Logs:
    storage = await Storage.open(data)
    try:
        hub = Hub(storage, Settings(data=data), Metrics())
        hub.closing = True  # so that nothing happens by itself
        return {table: (await hub.open(table)).table.entries for table in _tables(data, only)}
    finally:
        await storage.close()


def _tables(data: Path, only: Collection[str] | None) -> list[str]:
    with closing(sqlite3.connect(data / FILE)) as database:
        (sound,) = database.execute("PRAGMA integrity_check").fetchone()
        assert sound == "ok", sound
        assert not database.execute("PRAGMA foreign_key_check").fetchall()
        logs: dict[str, list[int]] = {
            table: [] for (table,) in database.execute("SELECT id FROM tables")
        }
        lines = database.execute("SELECT table_id, version FROM entries ORDER BY 1, 2")
        for table, version in lines:
            logs[table].append(version)
    for table, versions in logs.items():
        assert versions == list(range(len(versions))), f"gaps in the log of {table}: {versions}"
        assert versions, f"{table} without a log"
    return [table for table in logs if only is None or table in only]


def log_of(data: Path, table: str) -> list[AnyEntry]:
    """The log of a table as it lies on the disk, whether a server runs or not."""
    with closing(sqlite3.connect(data / FILE)) as database:
        rows = database.execute(
            "SELECT version, body FROM entries WHERE table_id = ? ORDER BY version", (table,)
        ).fetchall()
    assert [version for version, _ in rows] == list(range(len(rows)))
    seal = read_key(data / KEY)
    assert seal is not None
    return [seal.decode(table, body) for _, body in rows]
