"""The game of bots that is on in the lobby: it is played only while somebody looks."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import httpx
import pytest

from marrakech.server import show
from marrakech.server.errors import ServerRefusal
from marrakech.server.hub import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.settings import Settings
from marrakech.server.storage import Storage
from marrakech.server.sweeper import Sweeper
from marrakech.table.messages import NewTable, SeatPlan
from tests.server.players import Client
from tests.server.running import PLENTY, running
from tests.server.test_hub import expire

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path


@asynccontextmanager
async def a_hub(data: Path) -> AsyncIterator[Hub]:
    storage = await Storage.open(data)
    hub = Hub(storage, Settings(data), Metrics())
    try:
        yield hub
    finally:
        await hub.close()
        await storage.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110  (nothing tells when)
            await asyncio.sleep(0.02)


def test_bots_play_while_somebody_looks_and_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(show, "PACE_SECONDS", 0.01)
    monkeypatch.setattr(show, "VISIT_SECONDS", 0.3)
    monkeypatch.setattr(show, "PLAYERS", ("porter",) * 4)

    async def run() -> None:
        async with a_hub(tmp_path) as hub:
            assert not hub.tables, "nobody has looked yet"
            listing = hub.show.visit()
            live = hub.tables[listing.table]
            assert [seat.kind for seat in listing.seats] == ["bot"] * 4
            await until(lambda: live.thinking is None)
            stopped = live.version
            assert stopped > 1
            assert live.table.standing == "playing", "it stopped in the middle"
            await Sweeper(hub).sweep()
            await asyncio.sleep(0.1)
            assert live.version == stopped, "nobody looks"
            assert hub.show.visit().table == listing.table
            await until(lambda: live.version > stopped)
            assert await hub.storage.rows() == [], "it is never stored"
            assert hub.unfinished == 0, "and counts for no limit"
            assert hub.known() == {}, "nor does another process miss it"

    asyncio.run(run())


def test_a_game_that_is_over_makes_room_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(show, "PACE_SECONDS", 0)
    monkeypatch.setattr(show, "PAUSE_SECONDS", 0.1)
    monkeypatch.setattr(show, "PLAYERS", ("porter",) * 2)

    async def run() -> None:
        async with a_hub(tmp_path) as hub:
            first = hub.show.visit().table
            await until(lambda: hub.tables[first].table.standing == "over")
            assert hub.show.visit().table == first, "its end can be seen for a while"
            await asyncio.sleep(0.15)
            second = hub.show.visit().table
            assert second != first
            hub.show.sweep()
            assert list(hub.tables) == [second]
            with pytest.raises(ServerRefusal):
                await hub.open(first)
            monkeypatch.setattr(show, "LEFT_SECONDS", -1)
            hub.show.sweep()
            assert not hub.tables, "nobody has looked for long"

    asyncio.run(run())


def test_the_lobby_shows_public_results_and_no_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_hub(tmp_path) as hub:
            bots = [SeatPlan("bot", level="porter"), SeatPlan("bot", level="porter")]
            public = await hub.make(NewTable(bots, listed=True))
            private = await hub.make(NewTable(bots))
            tables = [hub.tables[made.table].table for made in (public, private)]
            await until(lambda: all(table.standing == "over" for table in tables))
            row = hub.tables[public.table]
            await until(lambda: row.noted == row.version)
            await hub.storage.note([])  # behind all that is to be stored
            (finished,) = await hub.lobby.finished()
            assert finished.table == public.table
            assert finished.result == hub.tables[public.table].table.result()
            await expire(hub, public.table)
            assert await hub.lobby.finished() == [], "what is gone is not shown"

    asyncio.run(run())


def test_it_is_watched_like_any_table_and_nobody_can_play_there(tmp_path: Path) -> None:
    async def run(url: str, table: str) -> int:
        async with Client(url, table) as viewer:
            begun = viewer.state.version if viewer.state else 0
            while viewer.state is None or viewer.state.version == begun:
                await viewer.hear(30)
            return viewer.state.version - begun

    with running(tmp_path / "data", *PLENTY) as server:
        shown = httpx.get(f"{server.url}/api/lobby").json()["show"]
        assert asyncio.run(run(server.socket, shown["table"])) > 0
        with httpx.Client(base_url=f"{server.url}/api/tables") as http:
            taken = http.post(f"/{shown['table']}/seats", json={"name": "Ana"})
            assert taken.status_code == 409
            assert http.get("", params={"standing": "playing"}).json() == []
        server.stop()
        assert "Traceback" not in server.log()
        with running(tmp_path / "data", *PLENTY) as again:
            answer = httpx.get(f"{again.url}/api/tables/{shown['table']}")
            assert answer.status_code == 404
