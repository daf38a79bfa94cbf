"""Reviews of finished games: made by the analysis processes, kept with their tables.

Only the deep review is kept, as the very lines that were streamed to the page. With it is stored
which version of the engine made it: a review by another version is made anew.
"""

from __future__ import annotations

import logging
import zlib
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from marrakech.server.analysis_queue import PROGRESS, read_line
from marrakech.server.analysis_types import Failed, ReviewAnswered, ReviewGame
from marrakech.server.clock import now
from marrakech.server.schema import reviews
from marrakech.server.trouble import Trouble
from marrakech.study.plain import VERSION

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

    from marrakech.server.analysis_queue import AnalysisQueue
    from marrakech.server.analysis_types import DepthName
    from marrakech.server.storage import Storage
    from marrakech.table.table import Table

logger = logging.getLogger(__name__)

MOST_REVIEW = 4_000_000
"""Bytes of a review; those of long games have some hundred thousand."""


async def _nobody(_table_id: str, _lines: bytes) -> None:
    """Tell nobody."""


class Reviews:
    """The reviews of one server."""

    def __init__(self, storage: Storage, queue: AnalysisQueue) -> None:
        self._storage = storage
        self._queue = queue
        self.told: Callable[[str, bytes], Awaitable[None]] = _nobody
        """Told of every review that is kept."""

    async def kept(self, table_id: str) -> bytes | None:
        """The lines of a review that is kept, if this version of the engine made it."""
        query = select(reviews.c.body).where(
            reviews.c.table_id == table_id, reviews.c.version == VERSION
        )
        for (body,) in await self._storage.read(query):
            try:
                return zlib.decompressobj().decompress(body, MOST_REVIEW)
            except zlib.error:
                logger.warning("a review is damaged, and made anew")
        return None

    async def lines(self, table: Table, address: str | None) -> AsyncGenerator[bytes]:
        """The review of a finished game, line by line: first a quick one, then a deep one."""
        record = table.record()
        depths: tuple[DepthName, ...] = ("quick", "deep")
        for depth in depths:
            told = []
            asking = self._queue.ask(ReviewGame(record, depth), address)
            try:
                async for line in asking:
                    yield line
                    if not line.startswith(PROGRESS):
                        told.append(line)
            finally:
                asking.close()
            last = read_line(told[-1]) if told else None
            if last is None or isinstance(last, Failed):
                return
            if isinstance(last, ReviewAnswered) and depth == "deep":
                await self.keep(table.id, b"".join(told))

    async def keep(self, table_id: str, lines: bytes) -> None:
        """Keep the lines of a review with its table, instead of one of an older engine."""
        made = {"version": VERSION, "at": now(), "body": zlib.compress(lines)}
        older = update(reviews).where(reviews.c.table_id == table_id).values(**made)
        try:
            if not await self._storage.carry_out(older):
                await self._storage.carry_out(insert(reviews).values(table_id=table_id, **made))
            await self.told(table_id, lines)
        except IntegrityError:
            logger.info("another server keeps the same review, or the table is gone")
        except Trouble as trouble:
            logger.warning("a review could not be kept: %s", trouble)
