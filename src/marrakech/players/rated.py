"""Which games count for ratings, and what came of them for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from marrakech.players.ratings import Rating, Sitter, anchor, pool_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from marrakech.players.ratings import Pool
    from marrakech.table.table import Table

Why = Literal["not-wanted", "closed", "anonymous", "same-player", "helped", "bot"]
"""Why a game does not count: it was not set up as one that does, the host has ended it, somebody
has no passport, two seats have the same, somebody was helped, or a bot has no measured rating."""
ADAPTS_FROM, ADAPTS_BY = "porter", 8.8
"""The bot that adapts is as strong as this one at a strength of 0, and for each step so much
stronger, so that it is as measured at 50."""


def unrated(table: Table, holders: Mapping[int, str]) -> Why | None:
    """Why the game at a table does not count, by all that is known so far; None if it does.

    ``holders`` tells whose passport each seat belongs to.
    """
    if not table.plan.rated:
        return "not-wanted"
    if table.standing == "closed":
        return "closed"
    if table.redrawn or table.helped:
        return "helped"
    people = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
    if any(seat not in holders for seat in people):
        return "anonymous"
    if len({holders[seat] for seat in people}) < len(people):
        return "same-player"
    return None


def pool(table: Table) -> Pool:
    """In which pool the game at a table counts."""
    return pool_of(table.rules)


def places(table: Table) -> list[int]:
    """Where each seat came in, from 0. Who has left comes last; who was only away, and for whom a
    bot played meanwhile, has what that bot has won.
    """
    result = table.result()
    assert result is not None, "the game is over"
    place = {seat: at for at, seats in enumerate(result.ranking) for seat in seats}
    return [place[seat] for seat in range(len(table.seats))]


def strength_of(level: str, strength: int | None, measured: Mapping[str, float]) -> float | None:
    """The measured rating of a bot; None if it was not measured."""
    if level == "pourer":
        begin = measured.get(ADAPTS_FROM)
        return None if begin is None else begin + ADAPTS_BY * (50 if strength is None else strength)
    return measured.get(level)


def sitters(
    table: Table, before: Mapping[int, Rating], measured: Mapping[str, float]
) -> list[Sitter] | None:
    """Everybody at a table whose game is over; None if there is a bot that was never measured.

    ``before`` has the ratings of people by seat, and ``measured`` those of bots by name.
    """
    found: list[Sitter] = []
    for number, (seat, place) in enumerate(zip(table.seats, places(table), strict=True)):
        if seat.kind == "person":
            found.append(Sitter(before[number], place))
            continue
        rating = strength_of(seat.level or "", seat.strength, measured)
        if rating is None:
            return None
        found.append(Sitter(anchor(rating), place, anchor=True))
    return found
