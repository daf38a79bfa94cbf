"""Tables in memory: asleep, awake, old, and used by two processes at once."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest

from marrakech.core.errors import Refusal
from marrakech.server import sweeper as sweeping
from marrakech.server.hub import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.settings import DAY, Settings
from marrakech.server.storage import Storage
from marrakech.server.sweeper import Sweeper
from marrakech.server.viewer import MOST_ANSWERS, Message, Viewer
from marrakech.table.messages import (
    Act,
    Bye,
    Do,
    Done,
    News,
    NewTable,
    Present,
    Rematch,
    Resign,
    Say,
    SeatPlan,
    StandIn,
    State,
    TableMade,
    Throw,
)
from tests.server.players import decoder

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path


class Told:
    """A connection that keeps what was said on it."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.bye: Bye | None = None

    def send(self, messages: list[Message]) -> None:
        self.messages += [decoder.decode(message.text) for message in messages]

    def dismiss(self, bye: Bye) -> None:
        self.bye = bye

    def keep_alive(self, at: float) -> None:
        """The other side is always there."""


TWO = NewTable([SeatPlan("person", "A"), SeatPlan("person", "B")], first=0)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Hub]:
    settings = Settings(data=folder)
    storage = await Storage.open(folder)
    hub = Hub(storage, settings, Metrics())
    try:
        yield hub
    finally:
        await hub.close()
        await storage.close()


