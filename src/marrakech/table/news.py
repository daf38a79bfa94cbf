"""What is told to those who know already what the table was like before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import replace

from marrakech.table.messages import News, Position, Standings

if TYPE_CHECKING:
    from marrakech.table.messages import State

_ALWAYS = {"version", "log", "log_from"}
_CHANGING = tuple(
    field for field in News.__struct_fields__ if field not in _ALWAYS | {"position", "board"}
)


def news_of(before: State | None, after: State) -> News:
    """What has changed, or all that can change where it is not known what was told before.

    The log of ``after`` begins where what was told before ends.
    """
    changed: dict[str, Any] = {}
    for field in _CHANGING:
        new = getattr(after, field)
        if before is None or getattr(before, field) != new:
            changed[field] = new
    old = before and before.position
    now = after.position
    if before is None or old is not now:
        changed["position"] = now and Standings(*_pieces(now).values())
        if now and not (old and old.board == now.board):
            changed["board"] = now.board
    return News(after.version, after.log, after.log_from, **changed)


def merged(before: State, news: News) -> State:
    """The state after news, as those put it together who were told ``before``."""
    changed = {field: getattr(news, field) for field in (*_CHANGING, *_ALWAYS)}
    if news.position is None:
        changed["position"] = None
    elif isinstance(news.position, Standings):
        board = news.board
        if board is UNSET:
            assert before.position is not None
            board = before.position.board
        changed["position"] = Position(board=board, **_pieces(news.position))
    return replace(before, **{name: new for name, new in changed.items() if new is not UNSET})


def _pieces(position: Standings) -> dict[str, Any]:
    return {field: getattr(position, field) for field in Standings.__struct_fields__}
