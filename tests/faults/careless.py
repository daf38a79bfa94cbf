"""A server that acknowledges what it has not stored, to see that the tests notice it.

``python -m tests.faults.careless serve ...`` is a server whose database is never synced
(``CARELESS=unsynced``), or that acknowledges before it commits (``CARELESS=early``). Nothing of the
server is changed for that, but the driver of the database below it.
"""

from __future__ import annotations

import os
import sqlite3
import sqlite3.dbapi2
from typing import Any

from marrakech.cli import main

HOW = os.environ.get("CARELESS", "")
EARLY = 1000
"""Commits that are acknowledged before one is made."""


class Cursor(sqlite3.Cursor):
    """Asks for less care than it is told to."""

    def execute(self, sql: str, *parameters: Any) -> Cursor:  # noqa: ANN401
        """Whatever it is, but for what is careful."""
        if HOW == "unsynced" and "synchronous" in sql:
            sql = "PRAGMA synchronous = OFF"
        super().execute(sql, *parameters)
        return self

    def executemany(self, sql: str, lines: Any) -> Cursor:  # noqa: ANN401
        """Whatever it is, but entries may wait."""
        if HOW == "early" and "INTO entries" in sql:
            assert isinstance(self.connection, Connection)
            self.connection.may_wait = True
        super().executemany(sql, lines)
        return self


class Connection(sqlite3.Connection):
    """Commits later than it says."""

    may_wait = False
    late = 0

    def cursor(self, *_: object) -> Cursor:  # type: ignore[override]
        """One of ours."""
        return super().cursor(Cursor)

    def commit(self) -> None:
        """Now or later."""
        if self.may_wait and self.in_transaction:
            self.late = (self.late + 1) % EARLY
            if self.late:
                return
        super().commit()


def connect(*args: Any, **more: Any) -> sqlite3.Connection:  # noqa: ANN401
    """A connection of ours."""
    made: sqlite3.Connection = _connect(*args, **{**more, "factory": Connection})
    return made


_connect = sqlite3.connect

if __name__ == "__main__":
    assert HOW in ("unsynced", "early"), HOW
    for module in (sqlite3, sqlite3.dbapi2):
        module.__dict__["connect"] = connect
    main()
