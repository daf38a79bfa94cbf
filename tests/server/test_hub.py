"""Tables in memory: asleep, awake, old, and used by two processes at once."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select

from marrakech.core.errors import Refusal
from marrakech.server import sweeper as sweeping
from marrakech.server.clock import now
from marrakech.server.hub import Hub
from marrakech.server.jobs import TRIES
from marrakech.server.keys import key_of, new_secret
from marrakech.server.live_table import LiveTable
from marrakech.server.metrics import Metrics
from marrakech.server.reading import Stand
from marrakech.server.schema import tables
from marrakech.server.settings import MINUTE, Settings
from marrakech.server.storage import Storage
from marrakech.server.sweeper import Sweeper
from marrakech.server.viewer import MOST_ANSWERS, OutgoingMessage, Viewer
from marrakech.table.entries import Spoken, decode, encode
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import (
    Act,
    Began,
    Bye,
    ClockPlan,
    Close,
    Do,
    Done,
    Laid,
    NewTable,
    Present,
    Rematch,
    Resign,
    Revealed,
    Say,
    SeatPlan,
    TableMade,
    TableState,
    TakeSeat,
    Throw,
    TimedOut,
    TurnedAssam,
    Update,
    Walked,
    Withdraw,
)
from marrakech.table.table import Table
from tests.server.players import decoder

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
    from pathlib import Path


class Told:
    """A connection that keeps what was said on it."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.bye: Bye | None = None

    def send(self, messages: list[OutgoingMessage]) -> None:
        self.messages += [decoder.decode(message.text) for message in messages]

    def dismiss(self, bye: Bye) -> None:
        self.bye = bye

    def keep_alive(self, at: float) -> None:
        """The other side is always there."""

    def recheck(self) -> None:
        """And always may be."""

    @property
    def address(self) -> None:
        """Nobody asks from where."""


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
        async with opened(folder) as hub, asyncio.timeout(120):
            await do(hub)

    asyncio.run(run())


def secrets_of(made: TableMade) -> list[str]:
    return [ticket.secret for ticket in made.tickets]


async def seated(hub: Hub) -> tuple[TableMade, LiveTable, tuple[int, ...]]:
    """A table for two, and the seats of those who set it up."""
    made = await hub.make(TWO)
    live = await hub.open(made.table)
    return made, live, hub.seats_of(live, secrets_of(made))


async def act(hub: Hub, made: TableMade, do: Do) -> Done:
    live = await hub.open(made.table)
    return await hub.done(live, do, hub.seats_of(live, secrets_of(made)))


async def expire(hub: Hub, table_id: str) -> None:
    """Remove a table as it stands now."""
    query = select(tables.c.changed).where(tables.c.id == table_id)
    ((changed,),) = await hub.storage.read(query)
    length = (await hub.storage.lengths([table_id]))[table_id]
    assert await hub.expire({table_id: Stand(changed, length)}) == [table_id]


