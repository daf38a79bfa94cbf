"""A newer version comes to servers that share a database: one after the other is stopped."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING

import pytest

from marrakech.server.handing_over import RETRY_SECONDS
from tests.cluster.chaos import SHORT, cluster
from tests.cluster.people import Roaming
from tests.history.asking import Asking
from tests.history.checker import check
from tests.history.recorder import History
from tests.server.players import Client
from tests.server.running import set_up

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import Postgres
    from tests.redis_server import RedisServer

pytestmark = pytest.mark.xdist_group("postgres")


async def closes(reader: asyncio.StreamReader) -> bytes:
    """What else comes over a connection until it is closed."""
    async with asyncio.timeout(30):
        with suppress(ConnectionResetError):
            return await reader.read()
        return b""


def test_a_server_that_stops_takes_nobody_in_through_connections_that_a_proxy_keeps(
    postgres: Postgres, redis: RedisServer, tmp_path: Path
) -> None:
    """Else somebody whom it has just sent away would come back to it, and be sent away again."""
    with cluster(tmp_path / "servers", postgres, redis, 1) as servers:
        server = servers.servers[0]
        made = set_up(server, "person", "open")
        table = str(made["table"])

        async def run() -> None:
            async with AsyncExitStack() as stack:
                watchers = [Client(server.socket, table, ()) for _ in range(60)]
                for each in watchers:
                    await stack.enter_async_context(each)
                reader, writer = await asyncio.open_connection(server.host, server.port)
                host = f"Host: {server.host}:{server.port}\r\n"
                writer.write(f"GET /live HTTP/1.1\r\n{host}\r\n".encode())
                assert b"200" in await reader.readline()
                server.process.send_signal(signal.SIGTERM)
                while watchers[0].bye is None:
                    await watchers[0].hear()
                with suppress(ConnectionError):
                    writer.write(
                        f"GET /api/tables/{table}/live HTTP/1.1\r\n{host}"
                        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                        "Sec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                    )
                    await writer.drain()
                assert b"101 Switching" not in await closes(reader)
                writer.close()

        asyncio.run(run())
        assert "Traceback" not in server.log()


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
