"""Passports in the database: who is who, and which seats belong to whom.

A request shows a passport in the header ``Passport``. A passport that nobody has seen before is
made on the spot; nobody is asked for anything. The secret itself is never stored: see
:mod:`marrakech.players.passport`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

from litestar.params import HeaderParameter
from msgspec.structs import replace
from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from marrakech.players.passport import SECRET, first_face, id_of
from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.schema import (
    held,
    marks,
    off_ladder,
    passports,
    rating_changes,
    ratings,
    tokens,
    tries,
)
from marrakech.server.settings import DAY
from marrakech.table.face import Face

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from sqlalchemy import Connection, Table

    from marrakech.server.storage import Storage
    from marrakech.table.messages import NewTable

ShownPassport = Annotated[
    str | None,
    HeaderParameter(
        name="Passport",
        description=(
            "The secret of one's passport, of 22 to 64 letters of base64url, made by the client. "
            "Seats that are taken with it belong to it."
        ),
    ),
]


class Passport(NamedTuple):
    """What is known of the owner of a passport."""

    id: str
    name: str
    """As it was last chosen; empty if it never was."""
    face: Face
    made: int


class Passports:
    """The passports that a database knows."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def shown(self, secret: str | None, name: str = "") -> str | None:
        """Who shows this secret; None if none is shown. An unknown passport is made.

        ``name`` is what the owner is called at a table: it becomes the name of a passport that has
        none yet.
        """
        if secret is None:
            return None
        passport, at = checked(secret), now()
        query = select(passports.c.name, passports.c.seen).where(passports.c.id == passport)
        known = next(iter(await self._storage.read(query)), None)
        if known is None:
            face = _text(first_face(passport))
            row = {"id": passport, "name": name, "face": face, "made": at, "seen": at - at % DAY}
            await self._storage.together(lambda one: insert_new(one, passports, [row]))
        elif known[1] < at - at % DAY or (name and not known[0]):
            values = {"seen": at - at % DAY, "name": known[0] or name}
            seen = update(passports).where(passports.c.id == passport).values(values)
            await self._storage.carry_out(seen)
        return passport

    async def get(self, passport: str) -> Passport | None:
        """What is known of a passport; None if there is none of this name."""
        query = select(passports).where(passports.c.id == passport)
        for known in await self._storage.read(query):
            return Passport(known[0], known[1], read_face(known[2]), known[3])
        return None

    async def face(self, passport: str | None) -> Face | None:
        """What somebody with a passport looks like."""
        found = None if passport is None else await self.get(passport)
        return None if found is None else found.face

    async def faced(self, new: NewTable, owners: Sequence[str | None]) -> NewTable:
        """A table to be set up, with the faces of those who own its seats for persons, in order;
        those who are not known have none, and neither have programs.
        """
        known = iter([await self.face(owner) for owner in owners])
        seats = [
            replace(each, face=None if each.program else next(known, None))
            if each.kind == "person"
            else each
            for each in new.seats
        ]
        return replace(new, seats=seats)

    async def change(self, passport: str, name: str, face: Face) -> None:
        """Give a passport another name and face."""
        one = update(passports).where(passports.c.id == passport)
        changed = one.values(name=name, face=_text(face))
        if not await self._storage.carry_out(changed):
            raise ServerRefusal("no-passport")

    async def hold(
        self,
        passport: str | None,
        table_id: str,
        seats: Iterable[int],
        locked: str | None = None,
    ) -> None:
        """Let seats belong to a passport; one that belongs to somebody stays theirs.

        ``locked`` is what the owner's other browsers need to sit there. Nobody here can open it.
        """
        at = now()
        rows = [
            {"table_id": table_id, "seat": seat, "passport": passport, "at": at} for seat in seats
        ]
        if passport is None or not rows:
            return

        def write(connection: Connection) -> None:
            insert_new(connection, held, rows)
            if locked is not None:
                mine = (held.c.table_id == table_id) & (held.c.passport == passport)
                here = mine & held.c.seat.in_([row["seat"] for row in rows])
                connection.execute(update(held).where(here).values(locked=locked))

        await self._storage.together(write)

    async def locked(self, passport: str, ids: Sequence[str]) -> dict[str, list[str]]:
        """What browsers have locked of a passport's seats at these tables, by table."""
        query = (
            select(held.c.table_id, held.c.locked)
            .distinct()
            .where(held.c.passport == passport, held.c.table_id.in_(ids))
            .where(held.c.locked.is_not(None))
            .order_by(held.c.table_id, held.c.locked)
        )
        found: dict[str, list[str]] = {}
        for table_id, text in await self._storage.read(query) if ids else ():
            found.setdefault(table_id, []).append(text)
        return found

    async def holders(self, table_id: str) -> dict[int, str]:
        """Whose passport each seat of a table belongs to."""
        query = select(held.c.seat, held.c.passport).where(held.c.table_id == table_id)
        return {row[0]: row[1] for row in await self._storage.read(query)}

    async def carry_over(
        self,
        table_id: str,
        keys: Sequence[str | None],
        following: str,
        next_keys: Sequence[str | None],
    ) -> None:
        """Let the seats of the next game belong to those who had them, wherever they sit there."""
        for seat, passport in (await self.holders(table_id)).items():
            key = keys[seat]
            if key is not None and key in next_keys:
                await self.hold(passport, following, [next_keys.index(key)])

    async def join(self, mine: str, other: str) -> None:
        """Let all that belongs to another passport belong to this one, and forget the other.

        What both have is kept once: of a day, and of a mark, what this one has; of the ratings of a
        pool, that which more games have told of.
        """

        def take_over(connection: Connection) -> None:
            # of two that are brought together both ways at once, one remains, with all they had
            both = passports.c.id.in_((mine, other))
            held_fast = select(passports.c.id).where(both).order_by(passports.c.id)
            if mine not in connection.scalars(held_fast.with_for_update()).all():
                raise ServerRefusal("no-passport")
            # what is locked there was locked with another key: that browser locks it anew
            here = update(held).where(held.c.passport == other)
            connection.execute(here.values(passport=mine, locked=None))
            for table in (marks, off_ladder):
                theirs = select(table).where(table.c.passport == other)
                rows = [row._asdict() | {"passport": mine} for row in connection.execute(theirs)]
                if rows:
                    insert_new(connection, table, rows)
            played = select(tries.c.day).where(tries.c.passport == mine)
            days = update(tries).where(tries.c.passport == other, tries.c.day.not_in(played))
            connection.execute(days.values(passport=mine))
            connection.execute(
                update(tokens).where(tokens.c.passport == other).values(passport=mine)
            )
            _join_ratings(connection, mine, other)
            connection.execute(delete(passports).where(passports.c.id == other))

        await self._storage.together(take_over)

    async def remove(self, passport: str) -> bool:
        """Forget a passport and which seats were its owner's; whether there was one."""
        return (
            await self._storage.carry_out(delete(passports).where(passports.c.id == passport)) > 0
        )

    async def count(self, passport: str) -> int:
        """How many seats belong to a passport."""
        query = select(func.count()).select_from(held).where(held.c.passport == passport)
        return int((await self._storage.read(query))[0][0])


