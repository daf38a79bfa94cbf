"""Where tables are kept: a row for each, and its log, entry by entry.

What has been stored is on the disk: a server may be killed at any instant, and the power may go,
and all that was acknowledged is there. Writes that wait together share one transaction, so that
many tables cost few of them.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from sqlalchemy import (
    URL,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import Delete, Insert, Update

from marrakech.server.migrations import migrate
from marrakech.server.schema import entries, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from sqlalchemy import Connection, Engine, Select
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

Statement = Insert | Update | Delete

FILE = "tables.sqlite3"
BUSY_SECONDS = 10
READERS = 4
GATHERING = 0.002
"""Seconds in which others may join a transaction: nobody notices, and many need half as many."""


class Conflict(Exception):  # noqa: N818  (nothing is wrong: somebody was faster)
    """Another process has stored an entry of this number, or has removed the table."""


class Row(NamedTuple):
    """What is known of a table without reading its log."""

    id: str
    made: int
    changed: int
    standing: str
    listed: bool
    version: int
    """Of the log that the rest tells of; the log itself may be longer."""
    summary: bytes


class Write(NamedTuple):
    """Something to store, all of it or nothing."""

    rows: tuple[Row, ...] = ()
    log: tuple[tuple[str, int, bytes], ...] = ()
    notes: tuple[Row, ...] = ()
    touched: tuple[tuple[str, int], ...] = ()
    gone: tuple[str, ...] = ()


_INSERT_ROWS = insert(tables)
_INSERT_LOG = insert(entries)
_NOTE = (
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.version <= bindparam("new_version"))
    .values({name: bindparam(f"new_{name}") for name in Row._fields if name not in ("id", "made")})
)
_TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.changed < bindparam("new_changed"))
    .values(changed=bindparam("new_changed"))
)
_REMOVE_LOG = delete(entries).where(entries.c.table_id == bindparam("which"))
_REMOVE_ROW = delete(tables).where(tables.c.id == bindparam("which"))
LINES: dict[Statement, Sequence[str]] = {
    _INSERT_ROWS: Row._fields,
    _INSERT_LOG: ("table_id", "version", "body"),
    # whose parameters may not be named like columns
    _NOTE: ("which", *(f"new_{name}" for name in Row._fields[1:])),
    _TOUCH: ("which", "new_changed"),
    _REMOVE_LOG: ("which",),
    _REMOVE_ROW: ("which",),
}
"""By statement: what the values of a line are called."""


class Written:
    """A statement in the words of the database, which are found once: that saves half the work."""

    def __init__(self, statement: Statement, engine: Engine) -> None:
        compiled = statement.compile(engine)
        self.text = str(compiled)
        assert compiled.positiontup is not None
        wanted = [LINES[statement].index(name) for name in compiled.positiontup]
        self.as_given = wanted == list(range(len(LINES[statement])))
        self.pick = itemgetter(*wanted)

    def execute(self, connection: Connection, lines: Sequence[tuple[object, ...]]) -> None:
        """Carry it out for each of these."""
        values: list[Any] = list(lines if self.as_given else map(self.pick, lines))
        connection.exec_driver_sql(self.text, values)


class Storage:
    """A database of tables. Threads of its own wait for the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = engine.connect()
        self._written = {each: Written(each, engine) for each in LINES}
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._task = asyncio.create_task(self._write_all(), name="storage")
        self.on_commit: Callable[[int], None] = lambda _writes: None
        """Told after every transaction how many writes it had."""

    @classmethod
    async def open(cls, folder: Path) -> Self:
        """The database in a folder, which is made if it is not there."""
        return cls(await asyncio.to_thread(_prepare, folder))

    async def close(self) -> None:
        """Store what is waiting, and let go of the database."""
        self._closing = True
        self._wake.set()
        await self._task
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._writer.close()
        self._engine.dispose()

    # -------------------------------------------------------------------- writing

    async def create(self, row: Row, bodies: Sequence[bytes]) -> None:
        """Store a new table and the beginning of its log."""
        await self._store(Write(rows=(row,), log=_lines(row.id, 0, bodies)))

    def append(self, table_id: str, version: int, bodies: Sequence[bytes]) -> asyncio.Future[None]:
        """Add entries to a log that has ``version`` of them; raises :class:`Conflict`."""
        return self._store(Write(log=_lines(table_id, version, bodies)))

    async def note(self, rows: Iterable[Row]) -> None:
        """Store what tables have become."""
        await self._store(Write(notes=tuple(rows)))

    async def touch(self, when: Iterable[tuple[str, int]]) -> None:
        """Note until when tables were in use, though nothing has changed there."""
        await self._store(Write(touched=tuple(when)))

    async def remove(self, ids: Iterable[str]) -> None:
        """Forget tables."""
        await self._store(Write(gone=tuple(ids)))

    def _store(self, write: Write) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self._loop.create_future()
        if self._closing:
            done.set_exception(RuntimeError("the storage is closed"))
        else:
            self._waiting.append((write, done))
            self._wake.set()
        return done

    async def _write_all(self) -> None:
        while not self._closing or self._waiting:
            await self._wake.wait()
            if not self._closing:
                await asyncio.sleep(GATHERING)
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                await self._commit([write for write, _ in batch])
            except Exception as error:  # noqa: BLE001  (whoever waits for it is told)
                await self._one_by_one(batch, error)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def _one_by_one(
        self, batch: list[tuple[Write, asyncio.Future[None]]], error: Exception
    ) -> None:
        """One of these cannot be stored: find out which, and store the others."""
        for write, done in batch:
            failed: Exception | None = error if len(batch) == 1 else None
            if len(batch) > 1:
                try:
                    await self._commit([write])
                except Exception as its_own:  # noqa: BLE001  (likewise)
                    failed = its_own
            if done.done():
                continue
            if failed is None:
                done.set_result(None)
            elif isinstance(failed, IntegrityError):
                done.set_exception(Conflict())
            else:
                done.set_exception(failed)

    async def _commit(self, writes: list[Write]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writing, self._write, writes)
        self.on_commit(len(writes))

    def _write(self, writes: list[Write]) -> None:
        """Store it all in one transaction."""
        gone = [(table_id,) for write in writes for table_id in write.gone]
        steps: list[tuple[Statement, Sequence[tuple[object, ...]]]] = [
            (_INSERT_ROWS, [row for write in writes for row in write.rows]),
            (_INSERT_LOG, [line for write in writes for line in write.log]),
            (_NOTE, [row for write in writes for row in write.notes]),
            (_TOUCH, [line for write in writes for line in write.touched]),
            (_REMOVE_LOG, gone),
            (_REMOVE_ROW, gone),
        ]
        with self._writer.begin():
            for statement, lines in steps:
                if lines:
                    self._written[statement].execute(self._writer, lines)

    # -------------------------------------------------------------------- reading

    async def _read(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._fetch, query)

    def _fetch(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        with self._engine.connect() as connection:
            return [tuple(row) for row in connection.execute(query)]

    async def load(self, table_id: str, since: int = 0) -> list[bytes]:
        """The entries of a log from a number on; none if there is no such table."""
        query = (
            select(entries.c.body)
            .where(entries.c.table_id == table_id, entries.c.version >= since)
            .order_by(entries.c.version)
        )
        return [body for (body,) in await self._read(query)]

    async def lobby(self, standing: str, most: int) -> list[Row]:
        """The tables that everybody may see, the newest first."""
        query = (
            select(tables)
            .where(tables.c.listed, tables.c.standing == standing)
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return [Row(*row) for row in await self._read(query)]

    async def behind(self) -> list[str]:
        """Tables whose log is longer than their row tells: a server stopped in between."""
        untold = (
            select(entries.c.version)
            .where(entries.c.table_id == tables.c.id, entries.c.version >= tables.c.version)
            .exists()
        )
        query = select(tables.c.id).where(tables.c.standing != "over", untold)
        return [table_id for (table_id,) in await self._read(query)]

    async def expired(self, unfinished: int, finished: int | None, most: int = 500) -> list[str]:
        """Tables that have not changed since a time, be they over or not."""
        over = tables.c.standing == "over"
        old = [~over & (tables.c.changed < unfinished)]
        if finished is not None:
            old.append(over & (tables.c.changed < finished))
        query = select(tables.c.id).where(or_(*old)).limit(most)
        return [table_id for (table_id,) in await self._read(query)]

    async def empty(self, since: int, most: int = 500) -> list[str]:
        """Tables of the lobby that wait for players, and were not in use since a time."""
        waiting = tables.c.listed & (tables.c.standing == "waiting")
        query = select(tables.c.id).where(waiting, tables.c.changed < since).limit(most)
        return [table_id for (table_id,) in await self._read(query)]

    async def count(self) -> dict[str, int]:
        """How many tables there are, by standing."""
        query = select(tables.c.standing, func.count()).group_by(tables.c.standing)
        return {row[0]: row[1] for row in await self._read(query)}


def _prepare(folder: Path) -> Engine:
    """The database in a folder, in its newest form."""
    folder.mkdir(parents=True, exist_ok=True)
    url = URL.create("sqlite", database=str(folder / FILE))
    engine = create_engine(url, pool_size=READERS + 1, max_overflow=0)
    event.listen(engine, "connect", _careful)
    with engine.begin() as connection:
        migrate(connection)
    return engine


def _lines(
    table_id: str, version: int, bodies: Sequence[bytes]
) -> tuple[tuple[str, int, bytes], ...]:
    return tuple([(table_id, at, body) for at, body in enumerate(bodies, version)])


def _careful(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Make SQLite as careful, and as patient, as it can be."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",  # on the disk before it is acknowledged
        "foreign_keys = ON",  # no entries without their table
        f"busy_timeout = {BUSY_SECONDS * 1000}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
