"""Reads the database of tables: their rows, their logs, and the queries that a server makes."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, json
from sqlalchemy import func, or_, select
from sqlalchemy.exc import DBAPIError

from marrakech.server.integrity import intact_bodies
from marrakech.server.schema import entries, going, heads, pulse, tables
from marrakech.server.trouble import Trouble, why_of
from marrakech.table.clock import is_slow
from marrakech.table.messages import ClockPlan  # noqa: TC001  (msgspec reads annotations)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence

    from sqlalchemy import Select

    from marrakech.server.database import Database
    from marrakech.server.integrity import DamagedTable

READERS = 4
REST = 0.02
"""Seconds between parts of a long check, in which other readers have their turn."""


class TableRow(NamedTuple):
    """The row of a table: what can be listed without reading its log."""

    id: str
    made: int
    changed: int
    standing: str
    listed: bool
    version: int
    """The length of the log when this row was made; by now the log may be longer."""
    summary: bytes
    due: int | None = None
    """When a clock runs out there and a server has to look; 0 while one has it in memory."""


class Stand(NamedTuple):
    """How a table stands: what is decided about it holds only as long as that has not changed."""

    changed: int
    """When something happened there last, or somebody was there."""
    length: int
    """How many entries its log has."""


class _Clock(Struct):
    """What matters here of the summary of a table."""

    clock: ClockPlan | None = None


_clock = json.Decoder(_Clock)


def _is_slow(summary: bytes) -> bool:
    return is_slow(_clock.decode(summary).clock)


class Reading:
    """The queries to the database, run in threads of their own, for they wait for the disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.seal = database.seal
        self.is_shared = database.is_shared
        """Whether other servers may use it at the same time."""
        self._engine = database.engine
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.damaged = False
        """Whether a query or a write has found the database file damaged."""

    async def read(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._fetch, query)

    def _fetch(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        with self._in_trouble():
            return self.database.fetch(query)

    @contextmanager
    def _in_trouble(self) -> Iterator[None]:
        """Turn errors of the database into :class:`Trouble`."""
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:
            why = why_of(error)
            self.damaged |= why == "damaged"
            raise Trouble(why, error) from error

    async def load(self, table_id: str, since: int = 0) -> list[bytes]:
        """The entries of a log from number ``since`` on; none if there is no such table.

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
        """The damaged tables, found by a slow check that leaves time for the game.

        Raises a refusal if the file as a whole is damaged.
        """
        loop = asyncio.get_running_loop()
        if not self.database.looked_through:
            await loop.run_in_executor(self._reading, self.database.look_through)
        await loop.run_in_executor(self._reading, self.seal.cipher)  # slow to load
        for fault in await loop.run_in_executor(self._reading, self._lost):
            yield fault
        after: str | None = ""
        while after is not None:
            after, faults = await loop.run_in_executor(self._reading, self._faults, after)
            for fault in faults:
                yield fault
            await asyncio.sleep(REST)

    def _lost(self) -> list[DamagedTable]:
        with self._in_trouble():
            return self.database.lost_tables()

    def _faults(self, after: str) -> tuple[str | None, list[DamagedTable]]:
        with self._in_trouble():
            return self.database.damaged_tables(after)

    async def named(self, beginning: str, most: int = 2) -> list[str]:
        """The names of tables that begin with this text, ``most`` of them."""
        query = (
            select(tables.c.id)
            .where(tables.c.id.startswith(beginning, autoescape=True))
            .where(func.substr(tables.c.id, 1, len(beginning)) == beginning)  # LIKE folds cases
            .order_by(tables.c.id)
            .limit(most)
        )
        return [table_id for (table_id,) in await self.read(query)]

    async def rows(self, standing: str | None = None) -> list[TableRow]:
        """All tables, or those of one standing, the latest change first."""
        query = select(tables).order_by(tables.c.changed.desc(), tables.c.id)
        if standing is not None:
            query = query.where(tables.c.standing == standing)
        return [TableRow(*row) for row in await self.read(query)]

    async def lobby(self, standing: str, most: int) -> list[TableRow]:
        """The public tables of one standing, the newest first."""
        query = (
            select(tables)
            .where(tables.c.listed, tables.c.standing == standing)
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return [TableRow(*row) for row in await self.read(query)]

    async def behind(self) -> list[str]:
        """Tables whose log is longer than their row says: a server stopped before storing it."""
        untold = (
            select(entries.c.version)
            .where(entries.c.table_id == tables.c.id, entries.c.version >= tables.c.version)
            .exists()
        )
        query = select(tables.c.id).where(tables.c.standing != "over", untold)
        return [table_id for (table_id,) in await self.read(query)]

    async def soonest(self, most: int = 100) -> list[tuple[str, int]]:
        """Tables that no server has in memory and whose clocks run out first, and when."""
        query = (
            select(tables.c.id, tables.c.due)
            .where(tables.c.due > 0)
            .order_by(tables.c.due)
            .limit(most)
        )
        return [(table_id, due) for table_id, due in await self.read(query)]

    async def in_use(self) -> list[str]:
        """Tables with clocks or bots that are marked as being in a server's memory."""
        query = select(tables.c.id).where(tables.c.due == 0)
        return [table_id for (table_id,) in await self.read(query)]

    async def old(
        self, unfinished: int, finished: int | None, at: int = 0
    ) -> dict[str, tuple[int | None, Stand]]:
        """Tables that have not changed since these times, with when they were marked for removal,
        and how they stand.

        There is one time for unfinished and one for finished games; None stands for "not marked".
        Where a clock runs out after the time ``at``, nobody has had to act yet: such a game is not
        old, however long ago the last move was.
        """
        over = tables.c.standing == "over"
        runs = tables.c.due.is_not(None) & (tables.c.due > at)
        old = [~over & (tables.c.changed < unfinished) & ~runs]
        if finished is not None:
            old.append(over & (tables.c.changed < finished))
        query = (
            select(tables.c.id, going.c.since, tables.c.changed, heads.c.length)
            .outerjoin(going)
            .outerjoin(heads, heads.c.table_id == tables.c.id)
            .where(or_(*old))
        )
        return {row[0]: (row[1], Stand(row[2], row[3] or 0)) for row in await self.read(query)}

    async def marked(self) -> set[str]:
        """Tables that are marked for removal."""
        return {table_id for (table_id,) in await self.read(select(going.c.table_id))}

    async def newest(self, until: int) -> int | None:
        """When a table last changed, not counting changes after ``until``."""
        query = select(func.max(tables.c.changed)).where(tables.c.changed <= until)
        ((changed,),) = await self.read(query)
        return None if changed is None else int(changed)

    async def ran(self) -> int:
        """For how many milliseconds servers have run with this database."""
        return int(sum(row[0] for row in await self.read(select(pulse.c.ran))))

    async def waiting(self) -> dict[str, Stand]:
        """Tables of the lobby where somebody has to be for strangers to sit down, and how each
        stands. Where there are days for a move, nobody has to be.
        """
        query = (
            select(tables.c.id, tables.c.changed, heads.c.length, tables.c.summary)
            .outerjoin(heads, heads.c.table_id == tables.c.id)
            .where(tables.c.listed & (tables.c.standing == "waiting"))
        )
        return {
            row[0]: Stand(row[1], row[2] or 0)
            for row in await self.read(query)
            if not _is_slow(row[3])
        }

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
