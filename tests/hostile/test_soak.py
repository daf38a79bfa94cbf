"""Honest players notice nothing of hostile ones: the short run of benchmarks/soak.py."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import httpx

from marrakech.table.messages import Act, Do, Done, Throw
from tests.hostile.attacking import MEGABYTE, is_well, memory
from tests.hostile.kinds import KINDS
from tests.server.players import Client
from tests.server.running import running

if TYPE_CHECKING:
    from tests.server.running import Process

ROOT = Path(__file__).parents[2]
SECONDS = 12.0
WARM = 2.0
TABLES = 3
MORE = 50 * MEGABYTE
LONGEST = 20.0
"""Seconds for an action, on a machine that is busy: how long it takes is measured elsewhere."""


async def play(server: Process, number: int, until: float) -> int:
    """Play at a table of one's own, from an address of one's own; how many actions were done."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.20.{1 + number}")
    seats = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
    async with httpx.AsyncClient(transport=transport, timeout=LONGEST) as asks:
        answer = await asks.post(f"{server.url}/api/tables", json={"seats": seats})
        assert answer.status_code == 201
        made = answer.json()
    secrets = [ticket["secret"] for ticket in made["tickets"]]
    done = 0
    async with Client(server.socket, made["table"], secrets) as player:
        while monotonic() < until and player.state is not None and player.state.todo is not None:
            todo = player.state.todo
            command = Throw() if todo.phase == "roll" else Act(todo.legal[done % len(todo.legal)])
            do = Do(f"{done}", player.state.version, todo.seat, command)
            async with asyncio.timeout(LONGEST):
                assert isinstance(await player.ask(do), Done)
                while player.state.version <= do.version:
                    await player.hear()
            done += 1
            with suppress(TimeoutError):
                await player.hear(0.2)
    return done


def test_honest_players_beside_hostile_ones(tmp_path: Path) -> None:
    async def all_of_them(server: Process, seconds: float) -> list[int]:
        until = monotonic() + seconds
        return await asyncio.gather(*(play(server, number, until) for number in range(TABLES)))

    with running(tmp_path / "data") as server:
        asyncio.run(all_of_them(server, WARM))
        before = memory(server)
        where = (server.host, str(server.port), "--seconds", str(SECONDS))
        hostile = subprocess.Popen(
            [sys.executable, "-m", "tests.hostile.kinds", *where],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            played = asyncio.run(all_of_them(server, SECONDS))
            told = hostile.communicate(timeout=120)[0]
        finally:
            hostile.kill()
        assert min(played) > 5
        assert memory(server) - before < MORE
        did = json.loads(told)
        assert set(did) == {kind.__name__ for kind in KINDS}
        assert min(did.values()) > 0, "every kind has had its turn"
        assert is_well(server)
        assert "Traceback" not in server.log()
        assert " ERROR " not in server.log()
