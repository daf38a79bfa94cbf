"""Games on several servers that share a database, while everything fails at random instants.

Clients go from server to server whenever a connection is lost. A checker reads afterwards what each
of them was told, and the logs: see :mod:`tests.history.checker`.
"""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from contextlib import contextmanager, suppress
from time import monotonic, sleep
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

from marrakech.server.schema import entries
from marrakech.server.storage import Storage
from marrakech.table.table import Table
from tests.history.asking import Asking
from tests.history.checker import check
from tests.history.recorder import Attempt, History
from tests.proxy import Proxy
from tests.server.players import Player
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from pathlib import Path

    from marrakech.server.settings import DatabaseUrl
    from marrakech.table.entries import AnyEntry
    from marrakech.table.messages import Do, Hello, TableState
    from tests.history.checker import Violation
    from tests.postgres import Postgres
    from tests.redis_server import RedisServer

SHORT = "standard/{players},rugs=10"
HEAL_SECONDS = 120
"""So long games may take to their end after the last fault, on a busy machine."""


class Roaming(Player):
    """Connects to any of the servers."""

    pause = (0.02, 0.1)
    think = 0.5
    """Seconds before it says something, at most."""
    cluster: Cluster

    async def open(self) -> TableState:
        """Connect to one of them, and say hello."""
        socket = self.luck.choice(self.cluster.sockets)
        self.url = f"{socket}/api/tables/{self.table}/live"
        self.server = socket.replace("ws://", "http://")
        try:
            async with asyncio.timeout(8):  # to one that stands still
                return await super().open()
        except AssertionError as refused:  # a careless server damages tables
            raise OSError(str(refused)) from None

    async def send(self, message: Hello | Do | str | bytes) -> None:
        """Say something, after a moment: a game is to last for some faults."""
        await asyncio.sleep(self.luck.uniform(0, self.think))
        await super().send(message)


class Cluster:
    """Servers, and what lies between each of them and the database."""

    def __init__(
        self,
        folder: Path,
        postgres: Postgres,
        redis: RedisServer,
        servers: int = 3,
        program: str = "marrakech",
    ) -> None:
        self.folder = folder
        self.postgres = postgres
        self.redis = redis
        self.url = postgres.fresh()
        self.key = folder / "tables.key"
        self.proxies = [Proxy(postgres.port) for _ in range(servers)]
        self.redis_proxies = [Proxy(redis.port) for _ in range(servers)]
        self.servers: list[Process] = []
        for number, (proxy, wire) in enumerate(zip(self.proxies, self.redis_proxies, strict=True)):
            env = {
                "MARRAKECH_DATABASE": postgres.url(
                    self.url.text.rpartition("/")[2], port=proxy.port
                ).text,
                "MARRAKECH_REDIS": redis.url(wire.port).text,
                "MARRAKECH_KEY_FILE": str(self.key),
            }
            data = folder / f"data{number}"
            self.servers.append(Process(data, *PLENTY, env=env, program=program))
        self.sockets = [server.socket for server in self.servers]

    def logs(self) -> tuple[dict[str, list[AnyEntry]], list[str]]:
        """All entries, as they are stored, and tables whose log is not whole."""
        return asyncio.run(stored(self.folder, self.key, self.url))

    def close(self) -> None:
        """End it all."""
        for server in self.servers:
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.kill()
        for proxy in (*self.proxies, *self.redis_proxies):
            proxy.close()


async def stored(
    folder: Path, key: Path, url: DatabaseUrl
) -> tuple[dict[str, list[AnyEntry]], list[str]]:
    """The logs of all tables in a database, each up to its first gap; and those that have one."""
    storage = await Storage.beside(folder, key, url)
    query = select(entries.c.table_id, entries.c.version, entries.c.body)
    try:
        logs: dict[str, list[AnyEntry]] = {row.id: [] for row in await storage.rows()}
        for table, version, body in await storage.read(query.order_by("table_id", "version")):
            if version == len(logs[table]):
                logs[table].append(storage.seal.decode(table, body))
        return logs, [fault.table_id async for fault in storage.look_through()]
    finally:
        await storage.close()


@contextmanager
def cluster(
    folder: Path,
    postgres: Postgres,
    redis: RedisServer,
    servers: int = 3,
    program: str = "marrakech",
) -> Iterator[Cluster]:
    """Servers for a while."""
    folder.mkdir(exist_ok=True)
    made = Cluster(folder, postgres, redis, servers, program)
    try:
        yield made
    finally:
        made.close()


class Outcome(NamedTuple):
    """What came of it."""

    faults: Counter[str]
    acknowledged: int
    unknown: int
    healed: float | None
    """Seconds from the last fault until all games were over; None if some never were."""
    found: list[Violation]
    damaged: list[str]
    """Tables whose log is not whole."""


