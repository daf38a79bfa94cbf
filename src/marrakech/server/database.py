"""The database, and the folder with it: creates, protects, checks, backs up and restores it.

What is here is about SQLite; :mod:`marrakech.server.postgres` is about PostgreSQL. Any problem is
raised as a :class:`DataRefusal`, whose sentence tells the host what to do. A database that cannot
be used is left as it is.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
import sys
from abc import ABC, abstractmethod
from contextlib import closing, contextmanager, suppress
from time import strftime
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import URL, create_engine, event, select
from sqlalchemy.exc import DatabaseError

from marrakech.server import integrity
from marrakech.server.errors import DataRefusal
from marrakech.server.migrations import NEWEST, WITH_KEY, downgrade, migrate, revision_of
from marrakech.server.reading import READERS
from marrakech.server.schema import about
from marrakech.server.seals import make_key, read_key, sync_names
from marrakech.server.statements import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Engine, Select
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

    from marrakech.server.integrity import DamagedTable
    from marrakech.server.seals import Seal
    from marrakech.server.settings import DatabaseUrl
    from marrakech.server.statements import Lines, Statement

logger = logging.getLogger(__name__)

T = TypeVar("T")
FILE = "tables.sqlite3"
KEY = "tables.key"
MARK = "tables.mark"
OURS = "tables"
"""What the names of all our files begin with."""
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a database."""
BUSY_SECONDS = 10
LOCKED_SECONDS = 0.25
"""How long one try to store waits for a lock; writes that come meanwhile join the next try."""
AT_ONCE = 64_000_000
"""Databases up to so many bytes are checked before the server starts, which takes a tenth of a
second; larger ones are checked while it runs."""
SLICE = 20
"""How many tables' logs are checked in one go."""
_COUNT = "UPDATE about SET commits = commits + 1 RETURNING commits"


