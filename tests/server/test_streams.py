"""Streams of events inside a server: who does not read costs nothing, and who is counted leaves."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from marrakech.server import streams
from marrakech.server.errors import ServerRefusal
from marrakech.server.keys import new_secret
from marrakech.server.server import Server
from marrakech.server.settings import Settings
from marrakech.table.entries import Played
from marrakech.table.events import Teller
from marrakech.table.messages import Do, NewTable, SeatPlan, StandIn
from marrakech.table.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from marrakech.server.live_table import LiveTable

HERE = "192.0.2.1"
BOTS = NewTable([SeatPlan("bot", level="porter"), SeatPlan("bot", level="apprentice")])


@asynccontextmanager
async def serving(folder: Path, most: int = 200) -> AsyncIterator[Server]:
    server = Server(Settings(folder, connections_per_address=most))
    async with asyncio.timeout(120), server.running():
        yield server


async def begun(server: Server, new: NewTable = BOTS) -> LiveTable:
    made = await server.hub.make(new, None, [new_secret()])
    return await server.hub.open(made.table)


async def ended(live: LiveTable) -> None:
    while live.table.standing != "over":  # noqa: ASYNC110  (bots play by themselves)
        await asyncio.sleep(0.01)


def test_who_does_not_read_costs_no_lines_and_misses_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            live = await begun(server)
            idle = server.streams.table(live, (), 0, HERE)
            await anext(idle)
            await ended(live)
            lines = server.streams._lines[live.id]
            assert lines._lines == [], "nothing is made before somebody wants it"
            heard = [json.loads(line) async for part in idle for line in part.splitlines()]
            numbers = [line["number"] for line in heard if line["type"] == "event"]
            assert numbers == list(range(1, len(numbers) + 1))
            assert heard[-1]["reason"] == "over"
            del lines
            assert live.id not in server.streams._lines, "and nothing is kept when all have gone"

    asyncio.run(run())


def test_streams_are_counted_and_leave_when_they_are_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, most=2) as server:
            live = await begun(server, NewTable([SeatPlan("person", "Ada"), SeatPlan("open")]))
            two = [server.streams.table(live, (0,), None, HERE) for _ in range(2)]
            for each in two:
                await anext(each)
            assert live.present() == {0}
            with pytest.raises(ServerRefusal, match="too much"):
                await anext(server.streams.table(live, (), None, HERE))
            for each in two:
                await each.aclose()
            assert (live.present(), server.connections.total) == (set(), 0)
            again = server.streams.table(live, (), None, HERE)
            await anext(again)
            await again.aclose()

    asyncio.run(run())


def test_a_server_that_closes_says_so_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "PING_SECONDS", 1000.0)

    async def run() -> None:
        async with serving(tmp_path) as server:
            live = await begun(server, NewTable([SeatPlan("person", "Ada"), SeatPlan("open")]))
            stream = server.streams.table(live, (), None, HERE)
            await anext(stream)
            waiting = asyncio.ensure_future(anext(stream))
            await asyncio.sleep(0)
            closing = asyncio.ensure_future(server.hub.close())
            end = json.loads(await waiting)
            assert (end["type"], end["reason"]) == ("end", "restart")
            await stream.aclose()
            await closing
            with pytest.raises(ServerRefusal):
                await anext(server.streams.table(live, (), None, HERE))

    asyncio.run(run())


def test_events_are_the_same_wherever_the_telling_begins(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            seats = [SeatPlan("person", "Ada"), *BOTS.seats]
            live = await begun(server, NewTable(seats, rules="standard/3"))
            await server.hub.done(live, Do("1", live.version, 0, StandIn(0)), (0,))
            await ended(live)
            entries = list(live.table.entries)
            assert len(entries) > 100
            whole = Teller(live.id)
            told = [whole.tell(entry) for entry in entries]
            for since in range(0, len(entries), 13):
                later = Teller(live.id, entries[:since])
                assert [later.tell(entry) for entry in entries[since:]] == told[since:]
            played = [
                event
                for event, entry in zip(told, entries, strict=True)
                if isinstance(entry, Played)
            ]
            assert all(event.happened for event in played)
            table = Table(live.id, entries)
            items = [item for event in told for item in event.happened]
            assert items == table.log, "together they are the whole log"

    asyncio.run(run())
