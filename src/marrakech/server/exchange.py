"""What servers that share a database tell each other through Redis, so that nobody has to wait.

Nothing here is needed, and nothing is stored: an action counts when the database has it. Redis
wakes the other servers when a table has changed, and carries who is connected where and what
addresses have asked for. Messages may be lost or come twice: versions tell what is new, and
presence is told again and again. While Redis cannot be reached, servers ask the database every
second what has changed, everybody whom they do not know counts as present, and limits are those of
one server; when it is back, all goes on by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from hmac import compare_digest
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from marrakech.core.extras import extra
from marrakech.server.errors import DataRefusal

with extra("cluster-server", "servers that share a database"):
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redis.asyncio.client import PubSub

    from marrakech.server.hub import Hub
    from marrakech.server.limits import Buckets, Connections
    from marrakech.server.live_table import LiveTable
    from marrakech.server.settings import DatabaseUrl

logger = logging.getLogger(__name__)

GATHERING = 0.004
"""Seconds to wait for messages that can be sent together."""
BEAT_SECONDS = 0.5
QUIET_SECONDS = 0.8
"""If nothing was heard of a server for so long, something that it has told may be missing."""
LOST_SECONDS = 3.0
"""A server that has not heard its own beat through Redis for so long takes Redis to be away."""
REFRESH_SECONDS = 10.0
"""How often servers repeat who is connected to them, in case a message was lost."""
FORGET_SECONDS = 25.0
"""If a server has not repeated so long who is connected to it, nobody is: it may be dead."""
CHANNEL = "marrakech"


class Moved(msgspec.Struct, frozen=True, array_like=True, tag="m"):
    """A table has changed: ``version`` is its number of entries now, None if it was removed."""

    by: str
    table: str
    version: int | None
    bodies: list[str] = []
    """The last of them, as they are stored: who has all before them need not ask the database."""
    stamp: str = ""
    """That they come from somebody who has the key: what is in Redis, others may have written."""


class Here(msgspec.Struct, frozen=True, array_like=True, tag="h"):
    """Which seats of a table are connected to this server, and how many spectators."""

    by: str
    table: str
    seats: list[int]
    watching: int


class Who(msgspec.Struct, frozen=True, array_like=True, tag="w"):
    """A question to all others: who of this table is connected to you? They answer ``Here``."""

    by: str
    table: str


class Spent(msgspec.Struct, frozen=True, array_like=True, tag="s"):
    """By limit and address: how much of it this server has counted since its last message."""

    by: str
    drops: dict[str, dict[str, int]]


class Shown(msgspec.Struct, frozen=True, array_like=True, tag="g"):
    """The game that is played for those who look at the lobby, with all its entries."""

    by: str
    table: str
    log: list[str]


class Visited(msgspec.Struct, frozen=True, array_like=True, tag="v"):
    """Somebody looks at that game."""

    by: str


class Held(msgspec.Struct, frozen=True, array_like=True, tag="c"):
    """How many connections addresses have at a server, if they are many."""

    by: str
    connections: dict[str, int]


class Beat(msgspec.Struct, frozen=True, array_like=True, tag="b"):
    """Sent twice a second. Hearing its own tells a server that Redis works."""

    by: str


Message = Moved | Here | Who | Spent | Shown | Visited | Held | Beat
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Message]).decode


def check(url: DatabaseUrl) -> None:
    """Refuse an address that cannot be read; the error itself may have a part of its password."""
    try:
        Redis.from_url(url.text)
    except ValueError:
        why = "this address cannot be read"
        raise DataRefusal("file", file=url.shown, why=why) from None


class Exchange:
    """Sends what happens at this server to all others, and takes in what they send."""

    def __init__(self, hub: Hub, url: DatabaseUrl) -> None:
        self.hub = hub
        self.name = token_hex(6)
        """A random name, by which a server knows its own messages."""
        self.is_well = False
        """Whether messages come through."""
        self._redis = Redis.from_url(
            url.text,
            socket_connect_timeout=2,
            socket_timeout=2,
            retry=Retry(NoBackoff(), 0),  # a late message is of no use; the next one will do
            client_name="marrakech",
        )
        self._told: dict[str, tuple[list[int], int]] = {}
        """By table: who is connected here, as the other servers were last told."""
        self._guests: set[str] = set()
        """Tables of which somebody is connected elsewhere."""
        self._sending: list[Message] = []
        self._wake = asyncio.Event()
        self._heard = 0.0
        """When this server last heard its own beat."""
        self._beats: dict[str, float] = {}
        """When a beat of each server was heard last, this one's too."""
        self._limits: dict[str, Buckets] = {}
        self._spent: dict[str, Counter[str]] = {}
        self._connections: Connections | None = None
        self._held: dict[str, int] = {}
        """Connections by address, as it was told last."""
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    def start(self) -> None:
        """Begin to listen and to send."""
        for work in (self._listen(), self._tell(), self._beat()):
            self._tasks.append(asyncio.create_task(work, name="exchange"))

    async def close(self) -> None:
        """Tell that nobody is connected here any more, and end."""
        for table_id, (seats, watching) in list(self._told.items()):
            if seats or watching:
                self._sending.append(Here(self.name, table_id, [], 0))
        with suppress(RedisError, OSError, TimeoutError):
            await self._send_all()
        # a connection that is closed too slowly may turn a cancellation into a time-out
        self._closing = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LOST_SECONDS)
        with suppress(RedisError, OSError, TimeoutError):
            await self._redis.aclose()

    @property
    def hears_all(self) -> bool:
        """Whether every server that is there was heard just now: if not, what it does is asked of
        the database, for Redis may be slow, or out of reach for that one alone.
        """
        lately = monotonic() - QUIET_SECONDS
        return self.is_well and all(at > lately for at in self._beats.values())

    # -------------------------------------------------------------------- sending

    def keep(self, live: LiveTable) -> None:
        """A table came into memory: ask the others who is connected to them."""
        if live.is_stored:
            live.exchange = self
            self._say(Who(self.name, live.id))

    def drop(self, live: LiveTable) -> None:
        """A table left the memory."""
        if live.is_stored:
            self._told.pop(live.id, None)
            self._guests.discard(live.id)

    def moved(self, table_id: str, version: int | None, bodies: Sequence[bytes] = ()) -> None:
        """A table has changed, by these entries that are stored now; or is gone."""
        if self.is_well:
            texts = [body.decode() for body in bodies]
            stamp = self._stamp(table_id, version, texts) if texts else ""
            self._say(Moved(self.name, table_id, version, texts, stamp))

    def _stamp(self, table_id: str, version: int | None, bodies: list[str]) -> str:
        return self.hub.storage.seal.stamp("\n".join([table_id, str(version), *bodies]))

    def present(self, live: LiveTable) -> None:
        """Tell who is connected here, if that has changed."""
        here = (sorted(live.present()), live.watching())
        if self._told.get(live.id, ([], 0)) != here:
            self._told[live.id] = here
            self._say(Here(self.name, live.id, *here))

    def shown(self, table_id: str, log: list[str]) -> None:
        """Tell of the game that is played here for those who look at the lobby."""
        self._say(Shown(self.name, table_id, log))

    def visited(self) -> None:
        """Tell that somebody looks at the game that is played elsewhere."""
        self._say(Visited(self.name))

    def share(self, name: str, limit: Buckets) -> None:
        """Share a limit: from now on it counts what an address asks of any server."""
        counted = self._spent[name] = Counter()
        self._limits[name] = limit

        def tell(address: str, drops: int) -> None:
            counted[address] += drops

        limit.tell = tell

    def count_connections(self, connections: Connections) -> None:
        """Count the connections of an address at all servers."""
        self._connections = connections

    def _say(self, message: Message) -> None:
        if self.is_well or isinstance(message, Beat):  # a message kept until later would be old
            self._sending.append(message)
        self._wake.set()

    async def _tell(self) -> None:
        while not self._closing:
            await self._wake.wait()
            await asyncio.sleep(GATHERING)
            self._wake.clear()
            try:
                await self._send_all()
            except (RedisError, OSError, TimeoutError) as error:
                self._lost(error)

    async def _send_all(self) -> None:
        sending, self._sending = self._sending, []
        if sending:
            async with asyncio.timeout(LOST_SECONDS):
                await self._redis.publish(CHANNEL, _encode(sending))

    async def _beat(self) -> None:
        refresh = monotonic() + REFRESH_SECONDS
        while not self._closing:
            self._say(Beat(self.name))
            spent = {name: dict(counted) for name, counted in self._spent.items() if counted}
            if spent:
                self._say(Spent(self.name, spent))
                for counted in self._spent.values():
                    counted.clear()
            if self._connections is not None:
                held, before = self._connections.many(), self._held
                if held or before:
                    self._held = held
                    self._say(Held(self.name, held))
            if self.is_well and self._heard < monotonic() - LOST_SECONDS:
                self._lost(TimeoutError("no answer"))
            if monotonic() >= refresh:
                refresh += REFRESH_SECONDS
                for table_id, (seats, watching) in self._told.items():
                    self._say(Here(self.name, table_id, seats, watching))
            if self.is_well:
                self._forget_guests()
                long_ago = monotonic() - FORGET_SECONDS
                self._beats = {by: at for by, at in self._beats.items() if at > long_ago}
            await asyncio.sleep(BEAT_SECONDS)

    # -------------------------------------------------------------------- listening

    async def _listen(self) -> None:
        while not self._closing:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channels:
                    await channels.subscribe(CHANNEL)
                    self._heard = monotonic()
                    await self._hear_all(channels)
            except (RedisError, OSError, TimeoutError) as error:
                self._lost(error)
            except Exception:
                logger.exception("listening to other servers failed")
            await asyncio.sleep(BEAT_SECONDS / 2)

    async def _hear_all(self, channels: PubSub) -> None:
        while self._heard > monotonic() - 2 * LOST_SECONDS:
            found = await channels.get_message(timeout=BEAT_SECONDS)
            if found is None:
                continue
            try:
                messages = _decode(found["data"])
            except msgspec.DecodeError:  # of a newer version, perhaps
                continue
            for message in messages:
                if isinstance(message, Beat):
                    self._beats[message.by] = monotonic()
                if message.by != self.name:
                    self._hear(message)
                elif isinstance(message, Beat):
                    self._heard = monotonic()
                    if not self.is_well:
                        self._found()

    def _hear(self, message: Message) -> None:
        match message:
            case Spent(drops=drops):
                self._count(drops)
            case Shown(by=by, table=table_id, log=log):
                self.hub.show.follow(by, table_id, log)
            case Visited():
                self.hub.show.visited_elsewhere()
            case Held(by=by, connections=held):
                if self._connections is not None:
                    until = monotonic() + FORGET_SECONDS
                    self._connections.elsewhere[by] = (until, held)
            case Moved():
                self._follow(message)
            case Who(table=table_id):
                if here := self._told.get(table_id):
                    self._say(Here(self.name, table_id, *here))
            case Here(table=table_id):
                self._meet(message)

    def _follow(self, moved: Moved) -> None:
        """Take over what happened at a table, or read it if something is missing in between."""
        live, version = self.hub.tables.get(moved.table), moved.version
        if live is None or (version is not None and version <= live.version):
            return
        if (
            version is not None
            and version - len(moved.bodies) == live.version
            and compare_digest(moved.stamp, self._stamp(moved.table, version, moved.bodies))
            and self.hub.jobs.follow(live, moved.bodies)
        ):
            return
        self.hub.start(self.hub.follow({moved.table: version}), "follow")

    def _count(self, drops: dict[str, dict[str, int]]) -> None:
        """Take from the limits here what was taken elsewhere."""
        for name, addresses in drops.items():
            if limit := self._limits.get(name):
                for address, number in addresses.items():
                    limit.spend(address, number)

    def _meet(self, here: Here) -> None:
        """Note who is connected to another server."""
        live = self.hub.tables.get(here.table)
        if live is None:
            return
        before = live.elsewhere.pop(here.by, None)
        if here.seats or here.watching:
            until = monotonic() + FORGET_SECONDS
            live.elsewhere[here.by] = (until, frozenset(here.seats), here.watching)
            self._guests.add(live.id)
        if before is None or before[1:] != (frozenset(here.seats), here.watching):
            # those who are missing now were connected until this moment
            live.attend([] if before is None else before[1] - set(here.seats))
            live.presence_changed()

    def _forget_guests(self) -> None:
        """Forget who was connected to servers that have not repeated it for too long."""
        at = monotonic()
        for table_id in list(self._guests):
            live = self.hub.tables.get(table_id)
            if live is None or not live.elsewhere:
                self._guests.discard(table_id)
                continue
            for by, (until, _, _) in list(live.elsewhere.items()):
                if until <= at:
                    self._meet(Here(by, table_id, [], 0))

    # -------------------------------------------------------------------- Redis comes and goes

    def _found(self) -> None:
        logger.info("other servers can be told what happens here")
        self.is_well = True
        self.hub.metrics.redis.set(1)
        at = monotonic()
        for table_id in self._guests:  # their servers could not repeat it meanwhile: give them time
            if live := self.hub.tables.get(table_id):
                for by, (_, seats, watching) in live.elsewhere.items():
                    live.elsewhere[by] = (at + FORGET_SECONDS, seats, watching)
        for live in self.hub.tables.values():
            if live.is_stored:
                live.exchange = self
                self._say(Who(self.name, live.id))
                self._told.pop(live.id, None)
                self.present(live)

    def _lost(self, error: BaseException) -> None:
        if self.is_well:
            logger.warning("Redis cannot be reached: %s", type(error).__name__)
        self.is_well = False
        self.hub.metrics.redis.set(0)
        self._sending.clear()
