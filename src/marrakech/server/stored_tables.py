"""Tables as they are stored: their entries, and what is said of those that are damaged."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from marrakech.server.errors import ServerRefusal
from marrakech.server.integrity import Damaged, unplayable
from marrakech.table.table import Table

if TYPE_CHECKING:
    from marrakech.server.storage import Storage
    from marrakech.table.entries import AnyEntry

logger = logging.getLogger(__name__)


class StoredTables:
    """Reads tables from storage. A damaged one is refused; the host is told of it once."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._damaged: set[str] = set()
        """Damaged tables that the host was told of."""

    async def entries(self, table_id: str, since: int = 0) -> list[AnyEntry]:
        """The entries of a table's log from number ``since`` on; none if there is no such table."""
        try:
            bodies = await self._storage.load(table_id, since)
            return [self._storage.seal.decode(table_id, body) for body in bodies]
        except (Damaged, msgspec.DecodeError) as damage:
            raise self.damaged(table_id, damage) from None

    async def read(self, table_id: str) -> Table | None:
        """A table as its entries make it; None if there is no such table."""
        entries = await self.entries(table_id)
        if not entries:
            return None
        try:
            return Table(table_id, entries)
        except Exception as error:  # noqa: BLE001  (any error here means a damaged log)
            raise self.damaged(table_id, unplayable(error)) from None

    def damaged(self, table_id: str, why: Exception) -> ServerRefusal:
        """The refusal for a table whose log is damaged."""
        if table_id not in self._damaged:
            self._damaged.add(table_id)
            logger.error(
                "table %s… is damaged: %s. It is refused, and all others are served. "
                "A backup may have it whole: see “Data” in docs/hosting.md",
                table_id[:6],
                why,
            )
        return ServerRefusal("damaged")
