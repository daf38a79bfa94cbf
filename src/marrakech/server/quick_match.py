"""Quick match: people who want to play with whoever else does, and are seated together.

Whoever waits asks again every few seconds, which is also how they learn that they were seated. Who
does not ask is gone, and takes no seat. So there is nothing to clean up, and no timer: the one who
asks when enough people wait, or when the time to wait is over, causes the table to be made.

The queue is of one process. Several that are to share one need another class with the three methods
of :class:`QuickMatch`.
"""

from __future__ import annotations

import asyncio
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING

from marrakech.server.bot_names import check_names
from marrakech.server.errors import ServerRefusal
from marrakech.server.keys import check_own, key_of
from marrakech.server.limits import Buckets
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import ClockPlan, Match, NewTable, SeatPlan, Ticket, WantMatch
from marrakech.table.names import same
from marrakech.table.plan import known_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from marrakech.server.hub import Hub

GONE_SECONDS = 6.0
"""Who has not asked for so long has left. The page asks every two seconds."""
SEATED_SECONDS = 120.0
"""For so long whoever was seated can ask where."""
MOST_WAITING = 1_000
MOST_CANCELLED = 10_000
BOTS = ("merchant", "peddler", "apprentice")
"""Who joins those for whom nobody came."""
NOT_WAITING = Match(players=0, here=0)
CLOCK = ClockPlan("move", 60, out="bot")
"""Strangers need one: nobody knows whether the other is still there."""


class _Guest:
    """Somebody who waits."""

    __slots__ = ("address", "key", "name", "seen", "since", "want")

    def __init__(self, want: WantMatch, name: str, key: str, address: str) -> None:
        self.want = want
        self.name = name
        self.key = key
        self.address = address
        self.since = self.seen = monotonic()

    def patience(self) -> float | None:
        """Seconds for which this guest still waits for people; None for ever."""
        if self.want.patience is None:
            return None
        return max(0.0, self.since + self.want.patience - monotonic())


class _Seating:
    """A table that is being made, or was, for some who waited."""

    __slots__ = ("at", "keys", "players", "table")

    def __init__(self, keys: list[str], players: int, table: asyncio.Task[str]) -> None:
        self.keys = keys
        """By seat."""
        self.players = players
        self.table = table
        self.at = monotonic()


