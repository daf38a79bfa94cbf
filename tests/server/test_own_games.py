"""One's own games: told once when they are over, and listed, searched and taken away by page."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy import text as sql
from sqlalchemy.dialects import sqlite

from marrakech import read_records
from marrakech.players.finished import earned
from marrakech.players.ratings import first
from marrakech.players.token import SCOPES
from marrakech.server.own_games import GameRow, Wanted, sought
from marrakech.server.schema import days, held, rating_changes, ratings, tries
from marrakech.server.tokens import Tokens
from marrakech.table.messages import Do, Resign
from marrakech.table.table import Table
from tests.server.own_games import Servers, game, passport, servers, stored
from tests.server.running import PLENTY, running
from tests.server.test_passports import Owner

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from marrakech.players.ratings import Pool
    from marrakech.server.hub import Hub
    from tests.postgres import Postgres
    from tests.server.running import Process

pytestmark = pytest.mark.xdist_group("postgres")

LITERAL = {"literal_binds": True}
KINDS = ("po", "poo", "pb", "pobb")


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@asynccontextmanager
async def opened(
    kind: str, folder: Path, postgres: Postgres, number: int = 1
) -> AsyncIterator[Servers]:
    url = postgres.fresh() if kind == "postgres" else None
    async with servers(folder, url, number) as some, asyncio.timeout(120):
        yield some


async def many(hub: Hub, me: str, number: int = 12) -> list[str]:
    """Finished games of a passport, two, three and four players, against people and bots."""
    ids = []
    for each in range(number):
        kinds = KINDS[each % len(KINDS)]
        club = game(kinds, each, *["Ana María", "Zoë"][: kinds.count("o")])
        club.play()
        ids.append(await stored(hub, f"game-{each:03}", club))
        await hub.passports.hold(me, ids[-1], [0])
    while await hub.own_games.catch_up():
        pass
    return ids


def test_every_page_has_what_comes_next_and_none_is_missing(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres) as some:
            me = await passport(some.one, "Me")
            ids = await many(some.one, me)
            # several that ended in the same moment are told apart by their names
            same = update(held).where(held.c.table_id.in_(ids[3:9])).values(over=5)
            await some.one.storage.carry_out(same)
            found, after = [], None
            while rows := await some.one.own_games.finished(me, 5, None, after):
                assert len(rows) <= 5
                found += rows
                after = (rows[-1].over or 0, rows[-1].table)
            assert sorted(row.table for row in found) == sorted(ids)
            assert found == sorted(found, key=lambda row: (row.over, row.table), reverse=True)
            played, won = await some.one.own_games.count(me)
            assert played == len(ids)
            assert won == sum(row.place == 1 for row in found)

    asyncio.run(run())


def test_filters_find_exactly_those_that_are_so(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres) as some:
            own = some.one.own_games
            me = await passport(some.one, "Me")
            await many(some.one, me)
            everything = await own.finished(me, 50)
            for wanted, is_so in (
                (Wanted(players=3), lambda row: len(row.listing.seats) == 3),
                (Wanted(won=True), lambda row: row.place == 1),
                (Wanted(won=False), lambda row: row.place > 1),
                (Wanted(company=2), lambda row: len(row.listing.seats) == 2 and bots(row)),
                (Wanted(company=3), lambda row: len(row.listing.seats) == 4),
                (Wanted(rival="ana m"), lambda row: not bots(row) or len(row.listing.seats) == 4),
                (Wanted(rival="ZOE\u0308"), lambda row: len(row.listing.seats) == 3),
                (Wanted(rival="a%"), lambda _: False),
                (Wanted(rival="hassan", levels=["porter"]), bots),
                (Wanted(rival="Nobody", levels=["master"]), lambda _: False),
                (Wanted(rival="Player 0"), lambda _: False),
                (Wanted(players=3, won=True), lambda r: len(r.listing.seats) == 3 and r.place == 1),
            ):
                found = await own.finished(me, 50, wanted)
                assert found == [row for row in everything if is_so(row)], wanted

    asyncio.run(run())


def bots(row: GameRow) -> bool:
    return any(seat.kind == "bot" for seat in row.listing.seats)


def test_a_search_reads_an_index_and_no_game_that_it_does_not_show(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened("sqlite", tmp_path, cast("Postgres", None)) as some:
            wanted = Wanted(4, won=True, company=2, rival="nobody", levels=["master"])
            query = sought("me", 21, wanted, (9, "x"))
            text = str(query.compile(dialect=sqlite.dialect(), compile_kwargs=LITERAL))
            explained = sql(f"EXPLAIN QUERY PLAN {text}")
            plan = await some.one.storage.together(lambda one: one.execute(explained).fetchall())
            assert "USING COVERING INDEX held_by_end (passport=?" in plan[0][3]
            assert len(plan) == 1, "nothing is sorted, either"

    asyncio.run(run())


def test_a_game_is_told_when_it_ends_and_after_a_crash_by_whoever_sweeps(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres, 2) as some:
            one, two = some.hubs
            me = await passport(one, "Me")
            for number, is_seen in enumerate((True, False)):
                club = game("po", number, "Bea")
                table_id = await stored(one, f"t{number}", club)
                await one.passports.hold(me, table_id, [0])
                [running] = await two.own_games.running(me)
                assert running.table == table_id
                live = await one.open(table_id)
                if not is_seen:  # it dies before it can tell
                    one.own_games.see = lambda _: None  # type: ignore[method-assign,assignment]
                await one.done(live, Do("r", live.version, 1, Resign()), (0, 1))
                async with asyncio.timeout(20):
                    while len(await two.own_games.finished(me, 9)) <= number:
                        if not is_seen:
                            await two.own_games.catch_up()
                        await asyncio.sleep(0.01)
                assert await two.own_games.running(me) == []
            assert await two.own_games.catch_up() == 0

    asyncio.run(run())


def test_marks_belong_to_the_first_game_that_earned_them_however_they_come(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres) as some:
            hub = some.one
            me = await passport(hub, "Me")
            first: dict[str, str] = {}
            clubs = []
            for number in range(8):
                club = game("pb", number)
                club.play()
                clubs.append(await stored(hub, f"t{number}", club))
                for mark in earned(club.table, 0):
                    first.setdefault(mark, clubs[-1])
            assert len(first) > 1
            for table_id in reversed(clubs):  # the latest is brought first
                await hub.passports.hold(me, table_id, [0])
                await hub.own_games.tell(Table(table_id, await hub.stored.entries(table_id)))
                await hub.own_games.tell(Table(table_id, await hub.stored.entries(table_id)))
            achieved = await hub.own_games.achieved(me)
            assert {each.mark: each.table for each in achieved} == first
            # a table may go, and what was achieved there stays
            await hub.storage.remove(clubs)
            assert {each.mark for each in await hub.own_games.achieved(me)} == first.keys()
            assert {each.table for each in await hub.own_games.achieved(me)} == {None}

    asyncio.run(run())


def test_the_accuracy_of_a_review_comes_into_the_list(tmp_path: Path) -> None:
    async def run() -> None:
        async with servers(tmp_path) as some:
            hub = some.one
            me = await passport(hub, "Me")
            [table_id] = await many(hub, me, 1)
            assert (await hub.own_games.finished(me, 1))[0].accuracy is None
            await hub.storage.carry_out(update(held).values(accuracy=None))
            await hub.own_games.reviewed(table_id, b"")
            assert (await hub.own_games.finished(me, 1))[0].accuracy is None
            rows = await hub.storage.read(select(held.c.place))
            assert rows[0][0] is not None

    asyncio.run(run())


# ------------------------------------------------------------------------ over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with running(tmp_path_factory.mktemp("own") / "data", *PLENTY) as process:
        yield process


def resigned(owner: Owner, *others: dict[str, Any]) -> str:
    """A game that was given up, and so is over."""
    seats = [{"kind": "person", "name": "Me"}, *(others or ({"kind": "bot", "level": "porter"},))]
    made = owner.set_up(seats)
    [ticket] = made["tickets"]
    do = {"type": "do", "id": "r", "version": 1, "seat": 0, "command": {"type": "resign"}}
    answer = owner.send(
        "POST",
        f"/tables/{made['table']}/commands",
        json=do,
        headers={"Authorization": f"Seat {ticket['secret']}"},
    )
    assert answer.status_code == 200, answer.text
    return str(made["table"])


def told(owner: Owner, number: int) -> dict[str, Any]:
    """The list, as soon as so many games are told."""
    found: dict[str, Any] = {}
    for _ in range(200):
        found = owner.send("GET", "/passport/games").json()
        if found["played"] == number:
            return found
    raise AssertionError(found)


def test_the_list_has_running_games_and_finished_ones(server: Process) -> None:
    owner = Owner(server)
    assert owner.send("GET", "/passport/games").json()["played"] == 0
    table = resigned(owner)
    waiting = owner.set_up()["table"]
    found = told(owner, 1)
    [finished], [goes_on] = found["finished"], found["running"]
    assert (finished["table"], goes_on["table"]) == (table, waiting)
    assert finished["place"] == 2
    assert [seat["place"] for seat in finished["seats"]] == [2, 1]
    assert finished["seats"][0]["face"] == owner.send("GET", "/passport").json()["face"]
    assert finished["rating"] is None
    assert goes_on["standing"] == "waiting"
    assert (found["won"], found["more"]) == (0, "")


@pytest.mark.parametrize(
    "query", ["after=x", "after=1", "players=5", "company=9", "most=51", "most=0", "won=perhaps"]
)
def test_what_is_no_filter_is_refused(server: Process, query: str) -> None:
    answer = Owner(server).send("GET", f"/passport/games?{query}")
    assert answer.status_code == 400, answer.text


def test_all_records_and_all_data_can_be_taken_away(server: Process) -> None:
    owner = Owner(server)
    tables = {resigned(owner) for _ in range(3)}
    told(owner, 3)
    owner.set_up()
    text = owner.send("GET", "/passport/records").text
    assert len(list(read_records(text.splitlines()))) == 3
    data = json.loads(owner.send("GET", "/passport/export").text)
    assert {each["game"]["table"] for each in data["games"]} == tables
    assert all("[Seed " in each["record"] for each in data["games"])
    assert data["passport"]["name"] == "Me"
    assert len(data["stored"]["held"]) == 4
    assert len(data["running"]) == 1
    assert owner.secret not in json.dumps(data)


def test_games_of_another_passport_are_brought_and_it_is_gone(server: Process) -> None:
    old, new = Owner(server), Owner(server)
    theirs, mine = resigned(old), resigned(new)
    told(old, 1)
    told(new, 1)
    body = {"secret": old.secret}
    assert new.send("POST", "/passport/join", json={"secret": "short"}).status_code == 400
    assert Owner(server).send("POST", "/passport/join", json=body).status_code == 404
    for _ in range(2):  # asked again, nothing is lost
        assert new.send("POST", "/passport/join", json=body).json()["games"] == 2
    assert {each["table"] for each in told(new, 2)["finished"]} == {theirs, mine}
    assert old.send("GET", "/passport").status_code == 404
    # with itself nothing happens
    assert new.send("POST", "/passport/join", json={"secret": new.secret}).json()["games"] == 2


def test_what_two_passports_have_is_kept_once_when_they_are_joined(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    """Days, ratings and tokens come along; of what both have, the better told of stays."""

    async def run() -> None:
        async with opened(kind, tmp_path, postgres) as some:
            hub = some.one
            mine, theirs = await passport(hub, "mine"), await passport(hub, "theirs")
            third = await passport(hub, "third")
            await _rate(hub, {mine: {"2": 3}, theirs: {"2": 9, "3": 1}, third: {"4": 5}})
            await _rate(hub, {mine: {"4": 7}}, 1)
            await _try(hub, {mine: [20_500, 20_501], theirs: [20_499, 20_501], third: []})
            await Tokens(hub.storage).make(theirs, "robot", SCOPES)
            await hub.ratings.hide(theirs, hidden=True)
            for other in (theirs, third, theirs):  # asked again, nothing is lost
                await hub.passports.join(mine, other)
            found = await hub.ratings.of(mine)
            assert {pool: known.games for pool, known in found.items()} == {"2": 9, "3": 1, "4": 7}
            for pool, known in found.items():
                curve = await hub.ratings.curve(mine, pool)
                assert len(curve) == known.games
                assert curve[-1].after.rating == known.rating.rating
            assert await hub.daily.tables.days_of(mine) == [20_499, 20_500, 20_501]
            assert len(await Tokens(hub.storage).of(mine)) == 1
            assert await hub.ratings.is_hidden(mine)
            # the day that both had played is there once more, and nobody's
            assert await hub.daily.tables.spread(20_501) == {40: 2}
            gone = await hub.storage.read(select(tries.c.passport).where(tries.c.day == 20_501))
            assert sorted(gone, key=str) == sorted([(mine,), (None,)], key=str)

    asyncio.run(run())


async def _rate(hub: Hub, games: dict[str, dict[Pool, int]], table: int = 0) -> None:
    """Let passports have ratings after so many games in each pool."""
    for who, pools in games.items():
        for pool, number in pools.items():
            known = {"passport": who, "pool": pool, **first(pool)._asdict(), "games": number}
            await hub.storage.carry_out(insert(ratings).values(known | {"at": 1}))
            for played in range(1, number + 1):
                change = {
                    "passport": who,
                    "pool": pool,
                    "game": played,
                    "table_id": f"{who}{table}",
                }
                moved = {"before": 700.0, "before_deviation": 9.0, "after_deviation": 9.0}
                after = {"after": first(pool).rating, "seat": 0, "at": played}
                await hub.storage.carry_out(insert(rating_changes).values(change | moved | after))


async def _try(hub: Hub, played: dict[str, list[int]]) -> None:
    """Let passports have played the markets of days."""
    for day in sorted({day for some in played.values() for day in some}):
        row = {"day": day, "seed": "", "commitment": "", "made": 1, "recipe": 1}
        await hub.storage.carry_out(insert(days).values(row))
    for who, some in played.items():
        for day in some:
            name = f"{day} {who}"[:32]
            row = {"table_id": name, "day": day, "passport": who, "bot": False, "named": True}
            scored = {"share": name, "begun": 1, "over": 2, "counts": True, "points": 40}
            await hub.storage.carry_out(insert(tries).values(row | scored))


def test_who_deletes_a_passport_is_forgotten_and_who_has_none_is_told(server: Process) -> None:
    owner = Owner(server)
    table = resigned(owner)
    told(owner, 1)
    assert owner.send("DELETE", "/passport").status_code == 204
    assert owner.send("DELETE", "/passport").status_code == 404
    seen = owner.send("GET", f"/tables/{table}").json()
    assert seen["seats"][0]["name"] == "?"
    assert owner.send("GET", "/passport/games").json()["played"] == 0
    assert owner.send("GET", "/passport/marks").json()["earned"] == []
