"""Assam's last walk, which SVG pictures and text boards both show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.core.story import Walked

if TYPE_CHECKING:
    from marrakech.core.market import Market


def last_walk(game: Market) -> Walked | None:
    """Assam's last walk, if there was one."""
    return next((event for event in reversed(game.history) if isinstance(event, Walked)), None)
