"""Asking why an action is not possible, over a live connection and over HTTP."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from marrakech.server import socket as live_socket
from marrakech.table.messages import Because, Bye, Present, Refused, TableState
from tests.server.players import decoder
from tests.server.running import running, set_up
from tests.server.test_hub import expire, fall_asleep
from tests.server.test_socket import HELLO, Place, at

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from websockets.asyncio.client import ClientConnection


def question(action: str, version: int, name: str = "q") -> str:
    return json.dumps({"type": "why-not", "id": name, "version": version, "action": action})


async def greeted(raw: ClientConnection) -> int:
    """Say hello, with no secret; the version."""
    await raw.send(HELLO)
    state = decoder.decode(await raw.recv())
    assert isinstance(state, TableState)
    await raw.recv()  # who is there
    return state.version


async def asked(raw: ClientConnection, text: str) -> Any:  # noqa: ANN401
    """The answer; who comes and goes meanwhile is another matter."""
    await raw.send(text)
    while isinstance(answer := decoder.decode(await raw.recv()), Present):
        pass
    return answer


def test_anybody_who_looks_is_told_the_reason_and_the_rule(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        async with connect(here.url) as raw:
            version = await greeted(raw)
            answer = await asked(raw, question("d3e3", version, "mine"))
            assert isinstance(answer, Because)
            assert (answer.id, answer.version) == ("mine", version)
            assert (answer.reason, answer.rule) == ("not-now", "R3.1")
            assert answer.details["legal"] == "L, F, R"
            possible = await asked(raw, question("L", version))
            assert (possible.reason, possible.details, possible.rule) == (None, {}, None)
            unreadable = await asked(raw, question("d3f3", version))
            assert (unreadable.reason, unreadable.rule) == ("action", None)
            [line] = here.lines()
            assert line.viewer is not None
            assert line.viewer.live.version == version, "nothing has changed"

    at(tmp_path, do)


def test_the_first_message_is_still_hello(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        async with connect(here.url) as raw:
            answer = await asked(raw, question("L", 0, "early"))
            assert isinstance(answer, Refused)
            assert (answer.id, answer.reason) == ("early", "server-not-understood")

    at(tmp_path, do)


def test_a_table_that_sleeps_is_read_for_a_question(tmp_path: Path) -> None:
    async def do(here: Place) -> None:
        async with connect(here.url) as raw:
            version = await greeted(raw)
            [line] = here.lines()
            assert line.viewer is not None
            fall_asleep(here.server.hub)
            assert line.viewer.live.is_asleep
            answer = await asked(raw, question("d3e3", version))
            assert (answer.reason, answer.rule) == ("not-now", "R3.1")
            await expire(here.server.hub, line.table_id)

    at(tmp_path, do)


def test_hundreds_of_questions_at_a_hand_s_pace_are_all_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pace is quickened a hundred times, and so is what is allowed."""
    monkeypatch.setattr(live_socket, "QUESTIONS_PER_SECOND", 1000)

    async def do(here: Place) -> None:
        async with connect(here.url) as raw:
            version = await greeted(raw)
            for number in range(300):
                answer = await asked(raw, question("d3e3", version, str(number)))
                assert isinstance(answer, Because)
                await asyncio.sleep(0.001)
            [line] = here.lines()
            assert line.bucket.level == line.bucket.most - 1, "they are not counted as actions"

    at(tmp_path, do)


def test_a_flood_is_refused_and_then_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_socket, "QUESTIONS_PER_SECOND", 0.01)  # whatever this machine does

    async def do(here: Place) -> None:
        async with connect(here.url) as raw:
            version = await greeted(raw)
            answers: list[Any] = []
            with suppress(ConnectionClosed):
                while len(answers) < 1000:
                    asking = question("d3e3", version, str(len(answers)))
                    answers.append(await asked(raw, asking))
            with suppress(ConnectionClosed):
                while True:
                    answers.append(decoder.decode(await raw.recv()))
            told = [answer for answer in answers if isinstance(answer, Because)]
            late = [answer for answer in answers if isinstance(answer, Refused)]
            assert len(told) == live_socket.QUESTIONS_AT_ONCE
            assert {answer.reason for answer in late} == {"server-too-many"}
            assert late[0].id == str(len(told)), "which one it was"
            assert len(late) == live_socket.PATIENCE
            assert isinstance(answers[-1], Bye)
            assert answers[-1].reason == "too-many"
        async with connect(here.url) as raw:
            assert await greeted(raw) == version, "and may come back"

    at(tmp_path, do)


def test_it_can_be_asked_over_http(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        made: Any = set_up(server, "person", "person", first=0)
        where = f"{server.url}/api/tables/{made['table']}"
        version = httpx.get(where).json()["version"]
        answer = httpx.get(f"{where}/why-not?action=d3e3")
        assert answer.status_code == 200
        told = answer.json()
        assert (told["type"], told["reason"], told["rule"]) == ("because", "not-now", "R3.1")
        assert told["version"] == version == httpx.get(where).json()["version"]
        assert httpx.get(f"{where}/why-not?action=L").json()["reason"] is None
        stale = httpx.get(f"{where}/why-not?action=L&version=0").json()
        assert stale["reason"] == "table-stale"
        for wrong in ("", f"?action={'x' * 99}", "?action=L&version=-1", "?action=L&version=x"):
            assert httpx.get(f"{where}/why-not{wrong}").status_code == 400
        assert httpx.get(f"{where}x/why-not?action=L").status_code == 404
        command = {"type": "act", "action": "d3e3"}
        order = {"id": "1", "version": version, "seat": 0, "command": command}
        secret = {"Authorization": f"Seat {made['tickets'][0]['secret']}"}
        refused = httpx.post(f"{where}/commands", json=order, headers=secret)
        assert (refused.status_code, refused.json()["rule"]) == (409, "R3.1")
