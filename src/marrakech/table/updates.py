"""Updates: what has changed between two snapshots of a table, for clients that know the first.

On the wire an update has the tag "news". :func:`merged` is what a client does with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from marrakech.table.market_json import whole
from marrakech.table.messages import Position, Standings, Update

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.table import messages
    from marrakech.table.messages import LogItem, TableState


class TableInfo(Struct, frozen=True, gc=False):
    """What there is to know of a table beside the game; most actions do not change it."""

    standing: messages.Standing
    seats: list[messages.SeatNow]
    first: int | None
    seed: str | None
    result: messages.Result | None
    rematch: str | None
    rematch_offers: list[int]
    series: messages.SeriesNow | None


class Snapshot(Struct, frozen=True, gc=False):
    """All that can change about a table, at one version; the market as JSON already."""

    version: int
    known: int
    """How many items the log had."""
    info: TableInfo
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


_INFO = TableInfo.__struct_fields__
_WRITTEN = ("position", "board", "todo")
_MOVING = Snapshot.__struct_fields__[3:]


def update_since(before: Snapshot | None, after: Snapshot, log: Sequence[LogItem]) -> Update:
    """What has changed since a snapshot; everything, if there is none to compare with.

    ``log`` are the items that were not sent yet.
    """
    changed: dict[str, Any]
    if before is None:
        changed = _all(_INFO, after.info) | _all(_MOVING, after)
    else:
        changed = _changed(_MOVING, before, after)
        if before.info is not after.info:
            changed |= _changed(_INFO, before.info, after.info)
    if "board" in changed:  # it is a part of the position
        changed["position"] = after.position
        if after.board is None:
            del changed["board"]
    for field in _WRITTEN:
        if field in changed:
            changed[field] = Raw(changed[field])
    return Update(after.version, list(log), after.known - len(log), **changed)


def _all(fields: Sequence[str], of: Struct) -> dict[str, Any]:
    return {field: getattr(of, field) for field in fields}


def _changed(fields: Sequence[str], before: Struct, after: Struct) -> dict[str, Any]:
    return {
        field: new for field in fields if (new := getattr(after, field)) != getattr(before, field)
    }


def merged(before: TableState, update: Update) -> TableState:
    """The state after an update, as a client puts it together that has the state ``before``."""
    changed = {field: getattr(update, field) for field in Update.__struct_fields__}
    board = changed.pop("board")
    if isinstance(update.position, Standings):
        if board is UNSET:
            assert before.position is not None
            board = before.position.board
        changed["position"] = Position(board=board, **_pieces(update.position))
    return replace(before, **{name: new for name, new in changed.items() if new is not UNSET})


def _pieces(position: Standings) -> dict[str, Any]:
    return {field: getattr(position, field) for field in Standings.__struct_fields__}
