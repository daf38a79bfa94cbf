"""The games of a passport: what is told of each when it is over, written once, and listed by page.

It is written by the server that has added the last entry. If that one dies before, or a seat is
brought to a passport later, whoever sweeps finds it: all that was played before there were
passports is told so, too. To write it twice does no harm.
"""

from __future__ import annotations

import logging
import zlib
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, case, func, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from marrakech.core.errors import Refusal
from marrakech.players.finished import ENDED, alone, earned, told_of
from marrakech.server.analysis_queue import read_line
from marrakech.server.analysis_types import ReviewAnswered
from marrakech.server.integrity import unplayable
from marrakech.server.schema import held, marks, passports, reviews, tables
from marrakech.table.messages import Listing
from marrakech.table.names import heard
from marrakech.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection, Select

    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable

logger = logging.getLogger(__name__)

AT_ONCE = 20
"""Finished tables that one sweep tells of."""
MOST_RUNNING = 60
_read_listing = msgspec.json.Decoder(Listing).decode


class Wanted(NamedTuple):
    """Which finished games are looked for."""

    players: int | None = None
    won: bool | None = None
    company: int | None = None
    """Of the others: 1 people, 2 bots, 3 both."""
    rival: str = ""
    """What one of the others is called, or a part of it."""
    levels: Sequence[str] = ()
    """Bots that are called so where it is asked."""


class GameRow(NamedTuple):
    """A game of a passport; what is told of finished ones is None before."""

    table: str
    seat: int
    at: int
    """When the seat was taken, as far as the passport knows."""
    over: int | None
    place: int | None
    scores: str
    accuracy: float | None
    listing: Listing


class Achieved(NamedTuple):
    """A mark, and the game that earned it first; None if its table is gone."""

    mark: str
    at: int
    table: str | None


