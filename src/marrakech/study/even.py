"""A search that looks at everything that can be done equally far: ``EvenSearch``.

A best-first search for a bot looks where the best choice may be found, and hardly at what looks
bad; but what a bad choice loses has to be known here just as well. So every choice, and everything
that chance may bring, gets a tree of its own (:mod:`marrakech.bots.bestfirst`) of the same size,
which grows from the position after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.bots.bestfirst import BestFirst
from marrakech.bots.options import BestFirstOptions
from marrakech.bots.search import Outcome, Weighed
from marrakech.bots.values import value_for
from marrakech.core import codes
from marrakech.core.kernel import State
from marrakech.study.worth import Worth, after, mean, settled

if TYPE_CHECKING:
    from marrakech.core.rules import Rules


class EvenSearch:
    """Judges so many positions after every choice. Each thread needs one of its own."""

    def __init__(self, rules: Rules, nodes: int) -> None:
        value = value_for(rules.players, at_end=rules.variant is not None)
        # A tree goes on from a turn before a throw to the rug after it, and then what is found
        # would depend on what was asked before. So each phase has its own
        self._trees = {
            phase: BestFirst(value, State(rules), BestFirstOptions(nodes=nodes))
            for phase in (codes.TURN, codes.LAY)
        }

    def weigh(self, state: State) -> list[Weighed]:
        """What each legal action is worth to every seat."""
        found = ((action, self._worth(after(state, action))) for action in state.legal())
        return [Weighed(action, worth.chances, worth.margins) for action, worth in found]

    def outcomes(self, state: State) -> list[Outcome]:
        """Everything that the die may bring, and what it is worth to every seat."""
        odds = state.odds()
        found = []
        for action, cases in zip(state.legal(), odds, strict=True):
            worth = self._worth(after(state, action))
            found.append(Outcome(action, cases / sum(odds), worth.chances, worth.margins))
        return found

    def _worth(self, state: State) -> Worth:
        """What a position is worth to every seat."""
        if state.phase == codes.OVER:
            return settled(state)
        if odds := state.odds():
            worths = [self._worth(after(state, action)) for action in state.legal()]
            return mean([cases / sum(odds) for cases in odds], worths)
        found = self._trees[state.phase].weigh(state)
        worths = [Worth(wins, margins) for _, wins, margins in found]
        return max(worths, key=lambda worth: worth.score(state.mover))
