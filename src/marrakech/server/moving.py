"""Moves everything that is stored from SQLite to PostgreSQL, or back: games, seats, links, bans.

Nothing may use either database meanwhile. The target has to be empty, and gets all or nothing; the
source stays as it is.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, insert, select, text

from marrakech.server.database import FILE, prepare, refuse_if_used
from marrakech.server.errors import DataRefusal
from marrakech.server.live_table import IN_USE
from marrakech.server.postgres import refuse_if_running
from marrakech.server.schema import about, metadata, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Table

    from marrakech.server.database import Database
    from marrakech.server.settings import DatabaseUrl

AT_ONCE = 1000
"""Rows that are copied together."""


def move(
    folder: Path,
    key_file: Path | None,
    url: DatabaseUrl,
    *,
    back: bool,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
) -> int:
    """Copy the database of a folder to that at an address, or ``back``: how many tables it has."""
    file = folder / FILE
    if not back and not file.is_file():
        raise DataRefusal("none", file=file)
    if file.is_file():
        refuse_if_used(file)
    theirs = prepare(folder, key_file, url)
    try:
        ours = prepare(folder, key_file)
        try:
            source, target = (theirs, ours) if back else (ours, theirs)
            return _copy(source, target, str(file) if back else url.shown, url, progress)
        finally:
            ours.close()
    finally:
        theirs.close()


def _copy(
    source: Database,
    target: Database,
    name: str,
    url: DatabaseUrl,
    progress: Callable[[int, int], None],
) -> int:
    with _whole(source) as reading, _whole(target) as writing:
        for connection in (reading, writing):
            if connection.dialect.name == "postgresql":
                refuse_if_running(url, connection)
        if _size(writing, tables):
            raise DataRefusal("file", file=name, why="there are tables in it already")
        wanted = [each for each in metadata.sorted_tables if each is not about]
        total, done = sum(_size(reading, each) for each in wanted), 0
        for each in wanted:
            writing.execute(each.delete())  # the rows that a new database has
            for rows in _rows(reading, each):
                writing.execute(insert(each), rows)
                done += len(rows)
                progress(done, total)
            _count_on(writing, each)
        found = _size(writing, tables)
    _look_through(target)
    return found


def _size(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar() or 0)


@contextmanager
def _whole(database: Database) -> Iterator[Connection]:
    """One transaction, which sees one moment and may take its time."""
    engine = database.engine
    if engine.dialect.name != "postgresql":
        with engine.begin() as connection:
            yield connection
        return
    with engine.execution_options(isolation_level="REPEATABLE READ").begin() as connection:
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))
        yield connection


def _rows(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table, some at a time."""
    order = list(table.primary_key)
    found = connection.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*order))
    for part in found.mappings().partitions():
        rows = [dict(row) for row in part]
        if table is tables:
            for row in rows:  # which server had it in memory is of no use to others
                row["due"] = IN_USE if (row["due"] or 1) < 0 else row["due"]
        yield rows


def _count_on(connection: Connection, table: Table) -> None:
    """Let numbers that PostgreSQL gives out go on after the last one."""
    if (
        connection.dialect.name != "postgresql"
        or not table.dialect_options["sqlite"]["autoincrement"]
    ):
        return
    connection.execute(
        text(
            f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'),"  # noqa: S608
            f" (SELECT coalesce(max(id), 0) + 1 FROM {table.name}), false)"
        )
    )


def _look_through(database: Database) -> None:
    """See whether all logs are whole."""
    after: str | None = ""
    while after is not None:
        after, faults = database.damaged_tables(after)
        for fault in faults:
            raise DataRefusal("damaged", file=f"{fault.table_id[:6]}…", why=fault.why)