class Chaos:
    """Games, and faults while they are played."""

    def __init__(
        self,
        servers: Cluster,
        games: int,
        seed: int,
        patience: float = HEAL_SECONDS,
        think: float = Roaming.think,
    ) -> None:
        self.cluster = servers
        self.patience = patience
        self.luck = random.Random(seed)
        self.history = History()
        self.faults: Counter[str] = Counter()
        self.people: list[Roaming] = []
        self.alone: list[str] = []
        """Tables at which bots play, and nobody looks."""
        for game in range(games):
            players = 2 + game % 3
            kinds = ["person", *self.luck.choices(["open", "person", "bot"], k=players - 1)]
            server = self.luck.choice(servers.servers)
            with Asking(server.url, self.history) as asking:
                rules = SHORT.format(players=players)
                table, secrets = asking.joined(*kinds, rules=rules)
                made = asking.set_up("bot", "bot", rules=SHORT.format(players=2))
                assert made is not None
                self.alone.append(made["table"])
            for each in secrets:
                player = Roaming("", table, each, self.luck.getrandbits(32), self.history)
                player.cluster, player.think = servers, think
                self.people.append(player)

    # -------------------------------------------------------------------- faults

    async def kill(self) -> None:
        """A server dies, and another one takes its place."""
        which = self.luck.randrange(len(self.cluster.servers))
        old = self.cluster.servers[which]
        old.kill()
        await asyncio.sleep(self.luck.uniform(0, 0.5))
        self.cluster.servers[which] = await asyncio.to_thread(old.again)

    async def stop(self) -> None:
        """A server is told to stop, and started again."""
        which = self.luck.randrange(len(self.cluster.servers))
        old = self.cluster.servers[which]
        await asyncio.to_thread(old.stop)
        self.cluster.servers[which] = await asyncio.to_thread(old.again)

    async def freeze(self) -> None:
        """A server stands still for a while."""
        process = self.luck.choice(self.cluster.servers).process
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.luck.uniform(0.1, 3))
        process.send_signal(signal.SIGCONT)

    async def cut(self) -> None:
        """All connections from a server to the database end."""
        self.luck.choice(self.cluster.proxies).cut()

    async def swallow(self) -> None:
        """What a server and the database say to each other gets lost, one way or both."""
        await self._swallow(self.luck.choice(self.cluster.proxies))

    async def _swallow(self, proxy: Proxy) -> None:
        forth, back = self.luck.choice([(False, False), (True, False), (False, True)])
        proxy.flow(forth=forth, back=back)
        await asyncio.sleep(self.luck.uniform(0.1, 2))
        if self.luck.random() < 0.5:
            proxy.cut()
        proxy.flow()

    async def delay(self) -> None:
        """A server is far from the database."""
        proxy = self.luck.choice(self.cluster.proxies)
        proxy.delay = self.luck.uniform(0.01, 0.2)
        await asyncio.sleep(self.luck.uniform(0.1, 1))
        proxy.delay = 0.0

    async def restart_database(self) -> None:
        """The database dies, and comes back."""
        await asyncio.to_thread(self.cluster.postgres.stop)
        await asyncio.sleep(self.luck.uniform(0, 1))
        await asyncio.to_thread(self.cluster.postgres.start)

    async def restart_redis(self) -> None:
        """Redis dies, and comes back empty."""
        await asyncio.to_thread(self.cluster.redis.stop)
        await asyncio.sleep(self.luck.uniform(0, 1))
        await asyncio.to_thread(self.cluster.redis.start)

    async def flush_redis(self) -> None:
        """Redis forgets everything."""
        await asyncio.to_thread(self.cluster.redis.flush)

    async def swallow_redis(self) -> None:
        """What a server and Redis say to each other gets lost, one way or both."""
        await self._swallow(self.luck.choice(self.cluster.redis_proxies))

    def _kinds(self) -> list[Callable[[], Coroutine[object, object, None]]]:
        """All that can go wrong."""
        return [
            *(self.kill, self.freeze, self.cut, self.swallow, self.delay, self.stop),
            *(self.restart_database, self.restart_redis, self.flush_redis, self.swallow_redis),
        ]

    # -------------------------------------------------------------------- games

    async def _fail(self, faults: int, pause: float, only: str) -> None:
        kinds = [kind for kind in self._kinds() if only in ("", kind.__name__)]
        for number in range(faults):
            # each kind once, then any
            kind = kinds[number] if number < len(kinds) else self.luck.choice(kinds)
            await kind()
            self.faults[kind.__name__] += 1
            await asyncio.sleep(self.luck.uniform(0, pause))

    async def _play(self, faults: int, pause: float, only: str) -> float:
        playing = asyncio.gather(*(each.play() for each in self.people))
        try:
            await self._fail(faults, pause, only)
            ended = monotonic()
            async with asyncio.timeout(self.patience):
                await playing
                await asyncio.to_thread(self._until_over)
            return monotonic() - ended
        finally:
            playing.cancel()
            await asyncio.gather(*(each.close() for each in self.people), return_exceptions=True)

    def _until_over(self) -> None:
        """Wait until those games are over, too, that nobody looks at."""
        left = list(self.alone)
        until = monotonic() + self.patience
        name = self.cluster.url.text.rpartition("/")[2]
        while left:
            assert monotonic() < until, f"{len(left)} games that nobody looks at are stuck"
            query = "SELECT id FROM tables WHERE standing = 'over'"
            over = {table for (table,) in self.cluster.postgres.ask(query, name)}
            left = [table for table in left if table not in over]
            sleep(0.1)

    def run(self, faults: int, pause: float = 0.5, only: str = "") -> Outcome:
        """Play everything to its end; ``only`` names the one thing that goes wrong."""
        healed: float | None = None
        with suppress(TimeoutError):
            healed = asyncio.run(self._play(faults, pause, only))
        self.history.settle()
        logs, damaged = self.cluster.logs()
        if healed is not None:
            for server in self.cluster.servers:
                with Asking(server.url, self.history) as asking:
                    for table in self.history.tables():
                        assert asking.look(table)
            for table in [*self.alone, *(each.table for each in self.people)]:
                assert Table(table, logs[table]).standing == "over", f"{table} is not over"
        return Outcome(
            self.faults,
            self.history.acknowledged,
            self.history.count(Attempt, "unknown"),
            healed,
            check(self.history, logs, fresh=True),
            damaged,
        )
