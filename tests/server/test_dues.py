"""Tables go on while nobody is connected: long clocks, and bots after a server was killed."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from marrakech.server.clock import now
from marrakech.server.heartbeat import GRACE_MS, Heartbeat, Outage, outages_of
from marrakech.server.hub import Hub
from marrakech.server.keys import key_of
from marrakech.server.live_table import FAR_MS, IN_USE, LiveTable
from marrakech.server.metrics import Metrics
from marrakech.server.reading import TableRow
from marrakech.server.settings import Settings
from marrakech.server.storage import Storage
from marrakech.server.sweeper import Sweeper
from marrakech.server.trouble import Trouble
from marrakech.server.viewer import Viewer
from marrakech.table.entries import AnyEntry, Played, Resumed, TimedOut, encode
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import Act, ClockPlan, Do, NewTable, SeatPlan
from marrakech.table.table import Table
from tests.history.stored import log_of
from tests.server.running import PLENTY, running
from tests.server.test_hub import TWO, Told, act, opened, until, with_hub

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

HOUR = 3_600_000
LONG = NewTable(TWO.seats, first=0, clock=ClockPlan("move", 36_000))


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """What lets time pass, for tables."""
    return lambda milliseconds: monkeypatch.setattr(now, "ahead", now.ahead + milliseconds)


def entries_of(live: LiveTable, kind: type[AnyEntry]) -> list[AnyEntry]:
    return [entry for entry in live.table.entries if isinstance(entry, kind)]


async def dues(hub: Hub) -> dict[str, int]:
    """What is stored of when tables need a look."""
    await asyncio.sleep(0.05)  # what is noted soon
    return dict(await hub.storage.soonest()) | dict.fromkeys(await hub.storage.in_use(), IN_USE)


def test_a_table_with_a_clock_of_hours_leaves_the_memory_and_its_time_is_over_in_time(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(LONG)
        sweeper = Sweeper(hub)
        assert await dues(hub) == {made.table: IN_USE}
        due = hub.tables[made.table].table.due()
        assert due is not None
        hub.tables[made.table].used -= 1000
        await sweeper.sweep()
        assert not hub.tables
        assert await dues(hub) == {made.table: due}
        await sweeper.sweep()
        assert hub.clocks.are_running()
        pass_time(5 * HOUR)
        await sweeper.sweep()
        assert not hub.tables, "there is time"
        live = await hub.open(made.table)
        assert await dues(hub) == {made.table: IN_USE}
        assert entries_of(live, Resumed) == [], "nobody was away"
        assert live.table.due() == due
        live.used -= 1000
        await sweeper.sweep()
        assert not hub.tables
        await asyncio.sleep(0.05)
        pass_time(due - now() - 500)
        await sweeper.sweep()
        live = hub.tables[made.table]
        await until(lambda: bool(entries_of(live, TimedOut)))
        late = entries_of(live, TimedOut)[0].at - due
        assert 0 <= late < 5_000

    with_hub(tmp_path, do)


def test_a_table_whose_time_is_nearly_over_stays(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(LONG)
        live = hub.tables[made.table]
        pass_time(10 * HOUR - FAR_MS + 1_000)
        live.used -= 1000
        await Sweeper(hub).sweep()
        assert not live.is_asleep

    with_hub(tmp_path, do)


def test_a_clock_of_hours_sleeps_while_its_player_looks(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(LONG)
        live = hub.tables[made.table]
        hub.enter(live, Viewer(live, Told()))
        live.used -= 1000
        await Sweeper(hub).sweep()
        assert live.is_asleep
        assert live.due is None
        await act(hub, made, Do("1", 99, 0, Act("L")))
        assert hub.awake(made.table) is live
        assert live.due is not None

    with_hub(tmp_path, do)


def test_what_comes_when_the_time_is_over_is_too_late_though_no_timer_has_come(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(NewTable(TWO.seats, first=0, clock=ClockPlan("move", 30)))
        live = hub.tables[made.table]
        live.set_timer(None, None)
        pass_time(30_000)
        with pytest.raises(TableRefusal) as refusal:
            await act(hub, made, Do("1", 99, 0, Act("L")))
        assert refusal.value.reason == "time-over"
        assert len(entries_of(live, TimedOut)) == 1

    with_hub(tmp_path, do)


async def left_behind(folder: Path, new: NewTable, *, due: int | None) -> str:
    """A table in the database of a server that was killed."""
    storage = await Storage.open(folder)
    keys = [key_of(seat.name) if seat.kind == "person" else None for seat in new.seats]
    made = Table.set_up("left", new, bytes(32), keys, now())
    row: TableRow = LiveTable(Table("left", made), 0).row()._replace(due=due)
    await storage.create(row, [encode(entry) for entry in made])
    await storage.begin_run(now(), 0)
    await storage.close()
    return "left"


BOT = NewTable([SeatPlan("person", "A"), SeatPlan("bot", level="porter")], first=1)


def test_a_bot_whose_server_was_killed_goes_on_though_nobody_looks(tmp_path: Path) -> None:
    data = tmp_path / "data"
    table = asyncio.run(left_behind(data, BOT, due=IN_USE))
    assert not any(isinstance(entry, Played) for entry in log_of(data, table))
    played: list[Played] = []
    with running(data, *PLENTY):
        for _ in range(200):
            played = [entry for entry in log_of(data, table) if isinstance(entry, Played)]
            if len(played) == 2:
                break
            time.sleep(0.1)
    assert [entry.seat for entry in played] == [1, 1]


def test_a_clock_whose_server_was_killed_goes_on_though_nobody_looks(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do() -> None:
        quick = NewTable(TWO.seats, first=0, clock=ClockPlan("move", 60))
        table = await left_behind(tmp_path, quick, due=IN_USE)
        pass_time(HOUR)
        async with opened(tmp_path) as hub:
            await Sweeper(hub).catch_up()
            live = hub.tables[table]
            clock = live.table.state(now=now()).clock
            assert clock is not None
            assert (clock.waits, clock.left[0] > 50_000) == (0, True), "it waits"
            pass_time(GRACE_MS)
            await hub.clocks.tick(live)
            clock = live.table.state(now=now()).clock
            assert clock is not None
            assert (clock.running, clock.left[0] > 50_000) == (0, True), "in vain"
            pass_time(60_000)
            await hub.clocks.tick(live)
            assert live.table.seats[0].times_out == 1

    asyncio.run(do())


def test_time_that_a_server_was_there_for_is_not_given_back_with_that_it_was_not(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    """A table that was not in memory: it slept for hours, with and without a server."""

    async def do() -> None:
        due = now() + 10 * HOUR
        table = await left_behind(tmp_path, LONG, due=due)
        pass_time(HOUR)  # without a server
        for _ in range(2):
            async with opened(tmp_path) as hub:
                hub.heartbeat._beat = now()
                await hub.storage.begin_run(hub.heartbeat.began, 0)
                pass_time(HOUR)
                hub.heartbeat._beat = now()
                await Sweeper(hub).catch_up()
                await Sweeper(hub).sweep()
                assert not hub.tables
            pass_time(HOUR)
        async with opened(tmp_path) as hub:
            live = await hub.open(table)
            clock = live.table.state(now=now()).clock
            assert clock is not None
            # three times there was no server, and each time players had a while to come back
            assert clock.waits == 0
            spent = 10 * HOUR - clock.left[0]
            assert abs(spent - (2 * HOUR - 2 * GRACE_MS)) < 10_000
            resumed = entries_of(live, Resumed)
            assert len(resumed) == 1

    asyncio.run(do())


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_woken(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(LONG)
        hub.tables[made.table].used -= 1000
        await Sweeper(hub).sweep()
        await asyncio.sleep(0.05)
        broken = TableRow("broken", 1, 1, "playing", listed=False, version=1, summary=b"{}", due=1)
        await hub.storage.create(broken, [b"nonsense"])
        row = broken._replace(id=made.table, due=2, version=99)
        await hub.storage.note([row])
        for _ in range(3):
            await Sweeper(hub).sweep()
        assert made.table in hub.tables
        assert caplog.text.count("table broken… is damaged") == 1

    with_hub(tmp_path, do)


def test_a_table_that_cannot_be_read_just_now_is_woken_later(tmp_path: Path) -> None:
    """That a database fails for a moment is no fault of the table."""

    async def do(hub: Hub) -> None:
        made = await hub.make(LONG)
        hub.tables[made.table].used -= 1000
        await Sweeper(hub).sweep()
        assert made.table not in hub.tables
        await asyncio.sleep(0.05)
        about = TableRow(
            made.table, 1, 1, "playing", listed=False, version=99, summary=b"{}", due=2
        )
        await hub.storage.note([about])
        load, asked = hub.storage.load, []

        async def fails_at_first(table_id: str, since: int = 0) -> list[bytes]:
            asked.append(table_id)
            if len(asked) == 1:
                raise Trouble("locked", TimeoutError())
            return await load(table_id, since)

        hub.storage.load = fails_at_first  # type: ignore[method-assign]
        await hub.clocks.wake_due()
        assert (asked, made.table in hub.tables) == ([made.table], False)
        await hub.clocks.wake_due()
        assert made.table in hub.tables

    with_hub(tmp_path, do)


# ------------------------------------------------------------------------------ outages


def test_outages_are_what_lies_between_runs() -> None:
    assert outages_of([], 100) == [Outage(0, 100, cut=True)]
    runs = [(50, 70), (10, 20), (15, 30), (60, 65)]
    assert [each[:2] for each in outages_of(runs, 100)] == [(0, 10), (30, 50), (70, 100)]
    assert outages_of([(10, 100)], 100)[-1] == Outage(100, 100, cut=True), "it was, however short"


def test_what_is_nobodys(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        heartbeat: Heartbeat = hub.heartbeat
        cut, stood = Outage(60_000, 120_000, cut=True), Outage(200_000, 205_000, cut=False)
        heartbeat.outages = [cut, stood]
        for away, expected in ((False, 65_000), (True, 65_000 + GRACE_MS)):
            assert heartbeat.lost(0, 0, 600_000, away=away) == (expected, 0)
        heartbeat.outages = [cut]
        assert heartbeat.lost(0, 90_000, 130_000, away=False) == (30_000, 0)
        assert heartbeat.lost(0, 90_000, 130_000, away=True) == (40_000, 150_000)
        assert heartbeat.lost(0, 130_000, 140_000, away=True) == (10_000, 150_000), (
            "nor had a chance"
        )
        assert heartbeat.lost(125_000, 130_000, 140_000, away=True) == (0, 0), "it was made later"
        assert heartbeat.lost(0, 150_000, 160_000, away=True) == (0, 0)
        heartbeat.outages = [Outage(0, 10_000, cut=True), Outage(20_000, 30_000, cut=True)]
        assert heartbeat.lost(0, 0, 35_000, away=True) == (35_000, 60_000), "nothing counts twice"

    with_hub(tmp_path, do)


def test_the_machines_clock_was_later_before(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time goes on from where it was."""
    monkeypatch.setattr(now, "ahead", now.ahead)  # which is put back

    async def do() -> None:
        later = now() + HOUR
        storage = await Storage.open(tmp_path)
        await storage.begin_run(later, 0)
        await storage.close()
        storage = await Storage.open(tmp_path)
        heartbeat = Hub(storage, Settings(data=tmp_path), Metrics()).heartbeat
        assert heartbeat.began > later
        assert heartbeat.outages[-1].until == heartbeat.began
        await storage.close()

    asyncio.run(do())
    assert "s later before" in caplog.text
