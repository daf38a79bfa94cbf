"""Deleting a passport: nothing that is stored names its owner, and all games are as they were."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert, select, update

from marrakech.server import erasing
from marrakech.server.clock import now
from marrakech.server.database import FILE
from marrakech.server.keys import key_of
from marrakech.server.live_table import row_of
from marrakech.server.moderation import Moderation, Report
from marrakech.server.schema import entries, metadata, nameless, seekers
from marrakech.server.viewer import Viewer
from marrakech.table.entries import NOBODY
from marrakech.table.messages import Act, Do, Rematch, Resign, Throw
from marrakech.table.table import Table
from tests.server.own_games import FACE, Servers, game, passport, servers, stored
from tests.server.test_hub import Told

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from marrakech.server.hub import Hub
    from tests.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")

NAME = "Scheherazade"


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


async def everything(hub: Hub) -> str:
    """All that is in the database, as text."""
    found = []
    for table in metadata.sorted_tables:
        found += [f"{table.name} {row}" for row in await hub.storage.read(select(table))]
    return "\n".join(found)


def in_files(folder: Path) -> bytes:
    """All that is in the files of the database, the journal included."""
    return b"".join(each.read_bytes() for each in sorted(folder.glob(f"{FILE}*")))


async def results(hub: Hub, ids: list[str]) -> list[Any]:
    """How the games have gone, step by step, and what becomes of a record of them."""
    found: list[Any] = []
    for table_id in ids:
        table = Table(table_id, await hub.stored.entries(table_id))
        assert table.dice_game is not None
        found.append((table.result(), table.dice_game.game.position(), table.standing))
        found.append([event.action.text for event in table.dice_game.game.history])
    return found


async def market(hub: Hub) -> tuple[str, list[str]]:
    """A passport that has played many games: in others' tables, its own, and round one screen."""
    me = await passport(hub, NAME)
    other = await passport(hub, "Dinarzade")
    ids = []
    for number, (kinds, names) in enumerate(
        [("po", ["Bea", NAME]), ("poo", [NAME, "Cem"]), ("poob", [NAME, "Dee"]), ("po", [NAME])]
    ):
        club = game(kinds, number, *names[-kinds.count("o") :])
        seat = next(n for n, each in enumerate(club.table.seats) if each.name == NAME)
        club.play(None if number else 20)
        ids.append(await stored(hub, f"game-{number}", club))
        await hub.passports.hold(me, ids[-1], [seat])
        await hub.passports.hold(other, ids[-1], [0])
    assert await hub.own_games.catch_up() == 3
    report = Report(0, 1, ids[0], None, 1, NAME, None, "name", None)
    await Moderation(hub.storage).report(report)
    return me, ids


def test_nothing_that_is_stored_names_who_has_deleted_a_passport(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres) as some:
            hub = some.one
            me, ids = await market(hub)
            before = await results(hub, ids)
            stored_before = await everything(hub)
            assert NAME in stored_before
            assert me in stored_before
            assert NAME.casefold() in stored_before, "others can search for who has played there"
            assert await hub.erasing.delete(me)
            after = await everything(hub)
            assert NAME not in after
            assert NAME.casefold() not in after
            assert me not in after
            assert await results(hub, ids) == before
            assert [fault async for fault in hub.storage.look_through()] == []
            assert not await hub.erasing.delete(me), "there is none any more"
            if kind == "sqlite":
                files = in_files(tmp_path)
                assert b"Dinarzade" in files, "who looks there finds the others"
                for gone in (NAME, NAME.casefold(), me):
                    assert gone.encode() not in files

    asyncio.run(run())


def test_the_games_of_others_go_on_with_their_own_names(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres) as some:
            hub = some.one
            me, ids = await market(hub)
            await hub.erasing.delete(me)
            for table_id in ids[1:]:
                table = Table(table_id, await hub.stored.entries(table_id))
                names = [seat.name for seat in table.seats if seat.kind == "person"]
                assert names.count(NOBODY) == 1
                assert "Player 0" in names
                assert table.record().count(NAME) == 0
            other = await passport(hub, "Dinarzade")
            assert len(await hub.own_games.finished(other, 50)) == 3

    asyncio.run(run())


def test_who_is_interrupted_at_any_point_goes_on_by_asking_again(
    kind: str, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres) as some:
            hub = some.one
            me, ids = await market(hub)
            before = await results(hub, ids)
            done = 0
            whole = erasing._erase_summary

            def dies(*asked: Any) -> bool:  # noqa: ANN401  (whatever it is asked)
                nonlocal done
                done += 1
                if done in {1, 3, 5}:
                    raise KeyboardInterrupt
                return whole(*asked)

            monkeypatch.setattr(erasing, "_erase_summary", dies)
            deaths = 0
            while True:
                try:
                    assert await hub.erasing.delete(me)
                    break
                except KeyboardInterrupt:
                    deaths += 1
                    assert [fault async for fault in hub.storage.look_through()] == []
                    assert await results(hub, ids) == before
            assert deaths == 3
            after = await everything(hub)
            assert NAME not in after
            assert me not in after
            assert await results(hub, ids) == before

    asyncio.run(run())


