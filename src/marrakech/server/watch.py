"""Notices what others do with the same folder: a command beside the server, or another server.

They tell nobody: what they have stored is all there is to see.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING

from marrakech.server.clock import now
from marrakech.server.storage import Trouble

if TYPE_CHECKING:
    from marrakech.server.server import Server

logger = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
TIDY_SECONDS = 3600.0


class Watch:
    """Looks every second."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._reads_bans = True
        self._tidy_at = monotonic() + LOOK_SECONDS  # not before it has begun well

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
        changed = await hub.storage.changed_elsewhere(hub.known)
        if changed is not None:
            self._reads_bans = True  # also if this time it fails
            await hub.follow(changed)
        if self._reads_bans:
            self.server.bans.replace(await self.server.moderation.bans(now()))
            self._reads_bans = False
            self._send_away()
        if (at := monotonic()) >= self._tidy_at:
            self._tidy_at = at + TIDY_SECONDS
            await self.server.moderation.tidy(now())

    def _send_away(self) -> None:
        """Those who may not be here any more are told, and go."""
        for viewer in self.server.hub.viewers():
            viewer.connection.recheck()
