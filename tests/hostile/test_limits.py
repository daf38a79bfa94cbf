"""Limits hold whichever way leads to what is limited."""

from __future__ import annotations

import asyncio
import json
from time import sleep
from typing import TYPE_CHECKING

import httpx
import pytest

from marrakech.table.commands import MOST_UNDONE
from marrakech.table.messages import Act, Do, Done, Refused, Throw, Undo
from tests.hostile.attacking import Raw
from tests.server.players import Client
from tests.server.running import Process

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TABLE = {"seats": [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]}
MOST = 5


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server that lets an address set up few tables, and ask as much as it likes."""
    process = Process(
        tmp_path / "data",
        *("--tables-per-minute", str(MOST)),
        *("--requests-per-second", "100000", "--actions-per-second", "100000"),
    )
    yield process
    process.kill()


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/", "/api//tables", "/api%2ftables", "/api/%74ables"]
)
def test_tables_by_any_path(server: Process, path: str) -> None:
    body = json.dumps(TABLE).encode()
    made = 0
    for _ in range(3 * MOST):
        with Raw(server) as asker:
            asker.socket.sendall(
                f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\n\r\n".encode()
                + body
            )
            made += asker.read_head().split()[1] == b"201"
    assert made <= MOST


def test_tables_by_playing_again(server: Process) -> None:
    with httpx.Client(base_url=f"{server.url}/api") as client:
        table = client.post("/tables", json=TABLE).json()
        seats = ", ".join(ticket["secret"] for ticket in table["tickets"])
        client.headers["Authorization"] = f"Seat {seats}"
        made = [table["table"]]

        def do(seat: int, kind: str) -> int:
            message = {"id": kind, "version": 9999, "seat": seat, "command": {"type": kind}}
            return client.post(f"/tables/{made[-1]}/commands", json=message).status_code

        statuses = []
        for _ in range(3 * MOST):
            do(0, "resign")
            statuses += [do(0, "rematch"), do(1, "rematch")]
            if statuses[-1] == 429:
                break
            while not (following := client.get(f"/tables/{made[-1]}").json()["rematch"]):
                sleep(0.02)
            made.append(following)
        assert 1 < len(made) <= MOST
        assert statuses[-1] == 429


def test_a_table_does_not_grow_for_ever(server: Process) -> None:
    """Whoever reads it has to go through all that ever happened there."""
    with httpx.Client(base_url=f"{server.url}/api", timeout=60) as client:
        table = client.post("/tables", json={**TABLE, "first": 0}).json()
        seats = ", ".join(ticket["secret"] for ticket in table["tickets"])
        client.headers["Authorization"] = f"Seat {seats}"

    async def play() -> str:
        secrets = [ticket["secret"] for ticket in table["tickets"]]
        async with Client(server.socket, table["table"], secrets) as player:
            for number in range(4 * MOST_UNDONE):
                command = Undo() if number % 2 else Act("L")
                answer = await player.ask(Do(f"{number}", 10**6, 0, command))
                if isinstance(answer, Refused):
                    assert number >= 2 * MOST_UNDONE, "people change their minds"
                    assert isinstance(await player.ask(Do("go", 10**6, 0, Throw())), Done)
                    return answer.reason
        raise AssertionError("there is no end to it")

    assert asyncio.run(play()) == "table-too-often"
