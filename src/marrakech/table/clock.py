"""The clocks of a table. They are told what time it is, and run only while somebody has to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.table.messages import ClockNow

if TYPE_CHECKING:
    from marrakech.table.messages import ClockPlan


LEAST_MS = 10_000
"""What one has at least for the next turn whose time for the whole game was over."""
TIMES = 3
"""The time that is over so often is over for good."""


class Clocks:
    """How much time every seat has left."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [plan.seconds * 1000] * seats
        self.running: int | None = None
        self.since = 0

    def run(self, seat: int | None, now: int, *, turn_over: bool) -> None:
        """From now on the clock of this seat runs, or none.

        When a turn is over the one whose turn it was gets the increment, or a whole new time for
        the next move.
        """
        if self.running is not None:
            # A clock in the past, of another machine perhaps, gives nobody more time
            self.left[self.running] -= max(0, now - self.since)
            if turn_over:
                if self.plan.kind == "move":
                    self.left[self.running] = self.plan.seconds * 1000
                else:
                    self.left[self.running] += self.plan.increment * 1000
        self.running = seat
        self.since = max(now, self.since)

    def run_out(self, seat: int, now: int) -> None:
        """Somebody else plays this turn of a seat: here is the time for the turns to come.

        That is a whole new time for the next move; or the increment, but enough to do something.
        """
        self.run(None, now, turn_over=False)
        by_turn = self.plan.seconds if self.plan.kind == "move" else self.plan.increment
        least = 0 if self.plan.kind == "move" else LEAST_MS
        self.left[seat] = max(by_turn * 1000, least)

    def due(self) -> int | None:
        """When the time of who has to act is over."""
        return None if self.running is None else self.since + max(0, self.left[self.running])

    def show(self, now: int) -> ClockNow:
        """The clocks as they are now."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= max(0, now - self.since)
        return ClockNow(self.plan, [max(0, ms) for ms in left], self.running, max(now, self.since))
