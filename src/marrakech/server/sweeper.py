"""Keeps a server tidy: idle tables leave the memory, old ones leave for good.

The latter cannot be undone, and a machine's clock may be wrong by years. So an old table is marked
first, and removed only when the server has run for days after that, whatever the clock says, and
nobody has used the table meanwhile; not soon after a start; and not at all while there is reason
for doubt: if nothing whatever has happened for long, or if many of all tables would go.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING

from marrakech.core.errors import Refusal
from marrakech.server.clock import now
from marrakech.server.errors import name_of
from marrakech.server.settings import DAY
from marrakech.server.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from marrakech.server.hub import Hub
    from marrakech.server.reading import Stand

logger = logging.getLogger(__name__)

SWEEP_SECONDS = 5.0
EXPIRE_SECONDS = 600.0
EMPTY_SECONDS = 30.0
NOTE_SECONDS = 300.0
SILENT_DAYS = 7
"""If nothing has happened at any table for so long, the clock is more likely wrong than right."""
HANDFUL = 5
"""Old tables that may go however few others there are."""
SHARE = 3
"""Of more than that, no more than one in so many."""
PARTS = 10
"""How often one sweep looks for finished games of which nobody has told."""
AT_ONCE = 500
"""Tables that one transaction removes."""


class Sweeper:
    """Runs the periodic clean-up of one server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._expire_at = self._empty_at = 0.0
        self._began = self._ran_until = self._swept = monotonic()
        self._empty: dict[str, tuple[Stand, float]] = {}
        """Tables of the lobby at which nobody was: how they stand in the database, and since when
        nobody has been seen there, by a clock that nobody sets."""
        self._doubted: str | None = None
        """Which reason for keeping old tables was logged last, so that it is logged once."""

    async def run(self) -> None:
        """Go round until cancelled."""
        behind = True
        while True:
            try:
                if behind:
                    await self.catch_up()
                    behind = False
                await self.sweep()
            except Trouble as trouble:
                logger.warning("sweeping has to wait: %s", trouble)
            except Exception:
                behind = False
                logger.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def catch_up(self) -> None:
        """After a crash, update the rows of tables that have more entries than these say.

        Where several servers share a database, others may have these in memory: then
        :meth:`TableClocks.adopt` finds those that nobody has.
        """
        storage = self.hub.storage
        if storage.is_shared:
            return
        # bots whose turn it was, and clocks that ran, go on though nobody opens their table
        behind = dict.fromkeys([*await storage.behind(), *await storage.in_use()])
        for table_id in behind:
            try:
                self.hub.rows.note(await self.hub.open(table_id))
            except Refusal as refusal:
                if refusal.reason != "damaged":  # of that the host was told
                    logger.warning("a table cannot be read: %s", name_of(refusal))
            except Trouble as trouble:
                logger.warning("a table cannot be read: %s", trouble)
            except Exception:
                logger.exception("a table cannot be read")
            await asyncio.sleep(0)

    async def sweep(self) -> None:
        """Sweep once."""
        hub = self.hub
        at = monotonic()
        lost = at - self._swept - 2 * SWEEP_SECONDS
        if lost > 0:  # the process stood still, and nobody could use anything meanwhile
            for live in hub.tables.values():
                live.used += lost
        self._swept = at
        for viewer in hub.viewers():
            viewer.connection.keep_alive(at)
        hub.show.sweep()
        for live in list(hub.tables.values()):
            if live.is_idle(at - hub.settings.idle_seconds):
                hub.let_go(live)
                continue
            if live.noted < live.version and live.noted_at < at - NOTE_SECONDS:
                hub.rows.note(live)  # so that it does not look as if nothing had happened
            hub.automation.wake(live)
        if not hub.storage.is_shared:
            await hub.clocks.wake_due()
        if at >= self._empty_at:
            self._empty_at = at + EMPTY_SECONDS
            await self.clear_empty()
        if at >= self._expire_at:
            self._expire_at = at + EXPIRE_SECONDS
            await self.expire()

    async def clear_empty(self) -> None:
        """Remove what waits in the lobby for strangers while nobody is there."""
        hub = self.hub
        await hub.lobby.touch()
        if not await hub.storage.leads():
            return
        for _ in range(PARTS):
            if not await hub.own_games.catch_up():
                break
            await asyncio.sleep(0)
        await hub.erasing.mend()
        if hub.guests is not None:
            await hub.guests.tidy()
        at = monotonic()
        empty: dict[str, tuple[Stand, float]] = {}
        for table_id, stand in (await hub.storage.waiting()).items():
            if hub.lobby.is_deserted(table_id):
                before, since = self._empty.get(table_id, (stand, at))
                # where another process has seen somebody, it begins anew
                empty[table_id] = (stand, since if stand.changed <= before.changed else at)
        self._empty = empty
        long_ago = at - hub.settings.empty_minutes * 60
        long_empty = [each for each, (_, since) in empty.items() if since <= long_ago]
        for some in _parts(long_empty):
            deserted = {each: empty[each][0] for each in some if hub.lobby.is_deserted(each)}
            if deserted and (removed := await hub.expire(deserted)):
                logger.info("%d empty tables removed", len(removed))

    async def expire(self) -> None:
        """Mark what is old, and remove what has been marked for long."""
        hub, storage = self.hub, self.hub.storage
        if not await storage.leads():
            self._ran_until = monotonic()
            self._count(await storage.count())
            return
        is_first = self._ran_until == self._began
        ran = await self._count_time()
        at = now()
        unfinished = at - hub.settings.expire_days * DAY
        finished = at - hub.settings.keep_days * DAY if hub.settings.keep_days else None
        old = {
            table_id: marked
            for table_id, marked in (await storage.old(unfinished, finished, at)).items()
            if not _is_used(hub, table_id, unfinished)
        }
        if used := await storage.marked() - old.keys():
            await storage.unmark(used)
            logger.info("%d tables that were to go are used again, and stay", len(used))
        counted = await storage.count()
        doubt = "" if hub.settings.expire_many else await self._doubt(at, len(old), counted)
        if doubt:
            hub.metrics.held.set(len(old))
        else:
            hub.metrics.held.set(0)
            await self._let_go(old, ran, unfinished, is_first=is_first)
            counted = await storage.count()
        hub.metrics.going.set(len(await storage.marked()))
        self._count(counted)

    def _count(self, counted: dict[str, int]) -> None:
        hub = self.hub
        hub.unfinished = counted.get("waiting", 0) + counted.get("playing", 0)
        for standing in ("waiting", "playing", "over", "closed"):
            hub.metrics.stored.labels(standing=standing).set(counted.get(standing, 0))

    async def _count_time(self) -> int:
        """Milliseconds that the server has run in all, this time too."""
        at = monotonic()
        await self.hub.storage.pulse(round((at - self._ran_until) * 1000))
        self._ran_until = at
        return await self.hub.storage.ran()

    async def _doubt(self, at: int, old: int, counted: dict[str, int]) -> str:
        """Why old tables should not be removed now, or an empty text; the reason is logged once."""
        kind = doubt = ""
        newest = await self.hub.storage.newest(at + DAY)
        total = sum(counted.values())
        if not old:
            pass
        elif newest is None or at - newest > SILENT_DAYS * DAY:
            kind = "clock"
            silent = "ever" if newest is None else f"for {(at - newest) // DAY} days"
            doubt = f"nothing has happened at any table {silent}: is the machine's clock right?"
        elif old > HANDFUL and old * SHARE > total:
            kind = "share"
            doubt = f"that would be {old} of {total} tables at once"
        if kind and kind != self._doubted:
            logger.warning("%d old tables stay: %s (--expire-many removes them)", old, doubt)
        self._doubted = kind
        return doubt

    async def _let_go(
        self,
        old: dict[str, tuple[int | None, Stand]],
        ran: int,
        unfinished: int,
        *,
        is_first: bool,
    ) -> None:
        """Mark those that are not, and remove those that were long ago."""
        hub = self.hub
        days = hub.settings.going_days
        unmarked = [table_id for table_id, (since, _) in old.items() if since is None]
        for some in _parts(unmarked):
            await hub.storage.mark(some, ran)
        marked = {each: since for each, (since, _) in old.items() if since is not None}
        if unmarked:
            told = "%d old tables marked: unused, they go when the server has run for %d days more"
            logger.info(told, len(unmarked), days)
        if is_first and marked:
            left = (min(marked.values()) + days * DAY - ran) / DAY
            told = "%d tables are to go, the first when the server has run for %.1f days more"
            logger.info(told, len(marked), max(0.0, left))
        if monotonic() - self._began < EXPIRE_SECONDS:
            return  # nothing is removed soon after a start: somebody may still mend the clock
        due = [each for each, since in marked.items() if since <= ran - days * DAY]
        for some in _parts(due):
            # a table in memory may have been used since it was marked
            unused = {each: old[each][1] for each in some if not _is_used(hub, each, unfinished)}
            if unused and (removed := await hub.expire(unused)):
                logger.info("%d old tables removed", len(removed))


def _is_used(hub: Hub, table_id: str, since: int) -> bool:
    """Whether a table is in memory and in use, or has changed since a time."""
    live = hub.tables.get(table_id)
    if live is None:
        return False
    changed = not live.is_asleep and live.table.changed >= since
    return changed or live.busy or bool(live.viewers)


def _parts(ids: Iterable[str]) -> Iterator[list[str]]:
    """Ids in batches, one for each transaction."""
    rest = iter(ids)
    while some := list(islice(rest, AT_ONCE)):
        yield some