def checked(secret: str) -> str:
    """Whose passport this is the secret of; refused if it is too short to be safe."""
    if not SECRET.fullmatch(secret):
        raise ServerRefusal("passport")
    return id_of(secret)


def insert_new(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, but for those whose place is taken."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(table).on_conflict_do_nothing(), list(rows))


def _join_ratings(connection: Connection, mine: str, other: str) -> None:
    """Of each pool keep the rating that more games have told of, with its curve."""
    query = (
        select(ratings.c.passport, ratings.c.pool, ratings.c.games)
        .where(ratings.c.passport.in_((mine, other)))
        .order_by(ratings.c.passport, ratings.c.pool)
        .with_for_update()
    )
    games = {(row[0], row[1]): row[2] for row in connection.execute(query)}
    for (passport, pool), number in games.items():
        if passport == mine or number <= games.get((mine, pool), 0):
            continue
        for table in (ratings, rating_changes):
            here = table.c.pool == pool
            connection.execute(delete(table).where(here, table.c.passport == mine))
            over = update(table).where(here, table.c.passport == other)
            connection.execute(over.values(passport=mine))


def _text(face: Face) -> str:
    return f"{face.scarf} {face.colour} {face.pattern}"


def read_face(text: str) -> Face:
    """A face, as it is stored."""
    scarf, colour, pattern = map(int, text.split())
    return Face(scarf, colour, pattern)
