"""The exceptions of the database: a conflict between processes, and trouble with the disk."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError


class Conflict(Exception):  # noqa: N818  (no error: another process was first)
    """Another process has stored an entry of this number, or has removed the table."""


class Trouble(Exception):  # noqa: N818  (it tells how things are, not who made a mistake)
    """The database cannot read or write at the moment; ``why`` is one of :data:`WHYS`."""

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
"""The kinds of trouble, each with the error codes of SQLite that mean it."""


def why_of(error: BaseException) -> str:
    """What kind of trouble this is: one of :data:`WHYS`."""
    told = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(told, "sqlite_errorcode", 0) & 0xFF  # the low byte is the primary code
    return next((why for why, codes in WHYS.items() if code in codes), "other")
