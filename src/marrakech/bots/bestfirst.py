"""Best-first expectimax: a tree that grows where it matters most, with a learned value at its leaves.

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

from array import array
from collections.abc import MutableSequence
from typing import Any, NamedTuple

from marrakech.bots import brain, search, value
from marrakech.bots.options import OTHERS, USUAL_NODES, BestFirstOptions, SearchOptions
from marrakech.core import kernel, lookup_tables
from marrakech.core.codes import (
    AT_END,
    EVERY_BIT,
    FIRST_ROLL,
    FORWARD,
    GOLDEN,
    LAY,
    NONE,
    OVER,
)
from marrakech.core.together import compiled_together

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

if not cython.compiled:
    from math import exp, log, sqrt

    from marrakech.bots import stopwatch

FACE_CASES = [lookup_tables.FACES.count(steps) for steps in (1, 2, 3, 4)]
NEVER = -1e30
MARGIN = 0.05  # as in search.py: a margin of twenty points counts as much as so great a chance

# What the choices of a turn in the tree are
STEERED = 0  # a way, a throw and a rug (R3.1)
THROWN = 1  # a throw, then a rug and a way together (R7)
LAID = 2  # the root where a rug has to be laid now
TURNED = 3  # the root where Assam has to be turned now, at the end of a turn (R7)

ENDS = 12  # of a turn: three ways and four throws
EDGES = 144  # of a turn: twelve places for a rug at each end, or with R7 four times 36
DEEPEST = 64  # turns ahead
NOTHING = 255  # in the place of an action: the mover is out (R4.3), and lays nothing
MOST_TURNS = 8192  # a tree of this size, some 60 MB, grows no more
STRONG_ERRS = 0.01  # what a strong player hardly sees, in wins: so much worse is chosen, too
UNSEEN = 0.02  # how much less a rug is taken to be worth into which nobody has looked


def room(size: int, kind: str) -> memoryview:
    """Room for so many numbers. The system gives memory for it only where it is written to."""
    return memoryview(bytearray(size * array(kind).itemsize)).cast(kind)  # type: ignore[call-overload,no-any-return]


class Looked(NamedTuple):
    """What a search has found: every action, the most likely course, and how it was found."""

    weighed: list[search.Weighed]
    line: list[int]
    """The best actions from here on, and the likeliest throws between them; reveals are left out."""
    judged: int
    """How many positions were judged."""
    turns: int
    """How many turns the tree has."""
    depth: int
    """How many turns ahead the farthest one is."""


class BestFirst(brain.Brain):
    """A brain that grows a tree until its limit, its time, or a clear choice; see the module."""

    __slots__ = (
        "action",
        "change",
        "child",
        "clear",
        "deadline",
        "done",
        "doubt",
        "doubts",
        "edge_vec",
        "edge_visits",
        "end_greedy",
        "end_open",
        "end_size",
        "end_vec",
        "end_visits",
        "evidence",
        "explore",
        "greedy_visits",
        "greedy_way",
        "heat",
        "interrupted",
        "kind",
        "learning",
        "limit",
        "mind",
        "mover",
        "ms",
        "options",
        "others",
        "reached",
        "root",
        "room",
        "seat",
        "share",
        "size",
        "turn_open",
        "turn_vec",
        "turn_visits",
        "way",
        "wide",
        "words",
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
        self.mind = search.Search(worth, state, SearchOptions(depth=1))
        self.options = options
        self.limit = options.nodes
        self.ms = options.ms
        if not self.limit and not self.ms:
            self.limit = USUAL_NODES
        self.explore = options.explore / 100
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
        self.wide = 36 if state.variant else 12
        self.deadline = 0.0
        self.interrupted = 0
        self.seat = 0
        self.root = 0
        self.size = 0
        self.reached = 0
        self.change = [0.0] * 8
        # a turn judges ninety positions, or four where a greedy player is followed
        turns = 64 + (self.limit // 4 if self.limit else MOST_TURNS)
        self.room = min(turns, 64 + 32 * self.ms if self.ms else MOST_TURNS, MOST_TURNS)
        self.words = room(self.room * 13, "Q")
        self.kind = room(self.room, "i")
        self.mover = room(self.room, "i")
        self.turn_visits = room(self.room, "i")
        self.turn_open = room(self.room, "i")
        self.greedy_visits = room(self.room, "i")
        self.greedy_way = room(self.room, "i")
        self.turn_vec = room(self.room * 8, "f")
        self.end_size = room(self.room * ENDS, "i")
        self.end_visits = room(self.room * ENDS, "i")
        self.end_open = room(self.room * ENDS, "i")
        self.end_greedy = room(self.room * ENDS, "i")
        self.end_vec = room(self.room * ENDS * 8, "f")
        self.action = room(self.room * EDGES, "B")
        self.way = room(self.room * EDGES, "B")
        self.done = room(self.room * EDGES, "B")
        self.edge_visits = room(self.room * EDGES, "i")
        self.share = room(self.room * EDGES, "f")
        self.edge_vec = room(self.room * EDGES * 8, "f")
        self.child = room(self.room * EDGES * 2, "i")

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
        """Write what an action of the root is worth to every seat; returns how often it was seen."""
        if self.kind[self.root] == STEERED:
            return self.way_worth(self.root, action, out)
        # with R7 there are several edges for a rug, one for each way: the best counts
        at = self.root * EDGES
        best = NEVER
        seen = 0
        for edge in range(at, at + self.end_size[self.root * ENDS]):
            if self.action[edge] == action:
                score = self.edge_worth(edge, self.seat)
                if not self.edge_visits[edge]:
                    score -= UNSEEN
                if score > best:
                    best = score
                    seen = self.edge_visits[edge]
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
            if self.size == self.room or not self.turn_open[self.root]:
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
            at = self.root * EDGES
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
            first = self.first_edge(end)
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
            if score > best:
                best = score
            if self.greedy_score(state, found[i]) > most:
                most = self.greedy_score(state, found[i])
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

    # ------------------------------------------------------------------ the tree

    def plant(self, state: kernel.State) -> None:
        """Make the root. Where a rug has to be laid now, what was seen before the throw is kept."""
        words = [0] * 13
        state.save(words, 0)
        kept = self.end_before(words) if state.phase == LAY else -1
        self.seat = state.mover
        if kept < 0:
            self.size = 0
            self.reached = 0
        if state.phase == LAY:
            self.root = self.new_turn(words, LAID)
            self.add_end(self.root, 0, words)
            if kept >= 0:
                self.take_over(kept)
        elif state.variant:
            self.root = self.new_turn(words, TURNED)
            self.add_ways(self.root, words)
        else:
            self.root = self.expand(words)
        self.sum_up(self.root)

    def end_before(self, words: MutableSequence[int]) -> int:
        """The end of the last root's turn that is this position, or -1."""
        after = [0] * 13
        if not self.size or self.size + 1 >= self.room or self.kind[self.root] != STEERED:
            return -1
        for end in range(ENDS):
            if not self.end_size[self.root * ENDS + end]:
                continue
            self.reach_end(self.root, end)
            self.mind.at.save(after, 0)
            equal = True
            for i in range(13):
                if after[i] != words[i]:
                    equal = False
            if equal:
                return self.root * ENDS + end
        return -1

    def take_over(self, kept: int) -> None:
        """Give the root's rugs what is known of them from an end of the root before."""
        first = kept // ENDS * EDGES + kept % ENDS * self.wide
        at = self.root * EDGES
        for old in range(first, first + self.end_size[kept]):
            for edge in range(at, at + self.end_size[self.root * ENDS]):
                if self.action[edge] == self.action[old] and self.way[edge] == self.way[old]:
                    self.edge_visits[edge] = self.edge_visits[old]
                    if self.done[old] and not self.done[edge]:
                        self.done[edge] = 1
                        self.end_open[self.root * ENDS] -= 1
                        self.turn_open[self.root] -= 1
                    self.child[edge * 2] = self.child[old * 2]
                    self.child[edge * 2 + 1] = self.child[old * 2 + 1]
                    for i in range(8):
                        self.edge_vec[edge * 8 + i] = self.edge_vec[old * 8 + i]
        self.end_visits[self.root * ENDS] = self.end_visits[kept]
        self.turn_visits[self.root] = self.end_visits[kept]

    def new_turn(self, words: MutableSequence[int], kind: int) -> int:
        """Add a turn to the tree, which has no ends yet; returns its number."""
        turn = self.size
        self.size += 1
        self.mind.at.load(words, 0)
        for i in range(13):
            self.words[turn * 13 + i] = words[i]
        self.kind[turn] = kind
        self.mover[turn] = self.mind.at.mover
        self.turn_visits[turn] = 0
        self.turn_open[turn] = 0
        self.greedy_visits[turn] = 0
        self.greedy_way[turn] = 0
        for end in range(turn * ENDS, turn * ENDS + ENDS):
            self.end_size[end] = 0
            self.end_visits[end] = 0
            self.end_open[end] = 0
            self.end_greedy[end] = -1
        return turn

    def expand(self, words: MutableSequence[int]) -> int:
        """Add a turn with all its ends; returns its number."""
        after = [0] * 13
        self.mind.at.load(words, 0)
        variant = self.mind.at.variant
        mover = self.mind.at.mover
        turn = self.new_turn(words, THROWN if variant else STEERED)
        doubt = self.doubt_of(mover)
        if doubt > 0.0 and not variant:
            self.greedy_way[turn] = self.mind.greedy_way(self.mind.at)
        for way in range(3):
            if variant and way:
                break
            if doubt >= 1.0 and way != self.greedy_way[turn]:
                continue
            for face in range(4):
                end = way * 4 + face
                self.reach_end(turn, end)
                self.mind.at.save(after, 0)
                self.add_end(turn, end, after)
        return turn

    def doubt_of(self, seat: int) -> float:
        """The share of greedy choices that is expected of a seat."""
        return 0.0 if seat == self.seat else self.doubts[seat]

    def reach_end(self, turn: int, end: int) -> None:
        """Set the position at hand to where an end of a turn is: Assam turned and thrown for."""
        words = [0] * 13
        for i in range(13):
            words[i] = self.words[turn * 13 + i]
        self.mind.at.load(words, 0)
        if self.kind[turn] == STEERED:
            self.mind.at.turn(end >> 2)
        if self.kind[turn] <= THROWN:
            self.mind.at.throw((end & 3) + 1)

    def add_end(self, turn: int, end: int, words: MutableSequence[int]) -> None:
        """Judge all rugs that can be laid in a position, and add them as edges of an end."""
        found = [0] * 12
        here = turn * ENDS + end
        edge = turn * EDGES + end * self.wide
        greedy_rug = -1
        greedy_way = FORWARD
        self.mind.number = 0  # sums afresh: rounding must not depend on what was judged before
        self.mind.at.load(words, 0)
        mover = self.mind.at.mover
        doubt = self.doubt_of(mover)
        if self.mind.at.phase != LAY:  # R4.3: the mover is out
            self.end_greedy[here] = edge
            self.add_edge(here, edge, NOTHING, 0)
            edge += 1
        else:
            size = self.mind.at.fill(found)
            if doubt > 0.0:
                greedy_rug = self.mind.greedy_rug(self.mind.at, found, size)
                greedy_way = self.greedy_way_after(words, greedy_rug)
            for i in range(size):
                for way in range(3):
                    if way != FORWARD and not self.mind.at.variant:
                        continue  # R3.1: Assam is turned before the throw
                    if way == FORWARD and self.mind.at.variant == AT_END:
                        continue  # R7.3
                    is_greedy = found[i] == greedy_rug and way == greedy_way
                    if doubt >= 1.0 and not is_greedy:
                        continue
                    if is_greedy:
                        self.end_greedy[here] = edge
                    self.mind.put(words, found[i], way)
                    self.add_edge(here, edge, found[i], way)
                    edge += 1
        first = turn * EDGES + end * self.wide
        self.end_size[here] = edge - first
        self.best_edge(here, first, mover)

    def add_edge(self, end: int, edge: int, action: int, way: int) -> None:
        """Judge the position at hand, to which an edge of an end leads."""
        vec = [0.0] * 8
        self.action[edge] = action
        self.way[edge] = way
        self.share[edge] = self.first_share()
        self.done[edge] = self.share[edge] < 0.0
        if not self.done[edge]:
            self.end_open[end] += 1
            self.turn_open[end // ENDS] += 1
        self.edge_visits[edge] = 0
        self.child[edge * 2] = 0
        self.child[edge * 2 + 1] = 0
        self.mind.judge(vec)
        for i in range(8):
            self.edge_vec[edge * 8 + i] = vec[i]

    def greedy_way_after(self, words: MutableSequence[int], rug: int) -> int:
        """The way in which the bot ``greedy`` turns Assam after it has laid a rug (R7).

        The position at hand is ``words`` before and after.
        """
        chosen = FORWARD
        if self.mind.at.variant:
            best = -1000000
            self.mind.at.play(rug)
            for way in range(3):
                if way == FORWARD and self.mind.at.variant == AT_END:
                    continue  # R7.3
                score = self.mind.greed.steer(self.mind.at, way)
                if score > best:
                    best = score
                    chosen = way
            self.mind.at.load(words, 0)
        return chosen

    def add_ways(self, turn: int, words: MutableSequence[int]) -> None:
        """Judge the ways in which Assam can be turned at the end of a turn, and add them (R7)."""
        self.mind.number = 0
        self.mind.at.load(words, 0)
        mover = self.mind.at.mover
        edge = turn * EDGES
        for way in range(3):
            self.mind.at.load(words, 0)
            if way == FORWARD and self.mind.at.variant == AT_END:
                continue  # R7.3
            self.mind.at.turn(way)
            self.add_edge(turn * ENDS, edge, way, 0)
            edge += 1
        self.end_size[turn * ENDS] = edge - turn * EDGES
        self.best_edge(turn * ENDS, turn * EDGES, mover)

    def first_share(self) -> float:
        """How likely the next player's rug is to be of the first of his colours (R2.3).

        It is asked of the position at hand, where a turn begins; -1 if the game is over.
        """
        mover = self.mind.at.mover
        if self.mind.at.phase == OVER:
            return -1.0
        if self.mind.at.colours == self.mind.at.players or self.mind.at.top[mover] != NONE:
            return 1.0
        first = self.mind.at.rugs[mover]
        return first / (1.0 * (first + self.mind.at.rugs[mover + 2]))

    # ------------------------------------------------------------------ one step

    def step(self) -> None:
        """Follow the tree to where it should grow, add a turn there, and tell all above it."""
        edges = [0] * 64
        ends = [0] * 64
        turns = [0] * 64
        whiches = [0] * 64
        words = [0] * 13
        turn = self.root
        length = 0
        while True:
            greedy = self.is_greedy_next(turn)
            end = self.pick_end(turn, greedy)
            edge = self.end_greedy[end]
            if not greedy or self.done[edge]:
                edge = self.pick_edge(turn, end)
            which = self.pick_colour(edge)
            self.turn_visits[turn] += 1
            self.end_visits[end] += 1
            self.edge_visits[edge] += 1
            turns[length] = turn
            ends[length] = end
            edges[length] = edge
            whiches[length] = which
            length += 1
            turn = self.child[edge * 2 + which]
            if not turn or length == DEEPEST:
                break
        if not turn:
            self.reach_edge(turns[length - 1], ends[length - 1], edge)
            if 0.0 <= self.share[edge] < 1.0:
                self.mind.at.top[self.mind.at.mover] = self.mind.at.mover + 2 * which
            self.mind.at.save(words, 0)
            turn = self.expand(words)
            self.sum_up(turn)
            self.graft(edge, which, turn)
        if length > self.reached:
            self.reached = length
        for back in range(length):
            i = length - 1 - back
            if back:
                self.renew(edges[i], whiches[i])
            self.close(ends[i], edges[i])
            self.best_edge(ends[i], self.first_edge(ends[i]), self.mover[turns[i]])
            self.sum_up(turns[i])

    def close(self, end: int, edge: int) -> None:
        """Note if there is nothing left to be seen below an edge."""
        share = self.share[edge]
        first = self.child[edge * 2]
        second = self.child[edge * 2 + 1]
        seen = True
        if share > 0.0 and (not first or self.turn_open[first]):
            seen = False
        if share < 1.0 and (not second or self.turn_open[second]):
            seen = False
        if seen and not self.done[edge]:
            self.done[edge] = 1
            self.end_open[end] -= 1
            self.turn_open[end // ENDS] -= 1

    def first_edge(self, end: int) -> int:
        """The number of an end's first edge."""
        return end // ENDS * EDGES + end % ENDS * self.wide

    def reach_edge(self, turn: int, end: int, edge: int) -> None:
        """Set the position at hand to where an edge leads: the beginning of a turn."""
        words = [0] * 13
        self.reach_end(turn, end % ENDS)
        if self.kind[turn] == TURNED:
            self.mind.at.turn(self.action[edge])
        elif self.action[edge] != NOTHING:
            self.mind.at.save(words, 0)
            self.mind.put(words, self.action[edge], self.way[edge])

    def is_greedy_next(self, turn: int) -> bool:
        """Whether the mover of a turn is to be followed as a greedy one this time."""
        doubt = self.doubt_of(self.mover[turn])
        greedy = False
        if doubt > 0.0 and self.is_open(turn, self.greedy_way[turn]):
            often = self.greedy_visits[turn]
            greedy = (often + 0.5) * (1.0 - doubt) < (self.turn_visits[turn] - often + 0.5) * doubt
            if greedy:
                self.greedy_visits[turn] += 1
        return greedy

    def is_open(self, turn: int, way: int) -> bool:
        """Whether there is something left to be seen that way."""
        at = turn * ENDS + way * 4
        return (
            self.end_open[at] + self.end_open[at + 1] + self.end_open[at + 2] + self.end_open[at + 3]
        ) > 0

    def pick_end(self, turn: int, greedy: bool) -> int:
        """Which way and throw of a turn to follow."""
        if self.kind[turn] >= LAID:
            return turn * ENDS
        way = 0
        if self.kind[turn] == STEERED:
            way = self.greedy_way[turn] if greedy else self.pick_way(turn)
        at = turn * ENDS + way * 4
        best = 0
        least = 1e30
        for face in range(4):
            wanted = (self.end_visits[at + face] + 0.5) / FACE_CASES[face]
            if wanted < least and self.end_open[at + face]:
                least = wanted
                best = face
        return at + best

    def pick_way(self, turn: int) -> int:
        """Which way to follow: one that looks good, or that was seldom looked at."""
        vec = [0.0] * 8
        mover = self.mover[turn]
        wide = self.explore * sqrt(log(self.turn_visits[turn] + 1.0))
        best = NEVER
        chosen = 0
        for way in range(3):
            visits = self.way_worth(turn, way, vec)
            if visits < 0 or not self.is_open(turn, way):
                continue
            score = vec[mover] + MARGIN * vec[4 + mover] + wide / sqrt(visits + 1.0)
            if score > best:
                best = score
                chosen = way
        return chosen

    def way_worth(self, turn: int, way: int, out: MutableSequence[float]) -> int:
        """Write what a way is worth to every seat; returns its visits, -1 if it is not there."""
        at = turn * ENDS + way * 4
        if not self.end_size[at]:
            return -1
        visits = 0
        for i in range(8):
            out[i] = 0.0
        for face in range(4):
            visits += self.end_visits[at + face]
            for i in range(8):
                out[i] += FACE_CASES[face] * self.end_vec[(at + face) * 8 + i] / 6.0
        return visits

    def pick_edge(self, turn: int, end: int) -> int:
        """Which rug of an end to follow: one that looks good, or that was seldom looked at."""
        mover = self.mover[turn]
        wide = self.explore * sqrt(log(self.end_visits[end] + 1.0))
        first = self.first_edge(end)
        best = NEVER
        chosen = first
        for edge in range(first, first + self.end_size[end]):
            if self.done[edge]:
                continue
            score = self.edge_worth(edge, mover) + wide / sqrt(self.edge_visits[edge] + 1.0)
            if score > best:
                best = score
                chosen = edge
        return chosen

    def edge_worth(self, edge: int, seat: int) -> float:
        """What an edge is worth to a seat."""
        return self.edge_vec[edge * 8 + seat] + MARGIN * self.edge_vec[edge * 8 + 4 + seat]

    def pick_colour(self, edge: int) -> int:
        """Which colour of the next rug to follow: 0 or 1."""
        share = self.share[edge]
        first = self.child[edge * 2]
        second = self.child[edge * 2 + 1]
        if share >= 1.0:
            return 0
        if share <= 0.0:
            return 1
        if not first or not second:
            if not first and not second:
                return 0 if share >= 0.5 else 1
            return 1 if first else 0
        if not self.turn_open[first] or not self.turn_open[second]:
            return 0 if self.turn_open[first] else 1
        seen = (self.turn_visits[first] + 1) * (1.0 - share)
        return 0 if seen <= (self.turn_visits[second] + 1) * share else 1

    # ------------------------------------------------------------------ and back

    def graft(self, edge: int, which: int, turn: int) -> None:
        """Hang a new turn on an edge, whose worth becomes what the turn tells."""
        self.child[edge * 2 + which] = turn
        other = self.child[edge * 2 + 1 - which]
        part = self.share[edge] if which == 0 else 1.0 - self.share[edge]
        for i in range(8):
            new = self.turn_vec[turn * 8 + i]
            if other:
                self.edge_vec[edge * 8 + i] = (
                    part * new + (1.0 - part) * self.turn_vec[other * 8 + i]
                )
            else:  # of the other colour nothing is known but the worth of both together
                self.edge_vec[edge * 8 + i] += part * (new - self.edge_vec[edge * 8 + i])

    def renew(self, edge: int, which: int) -> None:
        """Let an edge follow the change of the turn below it that was summed up last."""
        part = self.share[edge] if which == 0 else 1.0 - self.share[edge]
        for i in range(8):
            self.edge_vec[edge * 8 + i] += part * self.change[i]

    def sum_up(self, turn: int) -> None:
        """Give a turn what it is worth with the best way, or with the one expected of its mover.

        What it was worth before is subtracted in ``change``.
        """
        new = [0.0] * 8
        vec = [0.0] * 8
        mover = self.mover[turn]
        if self.kind[turn] >= LAID:
            for i in range(8):
                new[i] = self.end_vec[turn * ENDS * 8 + i]
        else:
            best = NEVER
            for way in range(3 if self.kind[turn] == STEERED else 1):
                if self.way_worth(turn, way, vec) < 0:
                    continue
                score = vec[mover] + MARGIN * vec[4 + mover]
                if score > best:
                    best = score
                    for i in range(8):
                        new[i] = vec[i]
            doubt = self.doubt_of(mover)
            if 0.0 < doubt < 1.0:
                at = turn * ENDS + self.greedy_way[turn] * 4
                for i in range(8):
                    vec[i] = 0.0
                    for face in range(4):
                        edge = self.end_greedy[at + face]
                        vec[i] += FACE_CASES[face] * self.edge_vec[edge * 8 + i] / 6.0
                    new[i] += doubt * (vec[i] - new[i])
        for i in range(8):
            self.change[i] = new[i] - self.turn_vec[turn * 8 + i]
            self.turn_vec[turn * 8 + i] = new[i]

    def best_edge(self, end: int, first: int, mover: int) -> None:
        """Give an end what its best rug is worth."""
        best = first
        most = NEVER
        for edge in range(first, first + self.end_size[end]):
            score = self.edge_worth(edge, mover)
            if score > most:
                most = score
                best = edge
        for i in range(8):
            self.end_vec[end * 8 + i] = self.edge_vec[best * 8 + i]
