"""One passport at several servers that share a database, as on a phone and at a desk at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from marrakech.players.passport import id_of
from marrakech.server.turns import Turns
from marrakech.table.face import Face
from marrakech.table.messages import NewTable, SeatPlan
from tests.server.test_shared import hubs

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")

ADA = "a-passport-on-two-devices-1234"
BEA = "another-passport-of-mine-12345"
FACE = Face(1, 2, 3)
WAITING = NewTable([SeatPlan("person", "Ada"), SeatPlan("open")])


def test_a_passport_that_comes_to_many_servers_at_once_is_made_once(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path, 3) as servers:
            shown = [hub.passports.shown(ADA, f"Ada {n}") for n, hub in enumerate(servers * 4)]
            assert set(await asyncio.gather(*shown)) == {id_of(ADA)}
            found = [await hub.passports.get(id_of(ADA)) for hub in servers]
            assert found[0] is not None
            assert found == [found[0]] * 3
            # what is changed at one of them is so at all
            await servers[1].passports.change(id_of(ADA), "Bea", FACE)
            for hub in servers:
                now = await hub.passports.get(id_of(ADA))
                assert now is not None
                assert (now.name, now.face) == ("Bea", FACE)

    asyncio.run(run())


def test_a_seat_that_is_brought_at_two_servers_at_once_is_held_once(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path) as (one, two):
            who, other = [await one.passports.shown(each, "Ada") for each in (ADA, BEA)]
            made = await one.make(WAITING)
            await asyncio.gather(
                *(hub.passports.hold(who, made.table, [0], "locked") for hub in (one, two) * 3),
                *(hub.passports.hold(who, made.table, [0]) for hub in (one, two)),
            )
            # it stays with whose it is, and so does what was locked
            await two.passports.hold(other, made.table, [0], "stolen")
            for hub in (one, two):
                assert await hub.passports.holders(made.table) == {0: who}
                [turn] = await Turns(hub).of(id_of(ADA))
                assert (turn.table, turn.seats, turn.locked) == (made.table, [0], ["locked"])
                assert await Turns(hub).of(id_of(BEA)) == []

    asyncio.run(run())


def test_what_is_deleted_at_one_server_while_another_brings_to_it_names_nobody(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path) as (one, two):
            who = await one.passports.shown(ADA, "Ada")
            made = [await hub.make(WAITING) for hub in (one, two) * 3]
            for each in made[:3]:
                await one.passports.hold(who, each.table, [0], "locked")
            bringing = [two.passports.hold(who, each.table, [0], "late") for each in made[3:]]
            await asyncio.gather(one.erasing.delete(id_of(ADA)), *bringing, return_exceptions=True)
            # who is interrupted asks again
            await two.erasing.delete(id_of(ADA))
            for hub in (one, two):
                assert await hub.passports.get(id_of(ADA)) is None
                assert await Turns(hub).of(id_of(ADA)) == []
                for each in made:
                    assert await hub.passports.holders(each.table) == {}

    asyncio.run(run())