class Database(ABC):
    """A database that can be used: a file of SQLite, or one of a PostgreSQL server."""

    is_shared = False
    """Whether several servers may use it at the same time."""
    looked_through = True
    """Whether the file as a whole was found to be sound."""

    def __init__(self, engine: Engine, seal: Seal) -> None:
        self.engine = engine
        self.seal = seal

    @abstractmethod
    def writer(self) -> Writer:
        """A connection that stores."""

    def fetch(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""
        with self.engine.connect() as connection:
            return [tuple(row) for row in connection.execute(query)]

    def claim(self, values: dict[str, int]) -> list[str]:  # noqa: ARG002
        """Take over tables from other servers: see :meth:`Storage.claim`."""
        return []

    def leads(self) -> bool:
        """Whether this is the one server, of all that share the database, that tidies it up."""
        return True

    def time(self) -> int | None:
        """What time it is by the clock of the database, in milliseconds, if it has one."""
        return None

    def look_through(self) -> None:  # noqa: B027  (PostgreSQL sees to that itself)
        """See whether the file as a whole is sound; raises a refusal if not."""

    def overwrite(self) -> None:  # noqa: B027  (likewise)
        """Overwrite what was deleted and is still in the file."""

    @abstractmethod
    def lost_tables(self) -> list[DamagedTable]:
        """Tables whose row is missing."""

    @abstractmethod
    def damaged_tables(self, after: str) -> tuple[str | None, list[DamagedTable]]:
        """Look through the logs of some tables: see :func:`integrity.damaged_tables`."""

    def close(self) -> None:
        """Let go of it."""
        self.engine.dispose()


class FileDatabase(Database):
    """A database of SQLite."""

    def __init__(
        self, engine: Engine, seal: Seal, mark: Mark, file: Path, *, looked_through: bool
    ) -> None:
        super().__init__(engine, seal)
        self.mark = mark
        self.file = file
        self.looked_through = looked_through

    def writer(self) -> FileWriter:
        """A connection that stores."""
        return FileWriter(self.engine, self.mark)

    def look_through(self) -> None:
        """See whether the file as a whole is sound."""
        with self.engine.connect() as connection, told(self.file):
            look_through(self.file, driver_of(connection))

    def overwrite(self) -> None:
        """Overwrite what was deleted, in the journal and (in a small file) between what is left.

        Deleted rows are overwritten at once, but not copies of them that were left behind when
        others were moved. To rewrite a large file takes too long: there, new rows come into these
        gaps with time.
        """
        with self.engine.connect() as connection, suppress(sqlite3.OperationalError):
            driver = driver_of(connection)
            if self.file.stat().st_size <= AT_ONCE:
                driver.execute("VACUUM")
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def lost_tables(self) -> list[DamagedTable]:
        """Tables whose row is missing."""
        with self.engine.connect() as connection:
            return list(integrity.lost_tables(driver_of(connection)))

    def damaged_tables(self, after: str) -> tuple[str | None, list[DamagedTable]]:
        """Look through the logs of some tables."""
        with self.engine.connect() as connection:
            return integrity.damaged_tables(driver_of(connection), after, SLICE)

    def close(self) -> None:
        """Let go of it."""
        super().close()
        self.mark.close()


class FileWriter(Writer):
    """The connection that stores in SQLite."""

    def __init__(self, engine: Engine, mark: Mark) -> None:
        super().__init__(engine)
        self._connection = engine.connect()
        self._mark = mark
        with self._connection.begin():
            self._connection.exec_driver_sql(f"PRAGMA busy_timeout = {LOCKED_SECONDS * 1000:.0f}")

    def store(self, steps: Iterable[tuple[Statement, Lines]]) -> None:
        """Carry out all of these in one transaction."""
        with self._connection.begin():
            for statement, lines in steps:
                if lines:
                    compiled = self._statements[statement]
                    values: list[Any] = list(compiled.values(lines))
                    self._connection.exec_driver_sql(compiled.text, values)
            # by sqlite3 itself: SQLAlchemy would take longer than for all of the above
            ((commits,),) = driver_of(self._connection).execute(_COUNT).fetchall()
        self._mark.note(commits)

    def carry_out(self, statement: Statement) -> int:
        """Run a statement in a transaction of its own."""
        with self._connection.begin():
            return self._connection.execute(statement).rowcount

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own."""
        with self._connection.begin():
            # at once the one that writes: a transaction that has read something first would be
            # refused if another process stores something before it writes itself
            self._connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(self._connection)

    def changes(self) -> int:
        """A number that changes when another connection has stored something."""
        with self._connection.begin():
            return int(self._connection.exec_driver_sql("PRAGMA data_version").scalar_one())

    def close(self) -> None:
        """Let go of the connection."""
        self._connection.close()


def prepare(folder: Path, key_file: Path | None = None, url: DatabaseUrl | None = None) -> Database:
    """The database in a folder, or at an address, in its newest form.

    The folder and what belongs there are made if they are not there.
    """
    if url is not None:
        from marrakech.server import postgres  # noqa: PLC0415  (most servers do without)

        return postgres.prepare(url, key_file or folder / KEY)
    file = folder / FILE
    key_file = key_file or folder / KEY
    mark = Mark(folder / MARK)
    with told(folder):
        make_private(folder)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # -wal and -shm get its mode
    small = file.stat().st_size <= AT_ONCE
    engine = engine_of(file)
    try:
        with told(file):
            with engine.connect() as connection:
                if small:
                    look_through(file, driver_of(connection))
                check_form(file, connection)
                seal = key_for(file, key_file, connection)
                mark.check(file, commits_of(connection))
            with engine.begin() as connection:
                has_changed = migrate(connection, seal)
            if has_changed:  # else old seeds, unencrypted, would stay readable in the file
                with engine.connect() as connection:
                    driver_of(connection).execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except BaseException:
        engine.dispose()
        raise
    return FileDatabase(engine, seal, mark, file, looked_through=small)


def join(folder: Path, key_file: Path | None = None, url: DatabaseUrl | None = None) -> Database:
    """A database that a server may be using, if it is in the newest form."""
    if url is not None:
        from marrakech.server import postgres  # noqa: PLC0415  (likewise)

        return postgres.join(url, key_file or folder / KEY)
    file = folder / FILE
    opened(file).close()
    engine = engine_of(file)
    try:
        with told(file), engine.connect() as connection:
            check_form(file, connection, outdated=True)
            seal = key_for(file, key_file or folder / KEY, connection)
    except BaseException:
        engine.dispose()
        raise
    return FileDatabase(engine, seal, Mark(folder / MARK), file, looked_through=False)


def engine_of(file: Path) -> Engine:
    """The engine that opens connections. Its errors do not show parameters, which may be secret."""
    url = URL.create("sqlite", database=str(file))
    engine = create_engine(url, pool_size=READERS + 1, max_overflow=0, hide_parameters=True)
    event.listen(engine, "connect", _careful)
    return engine


def _careful(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Make SQLite as careful, and as patient, as it can be."""
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {BUSY_SECONDS * 1000}",
        "journal_mode = WAL",
        "synchronous = FULL",  # on the disk before it is acknowledged
        "secure_delete = ON",  # what is deleted may be somebody's name
        "foreign_keys = ON",  # no entries without their table
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The connection of the standard library beneath."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


# ------------------------------------------------------------------------ what can be wrong

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_FORMAT)
_IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL)


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turn errors of the system and of SQLite into refusals that help."""
    try:
        yield
    except OSError as error:
        raise DataRefusal("file", file=path, why=error.strerror or str(error)) from None
    except (DatabaseError, sqlite3.DatabaseError) as error:
        cause = error.orig if isinstance(error, DatabaseError) else error
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        why = str(cause)
        if code == sqlite3.SQLITE_NOTADB:
            raise DataRefusal("no-database", file=path) from None
        if code in _IN_USE:
            raise DataRefusal("locked", file=path) from None
        if code in _DAMAGED:
            raise DataRefusal("damaged", file=path, why=why) from None
        raise DataRefusal("file", file=path, why=why) from None


def look_through(file: Path, connection: sqlite3.Connection) -> None:
    """See whether the file as a whole is sound."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise DataRefusal("damaged", file=file, why=found.splitlines()[-1])