class OwnGames:
    """The games of all passports."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._storage = hub.storage
        self._unreadable: set[str] = set()
        """Finished tables of which nothing can be told, for their logs are damaged."""

    # -------------------------------------------------------------------- written once

    def see(self, live: LiveTable) -> None:
        """A table has changed: if its game is over now, tell of it."""
        ended = live.table.standing in ENDED and live.info.standing not in ENDED
        if ended and live.is_stored and not self.hub.closing:
            self.hub.start(self.tell(live.table), "tell")

    async def tell(self, table: Table) -> None:
        """Write down what is told of a finished game."""
        holders = await self.hub.passports.holders(table.id)
        told = told_of(table, holders)
        if not told:
            return
        accuracy = await self._accuracy(table.id)
        lines = [
            {f"new_{name}": value for name, value in each._asdict().items() if name != "seat"}
            | {"which": table.id, "where": each.seat, "new_accuracy": accuracy.get(each.seat)}
            for each in told
        ]
        achieved = [
            {"passport": holders[seat], "mark": mark, "at": told[0].over, "table_id": table.id}
            for seat in alone(holders)
            for mark in earned(table, seat)
        ]

        def write(connection: Connection) -> None:
            connection.execute(_TELL, lines)
            # who is gone meanwhile has achieved nothing
            known = {
                row[0]
                for row in connection.execute(
                    select(passports.c.id).where(passports.c.id.in_(set(holders.values())))
                )
            }
            if kept := [each for each in achieved if each["passport"] in known]:
                dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
                insert = dialect.insert(marks)
                earlier = insert.on_conflict_do_update(
                    index_elements=["passport", "mark"],
                    set_={"at": insert.excluded.at, "table_id": insert.excluded.table_id},
                    where=insert.excluded.at < marks.c.at,
                )
                connection.execute(earlier, kept)

        await self._storage.together(write)

    async def catch_up(self) -> int:
        """Tell of finished games of which nobody has told yet; how many there were."""
        query = (
            select(held.c.table_id)
            .distinct()
            .join(tables, tables.c.id == held.c.table_id)
            .where(held.c.over.is_(None), tables.c.standing.in_(ENDED))
            .where(held.c.table_id.not_in(self._unreadable))
            .limit(AT_ONCE)
        )
        found = [row[0] for row in await self._storage.read(query)]
        for table_id in found:
            if (table := await self.stored(table_id)) is None:
                self._unreadable.add(table_id)
            else:
                await self.tell(table)
        return len(found)

    async def stored(self, table_id: str) -> Table | None:
        """A table as it is stored, which is not kept in memory; None if it cannot be read."""
        if live := self.hub.at_hand(table_id):
            return live.table
        try:
            entries = await self.hub.stored.entries(table_id)
            return Table(table_id, entries) if entries else None
        except Refusal:
            return None
        except Exception as error:  # noqa: BLE001  (any error here means a damaged log)
            self.hub.stored.damaged(table_id, unplayable(error))
            return None

    async def _accuracy(self, table_id: str) -> dict[int, float | None]:
        """How well everybody has played, if the game has been reviewed."""
        query = select(reviews.c.body).where(reviews.c.table_id == table_id)
        for (body,) in await self._storage.read(query):
            try:
                return accuracy_in(zlib.decompress(body))
            except (zlib.error, msgspec.DecodeError):
                logger.warning("a review cannot be read")
        return {}

    async def reviewed(self, table_id: str, lines: bytes) -> None:
        """A review was made: keep how well everybody has played."""
        for seat, accuracy in accuracy_in(lines).items():
            here = (held.c.table_id == table_id) & (held.c.seat == seat)
            await self._storage.carry_out(update(held).where(here).values(accuracy=accuracy))

    # -------------------------------------------------------------------- listed

    async def running(self, passport: str) -> list[GameRow]:
        """The games that wait or go on, the latest first."""
        query = (
            select(held.c.table_id, held.c.seat, held.c.at)
            .where(held.c.passport == passport, held.c.over.is_(None))
            .order_by(held.c.table_id, held.c.seat)
        )
        seats = {row[0]: row for row in reversed(await self._storage.read(query))}
        # by their names, for databases would rather look through all tables that are played
        which = (
            select(tables.c.id, tables.c.summary)
            .where(tables.c.id.in_(list(seats)), tables.c.standing.not_in(ENDED))
            .order_by(tables.c.changed.desc())
            .limit(MOST_RUNNING)
        )
        found: dict[str, GameRow] = {}
        for table_id, summary in await self._storage.read(which) if seats else ():
            _, seat, at = seats[table_id]
            live = self.hub.awake(table_id)
            listing = live.table.listing() if live else _read_listing(summary)
            row = GameRow(table_id, seat, at, None, None, "", None, listing)
            if listing.standing not in ENDED:
                found[table_id] = row
        return list(found.values())

    async def finished(
        self,
        passport: str,
        most: int,
        wanted: Wanted | None = None,
        after: tuple[int, str] | None = None,
    ) -> list[GameRow]:
        """The finished games, the latest first: so many of those that come ``after`` one."""
        shown = sought(passport, most, wanted, after).subquery()
        query = (
            select(
                *(held.c.table_id, held.c.seat, held.c.at, held.c.over, held.c.place),
                *(held.c.scores, held.c.accuracy, tables.c.summary),
            )
            .join(shown, and_(held.c.table_id == shown.c.table_id, held.c.seat == shown.c.seat))
            .join(tables, tables.c.id == held.c.table_id)
            .order_by(held.c.over.desc(), held.c.table_id.desc())
        )
        return [
            GameRow._make([*row[:-1], _read_listing(row[-1])])
            for row in await self._storage.read(query)
        ]

    async def count(self, passport: str) -> tuple[int, int]:
        """How many finished games there are, and how many of them were won."""
        sums: list[Any] = [func.count(), func.sum(case((held.c.place == 1, 1), else_=0))]
        mine = select(*sums).where(held.c.passport == passport, held.c.place > 0)
        ((played, won),) = await self._storage.read(mine)
        return played, int(won or 0)

    async def faces(self, ids: Sequence[str]) -> dict[tuple[str, int], str]:
        """What those look like who sit at these tables with a passport."""
        query = (
            select(held.c.table_id, held.c.seat, passports.c.face)
            .join(passports, passports.c.id == held.c.passport)
            .where(held.c.table_id.in_(ids))
        )
        return {(row[0], row[1]): row[2] for row in await self._storage.read(query)}

    async def achieved(self, passport: str) -> list[Achieved]:
        """The marks of a passport, the latest first."""
        query = (
            select(marks.c.mark, marks.c.at, marks.c.table_id)
            .where(marks.c.passport == passport)
            .order_by(marks.c.at.desc(), marks.c.mark)
        )
        return [Achieved(*row) for row in await self._storage.read(query)]


_TOLD = ("over", "players", "place", "company", "rivals", "scores")
_TELL = (
    update(held)
    .where(held.c.table_id == bindparam("which"), held.c.seat == bindparam("where"))
    .where(held.c.over.is_(None))
    .values(
        {name: bindparam(f"new_{name}") for name in _TOLD}
        | {"accuracy": func.coalesce(held.c.accuracy, bindparam("new_accuracy"))}
    )
)


def sought(
    passport: str, most: int, wanted: Wanted | None = None, after: tuple[int, str] | None = None
) -> Select[Any]:
    """Which finished games are to be shown: found in an index alone, for there may be thousands."""
    which = [held.c.passport == passport, held.c.place.is_not(None), *_filters(wanted)]
    if after is not None:
        which.append(tuple_(held.c.over, held.c.table_id) < after)
    return (
        select(held.c.table_id, held.c.seat)
        .where(held.c.over.is_not(None), and_(*which))
        .order_by(held.c.over.desc(), held.c.table_id.desc())
        .limit(most)
    )


def _filters(wanted: Wanted | None) -> list[ColumnElement[bool]]:
    if wanted is None:
        return []
    found = []
    if wanted.players is not None:
        found.append(held.c.players == wanted.players)
    if wanted.won is not None:
        found.append(held.c.place == 1 if wanted.won else held.c.place > 1)
    if wanted.company is not None:
        found.append(held.c.company == wanted.company)
    said = heard(wanted.rival)
    if said:
        called = [held.c.rivals.contains(said, autoescape=True)]
        called += [held.c.rivals.contains(f"\n@{level}\n") for level in wanted.levels]
        found.append(or_(*called))
    return found


def matches(row: GameRow, wanted: Wanted, rivals: str, company: int) -> bool:
    """Whether a running game is one of those that are looked for, as :func:`_filters` has it."""
    said = heard(wanted.rival)
    return (
        wanted.won is None
        and wanted.players in {None, len(row.listing.seats)}
        and wanted.company in {None, company}
        and (
            not said or said in rivals or any(f"\n@{level}\n" in rivals for level in wanted.levels)
        )
    )


def accuracy_in(lines: bytes) -> dict[int, float | None]:
    """How well everybody has played, from the lines of a review."""
    for line in lines.splitlines():
        message = read_line(line)
        if isinstance(message, ReviewAnswered):
            return {each.seat: each.accuracy for each in message.answer.players}
    return {}
