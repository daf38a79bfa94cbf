"""Takes players' reports: checks them, writes them to the server's log, and stores them."""

from __future__ import annotations

import logging
from math import ceil
from typing import TYPE_CHECKING

from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.limits import Buckets
from marrakech.server.log_context import SHOWN
from marrakech.server.moderation import Report

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.server.api_types import NewReport
    from marrakech.server.live_table import LiveTable
    from marrakech.server.metrics import Metrics
    from marrakech.server.moderation import Moderation

logger = logging.getLogger(__name__)

HOUR = 3600.0
AT_A_TABLE = 3
"""Reports that one address may make at a table, in an hour."""
ANYWHERE = 10


class Reporting:
    """Takes reports."""

    def __init__(self, moderation: Moderation, metrics: Metrics) -> None:
        self._desk = moderation
        self._metrics = metrics
        self._there = Buckets(AT_A_TABLE / HOUR, AT_A_TABLE)
        self._anywhere = Buckets(ANYWHERE / HOUR, ANYWHERE)
        self.limits = {"reports-there": self._there, "reports": self._anywhere}
        """By name, so that several servers can count together."""

    async def take(
        self, live: LiveTable, new: NewReport, seats: Sequence[int], address: str
    ) -> None:
        """Take a report of somebody who sits at a table, or (with no seats) watches it."""
        table = live.table
        about = new.about
        if about is not None and (
            about in seats or about >= len(table.seats) or table.seats[about].kind != "person"
        ):
            raise ServerRefusal("no-such-player", seat=about)
        wait = self._there.take(f"{address} {live.id}") or self._anywhere.take(address)
        if wait:
            raise ServerRefusal("too-many", seconds=ceil(wait))
        report = Report(
            id=0,
            at=now(),
            table=live.id,
            by=seats[0] if seats else None,
            about=about,
            name="" if about is None else table.seats[about].name,
            address=None if about is None else _address_of(live, about),
            reason=new.reason,
            done=None,
        )
        await self._desk.report(report)
        self._metrics.reports.labels(reason=new.reason).inc()
        shown = live.id[:SHOWN]
        logger.warning(
            "report: table %s..., by %s, about %s, for %s: see marrakech tables show %s",
            shown,
            "somebody who watches" if report.by is None else _seat(live, report.by),
            "the table" if about is None else _seat(live, about),
            new.reason,
            f"-- {shown}" if shown.startswith("-") else shown,
        )


def _seat(live: LiveTable, number: int) -> str:
    """A seat for the log: without the player's name, which may be private."""
    return f"seat {number + 1} ({live.table.info().seats[number].colours[0]})"


def _address_of(live: LiveTable, seat: int) -> str | None:
    """Where somebody plays from who is connected just now."""
    return next((each.connection.address for each in live.viewers if seat in each.seats), None)
