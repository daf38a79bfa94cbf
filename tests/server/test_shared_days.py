"""Servers that share a database have one market a day, and score each try once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, select

from marrakech.players import market_of_day as market
from marrakech.server.clock import now
from marrakech.server.schema import days, tries
from marrakech.table.messages import Do, Resign
from tests.server.test_shared import hubs

if TYPE_CHECKING:
    from pathlib import Path

    from marrakech.server.hub import Hub
    from tests.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")

PASSPORT = "a-passport-of-somebody-1234"


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be noon: nothing of this is about midnight."""
    monkeypatch.setattr(now, "ahead", now.ahead)
    now.ahead += market.begins(market.day_at(now())) + market.DAY // 2 - now()


async def count(hub: Hub, table: str) -> int:
    """How many rows there are."""
    which = {"days": days, "tries": tries}[table]
    query = select(func.count()).select_from(which)
    return int((await hub.storage.read(query))[0][0])


def test_servers_agree_on_one_seed_a_day(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path, 3) as servers:
            today = market.day_at(now())
            for number in (today, today + 1):
                found = await asyncio.gather(*(hub.daily.day(number) for hub in servers))
                assert len({day.seed for day in found}) == 1
                assert all(day == found[0] for day in found)
            assert await count(servers[0], "days") == 2

    asyncio.run(run())


def test_two_devices_at_two_servers_get_one_try(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path) as servers:
            today = market.day_at(now())
            who = await servers[0].passports.shown(PASSPORT, "Ada")
            assert who is not None
            asked = [
                hub.daily.play(who, f"Ada {n}", today, None) for n, hub in enumerate(servers * 3)
            ]
            made = await asyncio.gather(*asked)
            assert all(each == made[0] for each in made)
            assert await count(servers[0], "tries") == 1

    asyncio.run(run())


def test_a_try_is_scored_once_whichever_server_sees_its_end(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with hubs(postgres, tmp_path) as (one, two):
            today = market.day_at(now())
            who = await one.passports.shown(PASSPORT, "Ada")
            assert who is not None
            made = await one.daily.play(who, "Ada", today, None)
            seen = await two.open(made.table)  # another server has it in memory, too
            live = await one.newest(made.table)
            await one.done(live, Do("1", live.version, market.PLAYER, Resign()), [market.PLAYER])
            await two.newest(seen.id)
            found = await asyncio.gather(*(hub.daily.mine(who, today) for hub in (two, one)))
            for mine in found:
                assert mine is not None
                assert (mine.points, mine.counts, mine.choices) == (0, True, "")
            assert await two.daily.tables.spread(today) == {0: 1}
            # who has given up gets no second try anywhere
            assert await two.daily.play(who, "Ada", today, None) == made

    asyncio.run(run())
