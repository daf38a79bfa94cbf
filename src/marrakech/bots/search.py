"""Expectimax search over whole turns, with a learned value at its leaves.

The die and the rugs that piles show are chance nodes, averaged exactly. Of all places for a rug,
only the few that the value likes best are searched further. The option ``others`` says what the
other players are taken to want: each his own best (max-n), the worst for the one who searches
(paranoid), what the bot ``greedy`` would do, or a mean of max-n and greedy (mixed).

Like the kernel this is ordinary Python that ``search.pxd`` lets the build compile.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from time import perf_counter
from typing import Any, NamedTuple

from marrakech.bots import brain, value
from marrakech.bots.options import OTHERS, SearchOptions
from marrakech.core import kernel, lookup_tables
from marrakech.core.codes import (
    AT_END,
    EVERY_BIT,
    FIRST_REVEAL,
    FIRST_ROLL,
    FORWARD,
    GOLDEN,
    LAY,
    NONE,
    OVER,
    REVEAL,
    ROLL,
    TURN,
)

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

if not cython.compiled:
    from math import log, sqrt

# Assigned, not imported: the compiler makes C arrays of these
BIT = lookup_tables.BIT
LAY_CELL = lookup_tables.LAY_CELL
LAY_STEP = lookup_tables.LAY_STEP
WALK = lookup_tables.WALK
FACE_CASES = [lookup_tables.FACES.count(steps) for steps in (1, 2, 3, 4)]
MARGIN = 0.05  # a margin of twenty points counts as much as so great a chance to win
NEVER = -1e30

BEST = 0
PARANOID = 1
GREEDY = 2
MIXED = 3


class Weighed(NamedTuple):
    """An action, and what a search found it to be worth to each seat."""

    action: int
    """Its number."""
    wins: tuple[float, ...]
    """Every seat's chance to win if it is taken."""
    margins: tuple[float, ...]
    """Every seat's expected margin: its points beyond those of the best other."""

    def worth(self, seat: int) -> float:
        """The score by which a seat chooses: its chance to win, and a little for its margin."""
        return self.wins[seat] + self.margins[seat] / 400.0


class Outcome(NamedTuple):
    """What chance may bring, and what a search found it to be worth to each seat."""

    action: int
    """Its number."""
    share: float
    """How likely it is."""
    wins: tuple[float, ...]
    """Every seat's chance to win if it comes."""
    margins: tuple[float, ...]
    """Every seat's expected margin."""