def test_what_was_damaged_before_is_not_taken_for_whole_afterwards(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres) as some:
            hub = some.one
            me, ids = await market(hub)
            wrong = update(entries).where(entries.c.table_id == ids[1], entries.c.version == 1)
            await hub.storage.carry_out(wrong.values(sum=b"nonsense"))
            await hub.erasing.delete(me)
            faults = [fault.table_id async for fault in hub.storage.look_through()]
            assert faults == [ids[1]]
            assert NAME not in await everything(hub)

    asyncio.run(run())


async def two_who_play(hub: Hub) -> tuple[str, str, list[str]]:
    """A table that goes on, the passport of its guest, and the secrets of both."""
    me = await passport(hub, NAME)
    club = game("po", 7, NAME)
    table_id = await stored(hub, "goes-on", club)
    await hub.passports.hold(me, table_id, [1])
    return me, table_id, ["secret 0", f"secret of {NAME}"]


def test_who_looks_on_sees_the_name_go_and_the_game_go_on(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres) as some:
            hub = some.one
            me, table_id, secrets = await two_who_play(hub)
            live = await hub.open(table_id)
            told = Told()
            viewer = Viewer(live, told)
            hub.enter(live, viewer)
            viewer.greet((), 0)
            await asyncio.sleep(0.05)
            assert told.messages[0].seats[1].name == NAME
            told.messages.clear()
            await hub.erasing.delete(me)
            await asyncio.sleep(0.05)
            assert [seat.name for seat in told.messages[0].seats] == ["Player 0", NOBODY]
            # both play on with their secrets, and what comes next does not bring the name back
            seats = hub.seats_of(live, secrets)
            assert seats == (0, 1)
            task = live.table.state(seats, now=now()).todo
            assert task is not None
            wish = Throw() if task.phase == "roll" else Act(task.legal[0])
            await hub.done(live, Do("next", live.version, task.seat, wish), seats)
            hub.rows.note(live)
            await asyncio.sleep(0.05)
            assert NAME not in await everything(hub)
            assert live.table.entries == await hub.stored.entries(table_id), (
                "as another one would read it"
            )
            live.leave(viewer)

    asyncio.run(run())


def test_the_next_game_is_nameless_too(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres) as some:
            hub = some.one
            me, table_id, secrets = await two_who_play(hub)
            live = await hub.open(table_id)
            seats = hub.seats_of(live, secrets)
            await hub.done(live, Do("r", live.version, 0, Resign()), seats)
            # this server has heard nothing of it
            await hub.storage.together(lambda connection: erasing._erase(connection, table_id, [1]))
            assert live.table.seats[1].name == NAME
            for seat in seats:
                await hub.done(live, Do(f"again {seat}", live.version, seat, Rematch()), seats)
            while live.table.rematch is None:  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(0.01)
            following = await hub.open(live.table.rematch)
            assert [seat.name for seat in following.table.seats] == [NOBODY, "Player 0"]
            await hub.erasing.mend()
            assert NAME not in str(await hub.storage.read(select(entries.c.body)))
            assert me

    asyncio.run(run())


def test_other_servers_follow_and_what_they_still_stored_is_mended(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with opened(kind, tmp_path, postgres, 2) as some:
            one, two = some.hubs
            me, table_id, _ = await two_who_play(one)
            live = await two.open(table_id)
            old = row_of(live.table)
            await one.erasing.delete(me)
            assert live.table.seats[1].name == NAME
            await two.storage.note([old._replace(version=old.version + 1)])
            assert NAME in await everything(one)
            await two.erasing.follow()
            assert live.table.seats[1].name == NOBODY
            await one.erasing.mend()
            assert NAME not in await everything(one)

    asyncio.run(run())


def test_who_waits_for_a_match_there_is_forgotten_with_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with servers(tmp_path) as some:
            hub = some.one
            me, table_id, secrets = await two_who_play(hub)
            row = {"key": key_of(secrets[1]), "players": 2, "address": "", "want": b"", "since": 1}
            row |= {"name": NAME, "seen": 1, "table_id": table_id, "seat": 1}
            await hub.storage.carry_out(insert(seekers).values(row))
            await hub.erasing.delete(me)
            assert NAME not in await everything(hub)
            assert await hub.storage.read(select(nameless.c.table_id, nameless.c.seat)) == [
                (table_id, 1)
            ]

    asyncio.run(run())


@pytest.mark.parametrize("kinds", ["pp", "po", "poo", "ppbo"])
def test_a_table_in_memory_forgets_as_what_is_stored_does(kinds: str) -> None:
    for seats in ([0], [1], [0, 1]):
        club = game(kinds, 3, *[f"{NAME} {n}" for n in range(kinds.count("o"))])
        assert "o" not in kinds or club.table.seats[kinds.index("o")].face == FACE
        club.play(30)
        club.table.forget_names(seats)
        assert not club.table.forget_names(seats), "there is nothing left to forget"
        again = Table("table", club.table.entries)
        assert again.log == club.table.log
        assert again.info() == club.table.info()
        assert again.plan == club.table.plan
        assert again.listing() == club.table.listing()
        for seat in seats:
            names = {club.table.seats[seat].name, again.seats[seat].name}
            assert names == {NOBODY}
            assert club.table.seats[seat].face is None
            assert again.seats[seat].face is None
        club.play()
        assert club.table.record()
