"""The clock for all times of tables: monotonic, whatever happens to the machine's clock."""

from __future__ import annotations

from time import monotonic_ns, time_ns

MS = 1_000_000


class ServerClock:
    """Goes on evenly from when the process began, even if somebody sets the machine's clock."""

    def __init__(self) -> None:
        self.ahead = time_ns() // MS - monotonic_ns() // MS
        """What to add to the monotonic clock, in milliseconds."""
        self._seen = self.ahead
        """The same for the machine's wall clock, when it was last looked at."""

    def __call__(self) -> int:
        """Milliseconds since 1970, as it was known when the process began."""
        return monotonic_ns() // MS + self.ahead

    def not_before(self, time: int) -> int:
        """Set the clock forward to a time that is known to have passed; returns by how much."""
        behind = max(0, time - self())
        self.ahead += behind
        return behind

    def agree(self, time: int, most: int | None = None) -> int:
        """Go by another clock, that of the database; returns by how much this one was wrong.

        ``most`` is how much is corrected at once, for a clock that is in use.
        """
        wrong = time - self()
        self.ahead += wrong if most is None else max(-most, min(most, wrong))
        return wrong

    def jumped(self) -> int:
        """By how much the machine's clock was set since the last call; negative if it was set back.

        It is only reported: times of tables do not depend on it.
        """
        before, self._seen = self._seen, time_ns() // MS - monotonic_ns() // MS
        return self._seen - before


now = ServerClock()
