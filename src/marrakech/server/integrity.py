"""Checksums of stored entries: whether a table's entries are complete and unchanged.

Every entry is stored with a hash of its table, its number and its text, and every table with the
number of its entries.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

SUM_BYTES = 8


class Damaged(Exception):  # noqa: N818  (of the log that it is about)
    """A table's entries are not what was written. The message holds nothing that is private."""


def unplayable(error: Exception) -> Damaged:
    """A log of which no table can be made; what the error says may be private."""
    return Damaged(f"its log does not make a game ({type(error).__name__})")


class StoredEntry(NamedTuple):
    """An entry as a row of the table ``entries``."""

    table_id: str
    version: int
    body: bytes
    sum: bytes


def sum_of(table_id: str, version: int, body: bytes) -> bytes:
    """The checksum of an entry: of its table, its number and its text."""
    return blake2b(f"{table_id} {version} ".encode() + body, digest_size=SUM_BYTES).digest()


def stored_entry(table_id: str, version: int, body: bytes) -> StoredEntry:
    """An entry, to be stored."""
    return StoredEntry(table_id, version, body, sum_of(table_id, version, body))


def intact_bodies(
    table_id: str, length: int | None, lines: Iterable[tuple[int, bytes, bytes]], since: int = 0
) -> list[bytes]:
    """The texts of a table's entries from a number on; raises :class:`Damaged` if they are not
    complete and unchanged.
    """
    if length is None:
        raise Damaged("nobody knows how long its log is")
    bodies: list[bytes] = []
    at = since
    for version, body, stored in lines:
        if version != at:
            raise Damaged(f"entry {at} is missing")
        if sum_of(table_id, version, body) != stored:
            raise Damaged(f"entry {at} has changed")
        bodies.append(body)
        at += 1
    if at != length:
        raise Damaged(f"its log has {at} entries and should have {length}")
    return bodies


# ------------------------------------------------------------------------ all logs


class Answer(Protocol):
    """The rows of a query, as drivers of databases give them."""

    def fetchone(self) -> Any:  # noqa: ANN401
        """The next row, None if there is none."""

    def fetchall(self) -> Any:  # noqa: ANN401
        """All rows."""

    def __iter__(self) -> Iterator[Any]: ...


class QueryConnection(Protocol):
    """The part of a database connection that checks need: that of ``sqlite3`` fits."""

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Answer:
        """Ask, with ``?`` where a value goes."""

    def rollback(self) -> None:
        """End the transaction."""


_NEXT = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
_LENGTH = "SELECT length FROM heads WHERE table_id = ?"
_LOG = "SELECT version, body, sum FROM entries WHERE table_id = ? ORDER BY version"


def damaged_tables(
    connection: QueryConnection, after: str, most: int
) -> tuple[str | None, list[DamagedTable]]:
    """The last id of the next ``most`` tables (None at the end), and which of them are damaged."""
    found = []
    connection.execute("BEGIN")  # one moment for all that is read
    try:
        ids = [each for (each,) in connection.execute(_NEXT, (after, most))]
        for table_id in ids:
            head = connection.execute(_LENGTH, (table_id,)).fetchone()
            try:
                # to the end, else what is left of it would keep the connection in this moment
                lines = connection.execute(_LOG, (table_id,)).fetchall()
                intact_bodies(table_id, head and head[0], lines)
            except Damaged as damage:
                found.append(DamagedTable(table_id, damage))
    finally:
        connection.rollback()
    return (ids[-1] if ids else None), found


def lost_tables(connection: QueryConnection) -> Iterator[DamagedTable]:
    """Tables whose row is missing, though entries of them are there."""
    query = "SELECT table_id FROM heads WHERE table_id NOT IN (SELECT id FROM tables)"
    for (table_id,) in connection.execute(query).fetchall():
        yield DamagedTable(table_id, Damaged("its row is missing"))


class DamagedTable(NamedTuple):
    """What is wrong with a table."""

    table_id: str
    why: Damaged
