"""The live connection of one viewer.

Requests to open one come through the same port as all others; once they are seen to be that,
uvicorn gives the connection to picows, which reads and writes the frames of WebSockets.
"""

from __future__ import annotations

import asyncio
import logging
import re
import zlib
from collections import deque
from functools import partial
from http import HTTPStatus
from struct import pack
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSProtocolError,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # its types leave it out

from marrakech.core.errors import Refusal
from marrakech.server.bans import written
from marrakech.server.clock import now
from marrakech.server.deflate import accepted, unpacked
from marrakech.server.errors import ServerRefusal, name_of, refused
from marrakech.server.limits import Bucket
from marrakech.server.lockout import CUT
from marrakech.server.viewer import OutgoingMessage, Viewer
from marrakech.table.messages import Because, Bye, Do, Done, FromClient, Hello, WhyNot

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable
    from marrakech.server.server import Server

logger = logging.getLogger(__name__)

PATH = re.compile(rb"/api/tables/([\w-]{1,64})/live(?:\?.*)?")
HELLO_SECONDS = 10.0
PING_SECONDS = 20.0
"""Who has said nothing for so long is asked, and after twice as long gone."""
SEND_SECONDS = 20.0
"""Who has taken nothing for so long is gone."""
CLOSE_SECONDS = 2.0
"""In which a goodbye has to be answered."""
MOST_BYTES = 4096
"""Of a message; at a longer one, the connection is closed."""
MOST_WAITING = 100
"""Messages that may come before others are answered: more than anybody may say at once."""
MOST_BUFFERED = 262_144
"""Bytes that may wait for the other side to take them: who lets more pile up is gone."""
BURST = 4
QUESTIONS_PER_SECOND = 10
QUESTIONS_AT_ONCE = 40
"""Questions why not are counted apart from actions: nobody clicks so fast for long."""
PATIENCE = 30
"""After so many messages in a row that were no use, the connection is closed."""
HELLO_FIRST = "the first message is hello"
CODES = {
    "restart": WSCloseCode.SERVICE_RESTART,
    "too-many": WSCloseCode.TRY_AGAIN_LATER,
    "idle": WSCloseCode.POLICY_VIOLATION,
    "gone": WSCloseCode.POLICY_VIOLATION,
    "damaged": WSCloseCode.INTERNAL_ERROR,
    "banned": WSCloseCode.POLICY_VIOLATION,
}
DAMAGED_SECONDS = 60.0
"""After which it is worth a try whether a table was restored."""

_decoder: msgspec.json.Decoder[Hello | Do | WhyNot] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode
_quiet = logging.LoggerAdapter(logging.getLogger("picows"), {})
"""What others send that is no WebSocket is not worth a line of the log each."""
_quiet.setLevel(logging.CRITICAL)


