"""All tables that somebody uses right now, and everything that is done with them.

The order is always the same: an errand becomes entries, they are stored, the table takes them
over, and those who look at it are told. A table runs one errand after the other. If storing fails
because another process was faster, the table is read again, and the errand is tried once more on
what has become of it. If it fails otherwise, nobody knows how far it came: the table is read again,
too, before anybody is told.

Errands are no tasks of their own: most wait for nothing but the disk, and there are many.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from marrakech.core.errors import Refusal
from marrakech.server.bans import Bans
from marrakech.server.bot_names import check_names
from marrakech.server.bot_threads import BotThreads
from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal, name_of
from marrakech.server.heartbeat import Heartbeat
from marrakech.server.integrity import Damaged
from marrakech.server.keys import check_own, key_of, name_from, new_name, new_secret, new_seed
from marrakech.server.limits import Buckets
from marrakech.server.live_table import Job, LiveTable
from marrakech.server.storage import Conflict, Trouble
from marrakech.table.commands import not_closed
from marrakech.table.entries import encode
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import (
    Bye,
    Done,
    Listing,
    Rematch,
    StandIn,
    TableMade,
    Ticket,
)
from marrakech.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping, Sequence

    from marrakech.server.live_table import MakeEntries
    from marrakech.server.metrics import Metrics
    from marrakech.server.settings import Settings
    from marrakech.server.storage import Storage, TableRow
    from marrakech.server.viewer import Viewer
    from marrakech.table.entries import AnyEntry
    from marrakech.table.messages import Do, NewTable, Standing, TableState, TakeSeat
    from marrakech.table.table import BotToMove

logger = logging.getLogger(__name__)

T = TypeVar("T")
TRIES = 4
LISTED = 100
SOONEST = 0.02
"""Seconds until a table is looked at again whose time has come."""
SOON_MS = 10_000
"""So long before its time is up a table is read that is not in memory: twice the sweeper's time."""
AHEAD_MS = 200
"""A log that is so far ahead of the time was written by another clock."""
RETRY = 2.0
"""Seconds after which those whom a closing server sends away may come back."""
STORE_AGAIN = 2
"""Seconds after which something that could not be stored is worth another try."""
_listing = msgspec.json.Decoder(Listing)


