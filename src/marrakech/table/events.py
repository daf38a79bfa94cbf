"""Events: what happens at a table, one for each entry of its log, for programs that play.

An event follows from the entries up to its own alone, and its number is how many these are. So
whoever tells of a table, and whenever, tells the same: a program that has heard event 41 and asks
for those since 41 misses none and hears none twice. Nothing is in them that players may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import UNSET, UnsetType

from marrakech.core.story import Phase
from marrakech.table.messages import (
    ClockPlan,
    LogItem,
    Result,
    SeatNow,
    Standing,
    WireStruct,
)
from marrakech.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marrakech.table.entries import AnyEntry
    from marrakech.table.updates import TableInfo

BY_HAND: dict[Phase, Literal["turn", "roll", "lay"]] = {
    Phase.TURN: "turn",
    Phase.ROLL: "roll",
    Phase.LAY: "lay",
}


class Decision(WireStruct, frozen=True):
    """What a player has to decide: all that it takes to answer without knowing a rule."""

    seat: int
    phase: Literal["turn", "roll", "lay"]
    position: str
    """The position in one line: all that may be known, rules included."""
    legal: list[str]
    """All allowed actions. Where the die is to be thrown there is nothing to choose: none."""
    left: int | None
    """Milliseconds that the player has left; None without a clock."""
    version: int
    """The version to answer to, in a command."""


class TableEvent(WireStruct, frozen=True, tag="event"):
    """What an entry of the log has changed."""

    number: int
    """The version of the table with this entry."""
    at: int
    """When, in milliseconds since 1970."""
    standing: Standing
    happened: list[LogItem]
    decide: Decision | None
    """What has to be decided now by whoever plays by hand; None if nothing has."""
    seats: list[SeatNow] | UnsetType = UNSET
    """Who sits where, if that has changed."""
    result: Result | UnsetType = UNSET
    """How the game ended, if it has ended now."""
    rematch: str | UnsetType = UNSET
    """The table of the next game, if it is there now."""


class TableNow(WireStruct, frozen=True, tag="now"):
    """How things stand, for who does not ask for the events of before."""

    number: int
    table: str
    standing: Standing
    rules: str
    seats: list[SeatNow]
    you: list[int]
    """The seats that one has."""
    clock: ClockPlan | None
    """How long players may think."""
    decide: Decision | None
    result: Result | None
    rematch: str | None


class Ping(WireStruct, frozen=True, tag="ping"):
    """Nothing has happened; the connection is well."""

    at: int
    """What time it is at the server, in milliseconds since 1970."""


class StreamEnd(WireStruct, frozen=True, tag="end"):
    """The last line of a stream."""

    reason: Literal["over", "closed", "restart", "time", "gone", "banned", "token"]
    """``over`` and ``closed`` are for good. After ``restart`` and ``time`` one asks again."""
    retry: float = 0.0
    """Seconds after which to ask again."""


def decision(table: Table, at: int) -> Decision | None:
    """What has to be decided at a table by hand; the time left is that at a time."""
    if table.dice_game is None or table.standing != "playing":
        return None
    game = table.dice_game.game
    if game.phase not in BY_HAND or not table.seats[game.seat].is_played_by_hand:
        return None
    legal = [] if game.phase is Phase.ROLL else [str(action) for action in game.legal()]
    left = None if table.clocks is None else table.clocks.show(at).left[game.seat]
    position = game.view(game.seat).position()
    return Decision(game.seat, BY_HAND[game.phase], position, legal, left, table.version)


def present(table: Table, you: Iterable[int], at: int) -> TableNow:
    """How things stand at a table."""
    info = table.info()
    return TableNow(
        number=table.version,
        table=table.id,
        standing=info.standing,
        rules=table.rules_text,
        seats=info.seats,
        you=list(you),
        clock=table.plan.clock,
        decide=decision(table, at),
        result=info.result,
        rematch=info.rematch,
    )


class Teller:
    """Tells of a table entry by entry; it begins after those that are known."""

    def __init__(self, table_id: str, known: Iterable[AnyEntry] = ()) -> None:
        self._table = Table(table_id, known)

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self._table.version

    def tell(self, entry: AnyEntry) -> TableEvent:
        """The event of the next entry."""
        table = self._table
        before = table.info() if table.version else None
        items = len(table.log)
        table.apply((entry,))
        return TableEvent(
            number=table.version,
            at=entry.at,
            standing=table.standing,
            happened=table.log[items:],
            decide=decision(table, entry.at),
            **_changed(before, table.info()),
        )


def _changed(before: TableInfo | None, after: TableInfo) -> dict[str, Any]:
    """What is new beside the game."""
    changed: dict[str, Any] = {}
    if before is None or before.seats != after.seats:
        changed["seats"] = after.seats
    if after.result is not None and (before is None or before.result is None):
        changed["result"] = after.result
    if after.rematch is not None and (before is None or before.rematch is None):
        changed["rematch"] = after.rematch
    return changed