class LiveProtocol(WSProtocol):  # type: ignore[misc]  # likewise
    """A connection, from the request for it on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.peer: str | None = None
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=self._admit,
            logger=_quiet,
            disconnect_on_exception=True,
            websocket_handshake_timeout=HELLO_SECONDS,
            enable_auto_ping=False,  # the server pings all connections itself: see keep_alive
            auto_ping_idle_timeout=PING_SECONDS,
            auto_ping_reply_timeout=PING_SECONDS,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,  # pings are counted before they are answered
            max_frame_size=MOST_BYTES,
            extra_headers=None,
            read_buffer_init_size=MOST_BYTES,
        )

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody has asked for a live connection."""
        peer = transport.get_extra_info("peername")
        self.peer = peer[0] if isinstance(peer, tuple) else None
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Take the request, which was read already."""
        while data:
            room = self.get_buffer(len(data))
            some = min(len(room), len(data))
            room[:some] = data[:some]
            try:
                self.buffer_updated(some)
            except UnicodeEncodeError:  # it says what it does not like, which may be no text
                self.transport.disconnect(graceful=False)
                return
            data = data[some:]

    def _admit(
        self, request: WSUpgradeRequest
    ) -> WSListener | WSUpgradeResponseWithListener | None:
        """Accept or refuse a request for a WebSocket."""
        server = self.server
        headers = request.headers
        found = PATH.fullmatch(request.path)
        if found is None:
            return None
        try:
            server.access.check(headers.get("host", ""), headers.get("origin", ""), safe=False)
        except ServerRefusal as refusal:
            server.metrics.refused.labels(reason=f"server-{refusal.reason}").inc()
            no = WSUpgradeResponse.create_error_response(HTTPStatus.FORBIDDEN)
            return WSUpgradeResponseWithListener(no, None)
        address = server.access.address(self.peer, headers.getall("x-forwarded-for", []))
        packs = None
        if server.settings.deflate:
            packs = accepted(",".join(headers.getall("sec-websocket-extensions", [])))
        more = {"Sec-WebSocket-Extensions": packs} if packs else None
        connection = Connection(server, found[1].decode(), address, packs=packs is not None)
        return WSUpgradeResponseWithListener(
            WSUpgradeResponse.create_101_response(more), connection
        )


class Connection(WSListener):
    """What is said on it, and what is answered."""

    transport: WSTransport

    def __init__(self, server: Server, table_id: str, address: str, *, packs: bool) -> None:
        self.server = server
        self.table_id = table_id
        self.address = address
        self.packs = packs
        self.viewer: Viewer | None = None
        """Once the table is there."""
        rate = server.settings.actions_per_second
        self.bucket = Bucket(rate, rate * BURST)
        self.questions = Bucket(QUESTIONS_PER_SECOND, QUESTIONS_AT_ONCE)
        self.useless = 0
        self.heard = monotonic()
        self.stuck: float | None = None
        """Since when the other side takes nothing."""
        self.open = False
        self._pong: bytes | None = None
        """The answer to the last ping that could not be sent yet."""
        self._part: bytes | None = None
        """The beginning of a message that comes in pieces."""
        self._part_is_packed = False
        self._waiting: deque[bytes] = deque()
        self._working = False
        """Whether something is done that what was said later has to wait for."""
        self._task: asyncio.Task[None] | None = None
        self._patience: asyncio.TimerHandle | None = None

    @property
    def hub(self) -> Hub:
        """All tables."""
        return self.server.hub

    # -------------------------------------------------------------------- the connection

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The connection is open; it is closed again if there are too many."""
        self.transport = transport
        server = self.server
        if server.requests.take(self.address) or not server.connections.enter(self.address):
            server.metrics.refused.labels(reason="server-too-many").inc()
            self.dismiss(Bye("too-many", 30.0))
            return
        self.open = True
        server.metrics.connections.set(server.connections.total)
        if self._is_banned():
            return
        if self.hub.closing:
            self.dismiss(Bye("restart", 1.0))
            return
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(HELLO_SECONDS, self.dismiss, Bye("idle", 0.0))
        if live := self.hub.awake(self.table_id):
            self.viewer = Viewer(live, self)
        else:
            self._work(self._begin())

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """The connection is closed. Commands that were received are still carried out."""
        if not self.open:
            return
        self.open = False
        self._waiting.clear()
        if self._patience is not None:
            self._patience.cancel()
        if self.viewer is not None:
            self.viewer.paused = True
            self.viewer.live.leave(self.viewer)
            self.viewer = None  # each knows the other: so both are gone at once
        self.server.connections.leave(self.address)
        self.server.metrics.connections.set(self.server.connections.total)

    def pause_writing(self) -> None:
        """The other side does not take what it is sent."""
        self.stuck = monotonic()
        if self.viewer is not None:
            self.viewer.pause()

    def resume_writing(self) -> None:
        """Now it does."""
        self.stuck = None
        if self._pong is not None:
            self.transport.send_pong(self._pong)
            self._pong = None
        if self.viewer is not None and self.open:
            self.viewer.resume()

    def recheck(self) -> None:
        """Send somebody away who is kept out by now."""
        self._is_banned()

    def _is_banned(self) -> bool:
        ban = self.server.bans.of_address(self.address)
        if ban is None:
            return False
        self.server.metrics.refused.labels(reason="server-banned").inc()
        wait = max(0, ban.until - now()) / 1000
        bye = Bye("banned", wait, written(ban.until), ban.why)
        if self.viewer is None:
            self.dismiss(bye)
        else:
            self.viewer.leave(bye)
        return True

    def keep_alive(self, at: float) -> None:
        """Ask whether the other side is still there; if it is not, hang up."""
        if self.stuck is not None:
            gone = self.stuck < at - SEND_SECONDS
        else:
            gone = self.heard < at - 2 * PING_SECONDS
        if gone:
            self.drop()
        elif self.stuck is None and self.heard < at - PING_SECONDS:
            self.transport.send_ping()

    # -------------------------------------------------------------------- talking

    def dismiss(self, bye: Bye) -> None:
        """Say goodbye, and hang up."""
        transport = self.transport
        if transport.is_close_frame_sent or self._is_overfull():
            return
        transport.send(WSMsgType.TEXT, _encode(bye))
        transport.send_close(CODES[bye.reason])
        if bye.reason == "too-many":  # half of a server's time can go into reading what is useless
            self.server.lockout.count(self.address, CUT if self.open else 1)
            transport.underlying_transport.pause_reading()
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.drop)

    def drop(self) -> None:
        """Hang up, whatever the other side has not taken yet."""
        self.transport.disconnect(graceful=False)

    def _is_overfull(self) -> bool:
        """Whether the other side has let too much pile up; then it is gone."""
        waiting = self.transport.underlying_transport.get_write_buffer_size()
        if waiting > MOST_BUFFERED:
            self.drop()
        return waiting > MOST_BUFFERED

    def send(self, messages: list[OutgoingMessage]) -> None:
        """Send messages, all at once: a packet costs more than what is in it."""
        transport = self.transport
        if self._is_overfull():
            return
        if len(messages) == 1:
            packed = messages[0].packed if self.packs else None
            transport.send(WSMsgType.TEXT, packed or messages[0].text, rsv1=packed is not None)
        elif not transport.is_close_frame_sent and not transport.is_disconnected:
            frames: list[bytes] = []
            for message in messages:
                packed = message.packed if self.packs else None
                body = packed or message.text
                frames += (_head(len(body), packed=packed is not None), body)
            transport.underlying_transport.write(b"".join(frames))

    # -------------------------------------------------------------------- listening

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something was said, or a part of it."""
        self.heard = monotonic()
        kind = frame.msg_type
        if kind is WSMsgType.CLOSE:
            if not transport.is_close_frame_sent:
                transport.send_close(WSCloseCode.OK)
            transport.disconnect()
        elif kind is WSMsgType.PING or kind is WSMsgType.PONG:
            self._take_control(frame)
        elif (text := self._whole(frame)) is not None and self._listens():
            if len(self._waiting) >= MOST_WAITING:
                self.dismiss(Bye("too-many", 10.0))
                return
            self._waiting.append(text)
            if not self._working:
                self._take_all()

    def _take_control(self, frame: WSFrame) -> None:
        """A ping is answered, but never more than one that waits; and all of them count."""
        if self.bucket.take():
            self.useless += 1
            if self.useless >= PATIENCE:
                self.dismiss(Bye("too-many", 10.0))
        elif frame.msg_type is WSMsgType.PING:
            payload = frame.get_payload_as_bytes()
            if self.stuck is not None:
                self._pong = payload
            elif not self.transport.is_close_frame_sent:
                self.transport.send_pong(payload)

    def _listens(self) -> bool:
        if not self.open or self.transport.is_close_frame_sent:
            return False
        return self.viewer is None or self.viewer.bye is None

    def _whole(self, frame: WSFrame) -> bytes | None:
        """A message, as soon as all of it is there."""
        payload = frame.get_payload_as_bytes()
        goes_on = frame.msg_type is WSMsgType.CONTINUATION
        if goes_on is (self._part is None) or frame.rsv2 or frame.rsv3:
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "a frame out of place")
        if frame.rsv1 and (goes_on or not self.packs):
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "compressed without being asked")
        is_packed = self._part_is_packed if goes_on else frame.rsv1
        whole = payload if self._part is None else self._part + payload
        self._part = None
        if len(whole) > MOST_BYTES:
            raise WSProtocolError(WSCloseCode.MESSAGE_TOO_BIG, "too long")
        if not frame.fin:
            self._part, self._part_is_packed = whole, is_packed
            return None
        if is_packed:
            try:
                whole = unpacked(whole, MOST_BYTES + 1)
            except zlib.error:
                raise WSProtocolError(WSCloseCode.INVALID_TEXT, "not compressed") from None
            if len(whole) > MOST_BYTES:
                raise WSProtocolError(WSCloseCode.MESSAGE_TOO_BIG, "too long")
        return whole

    def _take_all(self) -> None:
        """Whatever was said, one after the other."""
        try:
            while self._waiting and not self._working and self._listens():
                assert self.viewer is not None
                self._take(self.viewer, self._waiting.popleft())
        except Exception as error:  # noqa: BLE001  (it is logged)
            self._fail(error)

    def _take(self, viewer: Viewer, text: bytes) -> None:
        """One message."""
        command: str | None = None
        if self._is_banned():
            return
        try:
            said = self._read(text)
            if isinstance(said, WhyNot):
                command = said.id
                _count(self.questions)
                self._explain(viewer, said)
                return
            _count(self.bucket)
            if isinstance(said, Hello):
                if live := self.hub.awake(self.table_id):
                    self._welcome(viewer, live, said)
                else:
                    self._work(self._greet(viewer, said))
                return
            command = said.id
            if viewer not in viewer.live.viewers:
                raise ServerRefusal("not-understood", why=HELLO_FIRST)
            self._working = True
            told = partial(self._answer, command)
            self.hub.do(viewer.live, said, viewer.seats, told, self.address)
        except Refusal as refusal:
            self._refuse(viewer, refusal, command)

    def _read(self, text: bytes) -> Hello | Do | WhyNot:
        """A message, if it is one; if not, it counts as an action."""
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            _count(self.bucket)
            raise ServerRefusal("not-understood", why=str(error)) from None

    def _explain(self, viewer: Viewer, question: WhyNot) -> None:
        """Answer a question, at once if the table is in memory."""
        if viewer not in viewer.live.viewers:
            raise ServerRefusal("not-understood", why=HELLO_FIRST)
        if live := self.hub.awake(self.table_id):
            viewer.answer(self._because(live, question))
            self.useless = 0
        else:
            self._work(self._explain_later(viewer, question))

    def _because(self, live: LiveTable, question: WhyNot) -> Because:
        return self.hub.explain(live, question.action, question.version, question.id)

    def _welcome(self, viewer: Viewer, live: LiveTable, hello: Hello) -> None:
        """Let somebody in."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        viewer.live = live
        viewer.greet(self.hub.seats_of(live, hello.secrets), hello.since)
        self.hub.enter(live, viewer)
        self.useless = 0

    def _answer(self, command: str, outcome: Done | BaseException) -> None:
        """Tell what came of a command."""
        self._working = False
        viewer = self.viewer
        if viewer is None:  # has gone meanwhile
            return
        if isinstance(outcome, Done):
            viewer.answer(outcome)
            self.useless = 0
        elif isinstance(outcome, Refusal):
            self._refuse(viewer, outcome, command)
        else:
            self._fail(outcome)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._take_all)

    def _refuse(self, viewer: Viewer, refusal: Refusal, command: str | None) -> None:
        viewer.answer(refused(refusal, viewer.live.version, command))
        self.useless += 1
        if self.useless >= PATIENCE:
            viewer.leave(Bye("too-many", 10.0))

    def _fail(self, error: BaseException) -> None:
        """Something is wrong with the server, not with what was said."""
        logger.error("a connection failed", exc_info=error)
        self.transport.send_close(WSCloseCode.INTERNAL_ERROR)
        self.transport.disconnect()

    # -------------------------------------------------------------------- what may take a while

    def _work(self, work: Coroutine[object, object, None]) -> None:
        """Take nothing more until some work is done."""
        self._working = True
        self._task = asyncio.create_task(self._until(work))

    async def _until(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001  (likewise)
            self._fail(error)
        self._working = False
        self._take_all()

    async def _begin(self) -> None:
        """Fetch the table."""
        try:
            live = await self.hub.open(self.table_id)
        except Refusal as refusal:
            if name_of(refusal) == "server-damaged":  # it may come back, and so may those who play
                self.transport.send(WSMsgType.TEXT, _encode(refused(refusal, 0)))
                self.dismiss(Bye("damaged", DAMAGED_SECONDS))
            else:
                self.dismiss(Bye("gone", 0.0))
            return
        if self.open:
            self.viewer = Viewer(live, self)
            self.viewer.paused = self.stuck is not None

    async def _greet(self, viewer: Viewer, hello: Hello) -> None:
        """Let somebody in whose table has fallen asleep."""
        try:
            live = await self.hub.open(self.table_id)
        except Refusal as refusal:
            self._refuse(viewer, refusal, None)
        else:
            if self.open:
                self._welcome(viewer, live, hello)

    async def _explain_later(self, viewer: Viewer, question: WhyNot) -> None:
        """Answer a question about a table that has to be read first."""
        try:
            live = await self.hub.open(self.table_id)
        except Refusal as refusal:
            self._refuse(viewer, refusal, question.id)
        else:
            if self.open:
                viewer.answer(self._because(live, question))
                self.useless = 0


def _head(size: int, *, packed: bool) -> bytes:
    """What comes before a whole message of so many bytes (RFC 6455, 5.2)."""
    first = 0xC1 if packed else 0x81
    if size < 126:
        return bytes((first, size))
    if size < 65_536:
        return pack("!BBH", first, 126, size)
    return pack("!BBQ", first, 127, size)


def _count(bucket: Bucket) -> None:
    """Count one message; refuse it if there were too many."""
    if wait := bucket.take():
        raise ServerRefusal("too-many", seconds=max(1, round(wait)))
