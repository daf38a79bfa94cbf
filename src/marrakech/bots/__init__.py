"""Bots: opponents of every strength, named by short texts.

>>> from marrakech import Game
>>> from marrakech.bots import Clock, make
>>> game = Game("international/3")
>>> bot = make("greedy", seed=7)
>>> bot.choose(game.view(0), Clock()).text in ("L", "F", "R")
True
"""

from marrakech.bots.bot import Bot, Clock
from marrakech.bots.engine_bot import EngineBot, EngineChoice
from marrakech.bots.hosted import Hosted
from marrakech.bots.levels import LEVELS, Level
from marrakech.bots.process_bot import Forfeit, ProcessBot
from marrakech.bots.registry import KINDS, Kind, brain_of, is_native, level_bot, make
from marrakech.bots.spec import BadSpec, Spec

__all__ = [
    "KINDS",
    "LEVELS",
    "BadSpec",
    "Bot",
    "Clock",
    "EngineBot",
    "EngineChoice",
    "Forfeit",
    "Hosted",
    "Kind",
    "Level",
    "ProcessBot",
    "Spec",
    "brain_of",
    "is_native",
    "level_bot",
    "make",
]
