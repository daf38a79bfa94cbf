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
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from marrakech.core.extras import extra

with extra("cluster-server", "servers that share a database"):
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

    from marrakech.server.hub import Hub
    from marrakech.server.limits import Buckets
    from marrakech.server.live_table import LiveTable
    from marrakech.server.settings import DatabaseUrl

logger = logging.getLogger(__name__)

GATHERING = 0.002
"""Seconds to wait for messages that can be sent together."""
BEAT_SECONDS = 1.0
LOST_SECONDS = 3.0
"""If a server has not heard its own beat for so long, Redis is taken to be away."""
REFRESH_SECONDS = 10.0
"""How often servers tell who is connected though nothing has changed."""
FORGET_SECONDS = 25.0
"""Who was told to be connected, and was not told again for so long, is not."""
CHANNEL = "marrakech"


class Moved(msgspec.Struct, frozen=True, array_like=True, tag="m"):
    """A table has so many entries now; None if it is gone."""

    by: str
    table: str
    version: int | None


class Here(msgspec.Struct, frozen=True, array_like=True, tag="h"):
    """Who of a table is connected to a server, and how many look on there."""

    by: str
    table: str
    seats: list[int]
    watching: int


class Who(msgspec.Struct, frozen=True, array_like=True, tag="w"):
    """A server wants to know who of a table is connected to others."""

    by: str
    table: str


class Spent(msgspec.Struct, frozen=True, array_like=True, tag="s"):
    """What addresses have asked of a server lately, by limit."""

    by: str
    drops: dict[str, dict[str, int]]


class Beat(msgspec.Struct, frozen=True, array_like=True, tag="b"):
    """A server is there, and so is Redis."""

    by: str


Message = Moved | Here | Who | Spent | Beat
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Message]).decode


class Exchange:
    """The messages of one server to all others, and theirs."""

    def __init__(self, hub: Hub, url: DatabaseUrl) -> None:
        self.hub = hub
        self.name = token_hex(6)
        """Which server this is."""
        self.is_well = False
        """Whether messages come through."""
        self._redis = Redis.from_url(
            url.text,
            socket_connect_timeout=2,
            socket_timeout=2,
            retry=Retry(NoBackoff(), 0),  # messages are soon too old: the next ones will do
            client_name="marrakech",
        )
        self._told: dict[str, tuple[list[int], int]] = {}
        """Who is connected here, as it was told last, by table."""
        self._guests: set[str] = set()
        """Tables of which somebody is connected elsewhere."""
        self._sending: list[Message] = []
        self._wake = asyncio.Event()
        self._heard = 0.0
        """When this server heard itself."""
        self._limits: dict[str, Buckets] = {}
        self._spent: dict[str, Counter[str]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen and to tell."""
        for work in (self._listen(), self._tell(), self._beat()):
            self._tasks.append(asyncio.create_task(work, name="exchange"))

    async def close(self) -> None:
        """Tell that nobody is connected here any more, and end."""
        for table_id, (seats, watching) in list(self._told.items()):
            if seats or watching:
                self._sending.append(Here(self.name, table_id, [], 0))
        with suppress(RedisError, OSError, TimeoutError):
            await self._send_all()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError, TimeoutError):
            await self._redis.aclose()

    # -------------------------------------------------------------------- telling

    def keep(self, live: LiveTable) -> None:
        """A table came into memory."""
        if live.is_stored:
            live.exchange = self
            self._say(Who(self.name, live.id))

    def drop(self, live: LiveTable) -> None:
        """A table left the memory."""
        if live.is_stored:
            self._told.pop(live.id, None)
            self._guests.discard(live.id)

    def moved(self, table_id: str, version: int | None) -> None:
        """A table has changed, or is gone."""
        self._say(Moved(self.name, table_id, version))

    def present(self, live: LiveTable) -> None:
        """Tell who is connected here, if that has changed."""
        here = (sorted(live.present()), live.watching())
        if self._told.get(live.id, ([], 0)) != here:
            self._told[live.id] = here
            self._say(Here(self.name, live.id, *here))

    def share(self, name: str, limit: Buckets) -> None:
        """Count for a limit what addresses ask of all servers."""
        counted = self._spent[name] = Counter()
        self._limits[name] = limit

        def tell(address: str, drops: int) -> None:
            counted[address] += drops

        limit.tell = tell

    def _say(self, message: Message) -> None:
        if self.is_well or isinstance(message, Beat):  # else it would be old when it is sent
            self._sending.append(message)
        self._wake.set()

    async def _tell(self) -> None:
        while True:
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
        while True:
            self._say(Beat(self.name))
            spent = {name: dict(counted) for name, counted in self._spent.items() if counted}
            if spent:
                self._say(Spent(self.name, spent))
                for counted in self._spent.values():
                    counted.clear()
            if self.is_well and self._heard < monotonic() - LOST_SECONDS:
                self._lost(TimeoutError("no answer"))
            if monotonic() >= refresh:
                refresh += REFRESH_SECONDS
                for table_id, (seats, watching) in self._told.items():
                    self._say(Here(self.name, table_id, seats, watching))
            if self.is_well:
                self._forget_guests()
            await asyncio.sleep(BEAT_SECONDS)

    # -------------------------------------------------------------------- listening

    async def _listen(self) -> None:
        while True:
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
            case Moved(table=table_id, version=version):
                live = self.hub.tables.get(table_id)
                if live is not None and (version is None or version > live.version):
                    self.hub.start(self.hub.follow({table_id: version}), "follow")
            case Who(table=table_id):
                if here := self._told.get(table_id):
                    self._say(Here(self.name, table_id, *here))
            case Here(table=table_id):
                self._meet(message)

    def _count(self, drops: dict[str, dict[str, int]]) -> None:
        """Take from the limits here what was taken elsewhere."""
        for name, addresses in drops.items():
            if limit := self._limits.get(name):
                for address, number in addresses.items():
                    limit.spend(address, number)

    def _meet(self, here: Here) -> None:
        """Take over who is connected to another server."""
        live = self.hub.tables.get(here.table)
        if live is None:
            return
        before = live.elsewhere.pop(here.by, None)
        if here.seats or here.watching:
            until = monotonic() + FORGET_SECONDS
            live.elsewhere[here.by] = (until, frozenset(here.seats), here.watching)
            self._guests.add(live.id)
        if before is None or before[1:] != (frozenset(here.seats), here.watching):
            # whoever is not there any more was there until now
            live.attend([] if before is None else before[1] - set(here.seats))
            live.presence_changed()

    def _forget_guests(self) -> None:
        """Forget those of whom a server has told nothing for long."""
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
        for table_id in self._guests:  # nobody was heard of meanwhile
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