class Search(brain.Brain):
    """A brain that looks some turns ahead; its options say how far, and how.

    All actions that are legal now are searched equally deep, and the best is taken;
    :meth:`weigh` tells what each is worth. Further ahead only the most promising are searched.
    With a limit of positions or of milliseconds it deepens step by step: one turn ahead, then two,
    up to ``depth``. The last depth that was finished counts; the first one always is.
    """

    __slots__ = (
        "area",
        "at",
        "base",
        "base_h",
        "base_memory",
        "base_rows",
        "base_seen",
        "base_y",
        "based",
        "cover",
        "deadline",
        "depth",
        "doubt",
        "greed",
        "h",
        "heat",
        "hurried",
        "judged",
        "late",
        "limit",
        "memory",
        "model",
        "ms",
        "now",
        "now_rows",
        "number",
        "options",
        "others",
        "risk",
        "root",
        "rows",
        "seen",
        "slack",
        "styled",
        "thrift",
        "value",
        "width",
        "x",
        "y",
    )

    def __init__(
        self,
        worth: value.Value,
        state: kernel.State,
        options: SearchOptions = SearchOptions(),  # noqa: B008  (it never changes)
    ) -> None:
        """``state`` is any position by the rules that are played."""
        if not isinstance(options, SearchOptions):
            raise TypeError(f"options are SearchOptions(depth=2), not {options!r}")
        options.checked()
        if state.players != worth.players or (state.variant > 0) != bool(worth.at_end):
            raise ValueError(
                "this value was learned for another number of players or order of a turn"
            )
        self.value = worth
        self.at = state.snapshot()
        self.options = options
        self.depth = options.depth
        self.width = options.width
        self.others = OTHERS.index(options.others)
        self.model = BEST if self.others == MIXED else self.others
        self.greed = brain.Greed()
        self.root = 0
        self.judged = 0
        self.limit = options.nodes
        self.ms = options.ms
        self.slack = options.slack / 100
        self.heat = options.heat / 1000
        self.doubt = options.doubt / 100
        self.thrift = options.thrift / 1000
        self.area = options.area / 1000
        self.cover = options.cover / 1000
        self.risk = options.risk / 1000
        self.styled = int(any((options.thrift, options.area, options.cover, options.risk)))
        self.deadline = 0.0
        self.hurried = 0
        self.late = 0
        # inputs and sums of the position judged last: the next one mostly differs little from it
        self.number = 0
        self.now = [0.0] * 140
        self.now_rows = [0] * 20
        self.memory = [0] * 216
        self.seen = [0] * 17
        self.x = [0.0] * 140
        self.rows = [0] * 20
        self.h = [0.0] * 64
        self.y = [0.0] * 8
        # the same of the position from which all that are judged now differ by a rug: see stand_on
        self.based = 0
        self.base = [0.0] * 140
        self.base_rows = [0] * 20
        self.base_memory = [0] * 216
        self.base_seen = [0] * 17
        self.base_h = [0.0] * 64
        self.base_y = [0.0] * 8

    def __reduce__(self) -> tuple[Any, ...]:
        return Search, (self.value, self.at, self.options)

    def clone(self) -> brain.Brain:
        """A brain that decides alike, for another thread."""
        return Search(self.value, self.at, self.options)

    def check(self, state: kernel.State) -> None:
        """Refuse a position in which no player has to choose, or of other rules."""
        brain.Brain.check(self, state)
        self.check_rules(state)

    def check_rules(self, state: kernel.State) -> None:
        """Refuse a position of other rules: it would be read as one of these."""
        if state.rule_set() != self.at.rule_set():
            raise ValueError("this brain was made for other rules")

    def decide(self, state: kernel.State, luck: int) -> int:
        """The number of the action to take.

        With heat it is random, the better the likelier: softmax, by adding Gumbel noise to the
        scores. A style adds what it likes about each action to what the search found.
        """
        found = [0] * 12
        vecs = [0.0] * 96
        size = self.look(state, found, vecs)
        best = NEVER
        chosen = 0
        for i in range(size):
            # computed step by step as in Weighed.worth, to be equal to the last bit
            margin = 20.0 * vecs[i * 8 + 4 + state.mover]
            score = vecs[i * 8 + state.mover] + margin / 400.0
            if self.styled:
                score += self.fancy(state, found[i])
            if self.heat > 0.0:
                luck = kernel.mix(luck + GOLDEN & EVERY_BIT)
                noise = -log(-log(((luck >> 11) + 0.5) / 9007199254740992.0))
                score += self.heat * noise
            if score > best:
                best = score
                chosen = found[i]
        return chosen

    def fancy(self, state: kernel.State, action: int) -> float:
        """What the style likes about an action of the mover, in wins."""
        words = [0] * 13
        after = [0] * 13
        state.save(words, 0)
        if state.phase == LAY:
            return self.fancy_rug(words, action)
        if state.variant:  # R7: it is the next player who will be thrown for
            self.at.load(words, 0)
            self.at.play(action)
            return self.risk * self.spread_of_dues(self.at, state.mover)
        # R3.1: Assam is turned, then thrown for; a rug follows, of which the one it likes best
        heading = (state.heading + action + 3) & 3
        mean = 0.0
        square = 0.0
        total = 0.0
        for face in range(4):
            share = FACE_CASES[face] / 6.0
            cell = WALK[(state.assam * 4 + heading) * 5 + face + 1] >> 2
            _owner, _colour, _squares, _due, paid, _out = state.cost(state.mover, cell)
            mean += share * paid
            square += share * paid * paid
            if self.cover > 0.0 or self.area > 0.0:
                self.at.load(words, 0)
                self.at.turn(action)
                self.at.throw(face + 1)
                if self.at.phase == LAY:
                    self.at.save(after, 0)
                    total += share * self.fancy_best(after)
        total -= self.thrift * mean
        if self.risk > 0.0 and square > mean * mean:
            total += self.risk * sqrt(square - mean * mean)
        return total

    def fancy_best(self, words: MutableSequence[int]) -> float:
        """The most that the style likes about a rug that may be laid here."""
        found = [0] * 12
        self.at.load(words, 0)
        size = self.at.fill(found)
        best = NEVER
        for i in range(size):
            liked = self.fancy_rug(words, found[i])
            if liked > best:
                best = liked
        return best if size else 0.0

    def fancy_rug(self, words: MutableSequence[int], action: int) -> float:
        """What the style likes about laying a rug, in wins."""
        self.at.load(words, 0)
        mover = self.at.mover
        bit = BIT[LAY_CELL[action]]
        under = bit | bit << LAY_STEP[action]
        total = 0.0
        for colour in range(self.at.colours):
            owner = self.at.owner(colour)
            if owner != mover and not self.at.out[owner]:
                total += self.cover * kernel.count(self.at.visible[colour] & under)
        self.at.play(action)
        if self.area > 0.0:
            for colour in range(self.at.colours):
                if self.at.visible[colour] & bit:
                    total += self.area * kernel.count(kernel.area(self.at.joined(colour), bit))
        if self.thrift > 0.0:
            total -= self.thrift * self.mean_due(self.at, mover)
        if self.risk > 0.0:
            total += self.risk * self.spread_of_dues(self.at, mover)
        return total

    def mean_due(self, s: kernel.State, seat: int) -> float:
        """What a seat would have to pay on an average square (R4)."""
        total = 0
        for colour in range(s.colours):
            owner = s.owner(colour)
            if owner != seat and not s.out[owner]:
                left = s.joined(colour)
                while left:
                    squares = kernel.area(left, left & (~left + 1 & EVERY_BIT))
                    total += kernel.count(squares & s.visible[colour]) * kernel.count(squares)
                    left &= ~squares
        return total / 49.0

    def spread_of_dues(self, s: kernel.State, seat: int) -> float:
        """The deviation, over all squares, of what stopping there moves to a seat or from it."""
        total = 0
        square = 0
        for colour in range(s.colours):
            owner = s.owner(colour)
            if s.out[owner]:
                continue
            left = s.joined(colour)
            while left:
                squares = kernel.area(left, left & (~left + 1 & EVERY_BIT))
                here = kernel.count(squares & s.visible[colour])
                due = kernel.count(squares)
                total += here * due if owner == seat else -here * due
                square += here * due * due
                left &= ~squares
        mean = total / 49.0
        return sqrt(square / 49.0 - mean * mean)

    def weigh(self, state: kernel.State) -> list[Weighed]:
        """What each legal action is worth to every seat."""
        self.check(state)
        found = [0] * 12
        vecs = [0.0] * 96
        with cython.nogil:
            size = self.look(state, found, vecs)
        return [
            Weighed(
                found[i],
                tuple([vecs[i * 8 + seat] for seat in range(state.players)]),
                tuple([20.0 * vecs[i * 8 + 4 + seat] for seat in range(state.players)]),
            )
            for i in range(size)
        ]

    def look(
        self, state: kernel.State, found: MutableSequence[int], vecs: MutableSequence[float]
    ) -> int:
        """Search as deep as the limits allow; write all legal actions and what each is worth.

        Returns how many actions there are. Both :meth:`decide` and :meth:`weigh` use this, so
        that the chosen action is always the best one weighed.
        """
        more = [0.0] * 96
        self.judged = 0
        self.late = 0
        self.hurried = 0
        if not self.limit and not self.ms:
            return self.weigh_each(state, self.depth, found, vecs)
        if self.ms:
            self.start_clock()
        size = self.weigh_each(state, 1, found, vecs)
        self.hurried = 1
        for depth in range(2, self.depth + 1):
            if self.ms:
                self.look_at_clock()
            if not self.late:
                self.weigh_each(state, depth, found, more)
            if self.late:
                break  # time was up within this depth: its results are incomplete
            for i in range(96):
                vecs[i] = more[i]
        return size

    def weigh_each(
        self,
        state: kernel.State,
        depth: int,
        found: MutableSequence[int],
        vecs: MutableSequence[float],
    ) -> int:
        """Write all legal actions and what each is worth at one depth; returns how many."""
        words = [0] * 13
        after = [0] * 13
        vec = [0.0] * 8
        self.root = state.mover
        self.number = 0
        state.save(words, 0)
        size = state.fill(found)
        for i in range(size):
            self.at.load(words, 0)
            if state.phase == TURN and not state.variant:
                self.throw(words, found[i], depth, vec)
            else:
                self.at.play(found[i])
                if self.at.phase == REVEAL:
                    self.at.phase = self.at.then
                self.at.save(after, 0)
                if self.at.phase == TURN and self.at.variant and state.phase == LAY:
                    self.turn_last(after, depth, vec)
                else:
                    self.follow(after, state.mover, depth, vec)
            for k in range(8):
                vecs[i * 8 + k] = vec[k]
        return size

    # ------------------------------------------------------------------ chance

    def outcomes(self, state: kernel.State) -> list[Outcome]:
        """Everything that chance may bring here, and what each is worth to every seat."""
        self.check_chance(state)
        found = [0] * 4
        shares = [0.0] * 4
        vecs = [0.0] * 32
        with cython.nogil:
            size = self.weigh_chance(state, found, shares, vecs)
        return [
            Outcome(
                found[i],
                shares[i],
                tuple([vecs[i * 8 + seat] for seat in range(state.players)]),
                tuple([20.0 * vecs[i * 8 + 4 + seat] for seat in range(state.players)]),
            )
            for i in range(size)
        ]

    def luck(self, state: kernel.State, action: int) -> list[float]:
        """What chance gives every seat by an action: chances to win, then margins.

        It is what the position is worth after the action, less the mean over all that could have
        come. There are four numbers of each kind, 0 for seats that are not there.
        """
        self.check_chance(state)
        sums = [0.0] * 8
        with cython.nogil:
            self.add_luck(state, action, sums)
        return [sums[i] for i in range(8)]

    def check_chance(self, state: kernel.State) -> None:
        """Refuse a position in which it is not chance that acts, or one of other rules."""
        self.check_rules(state)
        if state.phase not in (ROLL, REVEAL):
            raise ValueError("it is not chance that acts here")

    def add_luck(self, state: kernel.State, action: int, sums: MutableSequence[float]) -> None:
        """Add to each seat's chance and margin what it gets from this outcome of chance."""
        found = [0] * 4
        shares = [0.0] * 4
        vecs = [0.0] * 32
        size = self.weigh_chance(state, found, shares, vecs)
        for i in range(size):
            for k in range(4):
                came = 1.0 if found[i] == action else 0.0
                sums[k] += (came - shares[i]) * vecs[i * 8 + k]
                sums[4 + k] += (came - shares[i]) * 20.0 * vecs[i * 8 + 4 + k]

    def weigh_chance(
        self,
        state: kernel.State,
        found: MutableSequence[int],
        shares: MutableSequence[float],
        vecs: MutableSequence[float],
    ) -> int:
        """Write all outcomes of a throw or a reveal, how likely and what worth each is.

        Returns how many there are; if only one can come, its worth is not looked for.
        """
        words = [0] * 13
        after = [0] * 13
        vec = [0.0] * 8
        self.judged = 0
        self.late = 0
        self.hurried = 0
        self.number = 0
        self.root = state.mover
        state.save(words, 0)
        if state.phase == ROLL:
            for face in range(4):
                self.at.load(words, 0)
                self.at.throw(face + 1)
                self.at.save(after, 0)
                if self.at.phase == LAY:
                    self.lay(after, self.depth, vec)
                else:  # R4.3: the mover is out
                    self.begin(after, self.depth - 1, vec)
                found[face] = FIRST_ROLL + face
                shares[face] = FACE_CASES[face] / 6.0
                for k in range(8):
                    vecs[face * 8 + k] = vec[k]
            return 4
        seat = state.revealer()
        total = state.rugs[seat] + state.rugs[seat + 2]
        size = 0
        for colour in range(seat, 4, 2):
            left = state.rugs[colour]
            if not left:
                continue
            if left < total:
                self.at.load(words, 0)
                self.at.reveal(colour)
                if self.at.phase == REVEAL:  # the other pile, which is unknown
                    self.at.phase = self.at.then
                self.at.save(after, 0)
                # a colour matters from its owner's next turn on: so one turn must be looked at
                if self.at.phase == TURN and self.at.variant:
                    self.turn_last(after, self.depth + 1, vec)
                else:
                    self.begin(after, self.depth, vec)
            else:
                for k in range(8):
                    vec[k] = 0.0
            found[size] = FIRST_REVEAL + colour
            shares[size] = (1.0 * left) / total
            for k in range(8):
                vecs[size * 8 + k] = vec[k]
            size += 1
        return size

    def start_clock(self) -> None:
        """Set the deadline, ``ms`` milliseconds from now."""
        with cython.gil:
            # 1000.0, for ms / 1000 would be a division of whole numbers when compiled
            self.deadline = perf_counter() + self.ms / 1000.0

    def look_at_clock(self) -> None:
        """Set ``late`` if the deadline has passed."""
        with cython.gil:
            if perf_counter() > self.deadline:
                self.late = 1

    def think(self, state: kernel.State, depth: int, out: MutableSequence[float]) -> int:
        """The best action and its worth, for training: no limits and no :class:`Weighed` list."""
        words = [0] * 13
        self.root = state.mover
        state.save(words, 0)
        if state.phase == LAY:
            return self.lay(words, depth, out)
        if state.variant:
            return self.turn_last(words, depth, out)
        return self.steer(words, depth, out)

    def worth(self, out: MutableSequence[float], seat: int) -> float:
        """The score of ``out`` for a seat: its chance to win, and a little for its margin."""
        return out[seat] + MARGIN * out[4 + seat]

    def liking(self, out: MutableSequence[float], seat: int) -> float:
        """The score by which a seat is taken to choose, which depends on the option ``others``."""
        if self.model == PARANOID and seat != self.root:
            return -self.worth(out, self.root)
        return self.worth(out, seat)

    def judge(self, out: MutableSequence[float]) -> None:
        """Ask the value for ``self.at``, where a turn begins or the game is over."""
        self.judged += 1
        if self.hurried:
            if self.limit and self.judged > self.limit:
                self.late = 1
            if self.ms and self.judged % 256 == 0:
                self.look_at_clock()
        if self.at.phase == OVER:
            self.value.settle(self.at, out)
            return
        h = [0.0] * 64
        g = [0.0] * 16
        y = [0.0] * 8
        if self.based:
            self.add_rug(h, y)
        else:
            self.go_on(h, y)
        self.value.finish(self.value.phase_of(self.at), h, g, y)
        self.value.normalise(self.at, y, out)

    def go_on(self, h: MutableSequence[float], y: MutableSequence[float]) -> None:
        """Write the sums for ``self.at``, by what differs from the position that was judged last.

        If the ``number`` of rows is another, 0 included, they are summed up anew.
        """
        number = self.value.inputs.describe_change(
            self.at, self.now, self.now_rows, self.memory, self.seen
        )
        if number != self.number:
            self.number = number
            self.value.add_up(self.now, self.now_rows, number, self.h, self.y)
        else:
            self.value.change(self.x, self.rows, self.now, self.now_rows, number, self.h, self.y)
        for i in range(self.value.numbers):
            self.x[i] = self.now[i]
        for i in range(number):
            self.rows[i] = self.now_rows[i]
        for i in range(self.value.units):
            h[i] = self.h[i]
        for i in range(8):
            y[i] = self.y[i]

    def stand_on(self, words: MutableSequence[int], action: int, way: int) -> None:
        """Let all that is judged from here on differ from one position, by a rug.

        That is ``words`` with the turn over, but without a rug. From there few inputs change, and
        rounding depends on nothing else that is judged.
        """
        self.put(words, action, way)
        self.based = 0
        self.number = 0
        if self.at.phase == OVER:
            return
        for colour in range(4):
            self.at.visible[colour] = words[colour]
        self.based = self.value.inputs.describe_change(
            self.at, self.base, self.base_rows, self.base_memory, self.base_seen
        )
        self.value.add_up(self.base, self.base_rows, self.based, self.base_h, self.base_y)

    def add_rug(self, h: MutableSequence[float], y: MutableSequence[float]) -> None:
        """Write the sums for ``self.at``, by what differs from where :meth:`stand_on` stood."""
        for i in range(140):
            self.now[i] = self.base[i]
        for i in range(20):
            self.now_rows[i] = self.base_rows[i]
        for i in range(216):
            self.memory[i] = self.base_memory[i]
        for i in range(17):
            self.seen[i] = self.base_seen[i]
        for i in range(64):
            h[i] = self.base_h[i]
        for i in range(8):
            y[i] = self.base_y[i]
        number = self.value.inputs.describe_change(
            self.at, self.now, self.now_rows, self.memory, self.seen
        )
        self.value.change(self.base, self.base_rows, self.now, self.now_rows, number, h, y)

    def begin(self, words: MutableSequence[int], depth: int, out: MutableSequence[float]) -> None:
        """The worth of a position in which a turn begins."""
        if self.late:
            return  # time is up: this depth's results are thrown away
        self.at.load(words, 0)
        if depth == 0 or self.at.phase == OVER:
            self.judge(out)
            return
        mover = self.at.mover
        if self.at.colours == self.at.players or self.at.top[mover] != NONE:
            self.steer(words, depth, out)
            return
        # R2.3: the colour of the next rug is drawn from what is left of the pile
        known = [0] * 13
        vec = [0.0] * 8
        first = self.at.rugs[mover]
        second = self.at.rugs[mover + 2]
        total = first + second
        for i in range(8):
            out[i] = 0.0
        for colour in range(mover, 4, 2):
            left = first if colour == mover else second
            if left:
                self.at.load(words, 0)
                self.at.top[mover] = colour
                self.at.save(known, 0)
                self.steer(known, depth, vec)
                for i in range(8):
                    out[i] += vec[i] * left / total

    def steer(self, words: MutableSequence[int], depth: int, out: MutableSequence[float]) -> int:
        """The worth with the best turn of Assam before the throw; returns the way (R3.1)."""
        self.at.load(words, 0)
        if self.at.variant:
            self.throw(words, -1, depth, out)  # R7.2: no turn before the throw
            return FORWARD
        mover = self.at.mover
        if self.model == GREEDY and mover != self.root:
            only = self.greedy_way(self.at)
            self.throw(words, only, depth, out)
            return only
        vec = [0.0] * 8
        glance = [0.0] * 3
        best = NEVER
        chosen = 0
        if depth > 1 and self.slack < 1.0:
            for way in range(3):
                self.throw(words, way, 1, vec)
                glance[way] = self.liking(vec, mover)
                if glance[way] > best:
                    best = glance[way]
        worst = best - self.slack
        best = NEVER
        for way in range(3):
            if glance[way] < worst:
                continue
            self.throw(words, way, depth, vec)
            liked = self.liking(vec, mover)
            if liked > best:
                best = liked
                chosen = way
                for i in range(8):
                    out[i] = vec[i]
        return chosen

    def greedy_way(self, s: kernel.State) -> int:
        """The way in which the bot ``greedy`` turns Assam."""
        best = -1000000
        chosen = 0
        for way in range(3):
            score = self.greed.steer(s, way)
            if score > best:
                best = score
                chosen = way
        return chosen

    def throw(
        self, words: MutableSequence[int], way: int, depth: int, out: MutableSequence[float]
    ) -> None:
        """The mean worth over the die, after a turn of Assam; -1 is no turn (R1.3)."""
        after = [0] * 13
        vec = [0.0] * 8
        for i in range(8):
            out[i] = 0.0
        for face in range(4):
            if self.late:
                return  # time is up: this depth's results are thrown away
            share = FACE_CASES[face] / 6.0
            self.at.load(words, 0)
            if way >= 0:
                self.at.turn(way)
            self.at.throw(face + 1)
            self.at.save(after, 0)
            if self.at.phase == LAY:
                self.lay(after, depth, vec)
            else:  # R4.3: the mover is out
                self.begin(after, depth - 1, vec)
            for i in range(8):
                out[i] += share * vec[i]

    def put(self, words: MutableSequence[int], action: int, way: int) -> None:
        """Set ``self.at`` to ``words`` after a rug was laid, and Assam turned if that is next (R7).

        The next rug of the pile is not revealed: it does not matter before that player's next turn.
        """
        self.at.load(words, 0)
        self.at.play(action)
        if self.at.phase == REVEAL:
            self.at.phase = self.at.then
        if self.at.phase == TURN and self.at.variant:
            self.at.turn(way)

    def lay(self, words: MutableSequence[int], depth: int, out: MutableSequence[float]) -> int:
        """The worth with the best rug laid; returns its action."""
        self.at.load(words, 0)
        mover = self.at.mover
        found = [0] * 12
        actions = [0] * 40
        ways = [0] * 40
        liked = [0.0] * 40
        vecs = [0.0] * 320
        vec = [0.0] * 8
        after = [0] * 13
        size = self.at.fill(found)
        only = self.model == GREEDY and mover != self.root
        if only:
            found[0] = self.greedy_rug(self.at, found, size)
            size = 1
        number = 0
        self.number = 0  # sums afresh: rounding errors add up over these rugs at most
        for i in range(size):
            for way in range(3):
                if way != FORWARD and not self.at.variant:
                    continue  # R3.1: Assam is turned before the throw
                if way == FORWARD and self.at.variant == AT_END:
                    continue  # R7.3
                actions[number] = found[i]
                ways[number] = way
                if depth > 1 and only and not self.at.variant:
                    liked[number] = 0.0
                else:
                    self.put(words, found[i], way)
                    self.judge(vec)
                    liked[number] = self.liking(vec, mover)
                    for k in range(8):
                        vecs[number * 8 + k] = vec[k]
                number += 1
        best = 0
        for i in range(number):
            if liked[i] > liked[best]:
                best = i
        chosen = actions[best]
        if depth == 1:
            for k in range(8):
                out[k] = vecs[best * 8 + k]
            return chosen
        worst = liked[best] - self.slack
        top = NEVER
        for look in range(self.width):
            if look:
                best = -1
                for i in range(number):
                    if actions[i] >= 0 and (best < 0 or liked[i] > liked[best]):
                        best = i
                if best < 0 or liked[best] < worst:
                    break
            self.put(words, actions[best], ways[best])
            self.at.save(after, 0)
            self.follow(after, mover, depth, vec)
            if self.liking(vec, mover) > top:
                top = self.liking(vec, mover)
                chosen = actions[best]
                for k in range(8):
                    out[k] = vec[k]
            actions[best] = -1
        return chosen

    def follow(
        self, words: MutableSequence[int], mover: int, depth: int, out: MutableSequence[float]
    ) -> None:
        """The worth of a position after the mover's turn."""
        # within the greedy part of a mean (model is GREEDY) there is no second mean
        if depth > 1 and self.others == MIXED and self.model == BEST and mover == self.root:
            self.expect(words, depth, out)
        else:
            self.begin(words, depth - 1, out)

    def expect(self, words: MutableSequence[int], depth: int, out: MutableSequence[float]) -> None:
        """The worth with ``others=mixed``, which allows for both strong and weak opponents.

        It is a mean of two searches: one in which all others play their best, and one in which
        they are greedy up to one's own next turn; ``doubt`` is the weight of the latter.
        """
        vec = [0.0] * 8
        self.at.load(words, 0)
        turns = self.at.remaining - 1
        self.model = GREEDY
        self.begin(words, turns, vec)
        self.model = BEST
        self.begin(words, depth - 1, out)
        for i in range(8):
            out[i] += self.doubt * (vec[i] - out[i])

    def greedy_rug(self, s: kernel.State, found: MutableSequence[int], size: int) -> int:
        """The rug that the bot ``greedy`` lays."""
        best = -1000000
        chosen = 0
        for i in range(size):
            score = self.greed.cover(s, found[i])
            if score > best:
                best = score
                chosen = found[i]
        return chosen

    def turn_last(
        self, words: MutableSequence[int], depth: int, out: MutableSequence[float]
    ) -> int:
        """The worth with the best turn of Assam at the end of a turn; returns the way (R7.1)."""
        self.at.load(words, 0)
        mover = self.at.mover
        after = [0] * 13
        vec = [0.0] * 8
        glance = [0.0] * 3
        best = NEVER
        chosen = 0
        if depth > 1 and self.slack < 1.0:
            for way in range(3):
                if way == FORWARD and self.at.variant == AT_END:
                    continue  # R7.3
                self.at.load(words, 0)
                self.at.turn(way)
                self.judge(vec)
                glance[way] = self.liking(vec, mover)
                if glance[way] > best:
                    best = glance[way]
        worst = best - self.slack
        best = NEVER
        for way in range(3):
            if (way == FORWARD and self.at.variant == AT_END) or glance[way] < worst:
                continue
            self.at.load(words, 0)
            self.at.turn(way)
            self.at.save(after, 0)
            self.follow(after, mover, depth, vec)
            liked = self.liking(vec, mover)
            if liked > best:
                best = liked
                chosen = way
                for i in range(8):
                    out[i] = vec[i]
        return chosen
