"""Best-first expectimax: a tree that grows where it matters most, over a learned value.

Each step adds one turn of one player to the tree: every way that Assam can be turned, every throw,
and every place for a rug. Which turn is added next follows from what is
known so far: choices that look good or were seldom looked at come first, and chance is followed as
often as it is likely. What a position is worth is computed exactly from what lies below it: the
best of choices, the mean over the die and over the colours that a pile may show.

So it can stop at any time with the best that was found, looks far ahead where the choice is hard,
and not at all where there is none. What is expected of the others is the option ``others``, as in
:mod:`marrakech.bots.search`; how greedy each of them is can be learned from how they have played.

Like the kernel this is ordinary Python that ``bestfirst.pxd`` lets the build compile.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, NamedTuple

from marrakech.bots import brain, search, tree, value
from marrakech.bots.options import OTHERS, USUAL_NODES, BestFirstOptions
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT, FIRST_ROLL, GOLDEN, LAY
from marrakech.core.together import compiled_together

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

if not cython.compiled:
    from math import exp, log

    from marrakech.bots import stopwatch

# The numbers of tree.py that are needed here
NEVER = tree.NEVER
MARGIN = tree.MARGIN
STEERED, THROWN = tree.STEERED, tree.THROWN
ENDS, NOTHING = tree.ENDS, tree.NOTHING

MOST_TURNS = 32_768  # a tree of this size, some 120 MB, grows no more
STRONG_ERRS = 0.01  # what a strong player hardly sees, in wins: so much worse is chosen, too
UNSEEN = 0.02  # how much less a rug is taken to be worth into which nobody has looked


class Looked(NamedTuple):
    """What a search has found: every action, the most likely course, and how it was found."""

    weighed: list[search.Weighed]
    line: list[int]
    """The best actions from here on, and the likeliest throws between them, without reveals."""
    judged: int
    """How many positions were judged."""
    turns: int
    """How many turns the tree has."""
    depth: int
    """How many turns ahead the farthest one is."""


class BestFirst(tree.Tree):
    """A brain that grows a tree until its limit, its time, or a clear choice; see the module."""

    __slots__ = (
        "clear",
        "deadline",
        "doubt",
        "evidence",
        "heat",
        "interrupted",
        "learning",
        "limit",
        "ms",
        "options",
        "others",
    )

    def __init__(
        self,
        worth: value.Value,
        state: kernel.State,
        options: BestFirstOptions = BestFirstOptions(),  # noqa: B008  (it never changes)
    ) -> None:
        """``state`` is any position by the rules that are played."""
        if not isinstance(options, BestFirstOptions):
            raise TypeError(f"options are BestFirstOptions(ms=50), not {options!r}")
        options.checked()
        self.options = options
        self.limit = options.nodes
        self.ms = options.ms
        if not self.limit and not self.ms:
            self.limit = USUAL_NODES
        # a turn judges ninety positions, or four where a greedy player is followed
        turns = 64 + (self.limit // 4 if self.limit else MOST_TURNS)
        turns = min(turns, 64 + 64 * self.ms if self.ms else MOST_TURNS, MOST_TURNS)
        tree.Tree.__init__(self, worth, state, turns, options.explore / 100)
        self.heat = options.heat / 1000
        self.clear = options.clear / 100
        self.others = OTHERS.index(options.others)
        self.doubt = 0.0
        if self.others == search.GREEDY:
            self.doubt = 1.0
        elif self.others == search.MIXED:
            self.doubt = options.doubt / 100
        self.doubts = [self.doubt] * 4
        self.evidence = [0.0] * 4
        self.learning = int(options.learn and 0.0 < self.doubt < 1.0)
        self.deadline = 0.0
        self.interrupted = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return BestFirst, (self.mind.value, self.mind.at, self.options)

    def clone(self) -> brain.Brain:
        """A brain that decides alike, for another thread."""
        return BestFirst(self.mind.value, self.mind.at, self.options)

    def check(self, state: kernel.State) -> None:
        """Refuse a position in which no player has to choose, or of other rules."""
        brain.Brain.check(self, state)
        self.mind.check_rules(state)

    def interrupt(self) -> None:
        """Let a decision that another thread is making end now, with the best so far."""
        self.interrupted = 1

    # ------------------------------------------------------------------ deciding

    def decide(self, state: kernel.State, luck: int) -> int:
        """The number of the action to take: the best, or with heat one that is nearly as good."""
        found = [0] * 12
        size = state.fill(found)
        if size == 1:
            return found[0]
        self.look(state)
        best = NEVER
        chosen = 0
        for i in range(size):
            score = self.score(found[i])
            if self.heat > 0.0:
                luck = kernel.mix(luck + GOLDEN & EVERY_BIT)
                noise = -log(-log(((luck >> 11) + 0.5) / 9007199254740992.0))
                score += self.heat * noise
            if score > best:
                best = score
                chosen = found[i]
        return chosen

    def score(self, action: int) -> float:
        """What an action of the root is worth to who has to choose, as far as it is known."""
        vec = [0.0] * 8
        seen = self.worth_of(action, vec)
        score = vec[self.seat] + MARGIN * vec[4 + self.seat]
        return score if seen else score - UNSEEN

    def worth_of(self, action: int, out: MutableSequence[float]) -> int:
        """Write what an action of the root is worth to every seat; returns 0 if it is a guess."""
        if self.kind[self.root] == STEERED:
            return self.way_worth(self.root, action, out)
        # with R7 there are several edges for a rug, one for each way: the best counts
        at = self.end_first[self.root * ENDS]
        best = NEVER
        seen = 0
        for edge in range(at, at + self.end_size[self.root * ENDS]):
            if self.action[edge] == action:
                score = self.edge_worth(edge, self.seat)
                known = self.edge_visits[edge] or self.done[edge]  # an end of the game is exact
                if not known:
                    score -= UNSEEN
                if score > best:
                    best = score
                    seen = known
                    for i in range(8):
                        out[i] = self.edge_vec[edge * 8 + i]
        return seen

    def look(self, state: kernel.State) -> None:
        """Grow the tree for a position until a limit is reached or the choice is clear."""
        self.mind.judged = 0
        self.mind.late = 0
        self.mind.hurried = 0
        if self.ms:
            self.deadline = stopwatch.now() + self.ms / 1000.0
        self.plant(state)
        steps = 0
        while not self.interrupted:
            if self.limit and self.mind.judged >= self.limit:
                break
            if self.ms and stopwatch.now() > self.deadline:
                break
            if self.is_full() or not self.turn_open[self.root]:
                break  # there is no more room, or nothing more to see: then all is exact
            self.step()
            steps += 1
            if steps % 16 == 0 and self.is_clear(steps):
                break
        self.interrupted = 0

    def is_clear(self, steps: int) -> bool:
        """Whether the best choice leads by so much that looking further is a waste of time."""
        if self.clear <= 0.0:
            return False
        best = NEVER
        second = NEVER
        if self.kind[self.root] == STEERED:
            vec = [0.0] * 8
            for way in range(3):
                self.way_worth(self.root, way, vec)
                score = vec[self.seat] + MARGIN * vec[4 + self.seat]
                if score > best:
                    second = best
                    best = score
                elif score > second:
                    second = score
        else:
            at = self.end_first[self.root * ENDS]
            for edge in range(at, at + self.end_size[self.root * ENDS]):
                score = self.edge_worth(edge, self.seat)
                if score > best:
                    second = best
                    best = score
                elif score > second:
                    second = score
        return best - second > self.clear * (1.0 + 40.0 / steps)

    def analyse(self, state: kernel.State) -> Looked:
        """Search a position, and tell all that was found."""
        self.check(state)
        with cython.nogil:
            self.look(state)
        players = state.players
        vec = [0.0] * 8
        weighed = []
        for action in state.legal():
            self.worth_of(action, vec)
            weighed.append(
                search.Weighed(
                    action,
                    tuple([vec[seat] for seat in range(players)]),
                    tuple([20.0 * vec[4 + seat] for seat in range(players)]),
                )
            )
        return Looked(weighed, self.line(), self.mind.judged, self.size, self.reached)

    def line(self) -> list[int]:
        """The best choices from the root on, with the likeliest throws, as far as was looked."""
        vec = [0.0] * 8
        found = []
        turn = self.root
        while True:
            mover = self.mover[turn]
            end = turn * ENDS
            if self.kind[turn] == STEERED:
                best = NEVER
                for way in range(3):
                    if self.way_worth(turn, way, vec) < 0:
                        continue
                    if vec[mover] + MARGIN * vec[4 + mover] > best:
                        best = vec[mover] + MARGIN * vec[4 + mover]
                        end = turn * ENDS + way * 4
                found.append((end - turn * ENDS) // 4)
            if self.kind[turn] <= THROWN:
                end += 1 if self.end_visits[end + 1] >= self.end_visits[end + 2] else 2
                found.append(FIRST_ROLL + end % 4)
            first = self.end_first[end]
            edge = first
            for other in range(first, first + self.end_size[end]):
                if self.edge_worth(other, mover) > self.edge_worth(edge, mover):
                    edge = other
            if self.action[edge] != NOTHING:
                found.append(self.action[edge])
            if self.kind[turn] == THROWN and self.action[edge] != NOTHING:
                found.append(self.way[edge])
            first = self.child[edge * 2]
            second = self.child[edge * 2 + 1]
            turn = first if self.share[edge] >= 0.5 and first else second or first
            if not turn:
                return found

    def weigh(self, state: kernel.State) -> list[search.Weighed]:
        """What each legal action is worth to every seat."""
        return self.analyse(state).weighed

    # ------------------------------------------------------------------ the others

    def is_watching(self) -> bool:
        """It is if the others may be greedy or not, and it is to find out."""
        return self.learning > 0

    def begin_game(self) -> None:
        """Forget how the others have played."""
        for seat in range(4):
            self.evidence[seat] = 0.0
            self.doubts[seat] = self.doubt
        self.size = 0  # nothing of a tree for another game is kept

    def watch(self, state: kernel.State, action: int) -> None:
        """Weigh whether a choice is what a greedy player would do, or a strong one.

        By Bayes' rule: each choice multiplies the odds that its player is greedy by how likely a
        greedy one is to make it, over how likely a strong one is.
        """
        found = [0] * 12
        vecs = [0.0] * 96
        if not self.learning or state.fill(found) < 2:
            return
        self.mind.number = 0
        size = self.mind.weigh_each(state, 1, found, vecs)
        seat = state.mover
        best = NEVER
        most = -1000000
        for i in range(size):
            score = vecs[i * 8 + seat] + MARGIN * vecs[i * 8 + 4 + seat]
            best = max(best, score)
            most = max(most, self.greedy_score(state, found[i]))
        total = 0.0
        strong = 0.0
        ties = 0
        greedy = 0.0
        for i in range(size):
            score = vecs[i * 8 + seat] + MARGIN * vecs[i * 8 + 4 + seat]
            likely = exp((score - best) / STRONG_ERRS)
            total += likely
            is_best = self.greedy_score(state, found[i]) == most
            ties += is_best
            if found[i] == action:
                strong = likely
                greedy = is_best
        # anybody may err: one choice never settles it
        strong = 0.95 * strong / total + 0.05 / size
        greedy = 0.95 * greedy / ties + 0.05 / size
        self.evidence[seat] += log(greedy / strong)
        odds = self.doubt / (1.0 - self.doubt) * exp(min(max(self.evidence[seat], -6.0), 6.0))
        self.doubts[seat] = odds / (1.0 + odds)

    def doubted(self) -> list[float]:
        """How likely each seat is taken to be greedy, by now."""
        return [self.doubts[seat] for seat in range(4)]

    def greedy_score(self, state: kernel.State, action: int) -> int:
        """What the bot ``greedy`` thinks of an action."""
        if state.phase == LAY:
            return self.mind.greed.cover(state, action)
        return self.mind.greed.steer(state, action)
