"""The server of the wire in this process: real protocols, hub and database, but no sockets.

Packets are handed to the protocol objects as an event loop would do it, and what they answer is
kept. So thousands of connections a second can be tried, and any error is seen where it happens.
"""

from __future__ import annotations

import asyncio
import logging
import re
import zlib
from contextlib import AsyncExitStack
from time import monotonic
from typing import TYPE_CHECKING, Any, Self, cast

from uvicorn.server import ServerState

from marrakech.players.token import SCOPES
from marrakech.server import socket as live_socket
from marrakech.server.app import create_app
from marrakech.server.run import config_of
from marrakech.server.settings import Settings
from marrakech.table.messages import Act, Do, NewTable, Resign, SeatPlan, Throw

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from marrakech.server.http import Unfinished
    from marrakech.table.messages import Command, TableMade, TableState

HIGH_WATER = 65_536
KEPT = 65_536
"""Bytes that are kept of what is answered; more is only counted."""
SETTLED_SECONDS = 60.0
"""Within which whatever was asked for has to be done, on a machine that is busy."""
STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) ")
PARSER = re.compile(r"(WS parser error|on_ws_frame raised WSProtocolError): \(<WSCloseCode")
PLANS = (
    ("person", "person"),
    ("person", "bot"),
    ("person", "open"),
    ("person", "person", "person", "person"),
    ("person", "person"),  # whose game is over
)
PASSPORT = "p" * 22
PLAYED = 40
"""Actions after which the last of them ends."""


class FakeSocket:
    """What is asked of a socket beside reading and writing."""

    def __init__(self, peer: str) -> None:
        self._peer = peer

    def getpeername(self) -> tuple[str, int]:
        """The address of the client."""
        return self._peer, 40_000

    def getsockname(self) -> tuple[str, int]:
        """Where this is."""
        return "127.0.0.1", 8000

    def setsockopt(self, *_: object) -> None:
        """Nothing to set."""

    def getsockopt(self, *_: object) -> int:
        """Nothing to know."""
        return 0

    def fileno(self) -> int:
        """There is none."""
        return -1


class Wire(asyncio.Transport):
    """The server's end of a connection."""

    def __init__(self, loop: asyncio.AbstractEventLoop, peer: str) -> None:
        end = FakeSocket(peer)
        where = {"peername": end.getpeername(), "sockname": end.getsockname()}
        super().__init__({**where, "socket": end})
        self._loop = loop
        self.protocol: Any = None
        self.answer = bytearray()
        self.unread = 0
        """Bytes that the other side has not taken."""
        self.reads = True
        """Whether the other side takes what it is sent."""
        self.may_feed = True
        self.closing = False
        self.lost = False
        self._paused = False

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The protocol that gets what is received."""
        return cast("asyncio.BaseProtocol", self.protocol)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """From here on it is another one."""
        self.protocol = protocol

    def is_closing(self) -> bool:
        """Whether it was hung up."""
        return self.closing

    def close(self) -> None:
        """Hang up."""
        if not self.closing:
            self.closing = True
            self._loop.call_soon(self._lose)

    def abort(self) -> None:
        """Hang up at once."""
        self.close()

    def _lose(self) -> None:
        self.lost = True
        self.protocol.connection_lost(None)

    def pause_reading(self) -> None:
        """Receive nothing for now: the protocol is given no more data."""
        self.may_feed = False

    def resume_reading(self) -> None:
        """Receive again what :meth:`pause_reading` held up."""
        self.may_feed = True

    def get_write_buffer_size(self) -> int:
        """At least one byte: else picows would look for a socket to write to."""
        return max(1, self.unread)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keep some of an answer."""
        if self.closing:
            return
        self.answer += data[: max(0, KEPT - len(self.answer))]
        if not self.reads:
            self.unread += len(data)
            if self.unread > HIGH_WATER and not self._paused:
                self._paused = True
                self.protocol.pause_writing()

    def take(self) -> None:
        """The other side takes all that it was sent."""
        self.reads, self.unread = True, 0
        if self._paused:
            self._paused = False
            self.protocol.resume_writing()


