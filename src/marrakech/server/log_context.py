"""What a log line belongs to: the request and the table, as fields of structured logs.

Whatever a request starts, such as a task that lets bots play, carries the same on. A request has
the id that a trusted proxy has given it in ``X-Request-ID``, or one of its own; the answer has it,
too. A live connection has one as long as it lasts. Of a table its first characters are shown:
enough to follow it, not to open it.
"""

from __future__ import annotations

import re
from contextvars import ContextVar
from secrets import token_urlsafe
from typing import NamedTuple

HEADER = "x-request-id"
SHOWN = 6
"""Characters of a table's name that the log shows."""
_SANE = re.compile(r"[A-Za-z0-9._-]{8,64}")
_TABLE = re.compile(r"/(?:api/tables|t)/([\w-]{6,64})(?:/|$)", re.ASCII)


class LogContext(NamedTuple):
    """Which request, and at which table, if it is about one."""

    request: str
    table: str | None


log_context: ContextVar[LogContext | None] = ContextVar("log_context", default=None)


def begin(path: str, given: str = "") -> str:
    """Let what follows belong to a request: its id, which is the given one if that makes sense."""
    request = given if _SANE.fullmatch(given) else token_urlsafe(6)  # short: every answer has it
    found = _TABLE.match(path)
    log_context.set(LogContext(request, found[1][:SHOWN] if found else None))
    return request
