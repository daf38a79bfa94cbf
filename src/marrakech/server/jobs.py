"""Runs what is wanted of tables: one job after the other at each.

The order is always the same: a job becomes entries, they are stored, the table takes them
over, and those who look at it are told. If storing fails because another process was faster, the
table is read again, and the job is tried once more on what has become of it. If it fails
otherwise, nobody knows how far it came: the table is read again, too, before anybody is told.

Jobs are no tasks of their own: most wait for nothing but the disk, and there are many.
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
from marrakech.table.entries import encode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable, MakeEntries
    from marrakech.table.entries import AnyEntry

logger = logging.getLogger(__name__)

T = TypeVar("T")
TRIES = 4
RETRY = 2.0
"""Seconds after which those whom a closing server sends away may come back."""
STORE_AGAIN = 2
"""Seconds after which something that could not be stored is worth another try."""


class JobRunner:
    """The jobs of all tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def wanted(self, live: LiveTable, make_entries: MakeEntries) -> None:
        """Do what is wanted of a table, and wait for it."""
        waiting: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        self.send(live, Job(make_entries, partial(tell, waiting)))
        if (error := await waiting) is not None:
            raise error

    def send(self, live: LiveTable, job: Job) -> None:
        """Run a job after all that were sent before."""
        live.jobs.append(job)
        self._run(live)

    def _run(self, live: LiveTable) -> None:
        """Run what waits, until something has to be stored."""
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
            except Conflict:  # it is known already that others were faster
                live.busy = True
                self.hub.start(self._again(live, job, ()), "again")
                return
            except Exception as error:  # noqa: BLE001  (whoever wanted it is told)
                job.tell(error)
                continue
            if not entries:
                job.tell(None)
            elif self.hub.closing:
                job.tell(ServerRefusal("closing", seconds=round(RETRY)))
            else:
                live.busy = True
                bodies = [encode(entry) for entry in entries]
                stored = self.hub.storage.append(live.id, table.version, bodies)
                stored.add_done_callback(partial(self._stored, live, job, entries))

    def _stored(
        self,
        live: LiveTable,
        job: Job,
        entries: Sequence[AnyEntry],
        stored: asyncio.Future[None],
    ) -> None:
        """What a job became is stored, unless others were faster, or the disk is full."""
        error = stored.exception()
        if isinstance(error, Conflict | Trouble):
            live.in_doubt = True
            self.hub.start(self._again(live, job, entries), "again")
            return
        if error is None:
            try:
                live.table.apply(entries)
                self.hub.changed(live)
            except Exception as its_own:  # noqa: BLE001  (likewise)
                error = its_own
        live.busy = False
        job.tell(error)
        self._run(live)

    async def _again(self, live: LiveTable, job: Job, wanted: Sequence[AnyEntry]) -> None:
        """Find out what is stored by now: ``wanted`` if that is what a job had become, what
        others have made of the table, or nothing new. Then go on from there.
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
                job.tell(None)  # it is there after all
            elif wanted and not found:
                job.tell(ServerRefusal("storage", seconds=STORE_AGAIN))
            elif job.tries < TRIES:
                live.jobs.appendleft(job)
            else:
                job.tell(ServerRefusal("too-many", seconds=1))  # others are always faster
        live.busy = False
        self._run(live)

    async def _rouse(self, live: LiveTable) -> None:
        """Read a table that sleeps, for what waits."""
        try:
            awake = await self.hub.open(live.id)
        except Exception as error:  # noqa: BLE001  (likewise)
            if isinstance(error, Trouble):
                error = ServerRefusal("storage", seconds=STORE_AGAIN)
            while live.jobs:
                live.jobs.popleft().tell(error)
        else:
            while awake is not live and live.jobs:  # it was let go of meanwhile
                self.send(awake, live.jobs.popleft())
        live.busy = False
        self._run(live)

    async def _catch_up(self, live: LiveTable) -> list[AnyEntry]:
        """Read what was stored since, by whomever."""
        found = await self.hub.entries(live.id, live.table.version - 1)
        if not found:  # then what is in the way is that the table is gone
            self.hub.gone(live)
            raise ServerRefusal("no-table")
        entries = found[1:]
        if entries:
            try:
                live.table.apply(entries)
            except Exception as error:  # noqa: BLE001  (likewise)
                raise self.hub.damaged(live.id, unplayable(error)) from None
            self.hub.changed(live)
        live.in_doubt = False
        return entries


def not_told(error: BaseException | None) -> None:
    """Nobody waits for it, and the sweeper tries again. That a table is gone, or that nothing can
    be stored, was told by who found out.
    """
    if error is not None and not isinstance(error, Refusal):
        logger.error("what a table does by itself failed", exc_info=error)


def tell(waiting: asyncio.Future[T], outcome: T) -> None:
    """Tell somebody who waits, or has gone."""
    if not waiting.done():
        waiting.set_result(outcome)
