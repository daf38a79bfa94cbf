"""Where tables are kept: a row for each, and its log, entry by entry.

What has been stored is on the disk: a server may be killed at any instant, and the power may go,
and all that was acknowledged is there. Writes that wait together share one transaction, so that
many tables cost few of them.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from operator import itemgetter
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from sqlalchemy import bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.dml import Delete, Insert, Update

from marrakech.server import integrity
from marrakech.server.clock import now
from marrakech.server.database import READERS, SLICE, driver_of, join, look_through, prepare, told
from marrakech.server.integrity import StoredEntry, intact_bodies, stored_entry
from marrakech.server.schema import entries, going, heads, pulse, runs, tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from sqlalchemy import Connection, Engine, Select

    from marrakech.server.database import Database
    from marrakech.server.integrity import DamagedTable

Statement = Insert | Update | Delete

logger = logging.getLogger(__name__)

WRITE_SECONDS = 4.0
"""How long a write waits for others that hold the database, however many wait with it."""
LOCKED_SECONDS = 0.25
"""How long one try waits: what comes meanwhile joins the next."""
GATHERING = 0.002
"""Seconds in which others may join a transaction: nobody notices, and many need half as many."""
ASKED_AT_ONCE = 500
"""Tables that one query asks for; databases take no more than so many values."""


class Conflict(Exception):  # noqa: N818  (nothing is wrong: somebody was faster)
    """Another process has stored an entry of this number, or has removed the table."""


class Trouble(Exception):  # noqa: N818  (it tells how things are, not who made a mistake)
    """The database does not do what it should at the moment. ``why`` is one of :data:`WHYS`."""

    def __init__(self, why: str, error: BaseException) -> None:
        super().__init__(f"{why}: {getattr(error, 'orig', None) or error}")
        self.why = why


WHYS: dict[str, tuple[int, ...]] = {
    "locked": (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
    "full": (sqlite3.SQLITE_FULL,),
    "disk": (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN),
    "readonly": (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH),
    "damaged": (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB),
    "other": (),
}
"""Why the database does not do what it should, and what SQLite says then."""


def why_of(error: BaseException) -> str:
    """What kind of trouble this is: one of :data:`WHYS`."""
    told = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(told, "sqlite_errorcode", 0) & 0xFF  # the rest are details
    return next((why for why, codes in WHYS.items() if code in codes), "other")


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


class Write(NamedTuple):
    """Something to store, all of it or nothing."""

    rows: tuple[TableRow, ...] = ()
    entries: tuple[StoredEntry, ...] = ()
    notes: tuple[TableRow, ...] = ()
    touched: tuple[tuple[str, int], ...] = ()
    gone: tuple[str, ...] = ()
    marked: tuple[tuple[str, int], ...] = ()
    unmarked: tuple[str, ...] = ()
    pulses: tuple[tuple[int, int], ...] = ()

    runs: tuple[tuple[int, int], ...] = ()
    old_runs: tuple[int, ...] = ()
    beats: tuple[tuple[int, int], ...] = ()


class Waiting(NamedTuple):
    """Something to store, and who waits for it."""

    write: Write
    done: asyncio.Future[None]
    until: float
    """How long it is worth waiting for others that hold the database."""


_INSERT_ROWS = insert(tables)
_INSERT_ENTRIES = insert(entries)
_HEAD = sqlite.insert(heads)
_HEAD = _HEAD.on_conflict_do_update(set_={"length": _HEAD.excluded.length})
_NOTE = (
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.version <= bindparam("new_version"))
    .values(
        {name: bindparam(f"new_{name}") for name in TableRow._fields if name not in ("id", "made")}
    )
)
_TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.changed < bindparam("new_changed"))
    .values(changed=bindparam("new_changed"))
)
_REMOVE_ENTRIES = delete(entries).where(entries.c.table_id == bindparam("which"))
_REMOVE_HEAD = delete(heads).where(heads.c.table_id == bindparam("which"))
_REMOVE_ROW = delete(tables).where(tables.c.id == bindparam("which"))
_MARK = insert(going)
_UNMARK = delete(going).where(going.c.table_id == bindparam("which"))
_PULSE = update(pulse).values(at=bindparam("new_at"), ran=pulse.c.ran + bindparam("more"))
_INSERT_RUN = insert(runs)
_FORGET_RUNS = delete(runs).where(runs.c.until < bindparam("which"))
_BEAT = update(runs).where(runs.c.began == bindparam("which")).values(until=bindparam("new_until"))
PARAMETERS: dict[Statement, Sequence[str]] = {
    _INSERT_ROWS: TableRow._fields,
    _INSERT_ENTRIES: StoredEntry._fields,
    _HEAD: ("table_id", "length"),
    # whose parameters may not be named like columns
    _NOTE: ("which", *(f"new_{name}" for name in TableRow._fields[1:])),
    _TOUCH: ("which", "new_changed"),
    _REMOVE_ENTRIES: ("which",),
    _REMOVE_HEAD: ("which",),
    _REMOVE_ROW: ("which",),
    _MARK: ("table_id", "since"),
    _UNMARK: ("which",),
    _PULSE: ("new_at", "more"),
    _INSERT_RUN: ("began", "until"),
    _FORGET_RUNS: ("which",),
    _BEAT: ("which", "new_until"),
}
"""By statement: what the values of a line are called."""
_COUNT = "UPDATE about SET commits = commits + 1 RETURNING commits"
REST = 0.02
"""Seconds between slices of what is looked through, in which others have their turn."""


class CompiledStatement:
    """A statement in the words of the database, which are found once: that saves half the work."""

    def __init__(self, statement: Statement, engine: Engine) -> None:
        compiled = statement.compile(engine)
        self.text = str(compiled)
        assert compiled.positiontup is not None
        wanted = [PARAMETERS[statement].index(name) for name in compiled.positiontup]
        self.as_given = wanted == list(range(len(PARAMETERS[statement])))
        self.pick = itemgetter(*wanted)

    def execute(self, connection: Connection, lines: Sequence[tuple[object, ...]]) -> None:
        """Carry it out for each of these."""
        values: list[Any] = list(lines if self.as_given else map(self.pick, lines))
        connection.exec_driver_sql(self.text, values)


class Storage:
    """A database of tables. Threads of its own wait for the disk."""

    def __init__(self, database: Database) -> None:
        engine = database.engine
        self.database = database
        self.seal = database.seal
        self._engine = engine
        self._writer = engine.connect()
        with self._writer.begin():
            self.runs = [(row.began, row.until) for row in self._writer.execute(select(runs))]
        """From when until when servers have run, as it was known when this was opened."""
        self._written = {each: CompiledStatement(each, engine) for each in PARAMETERS}
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._noticed: int | None = None
        """What others have stored until when, in the database's own numbers."""
        self._task = asyncio.create_task(self._write_all(), name="storage")
        self.trouble: str | None = None
        """Why the last transaction failed, if it did."""
        self.damaged = False
        """Whether anything that was read or written has shown that the file is."""
        self.on_commit: Callable[[int], None] = lambda _writes: None
        """Told after every transaction how many writes it had."""
        self.on_failure: Callable[[str], None] = lambda _why: None
        """Told after every transaction that failed, why."""
        with self._writer.begin():
            self._writer.exec_driver_sql(f"PRAGMA busy_timeout = {LOCKED_SECONDS * 1000:.0f}")

    @classmethod
    async def open(cls, folder: Path, key_file: Path | None = None) -> Self:
        """The database in a folder, which is made if it is not there."""
        return cls(await asyncio.to_thread(prepare, folder, key_file))

    @classmethod
    async def beside(cls, folder: Path, key_file: Path | None = None) -> Self:
        """The database in a folder that a server may be using: nothing is made or changed."""
        return cls(await asyncio.to_thread(join, folder, key_file))

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
        self.database.mark.close()

    # -------------------------------------------------------------------- writing

    async def create(self, row: TableRow, bodies: Sequence[bytes]) -> None:
        """Store a new table and the beginning of its log."""
        await self._store(Write(rows=(row,), entries=_stored_entries(row.id, 0, bodies)))

    def append(self, table_id: str, version: int, bodies: Sequence[bytes]) -> asyncio.Future[None]:
        """Add entries to a log that has ``version`` of them; raises :class:`Conflict`."""
        return self._store(Write(entries=_stored_entries(table_id, version, bodies)))

    async def note(self, rows: Iterable[TableRow]) -> None:
        """Store what tables have become."""
        await self._store(Write(notes=tuple(rows)))

    async def touch(self, when: Iterable[tuple[str, int]]) -> None:
        """Note until when tables were in use, though nothing has changed there."""
        await self._store(Write(touched=tuple(when)))

    async def remove(self, ids: Iterable[str]) -> None:
        """Forget tables."""
        await self._store(Write(gone=tuple(ids)))

    async def mark(self, ids: Iterable[str], ran: int) -> None:
        """These are to be removed; the server has run for ``ran`` milliseconds by now."""
        await self._store(Write(marked=tuple((table_id, ran) for table_id in ids)))

    async def unmark(self, ids: Iterable[str]) -> None:
        """These stay after all."""
        await self._store(Write(unmarked=tuple(ids)))

    async def pulse(self, ran: int = 0) -> None:
        """Write something, if only that the server has run for so many milliseconds more."""
        await self._store(Write(pulses=((now(), ran),)))

    async def carry_out(self, statement: Statement) -> int:
        """Something that is wanted seldom, in a transaction of its own; how many rows it found."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writing, self._carry_out, statement)

    def _carry_out(self, statement: Statement) -> int:
        with self._in_trouble(), self._writer.begin():
            return self._writer.execute(statement).rowcount

    def begin_run(self, began: int, forget: int) -> asyncio.Future[None]:
        """A server runs, from a time on; those that ended before another one are forgotten."""
        return self._store(Write(runs=((began, began),), old_runs=(forget,)))

    def beat(self, began: int, until: int) -> asyncio.Future[None]:
        """The server that runs since a time still does."""
        return self._store(Write(beats=((began, until),)))

    def _store(self, write: Write) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self._loop.create_future()
        if self._closing:
            done.set_exception(RuntimeError("the storage is closed"))
        else:
            self._waiting.append(Waiting(write, done, monotonic() + WRITE_SECONDS))
            self._wake.set()
        return done

    async def _write_all(self) -> None:
        while not self._closing or self._waiting:
            await self._wake.wait()
            if not self._closing:
                await asyncio.sleep(GATHERING)
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._settle(batch)

    async def _settle(self, batch: list[Waiting]) -> Exception | None:
        """Store these, or tell those who wait why not; what keeps all from it is given back."""
        try:
            await self._commit([each.write for each in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _tell(batch, Conflict() if _is_conflict(error) else Trouble("other", error))
                return None
            # one of these cannot be stored: find out which, and store the others
            for at, each in enumerate(batch):
                if (trouble := await self._settle([each])) is not None:
                    self._put_off(batch[at + 1 :], trouble)
                    return trouble
        except Exception as error:  # noqa: BLE001  (whoever waits for it is told)
            self._note_failure(error)
            self._put_off(batch, error)
            return error
        else:
            if self.trouble is not None:
                logger.warning("games can be stored again")
                self.trouble = None
            _tell(batch, None)
        return None

    def _note_failure(self, error: Exception) -> None:
        why = why_of(error)
        self.damaged |= why == "damaged"
        self.on_failure(why)
        if self.trouble != why:  # and not again for every try
            logger.warning("nothing can be stored: %s", Trouble(why, error))
        self.trouble = why

    def _put_off(self, batch: list[Waiting], error: Exception) -> None:
        """Nothing of these is stored: try again as long as that may help, which is with locks."""
        why, at = why_of(error), monotonic()
        late = [each for each in batch if why != "locked" or each.until <= at]
        soon = [each for each in batch if why == "locked" and each.until > at]
        _tell(late, Trouble(why, error))
        if soon:
            self._waiting[:0] = soon
            self._wake.set()

    async def _commit(self, writes: list[Write]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writing, self._write, writes)
        self.on_commit(len(writes))

    def _write(self, writes: list[Write]) -> None:
        """Store it all in one transaction."""
        added = [entry for write in writes for entry in write.entries]
        gone = [(table_id,) for write in writes for table_id in write.gone]
        steps: list[tuple[Statement, Sequence[tuple[object, ...]]]] = [
            (_INSERT_ROWS, [row for write in writes for row in write.rows]),
            (_INSERT_ENTRIES, added),
            (_HEAD, list({entry.table_id: entry.version + 1 for entry in added}.items())),
            (_NOTE, [row for write in writes for row in write.notes]),
            (_TOUCH, [line for write in writes for line in write.touched]),
            (_REMOVE_ENTRIES, gone),
            (_REMOVE_HEAD, gone),
            (_REMOVE_ROW, gone),
            (_UNMARK, [(table_id,) for write in writes for table_id in write.unmarked]),
            (_MARK, [line for write in writes for line in write.marked]),
            (_PULSE, [line for write in writes for line in write.pulses]),
            (_FORGET_RUNS, [(before,) for write in writes for before in write.old_runs]),
            (_INSERT_RUN, [line for write in writes for line in write.runs]),
            (_BEAT, [line for write in writes for line in write.beats]),
        ]
        with self._writer.begin():
            for statement, lines in steps:
                if lines:
                    self._written[statement].execute(self._writer, lines)
            # past SQLAlchemy, whose results take longer than all of this
            ((commits,),) = driver_of(self._writer).execute(_COUNT).fetchall()
        self.database.mark.note(commits)

    # -------------------------------------------------------------------- others who write

    async def changed_elsewhere(
        self, known_now: Callable[[], Mapping[str, int]]
    ) -> dict[str, int | None] | None:
        """Of tables, by how many of their entries are known: those to which others have added.

        They come with how many there are, None if the table is gone. The answer is None if nobody
        else has stored anything since this was last asked, which costs next to nothing to find out.
        What is known is asked after that: so nothing falls in between.
        """
        loop = asyncio.get_running_loop()
        mark = await loop.run_in_executor(self._writing, self._mark)
        if mark == self._noticed:
            return None
        changed: dict[str, int | None] = {}
        known = known_now()
        ids = list(known)
        for start in range(0, len(ids), ASKED_AT_ONCE):
            some = ids[start : start + ASKED_AT_ONCE]
            found = await self.lengths(some)
            for table_id in some:
                length = found.get(table_id)
                if length is None or length > known[table_id]:
                    changed[table_id] = length
        self._noticed = mark  # only now: what fails is asked again
        return changed

    def _mark(self) -> int:
        """A number that changes when another connection has stored something."""
        with self._in_trouble(), self._writer.begin():
            return int(self._writer.exec_driver_sql("PRAGMA data_version").scalar_one())

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How many entries the logs of these tables have, if they are there."""
        newest = (
            select(func.max(entries.c.version))
            .where(entries.c.table_id == tables.c.id)
            .scalar_subquery()
        )
        query = select(tables.c.id, newest).where(tables.c.id.in_(ids))
        return {row[0]: 0 if row[1] is None else row[1] + 1 for row in await self.read(query)}

    # -------------------------------------------------------------------- reading

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
        except DBAPIError as error:
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
        with self._engine.connect() as connection:
            return list(integrity.lost_tables(driver_of(connection)))

    def _faults(self, after: str) -> tuple[str | None, list[DamagedTable]]:
        with self._engine.connect() as connection:
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


def _tell(batch: Iterable[Waiting], error: Exception | None) -> None:
    for each in batch:
        if each.done.done():  # has gone meanwhile
            continue
        if error is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(error)


_TAKEN = (
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
)


def _is_conflict(error: IntegrityError) -> bool:
    """Whether an entry is there already, or its table is not."""
    return getattr(error.orig, "sqlite_errorcode", None) in _TAKEN


def _stored_entries(
    table_id: str, version: int, bodies: Sequence[bytes]
) -> tuple[StoredEntry, ...]:
    return tuple([stored_entry(table_id, at, body) for at, body in enumerate(bodies, version)])
