"""Live connections frame by frame, on a real socket."""

from __future__ import annotations

import asyncio
import json
import socket
import zlib
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from marrakech.server import socket as live_socket
from marrakech.server.deflate import accepted, packed, unpacked
from marrakech.server.server import Server
from marrakech.server.settings import Settings
from marrakech.server.socket import MOST_BYTES, PATIENCE, PING_SECONDS, LiveProtocol
from marrakech.server.viewer import PACKED_FROM, OutgoingMessage
from marrakech.table.messages import Bye, Done, NewTable, Refused, SeatPlan, TableState
from tests.server.players import decoder

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection

    from marrakech.table.messages import TableMade

HELLO = '{"type":"hello"}'
TABLE = NewTable([SeatPlan("person", "A"), SeatPlan("person", "B")], first=0)


class Place:
    """A server with a table, and where to find it."""

    def __init__(self, server: Server, port: int, table: str) -> None:
        self.server = server
        self.port = port
        self.path = f"/api/tables/{table}/live"
        self.url = f"ws://127.0.0.1:{port}{self.path}"

    def url_of(self, made: TableMade) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{made.table}/live"

    def lines(self) -> list[live_socket.Connection]:
        found = [viewer.connection for viewer in self.server.hub.viewers()]
        return [line for line in found if isinstance(line, live_socket.Connection)]


@asynccontextmanager
async def place(folder: Path, **settings: Any) -> AsyncIterator[Place]:  # noqa: ANN401
    server = Server(Settings(data=folder, **settings))
    async with server.running():
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(lambda: LiveProtocol(server), "127.0.0.1", 0)
        async with listening:
            made = await server.hub.make(TABLE)
            yield Place(server, listening.sockets[0].getsockname()[1], made.table)


def at(folder: Path, do: Callable[[Place], Awaitable[None]], **settings: Any) -> None:  # noqa: ANN401
    async def run() -> None:
        async with place(folder, **settings) as here, asyncio.timeout(120):
            await do(here)

    asyncio.run(run())


def masked(first: int, payload: bytes) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes([first]) + length + bytes(4) + payload


async def closed_with(raw: ClientConnection, *frames: bytes) -> int | None:
    """The code of the goodbye after some frames."""
    raw.transport.write(b"".join(frames))
    try:
        while True:
            await raw.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


TEXT, MORE, FIN, PACKED, ODD = 0x1, 0x0, 0x80, 0x40, 0x20


# ------------------------------------------------------------------------------ frames


