"""Marrakech, the board game of rug sellers, Assam and dirhams.

>>> from marrakech import EDITIONS, Game
>>> game = Game(EDITIONS["international"].rules(players=3))
>>> game.push("R").heading, game.push("2").path[-1].square.name
(Heading.W, 'b4')
"""

from importlib import import_module
from typing import TYPE_CHECKING

from marrakech.core.actions import ACTIONS, Action, Lay, Reveal, Roll, Turn, Way
from marrakech.core.board import Assam, Colour, Heading, Mosaic, Square, Step
from marrakech.core.editions import EDITIONS, Edition, edition_for
from marrakech.core.errors import BadNotation, BadRecord, BadRules, IllegalAction, Refusal
from marrakech.core.forecast import Forecast, Landing, forecasts
from marrakech.core.game import Game
from marrakech.core.market import Market, Player
from marrakech.core.record import Record
from marrakech.core.record_reader import read_records, scan_records
from marrakech.core.rugs import Rug
from marrakech.core.rules import Rules
from marrakech.core.story import Event, Laid, Outcome, Payment, Phase, Revealed, Turned, Walked
from marrakech.core.symmetry import SYMMETRIES, Symmetry
from marrakech.core.view import View

__all__ = [
    "ACTIONS",
    "EDITIONS",
    "SYMMETRIES",
    "Action",
    "Assam",
    "BadNotation",
    "BadRecord",
    "BadRules",
    "Colour",
    "Edition",
    "Event",
    "Forecast",
    "Game",
    "Heading",
    "IllegalAction",
    "Laid",
    "Landing",
    "Lay",
    "Market",
    "Mosaic",
    "Outcome",
    "Payment",
    "Phase",
    "Player",
    "Record",
    "Refusal",
    "Reveal",
    "Revealed",
    "Roll",
    "Rug",
    "Rules",
    "Square",
    "Step",
    "Symmetry",
    "Turn",
    "Turned",
    "View",
    "Walked",
    "Way",
    "draw",
    "edition_for",
    "forecasts",
    "play",
    "read_records",
    "scan_records",
]

if TYPE_CHECKING:
    from marrakech import draw
    from marrakech.arena.single import play

    __version__: str


def __getattr__(name: str) -> object:
    """What is loaded when it is asked for: ``draw``, ``play`` and the version."""
    if name == "draw":
        return import_module("marrakech.draw")
    if name == "play":
        globals()[name] = import_module("marrakech.arena.single").play
        return globals()[name]
    if name == "__version__":  # kept, as finding it out reads a file
        globals()[name] = import_module("importlib.metadata").version("marrakech")
        return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
