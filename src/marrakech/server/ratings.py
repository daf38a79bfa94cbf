"""Ratings in the database: counted once for every rated game that is over, by whichever server.

A table that is set up as rated has a row in ``rated_tables`` from the same transaction on. When its
game is over, one transaction marks that row and changes the ratings of those who played: whoever
comes second finds it marked. Should a server die between the last entry and that, a scan finds the
row. What a rating is: :mod:`marrakech.players.ratings`.
"""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Float, cast, delete, func, insert, select, update

from marrakech.core.errors import Refusal
from marrakech.players.rated import pool as pool_of
from marrakech.players.rated import sitters, unrated
from marrakech.players.ratings import (
    COMMON,
    DAY,
    IDLE_YEAR,
    LEAST_GAMES,
    MOST_UNSURE,
    SHOWN,
    Rating,
    counted,
    first,
    idle,
)
from marrakech.server.clock import now
from marrakech.server.options import options
from marrakech.server.passports import insert_new
from marrakech.server.schema import (
    held,
    off_ladder,
    passports,
    rated_tables,
    rating_changes,
    ratings,
    tables,
)
from marrakech.server.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from sqlalchemy import ColumnElement, Connection, Select

    from marrakech.players.ratings import Pool
    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable
    from marrakech.table.table import Table

logger = logging.getLogger(__name__)

SCAN_SECONDS = 20.0
"""How often games are looked for that are over and were not counted."""
SCANNED = 50
ON_A_PAGE = 50
"""People on one page of the ladder."""
MOST_CURVE = 500
"""Games that a curve has, the last ones."""


class Known(NamedTuple):
    """What is known of somebody's strength in a pool."""

    rating: Rating
    """After the last game; see :meth:`by`."""
    games: int
    at: int
    """When the last game ended."""

    def by(self, pool: Pool, at: int) -> Rating:
        """The rating at a later time."""
        return idle(pool, self.rating, at - self.at)


class Change(NamedTuple):
    """What a game has changed for somebody."""

    table: str
    seat: int
    before: Rating
    after: Rating
    at: int


class OnLadder(NamedTuple):
    """Somebody on the ladder."""

    passport: str
    name: str
    face: str
    rating: Rating
    games: int


