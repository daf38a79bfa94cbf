"""What a bot is like, apart from being strong: how it pays, builds, covers and gambles.

A bot plays against another one, which has all other seats, and what it does itself is counted game
by game. The unit of the intervals is a game: what happens within one is not independent.

>>> found = habits("greedy", "random", "standard/2", games=20, seed=7)
>>> found.games, 0 < found.covered.value <= 2
(20, True)
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import NamedTuple

from marrakech.arena.fast_games import bot_seed, deal_luck, pile_luck
from marrakech.arena.statistics import Estimate, student, wilson
from marrakech.bots.registry import brain_of
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT, FIRST_ROLL, GOLDEN, LAY, OVER, REVEAL, ROLL
from marrakech.core.lookup_tables import BIT, FACES, LAY_CELL, LAY_STEP
from marrakech.core.rules import Rules


class Habits(NamedTuple):
    """What a bot does in a game, each number with its 95 % interval."""

    games: int
    paid: Estimate
    """Dirhams that it pays to others in a game."""
    out: Estimate
    """The share of games in which it goes out."""
    least: Estimate
    """The fewest dirhams that it has at any time of a game."""
    area: Estimate
    """Squares of its largest area, in the mean over its turns."""
    covered: Estimate
    """Squares of others that it covers with a rug."""
    throws: Estimate
    """The deviation of what a throw of its own costs it, within a game."""
    results: Estimate
    """The deviation of its margin, from game to game."""
    wins: Estimate
    """The share of games that it wins; a shared win counts as a part."""


class OneGame(NamedTuple):
    """What a bot did in one game: the numbers of which :class:`Habits` has the means."""

    paid: int
    out: bool
    least: int
    area: float
    covered: float
    throws: float
    margin: int
    wins: float


def habits(bot: str, against: str, rules: Rules | str, games: int = 1000, seed: int = 0) -> Habits:
    """Play games, with the bot on each seat in turn, and tell what it is like."""
    played = sample(bot, against, rules, games, seed)
    margins = [float(one.margin) for one in played]
    spread = stdev(margins)
    reach = spread * student(games - 1) / sqrt(2 * games)
    out = sum(one.out for one in played) / games
    return Habits(
        games=games,
        paid=mean_of([float(one.paid) for one in played]),
        out=Estimate(out, *wilson(out, games)),
        least=mean_of([float(one.least) for one in played]),
        area=mean_of([one.area for one in played]),
        covered=mean_of([one.covered for one in played]),
        throws=mean_of([one.throws for one in played]),
        results=Estimate(spread, spread - reach, spread + reach),
        wins=mean_of([one.wins for one in played]),
    )


def mean_of(numbers: list[float]) -> Estimate:
    """The mean of one number for each game."""
    value = fmean(numbers)
    reach = student(len(numbers) - 1) * stdev(numbers) / sqrt(len(numbers))
    return Estimate(value, value - reach, value + reach)


def sample(
    bot: str, against: str, rules: Rules | str, games: int = 1000, seed: int = 0
) -> list[OneGame]:
    """The games themselves; game ``n`` has the same dice whoever plays it."""
    rules = Rules.of(rules)
    brain, other = brain_of(bot, rules), brain_of(against, rules)
    found = []
    for game in range(games):
        state = kernel.State(rules)
        seat = game % rules.players
        watched = _Watched(state, seat)
        dice = deal_luck(seed, game // rules.players)
        piles = [pile_luck(dice, each) for each in range(2)]
        own = [kernel.mix(bot_seed(seed, game, each)) for each in range(rules.players)]
        while state.phase != OVER:
            mover = state.mover
            if state.phase == ROLL:
                dice = dice + GOLDEN & EVERY_BIT
                watched.throw(state, FACES[kernel.mix(dice) % 6])
            elif state.phase == REVEAL:
                revealer = state.revealer()
                luck = kernel.mix(piles[revealer] + state.pile[revealer] * GOLDEN & EVERY_BIT)
                state.push(state.drawn(luck))
            else:
                own[mover] = own[mover] + GOLDEN & EVERY_BIT
                thinker = brain if mover == seat else other
                watched.decided(state, thinker.choose(state, kernel.mix(own[mover])))
        found.append(watched.told(state))
    return found


class _Watched:
    """Counts what one seat does in a game."""

    def __init__(self, state: kernel.State, seat: int) -> None:
        self.seat = seat
        self.least = state.dirhams[seat]
        self.tolls: list[int] = []
        self.areas: list[int] = []
        self.covered: list[int] = []

    def throw(self, state: kernel.State, steps: int) -> None:
        """Throw the die, and count what that costs."""
        if state.mover == self.seat:
            self.tolls.append(state.toll(steps)[4])
        state.push(FIRST_ROLL + steps - 1)
        self.least = min(self.least, state.dirhams[self.seat])

    def decided(self, state: kernel.State, action: int) -> None:
        """Play an action, and count what it covers and builds."""
        lays = state.phase == LAY and state.mover == self.seat
        if lays:
            under = BIT[LAY_CELL[action]]
            under |= under << LAY_STEP[action]
            self.covered.append(
                sum(
                    kernel.count(state.visible[colour] & under)
                    for colour in range(state.colours)
                    if state.owner(colour) != self.seat and not state.out[state.owner(colour)]
                )
            )
        state.push(action)
        if lays:
            self.areas.append(largest(state, self.seat))

    def told(self, state: kernel.State) -> OneGame:
        """What was counted, now that the game is over."""
        scores = state.scores()
        places = state.standings()
        first = [seat for seat in range(len(scores)) if places[seat] == max(places)]
        others = (score for seat, score in enumerate(scores) if seat != self.seat)
        return OneGame(
            paid=sum(self.tolls),
            out=bool(state.out[self.seat]),
            least=self.least,
            area=fmean(self.areas) if self.areas else 0.0,
            covered=fmean(self.covered) if self.covered else 0.0,
            throws=pstdev(self.tolls) if self.tolls else 0.0,
            margin=scores[self.seat] - max(others),
            wins=1 / len(first) if self.seat in first else 0.0,
        )


def largest(state: kernel.State, seat: int) -> int:
    """How many squares the largest area of a seat has (R4.1)."""
    most = 0
    for colour in range(state.colours):
        left = state.joined(colour) if state.owner(colour) == seat else 0
        while left:
            squares = kernel.area(left, left & -left)
            most = max(most, kernel.count(squares))
            left &= ~squares
    return most
