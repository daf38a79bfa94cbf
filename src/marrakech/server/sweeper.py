"""Keeps a server tidy: idle tables leave the memory, old ones leave for good."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING

from marrakech.core.errors import Refusal
from marrakech.server.clock import now
from marrakech.server.settings import DAY, MINUTE

if TYPE_CHECKING:
    from marrakech.server.hub import Hub

log = logging.getLogger(__name__)

SWEEP_SECONDS = 5.0
EXPIRE_SECONDS = 600.0
EMPTY_SECONDS = 30.0
NOTE_SECONDS = 300.0


class Sweeper:
    """Goes round now and then."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._expire_at = self._empty_at = 0.0

    async def run(self) -> None:
        """Go round until cancelled."""
        try:
            await self.catch_up()
        except Exception:
            log.exception("catching up failed")
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def catch_up(self) -> None:
        """After a sudden end, the lobby may not know yet what the logs tell."""
        for table_id in await self.hub.storage.behind():
            try:
                self.hub.note(await self.hub.open(table_id))
            except Refusal as refusal:
                log.warning("a table cannot be read: %s", refusal)
            await asyncio.sleep(0)

    async def sweep(self) -> None:
        """Go round once."""
        hub = self.hub
        at = monotonic()
        for viewer in hub.viewers():
            viewer.line.keep_alive(at)
        for live in list(hub.tables.values()):
            if live.is_idle(at - hub.settings.idle_seconds):
                hub.let_go(live)
                continue
            if live.noted < live.version and live.noted_at < at - NOTE_SECONDS:
                hub.note(live)  # so that it does not look as if nothing had happened
            hub.wake(live)
        if at >= self._empty_at:
            self._empty_at = at + EMPTY_SECONDS
            await self.clear_empty()
        if at >= self._expire_at:
            self._expire_at = at + EXPIRE_SECONDS
            await self.expire()

    async def clear_empty(self) -> None:
        """Remove what waits in the lobby for strangers while nobody is there."""
        hub = self.hub
        await hub.touch()
        since = now() - hub.settings.empty_minutes * MINUTE
        while ids := await hub.storage.empty(since):
            empty = [each for each in ids if hub.is_deserted(each)]
            if not empty:
                break
            await hub.expire(empty)
            log.info("%d empty tables removed", len(empty))

    async def expire(self) -> None:
        """Remove what is old, some at a time."""
        hub = self.hub
        unfinished = now() - hub.settings.expire_days * DAY
        finished = now() - hub.settings.keep_days * DAY if hub.settings.keep_days else None
        while ids := await hub.storage.expired(unfinished, finished):
            # what lies in memory may have changed since it was noted
            old = [each for each in ids if not _is_fresh(hub, each, unfinished)]
            if not old:
                break
            await hub.expire(old)
            log.info("%d old tables removed", len(old))
        counted = await hub.storage.count()
        hub.unfinished = counted.get("waiting", 0) + counted.get("playing", 0)
        for standing in ("waiting", "playing", "over", "closed"):
            hub.metrics.stored.labels(standing=standing).set(counted.get(standing, 0))


def _is_fresh(hub: Hub, table_id: str, since: int) -> bool:
    live = hub.tables.get(table_id)
    return live is not None and not live.is_asleep and live.table.changed >= since
