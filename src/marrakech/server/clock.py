"""What time it is, for tables."""

from __future__ import annotations

from time import time_ns


class _Clock:
    """Never goes back, even if somebody sets the machine's clock."""

    def __init__(self) -> None:
        self.last = 0

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        self.last = max(self.last, time_ns() // 1_000_000)
        return self.last


now = _Clock()
