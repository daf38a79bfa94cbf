"""The readiness check: whether the server can store anything, tried by a write to the database.

It may be asked as often as one likes: there is one write at a time, whose result is shared by all
who ask within a second.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from marrakech.server.trouble import Trouble

if TYPE_CHECKING:
    from marrakech.server.hub import Hub

READY_SECONDS = 2.0
"""How long a write may take: a player would have to wait as long."""
REUSED_SECONDS = 1.0


class Readiness:
    """The last trial write: running, or its result."""

    def __init__(self) -> None:
        self._trying: asyncio.Task[str] | None = None
        self._ended = 0.0

    async def ask(self, hub: Hub) -> str:
        """``ok``, or in a word why it is not."""
        if hub.is_ending:
            return "closing"
        trying = self._trying
        if trying is None or (trying.done() and self._ended < monotonic() - REUSED_SECONDS):
            trying = self._trying = asyncio.create_task(self._try(hub), name="ready")
        # wait() does not cancel the task if this request is cancelled: others may wait for it, too
        done, _ = await asyncio.wait({trying}, timeout=READY_SECONDS)
        return trying.result() if done else "slow"

    async def _try(self, hub: Hub) -> str:
        try:
            await hub.storage.pulse()
        except Trouble as trouble:
            return trouble.why
        except Exception:  # noqa: BLE001  (whatever it is: nothing is stored)
            return "other"
        finally:
            self._ended = monotonic()
        # a damaged file may still take this one write
        return "damaged" if hub.storage.damaged else "ok"


def redis_of(hub: Hub) -> str | None:
    """Whether Redis can be reached, in a word; None if it is not used.

    A server is ready without it: else a proxy would send everybody away from all servers at once.
    """
    if hub.exchange is None:
        return None
    return "ok" if hub.exchange.is_well else "away"
