"""Deleting a passport, and everything that names its owner: the names at their tables, too.

The names and faces of players are in the entries of tables. They are replaced there, with new
checksums, and in all that was made of them; the games themselves stay, for they are others' games
as well. Each table is done in a transaction of its own, in which the seat stops to belong to the
passport: who is interrupted goes on by asking again. The passport itself goes last.

A server may have a table in memory as it was before, and may store what it knows of it once more.
So which seats are nameless is stored, too. All servers look that up, and for a while whoever
sweeps does it again.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from marrakech.players.finished import rivals_of
from marrakech.server.clock import now
from marrakech.server.integrity import sum_of
from marrakech.server.schema import entries, held, nameless, reports, seekers, tables
from marrakech.table.entries import NOBODY, decode, encode, without_name
from marrakech.table.messages import Listing

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from sqlalchemy import Connection

    from marrakech.server.hub import Hub

logger = logging.getLogger(__name__)

AT_ONCE = 50
"""Tables that are looked up together."""
AGAIN_MS = 600_000
"""For so long it is done again: longer than any server keeps what it was not told."""
LATE_MS = 60_000
"""How long ago it may have been stored what a server looks up: transactions may end late."""
_listing = msgspec.json.Decoder(Listing).decode
_encode = msgspec.json.Encoder().encode


class Erasing:
    """Takes names away, here and where other servers have taken them away."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._storage = hub.storage
        self._since = now() - LATE_MS
        self._overwrite = False
        """Whether what was replaced may still be found in the files of the database."""
        self.then: Callable[[], None] = lambda: None
        """Called when a name is gone, to forget what was made of it."""

    async def delete(self, passport: str) -> bool:
        """Delete a passport and what names its owner; whether there was one."""
        while found := await self._seats_of(passport):
            for table_id, seats in found.items():
                await self.erase(table_id, seats)
        there_was = await self.hub.passports.remove(passport)
        await self.overwrite()
        return there_was

    async def _seats_of(self, passport: str) -> dict[str, list[int]]:
        """Some of the seats that belong to a passport, by table."""
        query = (
            select(held.c.table_id, held.c.seat)
            .where(held.c.passport == passport)
            .order_by(held.c.table_id)
            .limit(AT_ONCE)
        )
        return _by_table(await self._storage.read(query))

    async def erase(self, table_id: str, seats: Collection[int]) -> None:
        """Take the names of those who sit at these seats away, wherever they are."""
        await self._storage.together(lambda connection: _erase(connection, table_id, seats))
        self._overwrite = True
        await self._forget(table_id, seats)

    async def _forget(self, table_id: str, seats: Collection[int]) -> None:
        """Take them away from a table in memory, and tell its viewers."""
        hub = self.hub
        await hub.loaded(table_id)
        live = hub.tables.get(table_id)
        if live is not None and not live.is_asleep and live.table.forget_names(seats):
            live.changed()
            hub.rows.note(live)
        hub.lobby.forget(table_id)
        self.then()

    async def follow(self) -> None:
        """Take over what other servers have stored of this; it may come twice."""
        since, self._since = self._since, now() - LATE_MS
        query = select(nameless.c.table_id, nameless.c.seat).where(nameless.c.at >= since)
        for table_id, seats in _by_table(await self._storage.read(query)).items():
            await self._forget(table_id, seats)

    async def carry_over(
        self,
        table_id: str,
        keys: Sequence[str | None],
        following: str,
        next_keys: Sequence[str | None],
    ) -> None:
        """The next game was made, perhaps by a server that still knew a name: take it away."""
        query = select(nameless.c.seat).where(nameless.c.table_id == table_id)
        gone = [keys[seat] for (seat,) in await self._storage.read(query)]
        seats = [next_keys.index(key) for key in gone if key is not None and key in next_keys]
        if seats:
            await self.erase(following, seats)

    async def mend(self) -> None:
        """Do again what was done lately: another server may have stored what it still knew."""
        query = select(nameless.c.table_id, nameless.c.seat)
        recent = query.where(nameless.c.at >= now() - AGAIN_MS)
        for table_id, seats in _by_table(await self._storage.read(recent)).items():
            work = partial(_erase, table_id=table_id, seats=seats, again=True)
            self._overwrite |= await self._storage.together(work)
        await self.overwrite()

    async def overwrite(self) -> None:
        """Overwrite what was replaced, in the files of the database, if that is its affair."""
        if self._overwrite:
            self._overwrite = False
            await self._storage.overwrite()


def _by_table(rows: Iterable[tuple[str, int]]) -> dict[str, list[int]]:
    found: defaultdict[str, list[int]] = defaultdict(list)
    for table_id, seat in rows:
        found[table_id].append(seat)
    return found


def _erase(
    connection: Connection, table_id: str, seats: Collection[int], *, again: bool = False
) -> bool:
    """Take names away from all that is stored of a table; whether there were any.

    The checksum of an entry that was damaged before does not become right by this.
    """
    changed = False
    here = entries.c.table_id == table_id
    query = select(entries.c.version, entries.c.body, entries.c.sum).where(here)
    for version, body, stored in connection.execute(query).fetchall():
        try:
            body_now = encode(without_name(decode(body), seats))
        except msgspec.DecodeError:
            continue
        if body_now == encode(decode(body)):
            continue
        changed = True
        was_right = sum_of(table_id, version, body) == stored
        sum_now = sum_of(table_id, version, body_now) if was_right else stored
        this = update(entries).where(here, entries.c.version == version)
        connection.execute(this.values(body=body_now, sum=sum_now))
    changed |= _erase_summary(connection, table_id, seats)
    if again and not changed:
        return False
    about_them = (reports.c.table_id == table_id) & reports.c.about.in_(seats)
    connection.execute(update(reports).where(about_them).values(name=NOBODY))
    connection.execute(
        delete(seekers).where(seekers.c.table_id == table_id, seekers.c.seat.in_(seats))
    )
    connection.execute(delete(held).where(held.c.table_id == table_id, held.c.seat.in_(seats)))
    if not again:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        insert = dialect.insert(nameless)
        newer = insert.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"at": insert.excluded.at}
        )
        connection.execute(
            newer, [{"table_id": table_id, "seat": seat, "at": now()} for seat in seats]
        )
    return changed


def _erase_summary(connection: Connection, table_id: str, seats: Collection[int]) -> bool:
    """Take names away from a table's row, and from what was told of the game to the others."""
    query = select(tables.c.summary).where(tables.c.id == table_id).with_for_update()
    summary = connection.scalar(query)
    if summary is None:
        return False
    listing = _listing(summary)
    shown = [
        replace(seat, name=NOBODY, face=None) if number in seats and seat.kind == "person" else seat
        for number, seat in enumerate(listing.seats)
    ]
    if shown == listing.seats:
        return False
    now_stored = _encode(replace(listing, seats=shown))
    connection.execute(update(tables).where(tables.c.id == table_id).values(summary=now_stored))
    for number in range(len(shown)):
        told = update(held).where(held.c.table_id == table_id, held.c.seat == number)
        told = told.where(held.c.rivals.is_not(None))
        connection.execute(told.values(rivals=rivals_of(shown, number)))
    return True
