"""Lockout: addresses that ignore refusals are closed for a while, without harm to others."""

from __future__ import annotations

import json
from time import monotonic, sleep
from typing import TYPE_CHECKING

import pytest

from marrakech.server import lockout
from marrakech.server.lockout import CUT, OUT_SECONDS, Lockout
from marrakech.server.settings import Settings
from tests.hostile.attacking import HELLO, PING, TEXT, Raw, frame
from tests.server.running import Process, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

EACH = 2
"""Requests a second: with few, a test reaches the end of them soon."""
STRANGER, OTHER, PROXY = "127.0.3.1", "127.0.3.2", "127.0.3.3"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server that allows little."""
    options = ("--requests-per-second", str(EACH), "--trusted-proxy", PROXY)
    process = Process(tmp_path / "data", *options)
    yield process
    process.kill()
    assert "Traceback" not in process.log()


def asked(server: Process, source: str, path: str = "/api/options", head: str = "") -> bytes:
    """The head and the beginning of an answer; nothing if the other side hangs up."""
    with Raw(server, source=source) as asker:
        said = f"GET {path} HTTP/1.1\r\nHost: x\r\n{head}Connection: close\r\n\r\n"
        try:
            asker.socket.sendall(said.encode())
            return asker.read_head() + asker.socket.recv(1000)
        except OSError:
            return b""


def status(answer: bytes) -> int:
    """That of an answer; 0 for none."""
    return int(answer.split()[1]) if answer else 0


def goes_on(server: Process, source: str, head: str = "") -> list[int]:
    """Ask until nothing is answered, or what is answered is not from whoever reads requests."""
    found = []
    until = monotonic() + 60
    while monotonic() < until:
        answer = asked(server, source, head=head)
        found.append(status(answer))
        if not answer or b"content-security-policy" not in answer:
            return found
    raise AssertionError("it is answered for ever")


def test_who_goes_on_is_hung_up_on_and_a_neighbour_plays_on(server: Process) -> None:
    table = str(set_up(server, "person", "person")["table"])  # from another address
    with Raw(server, source=STRANGER) as neighbour, Raw(server, source=STRANGER) as kept:
        neighbour.upgrade(table)
        neighbour.socket.sendall(frame(TEXT, HELLO))
        found = goes_on(server, STRANGER)
        assert set(found[:-1]) == {200, 429}, "it is told first that it is too much"
        assert found[-1] == 0
        began = monotonic()
        assert asked(server, STRANGER, "/") == b"", "also if something else is asked for"
        kept.socket.sendall(b"GET /api/options HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = kept.read_head()
        assert b" 429 " in answer, "also over a connection that was there before"
        assert b"content-security-policy" not in answer
        assert b"retry-after: " in answer
        assert status(asked(server, OTHER)) == 200, "others are answered"
        neighbour.socket.sendall(frame(PING, b"still there?"))
        heard = b""
        while b"still there?" not in heard:
            more = neighbour.socket.recv(65_536)
            assert more, "what is open stays open"
            heard += more
        while not (answer := asked(server, STRANGER)):
            assert monotonic() - began < OUT_SECONDS + 20, "it is not for ever"
            sleep(0.5)
        assert status(answer) == 200
        assert "turned away for 10 seconds" in server.log()


def test_through_a_proxy_others_are_answered(server: Process) -> None:
    found = goes_on(server, PROXY, "X-Forwarded-For: 203.0.113.1\r\n")
    assert found[-1] == 429
    answer = asked(server, PROXY, head="X-Forwarded-For: 203.0.113.1\r\n")
    told = json.loads(answer.partition(b"\r\n\r\n")[2])
    assert told["reason"] == "server-too-many"
    assert f"retry-after: {told['details']['seconds']}\r\n".encode() in answer
    assert status(asked(server, PROXY, head="X-Forwarded-For: 203.0.113.2\r\n")) == 200
    health = asked(server, PROXY, "/health", "X-Forwarded-For: 203.0.113.1\r\n")
    assert status(health) == 200


@pytest.mark.parametrize("nonsense", [b"\r\nno request\r\n\r\n", b"GET /" + b"x" * 5000 + b" "])
def test_who_makes_no_sense_is_not_listened_to_for_long(server: Process, nonsense: bytes) -> None:
    for number in range(EACH * 5):
        try:
            with Raw(server, source=STRANGER) as asker:
                asker.socket.sendall(nonsense)
                assert asker.read_head().split()[1] in {b"400", b"414"}
        except (OSError, IndexError):
            assert number >= 1, "at first it is told why"
            break
    else:
        raise AssertionError("it is read for ever")
    assert status(asked(server, OTHER)) == 200


# ------------------------------------------------------------------------ counting


@pytest.fixture
def away(tmp_path: Path) -> Lockout:
    """With a bucket for forty refusals, of which five are forgotten every second."""
    return Lockout(Settings(data=tmp_path, requests_per_second=20))


def test_few_refusals_are_forgotten(away: Lockout) -> None:
    for second in range(1000):
        away.count("a", 5, float(second))
        assert not away.wait("a", float(second))


def test_many_at_once_are_not(away: Lockout) -> None:
    for _ in range(40):
        away.count("a", 1, 0.0)
    assert not away.wait("a", 0.0)
    away.count("a", 1, 0.0)
    assert away.wait("a", 0.0) == OUT_SECONDS
    away.count("a", 100, 5.0)
    assert away.wait("a", 5.0) == OUT_SECONDS - 5, "who comes too early waits no longer for it"
    assert not away.wait("b", 0.0)
    assert not away.wait("a", OUT_SECONDS)
    assert not len(away), "and is forgotten"


def test_a_connection_that_had_to_be_cut_counts_for_several(away: Lockout) -> None:
    for _ in range(5):
        away.count("a", CUT, 0.0)
    assert away.wait("a", 0.0)


def test_whoever_speaks_for_many_is_not_counted(away: Lockout) -> None:
    for _ in range(1000):
        away.count(None, CUT, 0.0)
    assert not len(away)


def test_an_attack_from_everywhere_takes_no_memory(
    away: Lockout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lockout, "MOST_BUCKETS", 10)
    for number in range(100):
        away.count(f"{number}", 1000, 0.0)
    assert len(away) <= 10
