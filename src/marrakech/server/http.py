"""Requests until they are whole: how long and how large they may be before anybody looks at them.

uvicorn reads a request however long its headers are and however slowly they come, and keeps all of
it in memory. Here its bytes are counted before they are parsed, and everything has its time.
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
"""Bytes of a request until its headers are complete."""
HEADER_SECONDS = 10.0
"""From the first byte, or from when the connection is there, until the headers are complete."""
BODY_SECONDS = 30.0
"""Until the rest has come."""
KEEP_SECONDS = 30.0
"""That a connection may wait for another request, after it was answered."""
MOST_URL = 4096
"""Bytes of the address that is asked for: ours are far shorter, and long ones take long to read."""
MOST_PIPELINED = 16
"""Requests that may come before the first of them is answered."""
SEND_SECONDS = 30.0
"""Who has taken nothing of an answer for so long is gone."""

TOO_LONG = (414, "address too long")
TOO_MANY = (429, "too many requests at once")
HEADERS_TOO_LARGE = (431, "headers too large")
LIMITED = b"/api/"
"""What those may not ask for who are turned away and come through a proxy: that one is let in."""


class Unfinished:
    """The requests that are waited for and are not whole yet, by address.

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

    def enter(self, request: Request, address: str | None) -> bool:
        """One more. An address that speaks for many (None) has no limit of its own.

        Whether that address had to lose another one for it.
        """
        self.leave(request)  # who begins anew has not waited long
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
        """A request has come completely, or its connection is gone."""
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
        server: Server,
        **given: Any,  # noqa: ANN401  (uvicorn knows what it gives)
    ) -> None:
        super().__init__(**given)
        self._unfinished = unfinished
        self._door = server.access
        self._lockout = server.lockout
        self._not_heard = server.metrics.not_heard
        self._address: str | None = None
        """For whom it counts; None if it is a proxy's, through which many come."""
        self._room = MOST_HEADERS
        """Bytes that may come until the headers are complete; negative once they are."""
        self._timer: asyncio.TimerHandle | None = None
        self._idle = False
        """Whether it has been answered, and may send another request."""
        self._refusal: tuple[int, str] | None = None
        """Why what is read just now is not taken, if there is a better reason than its form."""
        self._away = 0.0
        """Seconds for which nothing is answered to who asks."""
        self._stuck: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None
        """The request that is answered just now; those that have come after it wait."""

    # -------------------------------------------------------------------- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and has to say something soon; unless nothing is wanted of them."""
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
        """They are gone."""
        self._answer_no_more()
        if self._stuck is not None:
            self._stuck.cancel()
        super().connection_lost(exc)

    def abandon(self) -> None:
        """Hang up without a word."""
        self._answer_no_more()
        self.transport.abort()

    def _answer_no_more(self) -> None:
        """What is answered is not sent any more: there is nobody to send it to."""
        self._done()
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        """The other side does not take what it is sent."""
        super().pause_writing()
        self._stuck = self.loop.call_later(SEND_SECONDS, self.abandon)

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
                self._refuse(*HEADERS_TOO_LARGE)
            if self.transport.is_closing():
                return
        self._feed(data)

    def _feed(self, data: bytes) -> None:
        if self._room >= 0:
            self._room -= len(data)
        super().data_received(data)

    def _refuse(self, status: int, why: str) -> None:
        """Say no, and hang up: what comes after that is not understood any more."""
        self._lockout.count(self._address, CUT)
        self._say(status, "content-type: text/plain; charset=utf-8\r\n", why)

    def _send_away(self, seconds: float) -> None:
        """Say when to come back, in the same words as whoever reads requests, and hang up."""
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
        """What was read is no request, or none that is taken."""
        if self._away:
            self._send_away(self._away)
        else:
            self._refuse(*(self._refusal or (400, msg)))

    def _stop(self, refusal: tuple[int, str]) -> NoReturn:
        """Read no further. Whoever reads takes any error for one in the request."""
        self._refusal = refusal
        raise ValueError(refusal[1])

    def on_message_begin(self) -> None:
        """A request begins; the first one did so when the connection was made."""
        if self._timer is None or self._idle:
            self._expect()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """The address comes, in pieces perhaps."""
        super().on_url(url)
        if len(self.url) > MOST_URL:
            self._stop(TOO_LONG)

    def on_headers_complete(self) -> None:
        """Now it is known what is wanted."""
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
        """The seconds for which who asks is not answered, mostly none."""
        address = self._address
        if address is None:
            if not self.url.startswith(LIMITED):
                return 0.0
            said = (value for name, value in self.headers if name == b"x-forwarded-for")
            peer = self.client[0] if self.client else None
            address = self._door.address(peer, (each.decode("latin-1") for each in said))
        return self._lockout.wait(address)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._done()
        super().on_message_complete()
        if self._is_answered():  # before all of it had come
            self._expect(KEEP_SECONDS)

    def on_response_complete(self) -> None:
        """The request is answered; the connection may bring another one."""
        super().on_response_complete()
        if self._timer is None and self.timeout_keep_alive_task is not None:
            self._expect(KEEP_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live connection, with limits of its own."""
        self._done()
        if not self._is_answered():
            self.abandon()  # two would speak at once, and nobody keeps the first one in bounds
            return
        super().handle_websocket_upgrade()

    def _is_answered(self) -> bool:
        """Whether nothing is left to be answered."""
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return cycle is None or cycle.response_complete

    # -------------------------------------------------------------------- waiting

    def _expect(self, seconds: float = HEADER_SECONDS) -> None:
        """A request has to come in time: all of its headers, or after another one its beginning.

        While nothing but empty lines come, nobody else sees that somebody still holds a place.
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
