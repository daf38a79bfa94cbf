"""Clients that send and never read cannot use up the memory of a server."""

from __future__ import annotations

from time import monotonic, sleep
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.hostile.attacking import HELLO, MEGABYTE, PING, PONG, TEXT, Raw, frame, is_well, memory
from tests.server.running import Process, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SECONDS = 4.0
TAKEN = 12 * MEGABYTE
"""That lie in buffers of both sides, and are never read."""
MORE = 20 * MEGABYTE
"""That a server may need while it is attacked."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server as it is by default, that has seen some requests."""
    process = Process(tmp_path_factory.mktemp("hostile") / "data")
    for _ in range(5):
        assert is_well(process)
    yield process
    process.kill()


@pytest.fixture(scope="module")
def table(server: Process) -> str:
    """A table to look at."""
    return str(set_up(server, "person", "person", first=0)["table"])


@pytest.mark.parametrize(
    "chunk",
    [frame(PING, b"x" * 125) * 100, frame(PONG, b"x" * 125) * 100, frame(TEXT, HELLO) * 100],
    ids=["pings", "pongs", "hellos"],
)
def test_who_never_reads_takes_no_memory(server: Process, table: str, chunk: bytes) -> None:
    before = memory(server)
    with Raw(server, buffer=4096) as spectator:
        assert b" 101 " in spectator.upgrade(table)
        spectator.socket.sendall(frame(TEXT, HELLO))
        spectator.pour(chunk, SECONDS)
        assert memory(server) - before < MORE
        assert spectator.is_closed(), "it is sent away"
    assert is_well(server)


def test_who_was_sent_away_is_not_read_any_more(server: Process, table: str) -> None:
    with Raw(server) as spectator:
        spectator.upgrade(table)
        spectator.socket.sendall(frame(TEXT, HELLO))
        taken = spectator.pour(frame(PING, b"x" * 125) * 100, SECONDS)
        assert taken < TAKEN
        assert spectator.is_closed()


def test_a_ping_is_answered(server: Process, table: str) -> None:
    with Raw(server) as spectator:
        spectator.upgrade(table)
        spectator.socket.sendall(frame(PING, b"well?"))
        assert spectator.socket.recv(100) == bytes([0x8A, 5]) + b"well?"


def test_headers_without_end_take_no_memory(server: Process) -> None:
    before = memory(server)
    with Raw(server) as asker:
        asker.socket.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        sent = asker.pour(b"X-Some: thing\r\n" * 1000, SECONDS, 100 * MEGABYTE)
        assert sent < 10 * MEGABYTE
        assert memory(server) - before < MORE
    assert is_well(server)


def test_a_header_without_end_takes_no_memory(server: Process) -> None:
    before = memory(server)
    with Raw(server) as asker:
        asker.socket.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        sent = asker.pour(b"x" * 65_536, SECONDS, 100 * MEGABYTE)
        assert sent < 10 * MEGABYTE
        assert memory(server) - before < MORE
    assert is_well(server)


def test_too_large_headers_are_refused_in_words(server: Process) -> None:
    with Raw(server) as asker:
        asker.socket.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 40_000)
        assert asker.read_head().startswith(b"HTTP/1.1 431 ")
    with Raw(server) as asker:
        asker.socket.sendall(
            b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 30_000 + b"\r\n\r\n"
        )
        assert asker.read_head().startswith(b"HTTP/1.1 200 ")


def test_a_path_without_end_takes_no_memory(server: Process) -> None:
    before = memory(server)
    with Raw(server) as asker:
        asker.socket.sendall(b"GET /")
        assert asker.pour(b"x" * 65_536, SECONDS, 100 * MEGABYTE) < 10 * MEGABYTE
    assert memory(server) - before < MORE


def test_those_who_only_begin_keep_nobody_out(tmp_path: Path) -> None:
    """They are sent away after some seconds, and before that if there are too many."""
    server = Process(tmp_path / "data")
    began = [Raw(server, source=f"127.0.0.{1 + number % 7}") for number in range(900)]
    try:
        for number, asker in enumerate(began):
            asker.socket.sendall(b"GET / HTTP/1.1\r\nX-Begin: "[: 1 + number % 20])
        assert is_well(server)
        assert began[-1].is_closed(20)
        assert all(asker.is_closed(1) for asker in began)
    finally:
        for asker in began:
            asker.socket.close()
        server.kill()


def test_a_body_that_never_comes_is_not_waited_for(server: Process) -> None:
    with Raw(server) as asker:
        asker.socket.sendall(
            b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 1000\r\n\r\n{"
        )
        assert asker.is_closed(45)


def test_what_somebody_says_of_others_takes_no_memory(tmp_path: Path) -> None:
    """``X-Forwarded-For``, also through a proxy that is trusted."""
    plenty = ("--requests-per-second", "100000")  # so that all of it is read
    server = Process(tmp_path / "data", "--trusted-proxy", "127.0.0.2", *plenty)
    try:
        before = memory(server)
        for source in ("127.0.0.1", "127.0.0.2"):
            for number in range(400):
                with Raw(server, source=source) as asker:
                    said = f"{number}, ".encode() * 6_000
                    head = b"GET /api/options HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                    asker.socket.sendall(head + b"X-Forwarded-For: " + said[:30_000] + b"\r\n\r\n")
                    asker.read_head()
        assert memory(server) - before < MORE
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"record": "{a}" * 30_000}, 409),
        ({"record": '[Rules "standard/4"]\n\n' + "L 1 " * 22_000}, 400),
        ({"recor": "x" * 90_000}, 400),
        ({"record": ["x" * 90_000]}, 400),
    ],
    ids=["remarks", "actions", "name", "list"],
)
def test_records_that_are_refused_take_no_memory(tmp_path: Path, body: object, status: int) -> None:
    """What was wrong with them stayed in memory, with all that was sent."""
    server = Process(tmp_path / "data", "--requests-per-second", "1000")
    try:
        assert is_well(server)
        with httpx.Client(timeout=60) as client:

            def ask(times: int) -> None:
                for _ in range(times):
                    assert client.post(f"{server.url}/api/replay", json=body).status_code == status

            # what is made once, for whoever asks first, takes some megabytes; and so many may come
            # before any of it is cleared away
            ask(200)
            before = memory(server)
            ask(300)  # as many as would be too much, if all were kept
        until = monotonic() + 20  # what is left behind is cleared away a little later
        while memory(server) - before >= MORE // 2 and monotonic() < until:
            assert is_well(server)
            sleep(0.2)
        assert memory(server) - before < MORE // 2
    finally:
        server.kill()
