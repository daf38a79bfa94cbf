"""Reviews of finished games: made by the analysis processes, kept with their tables.

What is kept is the deep review, as the lines by which it was told. It has the version of the engine
that made it: when that has changed, it is made anew.
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
    from collections.abc import AsyncGenerator

    from marrakech.server.analysis_queue import AnalysisQueue
    from marrakech.server.analysis_types import DepthName
    from marrakech.server.storage import Storage
    from marrakech.table.table import Table

logger = logging.getLogger(__name__)

MOST_REVIEW = 4_000_000
"""Bytes of a review; those of long games have some hundred thousand."""


class Reviews:
    """The reviews of one server."""

    def __init__(self, storage: Storage, queue: AnalysisQueue) -> None:
        self._storage = storage
        self._queue = queue

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
        """What is told of a finished game: first by a quick look, then by a deep one."""
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
        except IntegrityError:
            logger.info("another server keeps the same review, or the table is gone")
        except Trouble as trouble:
            logger.warning("a review could not be kept: %s", trouble)
