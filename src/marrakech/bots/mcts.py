"""Monte-Carlo tree search, with a learned value in place of playouts.

The tree is open-loop: its branches are the players' choices alone, and each simulation draws the
die and the piles anew. A simulation ends where it leaves the tree: there the learned value tells
what the position is worth to every seat.

Like the kernel this is ordinary Python that ``mcts.pxd`` lets the build compile.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from time import perf_counter
from typing import Any

from marrakech.bots import brain, search, value
from marrakech.bots.options import SearchOptions
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT, GOLDEN, LAY, OVER, REVEAL, ROLL, TURN
from marrakech.core.together import compiled_together

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

if not cython.compiled:
    from math import log, sqrt

DEEPEST = 60  # choices after which a simulation ends in any case
MOST_NODES = 400_000  # a tree of this size grows no more; simulations still refine its means


class Mcts(brain.Brain):
    """A brain that runs ``sims`` simulations, or as many as it can in ``ms`` milliseconds.

    ``explore`` is the weight of exploration, in hundredths of a win.
    """

    __slots__ = (
        "action",
        "at",
        "child",
        "deadline",
        "explore",
        "late",
        "luck",
        "mind",
        "ms",
        "room",
        "sibling",
        "sims",
        "size",
        "sums",
        "visits",
    )

    def __init__(
        self,
        worth: value.Value,
        state: kernel.State,
        sims: int,
        ms: int = 0,
        explore: int = 15,
    ) -> None:
        """``state`` is any position by the rules that are played."""
        if sims < 0 or ms < 0 or not (sims or ms):
            raise ValueError("a number of games to look at, or a time")
        self.mind = search.Search(worth, state, SearchOptions(depth=1))
        self.at = state.snapshot()
        self.sims = sims
        self.ms = ms
        self.explore = explore
        self.room = min(sims + 2, MOST_NODES) if sims else MOST_NODES
        self.visits = array("i", bytes(4 * self.room))
        self.child = array("i", bytes(4 * self.room))
        self.sibling = array("i", bytes(4 * self.room))
        self.action = array("i", bytes(4 * self.room))
        self.sums = array("d", bytes(32 * self.room))
        self.size = 0
        self.luck = 0
        self.deadline = 0.0
        self.late = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return Mcts, (self.mind.value, self.at, self.sims, self.ms, self.explore)

    def clone(self) -> brain.Brain:
        """A brain that decides alike, for another thread."""
        return Mcts(self.mind.value, self.at, self.sims, self.ms, self.explore)

    def check(self, state: kernel.State) -> None:
        """Refuse a position in which no player has to choose, or of other rules."""
        brain.Brain.check(self, state)
        self.mind.check_rules(state)

    def decide(self, state: kernel.State, luck: int) -> int:
        """The action with the most visits."""
        found = [0] * 12
        size = state.fill(found)
        if size == 1:
            return found[0]
        words = [0] * 13
        state.save(words, 0)
        self.luck = luck
        self.size = 0
        self.born(-1, 0)
        self.late = 0
        self.mind.number = 0  # sums afresh: else rounding depends on the decision before
        if self.ms:
            self.start_clock()
        done = 0
        while not self.late and (not self.sims or done < self.sims):
            self.simulate(words)
            done += 1
            if self.ms and done % 64 == 0:
                self.look_at_clock()
        node = self.child[0]
        best = node
        while node:
            if self.visits[node] > self.visits[best]:
                best = node
            node = self.sibling[node]
        return self.action[best]

    def start_clock(self) -> None:
        """Set the deadline, ``ms`` milliseconds from now."""
        with cython.gil:
            # 1000.0, for ms / 1000 would be a division of whole numbers when compiled
            self.deadline = perf_counter() + self.ms / 1000.0

    def look_at_clock(self) -> None:
        """Set ``late`` if the deadline has passed."""
        with cython.gil:
            self.late = perf_counter() > self.deadline

    def number(self) -> int:
        """The next random number."""
        self.luck = self.luck + GOLDEN & EVERY_BIT
        return kernel.mix(self.luck)

    def born(self, parent: int, action: int) -> int:
        """Add a node to the tree; returns its number."""
        node = self.size
        self.size += 1
        self.visits[node] = 0
        self.child[node] = 0
        self.sibling[node] = 0
        self.action[node] = action
        for i in range(4):
            self.sums[node * 4 + i] = 0.0
        if parent >= 0:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    def find(self, parent: int, action: int) -> int:
        """The child node of an action, or 0."""
        node = self.child[parent]
        while node and self.action[node] != action:
            node = self.sibling[node]
        return node

    def pick(self, parent: int) -> int:
        """The action to try: one without visits, else the one with the best bound (UCB)."""
        found = [0] * 12
        size = self.at.fill(found)
        mover = self.at.mover
        wide = sqrt(log(self.visits[parent] + 1.0)) * self.explore / 100.0
        best = -1e30
        chosen = 0
        fresh = 0
        for i in range(size):
            node = self.find(parent, found[i])
            if not node or not self.visits[node]:
                fresh += 1
                if (self.number() >> 40) % fresh == 0:
                    chosen = found[i]
            elif not fresh:
                score = self.sums[node * 4 + mover] / self.visits[node]
                score += wide / sqrt(self.visits[node])
                if score > best:
                    best = score
                    chosen = found[i]
        return chosen

    def simulate(self, words: MutableSequence[int]) -> None:
        """Run one simulation: down the tree, one new node, and its worth added on the way back."""
        path = [0] * 64
        out = [0.0] * 8
        length = 1
        fresh = False
        self.at.load(words, 0)
        while self.at.phase != OVER and length < DEEPEST and not fresh:
            if self.at.phase == ROLL or self.at.phase == REVEAL:  # noqa: PLR1714
                self.at.draw(self.number())
                continue
            action = self.pick(path[length - 1])
            node = self.find(path[length - 1], action)
            if not node:
                fresh = True
                if self.size < self.room:
                    node = self.born(path[length - 1], action)
            self.at.play(action)
            if node:
                path[length] = node
                length += 1
        self.leaf(out)
        for i in range(length):
            node = path[i]
            self.visits[node] += 1
            for seat in range(4):
                self.sums[node * 4 + seat] += self.mind.worth(out, seat)

    def leaf(self, out: MutableSequence[float]) -> None:
        """The worth of the position at hand; a search completes a turn that has begun."""
        words = [0] * 13
        while self.at.phase == REVEAL or (self.at.phase == ROLL and not self.at.variant):
            self.at.draw(self.number())
        self.at.save(words, 0)
        self.mind.root = self.at.mover
        if self.at.phase == LAY:
            self.mind.lay(words, 1, out)
        elif self.at.phase == TURN and self.at.variant:
            self.mind.turn_last(words, 1, out)
        else:
            self.mind.begin(words, 0, out)
