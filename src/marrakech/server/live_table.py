"""A table in memory, with its connected viewers and its queue of jobs.

An idle table sleeps: its viewers stay connected, but the table itself is dropped from memory and
read from storage again when the next job comes.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.reading import TableRow
from marrakech.server.viewer import OutgoingMessage
from marrakech.table.messages import Present
from marrakech.table.updates import update_since

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from marrakech.server.exchange import Exchange
    from marrakech.server.viewer import Viewer
    from marrakech.table.entries import AnyEntry
    from marrakech.table.table import Table
    from marrakech.table.updates import Snapshot

logger = logging.getLogger(__name__)

PRESENCE_SECONDS = 0.2
"""Changes of presence within this time are sent as one message."""
MOST_REMEMBERED = 64
IN_USE = 0
"""The due time stored for a table that is in memory: should this server die, the next one looks at
it at once. Where several share a database, it is a negative number instead: which of them."""
FAR_MS = 60_000
"""Milliseconds: a table whose next timer is further away than this need not be in memory."""
MakeEntries = Callable[["Table"], "tuple[AnyEntry, ...]"]
"""Decides a request: takes the table, and returns the entries to store or raises a refusal."""
_encode = msgspec.json.Encoder().encode


def row_of(table: Table, seen: int = 0) -> TableRow:
    """The row stored beside a table's entries; ``seen`` is when a player was last there."""
    return TableRow(
        id=table.id,
        made=table.made,
        changed=max(table.changed, seen) if table.standing == "waiting" else table.changed,
        standing=table.standing,
        listed=table.listed,
        version=table.version,
        summary=_encode(table.listing()),
        due=IN_USE if table.minds_itself else None,
    )


class Job:
    """A request to change a table, and the callback for its result."""

    __slots__ = ("is_next", "is_sure", "make_entries", "then", "tries")

    def __init__(
        self, make_entries: MakeEntries, then: Callable[[BaseException | None], None]
    ) -> None:
        self.make_entries = make_entries
        self.then = then
        self.tries = 0
        self.is_next = False
        """Whether the entries that have to come before it (time lost in an outage) are stored."""
        self.is_sure = False
        """Whether it was looked up that the table is as it is stored."""

    def tell(self, error: BaseException | None) -> None:
        """Report the result. An error in the callback must not stop the jobs behind it."""
        try:
            self.then(error)
        except Exception:
            logger.exception("the callback of a job failed")


