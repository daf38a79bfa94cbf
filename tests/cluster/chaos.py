"""Games on several servers that share a database, while everything fails at random instants.

Clients go from server to server whenever a connection is lost. A checker reads afterwards what each
of them was told, and the logs: see :mod:`tests.history.checker`.
"""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
from collections import Counter
from contextlib import contextmanager, suppress
from itertools import pairwise
from time import monotonic, sleep, time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

from marrakech.server.schema import entries
from marrakech.server.storage import Storage
from marrakech.table.entries import Again
from marrakech.table.table import Table
from tests.cluster.people import Roaming, Stranger, read_review
from tests.history.asking import Asking
from tests.history.checker import check
from tests.history.recorder import Attempt, History
from tests.proxy import Proxy
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterator
    from pathlib import Path

    from marrakech.server.settings import DatabaseUrl
    from marrakech.table.entries import AnyEntry
    from tests.history.checker import Violation
    from tests.postgres import Postgres
    from tests.redis_server import RedisServer

PROGRAM = "tests.cluster.program"
SHORT = "standard/{players},rugs=10"
CLOCK = {"kind": "move", "seconds": 30, "out": "bot"}
"""Of every other game: longer than any fault, and shorter than clocks are wrong."""
HEAL_SECONDS = 120
"""So long games may take to their end after the last fault, on a busy machine."""
TICK = 0.5
LATE = 2.0
"""If a player's own timer comes so late, all players stood still."""
SHIFT_MS = 3_600_000
"""By how much the clock of a machine may be wrong."""
RIGHT_MS = 3_000
"""By how much times in logs may be, all the same."""


class Cluster:
    """Servers, and what lies between each of them and the database."""

    def __init__(
        self,
        folder: Path,
        postgres: Postgres,
        redis: RedisServer,
        servers: int = 3,
        mistake: str = "",
    ) -> None:
        self.folder = folder
        self.postgres = postgres
        self.copy: Postgres | None = None
        """What follows it, and takes its place when it fails over."""
        self.redis = redis
        self.url = postgres.fresh()
        self.key = folder / "tables.key"
        self.proxies = [Proxy(postgres.port) for _ in range(servers)]
        self.redis_proxies = [Proxy(redis.port) for _ in range(servers)]
        self.clocks = [folder / f"clock{number}" for number in range(servers)]
        self.servers: list[Process] = []
        for number, (proxy, wire) in enumerate(zip(self.proxies, self.redis_proxies, strict=True)):
            env = {
                "MARRAKECH_DATABASE": postgres.url(
                    self.url.text.rpartition("/")[2], port=proxy.port
                ).text,
                "MARRAKECH_REDIS": redis.url(wire.port).text,
                "MARRAKECH_KEY_FILE": str(self.key),
                "TEST_CLOCK": str(self.clocks[number]),
                "TEST_MISTAKE": mistake,
            }
            self.shift(number, 0)
            data = folder / f"data{number}"
            self.servers.append(Process(data, *PLENTY, env=env, program=PROGRAM))
        self.sockets = [server.socket for server in self.servers]
        self.urls = [server.url for server in self.servers]

    def shift(self, which: int, by: int) -> None:
        """Set the clock of a server's machine wrong by so many milliseconds."""
        new = self.clocks[which].with_suffix(".new")
        new.write_text(str(by))
        new.replace(self.clocks[which])

    def keep_copy(self) -> None:
        """Have a copy of the database, to which it can fail over."""
        self.copy = self.postgres.copy()

    def fail_over(self, *, planned: bool) -> None:
        """The copy takes the place of the database, which has crashed. If that is ``planned``, it
        goes on for those who are still connected, and can only be read.
        """
        assert self.copy is not None
        old, self.postgres = self.postgres, self.copy
        if planned:
            old.set("default_transaction_read_only", "on")
            sleep(0.2)  # what was begun is done, and the copy has it
        else:
            old.stop()
        self.postgres.promote()
        self.url = self.postgres.url(self.url.text.rpartition("/")[2])
        for proxy in self.proxies:
            proxy.target = self.postgres.port
        self.keep_copy()
        old.close()

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
        if self.copy is not None:
            self.copy.close()
            self.postgres.close()


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
    mistake: str = "",
) -> Iterator[Cluster]:
    """Servers for a while."""
    folder.mkdir(exist_ok=True)
    made = Cluster(folder, postgres, redis, servers, mistake)
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
    wrong: list[str]
    """Tables whose log tells other times than those at which it was written."""
    apart: list[str]
    """Strangers who were told of two tables, or have met nobody; and next games that are two."""
    reviewed: int
    """Reviews that came to their ends, the same at all servers."""
    stuck: float
    """The longest, in seconds, that nothing happened at a table after the last fault had ended."""

    @property
    def is_sound(self) -> bool:
        """Whether all is as it should be, and all games are over."""
        faulty = self.found or self.damaged or self.wrong or self.apart
        return not faulty and self.healed is not None


