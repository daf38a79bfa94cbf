"""Whether a log is whole: every entry carries a sum, and every table knows how long its log is."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from sqlite3 import Connection

SUM_BYTES = 8


class Damaged(Exception):  # noqa: N818  (of the log that it is about)
    """A log is not as it was written. What is said of it tells nothing that is private."""


class StoredEntry(NamedTuple):
    """An entry as it is stored."""

    table_id: str
    version: int
    body: bytes
    sum: bytes


def sum_of(table_id: str, version: int, body: bytes) -> bytes:
    """What an entry is known by: its table, its place and what it says."""
    return blake2b(f"{table_id} {version} ".encode() + body, digest_size=SUM_BYTES).digest()


def stored_entry(table_id: str, version: int, body: bytes) -> StoredEntry:
    """An entry, to be stored."""
    return StoredEntry(table_id, version, body, sum_of(table_id, version, body))


def intact_bodies(
    table_id: str, length: int | None, lines: Iterable[tuple[int, bytes, bytes]], since: int = 0
) -> list[bytes]:
    """The bodies of a log from a number on, if none is missing and none has changed."""
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

_NEXT = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
_LENGTH = "SELECT length FROM heads WHERE table_id = ?"
_LOG = "SELECT version, body, sum FROM entries WHERE table_id = ? ORDER BY version"


def damaged_tables(
    connection: Connection, after: str, most: int
) -> tuple[str | None, list[DamagedTable]]:
    """What is wrong with some tables, by their order; and the last of them, if there were any."""
    found = []
    connection.execute("BEGIN")  # one moment for all that is read
    try:
        ids = [each for (each,) in connection.execute(_NEXT, (after, most))]
        for table_id in ids:
            head = connection.execute(_LENGTH, (table_id,)).fetchone()
            try:
                intact_bodies(table_id, head and head[0], connection.execute(_LOG, (table_id,)))
            except Damaged as damage:
                found.append(DamagedTable(table_id, damage))
    finally:
        connection.rollback()
    return (ids[-1] if ids else None), found


def lost_tables(connection: Connection) -> Iterator[DamagedTable]:
    """Tables of which nothing is left but their log."""
    query = "SELECT table_id FROM heads WHERE table_id NOT IN (SELECT id FROM tables)"
    for (table_id,) in connection.execute(query).fetchall():
        yield DamagedTable(table_id, Damaged("its row is missing"))


class DamagedTable(NamedTuple):
    """What is wrong with a table."""

    table_id: str
    why: Damaged