def check_form(file: Path | str, connection: Connection, *, outdated: bool = False) -> None:
    """Refuse a database whose schema is newer than this program; and with ``outdated``, also one
    that is older and would have to be migrated first.
    """
    found = revision_of(connection)
    if outdated and (found is None or found < NEWEST):
        raise DataRefusal("outdated", file=file)
    if found is not None and found > NEWEST:
        raise DataRefusal("newer", file=file, found=found, known=NEWEST)


def key_for(file: Path | str, key_file: Path, connection: Connection) -> Seal:
    """The key of a database; a new one, if nothing there was sealed yet."""
    seal = read_key(key_file)
    if has_key(connection):
        name = connection.execute(select(about.c.key)).scalar()
        if name is None:
            raise DataRefusal("damaged", file=file, why="the table “about” is empty")
        if seal is None:
            raise DataRefusal("key-missing", file=key_file)
        if seal.name != name:
            raise DataRefusal("key-wrong", file=key_file)
    elif seal is None:
        with told(key_file):
            seal = make_key(key_file)
    return seal


def has_key(connection: Connection) -> bool:
    """Whether seeds are sealed in this database."""
    found = revision_of(connection)
    return found is not None and found >= WITH_KEY


def commits_of(connection: Connection) -> int:
    """How often something was stored."""
    return (connection.execute(select(about.c.commits)).scalar() or 0) if has_key(connection) else 0


