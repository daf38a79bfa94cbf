"""Rated games: counted once, for those who played them, whichever server they ended at."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy import select, update

from marrakech.players.passport import id_of
from marrakech.players.ratings import BEGIN, LEAST_GAMES, MOST_UNSURE
from marrakech.server import schema
from marrakech.server.hub import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.settings import Settings
from marrakech.server.storage import Storage
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import Do, NewTable, Resign, SeatPlan, TakeSeat
from tests.server.running import Process, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from tests.postgres import Postgres

ONE_AND_OPEN = NewTable([SeatPlan("person", "Ada"), SeatPlan("open")], rated=True)
WITH_BOT = NewTable(
    [SeatPlan("person", "Ada"), SeatPlan("bot", level="porter")], rated=True, take_back=False
)


GAMES = 2 * LEAST_GAMES
"""After which somebody who loses all of them is known well enough for the ladder."""


@asynccontextmanager
async def hubs(folder: Path, postgres: Postgres | None, number: int) -> AsyncIterator[list[Hub]]:
    """One server with a file, or several that share a database."""
    url = None if postgres is None else postgres.fresh()
    async with AsyncExitStack() as stack:
        made = []
        for _ in range(number):
            storage = await Storage.open(folder, None, url)
            stack.push_async_callback(storage.close)
            made.append(Hub(storage, Settings(folder, tables_per_minute=1000), Metrics()))
            stack.push_async_callback(made[-1].close)
        async with asyncio.timeout(60):
            yield made


class Player:
    """Somebody with a passport."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.secret = token_urlsafe(24)
        self.id = id_of(self.secret)


async def table_of(hub: Hub, new: NewTable, *players: Player | None) -> str:
    """A table at which these sit; None is somebody without a passport."""
    made = await hub.make(new)
    tickets = [made.tickets[0]]
    tickets += [
        await hub.sit(made.table, TakeSeat(f"Guest {number}")) for number in range(1, len(players))
    ]
    seats = [ticket.seat for ticket in tickets]
    for seat, player in zip(seats, players, strict=True):
        if player is not None:
            who = await hub.passports.shown(player.secret, player.name)
            await hub.passports.hold(who, made.table, [seat])
    return made.table


async def resign(hub: Hub, table: str, seat: int = 1) -> None:
    """Somebody gives up, and the game is over."""
    live = await hub.newest(table)
    await hub.done(live, Do(token_urlsafe(8), live.version, seat, Resign()), [seat])


async def settled(hub: Hub, table: str) -> None:
    """Wait until the game was counted."""
    query = select(schema.rated_tables.c.counted).where(schema.rated_tables.c.table_id == table)
    while (await hub.storage.read(query))[0][0] is None:  # noqa: ASYNC110  (there is no event)
        await asyncio.sleep(0.01)


async def numbers(hub: Hub, *players: Player) -> list[tuple[float, int]]:
    """Rating and number of games of each, of two players."""
    found = []
    for player in players:
        known = (await hub.ratings.of(player.id)).get("2")
        found.append((BEGIN, 0) if known is None else (known.rating.rating, known.games))
    return found


def test_who_wins_rises_by_as_much_as_who_leaves_falls(tmp_path: Path) -> None:
    async def run() -> None:
        async with hubs(tmp_path, None, 1) as [hub]:
            ada, bea = Player("Ada"), Player("Bea")
            table = await table_of(hub, ONE_AND_OPEN, ada, bea)
            await resign(hub, table)
            await settled(hub, table)
            [(won, one), (lost, two)] = await numbers(hub, ada, bea)
            assert (one, two) == (1, 1)
            assert won - BEGIN == pytest.approx(BEGIN - lost)
            assert won > BEGIN + 50
            changes = await hub.ratings.changes(table)
            assert [each.after.rating for each in changes] == [won, lost]
            assert [each.before.rating for each in changes] == [BEGIN, BEGIN]
            assert await hub.ratings.curve(ada.id, "2") == [changes[0]]
            # whoever looks again finds it done
            assert not await hub.ratings.count((await hub.open(table)).table)
            assert await hub.ratings.scan() == 0
            assert await numbers(hub, ada, bea) == [(won, 1), (lost, 1)]

    asyncio.run(run())


