"""One running server: everything that its parts share."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from marrakech.server.door import Door
from marrakech.server.hub import Hub
from marrakech.server.limits import Buckets, Connections
from marrakech.server.metrics import Metrics
from marrakech.server.storage import Storage
from marrakech.server.sweeper import Sweeper

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from marrakech.server.addresses import Reach
    from marrakech.server.settings import Settings

BURST = 4
"""Seconds' worth of requests that may come at once."""
READERS = 2
"""Records that are read at the same time."""


class Server:
    """Settings, limits, metrics, and the hub while it runs."""

    hub: Hub

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.door = Door(settings)
        each = settings.requests_per_second
        self.requests = Buckets(each, each * BURST)
        self.connections = Connections(settings.connections, settings.connections_per_address)
        self.reach: Reach | None = None
        """How far it can be heard, once it listens."""
        self.reading = asyncio.Semaphore(READERS)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the storage, and close it when all is stored."""
        storage = await Storage.open(self.settings.data)
        storage.on_commit = self.metrics.commits.observe
        self.hub = Hub(storage, self.settings, self.metrics)
        sweeping = asyncio.create_task(Sweeper(self.hub).run(), name="sweeper")
        try:
            yield
        finally:
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            await self.hub.close()
            await storage.close()
