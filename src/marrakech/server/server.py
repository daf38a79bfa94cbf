"""One running server: everything that its parts share."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from math import ceil
from typing import TYPE_CHECKING

from marrakech.server.access import AccessRules
from marrakech.server.analysis_queue import AnalysisQueue
from marrakech.server.bans import Bans
from marrakech.server.clock import now
from marrakech.server.errors import DataRefusal, ServerRefusal
from marrakech.server.hub import Hub
from marrakech.server.limits import Buckets, Connections
from marrakech.server.lockout import Lockout
from marrakech.server.metrics import Metrics
from marrakech.server.moderation import Moderation
from marrakech.server.pictures import Pictures
from marrakech.server.programs import Programs
from marrakech.server.ready import Readiness
from marrakech.server.reporting import Reporting
from marrakech.server.reviews import Reviews
from marrakech.server.storage import Storage
from marrakech.server.streams import Streams
from marrakech.server.sweeper import Sweeper
from marrakech.server.trouble import Trouble
from marrakech.server.turns import Turns
from marrakech.server.watch import Watch

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from marrakech.server.addresses import ListeningAddress
    from marrakech.server.database import Database
    from marrakech.server.passports import Passports
    from marrakech.server.ratings import Ratings
    from marrakech.server.settings import DatabaseUrl, Settings

logger = logging.getLogger(__name__)

BURST = 4
"""So many seconds' worth of requests may come in one burst."""
FILES = 10
"""Requests outside the API may be so many times as frequent: a page has many files, and
monitoring asks often."""
READINGS = 10
"""A request for a whole game counts as so many others: it takes as long."""
READERS = 2
"""Records that are read at the same time."""


class Server:
    """Settings, limits, metrics, and the hub while it runs."""

    hub: Hub
    moderation: Moderation
    passports: Passports
    programs: Programs
    ratings: Ratings
    turns: Turns
    reporting: Reporting
    reviews: Reviews
    streams: Streams

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.access = AccessRules(settings)
        each = settings.requests_per_second
        self.requests = Buckets(each, each * BURST)
        self.files = Buckets(each * FILES, each * FILES * BURST)
        self.readings = Buckets(each / READINGS, each)
        self.lockout = Lockout(settings)
        self.connections = Connections(settings.connections, settings.connections_per_address)
        self.bans = Bans()
        self.listening_at: ListeningAddress | None = None
        """Where others can reach it, once it listens."""
        self.ready = Readiness()
        self.reading = asyncio.Semaphore(READERS)
        self.pictures = Pictures(self.reading)
        self.analysis = AnalysisQueue(settings)
        self.metrics.analyses.set_function(lambda: self.analysis.questions)
        self.database: Database | None = None
        """Opened already, by whoever wants to know early that it can be used."""
        self.failure: DataRefusal | None = None
        """Why it had to stop."""
        self.stop: Callable[[], None] = lambda: None
        """Called when it has to."""

    def count_reading(self, address: str) -> None:
        """Somebody wants a whole game to be read, which takes as long as many other requests."""
        if wait := self.readings.take(address):
            raise ServerRefusal("too-many", seconds=ceil(wait))

    async def picture(self, key: object, draw: Callable[[], str], address: str) -> bytes:
        """A picture. Drawing a new one counts as reading a whole game; a cached one does not."""
        if not self.pictures.kept(key):
            self.count_reading(address)
        return await self.pictures.get(key, draw)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the storage, and close it when all is stored."""
        asyncio.get_running_loop().set_exception_handler(_log_strays)
        if self.database is None:
            storage = await Storage.open(
                self.settings.data, self.settings.key_file, self.settings.database
            )
        else:
            storage = Storage(self.database)
        storage.on_commit = self.metrics.commits.observe
        storage.on_failure = self.metrics.commit_failed
        self.moderation = Moderation(storage)
        self.reporting = Reporting(self.moderation, self.metrics)
        self.reviews = Reviews(storage, self.analysis)
        if (time := await storage.time()) is not None:  # the clocks of machines differ
            now.agree(time)
        hub = self.hub = Hub(storage, self.settings, self.metrics, self.bans)
        self.reviews.told = hub.own_games.reviewed
        hub.erasing.then = self.pictures.forget
        self.programs = Programs(hub)
        self.streams = Streams(self)
        self.passports, self.ratings = hub.passports, hub.ratings
        self.turns = Turns(hub)
        if storage.is_shared:
            await hub.heartbeat.begin()
        if self.settings.redis is not None:
            self._share(hub, self.settings.redis)
        watch = Watch(self)
        await watch.look()  # read the bans before the first connection
        clocks = hub.clocks
        going_on = [
            asyncio.create_task(
                hub.heartbeat.run(clocks.are_running, clocks.back), name="heartbeat"
            ),
            asyncio.create_task(Sweeper(hub).run(), name="sweeper"),
            asyncio.create_task(hub.daily.run(self.analysis), name="daily"),
            asyncio.create_task(watch.run(), name="watch"),
            asyncio.create_task(hub.ratings.run(), name="ratings"),
            asyncio.create_task(self._look_through(storage), name="checks"),
        ]
        try:
            yield
        finally:
            for task in going_on:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await self.analysis.close()
            await hub.close()
            if hub.exchange is not None:
                await hub.exchange.close()
            await storage.close()

    def _share(self, hub: Hub, url: DatabaseUrl) -> None:
        """Tell other servers what happens here, and count with them what addresses ask for."""
        from marrakech.server.exchange import Exchange  # noqa: PLC0415  (most do without)

        exchange = hub.exchange = Exchange(hub, url)
        exchange.share("requests", self.requests)
        exchange.share("readings", self.readings)
        exchange.share("tables", hub.table_setup.set_ups)
        exchange.share("matches", hub.quick_match.comes)
        exchange.share("programs", self.programs.requests)
        for name, limit in self.reporting.limits.items():
            exchange.share(name, limit)
        exchange.count_connections(self.connections)
        exchange.start()

    async def _look_through(self, storage: Storage) -> None:
        """Check the database in the background: the file, and the checksums of all entries."""
        try:
            async for fault in storage.look_through():
                self.hub.stored.damaged(fault.table_id, fault.why)
        except DataRefusal as refusal:
            self.failure = refusal
            logger.critical("%s", refusal)
            self.stop()
        except Trouble as trouble:
            logger.warning("what is stored could not be looked through: %s", trouble)
        except Exception:
            logger.exception("looking through what is stored failed")


def _log_strays(_: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """Log errors of tasks that nobody awaited; without their arguments, which may be private."""
    error = context.get("exception")
    logger.error(
        "%s",
        str(context.get("message")).partition(" callback ")[0],
        exc_info=error if isinstance(error, Exception) else None,
    )