class Ratings:
    """The ratings that a database knows."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # -------------------------------------------------------------------- counting

    def look_at(self, live: LiveTable) -> None:
        """If the game at a table is over and counts, count it."""
        table = live.table
        if table.plan.rated and not live.counted and table.standing in {"over", "closed"}:
            live.counted = True
            self.hub.start(self._count(live, table), "ratings")

    async def _count(self, live: LiveTable, table: Table) -> None:
        try:
            await self.count(table)
        except BaseException:
            live.counted = False  # the scan does it
            raise

    async def count(self, table: Table) -> bool:
        """Change the ratings by a game that is over; whether nobody had done so before."""
        return await self.hub.storage.together(lambda connection: _count(connection, table))

    async def run(self) -> None:
        """Count what was forgotten, again and again, until cancelled."""
        while True:
            try:
                await self.scan()
            except Trouble as trouble:
                logger.debug("ratings have to wait: %s", trouble)
            except Exception:
                logger.exception("counting games failed")
            await asyncio.sleep(SCAN_SECONDS)

    async def scan(self) -> int:
        """Count games that are over and were not counted, as after a crash: how many."""
        query = (
            select(rated_tables.c.table_id)
            .join(tables, tables.c.id == rated_tables.c.table_id)
            .where(rated_tables.c.counted.is_(None), tables.c.standing.in_(("over", "closed")))
            .limit(SCANNED)
        )
        found = 0
        for (table_id,) in await self.hub.storage.read(query):
            try:
                live = await self.hub.open(table_id)
            except Refusal as refusal:
                logger.debug("a game cannot be counted: %s", refusal.reason)
                continue
            await self.count(live.table)  # or it is being counted, as it was opened
            found += 1
        return found

    # -------------------------------------------------------------------- reading

    async def of(self, passport: str) -> dict[Pool, Known]:
        """The ratings of somebody, by pool; none where no game was rated."""
        query = select(*_KNOWN).where(ratings.c.passport == passport)
        return {row[1]: _known(row) for row in await self.hub.storage.read(query)}

    async def strength(self, passport: str | None, pool: Pool) -> float | None:
        """The rating of somebody, or of who is new; None without a passport."""
        if passport is None:
            return None
        known = (await self.of(passport)).get(pool)
        return first(pool).rating if known is None else known.rating.rating

    async def curve(self, passport: str, pool: Pool) -> list[Change]:
        """How somebody's rating in a pool has changed, the oldest game first."""
        query = (
            select(*_CHANGE)
            .where(rating_changes.c.passport == passport, rating_changes.c.pool == pool)
            .order_by(rating_changes.c.game.desc())
            .limit(MOST_CURVE)
        )
        return [_change(row) for row in reversed(await self.hub.storage.read(query))]

    async def changes(self, table_id: str) -> list[Change]:
        """What a game has changed, by seat."""
        query = (
            select(*_CHANGE)
            .where(rating_changes.c.table_id == table_id)
            .order_by(rating_changes.c.seat)
        )
        return [_change(row) for row in await self.hub.storage.read(query)]

    async def changed_by(self, passport: str, table_ids: Sequence[str]) -> dict[str, float]:
        """By how much games have changed somebody's rating, those that did."""
        query = select(
            rating_changes.c.table_id, rating_changes.c.after - rating_changes.c.before
        ).where(rating_changes.c.passport == passport, rating_changes.c.table_id.in_(table_ids))
        return {row[0]: float(row[1]) for row in await self.hub.storage.read(query)}

    async def why_not(self, table: Table) -> str | None:
        """Why the game at a table does not count, or will not as things stand; None if it does."""
        query = select(rated_tables.c.why).where(
            rated_tables.c.table_id == table.id, rated_tables.c.counted.is_not(None)
        )
        for (why,) in await self.hub.storage.read(query):
            return None if why is None else str(why)
        holders = await self.hub.passports.holders(table.id)
        return unrated(table, holders)

    # -------------------------------------------------------------------- the ladder

    async def ladder(self, pool: Pool, page: int) -> tuple[list[OnLadder], int]:
        """A page of the ladder, the strongest first, and how many are on it in all."""
        at = now()
        count = select(func.count()).select_from(ratings).where(*_is_on(pool, at))
        query = (
            select(*_KNOWN, passports.c.name, passports.c.face)
            .join(passports, passports.c.id == ratings.c.passport)
            .where(*_is_on(pool, at))
            .order_by(ratings.c.rating.desc(), ratings.c.passport)
            .offset(page * ON_A_PAGE)
            .limit(ON_A_PAGE)
        )
        [(total,)] = await self.hub.storage.read(count)
        found = []
        for row in await self.hub.storage.read(query):
            known = _known(row)
            rating = known.by(pool, at)
            found.append(OnLadder(row[0], row[-2], row[-1], rating, known.games))
        return found, int(total)

    async def place(self, passport: str, pool: Pool) -> int | None:
        """The place of somebody on the ladder, from 1; None for who is not on it."""
        at = now()
        mine = select(ratings.c.rating).where(*_is_on(pool, at), ratings.c.passport == passport)
        for (rating,) in await self.hub.storage.read(mine):
            better = select(func.count()).select_from(ratings)
            better = better.where(*_is_on(pool, at), ratings.c.rating > rating)
            return int((await self.hub.storage.read(better))[0][0]) + 1
        return None

    async def is_hidden(self, passport: str) -> bool:
        """Whether somebody does not want to be on the ladder."""
        query = select(off_ladder.c.passport).where(off_ladder.c.passport == passport)
        return bool(await self.hub.storage.read(query))

    async def hide(self, passport: str, *, hidden: bool) -> None:
        """Leave the ladder, or come back to it."""
        if hidden:
            row = {"passport": passport}
            await self.hub.storage.together(lambda one: insert_new(one, off_ladder, [row]))
        else:
            gone = delete(off_ladder).where(off_ladder.c.passport == passport)
            await self.hub.storage.carry_out(gone)


