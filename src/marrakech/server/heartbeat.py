"""Detects outages: times when the server was not running, or its process was stopped.

A running server notes the time twice a second, and stores it every five seconds while clocks run. A
longer gap is an outage, whose time is charged to no player's clock.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from marrakech.server.clock import now
from marrakech.server.settings import DAY
from marrakech.server.trouble import Conflict, Trouble

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from marrakech.server.metrics import Metrics
    from marrakech.server.storage import Storage

logger = logging.getLogger(__name__)

BEAT_SECONDS = 0.5
LATE_MS = 2_000
"""A gap of so long between two beats is an outage: the process was stopped, or had no time."""
STORED_MS = 5_000
"""How often a beat is stored, while clocks run."""
SHARED_MS = 2_000
"""How often, always, where several servers share a database."""
GRACE_MS = 30_000
"""How long clocks wait for their players after an outage that has cut connections."""
REMEMBERED_MS = 60 * DAY
MOST_OUTAGES = 300
"""How many outages are remembered: no clock runs through more."""
JUMP_MS = 2_000
"""A jump of the machine's clock by so much is logged."""


class Outage(NamedTuple):
    """A time in which there was no server."""

    since: int
    until: int
    cut: bool
    """Whether it has ended the connections."""


def outages_of(runs: Iterable[tuple[int, int]], began: int) -> list[Outage]:
    """The times between those in which servers ran, the last one until now, however short.

    Before the first one, nothing is known.
    """
    found: list[Outage] = []
    there = 0
    for since, until in sorted(runs):
        if since > there:
            found.append(Outage(there, since, cut=True))
        there = max(there, until)
    return [*found, Outage(min(there, began), began, cut=True)]


class Heartbeat:
    """The beats of one process, and all outages that matter."""

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        self.storage = storage
        self.metrics = metrics
        latest = max((until for _, until in storage.runs), default=0)
        shared = storage.is_shared
        if latest > now() and not shared:
            behind = now.not_before(latest + STORED_MS + LATE_MS)  # later than all that was stored
            logger.warning("the machine's clock was %.1f s later before", behind / 1e3)
        self.began = now()
        """When this run of the server began, or went on after an outage. Where several servers
        share a database, it is also which of them this is: see :meth:`begin`.
        """
        self.outages = outages_of(storage.runs, self.began)[-MOST_OUTAGES:]
        if shared and latest > self.began - 2 * SHARED_MS - LATE_MS:
            self.outages.pop()  # another server is there
        self._stored_every = SHARED_MS if shared else STORED_MS
        self._steady: tuple[int, int] | None = None
        """From when to when beats were stored without a gap."""
        self._beat: int | None = None
        """The time of the last beat; None before the first."""
        self._stored = 0
        self._has_begun = False
        """Whether the number of this server, where there are several, is its own."""

    async def run(self, clocks_run: Callable[[], bool], back: Callable[[], None]) -> None:
        """Beat until cancelled; tell when the process is ``back`` from an outage."""
        now.jumped()
        self._beat = self._stored = now()
        if self.storage.is_shared:
            await self.begin()
        else:
            self._quietly(self.storage.begin_run(self.began, self.began - REMEMBERED_MS))
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                self._go_on(clocks_run, back)
            except Exception:
                logger.exception("a beat failed")

    async def begin(self) -> None:
        """Store that this server runs, under a number that no other one has: the database says so.

        By that number others know which tables it has in memory, so it comes before the first one.
        """
        while not self._has_begun:
            try:
                await self.storage.begin_run(self.began, self.began - REMEMBERED_MS)
            except Conflict:
                self.began -= 1
            except Trouble:
                await asyncio.sleep(BEAT_SECONDS)
            else:
                self._has_begun = True

    def is_steady(self, for_ms: int) -> bool:
        """Whether beats were stored without a gap for so long, until just now."""
        if self._steady is None:
            return False
        since, until = self._steady
        return until - since >= for_ms and now() - until < 2 * self._stored_every

    def _note_stored(self, at: int, stored: asyncio.Future[None]) -> None:
        if stored.cancelled() or stored.exception() is not None:
            return
        since, until = self._steady or (at, at)
        self._steady = (since if at - until < 2 * self._stored_every else at, at)

    def _go_on(self, clocks_run: Callable[[], bool], back: Callable[[], None]) -> None:
        if abs(jump := now.jumped()) > JUMP_MS:
            logger.warning(
                "the machine's clock was set by %+.1f s; nobody's time changes", jump / 1e3
            )
            self.metrics.clock_jumps.inc()
        if self.look():
            back()
        self._beat = now()
        if self._beat - self._stored >= self._stored_every and clocks_run():
            self._quietly(self.store())

    def look(self) -> bool:
        """Whether there was an outage of this process that was not noticed yet."""
        at = now()
        beat = self._beat
        if beat is None or at - beat < LATE_MS:
            return False
        logger.warning(
            "the process stood still for %.1f s; nobody's time has passed", (at - beat) / 1e3
        )
        self.metrics.outages.inc()
        outage = Outage(beat, at, cut=at - beat >= GRACE_MS)
        self.outages = [*self.outages[-MOST_OUTAGES:], outage]
        if self.storage.is_shared:  # other servers may have run: their stored beats tell
            self._beat = at
            return True
        self._quietly(self.storage.beat(self.began, beat))
        self.began = self._beat = self._stored = at
        self._quietly(self.storage.begin_run(at, at - REMEMBERED_MS))
        return True

    def store(self) -> asyncio.Future[None]:
        """Store that the server runs now: else the time until now would look like an outage."""
        self._stored = now()
        stored = self.storage.beat(self.began, self._stored)
        stored.add_done_callback(partial(self._note_stored, self._stored))
        return stored

    def _quietly(self, stored: asyncio.Future[None]) -> None:
        """Ignore the error of a beat that could not be stored: the storage logs it, and the worst
        that follows is that players get back more time than they lost.
        """
        stored.add_done_callback(asyncio.Future.exception)

    def lost(self, made: int, since: int, at: int, *, away: bool) -> tuple[int, int]:
        """How many of the milliseconds from ``since`` to ``at`` fell into outages, at a table that
        was ``made`` at a time; and until when the clock waits for a player who is ``away``, or 0.
        """
        lost = held = 0
        for outage in self.outages:
            grace = GRACE_MS if away and outage.cut else 0
            start, end = max(since, outage.since), outage.until + grace
            if outage.until > made and end > start:
                lost += max(0, min(end, at) - start)
                held = end if end > at else 0
                since = max(since, min(end, at))
        return lost, held
