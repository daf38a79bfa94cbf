"""Sends the viewers of a server that is about to stop to the others that share its database.

They come there all at once, if they are sent all at once, and the last of them would have to wait
for seconds. So they are sent a few at a time, and those who are still here play on until then.
"""

from __future__ import annotations

import asyncio
from math import ceil
from typing import TYPE_CHECKING

from marrakech.table.messages import Bye

if TYPE_CHECKING:
    from marrakech.server.hub import Hub

RETRY_SECONDS = 0.1
"""After so long they may come to another server."""
PAUSE_SECONDS = 0.1
AT_ONCE = 20
"""How many are sent away at a time: a server that has much to do takes in so many in that pause."""
MOST_PAUSES = 80
"""With more viewers there are more of them at a time, so that a server ends within seconds."""


async def hand_over(hub: Hub) -> None:
    """Send all viewers away; from now on the server says that it is not ready."""
    hub.is_leaving = True
    viewers = hub.viewers()
    size = max(AT_ONCE, ceil(len(viewers) / MOST_PAUSES))
    for start in range(0, len(viewers), size):
        for viewer in viewers[start : start + size]:
            viewer.leave(Bye("restart", RETRY_SECONDS))
        await asyncio.sleep(PAUSE_SECONDS)
