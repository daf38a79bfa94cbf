"""Plays the games of a match between brains without the interpreter lock, and sums the results.

Like the kernel this is ordinary Python that ``fast_games.pxd`` lets the build compile.

All luck of a game follows from the seed of the match and two numbers, its deal and its own number.
The deal gives the dice and the order of the piles, whoever sits where: all games of a deal have the
same first throw, the same second throw, and so on. The game's number gives every bot a random
stream of its own.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from operator import index
from time import perf_counter

from marrakech.arena.result_columns import (
    ADJUSTED,
    ADJUSTED_MARGINS,
    ADJUSTED_MARGINS_COUNTED,
    ADJUSTED_MARGINS_SQUARED,
    ADJUSTED_SQUARED,
    ADJUSTED_SUMS,
    AHEAD,
    COUNTED,
    COUNTED_SQUARED,
    FORFEITED,
    LEFT,
    LUCK_POINTS,
    LUCK_ROW,
    LUCK_WINS,
    MARGINS,
    MARGINS_COUNTED,
    MARGINS_SQUARED,
    POINTS,
    PURSE,
    ROW,
    TWELFTHS,
    WINS,
    WINS_SQUARED,
)
from marrakech.bots import brain, search
from marrakech.core import kernel
from marrakech.core.batch import Numbers
from marrakech.core.codes import (
    DIRHAMS,
    EVERY_BIT,
    FIRST_REVEAL,
    FIRST_ROLL,
    GOLDEN,
    OVER,
    REVEAL,
    ROLL,
    RUGS,
)
from marrakech.core.interrupts import check_interrupts, warn_uncompiled
from marrakech.core.rules import Rules
from marrakech.core.together import compiled_together

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

if not cython.compiled:
    from math import floor

    def lround(number: float) -> int:
        """The nearest whole number; of two that are as near, the one farther from zero."""
        return floor(number + 0.5) if number >= 0.0 else -floor(0.5 - number)


compiled_together(__name__, cython.compiled)

OWN = 0x5851F42D4C957F2D  # arbitrary: keeps the random streams of bots apart from those of deals

LONG_ENOUGH = 0.02  # seconds without the lock after which to check for Ctrl-C


def deal_luck(seed: int, deal: int) -> int:
    """The start of a deal's random stream of dice; the k-th throw is k steps of GOLDEN on."""
    return kernel.mix(kernel.mix(seed) + deal & EVERY_BIT)


def pile_luck(deal: int, seat: int) -> int:
    """The start of the random stream of a seat's pile, from the luck of a deal."""
    return kernel.mix((deal ^ EVERY_BIT) + seat & EVERY_BIT)


def bot_seed(seed: int, game: int, seat: int) -> int:
    """The start of the random stream of the bot on a seat of a game."""
    return kernel.mix((kernel.mix(seed ^ OWN) + game * 4 & EVERY_BIT) + seat & EVERY_BIT)


def ponder(thinker: brain.Brain, state: kernel.State, luck: int) -> int:
    """Let a brain decide, without the interpreter lock."""
    with cython.nogil:
        action = thinker.decide(state, luck)
    return action


