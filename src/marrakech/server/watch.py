"""Polls the database for changes by other processes: a host's command, or a second server.

Other processes send no signal, so what they have stored is looked up once a second.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING

from marrakech.server.clock import now
from marrakech.server.trouble import Trouble

if TYPE_CHECKING:
    from marrakech.server.bans import Ban
    from marrakech.server.server import Server

logger = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
TIDY_SECONDS = 3600.0
TOLD_SECONDS = 4.0
"""How often to poll while other servers announce their changes: messages may be lost."""
ASK_SECONDS = 5.0
"""How often servers that share a database read from it which tables wait, and what time it is."""
MOST_MS = 5
"""By how much a clock is corrected each time: more than it can go wrong in between."""


class Watch:
    """Polls every second."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._reads_bans = True
        self._bans: list[Ban] = []
        self._ask_at = self._changed_at = 0.0
        self._was_told = False
        self._tidy_at = monotonic() + LOOK_SECONDS  # not while the server is still starting

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                await self.look()
            except Trouble as trouble:
                logger.debug("looking at what others do has to wait: %s", trouble)
            except Exception:
                logger.exception("looking at what others do failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Look once."""
        hub = self.server.hub
        changed = await self._changed()
        if changed is not None:
            self._reads_bans = True  # stays set until reading them has succeeded
            await hub.follow(changed)
            await hub.erasing.follow()
        if hub.storage.is_shared:
            await self._share()
        if self._reads_bans:
            bans = await self.server.moderation.bans(now())
            self._reads_bans = False
            if bans != self._bans:
                self._bans = bans
                self.server.bans.replace(bans)
                self._send_away()
        if (at := monotonic()) >= self._tidy_at:
            self._tidy_at = at + TIDY_SECONDS
            await self.server.moderation.tidy(now())

    async def _changed(self) -> dict[str, int | None] | None:
        """What others have stored; asked less often while they tell us."""
        hub = self.server.hub
        at, told = monotonic(), hub.exchange is not None and hub.exchange.hears_all
        if told and self._was_told and at < self._changed_at:
            return None
        self._changed_at, self._was_told = at + TOLD_SECONDS, told
        return await hub.storage.changed_elsewhere(hub.known)

    async def _share(self) -> None:
        """Take part in what servers that share a database do together."""
        hub = self.server.hub
        await hub.clocks.adopt()
        if (at := monotonic()) >= self._ask_at:
            self._ask_at = at + ASK_SECONDS
            await hub.lobby.look_elsewhere()
            if (time := await hub.storage.time()) is not None:
                now.agree(time, MOST_MS)

    def _send_away(self) -> None:
        """Disconnect viewers who have been banned since."""
        for viewer in self.server.hub.viewers():
            viewer.connection.recheck()