async def until(it_is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not it_is_so():  # noqa: ASYNC110  (not worth an event)
            await asyncio.sleep(0.01)


def fall_asleep(hub: Hub) -> None:
    for live in list(hub.tables.values()):
        assert live.is_idle(monotonic() + 1)
        hub.let_go(live)


def test_a_table_that_falls_asleep_as_soon_as_it_was_read_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the process stands still just then, and the sweeper is the first to go on."""

    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        fall_asleep(hub)
        load = hub._load

        async def stand_still(table_id: str) -> LiveTable:
            live = await load(table_id)
            monkeypatch.setattr(hub, "_load", load)
            hub.let_go(live)
            return live

        monkeypatch.setattr(hub, "_load", stand_still)
        assert (await hub.look(made.table)).table == made.table

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        await act(hub, made, Do("1", 99, 0, Act("L")))
        before = await hub.look(made.table)
        fall_asleep(hub)
        assert not hub.tables
        assert await hub.look(made.table) == before

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
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
        assert [kind for kind in kinds if kind != "Present"] == ["TableState", "Update"]

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_what_is_wanted_at_once_is_done_one_after_the_other(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made, live, seats = await seated(hub)
        told: list[Done | BaseException] = []
        version = live.version
        hub.do(live, Do("1", version, 0, Act("L")), seats, told.append)
        assert live.busy
        assert not live.is_idle(monotonic() + 1)
        hub.do(live, Do("2", version, 0, Act("R")), seats, told.append)  # of what it is no more
        hub.do(live, Do("3", version + 1, 0, Throw()), seats, told.append)
        hub.do(live, Do("1", version, 0, Act("L")), seats, told.append)  # was done already
        assert not told, "nothing is told before it is stored"
        await hub.done(live, Do("4", version, 1, Say("hello")), seats)
        assert [type(outcome) for outcome in told] == [Done, TableRefusal, Done, Done]
        assert isinstance(told[0], Done)
        assert told[0] == Done("1", version + 1)
        assert [type(item).__name__ for item in live.table.log[-2:]] == ["Walked", "Said"]
        assert live.version == live.table.version == len(await hub.storage.load(made.table))
        assert not live.busy

    with_hub(tmp_path, do)


def test_commands_that_wake_a_table_are_all_carried_out(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made, live, seats = await seated(hub)
        live.enter(Viewer(live, Told()))
        fall_asleep(hub)
        assert live.is_asleep
        both = [asyncio.create_task(hub.done(live, say, seats)) for say in greetings()]
        assert [await each for each in both] == [Done("0", START + 1), Done("1", START + 2)]
        assert hub.tables[made.table] is live

    with_hub(tmp_path, do)


def test_commands_for_a_table_that_was_let_go_reach_the_one_that_is_there(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made, live, seats = await seated(hub)
        fall_asleep(hub)
        assert not hub.tables
        for say in greetings():
            await hub.done(live, say, seats)
        assert hub.tables[made.table] is not live
        assert hub.tables[made.table].version == START + 2

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_commands_for_a_table_that_is_gone_are_refused(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made, live, seats = await seated(hub)
        fall_asleep(hub)
        await hub.storage.remove([made.table])
        for say in greetings():
            with pytest.raises(Refusal, match="no such table"):
                await hub.done(live, say, seats)
        assert not live.busy

    with_hub(tmp_path, do)


def test_what_cannot_be_stored_changes_nothing_and_is_told(tmp_path: Path) -> None:
    async def do() -> None:
        storage = await Storage.open(tmp_path)
        hub = Hub(storage, Settings(data=tmp_path), Metrics())
        made = await hub.make(TWO)
        live = await hub.open(made.table)
        await storage.close()
        for _ in range(2):  # the second one does not wait for the first
            with pytest.raises(RuntimeError, match="closed"):
                await act(hub, made, Do("1", 99, 0, Act("L")))
            assert live.table.version == live.version == START
            assert not live.busy

    asyncio.run(do())


def test_a_server_that_closes_begins_nothing_new(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        hub.closing = True
        with pytest.raises(Refusal, match="is closing"):
            await act(hub, made, Do("1", 99, 0, Act("L")))
        assert len(await hub.storage.load(made.table)) == START

    with_hub(tmp_path, do)


def test_who_cannot_be_told_keeps_nobody_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_outcome: Done | BaseException) -> None:
        raise ZeroDivisionError

    async def do(hub: Hub) -> None:
        _, live, seats = await seated(hub)
        first, second = greetings()
        hub.do(live, first, seats, fail)
        assert await hub.done(live, second, seats) == Done("1", START + 2)

    with_hub(tmp_path, do)
    assert "ZeroDivisionError" in caplog.text


START = 4
"""Entries of a table for two on one screen: it was set up, has begun, and shows two rugs."""


def greetings() -> list[Do]:
    return [Do(f"{seat}", 99, seat, Say("hello")) for seat in range(2)]


@pytest.mark.usefixtures("either_database")
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
            # where many servers share a database, each shows what all have stored
            shown = seen if two.storage.is_shared else seen[:-1]
            assert (await two.look(made.table)).log == shown

    with_hub(tmp_path, do)


def test_what_others_were_faster_with_is_tried_again_before_what_came_later(
    tmp_path: Path,
) -> None:
    async def do(one: Hub) -> None:
        async with opened(tmp_path) as two:
            made = await one.make(TWO)
            live = await two.open(made.table)
            seats = two.seats_of(live, secrets_of(made))
            await act(one, made, Do("1", 99, 1, Say("hello")))  # of which the other has not heard
            first = asyncio.create_task(two.done(live, Do("2", START, 0, Act("L")), seats))
            second = asyncio.create_task(two.done(live, Do("3", 99, 0, Throw()), seats))
            assert (await first, await second) == (Done("2", START + 2), Done("3", START + 3))

    with_hub(tmp_path, do)


class Slow(Storage):
    """A storage to which another process is always faster."""

    other: Storage

    def append(
        self,
        table_id: str,
        version: int,
        bodies: Sequence[bytes],
        holder: int | None = None,  # noqa: ARG002  (nobody dies here)
    ) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._second(table_id, version, bodies))

    async def _second(self, table_id: str, version: int, bodies: Sequence[bytes]) -> None:
        await self.other.append(table_id, version, [encode(Spoken(0, 1, "hello"))])
        await super().append(table_id, version, bodies)


@pytest.mark.usefixtures("either_database")
def test_where_others_are_always_faster_one_gives_up(tmp_path: Path) -> None:
    async def do(one: Hub) -> None:
        slow = await Slow.open(tmp_path)
        slow.other = one.storage
        two = Hub(slow, one.settings, Metrics())
        made = await two.make(TWO)
        with pytest.raises(Refusal, match="too much at once"):
            await act(two, made, Do("1", 99, 0, Act("L")))
        assert len(await slow.load(made.table)) == START + TRIES
        await slow.close()

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
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


def test_a_rematch_is_made_once_though_somebody_speaks_meanwhile(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        live = await hub.open(made.table)
        await act(hub, made, Do("1", 99, 0, Resign()))
        await act(hub, made, Do("2", 99, 0, Rematch()))
        await act(hub, made, Do("3", 99, 1, Rematch()))
        assert live.following
        assert not live.is_idle(monotonic() + 1)
        await act(hub, made, Do("4", 99, 1, Say("hello")))
        await until(lambda: live.table.rematch is not None)
        await asyncio.sleep(0.05)
        assert live.table.rematch in hub.tables
        assert len(hub.tables) == 2
        assert (await hub.storage.count()) == {"over": 1, "playing": 1}

    with_hub(tmp_path, do)


def test_a_timer_that_comes_too_soon_is_set_again(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        clock = ClockPlan("move", 60)
        made = await hub.make(NewTable(TWO.seats, first=0, clock=clock))
        live = await hub.open(made.table)
        assert live.timer is not None
        live.timer.cancel()
        cancelled = live.timer
        hub.clocks.time_has_come(live)
        await until(lambda: live.timer not in {None, cancelled})
        assert live.table.standing == "playing"

    with_hub(tmp_path, do)


def test_a_bot_plays_the_turn_for_which_the_time_is_over(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        new = NewTable(TWO.seats, first=0, clock=ClockPlan("move", 30))
        keys = [key_of("a secret"), key_of("another one")]
        made = Table.set_up("late", new, bytes(32), keys, now())
        row = LiveTable(Table("late", made), now()).row()
        await hub.storage.create(row, [encode(entry) for entry in made])
        pass_time(31_000)
        live = await hub.open("late")  # where the time was over while nobody looked
        await until(lambda: any(isinstance(item, Laid) for item in live.table.log))
        state = await hub.look("late")
        told = [type(item) for item in state.log if not isinstance(item, Revealed)]
        assert told == [Began, TimedOut, TurnedAssam, Walked, Laid]
        assert (state.standing, state.seats[0].times_out) == ("playing", 1)
        assert state.todo is not None
        assert state.todo.seat == 1
        assert live.timer is not None, "now it is the other one's time"

    with_hub(tmp_path, do)


def test_who_does_not_want_to_play_again_says_so(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(TWO)
        await act(hub, made, Do("1", 99, 0, Resign()))
        await act(hub, made, Do("2", 99, 0, Rematch()))
        await act(hub, made, Do("3", 99, 0, Withdraw()))
        await act(hub, made, Do("4", 99, 1, Rematch()))
        state = await hub.look(made.table)
        assert (state.rematch, state.rematch_offers) == (None, [1])
        live = await hub.open(made.table)
        assert not live.following

    with_hub(tmp_path, do)


def test_those_with_equal_names_at_an_old_table_play_again(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        keys = [key_of("a secret"), key_of("another one")]
        entries = Table.set_up("old", TWO, bytes(32), keys, now())
        old = [encode(entry).replace(b'"B"', b'"A"') for entry in entries]
        row = LiveTable(Table("old", map(decode, old)), now()).row()
        await hub.storage.create(row, old)
        live = await hub.open("old")
        for seat, wish in ((0, Resign()), (0, Rematch()), (1, Rematch())):
            await hub.done(live, Do(f"{wish}", 99, seat, wish), (0, 1))
        await until(lambda: live.table.rematch is not None)
        assert live.table.rematch is not None
        state = await hub.look(live.table.rematch)
        assert [seat.name for seat in state.seats] == ["A", "A"]

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_the_lobby_sees_at_once_who_has_sat_down(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        seats = [SeatPlan("person", "A"), SeatPlan("open"), SeatPlan("open")]
        made = await hub.make(NewTable(seats, listed=True))
        await hub.sit(made.table, TakeSeat("B"))
        await asyncio.sleep(0.1)
        async with opened(tmp_path) as other:  # which knows of it only what is noted
            (listing,) = await other.lobby.shown("waiting")
        assert [seat.name for seat in listing.seats] == ["A", "B", ""]

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_of_two_processes_that_are_asked_for_the_same_one_makes_it(tmp_path: Path) -> None:
    """The database decides, and both give the same answer."""

    async def do(hub: Hub) -> None:
        own = [new_secret(), new_secret()]
        async with opened(tmp_path) as other:
            made = await asyncio.gather(*(each.make(TWO, None, own) for each in (hub, other) * 3))
            assert all(each == made[0] for each in made)
            assert secrets_of(made[0]) == own
            assert await hub.storage.count() == {"playing": 1}

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
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


def test_the_sweeper_goes_on_while_somebody_looks_at_a_table_that_sleeps(tmp_path: Path) -> None:
    """Again and again; and the table goes when nobody looks any more."""

    async def do(hub: Hub) -> None:
        _, live, _ = await seated(hub)
        viewer = Viewer(live, Told())
        live.enter(viewer)
        for _ in range(3):
            live.used -= 1000
            await Sweeper(hub).sweep()
            assert live.is_asleep
            assert hub.tables[live.id] is live
        live.leave(viewer)
        live.used -= 1000
        await Sweeper(hub).sweep()
        assert not hub.tables

    with_hub(tmp_path, do)


# ------------------------------------------------------------------------------ who is there

LISTED = NewTable([SeatPlan("person", "A"), SeatPlan("open"), SeatPlan("open")], listed=True)
PRIVATE = NewTable(LISTED.seats)


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """What lets time pass, for tables and for who clears them away."""
    passed = 0.0
    monkeypatch.setattr(sweeping, "monotonic", lambda: monotonic() + passed)

    def let_pass(milliseconds: int) -> None:
        nonlocal passed
        passed += milliseconds / 1000
        monkeypatch.setattr(now, "ahead", now.ahead + milliseconds)

    return let_pass


async def comes(hub: Hub, made: TableMade, *seats: int) -> Viewer:
    """Somebody looks at a table, and has these seats."""
    live = await hub.open(made.table)
    viewer = Viewer(live, Told())
    live.enter(viewer)
    viewer.greet(seats, 0)
    await asyncio.sleep(0)
    return viewer


async def present(hub: Hub) -> list[bool]:
    return [listing.present for listing in await hub.lobby.shown("waiting")]


def test_the_lobby_tells_whether_anybody_is_there(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(LISTED)
        assert await present(hub) == [True], "who has made it is about to come"
        pass_time(MINUTE)
        assert await present(hub) == [False]
        watcher = await comes(hub, made)
        assert await present(hub) == [False], "who only looks is none to play with"
        watcher.live.leave(watcher)
        assert await present(hub) == [False]
        viewer = await comes(hub, made, 0)
        pass_time(MINUTE)
        assert await present(hub) == [True]
        viewer.live.leave(viewer)
        assert await present(hub) == [True], "perhaps the page is only loaded again"
        fall_asleep(hub)
        assert not hub.tables
        assert await present(hub) == [True], "in memory or not"
        await hub.look(made.table)
        assert await present(hub) == [True]
        pass_time(MINUTE)
        assert await present(hub) == [False]
        await hub.look(made.table, secrets_of(made))
        assert await present(hub) == [True], "who asks over HTTP is there, too"

    with_hub(tmp_path, do)


def test_after_a_new_start_people_may_come_back_first(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(LISTED)
        pass_time(MINUTE)
        async with opened(tmp_path) as other:
            assert await present(other) == [True]
            await other.sit(made.table, TakeSeat("B"))
            pass_time(MINUTE)
            assert await present(other) == [False]

    with_hub(tmp_path, do)


def test_nobody_joins_an_empty_table_of_the_lobby(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        made, friends = await hub.make(LISTED), await hub.make(PRIVATE)
        pass_time(MINUTE)
        with pytest.raises(Refusal, match="nobody is at this table"):
            await hub.sit(made.table, TakeSeat("B"))
        await hub.sit(friends.table, TakeSeat("B"))
        viewer = await comes(hub, made, 0)
        assert (await hub.sit(made.table, TakeSeat("B"))).seat == 1
        pass_time(MINUTE)
        viewer.live.leave(viewer)
        assert (await hub.sit(made.table, TakeSeat("C"))).seat == 2

    with_hub(tmp_path, do)


def test_empty_tables_of_the_lobby_go_after_minutes_and_no_others(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        empty, friends, busy = [await hub.make(new) for new in (LISTED, PRIVATE, LISTED)]
        played = await hub.make(NewTable(TWO.seats, listed=True))
        watcher, _ = await comes(hub, empty), await comes(hub, busy, 0)
        sweeper = Sweeper(hub)
        pass_time(MINUTE)
        await sweeper.clear_empty()
        pass_time(9 * MINUTE)
        await sweeper.clear_empty()
        assert {made.table for made in (empty, friends, busy, played)} == set(hub.tables)
        fall_asleep(hub)
        pass_time(2 * MINUTE)
        await sweeper.clear_empty()
        await asyncio.sleep(0)
        assert watcher.bye is not None
        assert watcher.bye.reason == "gone"
        with pytest.raises(Refusal, match="no such table"):
            await hub.open(empty.table)
        for made in (friends, busy, played):
            await hub.open(made.table)

    with_hub(tmp_path, do)


def test_a_table_goes_minutes_after_the_last_one_has_left_it(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(LISTED)
        viewer = await comes(hub, made, 0)
        sweeper = Sweeper(hub)
        pass_time(60 * MINUTE)
        viewer.live.leave(viewer)
        fall_asleep(hub)
        pass_time(MINUTE)
        await sweeper.clear_empty()
        pass_time(9 * MINUTE)
        await sweeper.clear_empty()
        await hub.open(made.table)
        pass_time(2 * MINUTE)
        async with opened(tmp_path) as other:
            await Sweeper(other).clear_empty()
            await other.open(made.table)  # it began a moment ago, and knows nobody yet
        await sweeper.clear_empty()
        with pytest.raises(Refusal, match="no such table"):
            await hub.open(made.table)

    with_hub(tmp_path, do)


def test_of_two_processes_neither_clears_away_where_the_other_has_people(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(LISTED)
        await comes(hub, made, 0)
        async with opened(tmp_path) as other:
            pass_time(60 * MINUTE)
            await Sweeper(hub).clear_empty()
            await Sweeper(other).clear_empty()
        await hub.storage.append(made.table, 1, [])
        assert await hub.storage.load(made.table)

    with_hub(tmp_path, do)


def test_who_closes_a_table_tells_those_who_look(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(LISTED)
        told = Told()
        viewer = await comes(hub, made)
        viewer.connection = told
        ticket = await hub.sit(made.table, TakeSeat("B"))
        with pytest.raises(Refusal, match="only who set the table up"):
            await hub.done(viewer.live, Do("1", 9, ticket.seat, Close()), (ticket.seat,))
        await act(hub, made, Do("1", 9, 0, Close()))
        await asyncio.sleep(0.05)
        (news,) = [each for each in told.messages if isinstance(each, Update) and each.log][-1:]
        assert news.standing == "closed"
        assert await hub.lobby.shown("waiting") == []
        assert (await hub.look(made.table)).standing == "closed"
        with pytest.raises(Refusal, match="was closed"):
            await hub.finished(made.table)

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
        assert isinstance(first, TableState)
        assert first.log == live.table.log
        assert not any(isinstance(message, Update) for message in told.messages)

    with_hub(tmp_path, do)


def test_a_viewer_with_too_many_answers_is_sent_away(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        viewer = Viewer(await hub.open((await hub.make(TWO)).table), Told())
        for number in range(MOST_ANSWERS + 1):
            viewer.answer(Done(str(number), 1))
        assert viewer.bye is not None
        assert viewer.bye.reason == "too-many"

    with_hub(tmp_path, do)
