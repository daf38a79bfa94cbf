"""A newer version comes to servers that share a database: one after the other is stopped."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from marrakech.server.handing_over import RETRY_SECONDS
from tests.cluster.chaos import SHORT, cluster
from tests.cluster.people import Roaming
from tests.history.asking import Asking
from tests.history.checker import check
from tests.history.recorder import History
from tests.server.players import Client

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import Postgres
    from tests.redis_server import RedisServer

pytestmark = pytest.mark.xdist_group("postgres")


def test_whoever_looks_goes_to_another_server_at_once_and_nothing_stands_still(
    postgres: Postgres, redis: RedisServer, tmp_path: Path
) -> None:
    """People play, bots play at a table that the stopping server leads, and somebody watches."""
    history = History()
    with cluster(tmp_path / "servers", postgres, redis, 2) as servers:

        async def watched(table: str, first: int) -> None:
            """Look on at one server until it sends everybody away, and then at the other."""
            other = servers.sockets[1 - first]
            async with Client(servers.sockets[first], table, (), history) as watcher:
                stopping = asyncio.create_task(asyncio.to_thread(servers.servers[first].stop))
                while watcher.bye is None:
                    await watcher.hear()
                assert (watcher.bye.reason, watcher.bye.retry) == ("restart", RETRY_SECONDS)
                seen = watcher.state
            assert seen is not None
            await asyncio.sleep(RETRY_SECONDS)
            async with Client(other, table, (), history) as watcher:
                assert watcher.state is not None
                shown = watcher.state
                assert shown.version >= seen.version
                while shown.standing == "playing" and watcher.state.version < shown.version + 4:
                    await watcher.hear()  # bots go on, though their server has gone
            await stopping
            servers.servers[first] = await asyncio.to_thread(servers.servers[first].again)

        async def run() -> None:
            people = []
            with Asking(servers.urls[0], history) as asking:
                table, secrets = asking.joined("person", "open", rules=SHORT.format(players=2))
                bots = asking.set_up("bot", "bot", "bot", "bot", rules="standard/4")
            assert bots is not None
            for seat, each in enumerate(secrets):
                player = Roaming("", table, each, seat, history)
                player.cluster, player.think = servers, 0.1
                people.append(player)
            playing = asyncio.gather(*(player.play() for player in people))
            for first in (0, 1):
                await watched(bots["table"], first)
            await playing

        asyncio.run(run())
        logs, damaged = servers.logs()
        assert damaged == []
        for server in servers.servers:
            assert "Traceback" not in server.log()
    assert check(history, logs, fresh=True) == []
    assert history.acknowledged > 40
