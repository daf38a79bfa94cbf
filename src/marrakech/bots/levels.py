"""The five opponents that people choose from, the weakest first.

Their names and characters are in the catalogues; how strong each is was measured in the arena.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from marrakech.bots.brain import Greed
from marrakech.bots.options import SearchOptions
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
    name: str
    brain: Callable[[Rules], Brain]


def _merchant(rules: Rules) -> Brain:
    """Knows what a position is worth, and looks no further; takes the second best now and then."""
    value = value_for(rules.players, at_end=rules.variant is not None)
    return Search(value, State(rules), SearchOptions(depth=1, heat=10))


def _master(rules: Rules) -> Brain:
    """The strongest: looks at the next player's turn as well.

    It hedges between others who see far and others who are greedy, the more so the more there
    are: to expect nothing but the best of them does better against equals, and worse against
    everybody else.
    """
    value = value_for(rules.players, at_end=rules.variant is not None)
    slack, doubt = (4, 30) if rules.players == 2 else (3, 50)
    options = SearchOptions(depth=2, width=4, others="mixed", slack=slack, doubt=doubt)
    return Search(value, State(rules), options)


LEVELS = (
    Level(1, "porter", lambda _rules: Greed(200)),
    Level(2, "apprentice", lambda _rules: Greed(100)),
    Level(3, "peddler", lambda _rules: Greed(50)),
    Level(4, "merchant", _merchant),
    Level(5, "master", _master),
)
