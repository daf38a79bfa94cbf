"""The live connection of one viewer."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from marrakech.core.errors import Refusal
from marrakech.server.hub import Hub
from marrakech.server.limits import Bucket
from marrakech.server.live import LiveTable
from marrakech.server.refusals import ServerRefusal, refused
from marrakech.server.server import Server
from marrakech.server.viewer import TooSlow, Viewer
from marrakech.table.messages import Bye, Do, FromClient, Hello

HELLO_SECONDS = 10.0
MOST_BYTES = 4096
"""Of a message; the protocol closes the connection at a longer one."""
BURST = 4
PATIENCE = 30
"""After so many messages in a row that were no use, the connection is closed."""
CODES = {"restart": 1012, "too-many": 1013, "idle": 1008, "gone": 1008}

Socket = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[Hello | Do] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str], server: NamedDependency[Server]) -> None:
    """Follow a table, and act at it."""
    await socket.accept()
    hub = server.hub
    try:
        if hub.closing:
            raise ServerRefusal("closing", seconds=1)
        table = await hub.open(table_id)
    except Refusal as refusal:
        closing = refusal.reason == "closing"
        await _dismiss(socket, Bye("restart", 1.0) if closing else Bye("gone", 0.0))
        return
    await Connection(socket, hub, table, server.settings.actions_per_second).run()


class Connection:
    """What is said on it, and what is answered."""

    def __init__(self, socket: Socket, hub: Hub, live: LiveTable, rate: int) -> None:
        self.socket = socket
        self.hub = hub
        self.live = live
        self.viewer = Viewer(live)
        self.bucket = Bucket(rate, rate * BURST)
        self.useless = 0

    async def run(self) -> None:
        """Until either side has had enough."""
        talking = asyncio.create_task(self._talk())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((talking, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.leave(self.viewer)
            for task in (talking, listening):
                task.cancel()
            for ended in await asyncio.gather(talking, listening, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, TooSlow):
                    raise ended

    # -------------------------------------------------------------------- talking

    async def _talk(self) -> None:
        send = self.socket.send

        async def send_text(message: bytes) -> None:
            await send({"type": "websocket.send", "bytes": None, "text": message.decode()})

        try:
            bye = await self.viewer.talk(send_text)
        except OSError:  # the other side is gone
            return
        with suppress(OSError):
            await self.socket.close(CODES[bye.reason])

    # -------------------------------------------------------------------- listening

    async def _listen(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS) as patience:
                while (text := await self._receive()) is not None:
                    if self.viewer.bye is None:
                        await self._take(text)
                    if patience.when() is not None and self.viewer in self.live.viewers:
                        patience.reschedule(None)
        except TimeoutError:
            self.viewer.leave(Bye("idle", 0.0))
            await asyncio.Event().wait()  # the goodbye ends it

    async def _receive(self) -> str | bytes | None:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return message.get("bytes") or b"" if text is None else text

    async def _take(self, text: str | bytes) -> None:
        """One message."""
        command: str | None = None
        try:
            if wait := self.bucket.take():
                raise ServerRefusal("too-many", seconds=max(1, round(wait)))
            said = _read(text)
            if isinstance(said, Hello):
                await self._greet(said)
            else:
                command = said.id
                if self.viewer not in self.live.viewers:
                    raise ServerRefusal("not-understood", why="the first message is hello")
                self.viewer.answer(await self.hub.do(self.live, said, self.viewer.seats))
            self.useless = 0
        except Refusal as refusal:
            self.viewer.answer(refused(refusal, self.live.version, command))
            self.useless += 1
            if self.useless >= PATIENCE:
                self.viewer.leave(Bye("too-many", 10.0))

    async def _greet(self, hello: Hello) -> None:
        await self.hub.open(self.live.id)  # it may have fallen asleep
        seats = self.hub.seats_of(self.live, hello.secrets)
        self.viewer.greet(seats, hello.since)
        self.live.enter(self.viewer)


def _read(text: str | bytes) -> Hello | Do:
    """A message, if it is one."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ServerRefusal("not-understood", why=str(error)) from error


async def _dismiss(socket: Socket, bye: Bye) -> None:
    with suppress(OSError):
        await socket.send({"type": "websocket.send", "bytes": None, "text": _encode(bye).decode()})
        await socket.close(CODES[bye.reason])
