"""Series: "best of three" between the same players, over tables that follow each other.

Every table of a series knows which game it is and who has won how often before; who is ahead now
follows from that and from its own result. So no table has to look at another one.

A shared win counts for everybody who shares it. The series is decided when nobody can draw level
any more with the one who has won most, or when its last game is over: then whoever has won most
has won it, and those who have won equally often share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from marrakech.table.messages import SeriesNow, SeriesPlan

if TYPE_CHECKING:
    from collections.abc import Sequence


def fresh(plan: SeriesPlan) -> SeriesPlan:
    """The same series before its first game, whatever somebody says of its score."""
    return SeriesPlan(plan.games)


def series_now(plan: SeriesPlan, seats: int, winners: Sequence[int] | None) -> SeriesNow:
    """How a series stands; ``winners`` are those of this table's game, None while it goes on."""
    before = plan.won or [0] * seats
    won = [each + (seat in (winners or ())) for seat, each in enumerate(before)]
    played = plan.number - (winners is None)
    best = max(won)
    ahead = [seat for seat, each in enumerate(won) if each == best]
    others = [each for seat, each in enumerate(won) if seat != ahead[0]]
    decided = played >= plan.games or best > max(others) + plan.games - played
    return SeriesNow(plan.games, plan.number, won, ahead if decided else [])


def next_series(
    plan: SeriesPlan, seats: int, winners: Sequence[int] | None, order: Sequence[int]
) -> SeriesPlan:
    """The series at the next table, or another one as long if this one is decided.

    ``order`` says for each seat there which one it was here.
    """
    now = series_now(plan, seats, winners)
    if now.winners:
        return fresh(plan)
    won = [now.won[seat] for seat in order]
    return replace(plan, number=plan.number + 1, won=won)
