"""The market of a day: one deal for everybody, what is told of it when, and how it is scored.

Days are counted from 1 January 1970, and begin at midnight in UTC. All that a day's market is
follows from its seed: see ``docs/daily.md``.

>>> date_of(20775)
'2026-11-18'
>>> plan_of(bytes(32)).opponents
('grandmother',)
"""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple

from marrakech.table.dice import SeedDice
from marrakech.table.messages import NewTable, Over, SeatPlan, Walked
from marrakech.table.table import DaysDice

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from marrakech.table.face import Face
    from marrakech.table.table import Table

DAY = 24 * 60 * 60 * 1000
"""In milliseconds, as all times of tables are."""
GRACE = 60 * 60 * 1000
"""Who has begun before midnight may finish so much later; then the day's seed is told."""
FIRST_DAY = 20_454
"""1 January 2026: of the days before there is no market, not even to be played again."""
RECIPE = 1
"""How a plan follows from a seed. It is stored with the seed: days keep the way that they had."""
OPPONENTS: tuple[tuple[str, ...], ...] = (
    ("merchant",),
    ("master",),
    ("weaver",),
    ("grandmother",),
    ("weaver", "apprentice"),
    ("merchant", "mason"),
    ("grandmother", "drummer"),
    ("master", "peddler"),
    ("merchant", "weaver"),
    ("apprentice", "mason", "grandmother"),
    ("merchant", "drummer", "peddler"),
    ("weaver", "mason", "merchant"),
    ("master", "grandmother", "drummer"),
)
"""Who may sit there. All decide without a clock: the same in the same position."""
STRONGEST = "storyteller"
"""The bot whose game is shown when the day is over. It plays alone, so it may look at a clock."""
PLAYER = 0
"""The seat of who plays."""
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_EPOCH = date(1970, 1, 1)


def day_at(time: int) -> int:
    """The number of the day at a time."""
    return time // DAY


def date_of(day: int) -> str:
    """The date of a day."""
    return (_EPOCH + timedelta(days=day)).isoformat()


def day_of(text: str) -> int:
    """The number of the day with a date; raises ``ValueError`` if it is none."""
    if not _DATE.fullmatch(text):
        raise ValueError(f"not a date: {text!r}")
    return (date.fromisoformat(text) - _EPOCH).days


def begins(day: int) -> int:
    """When a day's market opens."""
    return day * DAY


def opens(day: int) -> int:
    """When its seed is told, and the games of others are shown; what ends later does not count."""
    return (day + 1) * DAY + GRACE


def dice_of(day: int) -> DaysDice:
    """That a table has the dice of a day."""
    return DaysDice(date_of(day), opens(day))


class Plan(NamedTuple):
    """The deal of a day."""

    opponents: tuple[str, ...]
    """The bots, by seat; the player sits before them."""
    first: int
    """Who begins."""

    @property
    def players(self) -> int:
        """How many sit there."""
        return len(self.opponents) + 1

    def table(self, name: str, face: Face | None = None) -> NewTable:
        """The table of somebody who plays it."""
        return self._table(SeatPlan("person", name, face=face))

    def bots_table(self) -> NewTable:
        """The table at which the strongest bot plays it."""
        return self._table(SeatPlan("bot", level=STRONGEST))

    def _table(self, player: SeatPlan) -> NewTable:
        others = [SeatPlan("bot", level=level) for level in self.opponents]
        return NewTable([player, *others], first=self.first, take_back=False)


def plan_of(seed: bytes) -> Plan:
    """The deal that follows from a day's seed."""
    dice = SeedDice(seed)
    opponents = OPPONENTS[dice.draw("plan opponents", len(OPPONENTS))]
    return Plan(opponents, dice.draw("plan first", len(opponents) + 1))


# ------------------------------------------------------------------------ scores


class Score(NamedTuple):
    """What came of a try."""

    over: int
    """When the game ended."""
    counts: bool
    """Whether that was in time."""
    points: int
    """0 for who could not pay, or gave up."""
    place: int
    """At the table, from 1."""
    margin: int
    """Points beyond the best of the others."""
    throws: str
    """The player's own throws, a digit each."""
    gave_up: bool


def score_of(table: Table) -> Score | None:
    """What came of a table of a day; None if the game is not over, or was closed."""
    result = table.result()
    if result is None:
        return None
    others = [points for seat, points in enumerate(result.points) if seat != PLAYER]
    place = 1 + sum(len(seats) for seats in result.ranking[: _rank(result.ranking)])
    over = next(item.at for item in reversed(table.log) if isinstance(item, Over))
    thrown = (item for item in table.log if isinstance(item, Walked) and item.seat == PLAYER)
    return Score(
        over=over,
        counts=over < table.opens,
        points=result.points[PLAYER],
        place=place,
        margin=result.points[PLAYER] - max(others),
        throws="".join(str(item.steps) for item in thrown),
        gave_up=table.seats[PLAYER].gone is not None,
    )


def _rank(ranking: Sequence[Sequence[int]]) -> int:
    return next(rank for rank, seats in enumerate(ranking) if PLAYER in seats)


GOOD_LOSS, BAD_LOSS = 0.005, 0.05
"""A turn is the best if no choice of it lost more of the chance to win than the first; it is a
mistake from the second on, as in a review."""


def pattern_of(losses: Iterable[tuple[int, float]]) -> str:
    """One's turns without squares: ``b`` for the best, ``g`` for a good one, ``m`` for a mistake.

    The losses are those of one's choices, each with the number of its turn.
    """
    worst: dict[int, float] = {}
    for turn, loss in losses:
        worst[turn] = max(loss, worst.get(turn, 0.0))
    return "".join(
        "b" if loss <= GOOD_LOSS else "g" if loss < BAD_LOSS else "m"
        for _, loss in sorted(worst.items())
    )


# ------------------------------------------------------------------------ days in a row


class Streak(NamedTuple):
    """Days that were played without a gap."""

    now: int
    """Up to today; or to yesterday, while today can still be played."""
    best: int


def streak_of(days: Iterable[int], today: int) -> Streak:
    """How many days in a row somebody has played, by the days that count."""
    best = run = 0
    before = None
    for day in sorted(set(days)):
        run = run + 1 if before is not None and day == before + 1 else 1
        best = max(best, run)
        before = day
    return Streak(run if before is not None and before >= today - 1 else 0, best)
