"""The table of a day: who came where, everybody's points, and one's days in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import and_, func, or_, select

from marrakech.server.passports import read_face
from marrakech.server.schema import passports, tries

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select

    from marrakech.server.storage import Storage
    from marrakech.table.face import Face

TOP = 10
"""So many of the first are shown,"""
BESIDE = 2
"""and so many before and behind oneself."""


class Try(NamedTuple):
    """A game of a day's market."""

    table_id: str
    day: int
    passport: str | None
    bot: bool
    named: bool
    share: str
    begun: int
    over: int | None
    counts: bool
    points: int | None
    place: int | None
    margin: int | None
    throws: str | None
    choices: str | None
    adjusted: int | None
    name: str = ""
    face: Face | None = None


def _tries() -> Select[Any]:
    return select(tries, passports.c.name, passports.c.face).outerjoin(
        passports, passports.c.id == tries.c.passport
    )


def _read(row: tuple[Any, ...]) -> Try:
    one = Try(*row)
    face = None if row[-1] is None else read_face(row[-1])
    return one._replace(name=row[-2] or "", face=face)


class DayTable:
    """Reads what became of the tries of a day."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def mine(self, passport: str, day: int) -> Try | None:
        """The try of a passport."""
        query = _tries().where(tries.c.passport == passport, tries.c.day == day)
        return await self._one(query)

    async def shared(self, share: str) -> Try | None:
        """The try that a picture is of."""
        return await self._one(_tries().where(tries.c.share == share))

    async def bots(self, day: int) -> Try | None:
        """The game of the strongest bot, if it is over."""
        query = _tries().where(tries.c.day == day, tries.c.bot, tries.c.over.is_not(None))
        return await self._one(query)

    async def best(self, day: int) -> Try | None:
        """The best game of somebody who is shown by name."""
        query = _by_points(_tries().where(_ranked(day), tries.c.named, passports.c.name != ""))
        return await self._one(query.limit(1))

    async def _one(self, query: Select[Any]) -> Try | None:
        rows = await self._storage.read(query)
        return _read(rows[0]) if rows else None

    async def spread(self, day: int) -> dict[int, int]:
        """How many came to how many points."""
        query = select(tries.c.points, func.count()).where(_ranked(day)).group_by(tries.c.points)
        return {row[0]: row[1] for row in await self._storage.read(query)}

    async def top(self, day: int, *, adjusted: bool) -> list[Try]:
        """The first, by points or by points without luck."""
        query = _tries().where(_ranked(day))
        query = _by_luckless(query) if adjusted else _by_points(query)
        return [_read(row) for row in await self._storage.read(query.limit(TOP))]

    async def around(self, mine: Try) -> list[Try]:
        """Those before and behind somebody by points, oneself among them."""
        before = or_(
            tries.c.points > mine.points,
            and_(tries.c.points == mine.points, tries.c.over < mine.over),
        )
        query = select(func.count()).where(_ranked(mine.day), before)
        ahead = int((await self._storage.read(query))[0][0])
        near = _by_points(_tries().where(_ranked(mine.day)))
        near = near.offset(max(0, ahead - BESIDE)).limit(2 * BESIDE + 1)
        return [_read(row) for row in await self._storage.read(near)]

    async def days_of(self, passport: str) -> list[int]:
        """The days that somebody has played to the end, in time."""
        query = select(tries.c.day).where(tries.c.passport == passport, tries.c.counts)
        return [day for (day,) in await self._storage.read(query)]

    async def wants_name(self, passport: str) -> bool:
        """Whether others may see who has played; as it was last time, and yes at first."""
        query = select(tries.c.named).where(tries.c.passport == passport)
        rows = await self._storage.read(query.order_by(tries.c.day.desc()).limit(1))
        return all(named for (named,) in rows)


def _ranked(day: int) -> ColumnElement[bool]:
    return and_(tries.c.day == day, tries.c.counts, tries.c.bot.is_(False))


def _by_points(query: Select[Any]) -> Select[Any]:
    return query.order_by(tries.c.points.desc(), tries.c.over, tries.c.table_id)


def _by_luckless(query: Select[Any]) -> Select[Any]:
    luckless = query.where(tries.c.adjusted.is_not(None))
    return luckless.order_by(tries.c.adjusted.desc(), tries.c.over, tries.c.table_id)


def better_than(points: int, spread: dict[int, int]) -> int | None:
    """Of a hundred others, how many had fewer points; None if there were no others.

    Those who have as many count half.
    """
    others = sum(spread.values()) - 1
    if others < 1:
        return None
    below = sum(times for other, times in spread.items() if other < points)
    same = spread.get(points, 1) - 1
    return round(100 * (below + same / 2) / others)


def rank_of(points: int, spread: dict[int, int]) -> int:
    """The place of somebody with so many points, from 1; those who have as many share it."""
    return 1 + sum(times for other, times in spread.items() if other > points)
