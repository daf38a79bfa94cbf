"""What a host's commands do with stored tables: list, show, close and delete them.

They work on the database directly, while a server runs or not. A running server notices within a
second what was stored (:mod:`marrakech.server.watch`), and tells its viewers.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from marrakech.server.clock import now
from marrakech.server.live_table import row_of
from marrakech.server.moderation import Moderation
from marrakech.server.storage import ASKED_AT_ONCE, Storage
from marrakech.server.trouble import Conflict
from marrakech.table.entries import encode
from marrakech.table.messages import Listing
from marrakech.table.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from marrakech.server.reading import TableRow
    from marrakech.server.settings import DatabaseUrl
    from marrakech.table.entries import AnyEntry

PATIENCE = 15.0
"""How long to try to store an entry, in seconds: other entries may come first again and again."""
_listing = msgspec.json.Decoder(Listing)


class NoTable(Exception):  # noqa: N818  (what somebody typed is not there)
    """No table has a name that begins so."""


class ManyTables(Exception):  # noqa: N818  (likewise)
    """More than one table has a name that begins so."""


class ListedTable(NamedTuple):
    """A stored table as ``marrakech tables list`` shows it."""

    row: TableRow
    listing: Listing
    entries: int


class HostTools:
    """Access to the tables, bans and reports in a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.moderation = Moderation(storage)

    @classmethod
    @asynccontextmanager
    async def on(
        cls, folder: Path, key_file: Path | None = None, url: DatabaseUrl | None = None
    ) -> AsyncIterator[HostTools]:
        """On a database, which has to be there, in its newest form."""
        storage = await Storage.beside(folder, key_file, url)
        try:
            yield cls(storage)
        finally:
            await storage.close()

    async def find(self, beginning: str) -> str:
        """The name of a table, of which one may have only the beginning."""
        found = await self._storage.named(beginning)
        if beginning in found:
            return beginning
        if not found or not beginning:
            raise NoTable(beginning)
        if len(found) > 1:
            raise ManyTables(beginning)
        return found[0]

    async def tables(self, standing: str | None = None) -> list[ListedTable]:
        """All tables, or those of one standing, the newest change first."""
        rows = await self._storage.rows(standing)
        lengths: dict[str, int] = {}
        for start in range(0, len(rows), ASKED_AT_ONCE):
            some = [row.id for row in rows[start : start + ASKED_AT_ONCE]]
            lengths |= await self._storage.lengths(some)
        return [
            ListedTable(row, _listing.decode(row.summary), lengths.get(row.id, row.version))
            for row in rows
        ]

    async def table(self, table_id: str) -> Table:
        """A table, read from its log."""
        return Table(table_id, await self._entries(table_id))

    async def _entries(self, table_id: str, since: int = 0) -> list[AnyEntry]:
        bodies = await self._storage.load(table_id, since)
        if not bodies:
            raise NoTable(table_id)
        return [self._storage.seal.decode(table_id, body) for body in bodies]

    async def close(self, table_id: str, why: str = "") -> None:
        """End whatever goes on at a table."""
        table = await self.table(table_id)
        until = monotonic() + PATIENCE
        while True:
            entries = table.close(why, now())
            try:
                bodies = [encode(entry) for entry in entries]
                await self._storage.append(table_id, table.version, bodies)
                break
            except Conflict:
                if monotonic() > until:
                    raise
                table.apply(await self._entries(table_id, table.version))
        table.apply(entries)
        await self._storage.note([row_of(table)])

    async def delete(self, ids: Sequence[str]) -> None:
        """Remove tables for good."""
        await self._storage.remove(ids)
