"""Random records: games with headers, names and remarks in any script."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from marrakech import Colour, Game, Record
from marrakech.core.record import DERIVED
from tests.scenes import Scene, scenes
from tests.strategies import CHOICES_MADE, Play, chosen, plays

if TYPE_CHECKING:
    from collections.abc import Iterable

NAMES = st.text(string.ascii_letters + string.digits + "_-", min_size=1).filter(
    lambda name: name[0].isalpha() and name not in DERIVED
)
HEADERS = st.dictionaries(
    NAMES | st.sampled_from([colour.capitalize() for colour in Colour]), st.text(), max_size=4
)
REMARKS = (st.text() | st.text("{}\\; []\"'*1.R\t\n")).map(
    lambda text: "\n".join(text.splitlines())
)
"""Of any number of lines, all of which end alike."""


@st.composite
def games_from_anywhere(draw: st.DrawFn) -> Game:
    """Games from the beginning, and such that began with a position."""
    game = draw(st.one_of(plays().map(Play.begun), scenes().map(Scene.game)))
    for number in draw(CHOICES_MADE):
        if not game.legal():
            break
        game.push(chosen(game, number))
    return game


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record."""
    game = draw(games_from_anywhere())
    places = st.integers(0, len(game.history))
    comments = st.dictionaries(places, st.lists(REMARKS, min_size=1, max_size=3), max_size=4)
    return Record(game, draw(HEADERS), draw(comments))


def file_of(found: Iterable[Record]) -> str:
    """Several records in one text."""
    return "".join(record.text() for record in found)
