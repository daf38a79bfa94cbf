"""Whose turn it is at the tables of one passport: cheap to ask, for pages ask again and again.

Which tables these are, and how long their logs are, the database says. What follows from a log of a
certain length never changes, so it is remembered, and a log is only read when it has grown.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import or_, select

from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.schema import held, tables
from marrakech.server.settings import DAY
from marrakech.table.messages import (  # noqa: TC001  (msgspec reads annotations)
    ClockNow,
    SeatNow,
    Standing,
)

if TYPE_CHECKING:
    from marrakech.server.hub import Hub
    from marrakech.table.table import Table

MOST = 60
"""Tables that are told of at once."""
READY_DAYS = 7
"""So long it is told that people wait for somebody to be ready for the next game of a series."""
REMEMBERED = 2_000
GONE = frozenset({"no-table", "damaged"})


class Turn(Struct, frozen=True):
    """A table of one's own that is not over, or whose series is not."""

    table: str
    version: int
    standing: Standing
    seats: list[int]
    """One's own."""
    players: list[SeatNow]
    """Who sits where, oneself included."""
    waits: list[int]
    """The seats that everybody waits for: who has to act, or to be ready for the next game."""
    slow: bool
    """Whether there are days for a move."""
    left: int | None
    """Milliseconds that who has to act has left; None where no clock runs."""
    locked: list[str]
    """What one's browsers have locked of these seats, for each other."""


class _Known(Struct, frozen=True):
    """What follows from a log."""

    version: int
    standing: Standing
    players: list[SeatNow]
    waits: list[int]
    slow: bool
    clock: ClockNow | None

    @classmethod
    def of(cls, table: Table) -> _Known:
        info = table.info()
        waits: list[int] = []
        if table.standing == "playing" and table.dice_game is not None:
            waits = [table.dice_game.game.mover]
        elif info.series and not info.series.winners and not table.rematch:
            ready = table.offers
            people = (seat for seat, each in enumerate(info.seats) if each.kind == "person")
            waits = [seat for seat in people if table.standing == "over" and seat not in ready]
        clock = None
        if table.standing == "playing" and table.clocks is not None:
            clock = table.clocks.show(now())
        return cls(table.version, table.standing, info.seats, waits, table.is_slow, clock)

    def left(self) -> int | None:
        """What is left now, if it is a person's turn who has a clock."""
        if self.clock is None or not self.waits:
            return None
        (seat,) = self.waits
        if seat == self.clock.running:
            return max(0, self.clock.left[seat] - max(0, now() - self.clock.at))
        return self.clock.left[seat] if seat == self.clock.waits else None


class Turns:
    """What pages are told of the turns at their owners' tables."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: OrderedDict[str, _Known] = OrderedDict()

    async def of(self, passport: str) -> list[Turn]:
        """The tables of a passport that go on, those that changed last first."""
        mine = await self._seats(passport)
        lengths = await self._hub.storage.lengths(list(mine)) if mine else {}
        locked = await self._hub.passports.locked(passport, list(mine))
        found = []
        for table_id, seats in mine.items():
            known = await self._look(table_id, lengths.get(table_id, 0))
            if known is None or known.standing == "closed":
                continue
            if known.standing == "over" and not known.waits:
                continue
            found.append(
                Turn(
                    *(table_id, known.version, known.standing, sorted(seats), known.players),
                    *(known.waits, known.slow, known.left(), locked.get(table_id, [])),
                )
            )
        return found

    async def _seats(self, passport: str) -> dict[str, list[int]]:
        """A passport's seats at tables that are not over, or not long."""
        over = tables.c.standing == "over"
        lately = tables.c.changed > now() - READY_DAYS * DAY
        goes_on = tables.c.standing.in_(("waiting", "playing"))
        some = (
            select(tables.c.id)
            .where(tables.c.id.in_(select(held.c.table_id).where(held.c.passport == passport)))
            .where(or_(goes_on, over & lately))
            .order_by(over, tables.c.changed.desc(), tables.c.id)
            .limit(MOST)
        )
        mine: dict[str, list[int]] = {row[0]: [] for row in await self._hub.storage.read(some)}
        if mine:
            seats = select(held.c.table_id, held.c.seat).where(
                held.c.passport == passport, held.c.table_id.in_(list(mine))
            )
            for table_id, seat in await self._hub.storage.read(seats):
                mine[table_id].append(seat)
        return {table_id: seats for table_id, seats in mine.items() if seats}

    async def _look(self, table_id: str, length: int) -> _Known | None:
        """What follows from a log of this length, or from a longer one; None without the table."""
        known = self._known.get(table_id)
        if known is None or known.version < length:
            try:
                known = _Known.of((await self._hub.newest(table_id)).table)
            except ServerRefusal as refusal:
                if refusal.reason not in GONE:
                    raise
                return None
            self._known[table_id] = known
        self._known.move_to_end(table_id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known
