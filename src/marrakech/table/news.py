"""What is told to those who know already what the table was like before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from marrakech.table.messages import News, Position, Standings
from marrakech.table.writing import whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.table import messages
    from marrakech.table.messages import LogItem, State


class Around(Struct, frozen=True, gc=False):
    """What is around the game, which most actions do not change."""

    standing: messages.Standing
    seats: list[messages.SeatNow]
    first: int | None
    seed: str | None
    result: messages.Result | None
    rematch: str | None
    rematch_offers: list[int]


class Shown(Struct, frozen=True, gc=False):
    """All that can change about a table, as it was at a time; the market as it is written."""

    version: int
    known: int
    """Items of the log that there were."""
    around: Around
    position: str
    board: str | None
    """None before the game begins."""
    todo: str
    can_undo: list[int]
    can_take_back: list[int]
    clock: messages.ClockNow | None

    def whole_position(self) -> Raw:
        """The position with its board."""
        return Raw(whole(self.position, self.board))


_AROUND = Around.__struct_fields__
_WRITTEN = ("position", "board", "todo")
_MOVING = Shown.__struct_fields__[3:]


def news_of(before: Shown | None, after: Shown, log: Sequence[LogItem]) -> News:
    """What has changed, or all that can change where it is not known what was told before.

    ``log`` are the items that were not told yet.
    """
    changed: dict[str, Any]
    if before is None:
        changed = _all(_AROUND, after.around) | _all(_MOVING, after)
    else:
        changed = _changed(_MOVING, before, after)
        if before.around is not after.around:
            changed |= _changed(_AROUND, before.around, after.around)
    if "board" in changed:  # it is a part of the position
        changed["position"] = after.position
        if after.board is None:
            del changed["board"]
    for field in _WRITTEN:
        if field in changed:
            changed[field] = Raw(changed[field])
    return News(after.version, list(log), after.known - len(log), **changed)


def _all(fields: Sequence[str], of: Struct) -> dict[str, Any]:
    return {field: getattr(of, field) for field in fields}


def _changed(fields: Sequence[str], before: Struct, after: Struct) -> dict[str, Any]:
    return {
        field: new for field in fields if (new := getattr(after, field)) != getattr(before, field)
    }


def merged(before: State, news: News) -> State:
    """The state after news, as those put it together who were told ``before``."""
    changed = {field: getattr(news, field) for field in News.__struct_fields__}
    board = changed.pop("board")
    if isinstance(news.position, Standings):
        if board is UNSET:
            assert before.position is not None
            board = before.position.board
        changed["position"] = Position(board=board, **_pieces(news.position))
    return replace(before, **{name: new for name, new in changed.items() if new is not UNSET})


def _pieces(position: Standings) -> dict[str, Any]:
    return {field: getattr(position, field) for field in Standings.__struct_fields__}