def test_a_game_against_a_bot_changes_only_the_person(tmp_path: Path) -> None:
    async def run() -> None:
        async with hubs(tmp_path, None, 1) as [hub]:
            ada = Player("Ada")
            table = await table_of(hub, WITH_BOT, ada)
            await resign(hub, table, seat=0)
            await settled(hub, table)
            [(lost, games)] = await numbers(hub, ada)
            assert games == 1
            assert lost < BEGIN - 50, "a porter is weaker than who is new"
            assert [each.seat for each in await hub.ratings.changes(table)] == [0]

    asyncio.run(run())


def test_games_that_do_not_count_change_nothing_and_say_why(tmp_path: Path) -> None:
    async def run() -> None:
        async with hubs(tmp_path, None, 1) as [hub]:
            ada, bea = Player("Ada"), Player("Bea")
            unrated = NewTable([SeatPlan("person", "Ada"), SeatPlan("open")])
            for new, sit, why in (
                (ONE_AND_OPEN, (ada, None), "anonymous"),
                (ONE_AND_OPEN, (ada, ada), "same-player"),
                (unrated, (ada, bea), "not-wanted"),
            ):
                table = await table_of(hub, new, *sit)
                live = await hub.open(table)
                assert await hub.ratings.why_not(live.table) == why, "also before it is over"
                await resign(hub, table)
                if new.rated:
                    await settled(hub, table)
                assert await hub.ratings.why_not(live.table) == why
            closed = await table_of(hub, ONE_AND_OPEN, ada, bea)
            live = await hub.open(closed)
            await hub.jobs.wanted(live, lambda table: table.close("", table.changed))
            await settled(hub, closed)
            assert await hub.ratings.why_not(live.table) == "closed"
            assert await numbers(hub, ada, bea) == [(BEGIN, 0), (BEGIN, 0)]

    asyncio.run(run())


PERSON, OPEN, BOT = SeatPlan("person", "Ada"), SeatPlan("open"), SeatPlan("bot", level="porter")


@pytest.mark.parametrize(
    "new",
    [
        NewTable([PERSON, BOT], rated=True),
        NewTable([PERSON, BOT], rated=True, take_back=False, hints=True),
        NewTable([PERSON, OPEN], rated=True, rules="international/2,rugs=2"),
        NewTable([PERSON, OPEN], rated=True, rules="international/2,dirhams=5"),
        NewTable([BOT, BOT], rated=True, take_back=False),
        NewTable([PERSON, SeatPlan("person", "Bea"), OPEN], rated=True),
        NewTable([PERSON, SeatPlan("person", "Bea")], rated=True, take_back=False),
    ],
)
def test_what_could_not_count_is_not_set_up_as_rated(tmp_path: Path, new: NewTable) -> None:
    async def run() -> None:
        async with hubs(tmp_path, None, 1) as [hub]:
            with pytest.raises(TableRefusal) as refused:
                await hub.make(new)
            assert refused.value.reason == "rated"
            assert await hub.storage.rows() == []

    asyncio.run(run())


def test_a_game_whose_server_dies_before_it_is_counted_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        ada, bea = Player("Ada"), Player("Bea")
        async with hubs(tmp_path, None, 1) as [hub]:
            monkeypatch.setattr(hub.ratings, "look_at", lambda _: None)
            table = await table_of(hub, ONE_AND_OPEN, ada, bea)
            await resign(hub, table)
        async with hubs(tmp_path, None, 1) as [hub]:
            assert await numbers(hub, ada) == [(BEGIN, 0)]
            assert await hub.ratings.scan() == 1
            assert (await numbers(hub, ada))[0][1] == 1
            assert await hub.ratings.scan() == 0

    asyncio.run(run())