_KNOWN = (
    *(ratings.c.passport, ratings.c.pool, ratings.c.rating, ratings.c.deviation),
    *(ratings.c.volatility, ratings.c.games, ratings.c.at),
)
_CHANGE = (
    *(rating_changes.c.table_id, rating_changes.c.seat, rating_changes.c.before),
    *(rating_changes.c.before_deviation, rating_changes.c.after),
    *(rating_changes.c.after_deviation, rating_changes.c.at),
)


@cache
def measured() -> dict[str, float]:
    """The measured ratings of bots, by name."""
    return {level.id: level.rating for level in options().levels if level.rating is not None}


def _known(row: Sequence[Any]) -> Known:
    return Known(Rating(row[2], row[3], row[4]), row[5], row[6])


def _change(row: Sequence[Any]) -> Change:
    return Change(row[0], row[1], Rating(row[2], row[3]), Rating(row[4], row[5]), row[6])


def _is_on(pool: Pool, at: int) -> list[ColumnElement[bool]]:
    """Whether a rating is on the ladder: enough games, sure enough by now, and shown."""
    since = cast(at - ratings.c.at, Float)
    unsure = ratings.c.deviation * ratings.c.deviation + since * (IDLE_YEAR**2 / (365 * DAY))
    hidden = select(off_ladder.c.passport).where(off_ladder.c.passport == ratings.c.passport)
    return [
        ratings.c.pool == pool,
        ratings.c.games >= LEAST_GAMES,
        unsure <= (MOST_UNSURE / SHOWN) ** 2 - COMMON**2,
        ~hidden.exists(),
    ]


def _count(connection: Connection, table: Table) -> bool:
    """Count a game in one transaction, if nobody has done so; whether that was so."""
    row = update(rated_tables).where(
        rated_tables.c.table_id == table.id, rated_tables.c.counted.is_(None)
    )
    # a second one waits here for the first, and then finds nothing to be counted
    if connection.execute(row.values(counted=now())).rowcount == 0:
        return False
    query = select(held.c.seat, held.c.passport).where(held.c.table_id == table.id)
    holders: dict[int, str] = {row[0]: row[1] for row in connection.execute(query)}
    why = unrated(table, holders)
    if why is None and not _change_all(connection, table, holders):
        why = "bot"
    if why is not None:
        row = update(rated_tables).where(rated_tables.c.table_id == table.id)
        connection.execute(row.values(why=why))
    return True


def _change_all(connection: Connection, table: Table, holders: Mapping[int, str]) -> bool:
    """Change the ratings of those who played; False if a bot among them has none."""
    pool, at = pool_of(table), table.ended
    known = _held_fast(connection, pool, sorted(holders.values()), at)
    before = {seat: known[passport].by(pool, at) for seat, passport in holders.items()}
    everybody = sitters(table, before, measured())
    if everybody is None:
        return False
    after = counted(pool, everybody)
    for seat, passport in holders.items():
        new, games = after[seat], known[passport].games + 1
        mine = update(ratings).where(ratings.c.passport == passport, ratings.c.pool == pool)
        last = max(at, known[passport].at)
        connection.execute(mine.values(**new._asdict(), games=games, at=last))
        change = {
            "passport": passport,
            "pool": pool,
            "game": games,
            "table_id": table.id,
            "seat": seat,
            "before": before[seat].rating,
            "before_deviation": before[seat].deviation,
            "after": new.rating,
            "after_deviation": new.deviation,
            "at": at,
        }
        connection.execute(insert(rating_changes).values(change))
    return True


def _held_fast(
    connection: Connection, pool: Pool, players: Iterable[str], at: int
) -> dict[str, Known]:
    """The ratings of players, who get one if they have none, and which nobody else can change until
    this is done. All take them in the same order, so that nobody waits for each other.
    """
    found = {}
    new = first(pool)
    for passport in players:
        row = {"passport": passport, "pool": pool, **new._asdict(), "games": 0, "at": at}
        insert_new(connection, ratings, [row])
        query: Select[Any] = (
            select(*_KNOWN)
            .where(ratings.c.passport == passport, ratings.c.pool == pool)
            .with_for_update()
        )
        found[passport] = _known(connection.execute(query).one())
    return found
