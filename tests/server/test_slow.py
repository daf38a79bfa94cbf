"""Slow games and series on a server: weeks pass, tables follow each other, and turns are told."""

from __future__ import annotations

import asyncio
from random import Random
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.server.clock import now
from marrakech.server.keys import name_of_next
from marrakech.server.settings import DAY, MINUTE
from marrakech.server.sweeper import Sweeper
from marrakech.server.turns import Turn, Turns
from marrakech.table.entries import StoodIn, TimedOut
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import (
    Act,
    ClockPlan,
    Do,
    NewTable,
    Rematch,
    Resign,
    Say,
    SeatPlan,
    SeriesNow,
    SeriesPlan,
    StandIn,
    TableMade,
    TakeSeat,
    Throw,
    Ticket,
)
from tests.server.running import PLENTY, running
from tests.server.test_hub import TWO, fall_asleep, opened, until, with_hub

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from marrakech.server.hub import Hub
    from marrakech.table.messages import Command

HOUR = 3_600_000
THREE_DAYS = ClockPlan("move", 259_200)
SLOW = NewTable(TWO.seats, rules="international/2,rugs=4", first=0, clock=THREE_DAYS)
ADA, BEA = "ada-secret-ada-secret-ada", "bea-secret-bea-secret-bea"


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """What lets time pass, for tables."""
    return lambda milliseconds: monkeypatch.setattr(now, "ahead", now.ahead + milliseconds)


class Game:
    """People who come to a table now and then."""

    def __init__(self, hub: Hub, made: TableMade) -> None:
        self.hub, self.made = hub, made
        self.luck = Random(5)

    async def do(self, seat: int, command: Command) -> None:
        live = await self.hub.open(self.made.table)
        await self.hub.done(live, Do(token_hex(8), 9999, seat, command), [seat])

    async def turn(self) -> None:
        """Whoever has to act plays a whole turn."""
        state = await self.hub.look(self.made.table)
        assert state.todo is not None
        seat, todo = state.todo.seat, state.todo
        while todo.seat == seat:
            action = self.luck.choice(todo.legal) if todo.legal else ""
            await self.do(seat, Throw() if todo.phase == "roll" else Act(action))
            following = (await self.hub.look(self.made.table)).todo
            if following is None:
                return
            todo = following


async def all_asleep(hub: Hub) -> None:
    """Wait until all tables have left the memory, and that is stored."""
    while hub.tables:
        for live in list(hub.tables.values()):
            if live.is_idle(monotonic() + 1):
                hub.let_go(live)
            else:
                hub.automation.wake(live)
        await asyncio.sleep(0.05)


