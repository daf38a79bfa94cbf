"""Limits on HTTP requests while they are read: their size, their number, and how long they take.

uvicorn reads headers of any length, however slowly they come, and keeps them in memory. The
protocol here counts the bytes before uvicorn parses them, and has a timeout for each stage.
"""

from __future__ import annotations

from http import HTTPStatus
from math import ceil
from typing import TYPE_CHECKING

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from marrakech.server.errors import ServerRefusal, problem
from marrakech.server.lockout import CUT

if TYPE_CHECKING:
    import asyncio
    from typing import Any, NoReturn

    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

    from marrakech.server.server import Server

MOST_HEADERS = 32_768
"""The most bytes of a request's first line and headers."""
HEADER_SECONDS = 10.0
"""How long the headers may take, from the connection or the first byte of a later request."""
BODY_SECONDS = 30.0
"""How long the body may take."""
KEEP_SECONDS = 30.0
"""How long a connection may stay open without another request."""
MOST_URL = 4096
"""The most bytes of a URL: ours are far shorter, and long ones take long to parse."""
MOST_PIPELINED = 16
"""How many requests may come on a connection before the first is answered."""
SEND_SECONDS = 30.0
"""A client that has read nothing of an answer for so long is dropped."""

TOO_LONG = (414, "address too long")
TOO_MANY = (429, "too many requests at once")
HEADERS_TOO_LARGE = (431, "headers too large")
LIMITED = b"/api/"
"""What a locked-out client behind a proxy may not ask for; the proxy itself is let in."""


