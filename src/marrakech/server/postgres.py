"""A database on a PostgreSQL server, which several servers of the game may share.

Needs ``psycopg``, which comes with ``marrakech[cluster-server]``. What was committed is on the disk
of PostgreSQL; of two processes that add the same entry of a log, one gets a conflict. A server that
cannot be reached, or that does not answer in time, is trouble like any other: what waits is tried
again for a few seconds and then refused, and when it is back all goes on by itself.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
from contextlib import closing, contextmanager, suppress
from itertools import groupby
from operator import itemgetter
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import create_engine, event, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from marrakech.core.extras import extra
from marrakech.server import integrity
from marrakech.server.clock import now
from marrakech.server.database import SLICE, Database, check_form, key_for, make_private, told
from marrakech.server.errors import DataRefusal
from marrakech.server.migrations import downgrade, migrate
from marrakech.server.reading import READERS
from marrakech.server.schema import runs
from marrakech.server.statements import CHANGES_OF_ROWS, Writer

with extra("cluster-server", "databases on a server"):
    import psycopg
    from psycopg.conninfo import conninfo_to_dict
    from psycopg.errors import ReadOnlySqlTransaction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from sqlalchemy import Connection, Engine, ExceptionContext, Select

    from marrakech.server.integrity import Answer, DamagedTable
    from marrakech.server.seals import Seal
    from marrakech.server.settings import DatabaseUrl
    from marrakech.server.statements import Lines, Statement

# it warns of every connection that was lost, which the storage tells once
logging.getLogger("psycopg").setLevel(logging.ERROR)

T = TypeVar("T")
ANSWER_SECONDS = 5.0
"""How long an answer may take. A connection may lead nowhere without anybody noticing, so when that
time is over it is cut."""
CONNECT_SECONDS = 3
LIVING_MS = 10_000
"""A server that has stored a beat within so long is taken to be running."""
MIGRATING = 0x6D61_7272
"""The number of the lock that whoever migrates holds."""
MIGRATING_SECONDS = 60
"""How long whoever migrates may do something else between two statements."""
_LEAD = f"SELECT pg_try_advisory_lock({MIGRATING + 1})".encode()
LEAD_SECONDS = 75
"""A leader that has not asked for so long whether it still is one stands still, and is one no more:
PostgreSQL ends that connection. It is asked every half a minute."""
_TIME = text("SELECT extract(epoch FROM clock_timestamp()) * 1000")
_CLAIM = text(
    "UPDATE tables SET due = :holder WHERE id IN (SELECT id FROM tables AS those"
    " WHERE (due > 0 AND due <= :soon)"
    " OR (due <= 0 AND due <> :holder AND NOT EXISTS"
    " (SELECT 1 FROM runs WHERE began = -those.due AND until >= :alive))"
    " ORDER BY due DESC LIMIT :most FOR UPDATE SKIP LOCKED) RETURNING id"
)
_IDLE = "idle_in_transaction_session_timeout"
_LIMITS = {
    # limits of the server's own, for what it does after this process has given up
    "statement_timeout": 4_000,
    "lock_timeout": 2_000,
    # a process that was stopped in the middle must not keep the others waiting
    _IDLE: 4_000,
}
_OPTIONS = {
    **_LIMITS,
    # what a machine has locked that lost its power or its network, and could not say goodbye, would
    # else be locked for hours
    "tcp_keepalives_idle": 5,
    "tcp_keepalives_interval": 2,
    "tcp_keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def prepare(url: DatabaseUrl, key_file: Path) -> PostgresDatabase:
    """The database at an address, in its newest form. One process at a time migrates it."""
    engine = engine_of(url)
    try:
        with _migrating(url, engine) as connection:
            check_form(url.shown, connection)
            if not key_file.exists():
                with told(key_file.parent):
                    make_private(key_file.parent)
            seal = key_for(url.shown, key_file, connection)
            migrate(connection, seal)
    except BaseException:
        engine.dispose()
        raise
    return PostgresDatabase(url, engine, seal)


def step_down(url: DatabaseUrl, key_file: Path, form: str) -> None:
    """Bring the database at an address back to an older form; no server may run."""
    engine = engine_of(url)
    try:
        with _migrating(url, engine) as connection:
            check_form(url.shown, connection)
            refuse_if_running(url, connection)
            downgrade(connection, form, key_for(url.shown, key_file, connection))
    finally:
        engine.dispose()


def refuse_if_running(url: DatabaseUrl, connection: Connection) -> None:
    """Refuse if a server uses the database, or did so a moment ago."""
    latest = connection.execute(select(func.max(runs.c.until))).scalar() or 0
    if latest > now() - LIVING_MS:
        raise DataRefusal("in-use", file=url.shown)


@contextmanager
def _migrating(url: DatabaseUrl, engine: Engine) -> Iterator[Connection]:
    """A transaction that may change the form of the database: there is one at a time."""
    with _told(url), engine.connect() as connection:
        connection.execution_options(isolation_level="READ COMMITTED")
        with connection.begin():
            for option in _LIMITS:  # the steps may take their time, and so may others'
                connection.execute(text(f"SET LOCAL {option} = 0"))
            # but who stands still in the middle keeps the others from starting
            connection.execute(text(f"SET LOCAL {_IDLE} = '{MIGRATING_SECONDS}s'"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            yield connection


def join(url: DatabaseUrl, key_file: Path) -> PostgresDatabase:
    """The database at an address, if it is in the newest form."""
    engine = engine_of(url)
    try:
        with _told(url), engine.connect() as connection:
            check_form(url.shown, connection, outdated=True)
            seal = key_for(url.shown, key_file, connection)
    except BaseException:
        engine.dispose()
        raise
    return PostgresDatabase(url, engine, seal)


def engine_of(url: DatabaseUrl) -> Engine:
    """The engine that opens connections for reading. Its errors show no parameters."""
    try:
        conninfo_to_dict(url.text)
    except psycopg.ProgrammingError:  # whose text has the whole address
        raise DataRefusal("file", file=url.shown, why="this address cannot be read") from None
    engine = create_engine(
        "postgresql+psycopg://",
        creator=lambda: connect(url),
        paramstyle="format",
        pool_size=READERS + 1,
        max_overflow=0,
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",  # a query is one transaction: nothing else goes to and fro
    )
    event.listen(engine, "handle_error", _leave_copy)
    return engine


def _leave_copy(context: ExceptionContext) -> None:
    """What may not be written any more is a copy now: the next connection finds the original."""
    context.is_disconnect |= isinstance(context.original_exception, ReadOnlySqlTransaction)


def connect(url: DatabaseUrl) -> psycopg.Connection[Any]:
    """A new connection."""
    return psycopg.connect(
        url.text,
        connect_timeout=CONNECT_SECONDS,
        keepalives_idle=5,
        keepalives_interval=2,
        keepalives_count=3,
        tcp_user_timeout=round(ANSWER_SECONDS * 1000),
        options=" ".join(f"-c {name}={value}" for name, value in _OPTIONS.items()),
        application_name="marrakech",
    )


@contextmanager
def _told(url: DatabaseUrl) -> Iterator[None]:
    """Turn errors of PostgreSQL into refusals that help."""
    try:
        yield
    except DBAPIError as error:
        why = str(error.orig).splitlines()
        raise DataRefusal("file", file=url.shown, why=why[0] if why else "") from None


class PostgresDatabase(Database):
    """A database of a PostgreSQL server."""

    is_shared = True

    def __init__(self, url: DatabaseUrl, engine: Engine, seal: Seal) -> None:
        super().__init__(engine, seal)
        self.url = url
        self.deadlines = Deadlines()
        self._leading: psycopg.Connection[Any] | None = None
        self._is_leader = False
        self._leading_lock = threading.Lock()
        """Several threads may want to know it: each has the connection for itself."""

    def writer(self) -> PostgresWriter:
        """A connection that stores."""
        return PostgresWriter(self)

    def fetch(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        """The rows that a query finds; asked once more if the connection turns out to be dead."""
        try:
            return self._fetch(query)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return self._fetch(query)

    def _fetch(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        with self.connected() as connection:
            return [tuple(row) for row in connection.execute(query)]

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; done once more if the connection turns out to be dead."""
        try:
            return self._transact(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return self._transact(work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self.connected() as connection:
            connection.execution_options(isolation_level="READ COMMITTED")
            with connection.begin():
                return work(connection)

    def claim(self, values: dict[str, int]) -> list[str]:
        """Take over tables from other servers."""
        with self.connected() as connection:
            return [table_id for (table_id,) in connection.execute(_CLAIM, values)]

    def leads(self) -> bool:
        """Whether this server holds the lock of the one that tidies up, or gets it now.

        PostgreSQL keeps it for as long as the connection lasts, and gives it to another one when
        the server dies.
        """
        with self._leading_lock:
            try:
                if self._leading is None or self._leading.closed:
                    self._leading = connect(self.url)
                    self._leading.autocommit = True
                    self._is_leader = False
                    self._leading.execute(f"SET idle_session_timeout = '{LEAD_SECONDS}s'".encode())
                with self.deadlines.limited(self._leading):
                    if self._is_leader:
                        self._leading.execute("SELECT 1")
                    else:
                        row = self._leading.execute(_LEAD).fetchone()
                        self._is_leader = row is not None and bool(row[0])
            except psycopg.Error:
                if self._leading is not None:
                    self._leading.close()
                return False
            return self._is_leader

    def time(self) -> int:
        """What time it is by the clock of the database: the middle of the question, at the best."""
        with self.connected() as connection:
            asked = monotonic()
            found = int(connection.execute(_TIME).scalar_one())
            return found + round((monotonic() - asked) * 500)

    @contextmanager
    def connected(self) -> Iterator[Connection]:
        """A connection for a short question; it is cut if that takes too long."""
        with self.engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert isinstance(driver, psycopg.Connection)
            with self.deadlines.limited(driver):
                yield connection

    def lost_tables(self) -> list[DamagedTable]:
        """Tables whose row is missing."""
        with self._asking() as asking:
            return list(integrity.lost_tables(asking))

    def damaged_tables(self, after: str) -> tuple[str | None, list[DamagedTable]]:
        """Look through the logs of some tables."""
        with self._asking() as asking:
            return integrity.damaged_tables(asking, after, SLICE)

    @contextmanager
    def _asking(self) -> Iterator[_Asking]:
        with _as_sqlalchemy_has_them(), closing(connect(self.url)) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            with self.deadlines.limited(connection):
                yield _Asking(connection)

    def close(self) -> None:
        """Let go of it."""
        if self._leading is not None:
            self._leading.close()
        super().close()
        self.deadlines.close()


class _Asking:
    """A connection that is asked as one of ``sqlite3`` is."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Answer:
        """Ask; a transaction begins by itself."""
        if query == "BEGIN":
            query = "SELECT 1"
        return self._connection.execute(query.replace("?", "%s").encode(), values)

    def rollback(self) -> None:
        """End the transaction."""
        self._connection.rollback()


class PostgresWriter(Writer):
    """The connection that stores, made anew when it is lost."""

    def __init__(self, database: PostgresDatabase) -> None:
        super().__init__(database.engine)
        self._queries = {each: found.text.encode() for each, found in self._statements.items()}
        self._database = database
        self._connection: psycopg.Connection[Any] | None = None

    def store(self, steps: Iterable[tuple[Statement, Lines]]) -> None:
        """Carry out all of these in one transaction, which goes to the server in one piece.

        All processes touch tables in the same order, so that no two wait for each other.
        """
        with _as_sqlalchemy_has_them(), self._limited() as connection:
            try:
                with connection.pipeline(), connection.cursor() as cursor:
                    for statement, lines in _in_order(steps):
                        for values in self._statements[statement].values(lines):
                            cursor.execute(self._queries[statement], values)
                    connection.commit()
            except ReadOnlySqlTransaction:
                connection.close()  # likewise; and what is read there would soon be old
                self._database.engine.dispose()
                raise
            except psycopg.Error:
                if not connection.closed:
                    connection.rollback()
                raise

    def carry_out(self, statement: Statement) -> int:
        """Run a statement in a transaction of its own."""
        with self._database.connected() as connection:
            return connection.execute(statement).rowcount

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own."""
        return self._database.transact(work)

    def changes(self) -> None:
        """None: PostgreSQL has no such number."""
        return

    @contextmanager
    def _limited(self) -> Iterator[psycopg.Connection[Any]]:
        if self._connection is None or self._connection.closed:
            self._connection = connect(self._database.url)
        with self._database.deadlines.limited(self._connection):
            yield self._connection

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._connection.close()


def _in_order(steps: Iterable[tuple[Statement, Lines]]) -> Iterator[tuple[Statement, Lines]]:
    """The same, each in the order of tables; and so are all changes of their rows together."""
    for are_changes, some in groupby(steps, lambda step: step[0] in CHANGES_OF_ROWS):
        if are_changes:
            changes = [(line, statement) for statement, lines in some for line in lines]
            for line, statement in sorted(changes, key=lambda change: str(change[0][0])):
                yield statement, [line]
        else:
            for statement, lines in some:
                yield statement, sorted(lines, key=itemgetter(0))


@contextmanager
def _as_sqlalchemy_has_them() -> Iterator[None]:
    """Wrap errors of ``psycopg`` as SQLAlchemy does."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise IntegrityError(None, None, error) from None
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        raise OperationalError(None, None, error) from None
    except psycopg.Error as error:
        raise DBAPIError(None, None, error) from None


class Deadlines:
    """Cuts connections whose answer takes too long. A thread looks twice a second."""

    LOOK_SECONDS = 0.5

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._until: dict[psycopg.Connection[Any], float] = {}
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="deadlines", daemon=True)
        self._thread.start()

    @contextmanager
    def limited(self, connection: psycopg.Connection[Any]) -> Iterator[None]:
        """Cut this connection if what is done with it takes too long."""
        with self._lock:
            self._until[connection] = monotonic() + ANSWER_SECONDS
        try:
            yield
        finally:
            with self._lock:
                del self._until[connection]

    def _run(self) -> None:
        while not self._ended.wait(self.LOOK_SECONDS):
            at = monotonic()
            with self._lock:  # else a connection could end now, and its socket be another's
                for connection, until in self._until.items():
                    if until <= at:
                        _cut(connection)

    def close(self) -> None:
        """Look no more."""
        self._ended.set()
        self._thread.join()


def _cut(connection: psycopg.Connection[Any]) -> None:
    """End a connection from another thread: whoever waits for an answer gets an error."""
    with suppress(OSError, psycopg.Error):
        duplicate = socket.socket(fileno=os.dup(connection.fileno()))
        with duplicate:
            duplicate.shutdown(socket.SHUT_RDWR)