class Mark:
    """The number of transactions, in a file beside the database, to notice lost ones.

    If the ``-wal`` file is lost, SQLite opens the database as it was before, without an error: then
    the number here is greater than the one inside. It is written after every transaction, before
    that is acknowledged; without fsync, for a number that is too small does no harm.
    """

    DIGITS = 20

    def __init__(self, file: Path) -> None:
        self.file = file
        self._descriptor: int | None = None
        self._fails = False

    def read(self) -> int:
        """What was noted; 0 if nothing was."""
        try:
            return int(self.file.read_bytes()[: self.DIGITS])
        except (FileNotFoundError, ValueError):
            return 0

    def check(self, database: Path, commits: int) -> None:
        """Refuse a database that has lost transactions."""
        noted = self.read()
        if noted > commits:
            raise DataRefusal(
                "older", file=database, found=commits, wanted=noted, mark=self.file.name
            )

    def note(self, commits: int) -> None:
        """Write the number; a failure is only logged, for the transaction itself is stored."""
        try:
            if self._descriptor is None:
                self._descriptor = os.open(self.file, os.O_WRONLY | os.O_CREAT, 0o600)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, b"%0*d\n" % (self.DIGITS, commits))
        except OSError as error:
            if not self._fails:
                logger.warning("%s cannot be written: %s", self.file.name, error.strerror)
            self._fails = True

    def close(self) -> None:
        """Close the file."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


# ------------------------------------------------------------------------ rights


def make_private(folder: Path) -> None:
    """Keep a folder, and what is ours in it, from other users of the machine."""
    _make(folder)
    if sys.platform == "win32":  # there the folders of a user are private, and files have no modes
        return
    names = [each.name for each in folder.iterdir()]
    if all(name.startswith(OURS) for name in names):
        _narrow(folder)
    elif stat.S_IMODE(folder.stat().st_mode) & 0o077:
        logger.warning("%s holds other things too, so others may go on looking into it", folder)
    for name in names:
        if name.startswith(OURS):
            _narrow(folder / name)


def _make(folder: Path) -> None:
    """Make a folder and its parents, synced to the disk so that a power cut does not lose them."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        _make(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)
    sync_names(folder.parent)


def _narrow(path: Path) -> None:
    found = path.lstat()
    mode = stat.S_IMODE(found.st_mode)
    if stat.S_ISLNK(found.st_mode) or not mode & 0o077:
        return
    try:
        path.chmod(mode & 0o700)
    except PermissionError:
        logger.warning("%s can be read by others (%03o), and belongs to another user", path, mode)
    else:
        logger.warning("%s could be read by others (%03o): that is no longer so", path, mode)


# ------------------------------------------------------------------------ copies

PAGES = 2000
"""How many pages of the database are copied at a time."""


