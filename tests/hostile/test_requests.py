"""Requests that make no sense are refused in words, and nothing is logged as an error."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.hostile.attacking import HELLO, TEXT, Raw, frame, is_well
from tests.server.running import Process, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator

DEEP = b"[" * 3000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in whose log is no error when all is over."""
    process = Process(tmp_path_factory.mktemp("hostile") / "data")
    yield process
    process.kill()
    assert "Traceback" not in process.log()
    assert " ERROR " not in process.log()


@pytest.fixture(scope="module")
def table(server: Process) -> str:
    """A table to look at."""
    return str(set_up(server, "person", "person", first=0)["table"])


def posted(server: Process, body: bytes, *headers: bytes) -> int:
    """The status of the answer to a POST."""
    head = (
        *(b"POST /api/tables HTTP/1.1", b"Host: x", b"Content-Type: application/json"),
        *(b"Content-Length: %d" % len(body), *headers),
    )
    with Raw(server) as asker:
        asker.socket.sendall(b"\r\n".join((*head, b"", body)))
        return int(asker.read_head().split()[1])


@pytest.mark.parametrize("origin", [b"http://[", b"http://[::1", b"//", b"\xff\xfe", b"null"])
def test_origins(server: Process, table: str, origin: bytes) -> None:
    assert posted(server, b"{}", b"Origin: " + origin) == 403
    with Raw(server) as asker:
        assert b" 403 " in asker.upgrade(table, "Origin: " + origin.decode("latin-1"))


@pytest.mark.parametrize("bits", ["9" * 5000, "²", "-12", "12" * 40, "", "8", "16"])
def test_window_bits(server: Process, table: str, bits: str) -> None:
    offer = f"Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits={bits}"
    with Raw(server) as asker:
        answer = asker.upgrade(table, offer)
        assert b" 101 " in answer
        assert b"permessage-deflate" not in answer


@pytest.mark.parametrize(
    "body", [DEEP, b'{"seats":' + DEEP, b'{"a":' * 3000, b"\xff\xfe", b"", b"nul"]
)
def test_bodies(server: Process, body: bytes) -> None:
    assert posted(server, body) == 400


@pytest.mark.parametrize("text", [DEEP, b'{"type":' + DEEP, b'{"type":"do","command":' * 150])
def test_messages(server: Process, table: str, text: bytes) -> None:
    with Raw(server) as player:
        player.upgrade(table)
        player.socket.sendall(frame(TEXT, HELLO) + frame(TEXT, text))
        told = b""
        while b"server-not-understood" not in told:
            more = player.socket.recv(65_536)
            assert more, "it hung up"
            told += more


def test_it_is_still_there(server: Process) -> None:
    assert is_well(server)
