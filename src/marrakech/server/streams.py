"""Streams of events for programs: lines of JSON that go on until a game is over.

What is told of a table is made of its log (:mod:`marrakech.table.events`), so every server tells
the same, also after a restart. The lines of a table are made once for all who hear them. A client
that does not read holds nothing but its place: the next lines are made when it takes more, and one
that takes nothing for long is dropped (see :mod:`marrakech.server.http`).
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import msgspec

from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.programs import MOST_STREAMS
from marrakech.server.trouble import Trouble
from marrakech.server.viewer import Viewer
from marrakech.table.events import Ping, StreamEnd, Teller, present
from marrakech.table.messages import Bye

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from marrakech.server.live_table import LiveTable
    from marrakech.server.server import Server
    from marrakech.server.tokens import Token
    from marrakech.server.viewer import OutgoingMessage

PING_SECONDS = 5.0
"""After so long without an event there is a line all the same."""
AT_ONCE = 32
"""Events that are sent together; others get their turn in between."""
_encode = msgspec.json.Encoder().encode


def line(message: msgspec.Struct) -> bytes:
    """A message as a line."""
    return _encode(message) + b"\n"


class Lines:
    """The lines of a table, from the oldest that somebody wanted on."""

    __slots__ = ("__weakref__", "_lines", "_teller", "first")

    def __init__(self) -> None:
        self._teller: Teller | None = None
        self._lines: list[bytes] = []
        self.first = 0
        """The number of the event before the first line."""

    def after(self, live: LiveTable, number: int) -> list[bytes]:
        """The lines after that of an event, as many as go at once; none if there are no more."""
        if live.is_asleep or number >= live.version:
            return []
        table = live.table
        teller = self._teller
        if teller is None or number < self.first:
            teller = self._teller = Teller(table.id, table.entries[:number])
            self._lines, self.first = [], number
        while teller.number < min(number + AT_ONCE, table.version):
            self._lines.append(line(teller.tell(table.entries[teller.number])))
        at = number - self.first
        return self._lines[at : at + AT_ONCE]


class Listener(Viewer):
    """A program that hears what happens at a table. It counts as present there."""

    __slots__ = ("woken",)

    def __init__(self, live: LiveTable, connection: Listening) -> None:
        super().__init__(live, connection)
        self.woken = asyncio.Event()

    def tell(self) -> None:
        """Something has happened at the table."""
        self.woken.set()

    def tell_presence(self) -> None:
        """Who is present is not told."""

    def leave(self, bye: Bye) -> None:
        """The stream has to end."""
        if self.bye is None:
            self.bye = bye
            self.woken.set()


class Listening:
    """What the server does with the connection of a listener."""

    def __init__(self, server: Server, address: str) -> None:
        self._server = server
        self.address: str | None = address
        self.listener: Listener | None = None

    def send(self, messages: list[OutgoingMessage]) -> None:
        """Nothing is sent but lines."""

    def dismiss(self, bye: Bye) -> None:
        """The stream ends by itself."""

    def keep_alive(self, at: float) -> None:
        """Pings go out by themselves; who reads nothing is dropped by what writes."""

    def recheck(self) -> None:
        """End the stream if its client was banned since."""
        if self._server.bans.of_address(self.address or "") is not None and self.listener:
            self.listener.leave(Bye("banned", 0.0))


class Streams:
    """The streams of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._lines: WeakValueDictionary[str, Lines] = WeakValueDictionary()

    def enter(self, address: str, token: Token | None) -> None:
        """Count a stream; refused if there are too many."""
        server = self.server
        if server.hub.is_ending:
            raise ServerRefusal("closing", seconds=1)
        streams = server.programs.streams
        if token is not None and streams[token.id] >= MOST_STREAMS:
            raise ServerRefusal("too-many", seconds=int(PING_SECONDS))
        if not server.connections.enter(address):
            raise ServerRefusal("too-many", seconds=int(PING_SECONDS))
        server.metrics.connections.set(server.connections.total)
        if token is not None:
            streams[token.id] += 1

    def leave(self, address: str, token: Token | None) -> None:
        """Count one less."""
        server = self.server
        server.connections.leave(address)
        server.metrics.connections.set(server.connections.total)
        if token is not None:
            streams = server.programs.streams
            streams[token.id] -= 1
            if not streams[token.id]:
                del streams[token.id]

    async def table(
        self,
        live: LiveTable,
        seats: tuple[int, ...],
        since: int | None,
        address: str,
        token: Token | None = None,
        seconds: float | None = None,
        *,
        stay: bool = False,
    ) -> AsyncGenerator[bytes]:
        """The lines of a table; the first comes at once.

        ``since`` is the number of the last event that the client has; None tells it how things
        stand, and then goes on. After ``seconds`` the stream ends. It ends when the game is over,
        or if it is to ``stay``, when there is a table for the next one.
        """
        if not live.is_stored:
            raise ServerRefusal("no-table")
        if since is not None and since > live.version:
            raise ServerRefusal("ahead", number=live.version)
        hub = self.server.hub
        if live.is_asleep:
            live = await hub.open(live.id)
        self.enter(address, token)
        connection = Listening(self.server, address)
        listener = connection.listener = Listener(live, connection)
        listener.seats = seats
        hub.enter(live, listener)
        until = None if seconds is None else monotonic() + seconds
        number = live.version if since is None else since
        lines = self._lines_of(live)
        try:
            yield line(present(live.table, seats, now()) if since is None else Ping(now()))
            pinged = monotonic()
            while True:
                listener.woken.clear()
                if missing := lines.after(live, number):
                    number += len(missing)
                    pinged = monotonic()
                    yield b"".join(missing)
                    await asyncio.sleep(0)
                elif (end := self._end(listener, number, until, stay=stay)) is not None:
                    yield line(end)
                    return
                elif monotonic() >= pinged + PING_SECONDS:
                    pinged = monotonic()
                    if token is not None and not await self._is_there(token):
                        listener.leave(Bye("idle", 0.0))
                    yield line(Ping(now()))
                else:
                    await _woken(listener, pinged + PING_SECONDS, until)
        finally:
            live.leave(listener)
            self.leave(address, token)

    def _lines_of(self, live: LiveTable) -> Lines:
        found = self._lines.get(live.id)
        if found is None:
            found = self._lines[live.id] = Lines()
        return found

    async def _is_there(self, token: Token) -> bool:
        try:
            return await self.server.programs.tokens.is_there(token.id)
        except Trouble:  # the database is away: asked again with the next ping
            return True

    @staticmethod
    def _end(
        listener: Listener, number: int, until: float | None, *, stay: bool
    ) -> StreamEnd | None:
        """Why a stream ends now; None if it goes on."""
        live, bye = listener.live, listener.bye
        if bye is not None:
            return end_of(bye)
        if not live.is_asleep and number == live.version:
            if live.table.standing == "closed":
                return StreamEnd("closed")
            if live.table.standing == "over" and (not stay or live.table.rematch):
                return StreamEnd("over")
        if until is not None and monotonic() >= until:
            return StreamEnd("time")
        return None


def end_of(bye: Bye) -> StreamEnd:
    """The last line, where a server sends everybody away."""
    match bye.reason:
        case "restart" | "gone" | "banned":
            return StreamEnd(bye.reason, bye.retry)
        case "idle":
            return StreamEnd("token")
        case _:
            return StreamEnd("restart", bye.retry)


async def _woken(listener: Listener, at: float, until: float | None) -> None:
    """Wait until something has happened, but not longer than one of two times."""
    when = at if until is None else min(at, until)
    try:
        async with asyncio.timeout(max(0.0, when - monotonic())):
            await listener.woken.wait()
    except TimeoutError:
        pass
