"""Searches use the time that they are given."""

from __future__ import annotations

from marrakech import Rules
from marrakech.bots.mcts import Mcts
from marrakech.bots.options import SearchOptions
from marrakech.bots.search import Search
from marrakech.core import kernel
from tests.training.making import played, value_of


def test_a_part_of_a_second_is_not_nothing() -> None:
    """It is time enough to look as far as without a clock: some hundredths of a second."""
    rules, value = Rules(2), value_of(2)
    at = list(played(rules, 3))[10]
    free = Search(value, kernel.State(rules), SearchOptions(depth=2, width=2))
    timed = Search(value, kernel.State(rules), SearchOptions(depth=2, width=2, ms=999))
    assert timed.choose(at) == free.choose(at)
    assert timed.judged > free.judged > 2000, "one turn, then two"


def test_tree_search_uses_a_part_of_a_second_too() -> None:
    """It looks at the clock after 64 games: with no time at all it would see no more than these."""
    rules = Rules(2)
    at = list(played(rules, 3))[10]
    tree = Mcts(value_of(2), kernel.State(rules), 0, 900)
    assert tree.choose(at, 1) in at.legal()
    assert tree.size > 200, "each game adds a branch, or ends where the tree has one"
