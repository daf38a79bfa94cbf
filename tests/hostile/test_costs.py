"""No request costs much more than others, in time or memory, whatever it looks like."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.hostile.attacking import HELLO, MEGABYTE, TEXT, Raw, frame, is_well, memory
from tests.server.running import Process, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator

MORE = 20 * MEGABYTE
TIMES = 15
AT_MOST = 0.2
"""Seconds for a request that takes a few milliseconds: what went wrong took much longer."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in whose log is no error when all is over."""
    process = Process(tmp_path_factory.mktemp("costs") / "data", "--requests-per-second", "1000")
    for _ in range(5):
        assert is_well(process)
    yield process
    process.kill()
    assert "Traceback" not in process.log()
    assert " ERROR " not in process.log()


def fastest(server: Process, path: str, headers: dict[str, str]) -> float:
    """Seconds that a request takes when nothing else is in its way."""
    took = []
    with httpx.Client(base_url=server.url, timeout=60) as client:
        for _ in range(TIMES):
            began = perf_counter()
            assert client.get(path, headers=headers).status_code == 200
            took.append(perf_counter() - began)
    return min(took)


@pytest.mark.parametrize("language", ["a-" * 15_000, ",".join(["a-" * 1500] * 10), "-" * 30_000])
def test_languages(server: Process, language: str) -> None:
    """The page guesses what a browser's languages mean: longer ones took the square of that."""
    assert fastest(server, "/", {"Accept-Language": language}) < AT_MOST


def test_what_is_always_the_same_is_made_once(server: Process) -> None:
    plain = fastest(server, "/api/options", {})
    assert fastest(server, "/api/docs", {}) < 8 * plain + 0.01
    assert fastest(server, "/health", {}) < 3 * plain + 0.01


def test_requests_that_nobody_waits_for_take_no_memory(server: Process) -> None:
    """Requests may come before others are answered, but not any number of them."""
    before = memory(server)
    for request in (b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n"):
        with Raw(server, buffer=4096) as asker:
            asker.pour(request * 5000, 4, 20 * MEGABYTE)
            assert memory(server) - before < MORE
            assert asker.is_closed()
    assert is_well(server)


def test_a_few_requests_may_come_at_once(server: Process) -> None:
    with Raw(server) as asker:
        asker.socket.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 12)
        answers = b""
        while answers.count(b"HTTP/1.1 200 ") < 12:
            more = asker.socket.recv(65_536)
            assert more, "it hung up"
            answers += more


def test_who_is_not_answered_yet_gets_no_live_connection(server: Process) -> None:
    table = str(set_up(server, "person", "person")["table"])
    with Raw(server) as asker:
        asker.socket.sendall(b"GET /api/lesson HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 200 " in asker.upgrade(table) or asker.is_closed()
    with Raw(server) as asker:
        begin = b"GET /api/lesson HTTP/1.1\r\nHost: x\r\n\r\n"
        asker.socket.sendall(
            begin
            + f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\n".encode()
            + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" + frame(TEXT, HELLO)
        )
        assert b" 101 " not in asker.read_head()
        assert asker.is_closed()


def test_addresses_that_are_too_long(server: Process) -> None:
    with Raw(server) as asker:
        asker.socket.sendall(b"GET /" + b"%ff" * 3000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 414 " in asker.read_head()
        assert asker.is_closed()


@pytest.mark.parametrize(
    "host",
    [b"[", b"[::1", b"]", b"[x]", b"a:b", b"a:99999", b"a b", b"a/b", b"a@b", b"\xff", b"[:]"],
)
@pytest.mark.parametrize("path", [b"/api/addresses", b"/api/tables?standing=x", b"/"])
def test_hosts(server: Process, host: bytes, path: bytes) -> None:
    """What is no host would be an error wherever it is taken apart."""
    with Raw(server) as asker:
        asker.socket.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
        assert asker.read_head().split()[1] in {b"421", b"400"}


@pytest.mark.parametrize(
    "host", [b"", b"localhost", b"[::1]:80", b"a_b.c:65535", b"1.2.3.4", b"x:"]
)
def test_hosts_that_are_some(server: Process, host: bytes) -> None:
    with Raw(server) as asker:
        asker.socket.sendall(b"GET /api/addresses HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
        assert asker.read_head().split()[1] == b"200"


@pytest.mark.parametrize("text", [b'{"seats":"\xff"}', b'"\x80"', b'{"\xe9":1}'])
def test_bodies_that_are_no_text(server: Process, text: bytes) -> None:
    answer = httpx.post(
        f"{server.url}/api/tables", content=text, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["reason"] == "server-not-understood"


def test_upgrades_that_are_no_text(server: Process) -> None:
    """What reads them says what it does not like, and could not say this."""
    with Raw(server) as asker:
        asker.socket.sendall(
            b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\xff\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert asker.is_closed(5)


def test_empty_lines_keep_no_place(server: Process) -> None:
    """They begin no request, but made the server forget that it waited for one."""
    with Raw(server) as idle:
        idle.socket.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 200 " in idle.read_head()
        idle.socket.sendall(b"\r\n")
        others: list[Raw] = []
        try:
            for _ in range(110):
                others.append(Raw(server))
                others[-1].socket.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
                assert b" 200 " in others[-1].read_head()
            assert idle.is_closed(), "of those who are only there, the one that waited longest goes"
            assert is_well(server)
        finally:
            for other in others:
                other.socket.close()
