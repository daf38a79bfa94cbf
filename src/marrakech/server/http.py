"""Requests until they are whole: how long and how large they may be before anybody looks at them.

uvicorn reads a request however long its headers are and however slowly they come, and keeps all of
it in memory. Here its bytes are counted before they are parsed, and everything has its time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable
    from typing import Any

MOST_HEADERS = 32_768
"""Bytes of a request until its headers are complete."""
HEADER_SECONDS = 10.0
"""From the first byte, or from when the connection is there, until the headers are complete."""
BODY_SECONDS = 30.0
"""Until the rest has come."""
SEND_SECONDS = 30.0
"""Who has taken nothing of an answer for so long is gone."""


class Unfinished:
    """The requests that have begun to come and are not whole yet, by address.

    Where there are too many, the one that has waited longest goes: so nobody who only waits keeps
    others out, not even those with the same address.
    """

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self._all: dict[Request, str | None] = {}
        self._by_address: dict[str, dict[Request, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, request: Request, address: str | None) -> None:
        """One more. An address that speaks for many (None) has no limit of its own."""
        if address is not None:
            neighbours = self._by_address.setdefault(address, {})
            neighbours[request] = None
            if len(neighbours) > self.most_each:
                next(iter(neighbours)).abandon()
        self._all[request] = address
        if len(self._all) > self.most:
            next(iter(self._all)).abandon()

    def leave(self, request: Request) -> None:
        """It is whole, or has gone."""
        address = self._all.pop(request, None)
        if address is not None:
            neighbours = self._by_address[address]
            neighbours.pop(request, None)
            if not neighbours:
                del self._by_address[address]


class Request(HttpToolsProtocol):
    """A connection of uvicorn's that is careful about what it reads."""

    def __init__(
        self,
        unfinished: Unfinished,
        counted: Callable[[str | None], str | None],
        **given: Any,  # noqa: ANN401  (uvicorn knows what it gives)
    ) -> None:
        """``counted`` tells which address a connection is counted for."""
        super().__init__(**given)
        self._unfinished = unfinished
        self._counted = counted
        self._address: str | None = None
        self._room = MOST_HEADERS
        """Bytes that may come until the headers are complete; negative once they are."""
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    # -------------------------------------------------------------------- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and has to say something soon."""
        super().connection_made(transport)
        self._address = self._counted(self.client[0] if self.client else None)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._done()
        if self._stuck is not None:
            self._stuck.cancel()
        super().connection_lost(exc)

    def abandon(self) -> None:
        """Hang up without a word."""
        self._done()
        self.transport.abort()

    def pause_writing(self) -> None:
        """The other side does not take what it is sent."""
        super().pause_writing()
        self._stuck = self.loop.call_later(SEND_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Now it does."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # -------------------------------------------------------------------- requests

    def data_received(self, data: bytes) -> None:
        """Read no more of headers than there is room for."""
        while self._room >= 0 and len(data) > self._room:
            some, data = data[: self._room], data[self._room :]
            if some:
                self._feed(some)
            if self._room == 0:
                self._refuse()
            if self.transport.is_closing():
                return
        self._feed(data)

    def _feed(self, data: bytes) -> None:
        if self._room >= 0:
            self._room -= len(data)
        super().data_received(data)

    def _refuse(self) -> None:
        body = b"headers too large"
        head = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n"
        self.transport.write(head + b"content-length: %d\r\n\r\n" % len(body) + body)
        self._done()
        self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins; the first one did so when the connection was made."""
        if self._timer is None:
            self._expect()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Now it is known what is wanted."""
        self._room = -1
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._done()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live connection, with limits of its own."""
        self._done()
        super().handle_websocket_upgrade()

    # -------------------------------------------------------------------- waiting

    def _expect(self) -> None:
        """A request has to come, and be whole in time."""
        self._room = MOST_HEADERS
        self._unfinished.enter(self, self._address)
        self._wait(HEADER_SECONDS)

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.abandon)

    def _done(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._unfinished.leave(self)
