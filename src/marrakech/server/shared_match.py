"""Quick match for servers that share a database: the queue is there, so everybody meets everybody.

A client may ask another server each time. Who waits is a row, which every request renews; those who
can play are given a table and their seats in one transaction, of which there is one at a time. The
table itself is made after that, by whichever server somebody asks who has a seat there: if one dies
in between, the next one makes it.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert

from marrakech.players.matching import can_play, pool_for
from marrakech.server.bot_names import check_names
from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.keys import check_own, key_of, new_name
from marrakech.server.limits import Buckets
from marrakech.server.quick_match import (
    GONE_SECONDS,
    MOST_WAITING,
    NOT_WAITING,
    SEATED_SECONDS,
    table_for,
)
from marrakech.server.schema import seekers
from marrakech.server.trouble import Conflict
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import Match, Ticket, WantMatch
from marrakech.table.plan import known_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection

    from marrakech.server.hub import Hub

SEATING = 0x6D61_7300
"""The number of the lock that whoever seats people holds; there is one for each number of them."""
FORGET_SECONDS = 10.0
"""How often a server removes the rows of those who have left."""
_lock = text("SELECT pg_advisory_xact_lock(:which)")
_want = msgspec.json.Decoder(WantMatch)


class Seeker(NamedTuple):
    """A row: somebody who waits, or was seated, or has cancelled."""

    key: str
    players: int
    """For a game of how many; 0 if this one has cancelled."""
    address: str
    want: WantMatch
    name: str
    since: int
    table: str | None
    seat: int | None
    passport: str | None
    rating: float | None

    def patience(self) -> float | None:
        """Seconds for which this one still waits for people; None for ever."""
        if self.want.patience is None:
            return None
        return max(0.0, (self.since - now()) / 1000 + self.want.patience)

    def waited(self) -> float:
        """Seconds for which this one has waited."""
        return max(0.0, (now() - self.since) / 1000)


class SharedQuickMatch:
    """Those who wait for a quick match at any of the servers."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        most = hub.settings.tables_per_minute
        self.comes = Buckets(most / 60, most)
        """How often those of one address may begin to wait."""
        self._forget_at = 0.0

    # -------------------------------------------------------------------- requests

    async def ask(
        self, want: WantMatch, own: Sequence[str], address: str, passport: str | None = None
    ) -> Match:
        """Wait, or wait on; the answer has a seat as soon as there is one."""
        check_own(own, 1)
        key = key_of(own[0])
        found, here = await self._renew(key)
        if found is None:
            await self._come(want, key, address, passport)
            found, here = await self._renew(key)
        if found is None or not found.players:
            return NOT_WAITING
        if found.table is not None:
            return await self._seated(found, own[0])
        if found.want != want:
            raise TableRefusal("id-used")
        left = found.patience()
        return Match(
            found.players,
            here=min(found.players, here),
            left=None if left is None else ceil(left * 1000),
        )

    async def cancel(self, own: Sequence[str]) -> Match:
        """Wait no more. Who was seated already learns where: others wait for them there."""
        check_own(own, 1)
        key, at = key_of(own[0]), now()

        def leave(connection: Connection) -> Seeker | None:
            # a row for those who were not here: what they have asked may still be on its way
            row = insert(seekers).values(
                key=key, players=0, address="", want=b"", name="", since=at, seen=at
            )
            waits = seekers.c.table_id.is_(None)
            connection.execute(
                row.on_conflict_do_update(
                    index_elements=[seekers.c.key], set_={"players": 0}, where=waits
                )
            )
            return _seeker(connection, key)

        found = await self.hub.storage.together(leave)
        if found is not None and found.table is not None:
            return await self._seated(found, own[0])
        return NOT_WAITING

    async def seeking(self) -> list[int]:
        """How many wait for a game of two, of three and of four."""
        query = select(seekers.c.players, func.count()).where(_is_here(), seekers.c.players > 0)
        found = dict(await self.hub.storage.read(query.group_by(seekers.c.players)))
        return [found.get(players, 0) for players in (2, 3, 4)]

    # -------------------------------------------------------------------- waiting

    async def _come(self, want: WantMatch, key: str, address: str, passport: str | None) -> None:
        """Begin to wait."""
        self.hub.bans.check_name(want.name)
        name = known_name(want.name)
        if wait := self.comes.take(address):
            raise ServerRefusal("too-many", seconds=ceil(wait))
        await check_names([name])
        who = await self.hub.passports.shown(passport, name)
        rating = await self.hub.ratings.strength(who, pool_for(want))
        known_as = self.hub.storage.seal.pseudonym(address)
        most, at = self.hub.settings.waiting_per_address, now()

        def come(connection: Connection) -> None:
            connection.execute(_lock, {"which": SEATING})  # so that they are counted one by one
            waits = (
                select(func.count()).select_from(seekers).where(_is_here(), seekers.c.players > 0)
            )
            if (connection.scalar(waits) or 0) >= MOST_WAITING:
                raise ServerRefusal("full")
            if (connection.scalar(waits.where(seekers.c.address == known_as)) or 0) >= most:
                raise ServerRefusal("lobby", most=most)
            row = insert(seekers).values(
                key=key,
                players=want.players,
                address=known_as,
                want=msgspec.json.encode(want),
                name=name,
                since=at,
                seen=at,
                passport=who,
                rating=rating,
            )
            connection.execute(row.on_conflict_do_nothing())

        await self.hub.storage.together(come)

    async def _renew(self, key: str) -> tuple[Seeker | None, int]:
        """Wait on, and seat those who can play: what has become of one, and how many wait so."""
        storage = self.hub.storage
        if monotonic() >= self._forget_at:
            self._forget_at = monotonic() + FORGET_SECONDS
            await storage.together(_forget)

        def renew(connection: Connection) -> tuple[Seeker | None, list[Seeker]]:
            # who has not asked for a while has lost the place, and waits anew
            ours = (seekers.c.key == key) & seekers.c.table_id.is_(None) & (seekers.c.players > 0)
            late = seekers.c.seen < now() - GONE_SECONDS * 1000
            connection.execute(delete(seekers).where(ours, late))
            connection.execute(update(seekers).where(ours).values(seen=now()))
            found = _seeker(connection, key)
            waits = found is not None and found.table is None and found.players > 0
            return found, _waiting(connection, found.players) if found and waits else []

        found, waiting = await storage.together(renew)
        if found is not None and can_play(waiting, found.players):
            await storage.together(partial(_seat, found.players))
            found, waiting = await storage.together(renew)
        return found, len(waiting)

    # -------------------------------------------------------------------- seating

    async def _seated(self, found: Seeker, secret: str) -> Match:
        """Where somebody sits; the table is made if nobody has made it yet."""
        assert found.table is not None
        assert found.seat is not None
        try:
            await self.hub.open(found.table)
        except ServerRefusal as refusal:
            if refusal.reason != "no-table":
                raise
            if not await self._make(found.table, found.players):
                return Match(found.players, here=1)
        ticket = Ticket(found.seat, secret)
        return Match(found.players, here=found.players, table=found.table, ticket=ticket)

    async def _make(self, table: str, players: int) -> bool:
        """Make a table for those who were seated there; False if it is too late for that.

        Nobody has made it for so long that some of them are forgotten: the rest wait anew.
        """
        query = select(*_COLUMNS).where(seekers.c.table_id == table).order_by(seekers.c.seat)
        group = [_read(row) for row in await self.hub.storage.read(query)]
        if [each.seat for each in group] != list(range(len(group))):
            gone = delete(seekers).where(seekers.c.table_id == table)
            await self.hub.storage.together(lambda connection: connection.execute(gone))
            return False
        new = table_for(group, players)
        keys = [*(each.key for each in group), *([None] * (players - len(group)))]
        with suppress(Conflict):  # another server was faster
            owners = [each.passport for each in group]
            await self.hub.table_setup.make_for(table, new, keys, owners)
        return True


