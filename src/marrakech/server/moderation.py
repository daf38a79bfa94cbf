"""Bans and reports in the database: how they are stored, listed, lifted and forgotten.

Servers and a host's commands use the same rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, select, update

from marrakech.server.bans import Ban
from marrakech.server.schema import bans, reports
from marrakech.server.settings import DAY

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from marrakech.server.storage import Storage

KEPT = 90 * DAY
"""Milliseconds after which a report is forgotten, and a ban that has been over for so long."""


class Report(NamedTuple):
    """What somebody has reported."""

    id: int
    at: int
    table: str
    by: int | None
    """The seat of who reported it; nobody's, if somebody has watched."""
    about: int | None
    """The seat that it is about; nobody's, if it is about the table."""
    name: str
    """The name of the player on that seat."""
    address: str | None
    """The address of that player at the time."""
    reason: str
    done: int | None
    """When the host had seen to it."""


class Moderation:
    """Bans and reports in a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def bans(self, at: int) -> list[Ban]:
        """The bans that are not over, the latest first."""
        query = select(bans).where(bans.c.until > at).order_by(bans.c.id.desc())
        return [Ban(*row) for row in await self._storage.read(query)]

    async def ban(
        self, kind: Literal["name", "address"], what: str, at: int, until: int, why: str = ""
    ) -> None:
        """Keep somebody out until a time."""
        values = {"kind": kind, "what": what, "since": at, "until": until, "why": why}
        await self._storage.carry_out(insert(bans).values(values))

    async def lift(self, number: int, at: int) -> bool:
        """End a ban now; False if there is none of this number."""
        over = update(bans).where(bans.c.id == number, bans.c.until > at).values(until=at)
        return await self._storage.carry_out(over) > 0

    async def report(self, report: Report) -> None:
        """Keep a report; it gets a number of its own."""
        values = report._asdict()
        del values["id"]
        values["table_id"] = values.pop("table")
        await self._storage.carry_out(insert(reports).values(values))

    async def reports(self, *, also_done: bool = False, table: str | None = None) -> list[Report]:
        """What is to be seen to, the newest first."""
        query = select(reports).order_by(reports.c.id.desc())
        if not also_done:
            query = query.where(reports.c.done.is_(None))
        if table is not None:
            query = query.where(reports.c.table_id == table)
        return [Report(*row) for row in await self._storage.read(query)]

    async def finish(self, numbers: Sequence[int], at: int) -> list[int]:
        """Mark reports as done; returns the numbers that are unknown or were done before."""
        missing = []
        for number in numbers:
            done = update(reports).where(reports.c.id == number, reports.c.done.is_(None))
            if not await self._storage.carry_out(done.values(done=at)):
                missing.append(number)
        return missing

    async def tidy(self, at: int) -> None:
        """Forget what is long over."""
        await self._storage.carry_out(delete(bans).where(bans.c.until < at - KEPT))
        await self._storage.carry_out(delete(reports).where(reports.c.at < at - KEPT))
