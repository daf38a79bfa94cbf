"""Runs jobs: the changes that players, bots and clocks want at a table, one at a time.

The order is always the same: a job makes log entries, they are stored, the table in memory applies
them, and its viewers are told. If storing fails because another process has added entries first,
the table is read again, and the job is tried again on the new state. If it fails otherwise, the
entries may or may not be stored: the table is read again to find out, before anybody is told.

Jobs are callbacks and not asyncio tasks: there are many, and most wait only once, for the disk.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from marrakech.core.errors import Refusal
from marrakech.server.errors import ServerRefusal
from marrakech.server.integrity import unplayable
from marrakech.server.live_table import Job
from marrakech.server.trouble import Conflict, Trouble
from marrakech.table.entries import (
    Filled,
    GivenUp,
    Offered,
    SatDown,
    StoodIn,
    decode,
    encode,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable, MakeEntries
    from marrakech.table.entries import AnyEntry

logger = logging.getLogger(__name__)

T = TypeVar("T")
TRIES = 4
RETRY = 2.0
"""Seconds after which clients that a closing server sends away may come back."""
BEGINNINGS = (SatDown, Filled, StoodIn, GivenUp, Offered)
"""Entries after which bots may play, a clock may run, or a next game may have to be made."""
STORE_AGAIN = 2
"""Seconds after which to try again what could not be stored."""


class JobRunner:
    """Runs the jobs of all tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def wanted(self, live: LiveTable, make_entries: MakeEntries) -> None:
        """Run a job at a table, and wait until it is stored; raises what stopped it."""
        waiting: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        self.send(live, Job(make_entries, partial(tell, waiting)))
        if (error := await waiting) is not None:
            raise error

    def send(self, live: LiveTable, job: Job) -> None:
        """Queue a job behind all others of its table."""
        live.jobs.append(job)
        self._run(live)

    def _run(self, live: LiveTable) -> None:
        """Run queued jobs until one has entries to store, or the table has to be read."""
        while live.jobs and not live.busy:
            if live.is_asleep:
                live.busy = True
                self.hub.start(self._rouse(live), "rouse")
                return
            job, table = live.jobs.popleft(), live.table
            if live.in_doubt:
                live.busy = True
                self.hub.start(self._again(live, job, ()), "again")
                return
            if not job.is_next:
                job.is_next = True
                if (first := self.hub.clocks.comes_first(live)) is not None:
                    live.jobs.appendleft(job)
                    job = first
            try:
                entries = job.make_entries(table)
            except Conflict:  # another process has added entries
                live.busy = True
                self.hub.start(self._again(live, job, ()), "again")
                return
            except Exception as error:  # noqa: BLE001  (its sender is told)
                if isinstance(error, Refusal) and self._may_be_old(job):
                    self._make_sure(live, job, error)
                    return
                job.tell(error)
                continue
            if not entries:
                if job.then is not not_told and self._may_be_old(job):
                    self._make_sure(live, job, None)
                    return
                job.tell(None)
            elif self.hub.closing:
                job.tell(ServerRefusal("closing", seconds=round(RETRY)))
            else:
                live.busy = True
                bodies = [encode(entry) for entry in entries]
                holder = self._holder(live, entries)
                stored = self.hub.storage.append(live.id, table.version, bodies, holder)
                stored.add_done_callback(partial(self._stored, live, job, entries, bodies, holder))

    def _holder(self, live: LiveTable, entries: Sequence[AnyEntry]) -> int | None:
        """This server, if something may go on by itself at a table after these entries.

        Another one may have stored meanwhile that it has let go of the table.
        """
        if not self.hub.storage.is_shared:
            return None  # the next start finds a table whose row is older than its log
        begins = any(isinstance(entry, BEGINNINGS) for entry in entries)
        return live.in_use if begins or live.table.minds_itself else None

    def _may_be_old(self, job: Job) -> bool:
        """Whether another server may have changed the table, so that a job is answered in vain."""
        return self.hub.storage.is_shared and not job.is_sure

    def _make_sure(self, live: LiveTable, job: Job, outcome: Refusal | None) -> None:
        """Give the answer to a job that changes nothing only if the table is as it is stored."""
        live.busy = job.is_sure = True
        self.hub.start(self._answer_on_newest(live, job, outcome), "sure")

    async def _answer_on_newest(self, live: LiveTable, job: Job, outcome: Refusal | None) -> None:
        try:
            found = await self._catch_up(live)
        except Trouble:
            job.tell(ServerRefusal("storage", seconds=STORE_AGAIN))
        except Exception as error:  # noqa: BLE001  (likewise)
            job.tell(error)
        else:
            if found:
                job.is_sure = False
                live.jobs.appendleft(job)
            else:
                job.tell(outcome)
        live.busy = False
        self._run(live)

    def _stored(
        self,
        live: LiveTable,
        job: Job,
        entries: Sequence[AnyEntry],
        bodies: Sequence[bytes],
        holder: int | None,
        stored: asyncio.Future[None],
    ) -> None:
        """Called when storing has ended: apply the entries, or find out why it failed."""
        error = stored.exception()
        if isinstance(error, Conflict | Trouble):
            live.in_doubt = True
            self.hub.start(self._again(live, job, entries), "again")
            return
        if error is None:
            try:
                live.table.apply(entries)
                live.led = live.table.version
                if holder is not None:
                    live.due_noted = holder
                if self.hub.exchange is not None:
                    self.hub.exchange.moved(live.id, live.led, bodies)
                self.hub.changed(live)
            except Exception as its_own:  # noqa: BLE001  (likewise)
                error = its_own
        live.busy = False
        job.tell(error)
        self._run(live)

    async def _again(self, live: LiveTable, job: Job, wanted: Sequence[AnyEntry]) -> None:
        """Read what is stored by now, and decide what becomes of a job that failed.

        ``wanted`` are its entries: if they are stored after all, it is done. If nothing new is
        stored it is refused, and if others added entries it is tried again, a few times at most.
        """
        try:
            found = await self._catch_up(live)
        except Trouble:
            job.tell(ServerRefusal("storage", seconds=STORE_AGAIN))
        except Exception as error:  # noqa: BLE001  (likewise)
            job.tell(error)
        else:
            job.tries += 1
            if wanted and found[: len(wanted)] == list(wanted):
                if len(found) == len(wanted):
                    live.led = live.table.version
                    self.hub.automation.wake(live)
                job.tell(None)  # stored after all
            elif wanted and not found:
                job.tell(ServerRefusal("storage", seconds=STORE_AGAIN))
            elif job.tries < TRIES:
                live.jobs.appendleft(job)
            else:
                job.tell(ServerRefusal("too-many", seconds=1))  # others always faster
        live.busy = False
        self._run(live)

    async def _rouse(self, live: LiveTable) -> None:
        """Read a sleeping table from storage, so that its queued jobs can run."""
        try:
            awake = await self.hub.open(live.id)
        except Exception as error:  # noqa: BLE001  (likewise)
            if isinstance(error, Trouble):
                error = ServerRefusal("storage", seconds=STORE_AGAIN)
            while live.jobs:
                live.jobs.popleft().tell(error)
        else:
            while awake is not live and live.jobs:  # it was dropped and loaded anew meanwhile
                self.send(awake, live.jobs.popleft())
        live.busy = False
        self._run(live)

    def follow(self, live: LiveTable, bodies: Sequence[str]) -> bool:
        """Apply entries that another server has stored and that come next here; False if they have
        to be read, because something is under way at the table.
        """
        if live.is_asleep or live.busy or live.jobs or live.in_doubt:
            return False
        try:
            live.table.apply([decode(body.encode()) for body in bodies])
        except Exception:
            logger.exception("what another server has stored does not fit")
            live.in_doubt = True
            return False
        self.hub.changed(live)
        return True

    async def _catch_up(self, live: LiveTable) -> list[AnyEntry]:
        """Apply the entries that were stored since this table was read, by any process."""
        found = await self.hub.stored.entries(live.id, live.table.version - 1)
        if not found:  # not even the last known entry: the table was removed
            self.hub.gone(live)
            raise ServerRefusal("no-table")
        entries = found[1:]
        if entries:
            try:
                live.table.apply(entries)
            except Exception as error:  # noqa: BLE001  (likewise)
                raise self.hub.stored.damaged(live.id, unplayable(error)) from None
            self.hub.changed(live)
        live.in_doubt = False
        return entries


def not_told(error: BaseException | None) -> None:
    """Take the outcome of a job that nobody waits for, such as a clock that has run out.

    The sweeper tries it again. Refusals (the table is gone, storage does not work) are not
    logged here: where they are raised, they are.
    """
    if error is not None and not isinstance(error, Refusal):
        logger.error("what a table does by itself failed", exc_info=error)


def tell(waiting: asyncio.Future[T], outcome: T) -> None:
    """Set the result of a future, unless whoever awaited it was cancelled."""
    if not waiting.done():
        waiting.set_result(outcome)
