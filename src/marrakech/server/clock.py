"""What time it is, for tables."""

from __future__ import annotations

from time import monotonic_ns, time_ns

MS = 1_000_000


class ServerClock:
    """Goes on evenly from when the process began, even if somebody sets the machine's clock."""

    def __init__(self) -> None:
        self.ahead = time_ns() // MS - monotonic_ns() // MS
        """Milliseconds by which it is ahead of the machine's steady clock."""
        self._seen = self.ahead
        """The same of the machine's clock on the wall, as it was last looked at."""

    def __call__(self) -> int:
        """Milliseconds since 1970, as it was known when the process began."""
        return monotonic_ns() // MS + self.ahead

    def not_before(self, time: int) -> int:
        """Be at a time at least, as when it is known that it was later already; how far that is."""
        behind = max(0, time - self())
        self.ahead += behind
        return behind

    def jumped(self) -> int:
        """How far the machine's clock was set since this was last asked; less than nothing: back.

        Nobody's time has changed by that.
        """
        before, self._seen = self._seen, time_ns() // MS - monotonic_ns() // MS
        return self._seen - before


now = ServerClock()
