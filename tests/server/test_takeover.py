"""What goes on by itself is known to the database as soon as it begins, and goes on elsewhere."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from marrakech.server import handing_over
from marrakech.server.keys import name_of_next
from marrakech.server.ready import Readiness
from marrakech.server.viewer import Viewer
from marrakech.table.messages import (
    Act,
    Bye,
    Do,
    Done,
    NewTable,
    Rematch,
    Resign,
    SeatPlan,
    Start,
    TakeSeat,
    Throw,
)
from tests.server.test_hub import TWO, Told, act, fall_asleep, until
from tests.server.test_postgres import two_hubs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from marrakech.server.hub import Hub
    from marrakech.table.messages import TableMade
    from tests.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take a server for dead as soon as it has stored no beat after another one's."""
    monkeypatch.setattr("marrakech.server.table_clocks.GONE_MS", 0)


def dies_after_storing(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of what follows an entry that is stored happens any more at this server."""
    monkeypatch.setattr(hub, "changed", lambda _live: None)
    monkeypatch.setattr(hub.rows, "note", lambda _live, _row=None: None)


async def goes_on_at(hub: Hub, is_done: Callable[[], bool]) -> None:
    """Let a server look after those that are gone, as it does every second, until it is done."""
    async with asyncio.timeout(20):
        while not is_done():
            await hub.heartbeat.store()
            await hub.clocks.adopt()
            await asyncio.sleep(0.01)


async def resigned(hub: Hub, made: TableMade) -> None:
    """End a game."""
    await act(hub, made, Do("end", hub.tables[made.table].version, 0, Resign()))


@pytest.mark.parametrize("how", ["fills", "sits", "rematch"])
def test_a_game_whose_server_dies_as_it_begins_goes_on_though_nobody_looks(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """It dies after the entry is stored, and before it can store anything about it."""

    async def run() -> None:
        async with two_hubs(postgres.fresh(), tmp_path) as (one, two):
            await one.heartbeat.begin()
            await two.heartbeat.begin()
            person = SeatPlan("person", "A")
            seats = [SeatPlan("bot", level="porter"), person, SeatPlan("open")]
            made = await one.make(TWO if how == "rematch" else NewTable(seats, first=0))
            version = one.tables[made.table].version
            if how == "rematch":
                await resigned(one, made)
                version = one.tables[made.table].version
                await act(one, made, Do("again", version, 0, Rematch()))
                dies_after_storing(one, monkeypatch)
                await act(one, made, Do("again too", version + 1, 1, Rematch()))
                following = name_of_next(made.table)
                await goes_on_at(two, lambda: following in two.tables)
                return
            dies_after_storing(one, monkeypatch)
            if how == "fills":
                await act(one, made, Do("1", version, 1, Start("porter")))
            else:
                await one.sit(made.table, TakeSeat("B"))
            stored = one.tables[made.table].version
            await goes_on_at(
                two, lambda: made.table in two.tables and two.tables[made.table].version > stored
            )

    asyncio.run(run())


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_server_that_lets_go_of_a_table_takes_it_from_nobody(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """Before or after the other one has let a person play, after whom it is a bot's turn."""

    async def run() -> None:
        async with two_hubs(postgres.fresh(), tmp_path) as (one, two):
            await one.heartbeat.begin()
            await two.heartbeat.begin()
            seats = [SeatPlan("person", "A"), SeatPlan("bot", level="porter")]
            made = await one.make(NewTable(seats, first=0))
            live = one.tables[made.table]
            await act(one, made, Do("1", live.version, 0, Act("L")))
            await act(one, made, Do("2", live.version, 0, Throw()))
            await two.open(made.table)
            await asyncio.sleep(0.1)  # it has told the database that it has the table, too
            if when == "before":
                fall_asleep(two)
            dies_after_storing(one, monkeypatch)
            todo = live.table.state().todo
            assert todo is not None
            await act(one, made, Do("3", live.version, 0, Act(todo.legal[0])))
            if when == "after":
                fall_asleep(two)
            await asyncio.sleep(0.1)
            stored = live.version
            assert made.table not in two.tables
            await goes_on_at(
                two, lambda: made.table in two.tables and two.tables[made.table].version > stored
            )

    asyncio.run(run())


def test_viewers_are_sent_to_other_servers_a_few_at_a_time_and_the_rest_plays_on(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handing_over, "AT_ONCE", 2)

    async def run() -> None:
        async with two_hubs(postgres.fresh(), tmp_path) as (one, _):
            made = await one.make(TWO)
            live = one.tables[made.table]
            lines = [Told() for _ in range(9)]
            for line in lines:
                one.enter(live, Viewer(live, line))
            sending = asyncio.create_task(handing_over.hand_over(one))
            await until(lambda: any(line.bye for line in lines))
            assert await Readiness().ask(one) == "closing"
            assert not all(line.bye for line in lines)
            start = live.version
            assert await act(one, made, Do("1", start, 0, Act("L"))) == Done("1", start + 1)
            await sending
            await asyncio.sleep(0.01)
            assert {line.bye for line in lines} == {Bye("restart", handing_over.RETRY_SECONDS)}

    asyncio.run(run())
