"""A game of strong bots to be watched, which is played only while somebody looks.

It is in memory only: it is not stored, counts for no limit, and is gone when nobody has looked for
a while, or with the server. Of servers that tell each other what happens, one lets the bots play
and all show the same game, for the page may ask another one each time. If two do, the one goes on
whose name comes first.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from marrakech.server.clock import now
from marrakech.server.keys import new_name, new_seed
from marrakech.server.live_table import LiveTable
from marrakech.table.messages import NewTable, SeatPlan
from marrakech.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marrakech.server.hub import Hub
    from marrakech.table.entries import AnyEntry
    from marrakech.table.messages import Listing

PLAYERS = ("master", "merchant", "weaver", "grandmother")
PACE_SECONDS = 2.4
"""From one action to the next, so that everything can be shown and followed."""
VISIT_SECONDS = 15.0
"""For how long a request for the lobby counts as a visitor; the page asks every five seconds."""
PAUSE_SECONDS = 20.0
"""After a game, before the lobby has the next one."""
SILENT_SECONDS = 3 * PACE_SECONDS
"""A server that has told nothing of its game for so long does not play it any more."""
LEFT_SECONDS = 600.0
"""A game that nobody has looked at for so long is cleared away."""


class ShowTable(LiveTable):
    """The table of such a game: it is not in storage, and never asleep."""

    is_stored = False
    played_by = ""
    """The server that lets its bots play, if that is another one."""

    def __init__(self, table: Table, log: list[str]) -> None:
        super().__init__(table, now())
        self.log = log
        """Its entries, as other servers are told."""

    def is_idle(self, since: float) -> bool:  # noqa: ARG002
        """Never: it could not be read from storage again."""
        return False


class Show:
    """The game that is on, and those before it that are still looked at."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._tables: list[ShowTable] = []
        """The one that is on is the last."""
        self._visited = -VISIT_SECONDS
        self._ended = 0.0
        """When the last game ended."""
        self._heard = -SILENT_SECONDS
        """When another server last told of its game."""

    def visit(self) -> Listing:
        """Somebody looks at the lobby: the game goes on, or another one begins."""
        self._visited = monotonic()
        live = self._tables[-1] if self._tables else None
        if live is not None and live.played_by and self._heard > self._visited - SILENT_SECONDS:
            if self.hub.exchange is not None:
                self.hub.exchange.visited()
            return live.table.listing()
        if (
            live is None
            or live.played_by
            or (live.table.standing == "over" and self._ended < self._visited - PAUSE_SECONDS)
        ):
            live = self._begin()
        self.go_on(live)
        return live.table.listing()

    def visited_elsewhere(self) -> None:
        """Somebody looks at the game of this server through another one."""
        if self._tables and not self._tables[-1].played_by:
            self.visit()

    def follow(self, by: str, table_id: str, log: list[str]) -> None:
        """Show what another server plays, unless this one plays itself and goes first."""
        exchange, mine = self.hub.exchange, self._tables[-1] if self._tables else None
        assert exchange is not None, "it was heard of"
        plays = mine is not None and not mine.played_by and mine.thinking is not None
        if plays and exchange.name < by:
            return
        self._heard = self._ended = monotonic()
        seal = self.hub.storage.seal
        live = next((each for each in self._tables if each.id == table_id), None)
        entries = [
            seal.decode(table_id, each.encode()) for each in log[live.version if live else 0 :]
        ]
        if live is None:
            live = ShowTable(Table(table_id, entries), log)
            live.played_by = by
            self._tables.append(live)
            self.hub.keep(live)
        elif entries and live.played_by:
            live.table.apply(entries)
            live.used = self._ended
            live.changed()
        if self._is_watched(live):
            exchange.visited()

    def _begin(self) -> ShowTable:
        table_id = new_name()
        new = NewTable([SeatPlan("bot", level=level) for level in PLAYERS])
        made = Table.set_up(table_id, new, new_seed(), [None] * len(PLAYERS), now())
        live = ShowTable(Table(table_id, made), self._written(table_id, made))
        self._tables.append(live)
        self.hub.keep(live)
        return live

    def _is_watched(self, live: ShowTable) -> bool:
        visited = live is self._tables[-1] and self._visited > monotonic() - VISIT_SECONDS
        return visited or bool(live.viewers)

    def go_on(self, live: LiveTable) -> None:
        """Let the bots of such a table play, if somebody looks and they do not play yet."""
        if not isinstance(live, ShowTable) or live.played_by:
            return
        if live in self._tables and live.thinking is None and not self.hub.closing:
            live.thinking = self.hub.start(self._play(live), "show")

    async def _play(self, live: LiveTable) -> None:
        try:
            while (
                isinstance(live, ShowTable)
                and live in self._tables
                and self._is_watched(live)
                and not self.hub.closing
                and (bot := live.table.bot_to_move()) is not None
            ):
                if self.hub.exchange is not None:
                    self.hub.exchange.shown(live.id, live.log)
                action = await self.hub.automation.decide(bot)
                entries = live.table.bot_acts(bot, action, now())
                live.table.apply(entries)
                live.log += self._written(live.id, entries)
                live.used = self._ended = monotonic()
                live.changed()
                await asyncio.sleep(PACE_SECONDS)
        finally:
            live.thinking = None

    def _written(self, table_id: str, entries: Iterable[AnyEntry]) -> list[str]:
        """Entries as other servers are told, with the seed sealed."""
        seal = self.hub.storage.seal
        return [seal.encode(table_id, entry).decode() for entry in entries]

    def sweep(self) -> None:
        """Clear away what nobody looks at any more."""
        at = monotonic()
        for live in list(self._tables):
            if live.viewers:
                live.used = at
            elif live is not self._tables[-1] or max(live.used, self._visited) < at - LEFT_SECONDS:
                self._tables.remove(live)
                self.hub.gone(live)
