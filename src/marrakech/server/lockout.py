"""Who goes on after being refused: for some seconds they are not let in at all.

To refuse a request takes nearly as long as to answer a small one: it has to be read first, and told
why. Who asks a hundred times a second, whatever is answered, would have most of a server's time.
So refusals are counted, too. Who has had many of them within seconds is hung up on before a word is
read, for a while; then all is as before, also for others who have the same address. What is open
stays open: who plays beside such a neighbour goes on playing.
"""

from __future__ import annotations

import logging
from time import monotonic
from typing import TYPE_CHECKING

from marrakech.server.limits import MOST_BUCKETS, Buckets

if TYPE_CHECKING:
    from marrakech.server.settings import Settings

logger = logging.getLogger(__name__)

OUT_SECONDS = 10.0
"""For which nobody is let in: the page tries again of itself after such a time."""
REFUSALS = 2
"""Seconds' worth of requests that may be refused: many who share an address may all come back at
once, as after a restart."""
LEAST = 10
"""Requests a second from which this is reckoned at least: where a host allows fewer, who asks a
little too often is still told so, and not shut out."""
FORGOTTEN = 4
"""A refusal counts as long as so many requests take that are allowed."""
CUT = 10
"""Refusals that count for a connection which had to be cut: nobody honest is that far off."""
TOLD_SECONDS = 60.0
"""Between lines of the log."""


class Lockout:
    """The addresses that are not let in, and those that may soon be among them."""

    def __init__(self, settings: Settings) -> None:
        each = max(settings.requests_per_second, LEAST)
        self._refusals = Buckets(each / FORGOTTEN, each * REFUSALS)
        self._until: dict[str, float] = {}
        self._told = -TOLD_SECONDS
        self._untold = 0

    def __len__(self) -> int:
        """How many there may be; some of them may be back already."""
        return len(self._until)

    def count(self, address: str | None, times: int = 1, now: float | None = None) -> None:
        """Somebody was refused for asking too much. Who speaks for many (None) is not counted."""
        if address is None:
            return
        now = monotonic() if now is None else now
        if self._refusals.take(address, now, times) and not self.wait(address, now):
            if len(self._until) >= MOST_BUCKETS:
                kept = {each: till for each, till in self._until.items() if till > now}
                self._until = kept if len(kept) < MOST_BUCKETS else {}
            self._until[address] = now + OUT_SECONDS
            self._untold += 1
            self._tell(now)

    def wait(self, address: str, now: float | None = None) -> float:
        """The seconds until an address is let in; mostly none."""
        until = self._until.get(address)
        if until is None:
            return 0.0
        left = until - (monotonic() if now is None else now)
        if left <= 0:
            del self._until[address]
        return max(0.0, left)

    def _tell(self, now: float) -> None:
        if now - self._told >= TOLD_SECONDS:
            logger.warning(
                "turned away for %d seconds, for going on after many refusals: %d addresses",
                OUT_SECONDS,
                self._untold,
            )
            self._told, self._untold = now, 0
