"""The client in twenty lines plays a whole game, over the end of its server, too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.programs import Program
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Iterator

CLIENT = Path(__file__).parents[2] / "examples" / "bot_client.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[list[Process]]:
    """A server; the last of the list is the one that runs."""
    servers = [Process(tmp_path / "data", *PLENTY)]
    yield servers
    servers[-1].kill()


def test_twenty_lines_play_a_game_to_its_end(server: list[Process]) -> None:
    program = Program(server[0])
    seats = [{"kind": "person", "name": "Ada", "program": True}, {"kind": "open"}]
    made = httpx.post(f"{server[0].url}/api/tables", json={"seats": seats}).json()
    table, secret = made["table"], made["tickets"][0]["secret"]
    client = subprocess.Popen(
        [sys.executable, CLIENT, f"{server[0].url}/t/{table}", program.token],
        stderr=subprocess.PIPE,
        text=True,
    )
    mine = {"Authorization": f"Seat {secret}"}
    while httpx.get(f"{server[0].url}/api/tables/{table}").json()["standing"] == "waiting":
        assert client.poll() is None
        sleep(0.05)
    server[0].kill()
    server.append(server[0].again())
    # a bot of the server plays for the other seat from here on
    stand_in = {"type": "stand-in", "seat": 0, "level": "porter"}
    body = {"id": "1", "version": 1, "seat": 0, "command": stand_in}
    done = httpx.post(f"{server[1].url}/api/tables/{table}/commands", json=body, headers=mine)
    assert done.status_code == 200, done.text
    _, errors = client.communicate(timeout=120)
    assert (client.returncode, errors) == (0, "")
    state = httpx.get(f"{server[1].url}/api/tables/{table}").json()
    assert state["standing"] == "over"
    assert state["seats"][1]["name"] == "Twenty lines"
    assert state["seats"][1]["program"] is True
    assert state["seats"][1]["gone"] is None
