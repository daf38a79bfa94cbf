"""The eleven opponents that people choose from: six levels, and five with styles of their own.

Their names and characters are in the catalogues; how strong each is, and what it is like, was
measured in the arena.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from marrakech.bots.bestfirst import BestFirst
from marrakech.bots.brain import Greed
from marrakech.bots.options import BestFirstOptions, SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.values import value_for
from marrakech.core.kernel import State

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.bots.brain import Brain
    from marrakech.core.rules import Rules


class Level(NamedTuple):
    """An opponent for people."""

    number: int
    """How strong it is: from 1 to 6."""
    name: str
    brain: Callable[[Rules], Brain]


def _search(rules: Rules, options: SearchOptions, *, linear: bool = False) -> Brain:
    value = value_for(rules.players, at_end=rules.variant is not None, linear=linear)
    return Search(value, State(rules), options)


def _merchant(rules: Rules) -> Brain:
    """Knows what a position is worth, and looks no further; takes the second best now and then."""
    return _search(rules, SearchOptions(depth=1, heat=10))


def _hedging(rules: Rules, options: BestFirstOptions) -> Brain:
    """A best-first search that finds out who is greedy."""
    value = value_for(rules.players, at_end=rules.variant is not None)
    doubt = DOUBT if rules.players == 2 else options.doubt
    return BestFirst(value, State(rules), options._replace(others="mixed", doubt=doubt))


def _master(rules: Rules) -> Brain:
    """Looks at the turns of others as well, for some milliseconds.

    He grows a small search tree, hedges between others who see far and others who are greedy, and
    learns during the game which of them each is.
    """
    return _hedging(rules, BestFirstOptions(nodes=MASTERLY))


def _storyteller(rules: Rules) -> Brain:
    """The strongest: for up to half a second a decision, and less where the choice is clear."""
    return _hedging(rules, BestFirstOptions(ms=500, clear=CLEAR))


def _grandmother(rules: Rules) -> Brain:
    """Above all pays little, and breaks up what might cost much."""
    return _search(rules, SearchOptions(depth=1, heat=45, thrift=1000), linear=True)


def _mason(rules: Rules) -> Brain:
    """Lays rug beside rug."""
    return _search(rules, SearchOptions(depth=1, heat=30, area=100))


def _weaver(rules: Rules) -> Brain:
    """Covers what is others', and turns Assam where there is something to cover."""
    return _search(rules, SearchOptions(depth=1, heat=10, cover=60))


def _drummer(rules: Rules) -> Brain:
    """Goes where much may be paid, or nothing."""
    return _search(rules, SearchOptions(depth=1, heat=40, risk=80))


MASTERLY = 3000
"""How many positions the master judges for a decision, however fast the machine is."""
DOUBT = 20
"""How likely the other of two players is taken to be greedy before he has played, in hundredths:
he is soon known, and until then half as much costs more against the strong than it brings."""
CLEAR = 5
"""By how many hundredths of a win a choice has to lead for the storyteller to think no further."""
MIDDLING = 50
"""The strength of ``pourer``, who adapts to the player, as long as the player's is not known."""
WEAKEST, STRONGEST = 310, 1330
"""The ratings that strengths of 0 and of 100 stand for."""
_GREEDY_BELOW = 1086
_HEATS = (
    *((310, 200), (591, 100), (891, 50), (1086, 0)),  # of greedy
    *((1086, 21), (1255, 10), (1330, 0)),  # of one who knows what a position is worth
)
"""Ratings as they were measured, and the heat that gives each."""


def pourer(rules: Rules, strength: int = MIDDLING) -> Brain:
    """A bot of any strength from 0 to 100: a step of one is about ten points of rating.

    A weak one is greedy with noise, as the first three levels are; a strong one searches one turn
    ahead with the learned value, and with less and less noise.
    """
    if not 0 <= strength <= 100:
        raise ValueError(f"a strength is from 0 to 100, not {strength}")
    wished = WEAKEST + (STRONGEST - WEAKEST) * strength / 100
    known = _HEATS[:4] if wished < _GREEDY_BELOW else _HEATS[4:]
    heat = _between(known, wished)
    if wished < _GREEDY_BELOW:
        return Greed(round(heat))
    return _search(rules, SearchOptions(depth=1, heat=round(heat)))


def _between(points: tuple[tuple[int, int], ...], x: float) -> float:
    """The height of a line through some points, at a place between the first and the last."""
    for (left, low), (right, high) in pairwise(points):
        if x <= right:
            return low + (high - low) * (x - left) / (right - left)
    return points[-1][1]


LEVELS = (
    Level(1, "porter", lambda _rules: Greed(200)),
    Level(2, "apprentice", lambda _rules: Greed(100)),
    Level(3, "peddler", lambda _rules: Greed(50)),
    Level(4, "merchant", _merchant),
    Level(5, "master", _master),
    Level(6, "storyteller", _storyteller),
    Level(3, "pourer", pourer),
    Level(3, "grandmother", _grandmother),
    Level(3, "mason", _mason),
    Level(4, "weaver", _weaver),
    Level(2, "drummer", _drummer),
)
LADDER = LEVELS[:5]
"""The levels that differ in strength only, and answer at once."""
STYLES = LEVELS[6:]
"""Those with a style."""
