"""The WebSocket of one viewer: reads its messages, carries them out, and sends the answers.

The request for a WebSocket comes through the same port as all others. Once uvicorn has seen what it
is, picows takes over the connection, and reads and writes the frames.
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
from marrakech.server.jobs import STORE_AGAIN
from marrakech.server.limits import Bucket
from marrakech.server.lockout import CUT
from marrakech.server.log_context import HEADER, begin
from marrakech.server.trouble import Trouble
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
"""A client that has sent nothing for so long is pinged, and dropped after twice as long."""
SEND_SECONDS = 20.0
"""A client that has read nothing for so long is dropped."""
CLOSE_SECONDS = 2.0
"""How long a client has to answer a close frame."""
MOST_BYTES = 4096
"""The longest message; the connection is closed at a longer one."""
MOST_WAITING = 100
"""Messages that may be queued unanswered: more than the rate limit lets through at once."""
MOST_BUFFERED = 262_144
"""Bytes that may wait to be sent; a client that lets more pile up is dropped."""
BURST = 4
QUESTIONS_PER_SECOND = 10
QUESTIONS_AT_ONCE = 40
"""How many :class:`WhyNot` questions may come at once; they have a rate limit of their own."""
PATIENCE = 30
"""The connection is closed after so many refused messages in a row."""
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
"""When to try again whether a damaged table was restored."""

_decoder: msgspec.json.Decoder[Hello | Do | WhyNot] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode
_quiet = logging.LoggerAdapter(logging.getLogger("picows"), {})
"""The log of picows, silenced: it would have a line for each malformed request."""
_quiet.setLevel(logging.CRITICAL)


class LiveProtocol(WSProtocol):  # type: ignore[misc]  # likewise
    """The protocol of picows for one connection, from the request on."""

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
        """Note the address of the client."""
        peer = transport.get_extra_info("peername")
        self.peer = peer[0] if isinstance(peer, tuple) else None
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass on what uvicorn has read, which picows wants in a buffer of its own."""
        while data:
            room = self.get_buffer(len(data))
            some = min(len(room), len(data))
            room[:some] = data[:some]
            try:
                self.buffer_updated(some)
            except UnicodeEncodeError:  # picows quotes a bad request, which need not be text
                self.transport.disconnect(graceful=False)
                return
            data = data[some:]

    def _admit(
        self, request: WSUpgradeRequest
    ) -> WSListener | WSUpgradeResponseWithListener | None:
        """Accept or refuse a request for a WebSocket; called by picows."""
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
        proxied = server.access.counted(self.peer) is None
        given = headers.get(HEADER, "") if proxied else ""
        more = {HEADER: begin(request.path.decode("latin-1"), given)}
        if packs:
            more["Sec-WebSocket-Extensions"] = packs
        connection = Connection(server, found[1].decode(), address, packs=packs is not None)
        return WSUpgradeResponseWithListener(
            WSUpgradeResponse.create_101_response(more), connection
        )