def with_hub(folder: Path, do: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(folder) as hub:
            await do(hub)

    asyncio.run(run())


def secrets_of(made: TableMade) -> list[str]:
    return [ticket.secret for ticket in made.tickets]


async def act(hub: Hub, made: TableMade, do: Do) -> Done:
    live = await hub.open(made.table)
    return await hub.done(live, do, hub.seats_of(live, secrets_of(made)))


def fall_asleep(hub: Hub) -> None:
    for live in list(hub.tables.values()):
        assert live.is_idle(monotonic() + 1)
        hub.let_go(live)


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        await act(hub, made, Do("1", 99, 0, Act("L")))
        before = await hub.look(made.table)
        fall_asleep(hub)
        assert not hub.tables
        assert await hub.look(made.table) == before

    with_hub(tmp_path, do)


def test_a_table_sleeps_while_others_look_and_wakes_for_a_command(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        live = await hub.open(made.table)
        told = Told()
        viewer = Viewer(live, told)
        live.enter(viewer)
        viewer.greet((), 0)
        await asyncio.sleep(0.3)
        live.used = 0
        fall_asleep(hub)
        assert live.is_asleep
        assert hub.tables[made.table] is live
        await act(hub, made, Do("1", 99, 0, Act("L")))
        await asyncio.sleep(0.1)
        kinds = [type(message).__name__ for message in told.messages]
        assert [kind for kind in kinds if kind != "Present"] == ["State", "News"]

    with_hub(tmp_path, do)


def test_two_processes_can_serve_one_table(tmp_path: Path) -> None:
    async def do(one: Hub) -> None:
        async with opened(tmp_path) as two:
            made = await one.make(TWO)
            await two.open(made.table)
            await act(one, made, Do("1", 99, 0, Act("L")))
            # the other has not heard of it: it is told when it wants to store something
            await act(two, made, Do("2", 99, 1, Say("hello")))
            with pytest.raises(Refusal, match="meanwhile"):
                await act(one, made, Do("3", 1, 0, Throw()))
            await act(one, made, Do("1", 99, 0, Act("L")))  # the same again: done already
            await act(one, made, Do("4", 99, 1, Say("thanks")))
            seen = (await one.look(made.table)).log
            assert [item.n for item in seen] == list(range(len(seen)))
            assert (await two.look(made.table)).log == seen[:-1]

    with_hub(tmp_path, do)


def test_a_rematch_is_made_once_by_whichever_process(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        await act(hub, made, Do("1", 99, 0, Resign()))
        await act(hub, made, Do("2", 99, 0, Rematch()))
        assert (await hub.look(made.table)).rematch is None
        await act(hub, made, Do("3", 99, 1, Rematch()))
        for _ in range(100):
            if following := (await hub.look(made.table)).rematch:
                break
            await asyncio.sleep(0.01)
        else:
            pytest.fail("there is no other table")
        live = await hub.open(following)
        assert hub.seats_of(live, secrets_of(made)[:1]) == (1,), "seats have moved on"
        assert (await hub.storage.count())["playing"] == 1

    with_hub(tmp_path, do)


def test_a_bot_stands_in_only_for_who_is_away(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        live = await hub.open(made.table)
        viewer = Viewer(live, Told())
        live.enter(viewer)
        viewer.greet((1,), 0)
        with pytest.raises(Refusal, match="is here"):
            await act(hub, made, Do("1", 99, 0, StandIn(1, "porter")))
        live.leave(viewer)
        await act(hub, made, Do("2", 99, 0, StandIn(1, "porter")))
        assert (await hub.look(made.table)).seats[1].level == "porter"

    with_hub(tmp_path, do)


def test_a_server_that_closes_at_once_has_noted_everything(tmp_path: Path) -> None:
    async def do() -> None:
        async with opened(tmp_path) as hub:
            made = await hub.make(TWO)
            await act(hub, made, Do("1", 99, 0, Resign()))
        storage = await Storage.open(tmp_path)
        try:
            assert await storage.count() == {"over": 1}
            assert await storage.behind() == []
        finally:
            await storage.close()

    asyncio.run(do())


# ------------------------------------------------------------------------------ the sweeper


def test_old_tables_go_and_those_who_look_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        live = await hub.open(made.table)
        viewer = Viewer(live, Told())
        live.enter(viewer)
        sweeper = Sweeper(hub)
        await sweeper.sweep()
        assert made.table in hub.tables
        later = live.table.changed + 31 * DAY
        monkeypatch.setattr(sweeping, "now", lambda: later)
        await sweeper.expire()
        assert made.table not in hub.tables
        assert viewer.bye is not None
        assert viewer.bye.reason == "gone"
        with pytest.raises(Refusal):
            await hub.open(made.table)

    with_hub(tmp_path, do)


def test_finished_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        await act(hub, made, Do("1", 99, 0, Resign()))
        await asyncio.sleep(0.1)
        monkeypatch.setattr(sweeping, "now", lambda: 10**15)
        await Sweeper(hub).expire()
        assert (await hub.look(made.table)).standing == "over"

    with_hub(tmp_path, do)


def test_the_sweeper_lets_idle_tables_sleep(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        await act(hub, made, Do("1", 99, 0, Act("L")))
        await Sweeper(hub).sweep()
        assert made.table in hub.tables
        hub.tables[made.table].used -= 1000
        await Sweeper(hub).sweep()
        assert not hub.tables

    with_hub(tmp_path, do)


# ------------------------------------------------------------------------------ viewers


def test_a_slow_viewer_misses_nothing(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(NewTable([SeatPlan("bot", level="porter")] * 3))
        live = await hub.open(made.table)
        told = Told()
        viewer = Viewer(live, told)
        live.enter(viewer)
        viewer.greet((), 0)
        seen: list[int] = []
        standing = ""
        while standing != "over":
            viewer.resume()
            await asyncio.sleep(0)
            viewer.pause()
            for message in told.messages:
                if not isinstance(message, Present):
                    seen.extend(item.n for item in message.log)
                    standing = message.standing or standing
            told.messages.clear()
            await asyncio.sleep(0.1)
        assert seen == list(range(len(live.table.log)))

    with_hub(tmp_path, do)


def test_nothing_is_told_while_a_viewer_takes_nothing(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        live = await hub.open(made.table)
        told = Told()
        viewer = Viewer(live, told)
        live.enter(viewer)
        viewer.greet((), 0)
        viewer.pause()
        await act(hub, made, Do("1", 99, 0, Act("L")))
        await asyncio.sleep(0.01)
        assert told.messages == []
        viewer.resume()
        await asyncio.sleep(0.01)
        first = told.messages[0]
        assert isinstance(first, State)
        assert first.log == live.table.log
        assert not any(isinstance(message, News) for message in told.messages)

    with_hub(tmp_path, do)


def test_a_viewer_with_too_many_answers_is_sent_away(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        viewer = Viewer(await hub.open((await hub.make(TWO)).table), Told())
        for number in range(MOST_ANSWERS + 1):
            viewer.answer(Done(str(number), 1))
        assert viewer.bye is not None
        assert viewer.bye.reason == "too-many"

    with_hub(tmp_path, do)
