"""Players' clocks: timers for when time runs out, and time given back after an outage.

A table is looked at when somebody's time is up, even if it has to be read from storage for that.
Time that passes while no server runs, or while it stands still, counts for nobody: it is given
back before anything else happens at the table.
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
"""The shortest timer, in seconds: so a table that is overdue is not looked at in a tight loop."""
GONE_MS = 6_000
"""A server that has stored no beat for so long has gone, and others take over its tables."""
SOON_MS = 10_000
"""A table in storage is read this long before its time is up: two rounds of the sweeper."""
LATER_SECONDS = 1.5
"""So much later a clock runs out on a server that does not lead the table."""
AHEAD_MS = 200
"""A log whose times are further ahead than this was written by a machine with another clock."""


class TableClocks:
    """The clocks of all tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._asleep_until: list[tuple[str, int]] = []
        """Tables in storage whose time is up soonest, and when."""
        self._unreadable: set[str] = set()
        self._adopted: list[str] = []
        """Tables that this server has claimed and not read yet."""

    def expect(self, live: LiveTable) -> None:
        """Set the timer of a table to when its time is up, if any clock runs."""
        live.set_timer(None, None)
        table = live.table
        due = table.due()
        if due is not None:
            seconds = max(SOONEST, (due - now()) / 1000)
            if not self.hub.automation.leads(live):
                seconds += LATER_SECONDS
            loop = asyncio.get_running_loop()
            live.set_timer(loop.call_later(seconds, self.time_has_come, live), due)
            if self.resumption(table, live) or table.waits_for() in live.present():
                self.look_at_clock(live)

    def time_has_come(self, live: LiveTable) -> None:
        """The timer of a table has run down."""
        live.set_timer(None, None)
        self.hub.start(self.tick(live), "tick")

    async def tick(self, live: LiveTable) -> None:
        """Do what is due at a table, such as ending a turn whose time is up."""
        await self.hub.jobs.wanted(live, lambda table: table.tick(now()))
        self.hub.automation.wake(live)  # if the timer was a little early, this sets it again

    def resumption(self, table: Table, live: LiveTable | None = None) -> tuple[AnyEntry, ...]:
        """The entries that give time back to the player whose clock ran during an outage."""
        counts = table.counts()
        if counts is None or not (live is None or self.hub.automation.leads(live)):
            return ()  # if another server leads, nothing stood still there
        seat, since = counts
        at = now()
        away = live is None or seat not in live.met
        lost, held = self.hub.heartbeat.lost(table.made, since, at, away=away)
        waits = table.waits_for() is not None
        if lost or (since > at + AHEAD_MS and not waits):
            return table.resume(at, lost, held)
        return ()

    async def resume_first(self, table: Table) -> None:
        """Give time back at a table that was just read, before anybody sees it."""
        try:
            live = self.hub.tables.get(table.id)
            if not self.hub.closing and (entries := self.resumption(table, live)):
                bodies = [encode(entry) for entry in entries]
                await self.hub.storage.append(table.id, table.version, bodies)
                table.apply(entries)
        except (Conflict, Trouble):  # comes_first tries it again before the next job
            logger.debug("a clock could not be resumed")

    def comes_first(self, live: LiveTable) -> Job | None:
        """The job that has to run before any other: giving time back, or what is overdue."""
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
        """Start a clock that waited for its player, if that one is here now.

        Even if not, the job lets time be given back first: see :meth:`comes_first`.
        """

        def make_entries(table: Table) -> tuple[AnyEntry, ...]:
            seat = table.waits_for()
            return table.go_on(seat, now()) if seat is not None and seat in live.met else ()

        self.hub.jobs.send(live, Job(make_entries, not_told))

    def back(self) -> None:
        """The process stood still for a while: look at every clock that runs."""
        cut = self.hub.heartbeat.outages[-1].cut
        for live in list(self.hub.tables.values()):
            if cut:
                live.met = live.present()
            if not live.is_asleep and live.due is not None:
                self.look_at_clock(live)

    def are_running(self) -> bool:
        """Whether a clock runs at any table, in memory or in storage, or may run elsewhere."""
        return (
            self.hub.storage.is_shared
            or bool(self._asleep_until)
            or any(live.due is not None for live in self.hub.tables.values())
        )

    async def adopt(self) -> None:
        """Take over tables whose time is nearly up, or whose server is not there any more."""
        hub = self.hub
        if not hub.heartbeat.is_steady(GONE_MS):
            return  # if this one cannot tell that it is there, the others could not either
        at = now()
        self._adopted += await hub.storage.claim(hub.in_use, at + SOON_MS, at - GONE_MS)
        while self._adopted:
            try:
                live = await hub.open(self._adopted[0])
            except ServerRefusal:  # it is gone or damaged; open() has told the host
                self._adopted.pop(0)
                continue
            self._adopted.pop(0)
            if not live.is_asleep:
                hub.automation.lead(live)
                hub.rows.note(live)

    async def wake_due(self) -> None:
        """Read the tables from storage where time is nearly up."""
        self._asleep_until = await self.hub.storage.soonest()
        for table_id, due in self._asleep_until:
            if due > now() + SOON_MS or table_id in self._unreadable:
                continue
            try:
                await self.hub.open(table_id)
            except Trouble:
                return  # the sweeper calls again
            except ServerRefusal:  # it is gone or damaged; open() has told the host
                self._unreadable.add(table_id)