@pytest.mark.usefixtures("either_database")
def test_a_game_of_weeks_is_played_by_people_who_are_hardly_ever_there(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    """It sleeps for days, is marked by no sweeper, and goes on after each start of the server."""

    async def play() -> None:
        began = now()
        async with opened(tmp_path) as hub:
            made = await hub.make(SLOW)
        days = 0
        while True:
            async with opened(tmp_path) as hub, asyncio.timeout(120):
                game = Game(hub, made)
                await game.turn()
                state = await hub.look(made.table)
                if state.standing == "over":
                    break
                assert [seat.times_out for seat in state.seats] == [0, 0]
                assert state.clock is not None
                assert min(state.clock.left) > 2.9 * DAY
                pass_time(MINUTE)  # so long a clock waits for its player after a start
                await all_asleep(hub)
                assert [table for table, _ in await hub.storage.soonest()] == [made.table]
                pass_time(2 * DAY)
                days += 2
                # a host who keeps nothing for a day keeps this: somebody still has time
                assert await hub.storage.old(now() - DAY, None, now()) == {}
        assert days > 7
        assert now() - began > 7 * DAY

    asyncio.run(play())


@pytest.mark.usefixtures("either_database")
def test_a_bot_plays_the_turn_of_who_does_not_come_for_days(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(SLOW)
        fall_asleep(hub)
        await asyncio.sleep(0.05)
        pass_time(3 * DAY - HOUR)
        await hub.clocks.wake_due()
        assert not hub.tables, "there is an hour left"
        pass_time(HOUR)
        await hub.clocks.wake_due()
        live = hub.tables[made.table]
        await until(lambda: any(isinstance(each, TimedOut) for each in live.table.entries))

        def goes_on() -> bool:
            todo = live.table.state().todo
            return todo is not None and todo.seat == 1

        await until(goes_on)
        clock = (await hub.look(made.table)).clock
        assert clock is not None
        assert clock.left[1] > 2.9 * DAY

    with_hub(tmp_path, do)


def test_in_a_slow_game_nobody_is_away_and_nobody_lets_a_bot_play_for_others(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        game = Game(hub, await hub.make(SLOW))
        fast = Game(hub, await hub.make(TWO))
        pass_time(2 * HOUR)
        with pytest.raises(TableRefusal) as refused:
            await game.do(1, StandIn(0))
        assert refused.value.reason == "not-away"
        assert hub.tables[game.made.table].away() == []
        await fast.do(1, StandIn(0))
        entries = hub.tables[fast.made.table].table.entries
        assert isinstance(entries[-1], StoodIn), "elsewhere that is possible"
        await game.do(0, StandIn(0))  # and for oneself it always is

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_a_slow_table_of_the_lobby_can_be_joined_and_stays_though_nobody_is_there(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    seats = [SeatPlan("person", "A"), SeatPlan("open")]

    async def do(hub: Hub) -> None:
        slow = await hub.make(NewTable(seats, clock=THREE_DAYS, listed=True))
        fast = await hub.make(NewTable(seats, clock=ClockPlan("move", 60), listed=True))
        pass_time(2 * HOUR)
        assert {each.table: each.present for each in await hub.lobby.shown("waiting")} == {
            slow.table: True,
            fast.table: False,
        }
        fall_asleep(hub)
        sweeper = Sweeper(hub)
        await sweeper.clear_empty()
        pass_time(HOUR)
        sweeper._empty = {
            table: (used, monotonic() - 3600) for table, (used, _) in sweeper._empty.items()
        }
        await sweeper.clear_empty()
        assert [each.table for each in await hub.lobby.shown("waiting")] == [slow.table]
        assert (await hub.sit(slow.table, TakeSeat("B"))).seat == 1

    with_hub(tmp_path, do)


async def followed(hub: Hub, made: TableMade) -> TableMade:
    """The next table, once it is there; with the same secrets."""
    await until(lambda: bool(hub.tables[made.table].table.rematch))
    following = hub.tables[made.table].table.rematch
    assert following is not None
    live = await hub.open(following)
    tickets = [Ticket(hub.seats_of(live, [each.secret])[0], each.secret) for each in made.tickets]
    return TableMade(following, tickets)


@pytest.mark.usefixtures("either_database")
def test_a_series_is_played_to_its_end_and_another_one_begins(tmp_path: Path) -> None:
    async def do(hub: Hub) -> None:
        made = await hub.make(NewTable(TWO.seats, first=0, series=SeriesPlan(3)))
        told: list[SeriesNow | None] = []
        for loser in ("A", "B", "A"):
            game = Game(hub, made)
            state = await hub.look(made.table)
            names = [seat.name for seat in state.seats]
            assert names[state.first or 0] == ("A" if len(told) % 2 == 0 else "B"), "in turn"
            await game.do(names.index(loser), Resign())
            told.append((await hub.look(made.table)).series)
            for seat in (0, 1):
                assert (await hub.look(made.table)).rematch is None
                await game.do(seat, Rematch())
            made = await followed(hub, made)
        assert told == [
            SeriesNow(3, 1, [0, 1], []),
            SeriesNow(3, 2, [1, 1], []),  # they have changed seats: A has won one, too
            SeriesNow(3, 3, [1, 2], [1]),
        ]
        assert (await hub.look(made.table)).series == SeriesNow(3, 1, [0, 0], [])

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_a_server_that_dies_between_two_games_leaves_the_next_one_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            made = await hub.make(NewTable(TWO.seats, first=0, series=SeriesPlan(3)))
            game = Game(hub, made)
            await game.do(0, Resign())

            async def dies(_: object) -> None:
                """It gets no further than this."""

            with monkeypatch.context() as broken:
                broken.setattr(hub.table_setup, "rematch", dies)
                for seat in (0, 1):
                    await game.do(seat, Rematch())
                assert (await hub.look(made.table)).rematch is None
        async with opened(tmp_path) as hub, asyncio.timeout(60):
            await hub.open(made.table)
            following = await followed(hub, made)
            assert following.table == name_of_next(made.table)
            series = (await hub.look(following.table)).series
            assert series == SeriesNow(3, 2, [1, 0], [])

    asyncio.run(play())


# ------------------------------------------------------------------------------ turns


async def owned(hub: Hub, new: NewTable, *passports: str) -> TableMade:
    """A table whose seats belong to these passports, in order."""
    made = await hub.make(new)
    for ticket, secret in zip(made.tickets, passports, strict=True):
        who = await hub.passports.shown(secret)
        await hub.passports.hold(who, made.table, [ticket.seat])
    return made


@pytest.mark.usefixtures("either_database")
def test_turns_are_told_to_those_who_sit_there(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        turns = Turns(hub)
        made = await owned(hub, SLOW, ADA, BEA)
        ada, bea, nobody = [
            await hub.passports.shown(secret) or "" for secret in (ADA, BEA, "c" * 24)
        ]
        assert await turns.of(nobody) == []
        pass_time(DAY)
        (mine,), (theirs,) = await turns.of(ada), await turns.of(bea)
        assert (mine.table, mine.standing, mine.slow) == (made.table, "playing", True)
        assert (mine.seats, theirs.seats, mine.waits) == ([0], [1], [0])
        assert [mine.left, theirs.left] == pytest.approx([2 * DAY] * 2, abs=60_000)
        await Game(hub, made).turn()
        (mine,) = await turns.of(ada)
        assert mine.waits == [1]
        assert mine.left == pytest.approx(3 * DAY, abs=60_000)
        assert "secret" not in repr(mine)

    with_hub(tmp_path, do)


def test_a_log_is_read_only_when_it_has_grown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(hub: Hub) -> None:
        turns = Turns(hub)
        made = await owned(hub, SLOW, ADA, BEA)
        ada = await hub.passports.shown(ADA) or ""
        first = await turns.of(ada)
        fall_asleep(hub)
        opened: list[str] = []
        newest = hub.newest

        async def noted(table_id: str) -> Any:  # noqa: ANN401
            opened.append(table_id)
            return await newest(table_id)

        monkeypatch.setattr(hub, "newest", noted)
        again = await turns.of(ada)
        assert [each.version for each in again] == [each.version for each in first]
        assert (opened, hub.tables) == ([], {}), "and nothing is brought into memory"
        await Game(hub, made).do(1, Say("well-played"))
        assert (await turns.of(ada))[0].version == first[0].version + 1
        assert opened == [made.table]

    with_hub(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_between_two_games_of_a_series_everybody_waits_for_who_is_not_ready(
    tmp_path: Path, pass_time: Callable[[int], None]
) -> None:
    async def do(hub: Hub) -> None:
        turns = Turns(hub)
        alone = await owned(hub, TWO, ADA, BEA)
        made = await owned(hub, NewTable(TWO.seats, first=0, series=SeriesPlan(3)), ADA, BEA)
        ada = await hub.passports.shown(ADA) or ""
        await Game(hub, alone).do(0, Resign())
        game = Game(hub, made)
        await game.do(0, Resign())
        await asyncio.sleep(0.05)

        async def waits() -> dict[str, list[int]]:
            found: list[Turn] = await turns.of(ada)
            return {each.table: each.waits for each in found}

        assert await waits() == {made.table: [0, 1]}, "the other game is over for good"
        await game.do(0, Rematch())
        assert await waits() == {made.table: [1]}
        pass_time(8 * DAY)
        assert await waits() == {}, "they do not wait for ever"
        await game.do(1, Rematch())
        following = await followed(hub, made)
        await asyncio.sleep(0.05)
        assert await waits() == {following.table: [0]}, "the seats belong to them there, too"

    with_hub(tmp_path, do)


def test_who_shows_no_passport_is_told_of_no_turns(tmp_path: Path) -> None:
    with running(tmp_path / "data", *PLENTY) as server:
        url = f"{server.url}/api"
        assert httpx.get(f"{url}/turns").json()["reason"] == "server-passport"
        headers = {"Passport": ADA}
        plan = {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
        made = httpx.post(f"{url}/tables", json=plan, headers=headers).json()
        (told,) = httpx.get(f"{url}/turns", headers=headers).json()["tables"]
        assert (told["table"], told["standing"], told["waits"]) == (made["table"], "waiting", [])
        assert httpx.get(f"{url}/turns", headers={"Passport": BEA}).json() == {"tables": []}