@pytest.mark.xdist_group("postgres")
def test_two_servers_count_a_game_once_and_two_games_of_one_player_twice(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hubs(tmp_path, postgres, 2) as (one, two):
            for hub in (one, two):
                monkeypatch.setattr(hub.ratings, "look_at", lambda _: None)
            ada, bea = Player("Ada"), Player("Bea")
            games = [await table_of(one, ONE_AND_OPEN, ada, bea) for _ in range(6)]
            for table in games:
                await resign(one, table)
            over = [(await hub.newest(table)).table for table in games for hub in (one, two)]
            counting = (
                hub.ratings.count(table)
                for table, hub in zip(over, [one, two] * len(games), strict=True)
            )
            done = await asyncio.gather(*counting)
            assert sum(done) == len(games)
            curve = await one.ratings.curve(ada.id, "2")
            assert len(curve) == len(games)
            for before, after in pairwise(curve):
                assert after.before.rating == before.after.rating, "no game is lost"
            assert [
                each[1]
                for each in await two.ratings.hub.storage.read(
                    select(schema.ratings.c.passport, schema.ratings.c.games)
                )
            ] == [6, 6]

    asyncio.run(run())


# ------------------------------------------------------------------------ over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    options = ("--requests-per-second", "100000", "--tables-per-minute", "100000")
    with running(tmp_path_factory.mktemp("ratings") / "data", *options) as process:
        yield process


def ask(server: Process, method: str, path: str, player: Player, **more: Any) -> httpx.Response:  # noqa: ANN401
    """Ask the server, and show a passport."""
    headers = {"Passport": player.secret, **more.pop("headers", {})}
    return httpx.request(method, f"{server.url}/api{path}", headers=headers, timeout=60, **more)


def test_the_api_tells_what_a_game_has_changed_and_one_can_leave_the_ladder(
    server: Process,
) -> None:
    ada = Player("Ada")
    plan = {
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "porter"}],
        "rated": True,
        "take_back": False,
    }
    mine: dict[str, Any] = {}
    for _ in range(GAMES):
        made = ask(server, "POST", "/tables", ada, json=plan).json()
        table, [ticket] = made["table"], made["tickets"]
        state = ask(server, "GET", f"/tables/{table}", ada).json()
        assert state["rated"]
        do = {"type": "do", "id": "r", "version": state["version"], "seat": ticket["seat"]}
        do["command"] = {"type": "resign"}
        seat = {"Authorization": f"Seat {ticket['secret']}"}
        answer = ask(server, "POST", f"/tables/{table}/commands", ada, json=do, headers=seat)
        assert answer.status_code == 200, answer.text
        told = ask(server, "GET", f"/tables/{table}/rating", ada).json()
        while not told["counted"]:
            told = ask(server, "GET", f"/tables/{table}/rating", ada).json()
        assert told["why_not"] is None
        [mine, bot] = told["seats"]
        assert mine["after"]["rating"] < mine["before"]["rating"]
        assert bot["before"] == bot["after"] == {"rating": 324, "off": 0}
    own = ask(server, "GET", "/passport/ratings", ada).json()
    [pool] = own["pools"]
    assert (pool["pool"], pool["games"], len(pool["curve"])) == ("2", GAMES, GAMES)
    assert pool["curve"][-1]["after"] == mine["after"]
    assert (own["ladder"], own["hidden"]) == (True, False)
    ladder = ask(server, "GET", "/ladder?pool=2", ada).json()
    assert pool["now"]["off"] <= MOST_UNSURE, "so often beaten is known well enough"
    assert [each["name"] for each in ladder["people"]] == ["Ada"]
    assert (ladder["your_place"], ladder["people"][0]["you"], pool["place"]) == (1, True, 1)
    assert {"level": "random", "rating": 0} not in ladder["bots"]
    assert {"level": "porter", "rating": 324} in ladder["bots"]
    assert ask(server, "GET", "/ladder?pool=3", ada).json()["people"] == []
    for hidden, shown in ((True, 0), (False, 1)):
        answer = ask(server, "POST", "/passport/ladder", ada, json={"hidden": hidden})
        assert answer.status_code == 204
        assert len(ask(server, "GET", "/ladder", ada).json()["people"]) == shown
    assert ask(server, "GET", "/ladder?pool=5", ada).status_code == 400


def test_a_host_can_do_without_a_ladder(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--no-ladder") as server:
        ada = Player("Ada")
        assert ask(server, "GET", "/ladder", ada).status_code == 404
        assert ask(server, "GET", "/options", ada).json()["ladder"] is False
        own = ask(server, "GET", "/passport/ratings", ada).json()
        assert own == {"pools": [], "hidden": False, "ladder": False}


def test_who_has_not_played_for_long_is_off_the_ladder(tmp_path: Path) -> None:
    async def run() -> None:
        async with hubs(tmp_path, None, 1) as [hub]:
            ada = Player("Ada")
            for _ in range(GAMES):
                table = await table_of(hub, WITH_BOT, ada)
                await resign(hub, table, seat=0)
                await settled(hub, table)
            assert await hub.ratings.place(ada.id, "2") == 1
            ago = update(schema.ratings).values(at=schema.ratings.c.at - 3 * 365 * 86_400_000)
            await hub.storage.carry_out(ago)
            assert await hub.ratings.place(ada.id, "2") is None
            assert (await hub.ratings.ladder("2", 0)) == ([], 0)

    asyncio.run(run())
