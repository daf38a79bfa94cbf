"""The picture of a result in a day's market: points and days in a row, and nothing of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.core.board import Colour
from marrakech.core.game import Game
from marrakech.draw.card import CardPlayer, card
from marrakech.draw.painting import still
from marrakech.locales import speaker
from marrakech.players.market_of_day import date_of

if TYPE_CHECKING:
    from marrakech.server.day_table import Try


def day_card(one: Try, better: int | None, streak: int, language: str) -> str:
    """What is painted of a result; the board is as everybody finds it, with Assam in the middle."""
    say = speaker(language)
    points = 0 if one.points is None else one.points
    name = one.name if one.named and one.name else say("daily-somebody")
    row = CardPlayer(name, Colour.RED, None, say.digits(points), first=True)
    lines = []
    if better:
        lines.append(say("daily-better", percent=better))
    if streak > 1:
        lines.append(say("daily-streak", days=streak))
    title = say("daily-card", day=date_of(one.day))
    footer = (say("page-title"), say("daily-card-look"))
    told = card(Game(), title, (row,), footer=footer, tiles=one.choices or "", lines=lines)
    return still(told)
