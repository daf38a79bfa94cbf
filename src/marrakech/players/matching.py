"""Who is seated with whom in a quick match, and which bots join them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from marrakech.players.ratings import BEGIN
from marrakech.table.names import same

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from marrakech.players.ratings import Pool
    from marrakech.table.messages import WantMatch

WIDENS = 10.0
"""Points by which somebody's limit widens with every second of waiting."""
USUAL_BOTS = ("merchant", "peddler", "apprentice")
"""The bots that fill the table if nobody there has a rating."""
NEVER = ("pourer", "storyteller")
"""Bots that are not asked: one that adapts to its player, and one that thinks for long."""


class Waits(Protocol):
    """Somebody who waits, in whichever queue."""

    @property
    def want(self) -> WantMatch:
        """What for."""

    @property
    def name(self) -> str:
        """What others will know them by."""

    @property
    def rating(self) -> float | None:
        """In the pool of that game; None without a passport."""

    def patience(self) -> float | None:
        """Seconds for which this guest still waits for people; None for ever."""

    def waited(self) -> float:
        """Seconds for which this guest has waited."""


Guest = TypeVar("Guest", bound=Waits)


def pool_for(want: WantMatch) -> Pool:
    """The pool in which such a game counts, if it does."""
    if want.variant:
        return "variant"
    return "2" if want.players == 2 else "3" if want.players == 3 else "4"


def can_play(waiting: Iterable[Guest], players: int) -> list[Guest]:
    """Some who can play together now, or nobody; ``waiting`` has who came first first.

    Who came first is seated first, with those nearest in strength. If there are not enough, those
    who have waited as long as they wanted to, and those who suit them, play with bots; who never
    wants bots is not seated with them because others do.
    """
    everybody = list(waiting)
    for guest in everybody:
        group = _around(guest, everybody, players)
        if len(group) == players:
            return group
    patient = [guest for guest in everybody if guest.want.patience is not None]
    for guest in patient:
        group = _around(guest, patient, players)
        if any(each.patience() == 0 for each in group):
            return group
    return []


def _around(first: Guest, everybody: Sequence[Guest], players: int) -> list[Guest]:
    """Somebody and those nearest in strength who suit each other, as many as a table has seats, in
    the order in which they came.
    """
    group = [first]
    for each in sorted(everybody, key=lambda other: distance(first, other)):
        if len(group) < players and all(each is not one and suits(each, one) for one in group):
            group.append(each)
    return [each for each in everybody if any(each is one for one in group)]


def distance(one: Waits, other: Waits) -> float:
    """How far apart two are; who has no rating is taken for somebody who is new."""
    return abs(_strength(one) - _strength(other))


def _strength(guest: Waits) -> float:
    return BEGIN if guest.rating is None else guest.rating


def suits(one: Waits, other: Waits) -> bool:
    """Whether two can sit at one table: of two with one name, the second waits for another."""
    if same(one.name, other.name) or one.want.variant != other.want.variant:
        return False
    for mine, theirs in ((one, other), (other, one)):
        if mine.want.rated is True and not may_be_rated(theirs):
            return False
        near = mine.want.near
        if near is not None and distance(one, other) > near + WIDENS * mine.waited():
            return False
    return True


def may_be_rated(guest: Waits) -> bool:
    """Whether a game with this one can count."""
    return guest.rating is not None and guest.want.rated is not False


def is_rated(group: Sequence[Waits]) -> bool:
    """Whether the game of those who have met counts: if nobody objects and all have passports; if
    somebody plays with bots alone, only if that was asked for.
    """
    if len(group) == 1 and group[0].want.rated is not True:
        return False
    return all(may_be_rated(each) for each in group)


def bots_for(group: Sequence[Waits], free: int, measured: Mapping[str, float]) -> list[str]:
    """The bots that take the free seats: those nearest in strength to who sits there."""
    known = [each.rating for each in group if each.rating is not None]
    choice = {name: rating for name, rating in measured.items() if name not in NEVER}
    if not known or len(choice) < free:
        return list(USUAL_BOTS[:free])
    mean = sum(known) / len(known)
    return sorted(choice, key=lambda name: abs(choice[name] - mean))[:free]
