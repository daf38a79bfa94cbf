"""What is told of a finished game to one who played it, and what they have achieved there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from marrakech.players.marks import PlayedGame, marks_of
from marrakech.table.messages import Closed, Over
from marrakech.table.names import heard

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from marrakech.players.marks import Mark
    from marrakech.table.messages import SeatNow
    from marrakech.table.table import Table

ENDED = ("over", "closed")
"""The standings of tables at which nothing is played any more."""
PEOPLE, BOTS = 1, 2
"""Who the others were; both together are the sum."""
NOBODYS = 0
"""The place of who has more than one seat: nobody's own, as round one screen."""


class SeatScore(NamedTuple):
    """What a seat has made of a game."""

    points: int
    place: int
    """From 1 on; those who share a place have the same one."""


class Told(NamedTuple):
    """What is told of a finished game to one who played it."""

    seat: int
    over: int
    """When it ended."""
    players: int
    place: int | None
    """None if the game was closed before its end, and at all seats but one of who has several."""
    company: int
    rivals: str
    """What the others are called, to be searched: see :func:`rivals_of`."""
    scores: str


def told_of(table: Table, holders: Mapping[int, str]) -> list[Told]:
    """What is told to the owners of these seats; nothing while the game goes on."""
    if table.standing not in ENDED:
        return []
    ends = (item.at for item in reversed(table.log) if isinstance(item, Over | Closed))
    over = next(ends, table.changed)
    scores = scores_of(table)
    seats = table.info().seats
    told = []
    for seat, owner in holders.items():
        own = [each for each in sorted(holders) if holders[each] == owner]
        place = None if scores is None else scores[seat].place
        if len(own) > 1:
            place = NOBODYS if scores is not None and seat == own[0] else None
        company, rivals = company_of(seats, own), rivals_of(seats, seat)
        told.append(Told(seat, over, len(seats), place, company, rivals, _written(scores)))
    return told


def company_of(seats: Sequence[SeatNow], own: Collection[int]) -> int:
    """Who sits at a table beside those who have these seats."""
    others = {each.kind for number, each in enumerate(seats) if number not in own}
    return PEOPLE * ("person" in others) + BOTS * ("bot" in others)


def scores_of(table: Table) -> list[SeatScore] | None:
    """Points and place of every seat; None if the game has no result."""
    result = table.result()
    if result is None:
        return None
    places: dict[int, int] = {}
    for together in result.ranking:
        place = len(places) + 1
        places.update(dict.fromkeys(together, place))
    return [SeatScore(points, places[seat]) for seat, points in enumerate(result.points)]


def _written(scores: Sequence[SeatScore] | None) -> str:
    return " ".join(f"{points}/{place}" for points, place in scores or ())


def read_scores(text: str) -> list[SeatScore]:
    """Read what :func:`told_of` has written."""
    return [SeatScore(*map(int, each.split("/"))) for each in text.split()]


def rivals_of(seats: Sequence[SeatNow], seat: int) -> str:
    r"""What the others at a table are called, a line for each, as it is searched: names of people
    without what cannot be heard, and the levels of bots after an at sign.
    """
    lines = [
        f"@{each.level}" if each.kind == "bot" else heard(each.name)
        for number, each in enumerate(seats)
        if number != seat
    ]
    return "\n".join(["", *lines, ""])


def earned(table: Table, seat: int) -> list[Mark]:
    """What a player has achieved in a finished game, all by themselves."""
    game = table.dice_game
    by_themselves = (
        table.standing == "over"
        and game is not None
        and not table.plan.position
        and not table.turns_taken_back
        and not any(helped == seat for helped, _, _ in table.helped)
        and not table.has_stood_in(seat)
    )
    if not by_themselves or game is None:
        return []
    levels = [each.level if each.kind == "bot" else None for each in table.seats]
    return marks_of(PlayedGame(game.game, levels, tuple(table.gone)), seat)


def alone(holders: Mapping[int, str]) -> Collection[int]:
    """The seats whose owners have no other one at the table."""
    owners = list(holders.values())
    return [seat for seat, owner in holders.items() if owners.count(owner) == 1]
