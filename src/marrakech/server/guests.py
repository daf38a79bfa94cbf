"""From where people came to tables of the lobby, where several servers have to know.

One address may have so many tables waiting in the lobby, and takes one seat at a table of somebody
else's. A server that is alone remembers that in memory; where several share a database it is there,
for as long as the table waits. Addresses are stored as keyed hashes: see
:meth:`marrakech.server.seals.Seal.pseudonym`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, or_, select, text
from sqlalchemy.dialects.postgresql import insert

from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.schema import guests, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from marrakech.server.storage import Storage

MAKER = ""
"""Stands for the key of who has set a table up."""
MAKING_MS = 60_000
"""After so long a table that is not there is not being made any more."""
_lock = text("SELECT pg_advisory_xact_lock(hashtext(:what))")
_is_waiting = (
    select(tables.c.id)
    .where(tables.c.id == guests.c.table_id, tables.c.standing == "waiting", tables.c.listed)
    .exists()
)
_is_there = select(tables.c.id).where(tables.c.id == guests.c.table_id).exists()


class SharedGuests:
    """Who came from where, in a database that servers share."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def make(self, table_id: str, address: str, most: int) -> None:
        """Count a table of the lobby for who sets it up; refused if ``most`` wait already."""
        known_as, at = self.storage.seal.pseudonym(address), now()

        def count(connection: Connection) -> None:
            connection.execute(_lock, {"what": known_as})
            theirs = (guests.c.address == known_as) & (guests.c.key == MAKER)
            waits = or_(_is_waiting, ~_is_there & (guests.c.at > at - MAKING_MS))
            others = theirs & waits & (guests.c.table_id != table_id)
            query = select(func.count()).select_from(guests).where(others)
            if (connection.scalar(query) or 0) >= most:
                raise ServerRefusal("lobby", most=most)
            _keep(connection, table_id, MAKER, known_as, at)

        await self.storage.together(count)

    async def sit(self, table_id: str, key: str, address: str) -> None:
        """Note from where somebody takes a seat; refused if another one came from there."""
        known_as, at = self.storage.seal.pseudonym(address), now()

        def come(connection: Connection) -> None:
            connection.execute(_lock, {"what": table_id})
            query = select(guests.c.key).where(
                guests.c.table_id == table_id, guests.c.address == known_as
            )
            known = {found for (found,) in connection.execute(query)}
            if MAKER not in known and known - {key}:
                raise ServerRefusal("seated")
            _keep(connection, table_id, key, known_as, at)

        await self.storage.together(come)

    async def leave(self, table_id: str, key: str = MAKER) -> None:
        """Forget somebody who got no seat after all, or a table that was not made."""
        theirs = (guests.c.table_id == table_id) & (guests.c.key == key)

        def forget(connection: Connection) -> None:
            connection.execute(delete(guests).where(theirs))

        await self.storage.together(forget)

    async def forget(self, ids: Sequence[str]) -> None:
        """Forget everybody at tables that were removed."""

        def forget(connection: Connection) -> None:
            connection.execute(delete(guests).where(guests.c.table_id.in_(ids)))

        await self.storage.together(forget)

    async def tidy(self) -> None:
        """Forget everybody at tables that do not wait any more."""
        old = guests.c.at < now() - MAKING_MS

        def forget(connection: Connection) -> None:
            connection.execute(delete(guests).where(old, ~_is_waiting))

        await self.storage.together(forget)


def _keep(connection: Connection, table_id: str, key: str, address: str, at: int) -> None:
    row = insert(guests).values(table_id=table_id, key=key, address=address, at=at)
    connection.execute(row.on_conflict_do_nothing())