def test_a_message_may_come_in_pieces(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        async with connect(here.url, compression=None) as raw:
            await raw.send([HELLO[:3], HELLO[3:9], HELLO[9:]])
            assert isinstance(decoder.decode(await raw.recv()), TableState)
            await raw.ping()
            raw.transport.write(masked(TEXT, HELLO[:5].encode()) + masked(FIN | 0x9, b"well?"))
            raw.transport.write(masked(FIN | MORE, HELLO[5:].encode()))
            kinds = {type(decoder.decode(await raw.recv())) for _ in range(2)}
            assert TableState in kinds

    at(tmp_path, do)


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_messages_of_any_size_may_be_told_at_once(tmp_path: Path, compression: str | None) -> None:
    async def do(here: Place) -> None:
        sizes = (1, 125, 126, 65_535, 65_536, 200_000)
        async with connect(here.url, compression=compression) as raw:
            await raw.send(HELLO)
            await raw.recv()
            await raw.recv()
            [line] = here.lines()
            line.send([OutgoingMessage(b"x" * size) for size in sizes])
            assert [len(await raw.recv()) for _ in sizes] == list(sizes)

    at(tmp_path, do)


@pytest.mark.parametrize("messages", [1, 2])
def test_after_a_goodbye_nothing_is_told(tmp_path: Path, messages: int) -> None:
    async def do(here: Place) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        writer.write(
            f"GET {here.path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(masked(FIN | TEXT, HELLO.encode()))
        await until(lambda: bool(here.lines()))
        [line] = here.lines()
        line.dismiss(Bye("gone", 0.0))
        line.send([OutgoingMessage(b"too late")] * messages)
        told = await reader.read()
        writer.close()
        assert b"gone" in told
        assert b"too late" not in told

    at(tmp_path, do)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([masked(FIN | MORE, b"x")], 1002),
        ([masked(TEXT, b"{"), masked(FIN | TEXT, b"}")], 1002),
        ([masked(FIN | PACKED | TEXT, b"x")], 1002),
        ([masked(FIN | ODD | TEXT, b"{}")], 1002),
        ([masked(FIN | 0x3, b"")], 1002),
        ([masked(0x9, b"")], 1002),
        ([masked(FIN | TEXT, b"x" * (MOST_BYTES + 1))], 1009),
        ([masked(TEXT, b"x" * MOST_BYTES), masked(FIN | MORE, b"x")], 1009),
        ([masked(TEXT, b"x"), *[masked(MORE, b"x" * 2000)] * 3], 1009),
        ([b"\x81\x02{}"], 1002),
    ],
)
def test_a_frame_out_of_place_ends_it(tmp_path: Path, frames: list[bytes], code: int) -> None:
    async def do(here: Place) -> None:
        async with connect(here.url, compression=None) as raw:
            assert await closed_with(raw, *frames) == code
        async with connect(here.url, compression=None) as other:  # nobody else minds
            await other.send(HELLO)
            assert isinstance(decoder.decode(await other.recv()), TableState)
        await asyncio.sleep(0.1)
        assert here.server.connections.total == 0

    at(tmp_path, do)


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        async with connect(here.url) as raw:
            raw.transport.write(masked(FIN | TEXT, b'{"type":"\xff"}'))
            assert decoder.decode(await raw.recv()).reason == "server-not-understood"
            await raw.send(HELLO.encode())  # as bytes, which is as good
            assert isinstance(decoder.decode(await raw.recv()), TableState)

    at(tmp_path, do)


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/tables/x/y/live", "/api/tables//live"])
def test_there_is_nothing_elsewhere(tmp_path: Path, path: str) -> None:
    async def do(here: Place) -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://127.0.0.1:{here.port}{path}"):
                pass
        assert refused.value.response.status_code == 404
        assert here.server.connections.total == 0

    at(tmp_path, do)


