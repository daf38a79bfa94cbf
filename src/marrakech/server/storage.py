"""Stores tables in a database: a row for each table, and its entries.

What has been acknowledged is on the disk, even if the process is killed or the power fails. Writes
that wait at the same time share one transaction, so that many tables need few of them. Which
database it is, SQLite or PostgreSQL, makes no difference here: see
:class:`marrakech.server.database.Database`.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple, Self, TypeVar

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from marrakech.server.clock import now
from marrakech.server.database import join, prepare
from marrakech.server.integrity import StoredEntry, stored_entry
from marrakech.server.reading import Reading, Stand, TableRow
from marrakech.server.schema import entries, heads, runs, tables
from marrakech.server.statements import (
    BEAT,
    FORGET_RUNS,
    HEAD,
    HOLD,
    INSERT_ENTRIES,
    INSERT_RATED,
    INSERT_ROWS,
    INSERT_RUN,
    MARK,
    NOTE,
    PULSE,
    REMOVE_ENTRIES,
    REMOVE_HEAD,
    REMOVE_ROW,
    TOUCH,
    UNMARK,
)
from marrakech.server.trouble import Conflict, Trouble, is_conflict, why_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from sqlalchemy import Connection

    from marrakech.server.database import Database
    from marrakech.server.settings import DatabaseUrl
    from marrakech.server.statements import Lines, Statement

logger = logging.getLogger(__name__)

T = TypeVar("T")
WRITE_SECONDS = 4.0
"""How long a write waits for others that hold the database, however many wait with it."""
AWAY_SECONDS = 0.2
"""How long to wait before it is tried again to reach a database that could not be reached."""
GATHERING = 0.002
"""Seconds to wait for writes that can share a transaction: too short to notice, and halves the
number of transactions of a busy server."""
ASKED_AT_ONCE = 500
"""The most tables that one query asks for: databases limit the number of parameters."""


class Write(NamedTuple):
    """Something to store, all of it or nothing."""

    rows: tuple[TableRow, ...] = ()
    entries: tuple[StoredEntry, ...] = ()
    held: tuple[tuple[str, int], ...] = ()
    notes: tuple[TableRow, ...] = ()
    touched: tuple[tuple[str, int], ...] = ()
    gone: tuple[str, ...] = ()
    marked: tuple[tuple[str, int], ...] = ()
    unmarked: tuple[str, ...] = ()
    pulses: tuple[tuple[int, int], ...] = ()

    runs: tuple[tuple[int, int], ...] = ()
    old_runs: tuple[int, ...] = ()
    beats: tuple[tuple[int, int], ...] = ()
    rated: tuple[str, ...] = ()


class Waiting(NamedTuple):
    """Something to store, and who waits for it."""

    write: Write
    done: asyncio.Future[None]
    until: float
    """How long it is worth waiting for others that hold the database."""


class Storage(Reading):
    """A database of tables, to be read and written. Threads of its own wait for the disk."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._writer = database.writer()
        with self._engine.connect() as connection:
            self.runs = [(row.began, row.until) for row in connection.execute(select(runs))]
        """From when until when servers have run, as it was known when this was opened."""
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._noticed: int | None = None
        """The number of changes by others when they were last looked up."""
        self._task = asyncio.create_task(self._write_all(), name="storage")
        self.trouble: str | None = None
        """Why the last transaction failed, if it did."""
        self.on_commit: Callable[[int], None] = lambda _writes: None
        """Told after every transaction how many writes it had."""
        self.on_failure: Callable[[str], None] = lambda _why: None
        """Told after every transaction that failed, why."""

    @classmethod
    async def open(
        cls, folder: Path, key_file: Path | None = None, url: DatabaseUrl | None = None
    ) -> Self:
        """The database in a folder, which is made if it is not there, or at an address."""
        return cls(await asyncio.to_thread(prepare, folder, key_file, url))

    @classmethod
    async def beside(
        cls, folder: Path, key_file: Path | None = None, url: DatabaseUrl | None = None
    ) -> Self:
        """A database that a server may be using: nothing is made or changed."""
        return cls(await asyncio.to_thread(join, folder, key_file, url))

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
        self.database.close()

    # -------------------------------------------------------------------- writing

    async def create(self, row: TableRow, bodies: Sequence[bytes], *, rated: bool = False) -> None:
        """Store a new table and the beginning of its log; if it is rated, it is to be counted."""
        entries = _stored_entries(row.id, 0, bodies)
        await self._store(Write((row,), entries, rated=(row.id,) if rated else ()))

    def append(
        self, table_id: str, version: int, bodies: Sequence[bytes], holder: int | None = None
    ) -> asyncio.Future[None]:
        """Add entries to a log that has ``version`` of them; raises :class:`Conflict`.

        ``holder`` is the server that has to go on with the table after that, by itself: if it dies
        at this moment, others know that somebody has to.
        """
        held = () if holder is None else ((table_id, holder),)
        return self._store(Write(entries=_stored_entries(table_id, version, bodies), held=held))

    async def note(self, rows: Iterable[TableRow]) -> None:
        """Store what tables have become."""
        await self._store(Write(notes=tuple(rows)))

    async def touch(self, when: Iterable[tuple[str, int]]) -> None:
        """Note until when tables were in use, though nothing has changed there."""
        await self._store(Write(touched=tuple(when)))

    async def remove(self, ids: Iterable[str]) -> None:
        """Forget tables."""
        await self._store(Write(gone=tuple(ids)))

    async def remove_if_still(self, stands: Mapping[str, Stand]) -> list[str]:
        """Forget tables that stand as they did when that was decided; returns which they were.

        Whoever decides may stand still in between, while others play on elsewhere.
        """
        return await self.together(lambda connection: _remove_if_still(connection, stands))

    async def mark(self, ids: Iterable[str], ran: int) -> None:
        """Mark tables for removal, when servers have run for ``ran`` milliseconds in all."""
        await self._store(Write(marked=tuple((table_id, ran) for table_id in ids)))

    async def unmark(self, ids: Iterable[str]) -> None:
        """Take the marks for removal away."""
        await self._store(Write(unmarked=tuple(ids)))

    async def pulse(self, ran: int = 0) -> None:
        """Add to the time that servers have run; also tried to see whether writing works."""
        await self._store(Write(pulses=((now(), ran),)))

    async def claim(self, holder: int, soon: int, alive: int, most: int = 50) -> list[str]:
        """Take over tables that are due ``soon``, or held by a server not heard of since ``alive``.

        Each is given to one server, whoever asks at the same time. Only for shared databases.
        """
        loop = asyncio.get_running_loop()
        values = {"holder": holder, "soon": soon, "alive": alive, "most": most}
        return await loop.run_in_executor(self._reading, self._claim, values)

    def _claim(self, values: dict[str, int]) -> list[str]:
        with self._in_trouble():
            return self.database.claim(values)

    async def leads(self) -> bool:
        """Whether this is the one server, of all that share the database, that tidies it up."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._leads)

    def _leads(self) -> bool:
        with self._in_trouble():
            return self.database.leads()

    async def time(self) -> int | None:
        """What time it is by the clock of the database, in milliseconds, if it has one."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._time)

    def _time(self) -> int | None:
        with self._in_trouble():
            return self.database.time()

    async def together(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own, of which others see all or nothing.

        It may be done twice, if nobody knows whether the first time counted.
        """
        # SQLite has one connection that writes; PostgreSQL has many
        threads = self._reading if self.is_shared else self._writing
        return await asyncio.get_running_loop().run_in_executor(threads, self._together, work)

    def _together(self, work: Callable[[Connection], T]) -> T:
        with self._in_trouble():
            return self._writer.transact(work)

    async def carry_out(self, statement: Statement) -> int:
        """Run a statement in a transaction of its own; returns the number of rows it matched."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writing, self._carry_out, statement)

    def _carry_out(self, statement: Statement) -> int:
        with self._in_trouble():
            return self._writer.carry_out(statement)

    async def overwrite(self) -> None:
        """Overwrite in the files of the database what was deleted, as far as that is ours to do."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reading, self._overwrite)

    def _overwrite(self) -> None:
        with self._in_trouble():
            self.database.overwrite()

    def begin_run(self, began: int, forget: int) -> asyncio.Future[None]:
        """Store that a server began to run, and remove runs that ended before ``forget``."""
        return self._store(Write(runs=((began, began),), old_runs=(forget,)))

    def beat(self, began: int, until: int) -> asyncio.Future[None]:
        """Store that the server that ``began`` at a time was still running ``until`` a time."""
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
        """Store a batch and tell those who wait; returns the error if nothing can be stored."""
        try:
            await self._commit([each.write for each in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _tell(batch, Conflict() if is_conflict(error) else Trouble("other", error))
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
        if self.trouble != why:  # logged once, not for every try
            logger.warning("nothing can be stored: %s", Trouble(why, error))
        self.trouble = why

    def _put_off(self, batch: list[Waiting], error: Exception) -> None:
        """A batch was not stored: queue it again if that may pass soon, else report why.

        If the database cannot be reached any more, it may have stored the batch all the same: then
        the second try ends in a conflict, and whoever waits reads what is there. One on a server
        that may not be written any more has become a copy: there is another one by now, or soon.
        """
        why, at = why_of(error), monotonic()
        away = why == "away" or (why == "readonly" and self.is_shared)
        passes = why == "locked" or away
        late = [each for each in batch if not passes or each.until <= at]
        soon = [each for each in batch if passes and each.until > at]
        _tell(late, Trouble(why, error))
        if soon:
            self._waiting[:0] = soon
            if away:
                self._loop.call_later(AWAY_SECONDS, self._wake.set)
            else:
                self._wake.set()

    async def _commit(self, writes: list[Write]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writing, self._write, writes)
        self.on_commit(len(writes))

    def _write(self, writes: list[Write]) -> None:
        """Store it all in one transaction."""
        added = [entry for write in writes for entry in write.entries]
        gone = [(table_id,) for write in writes for table_id in write.gone]
        steps: list[tuple[Statement, Lines]] = [
            (INSERT_ROWS, [row for write in writes for row in write.rows]),
            (INSERT_ENTRIES, added),
            (INSERT_RATED, [(each, None, None) for write in writes for each in write.rated]),
            (HEAD, list({entry.table_id: entry.version + 1 for entry in added}.items())),
            (HOLD, list(dict(each for write in writes for each in write.held).items())),
            (NOTE, [row for write in writes for row in write.notes]),
            (TOUCH, [line for write in writes for line in write.touched]),
            (REMOVE_ENTRIES, gone),
            (REMOVE_HEAD, gone),
            (REMOVE_ROW, gone),
            (UNMARK, [(table_id,) for write in writes for table_id in write.unmarked]),
            (MARK, [line for write in writes for line in write.marked]),
            (PULSE, [line for write in writes for line in write.pulses]),
            (FORGET_RUNS, [(before,) for write in writes for before in write.old_runs]),
            (INSERT_RUN, [line for write in writes for line in write.runs]),
            (BEAT, [line for write in writes for line in write.beats]),
        ]
        self._writer.store(steps)

    # -------------------------------------------------------------------- others who write

    async def changed_elsewhere(
        self, known_now: Callable[[], Mapping[str, int]]
    ) -> dict[str, int | None] | None:
        """Which of our tables other processes have changed: the new log length, None if removed.

        ``known_now`` gives the log lengths that this process knows. The answer is None, at hardly
        any cost, if no other process has stored anything since the last call. ``known_now`` is
        called after that check, so that no change is missed in between.
        """
        loop = asyncio.get_running_loop()
        mark = await loop.run_in_executor(self._writing, self._changes)
        if mark is not None and mark == self._noticed:
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
        self._noticed = mark  # only now, so that after an error the next call looks again
        return changed

    def _changes(self) -> int | None:
        with self._in_trouble():
            return self._writer.changes()


def _tell(batch: Iterable[Waiting], error: Exception | None) -> None:
    for each in batch:
        if each.done.done():  # whoever waited was cancelled
            continue
        if error is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(error)


def _remove_if_still(connection: Connection, stands: Mapping[str, Stand]) -> list[str]:
    """Whoever adds an entry, or was there, changes one of these rows: they are held meanwhile."""
    ids = list(stands)
    rows = select(tables.c.id, tables.c.changed).where(tables.c.id.in_(ids)).order_by(tables.c.id)
    changed = {row[0]: row[1] for row in connection.execute(rows.with_for_update())}
    logs = select(heads).where(heads.c.table_id.in_(ids)).order_by(heads.c.table_id)
    lengths = {row[0]: row[1] for row in connection.execute(logs.with_for_update())}
    same = [
        table_id
        for table_id, at in changed.items()
        if stands[table_id] == Stand(at, lengths.get(table_id, 0))
    ]
    for column in (entries.c.table_id, heads.c.table_id, tables.c.id):
        connection.execute(delete(column.table).where(column.in_(same)))
    return same


def _stored_entries(
    table_id: str, version: int, bodies: Sequence[bytes]
) -> tuple[StoredEntry, ...]:
    return tuple([stored_entry(table_id, at, body) for at, body in enumerate(bodies, version)])
