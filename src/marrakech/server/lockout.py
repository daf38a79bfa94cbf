"""Locks out addresses that keep asking although they are refused, for some seconds.

Refusing a request takes nearly as long as answering a small one: it has to be read first. A client
that ignores refusals could take up most of a server's time with them. So refusals are counted. New
connections of an address that has had too many are closed for a while before anything is read.
Connections that are open stay open: others at the same address can go on playing.
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
"""How long a lockout lasts; the page tries again by itself after such a time."""
REFUSALS = 2
"""How many seconds' worth of requests may be refused before a lockout: after a restart many who
share an address may all come back at once."""
LEAST = 10
"""The least rate, in requests a second, that this is computed from: where a host allows fewer, a
client that asks a little too often is still told so, and not locked out."""
FORGOTTEN = 4
"""A refusal is forgotten in the time that so many allowed requests take."""
CUT = 10
"""A connection that had to be cut counts as so many refusals: no honest client needs that."""
TOLD_SECONDS = 60.0
"""The least time between two lines of the log about lockouts."""


class Lockout:
    """The addresses that are locked out, and the refusals that others have had."""

    def __init__(self, settings: Settings) -> None:
        each = max(settings.requests_per_second, LEAST)
        self._refusals = Buckets(each / FORGOTTEN, each * REFUSALS)
        self._until: dict[str, float] = {}
        self._told = -TOLD_SECONDS
        self._untold = 0

    def __len__(self) -> int:
        """How many addresses are noted as locked out; some may be over by now."""
        return len(self._until)

    def count(self, address: str | None, times: int = 1, now: float | None = None) -> None:
        """Count a refusal for asking too much; None, a proxy that many share, is not counted."""
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
        """The seconds until an address is let in again; 0 if it is not locked out."""
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
