"""The lobby: the public list of tables, and how many of one address may wait in it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.trouble import Conflict
from marrakech.table.clock import is_slow
from marrakech.table.messages import Finished, Listing, LobbyNow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable
    from marrakech.table.messages import Standing

LISTED = 100
FINISHED = 8
"""Results that the lobby shows."""
_listing = msgspec.json.Decoder(Listing)


class Lobby:
    """The public tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.patience = hub.settings.away_seconds * 1000
        """Milliseconds after leaving for which a player still counts as present."""
        self._began = now()
        self._left: dict[str, int] = {}
        """When tables that were dropped from memory lately were last in use."""
        self._elsewhere: dict[str, int] = {}
        """When waiting tables were last in use, as other servers have stored it."""
        self._waiting: dict[str, str] = {}
        """The address that set up each waiting table, where this process knows it."""
        self._making: set[str] = set()
        """Waiting tables that are being set up and are not stored yet."""
        self._finished: dict[str, Finished] = {}
        """A cache of the finished games that the lobby shows: they do not change any more."""

    async def shown(self, standing: Standing) -> list[Listing]:
        """The public tables that wait, or play, or are over."""
        rows = await self.hub.storage.lobby(standing, LISTED)
        found = [
            live.table.listing()
            if (live := self.hub.awake(row.id))
            else _listing.decode(row.summary)
            for row in rows
        ]
        return [
            replace(listing, present=is_slow(listing.clock) or not self.is_deserted(listing.table))
            for listing in found
            if listing.standing == standing
        ]

    async def look(self) -> LobbyNow:
        """What the lobby shows beside its tables. Asking counts as a visit: the show goes on."""
        finished = await self.finished()
        seeking = await self.hub.quick_match.seeking()
        return LobbyNow(self.hub.show.visit(), finished, seeking)

    async def finished(self) -> list[Finished]:
        """The public games that ended last."""
        rows = await self.hub.storage.lobby("over", FINISHED)
        known = self._finished
        self._finished = {}
        for row in rows:
            found = known.get(row.id) or await self._read_finished(row.id)
            if found is not None:
                self._finished[row.id] = found
        return list(self._finished.values())

    async def _read_finished(self, table_id: str) -> Finished | None:
        try:
            table = (await self.hub.open(table_id)).table
        except ServerRefusal:  # it was removed just now, or it is damaged
            return None
        result = table.result()
        if result is None:
            return None
        return Finished(table_id, table.changed, table.rules.edition, table.info().seats, result)

    def forget(self, table_id: str) -> None:
        """Read a finished game anew when it is shown next."""
        self._finished.pop(table_id, None)

    def is_deserted(self, table_id: str) -> bool:
        """Whether no player of a table is present, or was lately, though they should be."""
        live = self.hub.tables.get(table_id)
        if live is not None and live.slow:
            return False
        seen = self._left.get(table_id, 0) if live is None else live.last_seen()
        # right after a restart nobody had time to come back yet
        return max(seen, self._began, self._elsewhere.get(table_id, 0)) < self._lately()

    async def look_elsewhere(self) -> None:
        """See when waiting tables were in use, as far as other servers have stored it."""
        waiting = await self.hub.storage.waiting()
        self._elsewhere = {table_id: stand.changed for table_id, stand in waiting.items()}

    def _lately(self) -> int:
        """Whoever was present after this time still counts as present."""
        return now() - self.patience

    # -------------------------------------------------------------------- coming and going

    def left(self, live: LiveTable) -> None:
        """Remember when a table that is dropped from memory was last in use."""
        if live.waits_in_lobby:
            self._left[live.id] = live.seen

    def comes_back(self, table_id: str) -> int:
        """When a table that comes back into memory was last in use."""
        return self._left.pop(table_id, 0)

    def waits_no_more(self, table_id: str) -> None:
        """A table has begun or was removed: it no longer counts for its address."""
        self._waiting.pop(table_id, None)

    async def touch(self) -> None:
        """Store when each waiting table was last in use, so that restarts do not forget it."""
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

    # -------------------------------------------------------------------- limits by address

    @contextmanager
    def keeps(self, name: str, address: str) -> Iterator[None]:
        """Count a table for an address while it is set up, and after that if it succeeds."""
        self._waiting[name] = address
        self._making.add(name)
        try:
            yield
        except Conflict:  # it exists already, and waits
            raise
        except BaseException:
            self._waiting.pop(name, None)
            raise
        finally:
            self._making.discard(name)

    async def check_room(self, address: str) -> None:
        """Refuse an address that has too many tables waiting in the lobby."""
        most = self.hub.settings.waiting_per_address
        for name in self._waits_of(address):
            if name in self._making:
                continue
            if len(self._waits_of(address)) < most:
                break
            try:
                waits = (await self.hub.open(name)).waits_in_lobby
            except ServerRefusal:  # another process has removed it
                waits = False
            if not waits:
                self._waiting.pop(name, None)
        if len(self._waits_of(address)) >= most:
            raise ServerRefusal("lobby", most=most)

    def _waits_of(self, address: str) -> list[str]:
        return [name for name, by in self._waiting.items() if by == address]