def test_a_request_that_is_none_counts_for_nothing(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        writer.write(f"GET {here.path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert (await reader.readline()).split()[1] == b"400"
        await reader.read()
        writer.close()
        assert here.server.connections.total == 0

    at(tmp_path, do)


# ------------------------------------------------------------------------------ compression


@pytest.mark.parametrize(
    ("offers", "answer"),
    [
        ("", None),
        ("x-webkit-deflate-frame", None),
        ("permessage-deflate; server_max_window_bits=10", None),
        ("permessage-deflate; server_max_window_bits=rugs", None),
        ("permessage-deflate; colour=red", None),
        ("permessage-deflate; server_max_window_bits=12; server_max_window_bits=12", None),
        ("permessage-deflate", ""),
        ("permessage-deflate; client_max_window_bits", ""),
        ("permessage-deflate; server_max_window_bits=15", "; server_max_window_bits=12"),
        ("permessage-deflate; server_max_window_bits=9, permessage-deflate", ""),
    ],
)
def test_what_clients_offer(offers: str, answer: str | None) -> None:
    begin = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
    assert accepted(offers) == (None if answer is None else begin + answer)


def test_packing_is_undone_by_unpacking() -> None:
    for text in (b"", b"x", b"rugs " * 1000, bytes(range(256)) * 40):
        assert unpacked(packed(text), 100_000) == text
    assert len(unpacked(packed(bytes(10_000_000)), 4097)) == 4097, "no more than asked for"
    with pytest.raises(zlib.error):
        unpacked(b"\xff\xff\xff", 100)


def test_what_is_short_is_not_packed_and_the_rest_only_once() -> None:
    assert OutgoingMessage(b"x" * (PACKED_FROM - 1)).packed is None
    message = OutgoingMessage(b"x" * PACKED_FROM)
    assert message.packed is message.packed
    assert message.packed == packed(message.text)


@pytest.mark.parametrize("deflate", [True, False])
@pytest.mark.parametrize("compression", ["deflate", None])
def test_both_sides_may_compress(tmp_path: Path, *, deflate: bool, compression: str | None) -> None:
    async def do(here: Place) -> None:
        async with connect(here.url, compression=compression) as raw:
            assert bool(raw.protocol.extensions) is (deflate and compression is not None)
            for _ in range(3):
                await raw.send(json.dumps({"type": "hello", "secrets": ["x" * 60] * 4}))
                while not isinstance(state := decoder.decode(await raw.recv()), TableState):
                    pass
                assert state.log[0].n == 0

    at(tmp_path, do, deflate=deflate)


@pytest.mark.parametrize(
    ("payload", "code"),
    [(b"\xff\xff\xff\xff", 1007), (packed(b"x" * (MOST_BYTES + 1)), 1009)],
)
def test_bad_compression_ends_it(tmp_path: Path, payload: bytes, code: int) -> None:
    async def do(here: Place) -> None:
        async with connect(here.url) as raw:
            assert await closed_with(raw, masked(FIN | PACKED | TEXT, payload)) == code

    at(tmp_path, do, deflate=True)


# ------------------------------------------------------------------------------ who is gone


async def until(so: Callable[[], bool]) -> None:
    """Wait for something."""
    while not so():  # noqa: ASYNC110  (there is no event for it)
        await asyncio.sleep(0.01)


def test_who_takes_nothing_is_given_up(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # not many at once
            deaf.connect(("127.0.0.1", here.port))
            deaf.sendall(
                f"GET {here.path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                "Connection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            hello = masked(FIN | TEXT, HELLO.encode())
            deaf.settimeout(0)
            loop = asyncio.get_running_loop()
            while not any(line.stuck for line in here.lines()):
                await loop.sock_sendall(deaf, hello)
                await asyncio.sleep(0.001)
            (line,) = here.lines()
            line.keep_alive(monotonic())
            assert here.lines() == [line]  # it may still come
            line.keep_alive(monotonic() + live_socket.SEND_SECONDS + 1)
            await until(lambda: not here.lines())
        assert here.server.connections.total == 0

    at(tmp_path, do, actions_per_second=1_000_000)


def test_who_says_nothing_is_asked_and_then_given_up(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        async with connect(here.url) as raw:
            await raw.send(HELLO)
            await until(lambda: len(here.lines()) == 1)
            (line,) = here.lines()
            line.heard -= PING_SECONDS + 1
            before = line.heard
            line.keep_alive(monotonic())
            await until(lambda: line.heard > before)  # it has answered
            line.keep_alive(monotonic() + 2 * PING_SECONDS + 1)
            await until(lambda: not here.lines())

    at(tmp_path, do)


def test_who_never_says_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_socket, "HELLO_SECONDS", 0.05)

    async def do(here: Place) -> None:
        async with connect(here.url) as raw:
            bye = decoder.decode(await raw.recv())
            assert isinstance(bye, Bye)
            assert bye.reason == "idle"
            assert await closed_with(raw) == 1008
        async with connect(here.url) as raw:
            await raw.send(HELLO)
            await asyncio.sleep(0.2)
            assert len(here.lines()) == 1

    at(tmp_path, do)


def test_who_does_not_answer_a_goodbye_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_socket, "CLOSE_SECONDS", 0.05)

    async def do(here: Place) -> None:
        async with connect(here.url) as raw:
            await raw.send(HELLO)
            await until(lambda: len(here.lines()) == 1)
            raw.transport.pause_reading()
            (line,) = here.lines()
            line.dismiss(Bye("restart", 1.0))
            await until(lambda: here.server.connections.total == 0)
            raw.transport.abort()

    at(tmp_path, do)


def test_what_was_said_last_is_done_though_the_line_is_cut(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        made = await here.server.hub.make(TABLE)
        raw = await connect(here.url_of(made))
        await raw.send(json.dumps({"type": "hello", "secrets": [made.tickets[0].secret]}))
        state = decoder.decode(await raw.recv())
        assert isinstance(state, TableState)
        command = {"type": "act", "action": "L"}
        do = {"type": "do", "id": "1", "version": state.version, "seat": 0, "command": command}
        await raw.send(json.dumps(do))
        raw.transport.abort()
        live = await here.server.hub.open(made.table)
        await until(lambda: live.table.version > state.version)
        assert live.version == live.table.version

    at(tmp_path, do)


def test_who_says_hello_late_finds_a_table_that_was_let_go(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        hub = here.server.hub
        async with connect(here.url) as raw:
            await until(lambda: here.server.connections.total == 1)
            (live,) = hub.tables.values()
            assert not live.viewers
            hub.let_go(live)
            assert not hub.tables
            await raw.send(HELLO)
            assert isinstance(decoder.decode(await raw.recv()), TableState)
            (line,) = here.lines()
            assert line.viewer is not None
            assert line.viewer.live is hub.tables[line.table_id] is not live

    at(tmp_path, do)


def test_what_goes_wrong_in_the_server_ends_the_connection_and_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def do(here: Place) -> None:
        hub = here.server.hub
        made = await hub.make(TABLE)
        async with connect(here.url_of(made)) as raw:
            await raw.send(json.dumps({"type": "hello", "secrets": [made.tickets[0].secret]}))
            assert isinstance(decoder.decode(await raw.recv()), TableState)
            await hub.storage.close()
            say = {"type": "say", "phrase": "hello"}
            command = {"type": "do", "id": "1", "version": 9, "seat": 0, "command": say}
            await raw.send(json.dumps(command))
            assert await closed_with(raw) == 1011

    at(tmp_path, do)
    assert "a connection failed" in caplog.text
    assert "the storage is closed" in caplog.text


def hello_of(made: TableMade) -> bytes:
    return json.dumps({"type": "hello", "secrets": [made.tickets[0].secret]}).encode()


def do_of(command_id: str, version: int, **command: str) -> bytes:
    do = {"type": "do", "id": command_id, "version": version, "seat": 0, "command": command}
    return json.dumps(do).encode()


def frames_of(*said: bytes) -> bytes:
    return b"".join(masked(FIN | TEXT, each) for each in said)


async def answers_on(raw: ClientConnection, most: int) -> list[tuple[type, str | None]]:
    """The next answers to what was said, among all else that is told."""
    answers: list[tuple[type, str | None]] = []
    while len(answers) < most:
        message = decoder.decode(await raw.recv())
        if isinstance(message, Done | Refused):
            answers.append((type(message), message.id))
    return answers


def test_answers_come_in_the_order_of_what_was_said(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        made = await here.server.hub.make(TABLE)
        async with connect(here.url_of(made), compression=None) as raw:
            await raw.send(hello_of(made).decode())
            version = decoder.decode(await raw.recv()).version
            turn = do_of("1", version, type="act", action="L")
            say = do_of("2", version, type="say", phrase="hello")
            raw.transport.write(frames_of(turn, say, b"rubbish", turn))
            expected = [(Done, "1"), (Done, "2"), (Refused, None), (Done, "1")]
            assert await answers_on(raw, 4) == expected

    at(tmp_path, do)


@asynccontextmanager
async def silent_while_it_falls_asleep(
    here: Place,
) -> AsyncIterator[tuple[TableMade, ClientConnection]]:
    """Somebody who is connected to a table that is only in storage by now."""
    hub = here.server.hub
    made = await hub.make(TABLE)
    async with connect(here.url_of(made), compression=None) as raw:
        await until(lambda: here.server.connections.total == 1)
        hub.let_go(hub.tables[made.table])
        yield made, raw


def test_what_is_said_while_a_table_wakes_is_done_then(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        async with silent_while_it_falls_asleep(here) as (made, raw):
            raw.transport.write(frames_of(hello_of(made), do_of("1", 9, type="act", action="L")))
            assert await answers_on(raw, 1) == [(Done, "1")]

    at(tmp_path, do)


def test_who_hangs_up_while_a_table_wakes_is_not_seen_there(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        hub = here.server.hub
        async with silent_while_it_falls_asleep(here) as (made, raw):
            goodbye = masked(FIN | 0x8, (1000).to_bytes(2))
            raw.transport.write(frames_of(hello_of(made)) + goodbye)
            await until(lambda: here.server.connections.total == 0)
            await until(lambda: made.table in hub.tables)
            await asyncio.sleep(0.05)
            assert not hub.tables[made.table].viewers

    at(tmp_path, do)


def test_patience_begins_anew_after_something_useful(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        made = await here.server.hub.make(TABLE)
        async with connect(here.url_of(made), compression=None) as raw:
            await raw.send(hello_of(made).decode())
            say = do_of("1", 9, type="say", phrase="hello")
            for _ in range(3):
                raw.transport.write(frames_of(*[b"rubbish"] * (PATIENCE - 1), say))
                answers = await answers_on(raw, PATIENCE)
                assert [kind for kind, _ in answers] == [Refused] * (PATIENCE - 1) + [Done]

    at(tmp_path, do, actions_per_second=1000)
