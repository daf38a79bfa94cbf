"""The clocks of a table. They are told what time it is, and run only while somebody has to act.

What one has left is what one was given, less what one has spent. Going back takes back what was
given for turns that are undone, and nothing that was spent by who goes back: so nobody can make
time. What was spent is counted from the last entry of the log on; where the server was away in
between, an entry says how much of that does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from marrakech.table.messages import ClockNow

if TYPE_CHECKING:
    from marrakech.table.messages import ClockPlan


LEAST_MS = 10_000
"""What one has at least for the next turn whose time for the whole game was over."""
TIMES = 3
"""The time that is over so often is over for good."""


class _Turn(NamedTuple):
    """The clocks when a turn began."""

    actions: int
    """How many there were in the game."""
    left: tuple[int, ...]
    spent: tuple[int, ...]


class Clocks:
    """How much time every seat has left."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [plan.seconds * 1000] * seats
        self.running: int | None = None
        self.since = 0
        """Until when all is counted."""
        self.held = 0
        """Until when the clock of who has to act waits for that player at the latest; 0: it does
        not wait."""
        self._lent: int | None = None
        """The seat for which a bot plays in the turn that it has begun itself."""
        self._owed = 0
        """What it will have spent if it goes on itself, beside what is not counted yet."""
        self._whole = False
        """Whether no bot has played in this turn."""
        self._spent = [0] * seats
        """In all, less what was given to those whose time was over."""
        self._turns: list[_Turn] = []

    # -------------------------------------------------------------------- turns

    def begin(self, seat: int | None, actions: int, now: int) -> None:
        """A turn begins, with so many actions in the game: of this seat, or of a bot."""
        self._turns.append(_Turn(actions, tuple(self.left), tuple(self._spent)))
        self.running, self.since, self.held = seat, max(now, self.since), 0
        self._lent, self._whole = None, seat is not None

    def end(self, seat: int, now: int) -> None:
        """The turn of a seat is over.

        There is a whole new time for the next one; or the increment, if one has played it oneself.
        """
        self._count(now)
        if self.plan.kind == "move":
            self.left[seat] = self.plan.seconds * 1000
        elif self.running == seat and self._whole:
            self.left[seat] += self.plan.increment * 1000
        self.running = None

    def run(self, seat: int | None, now: int, *, acted: bool = False) -> None:
        """In the same turn, from now on the clock of this seat runs, or none.

        Who lets a bot play, and then goes on oneself after all, has thought meanwhile.
        """
        before = self.running
        if seat is None:
            self._whole = False
            if before is not None:
                self._count(now)
                self._lent, self._owed = before, 0
        else:
            if self._lent == seat:
                self.running = seat
                self._spend(seat, self._owed)
            self._count(now)
            self._lent, self._owed = None, 0
        if acted:
            self.held = 0
        self.running = seat

    def run_out(self, seat: int, now: int) -> None:
        """Somebody else plays this turn of a seat: here is the time for the turns to come.

        That is a whole new time for the next move; or the increment, but enough to do something.
        """
        self.run(None, now)
        self._lent = None  # this turn is not given back
        by_turn = self.plan.seconds if self.plan.kind == "move" else self.plan.increment
        least = 0 if self.plan.kind == "move" else LEAST_MS
        given = max(by_turn * 1000, least) - self.left[seat]
        self._spend(seat, -given)

    def back(self, actions: int, by: int, now: int) -> None:
        """Somebody goes back to where the game had so many actions.

        The others have what they had then; who goes back has spent time since.
        """
        self._count(now)
        self.running = self._lent = None
        self.held = 0
        while len(self._turns) > 1 and self._turns[-1].actions > actions:
            self._turns.pop()
            self._whole = True
        turn = self._turns[-1]
        for seat, left in enumerate(turn.left):
            if seat != by:
                self._spent[seat] = turn.spent[seat]
            self.left[seat] = left - (self._spent[seat] - turn.spent[seat])

    def left_after(self, actions: int, by: int) -> int:
        """What somebody has who goes back to so many actions."""
        turn = next(each for each in reversed(self._turns) if each.actions <= actions)
        return turn.left[by] - (self._spent[by] - turn.spent[by])

    def resume(self, now: int, lost: int, held: int) -> None:
        """The server was away: so much of the time since the last count does not count.

        The clock of who has to act goes on now, or waits until a time.
        """
        passed = max(0, now - self.counts_from - lost)
        if self.running is not None:
            self._spend(self.running, passed)
        elif self._lent is not None:
            self._owed += passed
        # also if that is earlier: then it was another clock that told the time before
        self.since, self.held = now, held

    def _count(self, now: int) -> None:
        """Count what has been spent until now."""
        if self.running is not None:
            # A clock in the past, of another machine perhaps, gives nobody more time
            self._spend(self.running, max(0, now - self.counts_from))
        self.since = max(now, self.since)

    def _spend(self, seat: int, milliseconds: int) -> None:
        self.left[seat] -= milliseconds
        self._spent[seat] += milliseconds

    # -------------------------------------------------------------------- what can be seen

    @property
    def counts_for(self) -> int | None:
        """Whose time passes: also while a bot plays, until it has finished the turn."""
        return self._lent if self.running is None else self.running

    @property
    def counts_from(self) -> int:
        """Since when time has passed that is not counted yet."""
        return max(self.since, self.held)

    def due(self) -> int | None:
        """When something happens: the clock that waits goes on, or the time that runs is over."""
        if self.running is None:
            return None
        return self.held or self.since + max(0, self.left[self.running])

    def show(self, now: int) -> ClockNow:
        """The clocks as they are now."""
        left = list(self.left)
        waits = self.held > now
        if self.running is not None:
            left[self.running] -= max(0, now - self.counts_from)
        return ClockNow(
            self.plan,
            [max(0, ms) for ms in left],
            None if waits else self.running,
            max(now, self.since),
            self.running if waits else None,
        )
