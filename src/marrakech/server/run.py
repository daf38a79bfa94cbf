"""Runs a server until it is told to stop."""

from __future__ import annotations

import gc
import socket
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import uvicorn

from marrakech.server.addresses import ListeningAddress
from marrakech.server.app import create_app
from marrakech.server.database import prepare
from marrakech.server.http import KEEP_SECONDS, Request, Unfinished
from marrakech.server.log_output import flush
from marrakech.server.open_files import raise_open_files
from marrakech.server.socket import LiveProtocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.server.asgi import App
    from marrakech.server.server import Server
    from marrakech.server.settings import Settings

REQUESTS = 1000
"""The most HTTP requests at a time, beside the live connections."""
SWITCH_SECONDS = 0.001
"""Python's thread switch interval: short, since an action at a table changes threads several
times, and each time would wait so long for a thread that reads a record."""
FILES = 100
"""Open files other than connections: the database several times, the log, Python's own."""
UNFINISHED = 500
"""The most requests at a time that have not come completely."""
UNFINISHED_EACH = 100
"""The same, from one address."""


class Running(uvicorn.Server):
    """Says when it is ready, and says goodbye before it closes connections."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        # What is there by now stays, so the garbage collector need not look through it again and
        # again; and what comes later hardly ever has cycles
        gc.freeze()
        gc.set_threshold(50_000, 10, 10)
        sys.setswitchinterval(SWITCH_SECONDS)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no new connections, send everybody a goodbye, and stop."""
        for listening in self.servers:
            listening.close()
        # a proxy keeps connections, and would bring those back by them who were just sent away
        for connection in list(self.server_state.connections):
            connection.shutdown()
        await self._server.analysis.close()
        await self._server.hub.close()
        await super().shutdown(sockets)
        flush()


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once only where it is told that this is TCP
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":  # there it would let two share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # two may have bound it at once, but only one can listen
    except (OSError, UnicodeError):  # UnicodeError: the host is no possible name
        listening.close()
        raise
    return listening


def url_of(listening: socket.socket, host: str) -> str:
    """Where a browser on this machine finds it."""
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}/"


def config_of(app: App, server: Server) -> uvicorn.Config:
    """How uvicorn serves an application, with our protocols for what comes in."""

    def live(**_: object) -> LiveProtocol:
        return LiveProtocol(server)

    unfinished = Unfinished(UNFINISHED, UNFINISHED_EACH)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=partial(Request, unfinished, server),  # type: ignore[arg-type]
        ws=live,  # type: ignore[arg-type]  # any callable will do
        limit_concurrency=server.settings.connections + REQUESTS,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=int(KEEP_SECONDS),
        lifespan="on",
    )


def run(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    page_missing: str = "",
) -> None:
    """Serve until there is a signal to stop; raises a refusal if the data cannot be used."""
    raise_open_files(settings.connections + REQUESTS + FILES)
    if settings.redis is not None:
        from marrakech.server.exchange import check  # noqa: PLC0415  (most do without)

        check(settings.redis)
    database = prepare(settings.data, settings.key_file, settings.database)
    app, server = create_app(settings, page_missing)
    server.database = database
    server.listening_at = ListeningAddress(listening)
    config = config_of(app, server)
    running = Running(config, server, ready)

    def stop() -> None:
        running.should_exit = True

    server.stop = stop
    with suppress(KeyboardInterrupt):
        running.run([listening])
    if server.failure is not None:
        raise server.failure
    if not running.started:  # the log says why
        sys.exit(1)
