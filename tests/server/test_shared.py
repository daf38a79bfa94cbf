"""What strangers are promised holds at all servers that share a database together."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, cast

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, select

from marrakech.server import guests, schema, shared_match
from marrakech.server.daily import Daily
from marrakech.server.errors import ServerRefusal
from marrakech.server.hub import Hub
from marrakech.server.keys import key_of, new_secret
from marrakech.server.limits import Connections
from marrakech.server.metrics import Metrics
from marrakech.server.server import Server
from marrakech.server.settings import Settings
from marrakech.server.shared_match import SharedQuickMatch
from marrakech.server.storage import Storage
from marrakech.server.sweeper import Sweeper
from marrakech.server.trouble import Trouble
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import (
    Act,
    Do,
    Match,
    NewTable,
    SeatPlan,
    TakeSeat,
    WantMatch,
)
from tests.server.test_hub import expire

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping
    from pathlib import Path

    from marrakech.server.analysis_queue import AnalysisQueue
    from marrakech.server.reading import Stand
    from tests.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")

OPEN = NewTable([SeatPlan("person", "Maker"), SeatPlan("open"), SeatPlan("open")], listed=True)
FRIENDS = NewTable([SeatPlan("person", "Maker"), SeatPlan("open")])


@asynccontextmanager
async def hubs(postgres: Postgres, folder: Path, number: int = 2) -> AsyncIterator[list[Hub]]:
    """Servers that share a database."""
    url = postgres.fresh()
    async with AsyncExitStack() as stack:
        made = []
        for _ in range(number):
            storage = await Storage.open(folder, None, url)
            stack.push_async_callback(storage.close)
            made.append(Hub(storage, Settings(folder, tables_per_minute=1000), Metrics()))
            stack.push_async_callback(made[-1].close)
        async with asyncio.timeout(60):
            yield made


async def ask(hub: Hub, name: str, secret: str, address: str = "192.0.2.1", **more: int) -> Match:
    """Ask a server for a quick match of two, or ask again."""
    want = WantMatch(name, more.pop("players", 2), more.pop("patience", None))
    return await hub.quick_match.ask(want, [secret], address)


def test_strangers_meet_whichever_server_they_ask(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path) as (one, two):
            ana, bea, cem = new_secret(), new_secret(), new_secret()
            assert await ask(one, "Ana", ana) == Match(2, here=1)
            assert await two.quick_match.seeking() == [1, 0, 0]
            assert await ask(two, "Ana", ana) == Match(2, here=1), "she waits once, not twice"
            with pytest.raises(TableRefusal):
                await ask(two, "Ana", ana, players=3)
            assert (await ask(two, "ANA", cem)).table is None, "nobody could tell them apart"
            await one.quick_match.cancel([cem])
            assert await ask(two, "ANA", cem) == Match(0, here=0), "it was on its way"
            found = await ask(two, "Bea", bea)
            assert found.ticket is not None
            assert found.ticket.seat == 1
            for hub in (one, two):
                again = await ask(hub, "Ana", ana)
                assert again.table == found.table
                assert again.ticket is not None
                assert again.ticket.seat == 0
                assert (await hub.quick_match.cancel([bea])).table == found.table, "too late"
            assert found.table is not None
            live = await one.open(found.table)
            assert one.seats_of(live, [ana, bea]) == (0, 1)
            assert [seat.name for seat in live.table.seats] == ["Ana", "Bea"]
            assert await one.quick_match.seeking() == [0, 0, 0]
            # who waits in vain plays with bots, and one address does not fill the queue
            patient = [new_secret() for _ in range(4)]
            await ask(one, "Dee", patient[0], players=4, patience=1)
            for number, hub in ((1, two), (2, one)):
                await ask(hub, f"Dee {number}", patient[number], players=3)
            with pytest.raises(ServerRefusal, match="3"):
                await ask(two, "Dee 4", patient[3], players=3)
            await asyncio.sleep(1.05)
            alone = await ask(two, "Dee", patient[0], players=4, patience=1)
            assert alone.table is not None
            live = await one.open(alone.table)
            assert [seat.kind for seat in live.table.seats] == ["person", "bot", "bot", "bot"]

    asyncio.run(run())


def test_many_at_once_get_one_seat_each(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path, 3) as servers:
            secrets = {f"Guest {n}": new_secret() for n in range(20)}
            seats: dict[str, set[tuple[str, int]]] = {name: set() for name in secrets}

            async def play(name: str, number: int) -> None:
                for turn in range(100):
                    server = servers[(number + turn) % 3]
                    found = await ask(server, name, secrets[name], f"192.0.2.{number}")
                    if found.table is not None and found.ticket is not None:
                        seats[name].add((found.table, found.ticket.seat))
                        if turn > 3:
                            return

            await asyncio.gather(*(play(name, n) for n, name in enumerate(secrets)))
            assert all(len(found) == 1 for found in seats.values()), "one seat each"
            taken = [seat for found in seats.values() for seat in found]
            assert len(set(taken)) == 20, "and nobody else's"
            tables = {table for table, _ in taken}
            assert len(tables) == 10 == len(await servers[0].storage.rows())
            for table in tables:
                live = await servers[0].open(table)
                held = servers[0].seats_of(live, list(secrets.values()))
                assert held == (0, 1)

    asyncio.run(run())


def test_those_whose_server_dies_before_it_has_made_the_table_get_it_all_the_same(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path) as (one, two):
            ana, bea = new_secret(), new_secret()
            await ask(one, "Ana", ana)

            async def dead(*_: object, **__: object) -> None:
                raise Trouble("away", OSError())

            with monkeypatch.context() as broken:
                broken.setattr(one.storage, "create", dead)
                with pytest.raises(ServerRefusal):
                    await ask(one, "Bea", bea)
            assert await two.storage.rows() == []
            # if nobody asks for so long that the first of them is forgotten, the other waits anew
            ghost, left, right = new_secret(), new_secret(), new_secret()
            with monkeypatch.context() as broken:
                broken.setattr(one.storage, "create", dead)
                await ask(two, "Ghost", ghost, "192.0.2.2", players=3)
                await ask(two, "Left", left, "192.0.2.3", players=3)
                with pytest.raises(ServerRefusal):
                    await ask(one, "Right", right, "192.0.2.4", players=3)
            forget = delete(schema.seekers).where(schema.seekers.c.key == key_of(ghost))
            await two.storage.together(lambda connection: connection.execute(forget))
            for hub in (two, one):
                assert await ask(hub, "Left", left, "192.0.2.3", players=3) == Match(3, here=1)
            await two.quick_match.cancel([left])
            assert await two.storage.rows() == []
            found = await asyncio.gather(ask(one, "Ana", ana), ask(two, "Bea", bea))
            assert found[0].table == found[1].table is not None
            assert len(await two.storage.rows()) == 1
            # who does not ask for a while waits no more
            await ask(one, "Gone", new_secret())
            await asyncio.sleep(0.1)
            with monkeypatch.context() as soon:
                soon.setattr(shared_match, "GONE_SECONDS", 0.05)
                assert await two.quick_match.seeking() == [0, 0, 0]
            monkeypatch.setattr(shared_match, "SEATED_SECONDS", 0)
            await asyncio.sleep(0.01)
            assert isinstance(two.quick_match, SharedQuickMatch)
            two.quick_match._forget_at = 0
            await ask(two, "New", new_secret())
            assert await two.storage.read(select(schema.seekers.c.name)) == [("New",)]

    asyncio.run(run())


def test_one_address_gets_one_seat_and_few_tables_at_all_servers(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path) as (one, two):
            made = await one.make(OPEN, "192.0.2.1")
            secret = new_secret()
            take = TakeSeat("Guest")
            ticket = await one.sit(made.table, take, "192.0.2.2", [secret])
            with pytest.raises(ServerRefusal) as refused:
                await two.sit(made.table, TakeSeat("Other"), "192.0.2.2")
            assert refused.value.reason == "seated"
            assert await two.sit(made.table, take, "192.0.2.2", [secret]) == ticket, "the same one"
            assert (await two.sit(made.table, TakeSeat("At home"), "192.0.2.1")).seat == 2
            # who got no seat is not remembered
            other = await two.make(OPEN, "192.0.2.1")
            for _ in range(2):
                with pytest.raises(TableRefusal):
                    await one.sit(other.table, TakeSeat("Maker"), "192.0.2.3")
            await two.sit(other.table, TakeSeat("Somebody"), "192.0.2.3")
            # the first table plays: of those that wait, three may be one address's
            await one.make(OPEN, "192.0.2.1")
            third = await two.make(OPEN, "192.0.2.1")
            for hub in (one, two):
                with pytest.raises(ServerRefusal) as refused:
                    await hub.make(OPEN, "192.0.2.1")
                assert refused.value.reason == "lobby"
            await two.make(OPEN, "192.0.2.4")
            await expire(one, third.table)
            await one.make(OPEN, "192.0.2.1")
            # no address is stored as it is, and nothing of them for longer than the table waits
            assert one.guests is not None
            monkeypatch.setattr(guests, "MAKING_MS", -1000)
            query = select(schema.guests.c.table_id, schema.guests.c.address)
            assert not any("192" in address for _, address in await one.storage.read(query))
            await one.guests.tidy()
            waiting = set(await one.storage.waiting())
            assert {table for table, _ in await one.storage.read(query)} == waiting
            assert made.table not in waiting

    asyncio.run(run())


def test_who_stands_still_while_sweeping_removes_nothing_that_was_used_meanwhile(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server is paused between deciding that an empty table goes, and removing it."""

    async def run() -> None:
        async with hubs(postgres, tmp_path) as (one, two):
            made = await one.make(OPEN)
            empty = await one.make(OPEN)
            monkeypatch.setattr(one.lobby, "is_deserted", lambda _table: True)
            one.settings = replace(one.settings, empty_minutes=0)
            remove = one.storage.remove_if_still

            async def stand_still(stands: Mapping[str, Stand]) -> list[str]:
                assert set(stands) == {made.table, empty.table}
                await two.sit(made.table, TakeSeat("Late"))
                return await remove(stands)

            monkeypatch.setattr(one.storage, "remove_if_still", stand_still)
            await Sweeper(one).clear_empty()
            assert set(await two.storage.lengths([made.table, empty.table])) == {made.table}
            assert (await two.look(made.table)).seats[1].name == "Late"
            assert made.table in one.tables
            assert empty.table not in one.tables

    asyncio.run(run())


