"""The lobby: tables that everybody may see, who waits there, and how many of one address may."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.trouble import Conflict
from marrakech.table.messages import Listing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable
    from marrakech.table.messages import Standing

LISTED = 100
_listing = msgspec.json.Decoder(Listing)


class Lobby:
    """The lobby of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.patience = hub.settings.away_seconds * 1000
        """Milliseconds for which who has left is not away."""
        self._began = now()
        self._left: dict[str, int] = {}
        """When tables were last seen in use that have left the memory a moment ago."""
        self._waiting: dict[str, str] = {}
        """The tables that wait in the lobby, as far as it is known who set them up: from where."""
        self._making: set[str] = set()
        """Those of them that are not stored yet."""

    async def shown(self, standing: Standing) -> list[Listing]:
        """The tables that everybody may see."""
        rows = await self.hub.storage.lobby(standing, LISTED)
        found = [
            live.table.listing()
            if (live := self.hub.awake(row.id))
            else _listing.decode(row.summary)
            for row in rows
        ]
        return [
            replace(listing, present=not self.is_deserted(listing.table))
            for listing in found
            if listing.standing == standing
        ]

    def is_deserted(self, table_id: str) -> bool:
        """Whether nobody who sits at a table is there, nor was a moment ago."""
        live = self.hub.tables.get(table_id)
        seen = self._left.get(table_id, 0) if live is None else live.last_seen()
        # who was there before this server began may be about to come back
        return max(seen, self._began) < self._lately()

    def _lately(self) -> int:
        """Who was there then is not away yet."""
        return now() - self.patience

    # -------------------------------------------------------------------- coming and going

    def left(self, live: LiveTable) -> None:
        """A table has left the memory."""
        if live.waits_in_lobby:
            self._left[live.id] = live.seen

    def comes_back(self, table_id: str) -> int:
        """When a table was last seen in use that comes into memory."""
        return self._left.pop(table_id, 0)

    def waits_no_more(self, table_id: str) -> None:
        """A table has begun, or is gone."""
        self._waiting.pop(table_id, None)

    async def touch(self) -> None:
        """Store which tables of the lobby are in use, or were until they left the memory."""
        when = [
            (live.id, seen)
            for live in self.hub.tables.values()
            if live.waits_in_lobby and (seen := live.last_seen()) > live.touched
        ]
        if when or self._left:
            await self.hub.storage.touch([*when, *self._left.items()])
        for table_id, seen in when:
            if live := self.hub.tables.get(table_id):
                live.touched = seen
        lately = self._lately()
        self._left = {each: seen for each, seen in self._left.items() if seen >= lately}

    # -------------------------------------------------------------------- room

    @contextmanager
    def keeps(self, name: str, address: str) -> Iterator[None]:
        """A table is being made that takes up room of an address, unless that comes to nothing."""
        self._waiting[name] = address
        self._making.add(name)
        try:
            yield
        except Conflict:  # it is there, and waits
            raise
        except BaseException:
            self._waiting.pop(name, None)
            raise
        finally:
            self._making.discard(name)

    async def check_room(self, address: str) -> None:
        """Whether an address may have another table waiting in the lobby."""
        most = self.hub.settings.waiting_per_address
        for name in self._waits_of(address):
            if name in self._making:
                continue
            if len(self._waits_of(address)) < most:
                break
            try:
                waits = (await self.hub.open(name)).waits_in_lobby
            except ServerRefusal:  # another process has cleared it away
                waits = False
            if not waits:
                self._waiting.pop(name, None)
        if len(self._waits_of(address)) >= most:
            raise ServerRefusal("lobby", most=most)

    def _waits_of(self, address: str) -> list[str]:
        return [name for name, by in self._waiting.items() if by == address]
