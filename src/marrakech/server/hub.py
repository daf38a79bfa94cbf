"""The tables in memory of one server process: loading, requests, changes, shutting down.

A request that changes a table becomes a job (:mod:`marrakech.server.jobs`). Clocks that run out are
in :mod:`marrakech.server.table_clocks`, what bots do is in :mod:`marrakech.server.automation`,
setting up tables in :mod:`marrakech.server.table_setup`, and the public list of tables in
:mod:`marrakech.server.lobby`.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from marrakech.core.errors import Refusal
from marrakech.server.automation import Automation
from marrakech.server.bans import Bans
from marrakech.server.bot_names import check_names
from marrakech.server.clock import now
from marrakech.server.daily import Daily
from marrakech.server.erasing import Erasing
from marrakech.server.errors import ServerRefusal, because, name_of
from marrakech.server.handing_over import RETRY_SECONDS, hand_over
from marrakech.server.heartbeat import Heartbeat
from marrakech.server.jobs import RETRY, JobRunner, not_told, tell
from marrakech.server.keys import check_own, key_of, new_secret
from marrakech.server.live_table import IN_USE, Job, LiveTable
from marrakech.server.lobby import Lobby
from marrakech.server.own_games import OwnGames
from marrakech.server.passports import Passports
from marrakech.server.quick_match import QuickMatch
from marrakech.server.ratings import Ratings
from marrakech.server.row_writer import RowWriter
from marrakech.server.show import Show
from marrakech.server.stored_tables import StoredTables
from marrakech.server.table_clocks import TableClocks
from marrakech.server.table_setup import TableSetup
from marrakech.server.trouble import Conflict, Trouble
from marrakech.table.commands import not_closed
from marrakech.table.messages import Bye, Done, Rematch, StandIn, TableMade, Ticket

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping, Sequence

    from marrakech.server.exchange import Exchange
    from marrakech.server.guests import SharedGuests
    from marrakech.server.metrics import Metrics
    from marrakech.server.reading import Stand
    from marrakech.server.settings import Settings
    from marrakech.server.shared_match import SharedQuickMatch
    from marrakech.server.storage import Storage
    from marrakech.server.viewer import Viewer
    from marrakech.table.entries import AnyEntry
    from marrakech.table.face import Face
    from marrakech.table.messages import Because, Do, NewTable, TableState, TakeSeat
    from marrakech.table.table import Table

logger = logging.getLogger(__name__)


class Hub:
    """The tables of one process."""

    def __init__(
        self, storage: Storage, settings: Settings, metrics: Metrics, bans: Bans | None = None
    ) -> None:
        self.storage = storage
        self.passports = Passports(storage)
        self.ratings = Ratings(self)
        self.bans = bans or Bans()
        self.settings = settings
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.unfinished = 0
        """How many tables in storage are unfinished, as of the last sweep."""
        self.closing = False
        self.is_leaving = False
        """Whether the viewers are sent to other servers, before this one closes."""
        self.exchange: Exchange | None = None
        """What tells other servers what happens here, if there are any."""
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.heartbeat = Heartbeat(storage, metrics)
        self.stored = StoredTables(storage)
        self.rows = RowWriter(self)
        self.jobs = JobRunner(self)
        self.automation = Automation(self)
        self.clocks = TableClocks(self)
        self.table_setup = TableSetup(self)
        self.lobby = Lobby(self)
        self.guests = self._shared_guests()
        """From where people came to tables of the lobby, where several servers have to know."""
        self.daily = Daily(self)
        self.quick_match = QuickMatch(self) if self.guests is None else self._shared_match()
        self.show = Show(self)
        self.own_games = OwnGames(self)
        self.erasing = Erasing(self)
        self._tasks: set[asyncio.Task[None]] = set()

    def _shared_guests(self) -> SharedGuests | None:
        if not self.storage.is_shared:
            return None
        from marrakech.server.guests import SharedGuests  # noqa: PLC0415  (most do without)

        return SharedGuests(self.storage)

    def _shared_match(self) -> SharedQuickMatch:
        from marrakech.server.shared_match import SharedQuickMatch  # noqa: PLC0415  (likewise)

        return SharedQuickMatch(self)

    @property
    def is_ending(self) -> bool:
        """Whether it was told to stop: then it takes nobody in any more."""
        return self.closing or self.is_leaving

    @property
    def retry(self) -> float:
        """After so many seconds those may come back who are sent away because it stops: at once, if
        there are other servers.
        """
        return RETRY_SECONDS if self.storage.is_shared else RETRY

    @property
    def in_use(self) -> int:
        """The due time stored for tables that this server has in memory."""
        return -self.heartbeat.began if self.storage.is_shared else IN_USE

    # -------------------------------------------------------------------- requests

    async def make(
        self, new: NewTable, address: str | None = None, own: Sequence[str] = ()
    ) -> TableMade:
        """Set up a table; the answer has the secrets of the seats that were taken with it."""
        return await self.table_setup.make(new, address, own)

    async def look(self, table_id: str, secrets: Sequence[str] = ()) -> TableState:
        """The state of a table, as seen from the seats that these secrets open."""
        live = await self.newest(table_id)
        return self.seen_from(live, self.seats_of(live, secrets))

    @staticmethod
    def seen_from(live: LiveTable, seats: Sequence[int]) -> TableState:
        """The state of a table in memory, as seen from some seats."""
        live.check_shown(seats)
        live.attend(seats)
        return live.table.state(you=seats, since=0, now=now())

    async def sit(
        self,
        table_id: str,
        take: TakeSeat,
        address: str | None = None,
        own: Sequence[str] = (),
        face: Face | None = None,
    ) -> Ticket:
        """Take an open seat.

        ``face`` is that of who has a passport. ``own`` may hold a secret that the client chose
        itself: if it asks again because no answer came, it gets the same seat.
        """
        self.bans.check_name(take.name)
        if own:
            check_own(own, 1)
        secret = own[0] if own else new_secret()
        key = key_of(secret)
        seat, is_new = 0, False

        def make_entries(table: Table) -> tuple[AnyEntry, ...]:
            nonlocal seat, is_new
            deserted = self.lobby.is_deserted(table_id)
            seat, entries = table.sit(take, key, now(), face, deserted=deserted)
            is_new = bool(entries)
            # where several servers share a database, that was asked there
            alone = self.guests is None
            if alone and is_new and address is not None and not live.takes_in(address, key):
                raise ServerRefusal("seated")
            return entries

        live = await self.open(table_id)
        await check_names([take.name], programs=take.program)
        known = None
        if address is not None and live.listed and live.table.seat_of(key) is None:
            known = self.guests
        if known is not None and address is not None:
            await known.sit(table_id, key, address)
        try:
            await self.jobs.wanted(live, make_entries)
        except BaseException:
            if is_new:
                live.guests.pop(key, None)
            if known is not None:
                await known.leave(table_id, key)
            raise
        live.attend((seat,))
        return Ticket(seat, secret)

    def do(
        self,
        live: LiveTable,
        do: Do,
        seats: Sequence[int],
        then: Callable[[Done | BaseException], None],
        address: str | None = None,
    ) -> None:
        """Carry out a command for the owner of these seats, and call ``then`` with the outcome."""
        began = monotonic()

        def make_entries(table: Table) -> tuple[AnyEntry, ...]:
            if do.seat not in seats:
                raise ServerRefusal("not-your-seat", seat=do.seat)
            if isinstance(do.command, Rematch) and not table.knows(do):
                self.bans.check_name(table.seats[do.seat].name)
                self.table_setup.count(address)
            away = live.away() if isinstance(do.command, StandIn) else ()
            return table.do(do, now(), away)

        def told(error: BaseException | None) -> None:
            if error is None:
                self.metrics.done(type(do.command).__name__, monotonic() - began)
                then(Done(do.id, live.version))
                return
            if isinstance(error, Refusal):
                self.metrics.refused.labels(reason=error.family + error.reason).inc()
            then(error)

        self.jobs.send(live, Job(make_entries, told))

    async def done(
        self, live: LiveTable, do: Do, seats: Sequence[int], address: str | None = None
    ) -> Done:
        """Carry out a command as :meth:`do` does, and wait for its outcome."""
        live.attend(seats)
        waiting: asyncio.Future[Done | BaseException] = asyncio.get_running_loop().create_future()
        self.do(live, do, seats, partial(tell, waiting), address)
        outcome = await waiting
        if isinstance(outcome, BaseException):
            raise outcome
        return outcome

    def explain(
        self, live: LiveTable, action: str, version: int, question: str | None = None
    ) -> Because:
        """Why an action is not possible now at a table in memory.

        ``version`` is that of the table as the asker saw it; ``question`` is the id to answer to.
        """
        live.used = monotonic()
        try:
            live.table.check(version, action)
        except Refusal as refusal:
            return because(refusal, live.version, question)
        return because(None, live.version, question)

    async def finished(self, table_id: str, secrets: Sequence[str] = ()) -> Table:
        """A table whose game is over; refused while it is still played, or others play with the
        same dice.
        """
        live = await self.newest(table_id)
        table = live.table
        live.check_shown(self.seats_of(live, secrets))
        not_closed(table)
        if table.standing != "over":
            raise ServerRefusal("still-playing")
        return table

    def seats_of(self, live: LiveTable, secrets: Sequence[str]) -> tuple[int, ...]:
        """The seats that these secrets open, in order."""
        seats = {live.table.seat_of(key_of(secret)) for secret in secrets}
        return tuple(sorted(seat for seat in seats if seat is not None))

    # -------------------------------------------------------------------- tables in memory

    def awake(self, table_id: str) -> LiveTable | None:
        """A table if it is in memory and not asleep, else None."""
        live = self.tables.get(table_id)
        return None if live is None or live.is_asleep else live

    async def open(self, table_id: str) -> LiveTable:
        """A table, read from storage if it is not in memory, or asleep."""
        # where the process stands still just now, it is asleep again before this goes on
        while (live := self.awake(table_id)) is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            await asyncio.shield(loading)
        live.used = monotonic()
        return live

    def at_hand(self, table_id: str) -> LiveTable | None:
        """A table in memory, if no other server can have changed it in storage; else None."""
        return None if self.storage.is_shared else self.awake(table_id)

    async def newest(self, table_id: str) -> LiveTable:
        """A table as it is stored now, whichever server has changed it."""
        live = self.awake(table_id)
        if live is None or not live.is_stored or not self.storage.is_shared:
            return await self.open(table_id)
        length = (await self.storage.lengths([table_id])).get(table_id)
        if length is None:
            self.gone(live)
            raise ServerRefusal("no-table")
        if length > live.version:
            await self.jobs.wanted(live, partial(_at_least, length))
        return await self.open(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        table = await self.stored.read(table_id)
        if table is None:
            live = self.tables.get(table_id)
            if live is not None:  # it was removed from storage while it slept
                self.gone(live)
            raise ServerRefusal("no-table")
        await self.clocks.resume_first(table)
        live = self.tables.get(table_id)
        slept_at = table.version
        if live is None:
            live = LiveTable(table, self.lobby.comes_back(table_id), self.lobby.patience)
            live.in_use = self.in_use
        else:
            slept_at = live.version
            live.wake(table)
        self.keep(live)
        if live.version != slept_at:  # another process has added entries meanwhile
            self.changed(live)
        if table.minds_itself:
            self.rows.note(
                live
            )  # marks it as in use: after a crash the next server looks at it at once
        return live

    def keep(self, live: LiveTable) -> None:
        """Keep a table in memory from now on, and start its clock and bots."""
        is_new = live.id not in self.tables
        self.tables[live.id] = live
        if self.exchange is not None and is_new:
            self.exchange.keep(live)
        self.metrics.tables.set(len(self.tables))
        self.automation.go_on(live)

    def let_go(self, live: LiveTable) -> None:
        """Put an idle table to sleep, and drop it from memory if nobody looks at it."""
        if not live.is_asleep:
            row = live.row_asleep()
            if live.noted < live.version or live.due_noted != row.due:
                self.rows.note(live, row)
            live.sleep()
        if not live.viewers:
            self._forget(live)
            self.lobby.left(live)
            self.metrics.tables.set(len(self.tables))

    def _forget(self, live: LiveTable) -> None:
        live.forget()
        if self.tables.pop(live.id, None) is not None and self.exchange is not None:
            self.exchange.drop(live)

    # -------------------------------------------------------------------- changes

    def known(self) -> dict[str, int]:
        """The log length of every table in memory; 0 for tables that are being loaded."""
        known = dict.fromkeys(self._loading, 0)
        return known | {live.id: live.version for live in self.tables.values() if live.is_stored}

    async def loaded(self, table_id: str) -> None:
        """Wait until a table is in memory that is being read from storage just now."""
        if loading := self._loading.get(table_id):
            await asyncio.wait([loading])

    async def follow(self, changed: Mapping[str, int | None]) -> None:
        """Take over what other processes did: new log lengths by table, None for a removed one."""
        for table_id, length in changed.items():
            await self.loaded(table_id)
            live = self.tables.get(table_id)
            if live is None:
                continue
            if length is None:
                self.gone(live)
            else:
                # as a job, behind all that are queued: some of the new entries may be our own
                self.jobs.send(live, Job(partial(_at_least, length), not_told))

    def changed(self, live: LiveTable) -> None:
        """A table has new entries: tell its viewers, and see what happens next there."""
        live.used = monotonic()
        live.changed()
        if not live.waits_in_lobby:
            self.lobby.waits_no_more(live.id)
        self.automation.go_on(live)
        self.own_games.see(live)
        self.daily.look_at(live)
        if live.looks_different():
            self.rows.note(live)

    def gone(self, live: LiveTable) -> None:
        """Drop a table that was removed from storage, by this process or another."""
        self._forget(live)
        self.lobby.waits_no_more(live.id)
        for viewer in live.viewers:
            viewer.leave(Bye("gone", 0.0))

    async def expire(self, stands: Mapping[str, Stand]) -> list[str]:
        """Remove tables from storage and memory, if they stand as they did when that was decided;
        returns which they were.
        """
        ids = await self.storage.remove_if_still(stands)
        if self.guests is not None:
            await self.guests.forget(ids)
        self.metrics.expired.inc(len(ids))
        for table_id in ids:
            if self.exchange is not None:
                self.exchange.moved(table_id, None)
            self.lobby.waits_no_more(table_id)
            if live := self.tables.get(table_id):
                self.gone(live)
        return ids

    # -------------------------------------------------------------------- viewers, tasks

    def enter(self, live: LiveTable, viewer: Viewer) -> None:
        """Let a viewer in; a clock that waited for this player to come may go on."""
        live.enter(viewer)
        if not live.is_stored:
            self.show.go_on(live)
        if not live.is_asleep and live.table.waits_for() in viewer.seats:
            self.clocks.look_at_clock(live)

    def start(self, work: Coroutine[object, object, None], what: str) -> asyncio.Task[None]:
        """Run something as a task of its own; errors are logged under the name ``what``."""
        task = asyncio.create_task(self._guarded(work, what), name=what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guarded(self, work: Coroutine[object, object, None], what: str) -> None:
        try:
            await work
        except (Refusal, Trouble) as refusal:
            known = isinstance(refusal, Trouble) or refusal.reason == "storage"
            said = str(refusal) if isinstance(refusal, Trouble) else name_of(refusal)
            # storage logs its trouble itself, once; only the reason's name: details may be private
            logger.log(logging.DEBUG if known else logging.WARNING, "%s: refused: %s", what, said)
        except Exception:
            logger.exception("%s failed", what)

    # -------------------------------------------------------------------- shutting down

    def viewers(self) -> list[Viewer]:
        """The viewers of all tables."""
        return [viewer for live in self.tables.values() for viewer in live.viewers]

    async def close(self) -> None:
        """Finish running work, send all viewers away, and store the rows that have changed."""
        if self.storage.is_shared:
            await hand_over(self)
        self.closing = True
        for live in self.tables.values():
            live.forget()
        with suppress(Exception):  # without it, clocks are given back a little too much time
            await asyncio.wait_for(self.heartbeat.store(), RETRY)
        for viewer in self.viewers():
            viewer.leave(Bye("restart", self.retry))
        self.automation.close()
        self.rows.flush()
        waiting = [task for task in self._tasks if not task.done()]
        if waiting:
            await asyncio.wait(waiting, timeout=RETRY)
        await self.rows.close()
        deadline = monotonic() + RETRY
        # viewers close their connections once they have read the goodbye
        while self.viewers() and monotonic() < deadline:  # noqa: ASYNC110  (not worth an event)
            await asyncio.sleep(0.01)


def _at_least(length: int, table: Table) -> tuple[AnyEntry, ...]:
    """A job that makes no entries, but reads the table again if its log is shorter than this."""
    if table.version < length:
        raise Conflict
    return ()