class FastGames:
    """Plays the games of a match, one after the other.

    ``seatings`` says which bot sits on each seat in the first, second, ... game of every deal;
    ``brains`` are those of the bots. With a ``meter`` it tells for each game what chance gave to
    every seat. Every thread needs one of its own.
    """

    __slots__ = (
        "bots",
        "brains",
        "first",
        "fourth",
        "fresh",
        "luck",
        "meter",
        "number",
        "places",
        "seatings",
        "second",
        "state",
        "stopped",
        "third",
        "watching",
    )

    def __init__(
        self,
        rules: Rules,
        brains: list[brain.Brain],
        seatings: list[tuple[int, ...]],
        seed: int = 0,
        meter: search.Search | None = None,
    ) -> None:
        if not kernel.is_compiled():
            warn_uncompiled()
        for seating in seatings:
            if len(seating) != rules.players or not 0 <= min(seating) <= max(seating):
                raise ValueError(f"{seating} does not seat {rules.players} players")
        self.fresh = kernel.State(rules)
        self.state = kernel.State(rules)
        self.brains = brains
        self.seatings = array("q", [bot for seating in seatings for bot in seating])
        self.places = len(seatings)
        self.bots = 1 + max(self.seatings)
        self.luck = index(seed) & EVERY_BIT
        self.meter = meter
        self.stopped = 0
        self.watching = False
        self.number = 0

    def stop(self) -> None:
        """Stop soon: the game that is being played is given up."""
        self.stopped = 1

    def play(self, start: int, stop: int, rows: Numbers, lucks: Numbers | None = None) -> int:
        """Play games and write their rows; returns how many were finished before a stop.

        ``rows`` is of type ``H`` and begins with game ``start``; so does ``lucks``, of type ``i``,
        which only those with a meter fill.
        """
        if not 0 <= start <= stop or len(memoryview(rows)) < (stop - start) * ROW:
            raise ValueError(f"there is no room for the games {start} to {stop}")
        if len(self.brains) < self.bots:
            raise ValueError("there is a bot without a brain")
        if (lucks is None) != (self.meter is None):
            raise ValueError("luck is written by who measures it, and by nobody else")
        if lucks is not None and len(memoryview(lucks)) < (stop - start) * LUCK_ROW:
            raise ValueError(f"there is no room for the luck of the games {start} to {stop}")
        done = stop
        for seating in range(self.places):
            self.sit(seating)
            game = start + (seating + (self.places - 1) * start) % self.places
            stretch = 1
            while game < stop:
                until = min(stop, game + stretch * self.places)
                began = perf_counter()
                with cython.nogil:
                    self.run(game, until, start, rows, lucks)
                if self.stopped:
                    done = min(done, self.number)
                    break
                game += stretch * self.places
                if perf_counter() - began < LONG_ENOUGH:
                    stretch *= 2
                check_interrupts()
        return done - start

    def sit(self, seating: int) -> None:
        """Seat the brains for one of the seatings."""
        players = self.fresh.players
        seated = [self.brains[self.seatings[seating * players + i]] for i in range(players)]
        self.first = seated[0]
        self.second = seated[1]
        self.third = seated[2] if players > 2 else seated[0]
        self.fourth = seated[3] if players > 3 else seated[0]
        self.watching = any([each.watches for each in seated])  # noqa: C419  (no closures here)

    def run(self, game: int, stop: int, start: int, rows: Numbers, lucks: Numbers | None) -> None:
        """Play all games of one seating, one in each deal."""
        sums = [0.0] * 8
        while game < stop:
            turns = self.play_one(self.state, game, sums)
            if turns < 0:
                self.number = game
                return
            self.write(self.state, rows, (game - start) * ROW, turns)
            if lucks is not None:
                self.write_sums(sums, lucks, (game - start) * LUCK_ROW)
            game += self.places

    def play_one(self, state: kernel.State, game: int, sums: MutableSequence[float]) -> int:
        """Play a game; returns its number of turns, or -1 if it was stopped.

        With a meter ``sums`` becomes what chance gave to every seat.
        """
        own = [0] * 4
        piles = [0] * 2
        state.become(self.fresh)
        dice = deal_luck(self.luck, game // self.places)
        for seat in range(state.players):
            own[seat] = kernel.mix(bot_seed(self.luck, game, seat))
        for seat in range(2):
            piles[seat] = pile_luck(dice, seat)
        for i in range(8):
            sums[i] = 0.0
        turns = 0
        if self.watching:
            self.first.begin_game()
            self.second.begin_game()
            self.third.begin_game()
            self.fourth.begin_game()
        while state.phase != OVER:
            if state.phase == ROLL:
                turns += 1
                dice = dice + GOLDEN & EVERY_BIT
                self.draw(state, kernel.mix(dice), sums)
            elif state.phase == REVEAL:
                seat = state.revealer()
                number = kernel.mix(piles[seat] + state.pile[seat] * GOLDEN & EVERY_BIT)
                self.draw(state, number, sums)
            else:
                if self.stopped:
                    return -1
                seat = state.mover
                own[seat] = own[seat] + GOLDEN & EVERY_BIT
                number = kernel.mix(own[seat])
                if self.watching:
                    self.act_watched(state, number)
                elif seat == 0:
                    self.first.act(state, number)
                elif seat == 1:
                    self.second.act(state, number)
                elif seat == 2:
                    self.third.act(state, number)
                else:
                    self.fourth.act(state, number)
        return turns

    def act_watched(self, state: kernel.State, number: int) -> None:
        """Let the mover decide, and show it to all: once to a brain that has several seats."""
        seat = state.mover
        if seat == 0:
            action = self.first.decide(state, number)
        elif seat == 1:
            action = self.second.decide(state, number)
        elif seat == 2:
            action = self.third.decide(state, number)
        else:
            action = self.fourth.decide(state, number)
        self.first.watch(state, action)
        if self.second is not self.first:
            self.second.watch(state, action)
        if self.third is not self.first and self.third is not self.second:
            self.third.watch(state, action)
        if (
            self.fourth is not self.first
            and self.fourth is not self.second
            and self.fourth is not self.third
        ):
            self.fourth.watch(state, action)
        state.play(action)

    def draw(self, state: kernel.State, number: int, sums: MutableSequence[float]) -> None:
        """Let chance act; with a meter, add what it gives to every seat."""
        if self.meter is not None:
            first = FIRST_ROLL - 1 if state.phase == ROLL else FIRST_REVEAL
            self.meter.add_luck(state, first + state.lot(number), sums)
        state.draw(number)

    def write_sums(self, sums: MutableSequence[float], lucks: Numbers, at: int) -> None:
        """Write the luck of a game, in whole numbers."""
        for seat in range(4):
            lucks[at + seat] = lround(LUCK_WINS * sums[seat])
            lucks[at + 4 + seat] = lround(LUCK_POINTS * sums[4 + seat])

    def write_luck(self, given: list[float], lucks: Numbers, game: int) -> None:
        """Write the luck of a game that was played elsewhere."""
        if not 0 <= game * LUCK_ROW <= len(memoryview(lucks)) - LUCK_ROW:
            raise ValueError(f"there is no room for game {game}")
        sums = [0.0] * 8
        for i in range(8):
            sums[i] = given[i]
        self.write_sums(sums, lucks, game * LUCK_ROW)

    def write(self, state: kernel.State, rows: Numbers, at: int, turns: int) -> None:
        """Write the row of a game that has just ended, from its final position."""
        wins = [0] * 4
        state.share_win(wins)
        rows[at] = turns
        for seat in range(state.players):
            rows[at + POINTS + seat] = state.points(seat)
            rows[at + PURSE + seat] = state.dirhams[seat]
            rows[at + TWELFTHS + seat] = wins[seat]
            rows[at + LEFT + seat] = state.out[seat]

    def write_end(self, state: kernel.State, turns: int, rows: Numbers, game: int) -> None:
        """Write the row of a game that was played elsewhere."""
        if not 0 <= game * ROW <= len(memoryview(rows)) - ROW:
            raise ValueError(f"there is no room for game {game}")
        self.write(state, rows, game * ROW, turns)

    def rank(self, rows: Numbers, at: int, seat: int) -> int:
        """A number that ranks the players of a row as ``State.standing`` does."""
        left: int = rows[at + LEFT + seat]
        if left == FORFEITED:
            return -9
        if left:
            return left - 5
        tie = 0
        if self.fresh.tiebreak == DIRHAMS:
            tie = rows[at + PURSE + seat]
        elif self.fresh.tiebreak == RUGS:
            tie = rows[at + POINTS + seat] - rows[at + PURSE + seat]
        points: int = rows[at + POINTS + seat]
        return points * 65536 + tie

    def add_up(self, rows: Numbers, start: int, stop: int) -> list[list[int]]:
        """Sums over the deals ``start`` to ``stop`` of the rows, a list for each bot.

        For each deal and bot there are three numbers: twelfths of wins, margins, and how many
        margins were counted. A list holds the sums of these, of their squares, and of margins
        times count. A margin is the points beyond those of the best other; games with a forfeit
        have none. Then comes, for every other bot, twice the number of games in which this one
        finished ahead of it, a tie being half a game. All are whole numbers, so that the order of
        adding does not matter.
        """
        if not 0 <= start <= stop or len(memoryview(rows)) < stop * self.places * ROW:
            raise ValueError(f"the rows hold no deals {start} to {stop}")
        width = AHEAD + self.bots
        sums = array("q", bytes(8 * self.bots * width))
        dealt = array("q", bytes(8 * self.bots * 3))
        for deal in range(start, stop, 4096):
            until = min(stop, deal + 4096)
            with cython.nogil:
                self.add_deals(rows, deal, until, sums, dealt)
            check_interrupts()
        lists = []
        for bot in range(self.bots):
            lists.append([sums[bot * width + i] for i in range(width)])  # noqa: PERF401
        return lists

    def add_deals(
        self, rows: Numbers, start: int, stop: int, sums: Numbers, dealt: Numbers
    ) -> None:
        """Add deals to the sums; ``dealt`` is working memory for the numbers of one deal."""
        width = AHEAD + self.bots
        for deal in range(start, stop):
            for bot in range(self.bots * 3):
                dealt[bot] = 0
            for game in range(self.places):
                self.add_game(rows, (deal * self.places + game) * ROW, game, sums, dealt)
            for bot in range(self.bots):
                wins = dealt[bot * 3]
                margins = dealt[bot * 3 + 1]
                counted = dealt[bot * 3 + 2]
                at = bot * width
                sums[at + WINS] += wins
                sums[at + WINS_SQUARED] += wins * wins
                sums[at + MARGINS] += margins
                sums[at + MARGINS_SQUARED] += margins * margins
                sums[at + COUNTED] += counted
                sums[at + COUNTED_SQUARED] += counted * counted
                sums[at + MARGINS_COUNTED] += margins * counted

    def add_game(self, rows: Numbers, at: int, seating: int, sums: Numbers, dealt: Numbers) -> None:
        """Add a game to the sums of who finished ahead, and to its deal."""
        players = self.fresh.players
        width = AHEAD + self.bots
        ranks = [0] * 4
        forfeit = 0
        for seat in range(players):
            ranks[seat] = self.rank(rows, at, seat)
            if rows[at + LEFT + seat] == FORFEITED:
                forfeit = 1
        for seat in range(players):
            bot = self.seatings[seating * players + seat]
            dealt[bot * 3] += rows[at + TWELFTHS + seat]
            best = 0
            for other in range(players):
                if other == seat:
                    continue
                best = max(best, rows[at + POINTS + other])
                rival = self.seatings[seating * players + other]
                if rival == bot:
                    continue
                if forfeit and rows[at + LEFT + seat] != FORFEITED:
                    # points at a forfeit are no result: all that counts is that one bot lost
                    if rows[at + LEFT + other] == FORFEITED:
                        sums[bot * width + AHEAD + rival] += 2
                    else:
                        sums[bot * width + AHEAD + rival] += 1
                elif ranks[seat] > ranks[other]:
                    sums[bot * width + AHEAD + rival] += 2
                elif ranks[seat] == ranks[other]:
                    sums[bot * width + AHEAD + rival] += 1
            if not forfeit:
                dealt[bot * 3 + 1] += rows[at + POINTS + seat] - best
                dealt[bot * 3 + 2] += 1

    def add_up_adjusted(
        self, rows: Numbers, lucks: Numbers, start: int, stop: int
    ) -> list[list[int]]:
        """Sums over the deals ``start`` to ``stop`` of results without luck, a list for each bot.

        A win counts :data:`LUCK_WINS`, a point of a margin :data:`LUCK_POINTS`, and what chance
        gave is taken off. A list holds the sums over deals of wins and of their squares, of
        margins, of their squares, and of margins times how many were counted.
        """
        games = stop * self.places
        if not 0 <= start <= stop or len(memoryview(rows)) < games * ROW:
            raise ValueError(f"the rows hold no deals {start} to {stop}")
        if len(memoryview(lucks)) < games * LUCK_ROW:
            raise ValueError(f"the luck of deals {start} to {stop} is not there")
        sums = array("q", bytes(8 * self.bots * ADJUSTED_SUMS))
        dealt = array("q", bytes(8 * self.bots * 3))
        for deal in range(start, stop, 4096):
            until = min(stop, deal + 4096)
            with cython.nogil:
                self.add_adjusted_deals(rows, lucks, deal, until, sums, dealt)
            check_interrupts()
        lists = []
        for bot in range(self.bots):
            lists.append(  # noqa: PERF401
                [sums[bot * ADJUSTED_SUMS + i] for i in range(ADJUSTED_SUMS)]
            )
        return lists

    def add_adjusted_deals(
        self,
        rows: Numbers,
        lucks: Numbers,
        start: int,
        stop: int,
        sums: Numbers,
        dealt: Numbers,
    ) -> None:
        """Add deals to the sums; ``dealt`` is working memory for the numbers of one deal."""
        for deal in range(start, stop):
            for bot in range(self.bots * 3):
                dealt[bot] = 0
            for game in range(self.places):
                self.add_adjusted_game(rows, lucks, deal * self.places + game, game, dealt)
            for bot in range(self.bots):
                wins = dealt[bot * 3]
                margins = dealt[bot * 3 + 1]
                counted = dealt[bot * 3 + 2]
                at = bot * ADJUSTED_SUMS
                sums[at + ADJUSTED] += wins
                sums[at + ADJUSTED_SQUARED] += wins * wins
                sums[at + ADJUSTED_MARGINS] += margins
                sums[at + ADJUSTED_MARGINS_SQUARED] += margins * margins
                sums[at + ADJUSTED_MARGINS_COUNTED] += margins * counted

    def add_adjusted_game(
        self, rows: Numbers, lucks: Numbers, game: int, seating: int, dealt: Numbers
    ) -> None:
        """Add a game without its luck to its deal."""
        players = self.fresh.players
        at = game * ROW
        forfeit = 0
        for seat in range(players):
            if rows[at + LEFT + seat] == FORFEITED:
                forfeit = 1
        for seat in range(players):
            bot = self.seatings[seating * players + seat]
            wins = LUCK_WINS // 12 * rows[at + TWELFTHS + seat]
            dealt[bot * 3] += wins - lucks[game * LUCK_ROW + seat]
            if forfeit:
                continue
            best = 0
            for other in range(players):
                if other != seat:
                    best = max(best, rows[at + POINTS + other])
            margin = LUCK_POINTS * (rows[at + POINTS + seat] - best)
            dealt[bot * 3 + 1] += margin - lucks[game * LUCK_ROW + 4 + seat]
            dealt[bot * 3 + 2] += 1
