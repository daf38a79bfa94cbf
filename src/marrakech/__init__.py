"""Marrakech, the board game of rug sellers, Assam and dirhams.

>>> from marrakech import EDITIONS, Game
>>> game = Game(EDITIONS["international"].rules(players=3))
>>> game.push("R").heading, game.push("2").path[-1].square.name
(Heading.W, 'b4')
"""

from marrakech.core.actions import ACTIONS, Action, Lay, Reveal, Roll, Turn, Way
from marrakech.core.board import Assam, Colour, Heading, Square
from marrakech.core.editions import EDITIONS, Edition, edition_for
from marrakech.core.errors import BadNotation, BadRecord, BadRules, IllegalAction, Refusal
from marrakech.core.game import Game
from marrakech.core.market import Player
from marrakech.core.record import Record
from marrakech.core.record_reader import read_records, scan_records
from marrakech.core.rugs import Rug
from marrakech.core.rules import Rules
from marrakech.core.story import Event, Laid, Outcome, Payment, Phase, Revealed, Turned, Walked
from marrakech.core.view import View

__all__ = [
    "ACTIONS",
    "EDITIONS",
    "Action",
    "Assam",
    "BadNotation",
    "BadRecord",
    "BadRules",
    "Colour",
    "Edition",
    "Event",
    "Game",
    "Heading",
    "IllegalAction",
    "Laid",
    "Lay",
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
    "Turn",
    "Turned",
    "View",
    "Walked",
    "Way",
    "edition_for",
    "read_records",
    "scan_records",
]
