"""Quick match: strangers who want to play wait here, and are seated together.

A waiting client asks again every few seconds, and so learns where it was seated; one that stops
asking has left. So there are no timers: a table is made during the request of a client, if enough
people wait by then, or if somebody has waited long enough to play with bots.

The queue here is of one process. Servers that share a database have
:mod:`marrakech.server.shared_match` instead, which seats people by the same functions.
"""

from __future__ import annotations

import asyncio
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING

from marrakech.players.matching import bots_for, can_play, is_rated, pool_for
from marrakech.server.bot_names import check_names
from marrakech.server.errors import ServerRefusal
from marrakech.server.keys import check_own, key_of, new_name
from marrakech.server.limits import Buckets
from marrakech.server.ratings import measured
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import ClockPlan, Match, NewTable, SeatPlan, Ticket, WantMatch
from marrakech.table.plan import known_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.players.matching import Waits
    from marrakech.server.hub import Hub

GONE_SECONDS = 6.0
"""A client that has not asked for so long has left. The page asks every two seconds."""
SEATED_SECONDS = 120.0
"""For how long a client that was seated can still ask where."""
MOST_WAITING = 1_000
MOST_CANCELLED = 10_000
NOT_WAITING = Match(players=0, here=0)
VARIANT = "standard/{},variant=turn-at-end"
"""The rules where Assam is turned at the end."""
CLOCK = ClockPlan("move", 60, out="bot")
"""Strangers need a clock: nobody knows whether the other one is still there."""


class _Guest:
    """A client that waits."""

    __slots__ = ("address", "key", "name", "passport", "rating", "seen", "since", "want")

    def __init__(
        self,
        want: WantMatch,
        name: str,
        key: str,
        address: str,
        passport: str | None,
        rating: float | None,
    ) -> None:
        self.want = want
        self.name = name
        self.key = key
        self.address = address
        self.passport = passport
        self.rating = rating
        self.since = self.seen = monotonic()

    def patience(self) -> float | None:
        """Seconds for which this guest still waits for people; None for ever."""
        if self.want.patience is None:
            return None
        return max(0.0, self.since + self.want.patience - monotonic())

    def waited(self) -> float:
        """Seconds for which this guest has waited."""
        return monotonic() - self.since


class _Seating:
    """A table that is being made, or was made, for clients that waited."""

    __slots__ = ("at", "keys", "players", "table")

    def __init__(self, keys: list[str], players: int, table: asyncio.Task[str]) -> None:
        self.keys = keys
        """The keys of the players, in the order of their seats."""
        self.players = players
        self.table = table
        self.at = monotonic()


class QuickMatch:
    """Those who wait for a quick match, and where those sit who were seated lately."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._waiting: dict[str, _Guest] = {}
        """By key, in the order in which they came."""
        self._seated: dict[str, _Seating] = {}
        self._cancelled: dict[str, float] = {}
        """Who has cancelled, and when: an older request that arrives later must not wait again."""
        most = hub.settings.tables_per_minute
        self.comes = Buckets(most / 60, most)
        """How often those of one address may begin to wait."""

    # -------------------------------------------------------------------- requests

    async def ask(
        self, want: WantMatch, own: Sequence[str], address: str, passport: str | None = None
    ) -> Match:
        """Wait, or wait on; the answer has a seat as soon as there is one.

        ``own`` is the secret that the client made: of the seat, and to know its owner by;
        ``passport`` is that of the owner's passport, to whom the seat will belong.
        """
        check_own(own, 1)
        key = key_of(own[0])
        self._forget()
        if key not in self._waiting and key not in self._seated:
            await self._come(want, key, address, passport)
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
        """Wait no more. If the client was seated already, the answer says where."""
        check_own(own, 1)
        key = key_of(own[0])
        self._waiting.pop(key, None)
        if seating := self._seated.get(key):
            return await self._found(seating, own[0])
        self._cancelled[key] = monotonic()
        if len(self._cancelled) > MOST_CANCELLED:
            del self._cancelled[next(iter(self._cancelled))]
        return NOT_WAITING

    async def seeking(self) -> list[int]:
        """How many wait for a game of two, of three and of four."""
        self._forget()
        return [len(self._who_want(players)) for players in (2, 3, 4)]

    # -------------------------------------------------------------------- waiting

    async def _come(self, want: WantMatch, key: str, address: str, passport: str | None) -> None:
        """Begin to wait, unless the client has cancelled meanwhile."""
        self.hub.bans.check_name(want.name)
        name = known_name(want.name)
        if wait := self.comes.take(address):
            raise ServerRefusal("too-many", seconds=ceil(wait))
        await check_names([name])
        who = await self.hub.passports.shown(passport, name)
        rating = await self.hub.ratings.strength(who, pool_for(want))
        if key in self._waiting or key in self._seated:  # the same request came twice at once
            return
        if key in self._cancelled:
            return
        most = self.hub.settings.waiting_per_address
        if sum(guest.address == address for guest in self._waiting.values()) >= most:
            raise ServerRefusal("lobby", most=most)
        if len(self._waiting) >= MOST_WAITING:
            raise ServerRefusal("full")
        self._waiting[key] = _Guest(want, name, key, address, who, rating)

    def _forget(self) -> None:
        """Forget clients that have left, old seatings, and old cancellations."""
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
        if group := can_play(self._who_want(players), players):
            self._seat(group, players)

    def _seat(self, group: list[_Guest], players: int) -> None:
        new = table_for(group, players)
        keys = [guest.key for guest in group]
        bots = [None] * (players - len(group))
        owners = [guest.passport for guest in group]
        making = self.hub.table_setup.make_for(new_name(), new, [*keys, *bots], owners)
        seating = _Seating(keys, players, asyncio.create_task(making, name="quick match"))
        for guest in group:
            del self._waiting[guest.key]
            self._seated[guest.key] = seating
        seating.table.add_done_callback(lambda made: self._made(made, group))

    def _made(self, made: asyncio.Future[str], group: list[_Guest]) -> None:
        """If the table could not be made, put its players back at the front of the queue."""
        if made.cancelled() or made.exception() is not None:
            for guest in group:
                self._seated.pop(guest.key, None)
            self._waiting = {guest.key: guest for guest in group} | self._waiting

    async def _found(self, seating: _Seating, secret: str) -> Match:
        table = await asyncio.shield(seating.table)
        seat = seating.keys.index(key_of(secret))
        players = seating.players
        return Match(players, here=players, table=table, ticket=Ticket(seat, secret))


def table_for(group: Sequence[Waits], players: int) -> NewTable:
    """The table for some who have met, and for bots on the seats that are left."""
    people = [SeatPlan("person", each.name, chain=each.want.chain) for each in group]
    free = bots_for(group, players - len(group), measured())
    met, rated = len(group) > 1, is_rated(group)
    return NewTable(
        [*people, *(SeatPlan("bot", level=level) for level in free)],
        rules=VARIANT.format(players) if group[0].want.variant else "",
        clock=CLOCK if met else None,
        listed=met,
        take_back=not (met or rated),  # those who have met do not share a screen
        rated=rated,
    )