def test_passports_that_are_brought_together_both_ways_at_once_are_one(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path) as (one, two):
            for _ in range(8):
                mine = await one.passports.shown(new_secret(), "Mine")
                other = await one.passports.shown(new_secret(), "Other")
                assert mine
                assert other
                for owner in (mine, other):
                    await one.passports.hold(owner, (await one.make(FRIENDS)).table, [0])
                joins = (one.passports.join(mine, other), two.passports.join(other, mine))
                found = await asyncio.gather(*joins, return_exceptions=True)
                refused = [each for each in found if each is not None]
                assert [type(each) for each in refused] == [ServerRefusal]
                left = [each for each in (mine, other) if await one.passports.get(each)]
                assert [await one.passports.count(each) for each in left] == [2]

    asyncio.run(run())


def test_who_leads_and_stands_still_leads_no_more_and_only_who_leads_looks_at_games_of_days(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marrakech.server.postgres.LEAD_SECONDS", 1)
    looked: list[Daily] = []

    async def look(daily: Daily, _queue: object) -> None:
        looked.append(daily)

    monkeypatch.setattr(Daily, "_look_at_games", look)

    async def run() -> None:
        async with hubs(postgres, tmp_path) as (one, two):
            assert await one.storage.leads()
            assert not await two.storage.leads()
            queue = cast("AnalysisQueue", None)
            await two.daily.look_after(queue)
            await one.daily.look_after(queue)
            assert looked == [one.daily]
            for _ in range(200):
                if await two.storage.leads():
                    break
                await asyncio.sleep(0.2)
            else:
                pytest.fail("nobody takes over")
            assert not await one.storage.leads(), "it finds that out before it does anything"

    asyncio.run(run())


def test_servers_that_begin_in_the_same_millisecond_are_told_apart(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path, 4) as servers:
            for hub in servers:
                hub.heartbeat.began = servers[0].heartbeat.began
            await asyncio.gather(*(hub.heartbeat.begin() for hub in servers))
            numbers = {hub.in_use for hub in servers}
            assert len(numbers) == 4
            made = [
                await hub.make(NewTable([SeatPlan("bot", level="porter")] * 2)) for hub in servers
            ]
            rows = {row.id: row.due for row in await servers[0].storage.rows()}
            assert {rows[each.table] for each in made} <= numbers | {None}, "each has its own"
            await servers[0].heartbeat.begin()
            assert len(await servers[0].storage.read(select(schema.runs.c.began))) == 4

    asyncio.run(run())


def test_connections_elsewhere_count_too() -> None:
    here = Connections(100, 10)
    assert all(here.enter("192.0.2.1") for _ in range(4))
    here.elsewhere["other"] = (float("inf"), {"192.0.2.1": 5, "2001:db8::/56": 36})
    assert here.enter("192.0.2.1")
    assert not here.enter("192.0.2.1"), "five here, five there"
    assert all(here.enter("2001:db8:0:1::/64") for _ in range(4))
    assert not here.enter("2001:db8:0:2::/64"), "a site may have four times as many"
    assert here.many() == {"192.0.2.1": 5, "2001:db8:0:1::/64": 4, "2001:db8::/56": 4}
    here.elsewhere["other"] = (0.0, {"192.0.2.1": 5})
    assert here.enter("192.0.2.1"), "nothing was heard of that server for long"


def test_a_pseudonym_tells_nobody_without_the_key_who_it_is(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path) as (one, two):
            seals = [one.storage.seal, two.storage.seal]
            first, same = (seal.pseudonym("192.0.2.1") for seal in seals)
            assert first == same != seals[0].pseudonym("192.0.2.2")
            assert key_of("192.0.2.1")[:8] not in first

    asyncio.run(run())


def test_a_stream_at_one_server_tells_what_is_played_at_another(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        url = postgres.fresh()
        settings = Settings(tmp_path, database=url)
        one, two = Server(settings), Server(settings)
        async with asyncio.timeout(60), one.running(), two.running():
            owner = await one.passports.shown(new_secret())
            assert owner is not None
            token, secret = await one.programs.tokens.make(owner, "mine", ["play"])
            assert (await two.programs.tokens.shown(secret)).id == token.id
            seats = [SeatPlan("person", "Robot", program=True), SeatPlan("bot", level="porter")]
            key = new_secret()
            made = await one.hub.make(NewTable(seats, first=0), None, [key])
            await one.passports.hold(owner, made.table, [0])
            live, other = await one.hub.open(made.table), await two.hub.open(made.table)
            shown = await two.programs.shown(f"Bearer {secret}", "play")
            assert shown is not None
            assert await two.programs.opened(other, shown) == (0,)
            before = live.version
            streams = [
                server.streams.table(each, (0,), 0, "192.0.2.1", token)
                for server, each in ((one, live), (two, other))
            ]
            do = Do("1", before, 0, Act("L"))
            await one.hub.done(live, do, (0,))
            heard = []
            for stream in streams:
                events: list[bytes] = []
                async for part in stream:
                    events += [each for each in part.splitlines() if b'"event"' in each]
                    if len(events) > before:
                        break
                await stream.aclose()
                heard.append(events[: before + 1])
            assert heard[0] == heard[1], "whoever tells it, tells the same"
            assert b'"turned"' in heard[1][-1]

    asyncio.run(run())
