"""Nothing that comes over the wire makes the server stumble: the short run of wire.py."""

from __future__ import annotations

import asyncio
import re
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

import uvloop

from marrakech.server.app import create_app
from marrakech.server.settings import Settings
from marrakech.table.messages import Command
from tests.fuzz import wire_server
from tests.fuzz.wire import CORPUS, Fuzzer, memory, read
from tests.fuzz.wire_inputs import COMMANDS, FRAME, PLAIN, Step, from_line, seeds, to_line
from tests.fuzz.wire_server import InProcess

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    import pytest

    from tests.fuzz.wire_inputs import Conversation

SECONDS = 8.0
MORE = 60.0
"""Megabytes that a process may need for a few thousand connections, and what is kept of them."""


async def run(data: Path, corpus: Iterable[Conversation], seconds: float, seed: int) -> Fuzzer:
    """Try a corpus as it is, and spoilt for so long."""
    async with InProcess(data) as server:
        fuzzer = Fuzzer(server, seed, corpus)
        until = monotonic() + seconds
        while fuzzer.done < len(fuzzer.corpus) or monotonic() < until:
            await fuzzer.batch()
        return fuzzer


def test_nothing_makes_it_stumble(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seed = Random().randrange(10**9)
    before = memory()
    with capsys.disabled():
        print(f"\nwire: seed {seed}")  # noqa: T201  (to try the same again)
    fuzzer = uvloop.run(run(tmp_path / "data", [*seeds(), *read(CORPUS)], SECONDS, seed))
    assert not fuzzer.findings, f"seed {seed}: {[finding.what for finding in fuzzer.findings]}"
    assert len(fuzzer.answers) > 40, "it is answered in many ways"
    assert any(" 2state" in answer or "1state" in answer for answer in fuzzer.answers), "also live"
    assert memory() - before < MORE


def test_conversations_are_told_apart(tmp_path: Path) -> None:
    """What is looked for is found: a handler that fails, and one that never comes to an end."""

    async def try_it() -> list[str]:
        async with InProcess(tmp_path / "data") as server:
            fuzzer = Fuzzer(server, 1, [])

            async def broken(*_: object) -> None:
                raise LookupError("on purpose")

            server.server.hub.lobby.shown = broken  # type: ignore[method-assign, assignment]
            request = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n"
            await fuzzer._try([(Step(PLAIN, request), Step("cut"))])
            return fuzzer._found()

    found = asyncio.run(try_it())
    assert any("LookupError: on purpose" in each for each in found)
    assert any("an answer 500" in each for each in found)


def test_a_stream_ends_with_its_connection_though_another_request_waits_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_server, "SETTLED_SECONDS", 10.0)

    async def try_it() -> tuple[bytes, list[str]]:
        async with InProcess(tmp_path / "data") as server:
            stream, behind = (
                f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
                for path in (f"/api/tables/{server.made[0].table}/stream", "/api/lobby")
            )
            wire = server.connect("10.0.0.7")
            await server.feed(wire, stream)
            await server.settle(wire)
            await server.feed(wire, behind)
            answer = bytes(wire.answer)
            await server.hang_up(wire)
            await server.settle()
            return answer, [*server.errors.found, *server.left_behind()]

    answer, found = asyncio.run(try_it())
    assert answer.startswith(b"HTTP/1.1 200")
    assert found == []


def test_every_route_and_command_is_tried(tmp_path: Path) -> None:
    said = b"".join(step.data for conversation in seeds() for step in conversation).decode(
        "latin-1"
    )
    app, _ = create_app(Settings(data=tmp_path))
    litestar = app.app.ours  # type: ignore[attr-defined]
    for path in litestar.openapi_schema.paths:
        pattern = re.sub(r"\\{[^}]*\\}", "[^/ ]+", re.escape(path))
        assert re.search(rf" {pattern}[ ?]", said), path
    names = {each.__struct_config__.tag for each in Command.__args__}
    assert names == {command["type"] for command in COMMANDS}


def test_what_is_kept_is_read_again() -> None:
    for conversation in [*seeds(), *read(CORPUS)]:
        assert from_line(to_line(conversation)) == conversation
    assert any(step.kind == FRAME for each in read(CORPUS) for step in each)
