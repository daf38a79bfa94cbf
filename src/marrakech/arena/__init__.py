"""Matches between bots, and what they say about strength.

>>> from marrakech import Rules
>>> results = Match(["greedy", "random"], Rules(players=2), seed=7).play(games=100)
>>> results.games
100
"""

from marrakech.arena.match import Match
from marrakech.arena.results import Results

__all__ = ["Match", "Results"]
