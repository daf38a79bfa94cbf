"""Clients of a server that cost little themselves: two at a table, and viewers who only watch.

They share a machine with the server that is measured, so whatever they do takes from it: they read
of a message only what they need, and have no task of their own.
"""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from time import perf_counter
from typing import TYPE_CHECKING, Any, Self

import msgspec
from picows import WSListener, WSMsgType, ws_connect

if TYPE_CHECKING:
    from picows import WSFrame, WSTransport

    from measuring import Server

DEFLATE = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}
"""As browsers do; a server with ``--no-deflate`` does not compress all the same."""
REQUESTS = 20
"""That may be under way at once."""
PATIENCE = 60.0
ANY = "127.0.0.1"
"""The address that clients have, unless they are told another one."""


class Todo(msgspec.Struct):
    """What a client has to know to play."""

    seat: int
    phase: str
    legal: list[str]


class Message(msgspec.Struct):
    """Any message, as far as it matters here; the rest is not read."""

    type: str
    version: int = 0
    standing: str = ""
    todo: Todo | None = None


decode = msgspec.json.Decoder(Message).decode


# ------------------------------------------------------------------------------ requests


class Requests:
    """Requests over connections that stay open."""

    def __init__(self, server: Server, source: str = ANY, most: int = REQUESTS) -> None:
        self.source, self.most = source, most
        self.host, _, port = server.address.partition(":")
        self.port = int(port)
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]]
        self._free = asyncio.Queue()

    async def __aenter__(self) -> Self:
        for _ in range(self.most):
            self._free.put_nowait(
                await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0))
            )
        return self

    async def __aexit__(self, *_: object) -> None:
        while not self._free.empty():
            self._free.get_nowait()[1].close()

    async def post(self, path: str, body: object) -> Any:  # noqa: ANN401  (whatever is answered)
        """Ask for something; what is answered."""
        said = json.dumps(body).encode()
        reader, writer = await self._free.get()
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(said)}\r\n\r\n".encode()
            + said
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        answer = json.loads(await reader.readexactly(length))
        self._free.put_nowait((reader, writer))
        if not head.startswith(b"http/1.1 2"):
            raise SystemExit(f"{path}: {answer}")
        return answer


# ------------------------------------------------------------------------------ live connections


class Watcher(WSListener):
    """A live connection to a table."""

    transport: WSTransport

    def __init__(self, secret: str = "") -> None:
        self.secret = secret
        self.greeted = asyncio.get_running_loop().create_future()
        self.gone = asyncio.get_running_loop().create_future()

    @property
    def is_open(self) -> bool:
        """Whether it is connected, and was told what the table is like."""
        return self.greeted.done() and not self.gone.done()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say who it is."""
        self.transport = transport
        self.say({"type": "hello", "secrets": [self.secret] if self.secret else []})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Read a message."""
        if frame.msg_type is WSMsgType.CLOSE:
            transport.disconnect()
            return
        if frame.msg_type is not WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        if frame.rsv1:
            text = zlib.decompressobj(-15).decompress(text)
        message = decode(text)
        if not self.greeted.done() and message.type == "state":
            self.greeted.set_result(None)
        self.hear(message)

    def hear(self, message: Message) -> None:
        """Make something of a message: nothing, for who only watches."""

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """It is over."""
        if not self.gone.done():
            self.gone.set_result(None)

    def say(self, what: object) -> None:
        """Send something."""
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(what))

    async def close(self) -> None:
        """Hang up."""
        self.transport.send_close()
        await asyncio.wait_for(self.gone, PATIENCE)


async def connect(server: Server, table: str, watcher: Watcher, source: str = ANY) -> None:
    """Connect somebody to a table, from an address of this machine."""
    url = f"ws://{server.address}/api/tables/{table}/live"
    await ws_connect(
        lambda: watcher,
        url,
        extra_headers=DEFLATE,
        websocket_handshake_timeout=PATIENCE,
        local_addr=(source, 0),
    )


# ------------------------------------------------------------------------------ players


