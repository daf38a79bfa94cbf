"""What happens at tables without a request: bots play, they remark on things, rematches begin.

Where several servers share a database, any of them could see to it. The one that has made a table's
newest entry does: it leads the table, and the others stand by.
"""

from __future__ import annotations

import asyncio
from functools import partial
from random import random
from typing import TYPE_CHECKING

from marrakech.server.bot_threads import BotThreads
from marrakech.server.clock import now
from marrakech.server.jobs import not_told
from marrakech.server.live_table import Job
from marrakech.table.remarks import remark

if TYPE_CHECKING:
    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable
    from marrakech.table.entries import AnyEntry
    from marrakech.table.table import BotToMove, Table

STAND_BY_SECONDS = 1.5
"""How long a server waits for another one to let bots play, before it does that itself; up to twice
that."""


class Automation:
    """Lets bots play, clocks run out and rematches begin at the tables that this server leads."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._bots = BotThreads(hub.settings.bot_threads, hub.metrics)

    def go_on(self, live: LiveTable) -> None:
        """Start what happens next at a table: its timer, its bots, a rematch."""
        hub = self.hub
        if hub.closing or not live.is_stored:
            return
        hub.clocks.expect(live)
        table = live.table
        if not self.leads(live):
            self._stand_by(live)
            return
        hub.ratings.look_at(live)
        if live.thinking is None and table.bot_to_move() is not None:
            live.thinking = hub.start(self._let_bots_play(live), "bots")
        if remark(table, now()):
            # decided anew when it is this job's turn: something else may have happened by then
            hub.jobs.send(live, Job(_remarks, not_told))
        if not live.following and table.next_table() is not None:
            live.following = True
            hub.start(hub.table_setup.rematch(live), "rematch")

    def wake(self, live: LiveTable) -> None:
        """Start again what may have stopped, for instance because the disk was full."""
        if not live.is_asleep:
            self.go_on(live)

    def leads(self, live: LiveTable) -> bool:
        """Whether this server lets bots play and clocks run out at a table.

        If two believe that they do, only one of them can store the next entry, and the other one's
        work was in vain.
        """
        return live.led == live.version or not self.hub.storage.is_shared

    def lead(self, live: LiveTable) -> None:
        """Let bots play and clocks run out at a table from now on."""
        live.led = live.version
        self.go_on(live)

    async def decide(self, bot: BotToMove) -> str:
        """What a bot does, as a text."""
        return await self._bots.decide(bot.level, bot.view, bot.strength, bot.luck)

    def close(self) -> None:
        """Let no bot think any more."""
        self._bots.close()

    def _stand_by(self, live: LiveTable) -> None:
        """If nothing happens for a while at a table that another server leads, take over."""
        if not live.table.minds_itself:
            live.set_stand_by(None)
            return
        version = live.version

        def take_over() -> None:
            if not live.is_asleep and live.version == version:
                self.lead(live)

        seconds = STAND_BY_SECONDS * (1 + random())  # noqa: S311  (that not all do it at once)
        live.set_stand_by(asyncio.get_running_loop().call_later(seconds, take_over))

    async def _let_bots_play(self, live: LiveTable) -> None:
        try:
            while (
                not self.hub.closing
                and self.leads(live)
                and (bot_to_move := live.table.bot_to_move()) is not None
            ):
                action = await self.decide(bot_to_move)
                await self.hub.jobs.wanted(live, partial(_acts, bot_to_move, action))
        finally:
            live.thinking = None


def _remarks(table: Table) -> tuple[AnyEntry, ...]:
    """The entry for what a bot says about what has just happened, if it says anything."""
    return remark(table, now())


def _acts(bot_to_move: BotToMove, action: str, table: Table) -> tuple[AnyEntry, ...]:
    """The entries for the action that a bot has decided on."""
    return table.bot_acts(bot_to_move, action, now())
