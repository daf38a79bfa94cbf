"""Whose time it is at tables: what happens when it is up, and what is nobody's.

Tables are looked at when somebody's time is up, also those that are not in memory. What passes
while there is no server, or while it stands still, is given back before anything else happens.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.jobs import not_told
from marrakech.server.live_table import Job
from marrakech.server.trouble import Conflict, Trouble
from marrakech.table.entries import encode

if TYPE_CHECKING:
    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable
    from marrakech.table.entries import AnyEntry
    from marrakech.table.table import Table

logger = logging.getLogger(__name__)

SOONEST = 0.02
"""Seconds until a table is looked at again whose time has come."""
SOON_MS = 10_000
"""So long before its time is up a table is read that is not in memory: twice the sweeper's time."""
AHEAD_MS = 200
"""A log that is so far ahead of the time was written by another clock."""


class TableClocks:
    """The clocks of all tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._asleep_until: list[tuple[str, int]] = []
        """Tables that are not in memory and need a look first, and when."""
        self._unreadable: set[str] = set()

    def expect(self, live: LiveTable) -> None:
        """See to it that a table is looked at when its time is up."""
        live.set_timer(None, None)
        table = live.table
        due = table.due()
        if due is not None:
            seconds = max(SOONEST, (due - now()) / 1000)
            loop = asyncio.get_running_loop()
            live.set_timer(loop.call_later(seconds, self.time_has_come, live), due)
            if self.resumption(table, live) or table.waits_for() in live.present():
                self.look_at_clock(live)

    def time_has_come(self, live: LiveTable) -> None:
        """Something is due at a table."""
        live.set_timer(None, None)
        self.hub.start(self.tick(live), "tick")

    async def tick(self, live: LiveTable) -> None:
        """Let happen what is due, if it is."""
        await self.hub.jobs.wanted(live, lambda table: table.tick(now()))
        self.hub.wake(live)  # it may have come a little too soon

    def resumption(self, table: Table, live: LiveTable | None = None) -> tuple[AnyEntry, ...]:
        """What the log has to say of time that was nobody's: there was no server."""
        counts = table.counts()
        if counts is None:
            return ()
        seat, since = counts
        at = now()
        away = live is None or seat not in live.met
        lost, held = self.hub.heartbeat.lost(table.made, since, at, away=away)
        waits = table.waits_for() is not None
        if lost or (since > at + AHEAD_MS and not waits):
            return table.resume(at, lost, held)
        return ()

    async def resume_first(self, table: Table) -> None:
        """Give back what is nobody's at a table that was read, before anybody sees it."""
        try:
            live = self.hub.tables.get(table.id)
            if not self.hub.closing and (entries := self.resumption(table, live)):
                bodies = [encode(entry) for entry in entries]
                await self.hub.storage.append(table.id, table.version, bodies)
                table.apply(entries)
        except (Conflict, Trouble):  # it is tried again before anything else happens there
            logger.debug("a clock could not be resumed")

    def comes_first(self, live: LiveTable) -> Job | None:
        """What has to happen at a table before anything else: time was nobody's, or is up."""
        if self.hub.closing:
            return None
        if self.hub.heartbeat.look():
            asyncio.get_running_loop().call_soon(self.back)
        due = live.table.due()
        if self.resumption(live.table, live):
            return Job(lambda table: self.resumption(table, live), not_told)
        if due is not None and now() >= due:
            return Job(lambda table: table.tick(now()), not_told)
        return None

    def look_at_clock(self, live: LiveTable) -> None:
        """See whether a clock that waits can go on, or what is nobody's has to be given back."""

        def make_entries(table: Table) -> tuple[AnyEntry, ...]:
            seat = table.waits_for()
            return table.go_on(seat, now()) if seat is not None and seat in live.met else ()

        self.hub.jobs.send(live, Job(make_entries, not_told))

    def back(self) -> None:
        """The process stood still for a while."""
        cut = self.hub.heartbeat.outages[-1].cut
        for live in list(self.hub.tables.values()):
            if cut:
                live.met = live.present()
            if not live.is_asleep and live.due is not None:
                self.look_at_clock(live)

    def are_running(self) -> bool:
        """Whether anybody's time passes."""
        return bool(self._asleep_until) or any(
            live.due is not None for live in self.hub.tables.values()
        )

    async def wake_due(self) -> None:
        """Read the tables that are not in memory and where time is nearly up."""
        self._asleep_until = await self.hub.storage.soonest()
        for table_id, due in self._asleep_until:
            if due > now() + SOON_MS or table_id in self._unreadable:
                continue
            try:
                await self.hub.open(table_id)
            except Trouble:
                return  # next time
            except ServerRefusal:  # it is gone, or damaged, of which the host was told
                self._unreadable.add(table_id)
