"""Keeps the rows of tables in the database up to date: what the lobby and other servers read.

An entry is stored before anybody hears of it; a row only sums up a table's entries, and is
stored soon after, together with all others that change at that moment.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from marrakech.server.jobs import STORE_AGAIN
from marrakech.server.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable
    from marrakech.server.reading import TableRow

logger = logging.getLogger(__name__)


class RowWriter:
    """Stores the rows of a hub's tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._waiting: dict[str, TableRow] = {}

    def note(self, live: LiveTable, row: TableRow | None = None) -> None:
        """Store a table's row soon."""
        if not live.is_stored:
            return
        row = row or live.row()
        live.mark_noted(row)
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self._waiting[live.id] = row

    def flush(self) -> None:
        """Store what waits, without waiting for it."""
        rows, self._waiting = list(self._waiting.values()), {}
        if rows:
            self.hub.start(self._store(rows), "note")

    async def _store(self, rows: Sequence[TableRow]) -> None:
        try:
            await self.hub.storage.note(rows)
        except Trouble:
            if not self._waiting and not self.hub.closing:
                asyncio.get_running_loop().call_later(STORE_AGAIN, self.flush)
            self._waiting = {row.id: row for row in rows} | self._waiting
            raise

    async def close(self) -> None:
        """Store the rows that have changed, for the next server."""
        tables = self.hub.tables.values()
        rows = [live.row() for live in tables if live.noted < live.version and live.is_stored]
        rows += self._waiting.values()  # those that could not be stored before
        if self.hub.storage.is_shared:  # others take over at once what goes on by itself
            rows = list({row.id: row for row in [*rows, *self._held()]}.values())
        if rows:
            try:
                await self.hub.storage.note(rows)
            except Trouble as error:  # no loss: the next server makes the rows from the logs
                logger.warning("note: refused: %s", error)

    def _held(self) -> list[TableRow]:
        """Rows, due at once, of tables whose bots or clocks another server has to go on with."""
        return [
            live.row()._replace(due=1)
            for live in self.hub.tables.values()
            if live.is_stored and not live.is_asleep and live.table.minds_itself
        ]
