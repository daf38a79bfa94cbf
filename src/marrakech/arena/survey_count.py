"""Plays games in which one bot has all seats, and counts what happens in them.

Like the kernel this is ordinary Python that ``survey_count.pxd`` lets the build compile; games are
played without the interpreter lock. Their luck is that of :mod:`marrakech.arena.fast_games`, every
game being a deal of its own, so each of them can be played again by hand.

The results are sums of whole numbers, so that games can be counted in any order and in any parts.
Sums of squares and of products are by whole games, for intervals: events within one game are not
independent, but games are.
"""

from __future__ import annotations

from array import array
from operator import index
from time import perf_counter

from marrakech.arena import fast_games, survey_columns
from marrakech.arena.survey_columns import (
    AGED,
    AGED_LAID,
    AGED_SQUARED,
    ALL_POINTS,
    ALL_POINTS_SQUARED,
    COVERED,
    DRAWN,
    DUES,
    FEW,
    GAMES,
    INCOME,
    INCOME_OWNED,
    INCOME_SQUARED,
    LAID,
    LAID_SQUARED,
    LAST,
    LEAVING,
    LENGTHS,
    MANY,
    MARGIN,
    MARGIN_SQUARED,
    MARGINS,
    OUT_ROUNDS,
    OWNED,
    OWNED_SQUARED,
    PAID,
    PAID_PAYMENTS,
    PAID_SQUARED,
    PAYMENTS,
    PAYMENTS_SQUARED,
    PAYMENTS_TURNS,
    PLACES,
    POINTS,
    POINTS_SQUARED,
    SCORES,
    SHORT,
    SIZES,
    STAYED,
    STAYED_AGES,
    STAYED_LAID,
    STAYED_SQUARED,
    STOPS,
    STOPS_SQUARED,
    STOPS_TURNS,
    SUMS,
    TURNS,
    TURNS_SQUARED,
    WHOLE,
    WINS,
    WINS_SQUARED,
)
from marrakech.bots import brain
from marrakech.core import kernel, lookup_tables
from marrakech.core.batch import Numbers
from marrakech.core.board import CELLS
from marrakech.core.codes import EVERY_BIT, GOLDEN, LAY, OVER, REVEAL, ROLL
from marrakech.core.interrupts import check_interrupts, warn_uncompiled
from marrakech.core.rules import Rules
from marrakech.core.together import compiled_together

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

# Assigned, not imported: the compiler makes C arrays of these
BIT = lookup_tables.BIT
WALK = lookup_tables.WALK
FACES = lookup_tables.FACES
LAY_CELL = lookup_tables.LAY_CELL
LAY_STEP = lookup_tables.LAY_STEP
REGION_OF = survey_columns.REGION_OF

LONG_ENOUGH = 0.02  # seconds without the lock after which to check for Ctrl-C


def empty() -> array[int]:
    """Sums over no games."""
    return array("q", bytes(8 * SUMS))


def capped(number: int, size: int) -> int:
    """``number`` as an index into ``size`` places, of which the last counts all beyond it too."""
    return number if number < size else size - 1


