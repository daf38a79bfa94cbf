"""Servers that share a database tell each other what happens, and do without if they cannot."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from marrakech.server import exchange as module
from marrakech.server.exchange import Exchange
from marrakech.server.hub import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.ready import redis_of
from marrakech.server.settings import Settings
from marrakech.server.storage import Storage
from marrakech.server.viewer import Viewer
from marrakech.server.watch import Watch
from marrakech.table.messages import Act, Do, Present
from tests.proxy import Proxy
from tests.server.test_hub import TWO, Told, act, expire, secrets_of, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from marrakech.server.server import Server
    from marrakech.server.settings import DatabaseUrl
    from tests.postgres import Postgres
    from tests.redis_server import RedisServer

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beat faster, so that nobody has to wait long."""
    monkeypatch.setattr(module, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(module, "LOST_SECONDS", 0.5)


@asynccontextmanager
async def sharing(folder: Path, url: DatabaseUrl, redis: DatabaseUrl) -> AsyncIterator[Hub]:
    """A hub that exchanges what happens with others."""
    storage = await Storage.open(folder, None, url)
    settings = Settings(data=folder, away_seconds=1)
    hub = Hub(storage, settings, Metrics())
    hub.exchange = Exchange(hub, redis)
    hub.exchange.share("tables", hub.table_setup.set_ups)
    hub.exchange.start()
    try:
        async with asyncio.timeout(60):
            await until(lambda: hub.exchange is not None and hub.exchange.is_well)
            yield hub
    finally:
        await hub.close()
        await hub.exchange.close()
        await storage.close()


def viewer(hub: Hub, table: str, secrets: list[str]) -> tuple[Viewer, Told]:
    """Somebody who looks at a table."""
    live, line = hub.tables[table], Told()
    made = Viewer(live, line)
    made.greet(hub.seats_of(live, secrets), 0)
    hub.enter(live, made)
    return made, line


def last(line: Told) -> Present | None:
    """Who is there, as somebody was told last."""
    return next((each for each in reversed(line.messages) if isinstance(each, Present)), None)


def test_what_happens_at_one_server_is_seen_at_another(
    postgres: Postgres, redis: RedisServer, tmp_path: Path
) -> None:
    async def run() -> None:
        url = postgres.fresh()
        async with (
            sharing(tmp_path, url, redis.url()) as one,
            sharing(tmp_path, url, redis.url()) as two,
        ):
            made = await one.make(TWO)
            await two.open(made.table)
            version = one.tables[made.table].version
            # nobody asks the database here: it is told
            asked = two.storage.load
            two.storage.load = None  # type: ignore[method-assign, assignment]
            await act(one, made, Do("1", version, 0, Act("L")))
            await until(lambda: two.tables[made.table].version == version + 1)
            assert two.tables[made.table].table.log == one.tables[made.table].table.log
            two.storage.load = asked  # type: ignore[method-assign]
            # what somebody else has written into Redis is not believed, nor what leaves a gap
            live, exchange = two.tables[made.table], one.exchange
            assert exchange is not None
            forged = '{"type":"closed","at":1,"seat":null,"why":"a forger was here"}'
            for stamp, ahead in (("", 2), ("0" * 32, 2), (exchange._stamp(live.id, 99, []), 3)):
                exchange._say(module.Moved("x", live.id, version + ahead, [forged], stamp))
            await asyncio.sleep(0.3)
            assert live.table.standing == "playing"
            assert live.version == version + 1
            first, second = secrets_of(made)
            here, line = viewer(one, made.table, [first])
            there, other = viewer(two, made.table, [second])
            onlooker, _ = viewer(two, made.table, [])
            for told in (line, other):
                await until(lambda told=told: last(told) == Present([0, 1], 1, []))  # type: ignore[misc]
            two.tables[made.table].leave(onlooker)
            two.tables[made.table].leave(there)
            await until(lambda: last(line) == Present([0], 0, []))
            await until(lambda: last(line) == Present([0], 0, [1]))
            one.tables[made.table].leave(here)
            # what an address asks of one server counts at the others
            most = one.settings.tables_per_minute
            for _ in range(most):
                one.table_setup.count("192.0.2.1")
            bucket = two.table_setup.set_ups
            await until(lambda: bucket._bucket("192.0.2.1", 1, 0).level < 1)
            await expire(one, made.table)
            await until(lambda: made.table not in two.tables)

    asyncio.run(run())


@pytest.mark.parametrize("how", ["killed", "flushed", "swallowed"])
def test_redis_may_go_and_come(
    postgres: Postgres, redis: RedisServer, tmp_path: Path, how: str
) -> None:
    async def run() -> None:
        url = postgres.fresh()
        with Proxy(redis.port) as proxy:
            address = redis.url(proxy.port if how == "swallowed" else None)
            async with (
                sharing(tmp_path, url, address) as one,
                sharing(tmp_path, url, address) as two,
            ):
                made = await one.make(TWO)
                await two.open(made.table)
                exchanges = [one.exchange, two.exchange]
                if how == "killed":
                    await asyncio.to_thread(redis.stop)
                elif how == "flushed":
                    redis.flush()
                else:
                    proxy.flow(forth=True, back=False)
                if how != "flushed":
                    await until(lambda: not any(each and each.is_well for each in exchanges))
                    assert redis_of(one) == redis_of(two) == "away"
                    assert two.tables[made.table].away() == []
                version = one.tables[made.table].version
                await act(one, made, Do("1", version, 0, Act("L")))  # the game goes on
                changed = await two.storage.changed_elsewhere(two.known)
                assert changed == {made.table: version + 1}
                await two.follow(changed)
                await until(lambda: two.tables[made.table].version == version + 1)
                if how == "killed":
                    await asyncio.to_thread(redis.start)
                proxy.flow()
                await until(lambda: all(each and each.is_well for each in exchanges))
                assert redis_of(one) == "ok"
                _, line = viewer(one, made.table, secrets_of(made)[:1])
                _, other = viewer(two, made.table, secrets_of(made)[1:])
                for told in (line, other):
                    await until(lambda told=told: last(told) == Present([0, 1], 0, []))  # type: ignore[misc]

    asyncio.run(run())


def test_a_server_that_nobody_hears_is_followed_through_the_database(
    postgres: Postgres, redis: RedisServer, tmp_path: Path
) -> None:
    """Redis is there for all others, so none of them notices anything but its silence."""

    async def run() -> None:
        url = postgres.fresh()
        with Proxy(redis.port) as proxy:
            async with (
                sharing(tmp_path, url, redis.url(proxy.port)) as one,
                sharing(tmp_path, url, redis.url()) as two,
            ):
                assert two.exchange is not None
                exchange = two.exchange
                watch = Watch(cast("Server", SimpleNamespace(hub=two)))
                await until(lambda: len(exchange._beats) == 2 and exchange.hears_all)
                made = await one.make(TWO)
                await two.open(made.table)
                version = one.tables[made.table].version
                await watch._changed()
                await watch._changed()
                assert await watch._changed() is None, "it is told, and need not ask"
                proxy.flow(forth=False, back=False)
                await act(one, made, Do("1", version, 0, Act("L")))
                await until(lambda: not exchange.hears_all)
                for _ in range(2):
                    assert await watch._changed() == {made.table: version + 1}
                assert exchange.is_well

    asyncio.run(run())


def test_all_servers_show_the_same_game(
    postgres: Postgres, redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the page asks another one each time. If its server dies, another one plays another."""
    monkeypatch.setattr("marrakech.server.show.PACE_SECONDS", 0.1)

    async def run() -> None:
        url = postgres.fresh()
        async with (
            sharing(tmp_path, url, redis.url()) as one,
            sharing(tmp_path, url, redis.url()) as two,
        ):
            first = one.show.visit().table
            await until(lambda: first in two.tables)
            assert two.show.visit().table == one.show.visit().table == first
            onlooker, line = viewer(two, first, [])
            await until(lambda: two.tables[first].version > one.tables[first].version - 2 > 5)
            assert len(line.messages) > 2, "who looks at the one sees what the other plays"
            assert two.tables[first].thinking is None
            game, copy = one.tables[first].table, two.tables[first].table
            version = min(game.version, copy.version)
            assert copy.log[:3] == game.log[:3]
            assert version > 5
            # who looks there keeps it going here
            monkeypatch.setattr("marrakech.server.show.VISIT_SECONDS", 0.3)
            before = one.tables[first].version
            await until(lambda: one.tables[first].version > before + 6)
            two.tables[first].leave(onlooker)
            await until(lambda: one.tables[first].thinking is None)
            monkeypatch.setattr("marrakech.server.show.SILENT_SECONDS", 0.1)
            await asyncio.sleep(0.2)
            second = two.show.visit().table
            assert second != first
            await until(lambda: second in one.tables)
            monkeypatch.setattr("marrakech.server.show.SILENT_SECONDS", 10)
            assert one.show.visit().table == second

    asyncio.run(run())


def test_a_server_ends_though_its_connection_to_redis_does_not_let_go(
    postgres: Postgres, redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """redis-py may answer a cancellation with a time-out, on a busy machine."""

    async def run() -> None:
        async with sharing(tmp_path, postgres.fresh(), redis.url()) as hub:
            exchange = hub.exchange
            assert exchange is not None

            async def late(*_: object) -> None:
                raise TimeoutError

            monkeypatch.setattr("redis.asyncio.client.PubSub.__aexit__", late, raising=False)
            monkeypatch.setattr("redis.asyncio.client.PubSub.aclose", late)
            async with asyncio.timeout(10):
                await exchange.close()
            assert all(task.done() for task in exchange._tasks)

    asyncio.run(run())
