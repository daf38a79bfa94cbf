"""A game of strong bots to be watched, which is played only while somebody looks.

It is in memory only: it is not stored, counts for no limit, and is gone when nobody has looked for
a while, or with the server.
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
    from marrakech.server.hub import Hub
    from marrakech.table.messages import Listing

PLAYERS = ("master", "merchant", "weaver", "grandmother")
PACE_SECONDS = 2.4
"""From one action to the next, so that everything can be shown and followed."""
VISIT_SECONDS = 15.0
"""Who has asked for the lobby looks at it for so long; the page asks every five seconds."""
PAUSE_SECONDS = 20.0
"""After a game, before the lobby has the next one."""
LEFT_SECONDS = 600.0
"""A game that nobody has looked at for so long is cleared away."""


class ShowTable(LiveTable):
    """The table of such a game: it is not in storage, and never asleep."""

    is_stored = False

    def is_idle(self, since: float) -> bool:  # noqa: ARG002
        """Whether it may sleep: there is nothing that it could be read from again."""
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

    def visit(self) -> Listing:
        """Somebody looks at the lobby: the game goes on, or another one begins."""
        self._visited = monotonic()
        live = self._tables[-1] if self._tables else None
        if live is None or (
            live.table.standing == "over" and self._ended < self._visited - PAUSE_SECONDS
        ):
            live = self._begin()
        self.go_on(live)
        return live.table.listing()

    def _begin(self) -> ShowTable:
        table_id = new_name()
        new = NewTable([SeatPlan("bot", level=level) for level in PLAYERS])
        made = Table.set_up(table_id, new, new_seed(), [None] * len(PLAYERS), now())
        live = ShowTable(Table(table_id, made), now())
        self._tables.append(live)
        self.hub.keep(live)
        return live

    def _is_watched(self, live: ShowTable) -> bool:
        visited = live is self._tables[-1] and self._visited > monotonic() - VISIT_SECONDS
        return visited or bool(live.viewers)

    def go_on(self, live: LiveTable) -> None:
        """Let the bots of such a table play, if somebody looks and they do not play yet."""
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
                action = await self.hub.decide(bot)
                live.table.apply(live.table.bot_acts(bot, action, now()))
                live.used = self._ended = monotonic()
                live.changed()
                await asyncio.sleep(PACE_SECONDS)
        finally:
            live.thinking = None

    def sweep(self) -> None:
        """Clear away what nobody looks at any more."""
        at = monotonic()
        for live in list(self._tables):
            if live.viewers:
                live.used = at
            elif live is not self._tables[-1] or max(live.used, self._visited) < at - LEFT_SECONDS:
                self._tables.remove(live)
                self.hub.gone(live)