def opened(file: Path) -> sqlite3.Connection:
    """A database that is there, to be read."""
    if not file.is_file():
        raise DataRefusal("none", file=file)
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        _check_form(file, connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _check_form(file: Path, connection: sqlite3.Connection) -> None:
    with told(file):
        form = _form(connection)
    if form is None:
        raise DataRefusal("no-database", file=file)
    if form > NEWEST:
        raise DataRefusal("newer", file=file, found=form, known=NEWEST)


def _form(connection: sqlite3.Connection) -> str | None:
    query = "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
    if connection.execute(query).fetchone() is None:
        return None
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return found and str(found[0])


def back_up(folder: Path, copy: Path, progress: Callable[[int, int], None]) -> list[DamagedTable]:
    """Copy a database, which may be in use; returns what is wrong with tables in the copy.

    The copy is of one moment: the one at which copying began.
    """
    if copy.exists():
        raise DataRefusal("exists", file=copy)
    with closing(opened(folder / FILE)) as source:
        being_made = copy.with_name(f"{copy.name}.{os.getpid()}.new")
        try:
            with told(copy):
                os.close(os.open(being_made, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
                source.execute("BEGIN")  # else writes of others restart the copy
                source.execute("SELECT count(*) FROM tables").fetchone()
                with closing(sqlite3.connect(being_made)) as target:
                    source.backup(
                        target,
                        pages=PAGES,
                        progress=lambda _, left, total: progress(total - left, total),
                    )
                    target.execute("PRAGMA journal_mode = DELETE")  # the copy is one file
                found = examine(being_made)
                _sync(being_made)
                being_made.replace(copy)
        finally:
            for ending in ("", *BESIDE):
                being_made.with_name(being_made.name + ending).unlink(missing_ok=True)
    return found


def examine(file: Path, tell: Callable[[], None] = lambda: None) -> list[DamagedTable]:
    """Check a whole database; returns what is wrong with tables. Reports after every slice."""
    with closing(opened(file)) as connection, told(file):
        look_through(file, connection)
        if (_form(connection) or "") < WITH_KEY:  # where entries had no sums yet
            return []
        found = list(integrity.lost_tables(connection))
        after: str | None = ""
        while after is not None:
            after, faults = integrity.damaged_tables(connection, after, SLICE)
            found += faults
            tell()
    return found


def examine_shared(folder: Path, key_file: Path | None, url: DatabaseUrl) -> list[DamagedTable]:
    """Look through the logs of a database that servers share, while they use it or not."""
    with closing(join(folder, key_file, url)) as database:
        found = database.lost_tables()
        after: str | None = ""
        while after is not None:
            after, faults = database.damaged_tables(after)
            found += faults
    return found


def restore(folder: Path, copy: Path, key_file: Path | None = None) -> Path | None:
    """Replace a database that no server uses with a copy; returns where the old one is kept."""
    file = folder / FILE
    key_file = key_file or folder / KEY
    examine(copy)
    with closing(opened(copy)) as connection:
        if (_form(connection) or "") >= WITH_KEY:
            (name,) = connection.execute("SELECT key FROM about").fetchone()
            seal = read_key(key_file)
            if seal is None:
                raise DataRefusal("key-missing", file=key_file)
            if seal.name != name:
                raise DataRefusal("key-wrong", file=key_file)
    with told(folder):
        make_private(folder)
        being_made = file.with_name(f"{FILE}.{os.getpid()}.new")
        try:
            with closing(opened(copy)) as source, closing(sqlite3.connect(being_made)) as target:
                being_made.chmod(0o600)
                source.backup(target)
            _sync(being_made)
            kept = None
            if file.exists():
                refuse_if_used(file)
                kept = file.with_name(f"{OURS}-{strftime('%Y%m%d-%H%M%S')}.sqlite3")
                for ending in ("", *BESIDE):
                    old = file.with_name(FILE + ending)
                    if old.exists():
                        old.replace(kept.with_name(kept.name + ending))
            (folder / MARK).unlink(missing_ok=True)
            being_made.replace(file)
        finally:
            being_made.unlink(missing_ok=True)
    return kept


def step_down(
    folder: Path, form: str, key_file: Path | None = None, url: DatabaseUrl | None = None
) -> None:
    """Bring a database that no server uses to the form of an older program."""
    if url is not None:
        from marrakech.server import postgres  # noqa: PLC0415  (likewise)

        postgres.step_down(url, key_file or folder / KEY, form)
        return
    file = folder / FILE
    opened(file).close()
    refuse_if_used(file)
    engine = engine_of(file)
    try:
        with told(file), engine.begin() as connection:
            seal = key_for(file, key_file or folder / KEY, connection)
            downgrade(connection, form, seal)
        (folder / MARK).unlink(missing_ok=True)  # an older program does not update it
    finally:
        engine.dispose()


def refuse_if_used(file: Path) -> None:
    """Refuse if a server or another program has the database open."""
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")  # fails while others have it open
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF in _IN_USE:
                raise DataRefusal("in-use", file=file) from None
        except sqlite3.DatabaseError:
            return  # it is damaged, which may be why it is to be replaced


def _sync(file: Path) -> None:
    """Write a file through to the disk (fsync)."""
    with suppress(OSError), file.open("rb") as stream:
        os.fsync(stream.fileno())
