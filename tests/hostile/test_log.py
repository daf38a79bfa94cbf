"""A log that nobody reads stops nobody from playing."""

from __future__ import annotations

import json
import logging
import os
import select
import subprocess
import threading
from time import monotonic
from typing import TYPE_CHECKING

import httpx
import pytest

from marrakech.server.log_output import (
    MOST_WAITING,
    BackgroundHandler,
    JsonFormatter,
    TextFormatter,
    dropped,
)
from tests.hostile.attacking import Raw
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LONG = "/" + "/".join(["%F0%9F%98%80" * 19] * 10)
"""A path of which the log shows some two thousand letters."""
PIPE = 65_536


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    """Both ends of a pipe."""
    ends = os.pipe()
    yield ends
    for end in ends:
        os.close(end)


def test_a_server_whose_errors_nobody_reads_plays_on_and_stops(tmp_path: Path) -> None:
    server = Process(tmp_path / "data", *PLENTY, stderr=subprocess.PIPE)
    assert server.process.stderr is not None
    try:
        request = f"GET {LONG} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        lost, until = 0.0, monotonic() + 60
        with Raw(server) as attacker, httpx.Client(base_url=server.url, timeout=60) as client:
            while not lost and monotonic() < until:
                attacker.socket.sendall(request * 10)
                for _ in range(10):
                    assert b" 404 " in attacker.read_head()
                told = client.get("/metrics").text.splitlines()
                (line,) = [each for each in told if each.startswith("marrakech_log_lines_dropped_")]
                lost = float(line.rpartition(" ")[2])
            assert lost, "all that was written has found a reader"
            assert client.get("/live").json()["status"] == "ok"
            assert client.get("/ready").json()["status"] == "ok"
        assert server.stop() in (0, -15), "nor does it wait for a reader at the end"
    finally:
        if server.process.poll() is None:
            server.kill()
        server.process.stderr.close()


@pytest.mark.parametrize("lines", [TextFormatter(), JsonFormatter()])
def test_who_begins_to_read_is_told_how_much_is_missing(
    pipe: tuple[int, int], lines: TextFormatter
) -> None:
    reader, writer = pipe
    before = dropped.lines
    handler = BackgroundHandler(lambda text: _write(writer, text))
    handler.setFormatter(lines)
    sent = 0
    while dropped.lines - before < 10:
        handler.handle(_record(sent))
        sent += 1
    began = monotonic()
    handler.flush()
    handler.flush()
    assert monotonic() - began < 20, "it does not wait for a reader"
    read = bytearray()
    while b"lines were dropped" not in read:
        assert select.select([reader], [], [], 20)[0]
        read += os.read(reader, PIPE)
    handler.close()
    while select.select([reader], [], [], 0.5)[0]:
        read += os.read(reader, PIPE)
    told = read.decode().splitlines()
    assert [line for line in told if "10 lines were dropped" in line]
    shown = [line for line in told if "line number" in line]
    assert len(shown) == sent - 10
    assert MOST_WAITING - PIPE < len(read) < MOST_WAITING + 4 * PIPE
    if isinstance(lines, JsonFormatter):
        assert all(json.loads(line)["level"] for line in told)


def test_a_log_that_cannot_be_written_is_counted_and_nothing_else() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    before = dropped.lines
    handler = BackgroundHandler(lambda text: _write(writer, text))
    handler.setFormatter(TextFormatter())
    for number in range(5):
        handler.handle(_record(number))
    handler.handle(logging.makeLogRecord({"msg": "%d", "args": ("no number",)}))
    handler.close()
    os.close(writer)
    assert dropped.lines == before + 6


def test_threads_of_logs_that_were_closed_end(pipe: tuple[int, int]) -> None:
    handler = BackgroundHandler(lambda text: _write(pipe[1], text))
    handler.handle(_record(1))
    handler.close()
    assert os.read(pipe[0], PIPE).startswith(b"line number")
    deadline = monotonic() + 20
    while handler._thread in threading.enumerate() and monotonic() < deadline:
        handler._thread.join(1)
    assert not handler._thread.is_alive()


def _record(number: int) -> logging.LogRecord:
    return logging.makeLogRecord({"msg": "line number %d " + "x" * 900, "args": (number,)})


def _write(end: int, text: bytes) -> None:
    while text:
        text = text[os.write(end, text) :]
