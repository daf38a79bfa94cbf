"""The tree of a best-first search: how it grows, and what it tells about its root.

It has turns, ends and edges. A **turn** is one player's, from one position. Its twelve **ends** are
what way and throw lead to: the places where a rug has to be laid. The **edges** of an end are the
rugs, each with the worth of the position that it leads to: as the learned value judges it, or, once
that player's turn has been added, as what lies below tells.

Like the kernel this is ordinary Python that ``tree.pxd`` lets the build compile.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from mmap import mmap

from marrakech.bots import brain, search, value
from marrakech.bots.options import SearchOptions
from marrakech.core import kernel, lookup_tables
from marrakech.core.codes import AT_END, FORWARD, LAY, NONE, OVER
from marrakech.core.together import compiled_together

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

if not cython.compiled:
    from math import log, sqrt

FACE_CASES = [lookup_tables.FACES.count(steps) for steps in (1, 2, 3, 4)]
NEVER = -1e30
MARGIN = 0.05  # as in search.py: a margin of twenty points counts as much as so great a chance

# What the choices of a turn in the tree are
STEERED = 0  # a way, a throw and a rug (R3.1)
THROWN = 1  # a throw, then a rug and a way together (R7)
LAID = 2  # the root where a rug has to be laid now
TURNED = 3  # the root where Assam has to be turned now, at the end of a turn (R7)

ENDS = 12  # of a turn: three ways and four throws
EDGES = 144  # of a turn at most: twelve places for a rug at each end, or with R7 four times 36
USUAL_EDGES = 64  # of a turn; most have fewer, as ways and rugs wait
DEEPEST = 64  # turns ahead
# What can wait until its turn or end was visited LATER times: in short, what looks bad without
# asking the value. Most turns are never visited again.
MUCH = 3.0  # a way that seems to cost so many dirhams more than another one
BEHIND = 3  # a rug that gains so many points less at once than another one
LATER = 8
EVERYTHING = 100  # instead of BEHIND: no rug waits
NOTHING = 255  # in the place of an action: the mover is out (R4.3), and lays nothing


def zeros(size: int) -> memoryview[int]:
    """Room for so many bytes. The system gives memory for it only where it is written to, which it
    would not for a bytearray.
    """
    return memoryview(mmap(-1, size))


def numbers(size: int) -> memoryview[int]:
    """Room for so many numbers."""
    return zeros(4 * size).cast("i")


def fractions(size: int) -> memoryview[float]:
    """Room for so many fractions."""
    return zeros(4 * size).cast("f")


def codes(size: int) -> memoryview[int]:
    """Room for so many small numbers, up to 255."""
    return zeros(size)


class Tree(brain.Brain):
    """A brain with a tree of up to ``room`` turns. How it grows is here; what for, is not.

    ``explore`` says how much better something seldom looked at may prove to be, in wins.
    """

    __slots__ = (
        "action",
        "change",
        "child",
        "done",
        "doubts",
        "edge_room",
        "edge_vec",
        "edge_visits",
        "edges",
        "end_first",
        "end_greedy",
        "end_open",
        "end_size",
        "end_vec",
        "end_visits",
        "end_waiting",
        "explore",
        "greedy_visits",
        "greedy_way",
        "kind",
        "mind",
        "mover",
        "reached",
        "room",
        "root",
        "seat",
        "share",
        "size",
        "turn_open",
        "turn_vec",
        "turn_visits",
        "waiting",
        "way",
        "words",
    )

    def __init__(self, worth: value.Value, state: kernel.State, room: int, explore: float) -> None:
        """``state`` is any position by the rules that are played."""
        self.mind = search.Search(worth, state, SearchOptions(depth=1))
        self.explore = explore
        self.doubts = [0.0] * 4
        self.seat = 0
        self.root = 0
        self.size = 0
        self.edges = 0
        self.reached = 0
        self.change = [0.0] * 8
        self.room = room
        self.edge_room = room * USUAL_EDGES + 2 * EDGES
        edge_room = self.edge_room
        self.words = zeros(8 * 13 * room).cast("Q")
        self.kind = numbers(room)
        self.mover = numbers(room)
        self.turn_visits = numbers(room)
        self.turn_open = numbers(room)
        self.greedy_visits = numbers(room)
        self.greedy_way = numbers(room)
        self.waiting = numbers(room)
        self.turn_vec = fractions(room * 8)
        self.end_first = numbers(room * ENDS)
        self.end_size = numbers(room * ENDS)
        self.end_visits = numbers(room * ENDS)
        self.end_open = numbers(room * ENDS)
        self.end_greedy = numbers(room * ENDS)
        self.end_waiting = numbers(room * ENDS)
        self.end_vec = fractions(room * ENDS * 8)
        self.action = codes(edge_room)
        self.way = codes(edge_room)
        self.done = codes(edge_room)
        self.edge_visits = numbers(edge_room)
        self.share = fractions(edge_room)
        self.edge_vec = fractions(edge_room * 8)
        self.child = numbers(edge_room * 2)

    # ------------------------------------------------------------------ growing

    def is_full(self) -> bool:
        """Whether there is no room for another turn, and for a root."""
        return self.size + 1 >= self.room or self.edges + 2 * EDGES > self.edge_room

    def plant(self, state: kernel.State) -> None:
        """Make the root. Where a rug has to be laid now, what was seen before the throw is kept."""
        words = [0] * 13
        state.save(words, 0)
        kept = self.end_before(words) if state.phase == LAY else -1
        self.seat = state.mover
        if kept < 0:
            self.size = 0
            self.edges = 0
            self.reached = 0
        if state.phase == LAY:
            self.root = self.new_turn(words, LAID)
            self.add_end(self.root, 0, words, EVERYTHING)
            if kept >= 0:
                self.take_over(kept)
        elif state.variant:
            self.root = self.new_turn(words, TURNED)
            self.add_ways(self.root, words)
        else:
            self.root = self.expand(words, 7, EVERYTHING)
        self.sum_up(self.root)

    def end_before(self, words: MutableSequence[int]) -> int:
        """The end of the last root's turn that is this position, or -1."""
        after = [0] * 13
        if not self.size or self.is_full() or self.kind[self.root] != STEERED:
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
        first = self.end_first[kept]
        at = self.end_first[self.root * ENDS]
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
        self.waiting[turn] = 0
        for end in range(turn * ENDS, turn * ENDS + ENDS):
            self.end_size[end] = 0
            self.end_visits[end] = 0
            self.end_open[end] = 0
            self.end_greedy[end] = -1
            self.end_waiting[end] = 0
        return turn

    def expand(self, words: MutableSequence[int], ways: int, behind: int) -> int:
        """Add a turn with the ends of some ways, given as bits, and so many rugs.

        Returns its number. The other ways are added when the turn has been visited often enough.
        """
        self.mind.at.load(words, 0)
        variant = self.mind.at.variant
        mover = self.mind.at.mover
        turn = self.new_turn(words, THROWN if variant else STEERED)
        doubt = self.doubt_of(mover)
        if variant:
            ways = 1
        elif doubt > 0.0:
            self.greedy_way[turn] = self.mind.greedy_way(self.mind.at)
            ways |= 1 << self.greedy_way[turn]
            if doubt >= 1.0:
                ways = 1 << self.greedy_way[turn]
        if not variant and doubt < 1.0:
            self.waiting[turn] = 7 & ~ways
            self.turn_open[turn] += kernel.count(self.waiting[turn])
        self.open_ways(turn, ways, behind)
        return turn

    def open_ways(self, turn: int, ways: int, behind: int) -> None:
        """Add the ends of some ways, given as bits, to a turn."""
        after = [0] * 13
        for end in range(ENDS):
            if ways & 1 << (end >> 2):
                self.reach_end(turn, end)
                self.mind.at.save(after, 0)
                self.add_end(turn, end, after, behind)

    def promising_ways(self) -> int:
        """Of the position at hand, as bits, the ways that may be the best by what they cost."""
        gains = [0.0] * 3
        if self.mind.at.variant:
            return 7
        self.mind.value.inputs.gains(self.mind.at, gains)
        most = max(gains[0], gains[1], gains[2])
        ways = 0
        for way in range(3):
            if gains[way] >= most - MUCH:
                ways |= 1 << way
        return ways

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

    def add_end(self, turn: int, end: int, words: MutableSequence[int], behind: int) -> None:
        """Judge rugs that can be laid in a position, and add them as edges of an end.

        Those wait that gain ``behind`` points less at once than the one that gains most.
        """
        found = [0] * 12
        here = turn * ENDS + end
        first = self.edges
        edge = first
        room = 1
        self.end_first[here] = first
        greedy_rug = -1
        greedy_way = FORWARD
        self.mind.at.load(words, 0)
        mover = self.mind.at.mover
        doubt = self.doubt_of(mover)
        if self.mind.at.phase != LAY:  # R4.3: the mover is out
            self.mind.number = 0  # sums afresh: rounding must not depend on what was judged before
            self.end_greedy[here] = edge
            self.add_edge(here, edge, NOTHING, 0)
            edge += 1
        else:
            size = self.mind.at.fill(found)
            if doubt > 0.0:
                greedy_rug = self.mind.greedy_rug(self.mind.at, found, size)
                greedy_way = self.greedy_way_after(words, greedy_rug)
            if behind < EVERYTHING and not self.mind.at.variant and doubt < 1.0:
                room = size
                size = self.sort(found, size, behind)
                self.end_waiting[here] = room - size
                self.end_open[here] += room - size
                self.turn_open[turn] += room - size
            self.mind.stand_on(words, found[0], FORWARD)
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
            self.mind.based = 0
        self.end_size[here] = edge - first
        self.edges = max(edge, first + room)
        self.best_edge(here, first, mover)

    def sort(self, found: MutableSequence[int], size: int, behind: int) -> int:
        """Sort the rugs that can be laid in the position at hand: first those that gain most.

        Returns how many there are but for those that gain ``behind`` points less than the first.
        """
        gains = [0] * 12
        for i in range(size):
            gains[i] = self.mind.greed.cover(self.mind.at, found[i])
        for i in range(1, size):  # equal ones stay in their order
            gain = gains[i]
            action = found[i]
            at = i
            while at and gains[at - 1] < gain:
                gains[at] = gains[at - 1]
                found[at] = found[at - 1]
                at -= 1
            gains[at] = gain
            found[at] = action
        number = 1
        while number < size and gains[number] > gains[0] - behind:
            number += 1
        return number

    def add_rest(self, here: int) -> None:
        """Judge the rugs of an end that had to wait, and add them."""
        found = [0] * 12
        words = [0] * 13
        number = self.end_waiting[here]
        turn = here // ENDS
        self.end_waiting[here] = 0
        self.end_open[here] -= number
        self.turn_open[turn] -= number
        self.reach_end(turn, here % ENDS)
        self.mind.at.save(words, 0)
        size = self.mind.at.fill(found)
        self.sort(found, size, 0)
        self.mind.stand_on(words, found[0], FORWARD)
        edge = self.end_first[here] + self.end_size[here]
        for i in range(size - number, size):
            self.mind.put(words, found[i], FORWARD)
            self.add_edge(here, edge, found[i], FORWARD)
            edge += 1
        self.mind.based = 0
        self.end_size[here] += number

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
        first = self.edges
        edge = first
        self.end_first[turn * ENDS] = first
        for way in range(3):
            self.mind.at.load(words, 0)
            if way == FORWARD and self.mind.at.variant == AT_END:
                continue  # R7.3
            self.mind.at.turn(way)
            self.add_edge(turn * ENDS, edge, way, 0)
            edge += 1
        self.end_size[turn * ENDS] = edge - first
        self.edges = edge
        self.best_edge(turn * ENDS, first, mover)

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
        ended = False  # with what had to wait there may be nothing open any more: then all is known
        while True:
            self.stop_waiting(turn)
            if not self.turn_open[turn]:
                ended = True
                break
            greedy = self.is_greedy_next(turn)
            end = self.pick_end(turn, greedy)
            waiting = self.end_waiting[end]
            if waiting and (self.end_visits[end] >= LATER or self.end_open[end] == waiting):
                self.add_rest(end)
                if not self.end_open[end]:
                    self.best_edge(end, self.end_first[end], self.mover[turn])
                    ended = True
                    break
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
        if ended:
            self.sum_up(turn)
        elif not turn:
            self.reach_edge(turns[length - 1], ends[length - 1], edge)
            if 0.0 <= self.share[edge] < 1.0:
                self.mind.at.top[self.mind.at.mover] = self.mind.at.mover + 2 * which
            self.mind.at.save(words, 0)
            turn = self.expand(words, self.promising_ways(), BEHIND)
            self.sum_up(turn)
            self.graft(edge, which, turn)
        self.reached = max(self.reached, length)
        for back in range(length):
            i = length - 1 - back
            if back or ended:
                self.renew(edges[i], whiches[i])
            self.close(ends[i], edges[i])
            self.best_edge(ends[i], self.end_first[ends[i]], self.mover[turns[i]])
            self.sum_up(turns[i])

    def stop_waiting(self, turn: int) -> None:
        """Add the ways of a turn that had to wait, if it is time."""
        waiting = self.waiting[turn]
        number = kernel.count(waiting)
        if waiting and (self.turn_visits[turn] >= LATER or self.turn_open[turn] == number):
            self.waiting[turn] = 0
            self.turn_open[turn] -= number
            self.open_ways(turn, waiting, BEHIND)

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
            self.end_open[at]
            + self.end_open[at + 1]
            + self.end_open[at + 2]
            + self.end_open[at + 3]
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
        first = self.end_first[end]
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