class Errors(logging.Handler):
    """What is logged as an error, or thrown where nobody catches it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Remember it. What picows cannot read is the other side's mistake."""
        if not PARSER.match(record.getMessage()):
            self.found.append(self.format(record))


class InProcess:
    """A server, some tables, and a way to talk to it."""

    def __init__(self, data: Path) -> None:
        often = 10**6
        self.settings = Settings(
            data=data,
            requests_per_second=often,
            tables_per_minute=often,
            connections_per_address=often,
            actions_per_second=100,
            idle_seconds=1,
            deflate=True,
        )
        self.app, self.server = create_app(self.settings)
        self.config = config_of(self.app, self.server)
        self.state = ServerState()
        self.unfinished: Unfinished = cast("Any", self.config.http).args[0]
        self.errors = Errors()
        self.made: list[TableMade] = []
        self.token = ""
        """The secret of one, by which programs act for the owner of a passport."""
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        self.loop = asyncio.get_running_loop()
        self.loop.set_exception_handler(self._thrown)
        self.config.load()
        logging.getLogger().addHandler(self.errors)
        logging.getLogger().setLevel(logging.WARNING)
        logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
        live_socket._quiet.setLevel(logging.ERROR)
        await self._stack.enter_async_context(self.server.running())
        mine = await self.server.passports.shown(PASSPORT)
        assert mine is not None, "one was shown"
        _, self.token = await self.server.programs.tokens.make(mine, "T", SCOPES)
        await self.renew()
        return self

    async def __aexit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self.errors)
        await self._stack.aclose()

    def _thrown(self, _: object, context: dict[str, Any]) -> None:
        self.errors.found.append(f"{context.get('message')}: {context.get('exception')!r}")

    # -------------------------------------------------------------------- tables

    async def renew(self) -> None:
        """Set up new tables, as many as conversations name."""
        hub = self.server.hub
        self.made = []
        for plan in PLANS:
            seats = [
                SeatPlan(
                    cast("Any", kind),
                    name=f"N{seat}" if kind == "person" else "",
                    level="porter" if kind == "bot" else None,
                )
                for seat, kind in enumerate(plan)
            ]
            self.made.append(await hub.make(NewTable(seats, listed=True)))
        await self._finish(len(PLANS) - 1)

    async def _finish(self, number: int) -> None:
        """Play a little, and give up."""
        for step in range(PLAYED):
            state = self.shown(number)
            if state is None or state.todo is None:
                break
            command: Command = Throw()
            if state.todo.phase != "roll":
                command = Act(state.todo.legal[step % len(state.todo.legal)])
            await self._do(number, Do(f"p{step}", state.version, state.todo.seat, command))
        await self._do(number, Do("end", 10**6, 0, Resign()))

    async def _do(self, number: int, do: Do) -> None:
        hub = self.server.hub
        live = await hub.open(self.made[number].table)
        await hub.done(live, do, range(len(live.table.seats)))

    def shown(self, number: int) -> TableState | None:
        """A table as everybody sees it, if it is in memory."""
        live = self.server.hub.awake(self.made[number].table)
        return None if live is None else live.table.state(you=(), since=0, now=0)

    def known(self) -> dict[bytes, bytes]:
        """What stands in conversations for what only this server knows."""
        found: dict[bytes, bytes] = {b"TOKEN0": self.token.encode()}
        for number, made in enumerate(self.made):
            found[b"TABLE%d" % number] = made.table.encode()
            for ticket in made.tickets:
                found[b"SECRET%d_%d" % (number, ticket.seat)] = ticket.secret.encode()
            state = self.shown(number)
            todo = None if state is None else state.todo
            found[b"VERSION%d" % number] = b"%d" % (0 if state is None else state.version)
            found[b"SEAT%d" % number] = b"%d" % (0 if todo is None else todo.seat)
            legal = todo.legal if todo is not None and todo.legal else ["F"]
            found[b"LEGAL%d" % number] = legal[len(legal) // 2].encode()
        return found

    # -------------------------------------------------------------------- connections

    def connect(self, peer: str) -> Wire:
        """A new connection from an address."""
        wire = Wire(self.loop, peer)
        make = cast("Callable[..., Any]", self.config.http_protocol_class)
        wire.protocol = make(config=self.config, server_state=self.state, app_state={})
        wire.protocol.connection_made(wire)
        return wire

    async def feed(self, wire: Wire, packet: bytes) -> None:
        """Hand over a packet, when it is taken."""
        for _ in range(200):
            if wire.may_feed or wire.closing:
                break
            await asyncio.sleep(0)
        if wire.closing:
            return
        try:
            wire.protocol.data_received(packet)
        except Exception as error:  # noqa: BLE001  (that is what is looked for)
            self.errors.found.append(f"out of data_received: {error!r}")
            wire.close()

    async def settle(self, wire: Wire | None = None) -> None:
        """Wait until what was asked for over a connection is done, or over all of them."""
        until = monotonic() + SETTLED_SECONDS
        for turn in range(1_000_000):
            # ever more seldom: who waits for long, as for a review, should not seem to compute
            await asyncio.sleep(0 if turn < 20 else min(0.0005 * 1.2 ** (turn - 20), 0.25))
            if turn > 1 and not self._is_busy(wire):
                return
            if monotonic() > until:
                self.errors.found.append(f"still busy: {list(self.state.tasks)[:3]}")
                self.state.tasks.clear()
                return

    def _is_busy(self, wire: Wire | None) -> bool:
        if wire is None:
            hub = self.server.hub
            tables = any(live.busy or live.jobs for live in hub.tables.values())
            return bool(self.state.tasks or hub._loading or tables)
        protocol = wire.protocol
        if isinstance(protocol, live_socket.LiveProtocol):
            connection = protocol.listener
            return bool(connection is not None and connection._working)
        cycle = protocol.cycle
        if cycle is None or cycle.response_complete or wire.closing or not wire.reads:
            return False
        first = protocol._answering or cycle
        if first.response_started and first.scope["path"].endswith("/stream"):
            return False  # it goes on until one of the two hangs up; what comes after it waits
        return bool(cycle.body) or not cycle.more_body  # else it waits for more

    async def hang_up(self, wire: Wire) -> None:
        """The other side has gone."""
        wire.close()
        while not wire.lost:  # noqa: ASYNC110  (in the next turn)
            await asyncio.sleep(0)

    def left_behind(self) -> list[str]:
        """What should be gone when all connections are."""
        counts = {
            "requests that are waited for": len(self.unfinished),
            "connections of uvicorn's": len(self.state.connections),
            "live connections": self.server.connections.total,
        }
        return [f"left behind: {count} {what}" for what, count in counts.items() if count]


def signature(answer: bytes) -> str:
    """What an answer was like: statuses, kinds of messages, and how it ended."""
    told = ",".join(sorted({found.decode() for found in STATUS.findall(answer)}))
    if b" 101 " not in answer[:200]:
        reasons = sorted(set(re.findall(rb'"reason":"([\w-]+)"', answer)))
        return f"{told} {b','.join(reasons).decode()}"
    frames = answer.partition(b"\r\n\r\n")[2]
    kinds: dict[str, None] = {}
    for kind in _frames(frames):
        kinds[kind] = None
    return f"{told} {' '.join(kinds)}"


def _frames(data: bytes) -> list[str]:
    """The kinds of what was sent over a live connection."""
    kinds = []
    while len(data) >= 2:
        first, size, at = data[0], data[1] & 127, 2
        if size == 126:
            size, at = int.from_bytes(data[2:4]), 4
        elif size == 127:
            size, at = int.from_bytes(data[2:10]), 10
        payload, data = data[at : at + size], data[at + size :]
        if first & 15 == 8:
            kinds.append(f"close{int.from_bytes(payload[:2])}")
            continue
        if first & 0x40:
            payload = zlib.decompressobj(-15).decompress(payload)
        found = re.search(rb'"type":"([\w-]+)"', payload)
        reason = re.search(rb'"reason":"([\w-]+)"', payload)
        words = [each[1].decode() for each in (found, reason) if each]
        kinds.append(f"{first & 15}{'-'.join(words)}")
    return kinds