class LiveTable:
    """One table with its viewers and timers. It runs its jobs one after the other."""

    is_stored = True
    """Whether it is in storage, too; only a :class:`ShowTable` is not."""
    in_use = IN_USE
    """The due time to store while the table is in memory."""
    exchange: Exchange | None = None
    """Tells other servers who is connected here, if there are any."""
    led = -1
    """The version that this server has added last. If it is the newest, this server lets bots play
    and clocks run out; other servers do that only if it fails to."""
    following = False
    """Whether the table of the next game is being made."""
    counted = False
    """Whether the game was counted for ratings, or is just being."""
    stand_by: asyncio.TimerHandle | None = None
    """The timer after which this server acts, if the one that leads the table has not."""

    def __init__(self, table: Table, seen: int, patience: int = 0) -> None:
        """A table; ``seen`` is when a player was last there, 0 if that is not known.

        A player who has left counts as away after ``patience``, in milliseconds.
        """
        self._table: Table | None = table
        self.listed = table.listed
        self.slow = table.is_slow
        """Whether players have days for a move: then nobody has to be there, and nobody is away."""
        self.seen = seen
        """When somebody who sits there was last there, 0 if that is not known."""
        self.maker: str | None = None
        """The address of who set it up, if that is known."""
        self.guests: dict[str, str] = {}
        """The addresses of those who took a seat since the table came into memory, by key."""
        self._patience = patience
        self._since = now()
        self._seats_seen: dict[int, int] = {}
        """When each player was last there, since the table came into memory."""
        self.touched = 0
        """The value of ``seen`` in the stored row."""
        self.id = table.id
        self.version = table.version
        """The version that was last seen, also while the table sleeps."""
        self.jobs: deque[Job] = deque()
        self.busy = False
        """Whether entries of a job are being stored."""
        self.in_doubt = False
        """Whether storing has failed, and what is stored has not been read since."""
        self.viewers: set[Viewer] = set()
        self.used = monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.due: int | None = None
        """When that timer comes, as tables count the time."""
        self.met: set[int] = set()
        """The seats whose players were connected since the last outage."""
        self.due_noted: int | None = None
        """The due time in the stored row."""
        self.thinking: asyncio.Task[None] | None = None
        self.noted = 0
        """The version in the stored row."""
        self.noted_at = self.used
        self.info = table.info()
        """The table's info (seats, standing ...) when that row was written or read."""
        self.elsewhere: dict[str, tuple[float, frozenset[int], int]] = {}
        """By server: until when this holds, the seats connected there, how many spectators."""
        self._presence_timer: asyncio.TimerHandle | None = None
        self._away_timer: asyncio.TimerHandle | None = None
        self._told_away: list[int] = []
        self._latest: Snapshot | None = None
        """The last snapshot that was made."""
        self._updates: dict[tuple[int | None, int], tuple[OutgoingMessage, Snapshot]] = {}

    @property
    def table(self) -> Table:
        """The table, which has to be awake."""
        assert self._table is not None
        return self._table

    @property
    def is_asleep(self) -> bool:
        """Whether the table is only in storage."""
        return self._table is None

    def row(self) -> TableRow:
        """The row that storage keeps beside its entries."""
        row = row_of(self.table, self.seen)
        return row if row.due is None else row._replace(due=self.in_use)

    def row_asleep(self) -> TableRow:
        """The row to store when the table leaves the memory: due when its own clock is."""
        return self.row()._replace(due=self.table.due())

    def looks_different(self) -> bool:
        """Whether the stored row has to be written anew: standing, seats or due time have changed.

        The turn alone does not count: the lobby may show an older one.
        """
        before, after = self.info, self.table.info()
        return before is not after and (
            (before.standing, before.seats) != (after.standing, after.seats)
            or (self.due_noted is not None) != self.table.minds_itself
        )

    def mark_noted(self, row: TableRow) -> None:
        """Remember that the stored row is up to date."""
        self.noted, self.noted_at = self.version, monotonic()
        self.info = self.table.info()
        self.due_noted = row.due

    # -------------------------------------------------------------------- viewers

    def greeting(self, seats: tuple[int, ...], known: int) -> tuple[OutgoingMessage, Snapshot]:
        """The whole state for a viewer with these seats who has ``known`` items of the log."""
        snapshot = self._snapshot()
        return OutgoingMessage(_encode(self.table.state_of(snapshot, seats, known))), snapshot

    def _snapshot(self) -> Snapshot:
        """A snapshot of the table as it is now."""
        latest = self._latest
        if latest is None or latest.version != self.table.version or latest.clock is not None:
            latest = self._latest = self.table.snapshot(now())
        return latest

    def update(self, seen: Snapshot | None, known: int) -> tuple[OutgoingMessage, Snapshot]:
        """The update from an older snapshot to the present one, and that one.

        Updates do not depend on the viewer's seats: all who have seen the same get the same
        message, which is encoded once.
        """
        which = (None if seen is None else seen.version, known)
        found = self._updates.get(which)
        if found is None:
            snapshot = self._snapshot()
            update = update_since(seen, snapshot, self.table.log[known:])
            found = (OutgoingMessage(_encode(update)), snapshot)
            if len(self._updates) < MOST_REMEMBERED:
                self._updates[which] = found
        return found

    def changed(self) -> None:
        """Schedule an update for every viewer."""
        self.version = self.table.version
        self._updates.clear()
        self._latest = None
        for viewer in self.viewers:
            viewer.tell()

    def enter(self, viewer: Viewer) -> None:
        """Add a viewer."""
        self.viewers.add(viewer)
        self.met.update(viewer.seats)
        self.used = monotonic()
        self.presence_changed()

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        if viewer in self.viewers:
            self.attend(viewer.seats)
        self.viewers.discard(viewer)
        self.used = monotonic()
        if not self.viewers:
            self._updates.clear()
        self.presence_changed()

    def present(self) -> set[int]:
        """The seats whose players are connected."""
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def present_anywhere(self) -> set[int]:
        """The seats whose players are connected, here or to another server."""
        return self.present().union(*(seats for _, seats, _ in self.elsewhere.values()))

    def watching(self) -> int:
        """How many look on here."""
        return sum(not viewer.seats for viewer in self.viewers)

    def check_shown(self, seats: Sequence[int]) -> None:
        """Refuse to show a table of a day that is not over to anybody who does not sit there."""
        if not seats and self.table.is_hidden(now()):
            raise ServerRefusal("day-hidden")

    @property
    def waits_in_lobby(self) -> bool:
        """Whether strangers may find it and sit down."""
        return self.listed and self.info.standing == "waiting"

    def takes_in(self, address: str, key: str) -> bool:
        """Whether somebody from this address may take a seat; if so, it is noted.

        At a table from the lobby an address gets one seat. At tables of friends, and at a table
        that was set up from this address, it may have several: people of one household.
        """
        others = (by for each, by in self.guests.items() if each != key)
        if self.listed and address != self.maker and address in others:
            return False
        self.guests[key] = address
        return True

    def last_seen(self) -> int:
        """When somebody who sits there was last there: now, if one is."""
        return now() if self.present_anywhere() else self.seen

    def attend(self, seats: Iterable[int]) -> None:
        """Note that the players of these seats were there now, connected or by a request."""
        at = now()
        for seat in seats:
            self.seen = self._seats_seen[seat] = at
            if seat in self._told_away:
                self.presence_changed()

    def _leaving(self) -> dict[int, int]:
        """The people who are not connected, and from when on they are away.

        Those who were there before the table came into memory, as before a restart, have as long
        to come back as if they had left only then.
        """
        if self.slow:
            return {}
        present = self.present_anywhere()
        return {
            number: self._seats_seen.get(number, self._since) + self._patience
            for number, seat in enumerate(self.info.seats)
            if seat.kind == "person" and number not in present
        }

    def away(self) -> list[int]:
        """The seats whose players have been away so long that others need not wait for them."""
        if self.exchange is not None and not self.exchange.is_well:
            return []  # anybody may be connected to another server, which cannot tell us
        at = now()
        return [seat for seat, when in self._leaving().items() if when <= at]

    def presence(self) -> OutgoingMessage:
        """Who is connected, and who is away, as a message."""
        watching = self.watching() + sum(others for _, _, others in self.elsewhere.values())
        present = sorted(self.present_anywhere())
        return OutgoingMessage(_encode(Present(present, watching, self.away())))

    def presence_changed(self) -> None:
        """Schedule a message to all viewers about who is connected."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        if self.exchange is not None:
            self.exchange.present(self)
        self._told_away = self.away()
        for viewer in self.viewers:
            viewer.tell_presence()
        self._expect_away()

    def _expect_away(self) -> None:
        """Set a timer for when the next player who has left counts as away."""
        if self._away_timer is not None:
            self._away_timer.cancel()
            self._away_timer = None
        soon = [when for seat, when in self._leaving().items() if seat not in self._told_away]
        if soon and self.viewers:
            seconds = max(0, min(soon) - now()) / 1000
            loop = asyncio.get_running_loop()
            self._away_timer = loop.call_later(seconds, self.presence_changed)

    # -------------------------------------------------------------------- memory

    def is_idle(self, since: float) -> bool:
        """Whether nothing has happened since, and nothing will soon by itself."""
        return (
            not self.busy
            and not self.following
            and self.used < since
            and self.thinking is None
            and (self.due is None or self.due > now() + FAR_MS)
        )

    def sleep(self) -> None:
        """Drop the table from memory; viewers stay connected."""
        self.set_timer(None, None)
        self.set_stand_by(None)
        self._table = self._latest = None
        self._updates.clear()
        for viewer in self.viewers:
            viewer.forget()

    def wake(self, table: Table) -> None:
        """Take a table that was read from storage."""
        self._table = table
        self.in_doubt = False
        self.version = table.version
        self.info = table.info()

    def set_timer(self, timer: asyncio.TimerHandle | None, due: int | None) -> None:
        """Set the table's only timer, in place of the one before."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer, self.due = timer, due

    def set_stand_by(self, timer: asyncio.TimerHandle | None) -> None:
        """Set the timer after which this server does what the leading server should have done."""
        if self.stand_by is not None:
            self.stand_by.cancel()
        self.stand_by = timer

    def forget(self) -> None:
        """Cancel all timers and tasks."""
        self.set_timer(None, None)
        self.set_stand_by(None)
        for timer in (self._presence_timer, self._away_timer):
            if timer is not None:
                timer.cancel()
        self._presence_timer = self._away_timer = None
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