class Player(Watcher):
    """One of two at a table, who acts whenever it is this one's turn."""

    def __init__(self, pair: Pair, seat: int, secret: str) -> None:
        super().__init__(secret)
        self.pair = pair
        self.seat = seat
        self.latest: Message | None = None

    def hear(self, message: Message) -> None:
        """Note what is confirmed or shown, and go on."""
        pair = self.pair
        if message.type == "done":
            pair.confirmed.append(perf_counter() - pair.sent)
            pair.moves += 1
        elif message.type == "refused":
            pair.refused += 1
        elif message.type in {"news", "state"}:
            if pair.actor not in (None, self.seat) and message.version > pair.version:
                pair.shown.append(perf_counter() - pair.sent)
                pair.actor = None
            self.latest = message
            self.go_on()

    def go_on(self) -> None:
        """See whether there is something to do."""
        pair, message = self.pair, self.latest
        if not pair.plays or message is None:
            return
        if pair.is_done(message.standing):
            pair.stop()
        elif message.todo is not None and message.todo.seat == self.seat:
            self.think(message.version, message.todo)

    def think(self, version: int, todo: Todo) -> None:
        """Act, perhaps after some thought."""
        pair = self.pair
        if pair.acted >= version:
            return
        pair.acted = version
        if pair.seconds:
            wait = pair.luck.uniform(0.5, 1.5) * pair.seconds
            asyncio.get_running_loop().call_later(wait, self.act, version, todo)
        else:
            self.act(version, todo)

    def act(self, version: int, todo: Todo) -> None:
        """Do something."""
        if self.gone.done():
            return
        pair = self.pair
        command: dict[str, str] = {"type": "throw"}
        if todo.phase != "roll":
            command = {"type": "act", "action": pair.luck.choice(todo.legal)}
        do = {"id": f"{version}", "version": version, "seat": self.seat, "command": command}
        pair.version, pair.actor, pair.sent = version, self.seat, perf_counter()
        self.say({"type": "do", **do})


class Pair:
    """Two players at a table, and what they measured."""

    def __init__(self, seconds: float, most: int | None, seed: int) -> None:
        self.seconds = seconds
        """That they think, on average."""
        self.most = most
        self.luck = random.Random(seed)
        self.moves = 0
        self.refused = 0
        self.sent = 0.0
        self.version = 0
        self.acted = -1
        self.actor: int | None = None
        self.ended = False
        self.confirmed: list[float] = []
        self.shown: list[float] = []
        self.table = ""
        self.players: list[Player] = []
        self.plays = False
        self._stopped: asyncio.Future[None] | None = None

    def is_done(self, standing: str) -> bool:
        """Whether they stop."""
        return (
            self.ended or standing == "over" or (self.most is not None and self.moves > self.most)
        )

    def stop(self) -> None:
        """Stop playing."""
        self.plays = False
        if self._stopped is not None and not self._stopped.done():
            self._stopped.set_result(None)

    async def sit(self, server: Server, requests: Requests, *others: Server) -> None:
        """Set up a table, and join it; the players connect to these servers in turn."""
        self.acted, self.actor = -1, None
        plan = {"seats": [{"kind": "person", "name": "One"}, {"kind": "open"}]}
        made = await requests.post("/api/tables", plan)
        self.table = made["table"]
        ticket = await requests.post(f"/api/tables/{self.table}/seats", {"name": "Two"})
        secrets = (made["tickets"][0]["secret"], ticket["secret"])
        self.players = [Player(self, seat, secret) for seat, secret in enumerate(secrets)]
        servers = (server, *others)
        for player in self.players:
            there = servers[player.seat % len(servers)]
            await connect(there, self.table, player, requests.source)

    async def play(self) -> None:
        """Play until it is enough."""
        self._stopped = asyncio.get_running_loop().create_future()
        self.plays = True
        for player in self.players:
            player.go_on()
        await self._stopped

    async def close(self) -> None:
        """Leave."""
        await asyncio.gather(*(player.close() for player in self.players))