class Hub:
    """The tables of one process."""

    def __init__(
        self, storage: Storage, settings: Settings, metrics: Metrics, bans: Bans | None = None
    ) -> None:
        self.storage = storage
        self.bans = bans or Bans()
        self.settings = settings
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.unfinished = 0
        """How many there are in storage, as of the last sweep."""
        self.closing = False
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._notes: dict[str, TableRow] = {}
        self._left: dict[str, int] = {}
        """When tables were last seen in use that have left the memory a moment ago."""
        self._damaged: set[str] = set()
        """Tables of which the host was told that they are."""
        self._waiting: dict[str, str] = {}
        """The tables that wait in the lobby, as far as it is known who set them up: from where."""
        self._making: set[str] = set()
        """Those of them that are not stored yet."""
        self.heartbeat = Heartbeat(storage, metrics)
        self._began = now()
        self._patience = settings.away_seconds * 1000
        """Milliseconds for which who has left is not away."""
        self._asleep_until: list[tuple[str, int]] = []
        """Tables that are not in memory and need a look first, and when."""
        self._unreadable: set[str] = set()
        self._bots = BotThreads(settings.bot_threads, metrics)
        self._set_ups = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self._tasks: set[asyncio.Task[None]] = set()

    # -------------------------------------------------------------------- what people ask for

    def _count_table(self, address: str | None) -> None:
        """Somebody wants a table, in whatever way: not too often. Who has no address is here."""
        if address is not None and (wait := self._set_ups.take(address)):
            raise ServerRefusal("too-many", seconds=ceil(wait))

    async def make(
        self, new: NewTable, address: str | None = None, own: Sequence[str] = ()
    ) -> TableMade:
        """Set up a table, and give out the secrets of those who did.

        ``own`` are secrets that they bring, one for each person, or one if there is none. The first
        of them gives the table its name: so who asks again, for no answer came, gets the same
        table and no other, whichever process answers.
        """
        for seat in new.seats:
            if seat.kind == "person":
                self.bans.check_name(seat.name)
        people = [number for number, seat in enumerate(new.seats) if seat.kind == "person"]
        if own:
            check_own(own, max(1, len(people)))
        given = list(own) or [new_secret() for _ in people]
        secrets = dict(zip(people, given, strict=False))
        keys = [
            key_of(secrets[seat]) if seat in secrets else None for seat in range(len(new.seats))
        ]
        name = name_from(own[0]) if own else new_name()
        if not (own and await self._is_made(name, new, keys)):
            self._count_table(address)
            if self.unfinished >= self.settings.most_tables:
                raise ServerRefusal("full")
            await check_names(new.seats[seat].name for seat in people)
            try:
                await self._make(name, new, keys, address)
            except Conflict:  # somebody has asked for the same at the same time: who has asked now
                if not await self._is_made(name, new, keys):
                    raise
        return TableMade(name, [Ticket(seat, secret) for seat, secret in secrets.items()])

    async def _make(
        self, name: str, new: NewTable, keys: Sequence[str | None], address: str | None
    ) -> None:
        """Set up a table; the lobby has room for so many of one address."""
        if address is None or not (new.listed and any(seat.kind == "open" for seat in new.seats)):
            await self._create(name, new, keys)
            return
        await self._check_lobby(address)
        self._waiting[name] = address
        self._making.add(name)
        try:
            live = await self._create(name, new, keys)
        except Conflict:  # it is there, and waits
            raise
        except BaseException:
            self._waiting.pop(name, None)
            raise
        finally:
            self._making.discard(name)
        live.maker = address

    async def _check_lobby(self, address: str) -> None:
        """Whether an address may have another table waiting in the lobby."""
        most = self.settings.waiting_per_address
        for name in self._waits_of(address):
            if name in self._making:
                continue
            if len(self._waits_of(address)) < most:
                break
            try:
                waits = (await self.open(name)).waits_in_lobby
            except ServerRefusal:  # another process has cleared it away
                waits = False
            if not waits:
                self._waiting.pop(name, None)
        if len(self._waits_of(address)) >= most:
            raise ServerRefusal("lobby", most=most)

    def _waits_of(self, address: str) -> list[str]:
        return [name for name, by in self._waiting.items() if by == address]

    async def _is_made(self, name: str, new: NewTable, keys: Sequence[str | None]) -> bool:
        """Whether a table is there already that somebody wants."""
        try:
            live = await self.open(name)
        except ServerRefusal as refusal:
            if refusal.reason == "no-table":
                return False
            raise
        if not live.table.was_set_up_as(new, keys):
            raise TableRefusal("id-used")
        return True

    async def look(self, table_id: str, secrets: Sequence[str] = ()) -> TableState:
        """A table as those with these secrets see it."""
        live = await self.open(table_id)
        seats = self.seats_of(live, secrets)
        live.attend(seats)
        return live.table.state(you=seats, since=0, now=now())

    async def sit(
        self, table_id: str, take: TakeSeat, address: str | None = None, own: Sequence[str] = ()
    ) -> Ticket:
        """Take an open seat.

        ``own`` is the secret, if somebody brings one: who asks again, for no answer came, gets the
        same seat.
        """
        self.bans.check_name(take.name)
        if own:
            check_own(own, 1)
        secret = own[0] if own else new_secret()
        key = key_of(secret)
        seat, is_new = 0, False

        def make_entries(table: Table) -> tuple[AnyEntry, ...]:
            nonlocal seat, is_new
            seat, entries = table.sit(take, key, now(), deserted=self.is_deserted(table_id))
            is_new = bool(entries)
            if is_new and address is not None and not live.takes_in(address, key):
                raise ServerRefusal("seated")
            return entries

        live = await self.open(table_id)
        await check_names([take.name])
        try:
            await self._done_by_job(live, make_entries)
        except BaseException:
            if is_new:
                live.guests.pop(key, None)
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
        """Carry out a command of somebody who has these seats, and then tell what came of it."""
        began = monotonic()

        def make_entries(table: Table) -> tuple[AnyEntry, ...]:
            if do.seat not in seats:
                raise ServerRefusal("not-your-seat", seat=do.seat)
            if isinstance(do.command, Rematch) and not table.knows(do):
                self.bans.check_name(table.seats[do.seat].name)
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

        self._send(live, Job(make_entries, told))

    async def done(
        self, live: LiveTable, do: Do, seats: Sequence[int], address: str | None = None
    ) -> Done:
        """The same, for who waits for it."""
        live.attend(seats)
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
        return now() - self._patience

    async def finished(self, table_id: str) -> Table:
        """A table whose game is over: nothing in it changes but offers of another one."""
        table = (await self.open(table_id)).table
        not_closed(table)
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
        entries = await self._entries(table_id)
        live = self.tables.get(table_id)
        if not entries:
            if live is not None:  # it slept while somebody else removed it
                self._gone(live)
            raise ServerRefusal("no-table")
        try:
            table = Table(table_id, entries)
        except Exception as error:  # noqa: BLE001  (whatever it is: nobody who asks is to blame)
            raise self.damaged(table_id, _unplayable(error)) from None
        await self._resume_first(table)
        live = self.tables.get(table_id)
        slept_at = table.version
        if live is None:
            live = LiveTable(table, self._left.pop(table_id, 0), self._patience)
        else:
            slept_at = live.version
            live.wake(table)
        self._keep(live)
        if live.version != slept_at:  # others have gone on meanwhile
            self._changed(live)
        if table.minds_itself:
            self.note(live)  # whoever starts next after a sudden end knows that it was here
        return live

    async def _entries(self, table_id: str, since: int = 0) -> list[AnyEntry]:
        """A log from a number on, as it was written."""
        try:
            bodies = await self.storage.load(table_id, since)
            return [self.storage.seal.decode(table_id, body) for body in bodies]
        except (Damaged, msgspec.DecodeError) as damage:
            raise self.damaged(table_id, damage) from None

    def damaged(self, table_id: str, why: Exception) -> ServerRefusal:
        """Refuse a table whose log is not what was written, and tell the host once."""
        if table_id not in self._damaged:
            self._damaged.add(table_id)
            logger.error(
                "table %s… is damaged: %s. It is refused, and all others are served. "
                "A backup may have it whole: see “Data” in docs/hosting.md",
                table_id[:6],
                why,
            )
        return ServerRefusal("damaged")

    async def _create(
        self, table_id: str, new: NewTable, keys: Sequence[str | None], *, again: bool = False
    ) -> LiveTable:
        made = Table.set_up(table_id, new, new_seed(), keys, now(), again=again)
        live = LiveTable(Table(table_id, made), now(), self._patience)
        row, seal = live.row(), self.storage.seal
        try:
            await self.storage.create(row, [seal.encode(table_id, entry) for entry in made])
        except Trouble:
            # should it be there after all, who asks again with secrets of their own finds it
            raise ServerRefusal("storage", seconds=STORE_AGAIN) from None
        live.mark_noted(row)
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
        row = live.row_asleep()
        if live.noted < live.version or live.due_noted != row.due:
            self.note(live, row)
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
        if when or self._left:
            await self.storage.touch([*when, *self._left.items()])
        for table_id, seen in when:
            if live := self.tables.get(table_id):
                live.touched = seen
        lately = self._lately()
        self._left = {each: seen for each, seen in self._left.items() if seen >= lately}

    # -------------------------------------------------------------------- errands

    async def _done_by_job(self, live: LiveTable, make_entries: MakeEntries) -> None:
        """Do what is wanted of a table, and wait for it."""
        waiting: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        self._send(live, Job(make_entries, partial(_tell, waiting)))
        if (error := await waiting) is not None:
            raise error

    def _send(self, live: LiveTable, job: Job) -> None:
        """Run an errand after all that were sent before."""
        live.jobs.append(job)
        self._run(live)

    def _run(self, live: LiveTable) -> None:
        """Run what waits, until something has to be stored."""
        while live.jobs and not live.busy:
            if live.is_asleep:
                live.busy = True
                self._start(self._rouse(live), "rouse")
                return
            job, table = live.jobs.popleft(), live.table
            if live.in_doubt:
                live.busy = True
                self._start(self._again(live, job, ()), "again")
                return
            if not job.is_next:
                job.is_next = True
                if (first := self._comes_first(live)) is not None:
                    live.jobs.appendleft(job)
                    job = first
            try:
                entries = job.make_entries(table)
            except Conflict:  # it is known already that others were faster
                live.busy = True
                self._start(self._again(live, job, ()), "again")
                return
            except Exception as error:  # noqa: BLE001  (whoever wanted it is told)
                job.tell(error)
                continue
            if not entries:
                job.tell(None)
            elif self.closing:
                job.tell(ServerRefusal("closing", seconds=round(RETRY)))
            else:
                live.busy = True
                bodies = [encode(entry) for entry in entries]
                stored = self.storage.append(live.id, table.version, bodies)
                stored.add_done_callback(partial(self._stored, live, job, entries))

    def _stored(
        self,
        live: LiveTable,
        job: Job,
        entries: Sequence[AnyEntry],
        stored: asyncio.Future[None],
    ) -> None:
        """What an errand became is stored, unless others were faster, or the disk is full."""
        error = stored.exception()
        if isinstance(error, Conflict | Trouble):
            live.in_doubt = True
            self._start(self._again(live, job, entries), "again")
            return
        if error is None:
            try:
                live.table.apply(entries)
                self._changed(live)
            except Exception as its_own:  # noqa: BLE001  (likewise)
                error = its_own
        live.busy = False
        job.tell(error)
        self._run(live)

    async def _again(self, live: LiveTable, job: Job, wanted: Sequence[AnyEntry]) -> None:
        """Find out what is stored by now: ``wanted`` if that is what an errand had become, what
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
            awake = await self.open(live.id)
        except Exception as error:  # noqa: BLE001  (likewise)
            if isinstance(error, Trouble):
                error = ServerRefusal("storage", seconds=STORE_AGAIN)
            while live.jobs:
                live.jobs.popleft().tell(error)
        else:
            while awake is not live and live.jobs:  # it was let go of meanwhile
                self._send(awake, live.jobs.popleft())
        live.busy = False
        self._run(live)

    # -------------------------------------------------------------------- changes

    async def _catch_up(self, live: LiveTable) -> list[AnyEntry]:
        """Read what was stored since, by whomever."""
        found = await self._entries(live.id, live.table.version - 1)
        if not found:  # then what is in the way is that the table is gone
            self._gone(live)
            raise ServerRefusal("no-table")
        entries = found[1:]
        if entries:
            try:
                live.table.apply(entries)
            except Exception as error:  # noqa: BLE001  (likewise)
                raise self.damaged(live.id, _unplayable(error)) from None
            self._changed(live)
        live.in_doubt = False
        return entries

    def known(self) -> dict[str, int]:
        """How many entries are known of every table in memory; of those to come soon, none."""
        known = dict.fromkeys(self._loading, 0)
        return known | {live.id: live.version for live in self.tables.values()}

    async def follow(self, changed: Mapping[str, int | None]) -> None:
        """Go on from what others have stored of tables: so many entries, None if one is gone."""
        for table_id, length in changed.items():
            if loading := self._loading.get(table_id):
                await asyncio.wait([loading])
            live = self.tables.get(table_id)
            if live is None:
                continue
            if length is None:
                self._gone(live)
            else:
                # after all that is under way: some of these entries may be our own
                self._send(live, Job(partial(_at_least, length), _not_told))

    def _changed(self, live: LiveTable) -> None:
        live.used = monotonic()
        live.changed()
        if not live.waits_in_lobby:
            self._waiting.pop(live.id, None)
        self._go_on(live)
        if live.looks_different():
            self.note(live)

    def note(self, live: LiveTable, row: TableRow | None = None) -> None:
        """Store soon what the lobby shows of a table, with all others that change just now."""
        row = row or live.row()
        live.mark_noted(row)
        if not self._notes:
            asyncio.get_running_loop().call_soon(self._store_notes)
        self._notes[live.id] = row

    def _store_notes(self) -> None:
        rows, self._notes = list(self._notes.values()), {}
        if rows:
            self._start(self._note_all(rows), "note")

    async def _note_all(self, rows: Sequence[TableRow]) -> None:
        try:
            await self.storage.note(rows)
        except Trouble:
            if not self._notes and not self.closing:
                asyncio.get_running_loop().call_later(STORE_AGAIN, self._store_notes)
            self._notes = {row.id: row for row in rows} | self._notes
            raise

    def _gone(self, live: LiveTable) -> None:
        self.tables.pop(live.id, None)
        self._waiting.pop(live.id, None)
        live.forget()
        for viewer in live.viewers:
            viewer.leave(Bye("gone", 0.0))

    async def expire(self, ids: Sequence[str]) -> None:
        """Remove tables for good."""
        await self.storage.remove(ids)
        self.metrics.expired.inc(len(ids))
        for table_id in ids:
            self._waiting.pop(table_id, None)
            if live := self.tables.get(table_id):
                self._gone(live)

    # -------------------------------------------------------------------- what happens by itself

    def _go_on(self, live: LiveTable) -> None:
        """See to what happens next at a table without anybody asking."""
        if self.closing:
            return
        live.set_timer(None, None)
        table = live.table
        due = table.due()
        if due is not None:
            seconds = max(SOONEST, (due - now()) / 1000)
            loop = asyncio.get_running_loop()
            live.set_timer(loop.call_later(seconds, self._time_has_come, live), due)
            if self._resumption(table, live) or table.waits_for() in live.present():
                self.look_at_clock(live)
        if live.thinking is None and table.bot_to_move() is not None:
            live.thinking = self._start(self._let_bots_play(live), "bots")
        if not live.following and table.next_table() is not None:
            live.following = True
            self._start(self._make_rematch(live), "rematch")

    def _time_has_come(self, live: LiveTable) -> None:
        live.set_timer(None, None)
        self._start(self._tick(live), "tick")

    async def _tick(self, live: LiveTable) -> None:
        await self._done_by_job(live, lambda table: table.tick(now()))
        self.wake(live)  # it may have come a little too soon

    async def _let_bots_play(self, live: LiveTable) -> None:
        try:
            while not self.closing and (bot_to_move := live.table.bot_to_move()) is not None:
                action = await self._bots.decide(bot_to_move.level, bot_to_move.view)
                await self._done_by_job(live, partial(_acts, bot_to_move, action))
        finally:
            live.thinking = None

    async def _make_rematch(self, live: LiveTable) -> None:
        try:
            if (following := live.table.next_table()) is not None:
                made = await self._create(new_name(), *following, again=True)
                await self._done_by_job(live, lambda table: table.rematch_made(made.id, now()))
        finally:
            live.following = False

    # -------------------------------------------------------------------- whose time it is

    def _resumption(self, table: Table, live: LiveTable | None = None) -> tuple[AnyEntry, ...]:
        """What the log has to say of time that was nobody's: there was no server."""
        counts = table.counts()
        if counts is None:
            return ()
        seat, since = counts
        at = now()
        away = live is None or seat not in live.met
        lost, held = self.heartbeat.lost(table.made, since, at, away=away)
        waits = table.waits_for() is not None
        if lost or (since > at + AHEAD_MS and not waits):
            return table.resume(at, lost, held)
        return ()

    async def _resume_first(self, table: Table) -> None:
        """Give back what is nobody's at a table that was read, before anybody sees it."""
        try:
            live = self.tables.get(table.id)
            if not self.closing and (entries := self._resumption(table, live)):
                bodies = [encode(entry) for entry in entries]
                await self.storage.append(table.id, table.version, bodies)
                table.apply(entries)
        except (Conflict, Trouble):  # it is tried again before anything else happens there
            logger.debug("a clock could not be resumed")

    def _comes_first(self, live: LiveTable) -> Job | None:
        """What has to happen at a table before anything else: time was nobody's, or is up."""
        if self.closing:
            return None
        if self.heartbeat.look():
            asyncio.get_running_loop().call_soon(self.back)
        due = live.table.due()
        if self._resumption(live.table, live):
            return Job(lambda table: self._resumption(table, live), _not_told)
        if due is not None and now() >= due:
            return Job(lambda table: table.tick(now()), _not_told)
        return None

    def look_at_clock(self, live: LiveTable) -> None:
        """See whether a clock that waits can go on, or what is nobody's has to be given back."""

        def make_entries(table: Table) -> tuple[AnyEntry, ...]:
            seat = table.waits_for()
            return table.go_on(seat, now()) if seat is not None and seat in live.met else ()

        self._send(live, Job(make_entries, _not_told))

    def back(self) -> None:
        """The process stood still for a while."""
        cut = self.heartbeat.outages[-1].cut
        for live in list(self.tables.values()):
            if cut:
                live.met = live.present()
            if not live.is_asleep and live.due is not None:
                self.look_at_clock(live)

    def clocks_run(self) -> bool:
        """Whether anybody's time passes."""
        return bool(self._asleep_until) or any(
            live.due is not None for live in self.tables.values()
        )

    def enter(self, live: LiveTable, viewer: Viewer) -> None:
        """Somebody comes to look, whose clock may have waited for that."""
        live.enter(viewer)
        if not live.is_asleep and live.table.waits_for() in viewer.seats:
            self.look_at_clock(live)

    async def wake_due(self) -> None:
        """Read the tables that are not in memory and where time is nearly up."""
        self._asleep_until = await self.storage.soonest()
        for table_id, due in self._asleep_until:
            if due > now() + SOON_MS or table_id in self._unreadable:
                continue
            try:
                await self.open(table_id)
            except Trouble:
                return  # next time
            except ServerRefusal:  # it is gone, or damaged, of which the host was told
                self._unreadable.add(table_id)

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
        except (Refusal, Trouble) as refusal:
            known = isinstance(refusal, Trouble) or refusal.reason == "storage"
            said = str(refusal) if isinstance(refusal, Trouble) else name_of(refusal)
            # of which the storage itself tells, once for all tables; a sentence may have names
            logger.log(logging.DEBUG if known else logging.WARNING, "%s: refused: %s", what, said)
        except Exception:
            logger.exception("%s failed", what)

    # -------------------------------------------------------------------- the end

    def viewers(self) -> list[Viewer]:
        """Everybody who looks at any table."""
        return [viewer for live in self.tables.values() for viewer in live.viewers]

    async def close(self) -> None:
        """Finish what has begun, tell everybody, and store what is worth it."""
        self.closing = True
        for live in self.tables.values():
            live.forget()
        with suppress(Exception):  # then more is given back than need be
            await self.heartbeat.store()
        for viewer in self.viewers():
            viewer.leave(Bye("restart", RETRY))
        self._bots.close()
        self._store_notes()
        waiting = [task for task in self._tasks if not task.done()]
        if waiting:
            await asyncio.wait(waiting, timeout=RETRY)
        rows = [live.row() for live in self.tables.values() if live.noted < live.version]
        rows += self._notes.values()  # which could not be stored until now
        if rows:
            try:
                await self.storage.note(rows)
            except Trouble as error:  # the logs tell it, when the server is back
                logger.warning("note: refused: %s", error)
        deadline = monotonic() + RETRY
        # they leave when they have read it
        while self.viewers() and monotonic() < deadline:  # noqa: ASYNC110  (not worth an event)
            await asyncio.sleep(0.01)


def _unplayable(error: Exception) -> Damaged:
    """A log of which no table can be made; what the error says may be private."""
    return Damaged(f"its log does not make a game ({type(error).__name__})")


def _at_least(length: int, table: Table) -> tuple[AnyEntry, ...]:
    """Nothing but that a table is known so far."""
    if table.version < length:
        raise Conflict
    return ()


def _not_told(error: BaseException | None) -> None:
    """Nobody waits for it, and the sweeper tries again. That a table is gone, or that nothing can
    be stored, was told by who found out.
    """
    if error is not None and not isinstance(error, Refusal):
        logger.error("what a table does by itself failed", exc_info=error)


def _acts(bot_to_move: BotToMove, action: str, table: Table) -> tuple[AnyEntry, ...]:
    """What a bot has decided."""
    return table.bot_acts(bot_to_move, action, now())


def _tell(waiting: asyncio.Future[T], outcome: T) -> None:
    """Tell somebody who waits, or has gone."""
    if not waiting.done():
        waiting.set_result(outcome)