class Chaos:
    """Games, and faults while they are played."""

    def __init__(
        self,
        servers: Cluster,
        games: int,
        seed: int,
        patience: float = HEAL_SECONDS,
        think: float = Roaming.think,
        strangers: int = 0,
        reviews: int = 0,
    ) -> None:
        """Everybody sits down. Those of every third table want a second game; ``strangers`` (an
        even number) seek somebody to play with while things fail already; so many ``reviews`` are
        read of games between bots.
        """
        self.cluster = servers
        self.patience = patience
        self.began = self.ended = time()
        self.luck = random.Random(seed)
        self.pauses: list[tuple[float, float]] = []
        """From when until when the players themselves stood still."""
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
                clock = CLOCK if game % 2 else None
                table, secrets = asking.joined(*kinds, rules=rules, clock=clock)
                made = asking.set_up("bot", "bot", rules=SHORT.format(players=2))
                assert made is not None
                self.alone.append(made["table"])
            for each in secrets:
                player = Roaming("", table, each, self.luck.getrandbits(32), self.history)
                player.cluster, player.think = servers, think
                player.more = int(game % 3 == 1)
                self.people.append(player)
        self.strangers = [Stranger(servers, self.luck, self.history) for _ in range(strangers)]
        self.people += self.strangers
        self.to_review = self.alone[:reviews]

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
        try:
            await asyncio.to_thread(old.stop)
        except subprocess.TimeoutExpired:
            old.process.send_signal(signal.SIGUSR1)
            await asyncio.sleep(1)
            raise
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

    async def fail_over(self) -> None:
        """The database crashes, or is to be taken away, and a copy takes its place."""
        planned = self.luck.random() < 0.5
        await asyncio.to_thread(self.cluster.fail_over, planned=planned)

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

    async def shift_clock(self) -> None:
        """The clock of a server's machine is set, and stays wrong when that server starts anew."""
        which = self.luck.randrange(len(self.cluster.servers))
        self.cluster.shift(which, self.luck.randint(-SHIFT_MS, SHIFT_MS))

    def _kinds(self) -> list[Callable[[], Coroutine[object, object, None]]]:
        """All that can go wrong."""
        return [
            *(self.kill, self.freeze, self.cut, self.swallow, self.delay, self.stop),
            *(self.restart_database, self.restart_redis, self.flush_redis, self.swallow_redis),
            self.shift_clock,
            *([self.fail_over] if self.cluster.copy is not None else []),
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
        clock = asyncio.create_task(self._notice_pauses())
        playing = asyncio.gather(
            *(each.play() for each in self.people),
            *(read_review(self.cluster.urls, table, self.luck) for table in self.to_review),
        )
        try:
            await self._fail(faults, pause, only)
            ended, self.ended = monotonic(), time()
            await self._wait_for(playing)
            await self._wait_for(self._until_over())
            return monotonic() - ended
        finally:
            playing.cancel()
            clock.cancel()
            await asyncio.gather(*(each.close() for each in self.people), return_exceptions=True)

    async def _notice_pauses(self) -> None:
        """Note when the players themselves stood still, as where a long run has to make way."""
        while True:
            before = time()
            await asyncio.sleep(TICK)
            if (after := time()) - before > LATE:
                self.pauses.append((before, after))

    async def _wait_for(self, work: Awaitable[object]) -> None:
        """Wait with patience, which only passes while the players do not stand still."""
        doing = asyncio.ensure_future(work)
        patience = self.patience
        while not doing.done() and patience > 0:
            before = monotonic()
            await asyncio.wait({doing}, timeout=TICK)
            patience -= min(monotonic() - before, LATE)
        if not doing.done():
            doing.cancel()
            raise TimeoutError
        await doing

    async def _until_over(self) -> None:
        """Wait until those games are over, too, that nobody looks at."""
        left = list(self.alone)
        name = self.cluster.url.text.rpartition("/")[2]
        query = "SELECT id FROM tables WHERE standing = 'over'"
        while left:
            over = await asyncio.to_thread(self.cluster.postgres.ask, query, name)
            left = [table for table in left if (table,) not in over]
            await asyncio.sleep(0.1)

    def run(self, faults: int, pause: float = 0.5, only: str = "") -> Outcome:
        """Play everything to its end; ``only`` names the one thing that goes wrong."""
        healed: float | None = None
        with suppress(TimeoutError):
            healed = asyncio.run(self._play(faults, pause, only))
        self.history.settle()
        logs, damaged = self.cluster.logs()
        reviewed = 0
        if healed is not None:
            reviewed = asyncio.run(self._compare_reviews())
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
            [table for table, log in logs.items() if not self._is_on_time(log)],
            self._apart(logs) if healed is not None else [],
            reviewed,
            max(map(self._stood_still, logs.values()), default=0.0),
        )

    async def _compare_reviews(self) -> int:
        """How many reviews there are, which have to be the same at every server."""
        for table in self.to_review:
            found = {await read_review([url], table, self.luck) for url in self.cluster.urls}
            assert len(found) == 1, f"servers do not agree on the review of {table}"
        return len(self.to_review)

    def _apart(self, logs: dict[str, list[AnyEntry]]) -> list[str]:
        """Strangers who do not sit where others do, and tables with more than one next game."""
        found = [str(each.told) for each in self.strangers if len(each.told) != 1]
        seats = Counter(seat for each in self.strangers for seat in each.told)
        tables = Counter(each.table for each in self.strangers)
        found += [str(seat) for seat, many in seats.items() if many > 1]
        found += [table for table, many in tables.items() if many != 2]
        for table, log in logs.items():
            if sum(isinstance(entry, Again) for entry in log) > 1:
                found.append(f"{table} has two next games")
        return found

    def _stood_still(self, log: list[AnyEntry]) -> float:
        """The longest pause of a game since the last fault."""
        since = max([self.ended * 1000, *(entry.at for entry in log[:1])])
        times = [since, *(entry.at for entry in log if entry.at > since)]
        spans = ((before / 1000, after / 1000) for before, after in pairwise(times))
        return max((self._without_pauses(*span) for span in spans), default=0.0)

    def _without_pauses(self, since: float, until: float) -> float:
        """Seconds between two times, without those in which the players stood still."""
        pauses = (min(until, end) - max(since, begin) for begin, end in self.pauses)
        return until - since - sum(each for each in pauses if each > 0)

    def _is_on_time(self, log: list[AnyEntry]) -> bool:
        """Whether entries tell the times at which they were stored, in order."""
        times = [entry.at for entry in log]
        first, last = self.began * 1000 - RIGHT_MS, time() * 1000 + RIGHT_MS
        return times == sorted(times) and all(first <= each <= last for each in times)