_COLUMNS = (
    *(seekers.c.key, seekers.c.players, seekers.c.address, seekers.c.want),
    *(seekers.c.name, seekers.c.since, seekers.c.table_id, seekers.c.seat),
    *(seekers.c.passport, seekers.c.rating),
)


def _is_here() -> ColumnElement[bool]:
    """Whether somebody waits, and has asked lately."""
    return seekers.c.table_id.is_(None) & (seekers.c.seen >= now() - GONE_SECONDS * 1000)


def _read(row: Sequence[Any]) -> Seeker:
    key, players, address, want, *rest = row
    decoded = _want.decode(want) if want else WantMatch("", 2)
    return Seeker(key, players, address, decoded, *rest)


def _seeker(connection: Connection, key: str) -> Seeker | None:
    row = connection.execute(select(*_COLUMNS).where(seekers.c.key == key)).first()
    return None if row is None else _read(row)


def _waiting(connection: Connection, players: int, *, keep: bool = False) -> list[Seeker]:
    """Those who wait for such a game, who came first stands first; ``keep`` lets none of them go
    before the end of the transaction.
    """
    query = select(*_COLUMNS).where(_is_here(), seekers.c.players == players)
    query = query.order_by(seekers.c.since, seekers.c.key)
    return [_read(row) for row in connection.execute(query.with_for_update() if keep else query)]


def _seat(players: int, connection: Connection) -> None:
    """Give a table to those who can play, if there are any: one server does that at a time.

    No row is held before the lock is: else two would wait for each other.
    """
    connection.execute(_lock, {"which": SEATING + players})
    table = new_name()
    for seat, each in enumerate(can_play(_waiting(connection, players, keep=True), players)):
        seated = update(seekers).values(table_id=table, seat=seat)
        connection.execute(seated.where(seekers.c.key == each.key))


def _forget(connection: Connection) -> None:
    """Remove those who have left, and those who know by now where they sit."""
    late = select(seekers.c.key).where(seekers.c.seen < now() - SEATED_SECONDS * 1000)
    mine = late.with_for_update(skip_locked=True)
    connection.execute(delete(seekers).where(seekers.c.key.in_(mine)))
