"""All tables that somebody uses right now, and everything that is done with them.

The order is always the same: an errand becomes entries, they are stored, the table takes them
over, and those who look at it are told. A table runs one errand after the other. If storing fails
because another process was faster, the table is read again, and the errand is tried once more on
what has become of it.

Errands are no tasks of their own: most wait for nothing but the disk, and there are many.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from marrakech.core.errors import Refusal
from marrakech.server.bots import Thinking
from marrakech.server.clock import now
from marrakech.server.keys import key_of, new_name, new_secret, new_seed
from marrakech.server.limits import Buckets
from marrakech.server.live import Errand, LiveTable
from marrakech.server.refusals import ServerRefusal
from marrakech.server.storage import Conflict
from marrakech.table.entries import decode, encode
from marrakech.table.messages import (
    Bye,
    Done,
    Listing,
    Rematch,
    StandIn,
    TableMade,
    Ticket,
)
from marrakech.table.refusals import TableRefusal
from marrakech.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from marrakech.server.live import Want
    from marrakech.server.metrics import Metrics
    from marrakech.server.settings import Settings
    from marrakech.server.storage import Row, Storage
    from marrakech.server.viewer import Viewer
    from marrakech.table.entries import AnyEntry
    from marrakech.table.messages import Do, NewTable, Standing, State, TakeSeat
    from marrakech.table.table import Thinker

log = logging.getLogger(__name__)

T = TypeVar("T")
TRIES = 4
LISTED = 100
SOONEST = 0.02
"""Seconds until a table is looked at again whose time has come."""
RETRY = 2.0
"""Seconds after which those whom a closing server sends away may come back."""
_listing = msgspec.json.Decoder(Listing)


class Hub:
    """The tables of one process."""

    def __init__(self, storage: Storage, settings: Settings, metrics: Metrics) -> None:
        self.storage = storage
        self.settings = settings
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.unfinished = 0
        """How many there are in storage, as of the last sweep."""
        self.closing = False
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._notes: dict[str, Row] = {}
        self._left: dict[str, int] = {}
        """When tables were last seen in use that have left the memory a moment ago."""
        self._began = now()
        self._bots = Thinking(settings.bot_threads, metrics)
        self._set_ups = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self._tasks: set[asyncio.Task[None]] = set()

    # -------------------------------------------------------------------- what people ask for

    def _count_table(self, address: str | None) -> None:
        """Somebody wants a table, in whatever way: not too often. Who has no address is here."""
        if address is not None and (wait := self._set_ups.take(address)):
            raise ServerRefusal("too-many", seconds=ceil(wait))

    async def make(self, new: NewTable, address: str | None = None) -> TableMade:
        """Set up a table, and give out the secrets of those who did."""
        self._count_table(address)
        if self.unfinished >= self.settings.most_tables:
            raise ServerRefusal("full")
        secrets = [new_secret() if seat.kind == "person" else None for seat in new.seats]
        live = await self._create(new, [secret and key_of(secret) for secret in secrets])
        tickets = [Ticket(seat, secret) for seat, secret in enumerate(secrets) if secret]
        return TableMade(live.id, tickets)

    async def look(self, table_id: str, secrets: Sequence[str] = ()) -> State:
        """A table as those with these secrets see it."""
        live = await self.open(table_id)
        seats = self.seats_of(live, secrets)
        if seats:
            live.seen = now()
        return live.table.state(you=seats, since=0, now=now())

    async def sit(self, table_id: str, take: TakeSeat) -> Ticket:
        """Take an open seat."""
        secret = new_secret()
        key = key_of(secret)
        seat = 0

        def want(table: Table) -> tuple[AnyEntry, ...]:
            nonlocal seat
            seat, entries = table.sit(take, key, now(), deserted=self.is_deserted(table_id))
            return entries

        live = await self.open(table_id)
        await self._wanted(live, want)
        live.seen = now()
        return Ticket(seat, secret)

    def do(
        self,
        live: LiveTable,
        do: Do,
        seats: Sequence[int],
        then: Callable[[Done | BaseException], None],
        address: str | None = None,
    ) -> None:
        """Carry out a command of somebody who has these seats, and then tell what came of it."""
        began = monotonic()

        def want(table: Table) -> tuple[AnyEntry, ...]:
            if do.seat not in seats:
                raise ServerRefusal("not-your-seat", seat=do.seat)
            if isinstance(do.command, Rematch) and not table.knows(do.seat, do.id):
                self._count_table(address)
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

        self._send(live, Errand(want, told))

    async def done(
        self, live: LiveTable, do: Do, seats: Sequence[int], address: str | None = None
    ) -> Done:
        """The same, for who waits for it."""
        if seats:
            live.seen = now()
        waiting: asyncio.Future[Done | BaseException] = asyncio.get_running_loop().create_future()
        self.do(live, do, seats, partial(_tell, waiting), address)
        outcome = await waiting
        if isinstance(outcome, BaseException):
            raise outcome
        return outcome

    async def lobby(self, standing: Standing) -> list[Listing]:
        """The tables that everybody may see."""
        rows = await self.storage.lobby(standing, LISTED)
        found = [
            live.table.listing() if (live := self.awake(row.id)) else _listing.decode(row.summary)
            for row in rows
        ]
        return [
            replace(listing, present=not self.is_deserted(listing.table))
            for listing in found
            if listing.standing == standing
        ]

    def is_deserted(self, table_id: str) -> bool:
        """Whether nobody who sits at a table is there, nor was a moment ago."""
        live = self.tables.get(table_id)
        seen = self._left.get(table_id, 0) if live is None else live.last_seen()
        # who was there before this server began may be about to come back
        return max(seen, self._began) < self._lately()

    def _lately(self) -> int:
        """Who was there then is not away yet."""
        return now() - self.settings.away_seconds * 1000

    async def finished(self, table_id: str) -> Table:
        """A table whose game is over: nothing in it changes but offers of another one."""
        table = (await self.open(table_id)).table
        if table.standing == "closed":
            raise TableRefusal("closed")
        if table.standing != "over":
            raise ServerRefusal("still-playing")
        return table

    def seats_of(self, live: LiveTable, secrets: Sequence[str]) -> tuple[int, ...]:
        """The seats that these secrets give."""
        seats = {live.table.seat_of(key_of(secret)) for secret in secrets}
        return tuple(sorted(seat for seat in seats if seat is not None))

    # -------------------------------------------------------------------- tables in memory

    def awake(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory and not asleep."""
        live = self.tables.get(table_id)
        return None if live is None or live.is_asleep else live

    async def open(self, table_id: str) -> LiveTable:
        """A table, read from storage if it is not in memory, or asleep."""
        live = self.awake(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        live.used = monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        bodies = await self.storage.load(table_id)
        if not bodies:
            raise ServerRefusal("no-table")
        table = Table(table_id, map(decode, bodies))
        live = self.tables.get(table_id)
        if live is None:
            live = LiveTable(table, self._left.pop(table_id, 0))
        else:
            live.wake(table)
        self._keep(live)
        return live

    async def _create(
        self, new: NewTable, keys: Sequence[str | None], *, again: bool = False
    ) -> LiveTable:
        table_id = new_name()
        made = Table.set_up(table_id, new, new_seed(), keys, now(), again=again)
        live = LiveTable(Table(table_id, made), now())
        await self.storage.create(live.row(), [encode(entry) for entry in made])
        live.mark_noted()
        self.metrics.made.inc()
        self.unfinished += 1
        self._keep(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        self.tables[live.id] = live
        self.metrics.tables.set(len(self.tables))
        self._go_on(live)

    def let_go(self, live: LiveTable) -> None:
        """Let go of a table at which nothing happens; it is in storage."""
        if live.noted < live.version:
            self.note(live)
        live.sleep()
        if not live.viewers:
            live.forget()
            self.tables.pop(live.id, None)
            if live.waits_in_lobby:
                self._left[live.id] = live.seen
            self.metrics.tables.set(len(self.tables))

    async def touch(self) -> None:
        """Store which tables of the lobby are in use, or were until they left the memory."""
        when = [
            (live.id, seen)
            for live in self.tables.values()
            if live.waits_in_lobby and (seen := live.last_seen()) > live.touched
        ]
        for table_id, seen in when:
            self.tables[table_id].touched = seen
        when += self._left.items()
        if when:
            await self.storage.touch(when)
        lately = self._lately()
        self._left = {each: seen for each, seen in self._left.items() if seen >= lately}

    # -------------------------------------------------------------------- errands

    async def _wanted(self, live: LiveTable, want: Want) -> None:
        """Do what is wanted of a table, and wait for it."""
        waiting: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        self._send(live, Errand(want, partial(_tell, waiting)))
        if (error := await waiting) is not None:
            raise error

    def _send(self, live: LiveTable, errand: Errand) -> None:
        """Run an errand after all that were sent before."""
        live.errands.append(errand)
        self._run(live)

    def _run(self, live: LiveTable) -> None:
        """Run what waits, until something has to be stored."""
        while live.errands and not live.busy:
            if live.is_asleep:
                live.busy = True
                self._start(self._rouse(live), "rouse")
                return
            errand, table = live.errands.popleft(), live.table
            try:
                entries = errand.want(table)
            except Exception as error:  # noqa: BLE001  (whoever wanted it is told)
                errand.tell(error)
                continue
            if not entries:
                errand.tell(None)
            elif self.closing:
                errand.tell(ServerRefusal("closing", seconds=round(RETRY)))
            else:
                live.busy = True
                bodies = [encode(entry) for entry in entries]
                stored = self.storage.append(live.id, table.version, bodies)
                stored.add_done_callback(partial(self._stored, live, errand, entries))

    def _stored(
        self,
        live: LiveTable,
        errand: Errand,
        entries: Sequence[AnyEntry],
        stored: asyncio.Future[None],
    ) -> None:
        """What an errand became is stored, unless others were faster."""
        error = stored.exception()
        if isinstance(error, Conflict):
            self._start(self._again(live, errand), "again")
            return
        if error is None:
            try:
                live.table.apply(entries)
                self._changed(live)
            except Exception as its_own:  # noqa: BLE001  (likewise)
                error = its_own
        live.busy = False
        errand.tell(error)
        self._run(live)

    async def _again(self, live: LiveTable, errand: Errand) -> None:
        """Try an errand once more, on what others have made of the table."""
        try:
            await self._catch_up(live)
        except Exception as error:  # noqa: BLE001  (likewise)
            errand.tell(error)
        else:
            errand.tries += 1
            if errand.tries < TRIES:
                live.errands.appendleft(errand)
            else:
                errand.tell(ServerRefusal("too-many", seconds=1))  # others are always faster
        live.busy = False
        self._run(live)

    async def _rouse(self, live: LiveTable) -> None:
        """Read a table that sleeps, for what waits."""
        try:
            awake = await self.open(live.id)
        except Exception as error:  # noqa: BLE001  (likewise)
            while live.errands:
                live.errands.popleft().tell(error)
        else:
            while awake is not live and live.errands:  # it was let go of meanwhile
                self._send(awake, live.errands.popleft())
        live.busy = False
        self._run(live)

    # -------------------------------------------------------------------- changes

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other processes have stored."""
        bodies = await self.storage.load(live.id, live.table.version)
        if not bodies:  # then what is in the way is that the table is gone
            self._gone(live)
            raise ServerRefusal("no-table")
        live.table.apply([decode(body) for body in bodies])
        self._changed(live)

    def _changed(self, live: LiveTable) -> None:
        live.used = monotonic()
        live.changed()
        self._go_on(live)
        if live.looks_different():
            self.note(live)

    def note(self, live: LiveTable) -> None:
        """Store soon what the lobby shows of a table, with all others that change just now."""
        live.mark_noted()
        if not self._notes:
            asyncio.get_running_loop().call_soon(self._store_notes)
        self._notes[live.id] = live.row()

    def _store_notes(self) -> None:
        rows, self._notes = list(self._notes.values()), {}
        if rows:
            self._start(self.storage.note(rows), "note")

    def _gone(self, live: LiveTable) -> None:
        self.tables.pop(live.id, None)
        live.forget()
        for viewer in live.viewers:
            viewer.leave(Bye("gone", 0.0))

    async def expire(self, ids: Sequence[str]) -> None:
        """Remove tables for good."""
        await self.storage.remove(ids)
        self.metrics.expired.inc(len(ids))
        for table_id in ids:
            if live := self.tables.get(table_id):
                self._gone(live)

    # -------------------------------------------------------------------- what happens by itself

    def _go_on(self, live: LiveTable) -> None:
        """See to what happens next at a table without anybody asking."""
        if self.closing:
            return
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.table
        due = table.due()
        if due is not None:
            seconds = max(SOONEST, (due - now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(seconds, self._time_has_come, live)
        if live.thinking is None and table.thinker() is not None:
            live.thinking = self._start(self._let_bots_play(live), "bots")
        if not live.following and table.next_table() is not None:
            live.following = True
            self._start(self._make_rematch(live), "rematch")

    def _time_has_come(self, live: LiveTable) -> None:
        live.timer = None
        self._start(self._tick(live), "tick")

    async def _tick(self, live: LiveTable) -> None:
        await self._wanted(live, lambda table: table.tick(now()))
        self.wake(live)  # it may have come a little too soon

    async def _let_bots_play(self, live: LiveTable) -> None:
        try:
            while not self.closing and (thinker := live.table.thinker()) is not None:
                action = await self._bots.decide(thinker.level, thinker.view)
                await self._wanted(live, partial(_acts, thinker, action))
        finally:
            live.thinking = None

    async def _make_rematch(self, live: LiveTable) -> None:
        try:
            if (following := live.table.next_table()) is not None:
                made = await self._create(*following, again=True)
                await self._wanted(live, lambda table: table.rematch_made(made.id, now()))
        finally:
            live.following = False

    def wake(self, live: LiveTable) -> None:
        """Go on with what may have stopped, as when the disk was full for a while."""
        if not live.is_asleep:
            self._go_on(live)

    def _start(self, work: Coroutine[object, object, None], what: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._guarded(work, what), name=what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guarded(self, work: Coroutine[object, object, None], what: str) -> None:
        try:
            await work
        except Refusal as refusal:
            log.warning("%s: refused: %s", what, refusal)
        except Exception:
            log.exception("%s failed", what)

    # -------------------------------------------------------------------- the end

    def viewers(self) -> list[Viewer]:
        """Everybody who looks at any table."""
        return [viewer for live in self.tables.values() for viewer in live.viewers]

    async def close(self) -> None:
        """Finish what has begun, tell everybody, and store what is worth it."""
        self.closing = True
        for live in self.tables.values():
            live.forget()
        for viewer in self.viewers():
            viewer.leave(Bye("restart", RETRY))
        self._bots.close()
        self._store_notes()
        waiting = [task for task in self._tasks if not task.done()]
        if waiting:
            await asyncio.wait(waiting, timeout=RETRY)
        rows = [live.row() for live in self.tables.values() if live.noted < live.version]
        if rows:
            await self.storage.note(rows)
        deadline = monotonic() + RETRY
        # they leave when they have read it
        while self.viewers() and monotonic() < deadline:  # noqa: ASYNC110  (not worth an event)
            await asyncio.sleep(0.01)


def _acts(thinker: Thinker, action: str, table: Table) -> tuple[AnyEntry, ...]:
    """What a bot has decided."""
    return table.bot_acts(thinker, action, now())


def _tell(waiting: asyncio.Future[T], outcome: T) -> None:
    """Tell somebody who waits, or has gone."""
    if not waiting.done():
        waiting.set_result(outcome)