class Unfinished:
    """The connections whose next request has not come completely, by address.

    If there are too many, the one that has waited longest is closed: so idle connections keep
    nobody out, not even others with the same address.
    """

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self._all: dict[Request, str | None] = {}
        self._by_address: dict[str, dict[Request, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, request: Request, address: str | None) -> bool:
        """Add a connection; None, a proxy that many share, has no limit of its own.

        Returns whether another connection of the address was closed for it.
        """
        self.leave(request)  # to go to the end of the queue: its wait begins anew
        crowded = False
        if address is not None:
            neighbours = self._by_address.setdefault(address, {})
            neighbours[request] = None
            if len(neighbours) > self.most_each:
                next(iter(neighbours)).abandon()
                crowded = True
        self._all[request] = address
        if len(self._all) > self.most:
            next(iter(self._all)).abandon()
        return crowded

    def leave(self, request: Request) -> None:
        """Remove a connection whose request is complete, or that was closed."""
        address = self._all.pop(request, None)
        if address is not None:
            neighbours = self._by_address[address]
            neighbours.pop(request, None)
            if not neighbours:
                del self._by_address[address]


class Request(HttpToolsProtocol):
    """The HTTP protocol of uvicorn for one connection, with limits on what is read."""

    def __init__(
        self,
        unfinished: Unfinished,
        server: Server,
        **given: Any,  # noqa: ANN401  (uvicorn's own arguments)
    ) -> None:
        super().__init__(**given)
        self._unfinished = unfinished
        self._door = server.access
        self._lockout = server.lockout
        self._not_heard = server.metrics.not_heard
        self._address: str | None = None
        """The address whose limits apply; None for a proxy that many share."""
        self._room = MOST_HEADERS
        """How many bytes of headers may still come; negative once they are complete."""
        self._timer: asyncio.TimerHandle | None = None
        self._idle = False
        """Whether the last request was answered and no other has begun."""
        self._refusal: tuple[int, str] | None = None
        """Why the request is refused, where that is not its syntax: a status and a text."""
        self._away = 0.0
        """For how many seconds the client is locked out; 0 if it is not."""
        self._stuck: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None
        """The request that is being answered; later ones on the connection wait."""

    # -------------------------------------------------------------------- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timeout of the first request; close at once if the address is locked out."""
        peer = transport.get_extra_info("peername")
        self._address = self._door.counted(peer[0] if isinstance(peer, tuple) else None)
        if self._address is not None and self._lockout.wait(self._address):
            self._not_heard.inc()
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers and the answer."""
        self._answer_no_more()
        if self._stuck is not None:
            self._stuck.cancel()
        super().connection_lost(exc)

    def abandon(self) -> None:
        """Close the connection at once, without an answer."""
        self._answer_no_more()
        self.transport.abort()

    def _answer_no_more(self) -> None:
        """Mark the connection as gone, so that no more of an answer is sent."""
        self._done()
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()  # uvicorn wakes only the last that was asked for

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        """The client does not read the answer: wait for it, but not for long."""
        super().pause_writing()
        self._stuck = self.loop.call_later(SEND_SECONDS, self.abandon)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # -------------------------------------------------------------------- requests

    def data_received(self, data: bytes) -> None:
        """Pass bytes on to uvicorn, but of headers no more than are allowed."""
        while self._room >= 0 and len(data) > self._room:
            some, data = data[: self._room], data[self._room :]
            if some:
                self._feed(some)
            if self._room == 0:
                self._refuse(*HEADERS_TOO_LARGE)
            if self.transport.is_closing():
                return
        self._feed(data)

    def _feed(self, data: bytes) -> None:
        if self._room >= 0:
            self._room -= len(data)
        super().data_received(data)

    def _refuse(self, status: int, why: str) -> None:
        """Answer with an error, and close: what follows a bad request cannot be parsed."""
        self._lockout.count(self._address, CUT)
        self._say(status, "content-type: text/plain; charset=utf-8\r\n", why)

    def _send_away(self, seconds: float) -> None:
        """Answer 429 with the same JSON as the API, and close."""
        self._not_heard.inc()
        told = problem(ServerRefusal("too-many", seconds=ceil(seconds)))
        more = f"content-type: application/json\r\nretry-after: {ceil(seconds)}\r\n"
        self._say(429, more, msgspec.json.encode(told).decode("ascii"))

    def _say(self, status: int, headers: str, body: str) -> None:
        head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nconnection: close\r\n{headers}"
        said = f"{head}content-length: {len(body)}\r\n\r\n{body}"
        self.transport.write(said.encode("ascii"))
        self._answer_no_more()
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Called by uvicorn for a bad request, and for one that :meth:`_stop` has refused."""
        if self._away:
            self._send_away(self._away)
        else:
            self._refuse(*(self._refusal or (400, msg)))

    def _stop(self, refusal: tuple[int, str]) -> NoReturn:
        """Refuse the request while it is parsed: the parser takes any error for a bad request."""
        self._refusal = refusal
        raise ValueError(refusal[1])

    def on_message_begin(self) -> None:
        """A request begins: start its timeout, unless that of a new connection runs already."""
        if self._timer is None or self._idle:
            self._expect()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Take the URL, or a part of it."""
        super().on_url(url)
        if len(self.url) > MOST_URL:
            self._stop(TOO_LONG)

    def on_headers_complete(self) -> None:
        """The headers are complete: check what only they tell, and start the body's timeout."""
        self._room = -1
        self._wait(BODY_SECONDS)
        if self._lockout:
            self._away = self._time_away()
            if self._away:
                self._stop(TOO_MANY)
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(TOO_MANY)
        super().on_headers_complete()

    def _time_away(self) -> float:
        """For how many seconds the client is locked out; behind a proxy, the client named there."""
        address = self._address
        if address is None:
            if not self.url.startswith(LIMITED):
                return 0.0
            said = (value for name, value in self.headers if name == b"x-forwarded-for")
            peer = self.client[0] if self.client else None
            address = self._door.address(peer, (each.decode("latin-1") for each in said))
        return self._lockout.wait(address)

    def on_message_complete(self) -> None:
        """The request has come completely: stop its timeout."""
        self._done()
        super().on_message_complete()
        if self._is_answered():  # early, without reading the body
            self._expect(KEEP_SECONDS)

    def on_response_complete(self) -> None:
        """The request is answered: start the timeout for another one."""
        super().on_response_complete()
        if self._timer is None and self.timeout_keep_alive_task is not None:
            self._expect(KEEP_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which has its own limits."""
        self._done()
        if not self._is_answered():
            self.abandon()  # two protocols would write to it, and no limit would hold the first
            return
        super().handle_websocket_upgrade()

    def _is_answered(self) -> bool:
        """Whether no request is left to answer."""
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return cycle is None or cycle.response_complete

    # -------------------------------------------------------------------- waiting

    def _expect(self, seconds: float = HEADER_SECONDS) -> None:
        """Start the timeout for a request: for its headers, or after another one its beginning.

        uvicorn has none while a client sends nothing but empty lines.
        """
        self._room = MOST_HEADERS
        self._idle = seconds == KEEP_SECONDS
        if self._unfinished.enter(self, self._address):
            self._lockout.count(self._address)
        self._wait(seconds)

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.abandon)

    def _done(self) -> None:
        self._idle = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._unfinished.leave(self)