class Connection(WSListener):
    """A WebSocket that is open: its messages, its limits, and its viewer."""

    transport: WSTransport

    def __init__(self, server: Server, table_id: str, address: str, *, packs: bool) -> None:
        self.server = server
        self.table_id = table_id
        self.address = address
        self.packs = packs
        self.viewer: Viewer | None = None
        """None until the table is loaded."""
        rate = server.settings.actions_per_second
        self.bucket = Bucket(rate, rate * BURST)
        self.questions = Bucket(QUESTIONS_PER_SECOND, QUESTIONS_AT_ONCE)
        self.useless = 0
        self.heard = monotonic()
        self.stuck: float | None = None
        """Since when the client reads nothing; None if it reads."""
        self.open = False
        self._pong: bytes | None = None
        """The answer to the last ping, if it could not be sent yet."""
        self._part: bytes | None = None
        """The beginning of a message that comes in several frames."""
        self._part_is_packed = False
        self._waiting: deque[bytes] = deque()
        self._working = False
        """Whether a message is being carried out; later ones wait in the queue."""
        self._task: asyncio.Task[None] | None = None
        self._patience: asyncio.TimerHandle | None = None

    @property
    def hub(self) -> Hub:
        """The tables of the server."""
        return self.server.hub

    # -------------------------------------------------------------------- the connection

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The connection is open: check limits and bans, and load the table."""
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
        if self.hub.is_ending:
            self.dismiss(Bye("restart", self.hub.retry))
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
            self.viewer = None  # breaks the reference cycle, so that both are freed at once
        self.server.connections.leave(self.address)
        self.server.metrics.connections.set(self.server.connections.total)

    def pause_writing(self) -> None:
        """The client does not read what it is sent."""
        self.stuck = monotonic()
        if self.viewer is not None:
            self.viewer.pause()

    def resume_writing(self) -> None:
        """The client reads again."""
        self.stuck = None
        if self._pong is not None:
            self.transport.send_pong(self._pong)
            self._pong = None
        if self.viewer is not None and self.open:
            self.viewer.resume()

    def recheck(self) -> None:
        """Close the connection if its address was banned since."""
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
        """Ping a client that is silent; drop one that does not answer or does not read."""
        if self.stuck is not None:
            gone = self.stuck < at - SEND_SECONDS
        else:
            gone = self.heard < at - 2 * PING_SECONDS
        if gone:
            self.drop()
        elif self.stuck is None and self.heard < at - PING_SECONDS:
            self.transport.send_ping()

    # -------------------------------------------------------------------- sending

    def dismiss(self, bye: Bye) -> None:
        """Send a goodbye with its reason, and close the connection."""
        transport = self.transport
        if transport.is_close_frame_sent or self._is_overfull():
            return
        transport.send(WSMsgType.TEXT, _encode(bye))
        transport.send_close(CODES[bye.reason])
        if bye.reason == "too-many":  # reading on could take half of a server's time
            self.server.lockout.count(self.address, CUT if self.open else 1)
            transport.underlying_transport.pause_reading()
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.drop)

    def drop(self) -> None:
        """Close the connection at once, even if not all was sent."""
        self.transport.disconnect(graceful=False)

    def _is_overfull(self) -> bool:
        """Whether too much waits to be sent; then the connection is dropped."""
        waiting = self.transport.underlying_transport.get_write_buffer_size()
        if waiting > MOST_BUFFERED:
            self.drop()
        return waiting > MOST_BUFFERED

    def send(self, messages: list[OutgoingMessage]) -> None:
        """Send messages in one write: a packet of its own for each would cost more."""
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

    # -------------------------------------------------------------------- receiving

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame: a message or a part of one, a ping or pong, or a close."""
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
        """Answer a ping; all count as messages, and only the last is kept if it cannot be sent."""
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
        """A message once all its frames are here, decompressed; None before that."""
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
        """Carry out the queued messages, one after the other."""
        try:
            while self._waiting and not self._working and self._listens():
                assert self.viewer is not None
                self._take(self.viewer, self._waiting.popleft())
        except Exception as error:  # noqa: BLE001  (it is logged)
            self._fail(error)

    def _take(self, viewer: Viewer, text: bytes) -> None:
        """Carry out one message."""
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
                if live := self.hub.at_hand(self.table_id):
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
        """Decode a message; one that cannot be decoded counts as an action."""
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
            self._answer_question(viewer, live, question)
        else:
            self._work(self._explain_later(viewer, question))

    def _because(self, live: LiveTable, question: WhyNot) -> Because:
        live.check_shown(self.viewer.seats if self.viewer else ())
        return self.hub.explain(live, question.action, question.version, question.id)

    def _welcome(self, viewer: Viewer, live: LiveTable, hello: Hello) -> None:
        """Send the table's state to the viewer, and let it in."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        seats = self.hub.seats_of(live, hello.secrets)
        try:
            live.check_shown(seats)
        except Refusal as refusal:
            self._refuse(viewer, refusal, None)
            viewer.leave(Bye("gone", 0.0))
            return
        viewer.live = live
        viewer.greet(seats, hello.since)
        self.hub.enter(live, viewer)
        self.useless = 0

    def _answer(self, command: str, outcome: Done | BaseException) -> None:
        """Send the outcome of a command, and go on with the next message."""
        self._working = False
        viewer = self.viewer
        if viewer is None:  # the connection was closed meanwhile
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
        """Close the connection after an error of the server itself, which is logged."""
        logger.error("a connection failed", exc_info=error)
        self.transport.send_close(WSCloseCode.INTERNAL_ERROR)
        self.transport.disconnect()

    # -------------------------------------------------------------------- after loading the table

    def _work(self, work: Coroutine[object, object, None]) -> None:
        """Start a task; later messages wait in the queue until it is done."""
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
        """Load the table, and make the viewer."""
        try:
            live = await self.hub.open(self.table_id)
        except Trouble:
            self.dismiss(Bye("restart", float(STORE_AGAIN)))
            return
        except Refusal as refusal:
            if name_of(refusal) == "server-damaged":  # the host may restore it
                self.transport.send(WSMsgType.TEXT, _encode(refused(refusal, 0)))
                self.dismiss(Bye("damaged", DAMAGED_SECONDS))
            else:
                self.dismiss(Bye("gone", 0.0))
            return
        if self.open:
            self.viewer = Viewer(live, self)
            self.viewer.paused = self.stuck is not None

    async def _greet(self, viewer: Viewer, hello: Hello) -> None:
        """Welcome a viewer whose table has to be read, or looked for, in storage first."""
        try:
            live = await self.hub.newest(self.table_id)
        except Trouble:
            viewer.leave(Bye("restart", float(STORE_AGAIN)))
        except Refusal as refusal:
            self._refuse(viewer, refusal, None)
        else:
            if self.open:
                self._welcome(viewer, live, hello)

    async def _explain_later(self, viewer: Viewer, question: WhyNot) -> None:
        """Answer a question about a table that has to be read from storage first."""
        try:
            live = await self.hub.open(self.table_id)
        except Refusal as refusal:
            self._refuse(viewer, refusal, question.id)
        else:
            if self.open:
                self._answer_question(viewer, live, question)

    def _answer_question(self, viewer: Viewer, live: LiveTable, question: WhyNot) -> None:
        try:
            viewer.answer(self._because(live, question))
        except Refusal as refusal:
            self._refuse(viewer, refusal, question.id)
        else:
            self.useless = 0


def _head(size: int, *, packed: bool) -> bytes:
    """The header of a frame that holds a whole message of ``size`` bytes (RFC 6455, 5.2)."""
    first = 0xC1 if packed else 0x81
    if size < 126:
        return bytes((first, size))
    if size < 65_536:
        return pack("!BBH", first, 126, size)
    return pack("!BBQ", first, 127, size)


def _count(bucket: Bucket) -> None:
    """Count one message; refuse it if there were too many lately."""
    if wait := bucket.take():
        raise ServerRefusal("too-many", seconds=max(1, round(wait)))
