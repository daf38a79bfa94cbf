"""What is stored of tables, as it is asked for: rows, logs, and which need a look."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import func, or_, select
from sqlalchemy.exc import DBAPIError

from marrakech.server import integrity
from marrakech.server.database import READERS, SLICE, driver_of, look_through, told
from marrakech.server.integrity import intact_bodies
from marrakech.server.schema import entries, going, heads, pulse, tables
from marrakech.server.trouble import Trouble, why_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence

    from sqlalchemy import Select

    from marrakech.server.database import Database
    from marrakech.server.integrity import DamagedTable

REST = 0.02
"""Seconds between slices of what is looked through, in which others have their turn."""


class TableRow(NamedTuple):
    """What is known of a table without reading its log."""

    id: str
    made: int
    changed: int
    standing: str
    listed: bool
    version: int
    """Of the log that the rest tells of; the log itself may be longer."""
    summary: bytes
    due: int | None = None
    """When a server has to look at it though nobody asks; 0 while one has it in memory."""


class Reading:
    """A database of tables, to be read. Threads of its own wait for the disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.seal = database.seal
        self._engine = database.engine
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.damaged = False
        """Whether anything that was read or written has shown that the file is."""

    async def read(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        """What a query finds."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._fetch, query)

    def _fetch(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        with self._in_trouble(), self._engine.connect() as connection:
            return [tuple(row) for row in connection.execute(query)]

    @contextmanager
    def _in_trouble(self) -> Iterator[None]:
        """What the database does not do is told as a :class:`Trouble`."""
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:
            why = why_of(error)
            self.damaged |= why == "damaged"
            raise Trouble(why, error) from error

    async def load(self, table_id: str, since: int = 0) -> list[bytes]:
        """The entries of a log from a number on; none if there is no such table.

        Raises :class:`Damaged` if they are not what was written.
        """
        here = (entries.c.table_id == tables.c.id) & (entries.c.version >= since)
        query = (
            select(heads.c.length, entries.c.version, entries.c.body, entries.c.sum)
            .select_from(tables)
            .outerjoin(heads, heads.c.table_id == tables.c.id)
            .outerjoin(entries, here)
            .where(tables.c.id == table_id)
            .order_by(entries.c.version)
        )
        rows = await self.read(query)
        if not rows:
            return []
        lines = ((row[1], row[2], row[3]) for row in rows if row[1] is not None)
        return intact_bodies(table_id, rows[0][0], lines, since)

    async def look_through(self) -> AsyncIterator[DamagedTable]:
        """What is wrong with tables, found slowly so that nobody notices.

        Raises a refusal if the file as a whole is damaged.
        """
        loop = asyncio.get_running_loop()
        if not self.database.looked_through:
            await loop.run_in_executor(self._reading, self._look_through_file)
        await loop.run_in_executor(self._reading, self.seal.cipher)  # which takes a while to load
        for fault in await loop.run_in_executor(self._reading, self._lost):
            yield fault
        after: str | None = ""
        while after is not None:
            after, faults = await loop.run_in_executor(self._reading, self._faults, after)
            for fault in faults:
                yield fault
            await asyncio.sleep(REST)

    def _look_through_file(self) -> None:
        with self._engine.connect() as connection, told(self.database.file):
            look_through(self.database.file, driver_of(connection))

    def _lost(self) -> list[DamagedTable]:
        with self._in_trouble(), self._engine.connect() as connection:
            return list(integrity.lost_tables(driver_of(connection)))

    def _faults(self, after: str) -> tuple[str | None, list[DamagedTable]]:
        with self._in_trouble(), self._engine.connect() as connection:
            return integrity.damaged_tables(driver_of(connection), after, SLICE)

    async def named(self, beginning: str, most: int = 2) -> list[str]:
        """The tables whose names begin so."""
        query = (
            select(tables.c.id)
            .where(tables.c.id.startswith(beginning, autoescape=True))
            .where(func.substr(tables.c.id, 1, len(beginning)) == beginning)  # LIKE folds cases
            .order_by(tables.c.id)
            .limit(most)
        )
        return [table_id for (table_id,) in await self.read(query)]

    async def rows(self, standing: str | None = None) -> list[TableRow]:
        """All tables, or those that stand so, the newest change first."""
        query = select(tables).order_by(tables.c.changed.desc(), tables.c.id)
        if standing is not None:
            query = query.where(tables.c.standing == standing)
        return [TableRow(*row) for row in await self.read(query)]

    async def lobby(self, standing: str, most: int) -> list[TableRow]:
        """The tables that everybody may see, the newest first."""
        query = (
            select(tables)
            .where(tables.c.listed, tables.c.standing == standing)
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return [TableRow(*row) for row in await self.read(query)]

    async def behind(self) -> list[str]:
        """Tables whose log is longer than their row tells: a server stopped in between."""
        untold = (
            select(entries.c.version)
            .where(entries.c.table_id == tables.c.id, entries.c.version >= tables.c.version)
            .exists()
        )
        query = select(tables.c.id).where(tables.c.standing != "over", untold)
        return [table_id for (table_id,) in await self.read(query)]

    async def soonest(self, most: int = 100) -> list[tuple[str, int]]:
        """The tables that nobody has in memory and that need a look first, and when."""
        query = (
            select(tables.c.id, tables.c.due)
            .where(tables.c.due > 0)
            .order_by(tables.c.due)
            .limit(most)
        )
        return [(table_id, due) for table_id, due in await self.read(query)]

    async def in_use(self) -> list[str]:
        """Tables that go on by themselves, and that a server had in memory."""
        query = select(tables.c.id).where(tables.c.due == 0)
        return [table_id for (table_id,) in await self.read(query)]

    async def old(self, unfinished: int, finished: int | None) -> dict[str, int | None]:
        """Tables that have not changed since a time, be they over or not, and since when they are
        marked, if they are.
        """
        over = tables.c.standing == "over"
        old = [~over & (tables.c.changed < unfinished)]
        if finished is not None:
            old.append(over & (tables.c.changed < finished))
        query = select(tables.c.id, going.c.since).outerjoin(going).where(or_(*old))
        return {row[0]: row[1] for row in await self.read(query)}

    async def marked(self) -> set[str]:
        """Tables that are to be removed."""
        return {table_id for (table_id,) in await self.read(select(going.c.table_id))}

    async def newest(self, until: int) -> int | None:
        """When something has last happened at any table, if that is not after a time."""
        query = select(func.max(tables.c.changed)).where(tables.c.changed <= until)
        ((changed,),) = await self.read(query)
        return None if changed is None else int(changed)

    async def ran(self) -> int:
        """Milliseconds that servers have run with this database."""
        return int(sum(row[0] for row in await self.read(select(pulse.c.ran))))

    async def waiting(self) -> list[tuple[str, int]]:
        """Tables of the lobby that wait for players, and when each was last in use."""
        waiting = tables.c.listed & (tables.c.standing == "waiting")
        query = select(tables.c.id, tables.c.changed).where(waiting)
        return [(row[0], row[1]) for row in await self.read(query)]

    async def count(self) -> dict[str, int]:
        """How many tables there are, by standing."""
        query = select(tables.c.standing, func.count()).group_by(tables.c.standing)
        return {row[0]: row[1] for row in await self.read(query)}

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How many entries the logs of these tables have, if they are there."""
        newest = (
            select(func.max(entries.c.version))
            .where(entries.c.table_id == tables.c.id)
            .scalar_subquery()
        )
        query = select(tables.c.id, newest).where(tables.c.id.in_(ids))
        return {row[0]: 0 if row[1] is None else row[1] + 1 for row in await self.read(query)}
