"""Is a table that somebody wants possible, and what does it mean?"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from marrakech.core.board import COLOURS
from marrakech.core.rules import Rules
from marrakech.table.messages import NewTable, SeatPlan
from marrakech.table.names import cleaned
from marrakech.table.refusals import TableRefusal
from marrakech.table.seats import LEVEL_NAMES


def rules_of(new: NewTable) -> Rules:
    """The rules that a table plays by."""
    return _rules(new.rules, len(new.seats))


def text_of(new: NewTable) -> str:
    """These rules as text."""
    return _text(new.rules, len(new.seats))


@lru_cache(maxsize=200)
def _text(text: str, players: int) -> str:
    return _rules(text, players).text


@lru_cache(maxsize=200)
def _rules(text: str, players: int) -> Rules:
    return Rules.parse(text) if text else Rules(players=players)


def checked(new: NewTable) -> NewTable:
    """The same plan with clean names; one that is not possible is refused."""
    players = len(new.seats)
    rules = rules_of(new)
    if rules.players != players:
        raise TableRefusal("seats-and-rules", seats=players, players=rules.players)
    if new.first is not None and new.first >= players:
        raise TableRefusal("no-such-seat", seat=new.first)
    if new.colours and sorted(new.colours) != sorted(colour.value for colour in COLOURS):
        raise TableRefusal("colours")
    seats = [_seat(number, plan) for number, plan in enumerate(new.seats)]
    if not any(plan.kind == "person" for plan in seats) and any(
        plan.kind == "open" for plan in seats
    ):
        raise TableRefusal("nobody-waits")
    return replace(new, seats=seats, rules=text_of(new))


def _seat(number: int, plan: SeatPlan) -> SeatPlan:
    if plan.kind == "bot":
        return SeatPlan("bot", "", known_level(plan.level))
    if plan.level is not None:
        raise TableRefusal("level-of-person", seat=number)
    if plan.kind == "open":
        return SeatPlan("open")
    return SeatPlan("person", known_name(plan.name), chain=plan.chain)


def known_level(level: str | None) -> str:
    """A level that there is."""
    if level not in LEVEL_NAMES:
        raise TableRefusal("level", level=level or "", known=", ".join(LEVEL_NAMES))
    return level


def known_name(name: str) -> str:
    """A name that can be shown."""
    clean = cleaned(name)
    if not clean:
        raise TableRefusal("no-name")
    return clean
