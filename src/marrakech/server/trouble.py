"""The exceptions of the database: a conflict between processes, and trouble with storing."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError


class Conflict(Exception):  # noqa: N818  (no error: another process was first)
    """Another process has stored an entry of this number, or has removed the table."""


class Trouble(Exception):  # noqa: N818  (it tells how things are, not who made a mistake)
    """The database cannot read or write at the moment; ``why`` is one of :data:`WHYS`."""

    def __init__(self, why: str, error: BaseException) -> None:
        super().__init__(f"{why}: {_told(getattr(error, 'orig', None) or error)}")
        self.why = why


def _told(error: BaseException) -> str:
    """What an error says. PostgreSQL's other lines may quote what was to be stored."""
    lines = str(error).splitlines()
    return (lines[0] if lines else "") if hasattr(error, "sqlstate") else str(error)


WHYS: dict[str, tuple[int, ...]] = {
    "locked": (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
    "full": (sqlite3.SQLITE_FULL,),
    "disk": (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN),
    "readonly": (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH),
    "damaged": (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB),
    "away": (),
    "other": (),
}
"""The kinds of trouble, each with the error codes of SQLite that mean it."""
_STATES = {
    "08": "away",  # of connections
    "57P": "away",  # the database server stops, or starts
    "40": "locked",  # a deadlock, or a transaction that has to be tried again
    "55P03": "locked",
    "57014": "locked",  # it took too long
    "25P03": "locked",  # likewise: the transaction was idle for too long
    "53300": "away",  # there are too many connections already
    "53100": "full",
    "58": "disk",
    "25006": "readonly",  # as after a failover, while the old address leads to a copy
    "42501": "readonly",
    "XX001": "damaged",
    "XX002": "damaged",
}
"""What the error codes of PostgreSQL (SQLSTATE) mean, by how they begin."""
_TAKEN = (
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
)
_TAKEN_STATES = ("23505", "23503")


def why_of(error: BaseException) -> str:
    """What kind of trouble this is: one of :data:`WHYS`."""
    told = error.orig if isinstance(error, DBAPIError) else error
    if told is not None and hasattr(told, "sqlstate"):  # of PostgreSQL
        state = told.sqlstate
        if state is None:  # the connection broke, or there was none
            return "away" if isinstance(error, InterfaceError | OperationalError) else "other"
        return next((why for begins, why in _STATES.items() if state.startswith(begins)), "other")
    code = getattr(told, "sqlite_errorcode", 0) & 0xFF  # the low byte is the primary code
    return next((why for why, codes in WHYS.items() if code in codes), "other")


def is_conflict(error: IntegrityError) -> bool:
    """Whether an entry is there already, or its table is not."""
    if getattr(error.orig, "sqlstate", None) in _TAKEN_STATES:
        return True
    return getattr(error.orig, "sqlite_errorcode", None) in _TAKEN
