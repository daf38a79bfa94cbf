"""Checks the plan of a new table (rules, seats, names, clock) and fills in what it leaves out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marrakech.core.board import COLOURS
from marrakech.core.game import Game
from marrakech.core.rules import Rules
from marrakech.core.story import Phase
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import NewTable, SeatPlan
from marrakech.table.names import cleaned, mixes_alphabets, same
from marrakech.table.seats import ADAPTS, LEVEL_NAMES
from marrakech.table.series import fresh

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def rules_of(new: NewTable) -> Rules:
    """The rules that a table plays by."""
    return _rules(new.rules, len(new.seats))


def text_of(new: NewTable) -> str:
    """The rules that a table plays by, as text."""
    return _text(new.rules, len(new.seats))


@lru_cache(maxsize=200)
def _text(text: str, players: int) -> str:
    return _rules(text, players).text


@lru_cache(maxsize=200)
def _rules(text: str, players: int) -> Rules:
    return Rules.parse(text) if text else Rules(players=players)


def as_made(new: NewTable) -> NewTable:
    """A stored plan, completed: old ones do not say that a player without time is out at once."""
    if new.clock is None or new.clock.out is not None:
        return new
    return replace(new, clock=replace(new.clock, out="out"))


def checked(new: NewTable, *, again: bool = False) -> NewTable:
    """The same plan with clean names; one that is not possible is refused.

    Those who play ``again`` have the names that they had.
    """
    players = len(new.seats)
    if new.position:
        new = _placed(new)
    rules = rules_of(new)
    if rules.players != players:
        raise TableRefusal("seats-and-rules", seats=players, players=rules.players)
    if new.first is not None and new.first >= players:
        raise TableRefusal("no-such-seat", seat=new.first)
    if new.colours and sorted(new.colours) != sorted(colour.value for colour in COLOURS):
        raise TableRefusal("colours")
    seats = [_seat(number, plan, again=again) for number, plan in enumerate(new.seats)]
    if new.programs is False and any(plan.program for plan in seats):
        raise TableRefusal("programs")
    if not any(plan.kind == "person" for plan in seats) and any(
        plan.kind == "open" for plan in seats
    ):
        raise TableRefusal("nobody-waits")
    if not again:
        names: list[str] = []
        for plan in seats:
            if plan.kind == "person":
                names.append(new_name(plan.name, names))
    clock = new.clock
    if clock is not None and clock.out is None:
        clock = replace(clock, out="bot")
    # where people sit at several screens, nobody could see that another one is helped
    shared = all(plan.kind != "open" for plan in seats)
    hints = new.hints and shared
    if new.rated:
        _check_rated(new, seats, shared=shared)
    series = new.series if again or new.series is None else fresh(new.series)
    return replace(new, seats=seats, rules=text_of(new), clock=clock, hints=hints, series=series)


def _check_rated(new: NewTable, seats: Sequence[SeatPlan], *, shared: bool) -> None:
    """Refuse a plan whose result could not count for ratings."""
    rules = rules_of(new)
    as_printed = rules.rugs is None and rules.dirhams == Rules(players=rules.players).dirhams
    helped = shared and (new.hints or new.take_back)
    alone = all(plan.kind == "bot" for plan in seats)
    if helped or alone or new.position or not as_printed:
        raise TableRefusal("rated")


def _placed(new: NewTable) -> NewTable:
    """The plan of a table that goes on from a position: rules and who begins follow from it."""
    game = Game.from_position(new.position)
    if game.phase == Phase.OVER or any(seat.kind == "open" for seat in new.seats):
        raise TableRefusal("position")
    return replace(new, position=game.position(), rules=game.rules.text, first=game.mover)


def _seat(number: int, plan: SeatPlan, *, again: bool) -> SeatPlan:
    if plan.kind == "bot":
        level = known_level(plan.level)
        strength = plan.strength if level in ADAPTS else None
        return SeatPlan("bot", "", level, strength=strength)
    if plan.level is not None:
        raise TableRefusal("level-of-person", seat=number)
    if plan.kind == "open":
        return SeatPlan("open")
    name = plan.name if again else known_name(plan.name)
    return SeatPlan("person", name, chain=plan.chain, program=plan.program, face=plan.face)


def without_faces(new: NewTable) -> NewTable:
    """The same plan, whatever people look like: they may choose another face at any time."""
    return replace(new, seats=[replace(plan, face=None) for plan in new.seats])


def known_level(level: str | None) -> str:
    """The same level; refused if there is no such bot."""
    if level not in LEVEL_NAMES:
        raise TableRefusal("level", level=level or "", known=", ".join(LEVEL_NAMES))
    return level


def known_name(name: str) -> str:
    """The same name, cleaned; refused if nothing is left of it."""
    clean = cleaned(name)
    if not clean:
        raise TableRefusal("no-name")
    if mixes_alphabets(clean):
        raise TableRefusal("mixed-name", name=clean)
    return clean


def new_name(name: str, others: Iterable[str]) -> str:
    """The same name, cleaned; refused also if it looks like another one at the table."""
    clean = known_name(name)
    if any(same(clean, other) for other in others):
        raise TableRefusal("same-name", name=clean)
    return clean
