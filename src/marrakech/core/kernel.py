"""The rules as a state machine: small, exact and fast.

This is ordinary Python. ``kernel.pxd`` beside it adds C types and nothing else, and where a
compiler is at hand the build turns the two into an extension module that runs the same lines
nearly as fast as hand-written C. Without a compiler this file itself is what runs.

A position is held in bitboards, one bit for each cell of :mod:`marrakech.core.board`:

``visible[colour]``
    the squares on which a rug of that colour lies on top;
``toward[heading]``
    the squares whose top rug has its other half on the next square in that direction. Two
    neighbours that point at each other are the two visible halves of one rug; a half that
    points at a square that does not point back has its other half under another rug.

Actions are the numbers of :mod:`marrakech.core.actions`. Nothing here draws a random number of
its own: the die and the piles are actions like any other, and what plays at random is handed
its seed.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from operator import index
from typing import Any, NamedTuple

from marrakech.core import lookup_tables
from marrakech.core.board import CELLS, CENTRE, HEADINGS, Heading
from marrakech.core.codes import ACTIONS, DEEPEST, EVERY_BIT, GOLDEN, WORDS
from marrakech.core.errors import IllegalAction
from marrakech.core.interrupts import check_interrupts, warn_uncompiled
from marrakech.core.rules import Rules

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

if not cython.compiled:  # the compiler has these from kernel.pxd and bits.pxd
    from marrakech.core import bits
    from marrakech.core.codes import (
        ACROSS,
        AT_END,
        DIFFERENT,
        DIRHAMS,
        DOWN,
        EAST,
        FIRST_LAY,
        FIRST_REVEAL,
        FIRST_ROLL,
        FORWARD,
        LAY,
        NONE,
        NORTH,
        OPPONENTS,
        OVER,
        REVEAL,
        ROLL,
        RUGS,
        SOUTH,
        TURN,
        WEST,
    )

# Assigned, not imported: the compiler makes C arrays of these
BIT = lookup_tables.BIT
WALK = lookup_tables.WALK
NEAR_ACROSS = lookup_tables.NEAR_ACROSS
NEAR_DOWN = lookup_tables.NEAR_DOWN
PLACES = lookup_tables.PLACES
LAY_CELL = lookup_tables.LAY_CELL
LAY_STEP = lookup_tables.LAY_STEP
FACES = lookup_tables.FACES

AT_A_STRETCH = 8  # the depth that perft counts without checking for Ctrl-C: some milliseconds

# SplitMix64, by Guy Steele, Doug Lea and Christine Flood
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Playouts(NamedTuple):
    """The results of many random games, summed."""

    games: int
    turns: int
    """Turns that were begun, in all games together."""
    twelfths: tuple[int, ...]
    """Twelfths of a win, by seat: so a win can be shared by two, three or four."""
    points: tuple[int, ...]
    """Points by seat, in all games together."""
    outs: tuple[int, ...]
    """How often each seat went out."""
    checksum: int
    """A hash of all final positions, to compare runs: equal games have equal ones."""

    @property
    def wins(self) -> tuple[float, ...]:
        """The share of games that each seat won."""
        return tuple(twelfths / 12 / max(self.games, 1) for twelfths in self.twelfths)


def mix(number: int) -> int:
    """Scramble 64 bits (SplitMix64): applied to a counter, it gives random numbers."""
    number = (number ^ number >> 30) * MIX_1 & EVERY_BIT
    number = (number ^ number >> 27) * MIX_2 & EVERY_BIT
    return number ^ number >> 31


def count(mask: int) -> int:
    """How many squares ``mask`` has."""
    return bits.popcount(mask)


def area(mask: int, bit: int) -> int:
    """The squares of ``mask`` that are connected with ``bit``, side by side (R4.1)."""
    return bits.connected(mask, bit)


class State:
    """A position and who has to do what: all that the rules need to know.

    It can be asked for its ``phase`` (a number of :mod:`marrakech.core.codes`) and ``then``, the
    phase after a reveal; ``mover``; ``assam``, a cell, and ``heading``; ``visible`` by colour and
    ``toward`` by heading; ``rugs`` left by colour; ``dirhams``, ``pile`` (rugs left), ``top`` (the
    next colour) and ``out`` (the order of leaving) by seat; and how many players are
    ``remaining``. What it gives are copies; only actions change it.
    """

    __slots__ = (
        "alternating",
        "assam",
        "by_owner",
        "colours",
        "cover",
        "dirhams",
        "elimination",
        "heading",
        "mover",
        "out",
        "past",
        "phase",
        "pile",
        "players",
        "remaining",
        "rugs",
        "then",
        "tiebreak",
        "top",
        "toward",
        "variant",
        "visible",
    )

    def __init__(self, rules: Rules | str, first: int = 0) -> None:
        rules = Rules.of(rules)
        # The rule set, in numbers
        self.players = rules.players
        self.colours = len(rules.colours)
        self.elimination = int(rules.elimination)
        self.cover = ("opponents", "any", "colours").index(rules.cover)
        self.variant = (None, "turn-at-end", "turn-at-end-optional").index(rules.variant)
        self.alternating = int(rules.pile == "alternating")
        self.tiebreak = ("dirhams", "rugs", "none").index(rules.tiebreak)
        self.by_owner = int(rules.area == "owner" and rules.two_colours)
        # The board
        self.visible = [0] * 4
        self.toward = [0] * 4
        self.assam = CENTRE.cell  # R1.2
        self.heading = HEADINGS.index(Heading(rules.heading))
        # The players: rugs are counted by colour, piles by seat
        self.dirhams = [0] * 4
        self.rugs = [0] * 4
        self.pile = [0] * 4
        self.top = [0] * 4
        self.out = [0] * 4  # 1 for the first to leave, 2 for the second; 0 is in
        self.remaining = self.players
        for seat in range(self.players):
            self.dirhams[seat] = rules.dirhams
            self.pile[seat] = rules.rugs_each
            self.top[seat] = seat
        for colour in range(self.colours):
            self.rugs[colour] = rules.rugs_per_colour
        # The turn
        self.mover = rules.seat(first)
        self.phase = ROLL if self.variant else TURN  # R7.2: nobody turns before the first throw
        self.then = self.phase
        if self.colours > self.players and not self.alternating:
            for seat in range(self.players):
                self.top[seat] = NONE
            self.phase = REVEAL
        self.past: list[State] = []

    def __eq__(self, other: object) -> bool:
        """Whether rules and position are the same, in so far as they matter to the kernel."""
        if not isinstance(other, State):
            return NotImplemented
        return self.rule_set() == other.rule_set() and self.words() == other.words()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        rules = ", ".join(str(number) for number in self.rule_set())
        words = ", ".join(f"{word:x}" for word in self.words())
        return f"<State of rules {rules} at {words}>"

    def rule_set(self) -> tuple[int, ...]:
        """The rules, in numbers."""
        return (
            self.players,
            self.colours,
            self.elimination,
            self.cover,
            self.variant,
            self.alternating,
            self.tiebreak,
            self.by_owner,
        )

    # ------------------------------------------------------------------ what an action does

    def play(self, action: int) -> None:
        """Carry out a legal action."""
        if action < FIRST_ROLL:
            self.turn(action)
        elif action < FIRST_LAY:
            self.throw(action - FIRST_ROLL + 1)
        elif action < FIRST_REVEAL:
            self.lay(BIT[LAY_CELL[action]], LAY_STEP[action])
        else:
            self.reveal(action - FIRST_REVEAL)

    def turn(self, way: int) -> None:
        """Turn Assam left (0), not at all (1) or right (2): R3.2, R7.1."""
        self.heading = (self.heading + way + 3) & 3
        if self.variant:
            self.pass_on()
        else:
            self.phase = ROLL

    def throw(self, steps: int) -> None:
        """Walk as many squares as slippers were thrown, and pay if that is due (R3.3, R4)."""
        end = WALK[(self.assam * 4 + self.heading) * 5 + steps]
        self.assam = end >> 2
        self.heading = end & 3
        self.phase = LAY
        owner, _colour, _squares, due, paid, out = self.cost(self.mover, self.assam)
        if due:
            self.dirhams[self.mover] -= paid
            self.dirhams[owner] += paid
            if out:
                self.leave()

    def toll(self, steps: int) -> tuple[int, int, int, int, int, bool]:
        """What the mover pays if he throws this number, and to whom: see :meth:`cost`."""
        if not 1 <= steps <= 4:
            raise ValueError(f"the die shows no {steps}")
        return self.cost(self.mover, WALK[(self.assam * 4 + self.heading) * 5 + steps] >> 2)

    def cost(self, seat: int, cell: int) -> tuple[int, int, int, int, int, bool]:
        """What a seat pays if Assam stops on ``cell`` at its throw, and to whom (R4).

        Returns the owner who is paid, the colour and the squares that are paid for, the dirhams
        that are due, the dirhams that are paid, which is less if the seat has too few, and whether
        it then goes out. If nothing is due, both owner and colour are NONE.
        """
        bit = BIT[cell]
        for colour in range(self.colours):
            if self.visible[colour] & bit:
                owner = self.owner(colour)
                if owner == seat or self.out[owner]:  # R4.2
                    break
                squares = area(self.joined(colour), bit)
                due = count(squares)
                purse = self.dirhams[seat]
                if purse >= due:  # R4.3: exactly enough is enough
                    return owner, colour, squares, due, due, False
                return owner, colour, squares, due, purse, self.elimination != 0  # R4.3, R4.4
        return NONE, NONE, 0, 0, 0, False

    def joined(self, colour: int) -> int:
        """The squares that can form an area of a colour: its own, or all of its owner's (R4.5)."""
        if self.by_owner:
            return self.visible[colour] | self.visible[colour ^ 2]
        return self.visible[colour]

    def owner(self, colour: int) -> int:
        """The seat that a colour belongs to; with two players it may be their second (R2.3)."""
        return colour if colour < self.players else colour - self.players

    def leave(self) -> None:
        """The mover is out, and so are the rugs that he has not laid (R4.3)."""
        self.out[self.mover] = self.players - self.remaining + 1
        self.remaining -= 1
        for colour in range(self.colours):
            if self.owner(colour) == self.mover:
                self.rugs[colour] = 0
        self.pile[self.mover] = 0
        if self.colours > self.players:
            self.top[self.mover] = NONE
        if self.remaining == 1:  # R6.1
            self.phase = OVER
        else:
            self.pass_on()  # R7.4: without a turn at the end

    def pass_on(self) -> None:
        """Begin the turn of the next player clockwise who is in, and so has a rug to lay (R3.1)."""
        seat = self.mover
        for _ in range(self.players):
            seat += 1
            if seat == self.players:
                seat = 0
            if self.pile[seat]:
                self.mover = seat
                self.phase = ROLL if self.variant else TURN
                return
        self.phase = OVER  # R6.1: the last rug is laid

    def lay(self, bit: int, step: int) -> None:
        """Lay the mover's next rug on the cell of ``bit`` and the one ``step`` further (R5)."""
        seat = self.mover
        colour = self.top[seat]
        other = bit << step
        rest = ~(bit | other)
        for i in range(4):
            self.visible[i] &= rest
            self.toward[i] &= rest
        self.visible[colour] |= bit | other
        if step == ACROSS:
            self.toward[EAST] |= bit
            self.toward[WEST] |= other
        else:
            self.toward[SOUTH] |= bit
            self.toward[NORTH] |= other
        self.rugs[colour] -= 1
        self.pile[seat] -= 1
        if self.variant and self.rugs_left():
            self.phase = TURN  # R7.1
        else:
            self.pass_on()  # R7.2: nobody turns him after the last rug
        if self.colours > self.players:
            self.show_next(seat, colour)

    def rugs_left(self) -> bool:
        """Whether anybody has a rug to lay."""
        for seat in range(self.players):
            if self.pile[seat]:
                return True
        return False

    def show_next(self, seat: int, colour: int) -> None:
        """Set the top of a two-colour pile after a rug was laid from it (R2.3)."""
        self.top[seat] = NONE
        if self.pile[seat]:
            if self.alternating:
                second = colour ^ 2
                self.top[seat] = second if self.rugs[second] else colour
            else:
                self.then = self.phase
                self.phase = REVEAL

    def revealer(self) -> int:
        """The seat whose pile is revealed next: the mover's comes first."""
        if self.pile[self.mover] and self.top[self.mover] == NONE:
            return self.mover
        return 1 - self.mover

    def reveal(self, colour: int) -> None:
        """Reveal the next rug of a pile; the game goes on when both piles show theirs (R2.3)."""
        self.top[self.revealer()] = colour
        seat = self.revealer()
        if self.top[seat] != NONE or not self.pile[seat]:
            self.phase = self.then

    # ------------------------------------------------------------------ what is allowed

    def places(self, step: int) -> int:
        """The first cells of all legal rugs in one direction, across or down (R5)."""
        if self.cover == DIFFERENT:
            across = self.sparing(ACROSS) & ~self.twins(ACROSS)
            down = self.sparing(DOWN) & ~self.twins(DOWN)
            if across | down:  # R5.4: if no place is left, the colours do not matter
                return across if step == ACROSS else down
        return self.sparing(step)

    def sparing(self, step: int) -> int:
        """The first cells of rugs in one direction that cover no protected rug whole (R5.2)."""
        if step == ACROSS:
            beside = NEAR_ACROSS[self.assam]
            whole = self.toward[EAST] & self.toward[WEST] >> ACROSS
        else:
            beside = NEAR_DOWN[self.assam]
            whole = self.toward[SOUTH] & self.toward[NORTH] >> DOWN
        if self.cover == OPPONENTS:  # R5.3: a player may cover his own
            own = self.visible[self.mover]
            if self.colours > self.players:
                own |= self.visible[self.mover + 2]
            whole &= ~own
        return beside & ~whole

    def twins(self, step: int) -> int:
        """The cells with the same colour on top as the cell ``step`` further (R5.3)."""
        twins = 0
        for colour in range(self.colours):
            twins |= self.visible[colour] & self.visible[colour] >> step
        return twins

    def fill(self, found: MutableSequence[int]) -> int:
        """Write the numbers of all legal actions to ``found``; returns how many, at most 12."""
        size = 0
        if self.phase == TURN:
            for action in range(FIRST_ROLL):
                if action != FORWARD or self.variant != AT_END:  # R7.3
                    found[size] = action
                    size += 1
        elif self.phase == ROLL:
            for action in range(FIRST_ROLL, FIRST_LAY):
                found[size] = action
                size += 1
        elif self.phase == LAY:
            across = self.places(ACROSS)
            down = self.places(DOWN)
            for place in range(self.assam * 12, self.assam * 12 + 12):
                action = PLACES[place]
                free = across if LAY_STEP[action] == ACROSS else down
                if action and free & BIT[LAY_CELL[action]]:
                    found[size] = action
                    size += 1
        elif self.phase == REVEAL:
            seat = self.revealer()
            for colour in range(seat, 4, 2):
                if self.rugs[colour]:
                    found[size] = FIRST_REVEAL + colour
                    size += 1
        return size

    def legal(self) -> list[int]:
        """The numbers of all legal actions, those of chance included."""
        found = [0] * 12
        size = self.fill(found)
        return [found[i] for i in range(size)]

    def allows(self, action: int) -> bool:
        """Whether an action is legal now."""
        found = [0] * 12
        for i in range(self.fill(found)):
            if found[i] == action:
                return True
        return False

    def odds(self) -> list[int]:
        """For each legal action, in how many equally likely cases chance brings it (R1.3, R2.3).

        The list is empty where a player has to choose.
        """
        if self.phase == REVEAL:
            return [self.rugs[action - FIRST_REVEAL] for action in self.legal()]
        if self.phase != ROLL:
            return []
        cases = [0] * 4
        for face in range(6):
            cases[FACES[face] - 1] += 1
        return [cases[i] for i in range(4)]

    # ------------------------------------------------------------------ points and ranks

    def squares(self, seat: int) -> int:
        """On how many squares a player's rugs are visible."""
        mask = 0
        for colour in range(self.colours):
            if self.owner(colour) == seat:
                mask |= self.visible[colour]
        return count(mask)

    def points(self, seat: int) -> int:
        """A player's points (R6.2)."""
        return 0 if self.out[seat] else self.dirhams[seat] + self.squares(seat)

    def scores(self) -> list[int]:
        """The points of all players, by seat."""
        return [self.points(seat) for seat in range(self.players)]

    def spreads(self) -> list[int]:
        """On how many squares rugs of each player are visible, by seat."""
        return [self.squares(seat) for seat in range(self.players)]

    def standings(self) -> list[int]:
        """Numbers that rank the players, by seat: see :meth:`standing`."""
        return [self.standing(seat) for seat in range(self.players)]

    def standing(self, seat: int) -> int:
        """A number that ranks the players: more is better, the same is a shared place (R6.3)."""
        if self.out[seat]:
            return self.out[seat] - 5  # R6.2: below all who are in, by order of leaving
        tie = 0
        if self.tiebreak == DIRHAMS:
            tie = self.dirhams[seat]
        elif self.tiebreak == RUGS:
            tie = self.squares(seat)
        return self.points(seat) * 65536 + tie

    # ------------------------------------------------------------------ undo, copies, storage

    def push(self, action: int) -> None:
        """Play an action; what is not legal is refused and changes nothing."""
        if not 0 <= index(action) < ACTIONS or not self.allows(action):
            raise IllegalAction("number-not-legal", number=action)
        self.past.append(self.snapshot())
        self.play(action)

    def pop(self) -> None:
        """Take the last pushed action back."""
        if not self.past:
            raise IllegalAction("nothing-to-pop")
        self.become(self.past.pop())

    def become(self, other: State) -> None:
        """Take over the position of another state of the same rules."""
        words = [0] * 13
        other.save(words, 0)
        self.load(words, 0)

    def copy(self) -> State:
        """An independent copy, whose actions can be taken back too."""
        other = self.snapshot()
        other.past = self.past[:]
        return other

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        past = [state.words() for state in self.past]
        return restored, (self.rule_set(), self.words(), past)

    def snapshot(self) -> State:
        """A copy without a past: none of its actions can be taken back."""
        other = State.__new__(State)
        other.players = self.players
        other.colours = self.colours
        other.elimination = self.elimination
        other.cover = self.cover
        other.variant = self.variant
        other.alternating = self.alternating
        other.tiebreak = self.tiebreak
        other.by_owner = self.by_owner
        other.visible = [0] * 4
        other.toward = [0] * 4
        other.dirhams = [0] * 4
        other.rugs = [0] * 4
        other.pile = [0] * 4
        other.top = [0] * 4
        other.out = [0] * 4
        other.become(self)
        other.past = []
        return other

    def words(self) -> tuple[int, ...]:
        """The position as thirteen numbers: equal for equal positions, different for others."""
        words = [0] * 13
        self.save(words, 0)
        return tuple([words[i] for i in range(WORDS)])

    def save(self, words: MutableSequence[int], at: int) -> None:
        """Write the position, without its rules and its past, from ``words[at]`` on."""
        for i in range(4):
            words[at + i] = self.visible[i]
            words[at + 4 + i] = self.toward[i]
            words[at + 8 + i] = (
                self.dirhams[i]
                | self.rugs[i] << 16
                | self.pile[i] << 32
                | self.top[i] << 48
                | self.out[i] << 52
            )
        words[at + 12] = (
            self.assam
            | self.heading << 6
            | self.mover << 8
            | self.phase << 10
            | (self.then if self.phase == REVEAL else 0) << 13
            | self.remaining << 16
        )

    def load(self, words: MutableSequence[int], at: int) -> None:
        """Read what :meth:`save` wrote."""
        for i in range(4):
            self.visible[i] = words[at + i]
            self.toward[i] = words[at + 4 + i]
            word = words[at + 8 + i]
            self.dirhams[i] = word & 0xFFFF
            self.rugs[i] = word >> 16 & 0xFFFF
            self.pile[i] = word >> 32 & 0xFFFF
            self.top[i] = word >> 48 & 15
            self.out[i] = word >> 52
        word = words[at + 12]
        self.assam = word & 63
        self.heading = word >> 6 & 3
        self.mover = word >> 8 & 3
        self.phase = word >> 10 & 7
        self.then = word >> 13 & 7
        self.remaining = word >> 16

    def arrange(
        self,
        market: tuple[Sequence[int], Sequence[int], int, int],
        players: tuple[Sequence[int], Sequence[int], Sequence[int], Sequence[int]],
        turn: tuple[int, int, int],
    ) -> None:
        """Set up a position that :func:`marrakech.core.position.check` has found sensible.

        ``market`` is (visible, toward, assam, heading), ``players`` is (dirhams by seat, rugs by
        colour, top by seat, out by seat), ``turn`` is (mover, phase, then).
        """
        visible, toward, assam, heading = market
        dirhams, rugs, top, out = players
        mover, phase, then = turn
        for numbers in (visible, toward, rugs):
            if len(numbers) != 4:
                raise ValueError("four masks of colours, four of headings, four numbers of rugs")
        for numbers in (dirhams, top, out):
            if len(numbers) != self.players:
                raise ValueError("dirhams, next rugs and who is out: one for each player")
        for number, size in (
            (assam, CELLS),
            (heading, 4),
            (mover, self.players),
            (phase, OVER + 1),
            (then, OVER + 1),
            (min(top), NONE + 1),
            (max(top), NONE + 1),
        ):
            if not 0 <= number < size:
                raise ValueError(f"{number} is not from 0 to {size - 1}")
        self.assam, self.heading = assam, heading
        self.mover = mover
        self.phase = phase
        self.then = then
        self.remaining = self.players
        for i in range(4):
            self.visible[i] = visible[i]
            self.toward[i] = toward[i]
            self.rugs[i] = rugs[i]
            self.pile[i] = 0
        for seat in range(self.players):
            self.dirhams[seat] = dirhams[seat]
            self.top[seat] = top[seat]
            self.out[seat] = out[seat]
            if out[seat]:
                self.remaining -= 1
        for colour in range(self.colours):
            self.pile[self.owner(colour)] += rugs[colour]
        self.past = []

    # ------------------------------------------------------------------ random games, perft

    def playout(self, luck: int) -> int:
        """Play to the end, every choice at random; returns how many turns were begun.

        ``luck`` is the seed. One number of 64 bits serves a whole turn: its remainder by 18
        turns Assam and throws the die, other bits lay the rug and draw the next one.
        """
        turns = 0
        while self.phase != OVER:
            luck = luck + GOLDEN & EVERY_BIT
            number = mix(luck)
            if self.phase == TURN:
                self.turn_any(number)
            if self.phase == ROLL:
                turns += 1
                self.draw(number)
            if self.phase == LAY:
                self.lay_any(number)
            if self.phase == REVEAL:
                self.draw(number)
        return turns

    def add_up(self, results: MutableSequence[int]) -> None:
        """Add a finished game to the sums of :meth:`play_many`."""
        wins = [0] * 4
        self.share_win(wins)
        for seat in range(self.players):
            results[2 + seat] += wins[seat]
            results[6 + seat] += self.points(seat)
            if self.out[seat]:
                results[10 + seat] += 1
            results[1] = mix(results[1] ^ self.dirhams[seat])
        for colour in range(self.colours):
            results[1] = mix(results[1] ^ self.visible[colour])

    def share_win(self, wins: MutableSequence[int]) -> int:
        """Write each seat's share of the win, in twelfths; returns how many share it (R6.3)."""
        best = -9
        winners = 0
        standings = [0] * 4
        for seat in range(self.players):
            standings[seat] = self.standing(seat)
            if standings[seat] > best:
                best = standings[seat]
                winners = 0
            if standings[seat] == best:
                winners += 1
        for seat in range(self.players):
            wins[seat] = 12 // winners if standings[seat] == best else 0
        return winners

    def turn_any(self, number: int) -> None:
        """Turn Assam at random."""
        if self.variant == AT_END:
            self.turn(2 if number & 0x200000 else 0)
        else:
            self.turn(number % 18 // 6)

    def draw(self, number: int) -> None:
        """Throw the die, or draw from a pile, as chance would."""
        if self.phase == ROLL:
            self.throw(self.lot(number))
        else:
            self.reveal(self.lot(number))

    def lot(self, number: int) -> int:
        """Turn a random number into a throw (1 to 4) or a colour of the pile (R1.3, R2.3)."""
        if self.phase == ROLL:
            return FACES[number % 6]
        seat = self.revealer()
        drawn = (number >> 22 & 0x1FFFFF) * self.pile[seat] >> 21
        return seat if drawn < self.rugs[seat] else seat + 2

    def drawn(self, number: int) -> int:
        """The action that :meth:`draw` takes; the position stays as it is."""
        if self.phase == ROLL:
            return FIRST_ROLL + self.lot(number) - 1
        if self.phase == REVEAL:
            return FIRST_REVEAL + self.lot(number)
        raise ValueError("it is not chance that acts here")

    def lay_any(self, number: int) -> None:
        """Lay the next rug at random."""
        found = self.place_for(number)
        self.lay(found & EVERY_BIT >> 1, DOWN if found >> 63 else ACROSS)

    def place_for(self, number: int) -> int:
        """A random legal place for the next rug: the bit of its first cell.

        Bit 63 is set if the rug lies down, and not across.
        """
        which = 0
        free = self.places(ACROSS)
        down = self.places(DOWN)
        choices = count(free)
        chosen = (number >> 43) * (choices + count(down)) >> 21
        if chosen >= choices:
            which = 1
            free = down
            chosen -= choices
        return bits.nth_bit(free, chosen) | which << 63

    def pick(self, number: int) -> int:
        """A random legal action, all equally likely, even where the die would weight them."""
        found = [0] * 12
        return found[(number >> 43) * self.fill(found) >> 21]

    def lines(self, depth: int) -> int:
        """The number of lines of ``depth`` actions, those of chance included."""
        if depth == 0:
            return 1
        found = [0] * 12
        size = self.fill(found)
        if depth == 1:
            return size
        words = [0] * 13
        self.save(words, 0)
        total = 0
        for i in range(size):
            self.play(found[i])
            total += self.lines(depth - 1)
            self.load(words, 0)
        return total

    def playouts(self, games: int = 1000, seed: int = 0) -> Playouts:
        """Play random games from this position, without the interpreter lock."""
        games = index(games)
        if not 0 <= games < 1 << 60:
            raise ValueError(f"a number of games is not negative, nor enormous: {games}")
        sums = self.play_many(games, index(seed) & EVERY_BIT)
        seats = self.players
        return Playouts(
            games,
            sums[0],
            tuple(sums[2 : 2 + seats]),
            tuple(sums[6 : 6 + seats]),
            tuple(sums[10 : 10 + seats]),
            sums[1],
        )

    def play_many(self, games: int, seed: int) -> list[int]:
        """The sums of :class:`Playouts`: turns, checksum; then by seat twelfths, points, outs."""
        if not is_compiled():
            warn_uncompiled()
        results = [0] * 14
        start = self.snapshot()
        state = self.snapshot()
        seed = mix(seed)
        stretch = 400_000 // (sum(self.pile) + 1) + 1  # some tens of milliseconds
        done = 0
        while done < games:
            stop = min(games, done + stretch)
            with cython.nogil:
                for game in range(done, stop):
                    state.become(start)
                    results[0] += state.playout(mix(seed + game & EVERY_BIT))
                    state.add_up(results)
            done = stop
            check_interrupts()
        return [results[i] for i in range(14)]

    def perft(self, depth: int) -> int:
        """Count the lines of ``depth`` actions, chance included, without the interpreter lock.

        Each further action makes them about six times as many.
        """
        if not 0 <= depth <= DEEPEST:
            raise ValueError(f"a depth is from 0 to {DEEPEST}, not {depth}")
        state = self.snapshot()
        if depth <= AT_A_STRETCH:
            with cython.nogil:
                total = state.lines(depth)
            return total
        total = 0
        for action in state.legal():
            state.push(action)
            total += state.perft(depth - 1)
            state.pop()
            check_interrupts()
        return total


def restored(
    rules: Sequence[int], words: Sequence[int], past: Sequence[Sequence[int]] = ()
) -> State:
    """Make a state from its ``rule_set`` and ``words``: used to unpickle."""
    state = State.__new__(State)
    state.players, state.colours, state.elimination, state.cover = rules[:4]
    state.variant, state.alternating, state.tiebreak, state.by_owner = rules[4:]
    if not cython.compiled:
        state.visible, state.toward = [0] * 4, [0] * 4
        state.dirhams, state.rugs, state.pile = [0] * 4, [0] * 4, [0] * 4
        state.top, state.out = [0] * 4, [0] * 4
    saved = [0] * 13
    for i in range(WORDS):
        saved[i] = words[i]
    state.load(saved, 0)
    state.past = [restored(rules, before) for before in past]
    return state


def is_compiled() -> bool:
    """Whether this runs as an extension module."""
    return not __file__.endswith((".py", ".pyc"))


def playouts(
    rules: Rules | str | None = None, *, players: int = 4, games: int = 1000, seed: int = 0
) -> Playouts:
    """Play whole games at random, as fast as can be, without holding the interpreter lock.

    ``rules`` or, for the standard set, ``players`` says which game. Equal arguments give equal
    results, compiled or not; other seeds give other games.
    """
    return State(rules or Rules(players)).playouts(games, seed)
