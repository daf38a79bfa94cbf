"""The clocks of a table. The time is passed in, and a clock runs only while its player has to act.

Time left is time given less time spent. When turns are taken back, the time that was given for them
is taken back, too, but the player who goes back does not regain the time spent: so nobody can gain
time by undoing. Time spent is counted from the last entry of the log; if the server was away in
between, an entry says how much of that does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from marrakech.table.messages import ClockNow

if TYPE_CHECKING:
    from marrakech.table.messages import ClockPlan


LEAST_MS = 10_000
"""The least time for the next turn of a player whose time for the whole game ran out."""
TIMES = 3
"""A player whose time ran out so often is out of the game."""


SLOW_SECONDS = 43_200
"""Who has at least so long for a move plays slowly, and need not be there all the time."""


def is_slow(plan: ClockPlan | None) -> bool:
    """Whether players have so long for a move that they come and go meanwhile."""
    return plan is not None and plan.kind == "move" and plan.seconds >= SLOW_SECONDS


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
        """The time up to which all time spent has been counted."""
        self.held = 0
        """The latest time until which the clock waits for its player to connect; 0 if it does not
        wait."""
        self._lent: int | None = None
        """The seat for which a bot finishes a turn that its player had begun."""
        self._owed = 0
        """Time that is charged to that seat if its player comes back during the turn."""
        self._whole = False
        """Whether no bot has played in this turn."""
        self._spent = [0] * seats
        """Time spent in all, less the time given to players whose time had run out."""
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
        """Within a turn, let the clock of this seat run from now on, or none (a bot plays).

        If the player comes back after a bot played, the time in between counts as the player's.
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
        """A seat's time has run out, and a bot plays this turn: set the time for its next turn.

        That is the full time for a move; or the increment, but at least ``LEAST_MS``.
        """
        self.run(None, now)
        self._lent = None  # the player does not get this turn back
        by_turn = self.plan.seconds if self.plan.kind == "move" else self.plan.increment
        least = 0 if self.plan.kind == "move" else LEAST_MS
        given = max(by_turn * 1000, least) - self.left[seat]
        self._spend(seat, -given)

    def back(self, actions: int, by: int, now: int) -> None:
        """The game was taken back to so many actions, ``by`` a seat.

        The others get the time that they had then; that seat has spent what it has spent since.
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
        """The time that a seat would have left if it went back to so many actions."""
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
        # even if that is earlier: the time before was from another machine's clock
        self.since, self.held = now, held

    def _count(self, now: int) -> None:
        """Count what has been spent until now."""
        if self.running is not None:
            # if the time given is earlier, as by another machine's clock, nobody gains time
            self._spend(self.running, max(0, now - self.counts_from))
        self.since = max(now, self.since)

    def _spend(self, seat: int, milliseconds: int) -> None:
        self.left[seat] -= milliseconds
        self._spent[seat] += milliseconds

    # -------------------------------------------------------------------- what can be seen

    @property
    def counts_for(self) -> int | None:
        """The seat whose time passes, even while a bot finishes its turn."""
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