class Counter:
    """Plays and counts games with one bot on all seats; every thread needs its own."""

    __slots__ = (
        "aged",
        "fresh",
        "income",
        "laid",
        "luck",
        "neutral",
        "owned",
        "since",
        "state",
        "stayed",
        "stopped",
        "stops",
        "thinker",
    )

    def __init__(self, rules: Rules, thinker: brain.Brain, seed: int = 0) -> None:
        if not kernel.is_compiled():
            warn_uncompiled()
        self.fresh = kernel.State(rules)
        self.state = kernel.State(rules)
        self.thinker = thinker
        self.luck = index(seed) & EVERY_BIT
        self.stopped = 0
        # Of the game that is being played: which squares became neutral, and facts by cell
        self.neutral = 0
        self.since = [0] * 56  # the turn in which the top rug was laid; 0 where it is bare
        # by place; the compiler needs the size as a literal
        self.stops = [0] * 62
        self.income = [0] * 62
        self.owned = [0] * 62
        self.aged = [0] * 62
        self.laid = [0] * 62
        self.stayed = [0] * 62

    def stop(self) -> None:
        """Stop soon: the game that is being played is given up; see :meth:`count`."""
        self.stopped = 1

    def count(self, start: int, stop: int, sums: Numbers) -> bool:
        """Play the games from ``start`` to ``stop`` and add them to the sums, of type ``q``.

        Returns whether all were played; if not, the sums hold a part of a game and are useless.
        """
        if not 0 <= start <= stop or len(memoryview(sums)) != SUMS:
            raise ValueError(f"the games {start} to {stop} cannot be added to these sums")
        game = start
        stretch = 1
        while game < stop:
            until = min(stop, game + stretch)
            began = perf_counter()
            with cython.nogil:
                self.run(game, until, sums)
            if self.stopped:
                return False
            game = until
            if perf_counter() - began < LONG_ENOUGH:
                stretch *= 2
            check_interrupts()
        return True

    def run(self, game: int, stop: int, sums: Numbers) -> None:
        """Play and count games, until it is stopped."""
        while game < stop:
            if not self.play_one(self.state, game, sums):
                return
            game += 1

    def play_one(self, state: kernel.State, game: int, sums: Numbers) -> int:
        """Play and count a game; returns 0 if it was stopped."""
        own = [0] * 4
        piles = [0] * 2
        begun = [0] * 4
        self.clear()
        state.become(self.fresh)
        dice = fast_games.deal_luck(self.luck, game)
        for seat in range(state.players):
            own[seat] = kernel.mix(fast_games.bot_seed(self.luck, game, seat))
        for seat in range(2):
            piles[seat] = fast_games.pile_luck(dice, seat)
        turns = 0
        payments = 0
        total = 0
        while state.phase != OVER:
            seat = state.mover
            if state.phase == ROLL:
                turns += 1
                begun[seat] += 1
                dice = dice + GOLDEN & EVERY_BIT
                steps = FACES[kernel.mix(dice) % 6]
                cell = WALK[(state.assam * 4 + state.heading) * 5 + steps] >> 2
                self.stops[cell] += 1
                _owner, _colour, _squares, due, paid, _out = state.cost(seat, cell)
                if due:
                    payments += 1
                    total += paid
                    self.income[cell] += paid
                    sums[DUES + capped(due, FEW)] += 1
                    sums[SIZES + capped(paid, FEW)] += 1
                    if paid < due:
                        sums[SHORT] += 1
                state.throw(steps)
                if state.out[seat]:
                    sums[OUT_ROUNDS + capped(begun[seat], FEW)] += 1
                    self.leave(state, seat, turns)
            elif state.phase == REVEAL:
                seat = state.revealer()
                state.draw(kernel.mix(piles[seat] + state.pile[seat] * GOLDEN & EVERY_BIT))
            else:
                if self.stopped:
                    return 0
                own[seat] = own[seat] + GOLDEN & EVERY_BIT
                action = self.thinker.decide(state, kernel.mix(own[seat]))
                if state.phase == LAY:
                    cell = LAY_CELL[action]
                    self.cover(cell, turns, sums)
                    self.cover(cell + LAY_STEP[action], turns, sums)
                state.play(action)
        self.close(turns, sums)
        self.add_game(state, turns, payments, total, sums)
        self.add_places(turns, sums)
        return 1

    def clear(self) -> None:
        """Reset what is noted of one game."""
        self.neutral = 0
        for cell in range(CELLS):
            self.since[cell] = 0
        for place in range(PLACES):
            self.stops[place] = 0
            self.income[place] = 0
            self.owned[place] = 0
            self.aged[place] = 0
            self.laid[place] = 0
            self.stayed[place] = 0

    def leave(self, state: kernel.State, seat: int, turns: int) -> None:
        """The rugs of one who is out are nobody's from now on (R4.3)."""
        for colour in range(state.colours):
            if state.owner(colour) == seat:
                for cell in range(CELLS):
                    if state.visible[colour] & BIT[cell]:
                        self.owned[cell] += turns - self.since[cell]
                self.neutral |= state.visible[colour]

    def cover(self, cell: int, turns: int, sums: Numbers) -> None:
        """Count how long the rug on a cell was visible, which is covered now."""
        if self.since[cell]:
            age = turns - self.since[cell]
            sums[COVERED + capped(age, FEW)] += 1
            self.aged[cell] += age
            if not self.neutral & BIT[cell]:
                self.owned[cell] += age
        self.neutral &= ~BIT[cell]
        self.since[cell] = turns
        self.laid[cell] += 1

    def close(self, turns: int, sums: Numbers) -> None:
        """Count the rugs that are still visible at the end of a game."""
        for cell in range(CELLS):
            if self.since[cell]:
                age = turns - self.since[cell]
                sums[STAYED_AGES + capped(age, FEW)] += 1
                self.stayed[cell] += 1
                self.aged[cell] += age
                if not self.neutral & BIT[cell]:
                    self.owned[cell] += age

    def add_game(
        self, state: kernel.State, turns: int, payments: int, total: int, sums: Numbers
    ) -> None:
        """Add the totals of a game to the sums."""
        wins = [0] * 4
        winners = state.share_win(wins)
        most = 0
        second = 0
        together = 0
        for seat in range(state.players):
            sums[WINS + seat] += wins[seat]
            sums[WINS_SQUARED + seat] += wins[seat] * wins[seat]
            points = state.points(seat)
            together += points
            sums[POINTS + seat] += points
            sums[POINTS_SQUARED + seat] += points * points
            sums[SCORES + capped(points, MANY)] += 1
            if points > most:
                second = most
                most = points
            elif points > second:
                second = points
        if winners > 1:
            sums[DRAWN] += 1
        if state.remaining == 1:
            sums[LAST] += 1
        margin = most - second
        sums[GAMES] += 1
        sums[LEAVING + state.players - state.remaining] += 1
        sums[MARGIN] += margin
        sums[MARGIN_SQUARED] += margin * margin
        sums[MARGINS + capped(margin, MANY)] += 1
        sums[ALL_POINTS] += together
        sums[ALL_POINTS_SQUARED] += together * together
        sums[LENGTHS + capped(turns, FEW)] += 1
        sums[TURNS] += turns
        sums[TURNS_SQUARED] += turns * turns
        sums[PAYMENTS] += payments
        sums[PAYMENTS_SQUARED] += payments * payments
        sums[PAYMENTS_TURNS] += payments * turns
        sums[PAID] += total
        sums[PAID_SQUARED] += total * total
        sums[PAID_PAYMENTS] += total * payments

    def add_places(self, turns: int, sums: Numbers) -> None:
        """Add the facts of a game for each square, each region and the whole board."""
        for cell in range(CELLS):
            region = REGION_OF[cell]
            if region:
                self.gather(cell, region)
                self.gather(cell, WHOLE)
        for place in range(PLACES):
            sums[STOPS + place] += self.stops[place]
            sums[STOPS_SQUARED + place] += self.stops[place] * self.stops[place]
            sums[STOPS_TURNS + place] += self.stops[place] * turns
            sums[INCOME + place] += self.income[place]
            sums[INCOME_SQUARED + place] += self.income[place] * self.income[place]
            sums[OWNED + place] += self.owned[place]
            sums[OWNED_SQUARED + place] += self.owned[place] * self.owned[place]
            sums[INCOME_OWNED + place] += self.income[place] * self.owned[place]
            sums[AGED + place] += self.aged[place]
            sums[AGED_SQUARED + place] += self.aged[place] * self.aged[place]
            sums[LAID + place] += self.laid[place]
            sums[LAID_SQUARED + place] += self.laid[place] * self.laid[place]
            sums[AGED_LAID + place] += self.aged[place] * self.laid[place]
            sums[STAYED + place] += self.stayed[place]
            sums[STAYED_SQUARED + place] += self.stayed[place] * self.stayed[place]
            sums[STAYED_LAID + place] += self.stayed[place] * self.laid[place]

    def gather(self, cell: int, place: int) -> None:
        """Add the facts of a cell to those of a larger place, such as a region."""
        self.stops[place] += self.stops[cell]
        self.income[place] += self.income[cell]
        self.owned[place] += self.owned[cell]
        self.aged[place] += self.aged[cell]
        self.laid[place] += self.laid[cell]
        self.stayed[place] += self.stayed[cell]