class QuickMatch:
    """Those who wait for a quick match, and where those sit who were seated lately."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._waiting: dict[str, _Guest] = {}
        """By key, who came first stands first."""
        self._seated: dict[str, _Seating] = {}
        self._cancelled: dict[str, float] = {}
        """Who has cancelled, and when: a request that was on its way then comes to nothing."""
        most = hub.settings.tables_per_minute
        self._comes = Buckets(most / 60, most)
        """How often those of one address may begin to wait."""

    # -------------------------------------------------------------------- requests

    async def ask(self, want: WantMatch, own: Sequence[str], address: str) -> Match:
        """Wait, or wait on; the answer has a seat as soon as there is one.

        ``own`` is the secret that the client made: of the seat, and to know its owner by.
        """
        check_own(own, 1)
        key = key_of(own[0])
        self._forget()
        if key not in self._waiting and key not in self._seated:
            await self._come(want, key, address)
        if guest := self._waiting.get(key):
            if guest.want != want:
                raise TableRefusal("id-used")
            guest.seen = monotonic()
            self._seat_those_who_can_play(want.players)
        if seating := self._seated.get(key):
            return await self._found(seating, own[0])
        guest = self._waiting.get(key)
        return NOT_WAITING if guest is None else self._still_waiting(guest)

    async def cancel(self, own: Sequence[str]) -> Match:
        """Wait no more. Who was seated already learns where: others wait for them there."""
        check_own(own, 1)
        key = key_of(own[0])
        self._waiting.pop(key, None)
        if seating := self._seated.get(key):
            return await self._found(seating, own[0])
        self._cancelled[key] = monotonic()
        if len(self._cancelled) > MOST_CANCELLED:
            del self._cancelled[next(iter(self._cancelled))]
        return NOT_WAITING

    def seeking(self) -> list[int]:
        """How many wait for a game of two, of three and of four."""
        self._forget()
        return [len(self._who_want(players)) for players in (2, 3, 4)]

    # -------------------------------------------------------------------- waiting

    async def _come(self, want: WantMatch, key: str, address: str) -> None:
        """Begin to wait, unless this was called off before it came."""
        self.hub.bans.check_name(want.name)
        name = known_name(want.name)
        if wait := self._comes.take(address):
            raise ServerRefusal("too-many", seconds=ceil(wait))
        await check_names([name])
        if key in self._waiting or key in self._seated:  # the same request came twice at once
            return
        if key in self._cancelled:
            return
        most = self.hub.settings.waiting_per_address
        if sum(guest.address == address for guest in self._waiting.values()) >= most:
            raise ServerRefusal("lobby", most=most)
        if len(self._waiting) >= MOST_WAITING:
            raise ServerRefusal("full")
        self._waiting[key] = _Guest(want, name, key, address)

    def _forget(self) -> None:
        """Who has left waits no more, and nobody asks any more where they were seated."""
        at = monotonic()
        gone = [each.key for each in self._waiting.values() if each.seen < at - GONE_SECONDS]
        for key in gone:
            del self._waiting[key]
        late = [key for key, each in self._seated.items() if each.at < at - SEATED_SECONDS]
        for key in late:
            del self._seated[key]
        while self._cancelled and next(iter(self._cancelled.values())) < at - SEATED_SECONDS:
            del self._cancelled[next(iter(self._cancelled))]

    def _who_want(self, players: int) -> list[_Guest]:
        return [guest for guest in self._waiting.values() if guest.want.players == players]

    def _still_waiting(self, guest: _Guest) -> Match:
        left = guest.patience()
        return Match(
            players=guest.want.players,
            here=min(guest.want.players, len(self._who_want(guest.want.players))),
            left=None if left is None else ceil(left * 1000),
        )

    # -------------------------------------------------------------------- seating

    def _seat_those_who_can_play(self, players: int) -> None:
        """Seat those who came first together, if they are enough, or if one has waited enough."""
        group = _with_different_names(self._who_want(players))[:players]
        if len(group) == players:
            self._seat(group, players)
            return
        # who never wants bots is not seated with them because others do
        group = [guest for guest in group if guest.want.patience is not None]
        if any(guest.patience() == 0 for guest in group):
            self._seat(group, players)

    def _seat(self, group: list[_Guest], players: int) -> None:
        people = [SeatPlan("person", each.name, chain=each.want.chain) for each in group]
        bots = [SeatPlan("bot", level=level) for level in BOTS[: players - len(group)]]
        met = len(group) > 1
        new = NewTable([*people, *bots], clock=CLOCK if met else None, listed=met)
        keys = [guest.key for guest in group]
        making = self.hub.table_setup.make_for(new, [*keys, *(None for _ in bots)])
        seating = _Seating(keys, players, asyncio.create_task(making, name="quick match"))
        for guest in group:
            del self._waiting[guest.key]
            self._seated[guest.key] = seating
        seating.table.add_done_callback(lambda made: self._made(made, group))

    def _made(self, made: asyncio.Future[str], group: list[_Guest]) -> None:
        """If no table could be made, those who were to sit there wait again, in front."""
        if made.cancelled() or made.exception() is not None:
            for guest in group:
                self._seated.pop(guest.key, None)
            self._waiting = {guest.key: guest for guest in group} | self._waiting

    async def _found(self, seating: _Seating, secret: str) -> Match:
        table = await asyncio.shield(seating.table)
        seat = seating.keys.index(key_of(secret))
        players = seating.players
        return Match(players, here=players, table=table, ticket=Ticket(seat, secret))


def _with_different_names(guests: Iterable[_Guest]) -> list[_Guest]:
    """Those who can sit at one table: of two with one name, the second waits for another."""
    found: list[_Guest] = []
    for guest in guests:
        if not any(same(guest.name, other.name) for other in found):
            found.append(guest)
    return found
