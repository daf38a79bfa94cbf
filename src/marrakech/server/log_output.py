"""Log lines to standard error, as text or JSON, written by a thread so that nothing blocks.

A pipe that nobody reads would otherwise stop the server as soon as it is full. Lines that cannot be
written yet wait in memory up to a limit; beyond that they are dropped and counted.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import sys
import threading
import traceback
from collections import deque
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import DBAPIError

from marrakech.server.log_context import log_context

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

MOST_WAITING = 1_000_000
"""Bytes that wait to be written."""
AT_ONCE = 65_536
"""Bytes that are written together."""
LAST_SECONDS = 1.0
"""How long the process waits at its end for waiting lines to be written."""
HARMLESS = (DBAPIError, OSError, sqlite3.Error)
"""Errors whose text may be logged: it names files and their structure, never their content."""
_Info = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class TextFormatter(logging.Formatter):
    """A line of text for every record; the time is formatted once a second."""

    day = "%Y-%m-%d %H:%M:%S"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")
        self._second = (0, "")

    def format(self, record: logging.LogRecord) -> str:
        """One line. Clears the cached traceback, so that other handlers format their own."""
        line = super().format(record)
        record.exc_text = None
        return line

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """When it was, to the second."""
        second, text = self._second
        if second != int(record.created):
            text = super().formatTime(record, datefmt or self.day)
            self._second = (int(record.created), text)
        return text

    def formatException(self, ei: _Info) -> str:  # noqa: N802
        """The traceback and the type of an error, without its message.

        That may hold private things, such as the name of a player or the id of a table; only
        messages of the system and of SQLite are shown.
        """
        lines: list[str] = []
        error = ei[1]
        while error is not None:
            quotes = hasattr(getattr(error, "orig", None), "sqlstate")  # PostgreSQL quotes values
            says = f": {error}" if isinstance(error, HARMLESS) and not quotes else ""
            kind = f"{type(error).__module__}.{type(error).__qualname__}"
            where = traceback.format_list(traceback.extract_tb(error.__traceback__))
            parts = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
            within = [self.formatException((type(each), each, None)) + "\n" for each in parts]
            lines[:0] = [
                "Traceback (most recent call last):\n",
                *where,
                f"{kind}{says}\n",
                *within,
                "\n",
            ]
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "".join(lines).rstrip()


class JsonFormatter(TextFormatter):
    """A line of JSON for every record."""

    day = "%Y-%m-%dT%H:%M:%S%z"

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if (context := log_context.get()) is not None:
            line["request"] = context.request
            if context.table is not None:
                line["table"] = context.table
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Dropped:
    """How many log lines this process has dropped."""

    def __init__(self) -> None:
        self.lines = 0


dropped = Dropped()


class BackgroundHandler(logging.Handler):
    """Hands lines to a thread that writes them."""

    def __init__(self, write: Callable[[bytes], None]) -> None:
        super().__init__()
        self._write = write
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._lost = 0
        """Lines that were dropped since one was last written."""
        self._ended = self._in_vain = False
        # its lock is never held during a write
        self._ready = threading.Condition(threading.Lock())
        # a daemon, for a write that never ends must not keep the process
        self._thread = threading.Thread(target=self._write_all, name="log", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        """Take one line, or drop it."""
        try:
            line = self.format(record).encode("utf-8", "backslashreplace") + b"\n"
        except Exception:  # noqa: BLE001  (a line that cannot be written is one that is dropped)
            line = b""
        with self._ready:
            if not line or self._bytes + len(line) > MOST_WAITING:
                self._drop(1)
            else:
                self._waiting.append(line)
                self._bytes += len(line)
                if len(self._waiting) == 1:  # else the thread that writes is not waiting
                    self._ready.notify()

    def _drop(self, lines: int) -> None:
        self._lost += lines
        dropped.lines += lines

    def _take(self) -> tuple[bytes, int, int]:
        """Some lines, how many, and how many were lost before; nothing at the end."""
        with self._ready:
            while not self._waiting and not self._ended:
                self._ready.wait()
            some: list[bytes] = []
            size = 0
            while self._waiting and size < AT_ONCE:
                some.append(self._waiting.popleft())
                size += len(some[-1])
            lost, self._lost = self._lost, 0
        return b"".join(some), len(some), lost

    def _write_all(self) -> None:
        while True:
            text, lines, lost = self._take()
            if not text:
                return
            try:
                self._write(text)
                if lost:
                    self._write(self._tell(lost))
            except (OSError, ValueError):  # nobody is there to read it
                with self._ready:
                    self._drop(lines + lost)
                    dropped.lines -= lost  # which were counted before
            with self._ready:
                self._bytes -= len(text)
                self._ready.notify_all()

    def _tell(self, lost: int) -> bytes:
        told = "%d lines were dropped: nobody has read them in time"
        record = logging.LogRecord(__name__, logging.WARNING, "", 0, told, (lost,), None)
        return self.format(record).encode() + b"\n"

    def flush(self) -> None:
        """Wait a second at most until all is written; not again if that was not enough before."""
        until = monotonic() + (0 if self._in_vain else LAST_SECONDS)
        with self._ready:
            while self._bytes and (left := until - monotonic()) > 0:
                self._ready.wait(left)
            self._in_vain = self._bytes > 0

    def close(self) -> None:
        """Write what waits, if anybody reads it, and end."""
        self.flush()
        with self._ready:
            self._ended = True
            self._ready.notify_all()
        super().close()


def flush() -> None:
    """Write what waits: a signal that ends the process leaves no time for it later."""
    for handler in logging.getLogger().handlers:
        handler.flush()


def _to_stderr() -> Callable[[bytes], None]:
    """A function that writes to standard error directly: Python's own buffer has a lock, which a
    blocked write would hold until the process ends.
    """
    stream = sys.stderr
    try:
        number = stream.fileno()
    except (AttributeError, OSError, ValueError):  # no file, as in a test

        def write_text(text: bytes) -> None:
            stream.write(text.decode())

        return write_text

    def write(text: bytes) -> None:
        while text:
            text = text[os.write(number, text) :]

    return write


def log_to_stderr(form: Literal["text", "json"], *, quiet: bool = False) -> None:
    """Write what the server does, or only what goes wrong, to standard error."""
    level = logging.WARNING if quiet else logging.INFO
    handler = BackgroundHandler(_to_stderr())
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    # Lines do not show threads or processes: looking them up would only cost time
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("uvicorn.error", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    # at home, notes about which old games are kept are of no interest
    keeping = logging.ERROR if quiet else logging.NOTSET
    logging.getLogger("marrakech.server.sweeper").setLevel(keeping)
