"""What links to the day's market and to the ladder show: a headline, a line, and a picture.

Of a day's market only what everybody is told before playing it: who sits there. Of the ladder only
the people of the market, for names of players come and go, and pictures are kept by others.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from marrakech.core.board import COLOURS
from marrakech.core.game import Game
from marrakech.draw.card import CardPlayer, card
from marrakech.draw.painting import still
from marrakech.locales import FALLBACK, speaker
from marrakech.players import market_of_day as market
from marrakech.server.clock import now
from marrakech.server.pictures import Preview, bot_names, sample

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

DAY = re.compile(r"/daily(?:/(\d{4}-\d\d-\d\d))?/?")
LADDER = re.compile(r"/ladder/?")
SHOWN_OF_LADDER = 4


class Screen(NamedTuple):
    """A screen of the page that has a card of its own."""

    day: int | None
    """The day of the market that is shown; None for the ladder."""


def screen_at(path: str, *, ladder: bool) -> Screen | None:
    """The screen at an address, if it has a card of its own; ``ladder``: if there is one here."""
    if ladder and LADDER.fullmatch(path):
        return Screen(None)
    found = DAY.fullmatch(path)
    if found is None:
        return None
    today = market.day_at(now())
    try:
        day = today if found[1] is None else market.day_of(found[1])
    except ValueError:
        return None
    return Screen(day) if market.FIRST_DAY <= day <= today else None


def preview_of(screen: Screen, language: str) -> Preview:
    """What a link to a screen says."""
    say = speaker(language)
    asked = "" if language == FALLBACK else f"?lang={language}"
    if screen.day is None:
        return Preview(say("rating-title"), say("rating-lead"), f"/api/ladder/card{asked}")
    date = market.date_of(screen.day)
    today = screen.day == market.day_at(now())
    about = say("daily-same", day=date) if today else say("daily-archive-hint")
    return Preview(say("daily-card", day=date), about, f"/api/daily/{date}/card{asked}")


def day_poster(day: int, plan: market.Plan, language: str) -> str:
    """What is painted of a day's market: the board as everybody finds it, and who sits there."""
    say = speaker(language)
    rows = [
        CardPlayer(bot_names(level, say)[0], colour, level)
        for level, colour in zip(plan.opponents, COLOURS[1:], strict=False)
    ]
    footer = (say("page-title"), say("daily-card-look"))
    return still(card(Game(), say("daily-card", day=market.date_of(day)), rows, footer=footer))


def ladder_poster(strengths: Mapping[str, float], language: str) -> str:
    """What is painted of the ladder: the strongest of the market."""
    say = speaker(language)
    best: Sequence[str] = sorted(strengths, key=lambda level: -strengths[level])
    rows = [
        CardPlayer(bot_names(level, say)[0], colour, level, say.digits(round(strengths[level])))
        for level, colour in zip(best[:SHOWN_OF_LADDER], COLOURS, strict=False)
        if bot_names(level, say)
    ]
    return still(card(sample(), say("rating-title"), rows, footer=(say("page-title"), "")))
