"""Runs a server until it is told to stop."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import uvicorn

from marrakech.server.addresses import Reach
from marrakech.server.app import create_app
from marrakech.server.http import Request, Unfinished
from marrakech.server.socket import LiveProtocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from marrakech.server.server import Server
    from marrakech.server.settings import Settings

REQUESTS = 1000
"""That may be under way beside the live connections."""
UNFINISHED = 500
"""Of these, those that have only begun to come."""
UNFINISHED_EACH = 100
"""From one address."""


class Running(uvicorn.Server):
    """Says when it is ready, and says goodbye before it closes connections."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        # What is there by now stays, and need not be looked through again and again; and what
        # comes later hardly ever has cycles
        gc.freeze()
        gc.set_threshold(50_000, 10, 10)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, tell those who are there, and stop."""
        for listening in self.servers:
            listening.close()
        await self._server.hub.close()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once only where it is told that this is TCP
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":  # there it would let two share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def url_of(listening: socket.socket, host: str) -> str:
    """Where a browser on this machine finds it."""
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}/"


def run(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    page_missing: str = "",
) -> None:
    """Serve until there is a signal to stop."""
    app, server = create_app(settings, page_missing)
    server.reach = Reach(listening)

    def live(**_: object) -> LiveProtocol:
        return LiveProtocol(server)

    unfinished = Unfinished(UNFINISHED, UNFINISHED_EACH)

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=partial(Request, unfinished, server.door.counted),  # type: ignore[arg-type]
        ws=live,  # type: ignore[arg-type]  # whatever makes one will do
        limit_concurrency=settings.connections + REQUESTS,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        lifespan="on",
    )
    running = Running(config, server, ready)
    try:
        running.run([listening])
    except KeyboardInterrupt:
        return


# ------------------------------------------------------------------------ logs


class Lines(logging.Formatter):
    """A line of text for every record. What second it is, is written once for all of them."""

    day = "%Y-%m-%d %H:%M:%S"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")
        self._second = (0, "")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """When it was, to the second."""
        second, text = self._second
        if second != int(record.created):
            text = super().formatTime(record, datefmt or self.day)
            self._second = (int(record.created), text)
        return text


class JsonLines(Lines):
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
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(form: Literal["text", "json"], *, quiet: bool = False) -> None:
    """Write what the server does, or only what goes wrong, to standard error."""
    level = logging.WARNING if quiet else logging.INFO
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    # Lines tell neither of threads nor of processes, so nobody need find out
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("uvicorn.error", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
