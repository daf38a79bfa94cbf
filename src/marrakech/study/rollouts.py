"""Games played on from each choice, to see what comes of it: ``rollout``.

A choice that a search takes for the best is so by the judgement at the end of its lines. Here games
are played to their end instead, and results counted. Three things make a few hundred games enough:
all choices get the same dice, so that they differ by themselves; the first two throws are dealt out
evenly; and what each throw gave is taken off the result, as the arena does it (see
``docs/arena.md``), which leaves it as it is on average.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from marrakech.bots.options import SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.values import value_for
from marrakech.core import codes
from marrakech.core.actions import ACTIONS, Action
from marrakech.core.errors import IllegalAction
from marrakech.core.kernel import mix
from marrakech.study.depth import Cancelled
from marrakech.study.estimates import Estimate, student
from marrakech.study.worth import Method, Worth, after, settled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import SupportsIndex

    from marrakech.core.kernel import State
    from marrakech.core.market import Market
    from marrakech.study.depth import Progress

BLOCK = 6
"""Games are played in blocks, one for each face of the die at the first throw (R1.3)."""
FEWEST = 8
"""Blocks before anything is dropped."""
SURE = 3.3
"""Standard errors by which a choice has to be worse to be dropped: once in a thousand by luck."""


class RolledOut(NamedTuple):
    """A choice, and what came of it."""

    action: Action
    worth: Worth
    """What every seat had in the end on average, without luck."""
    chance: Estimate
    """The chance to win of who chooses, with its interval."""
    margin: Estimate
    """The margin, likewise."""
    loss: Estimate
    """What it loses of the chance to win against the best, with its interval: the same dice make
    this one narrower. Of the best one itself it is nothing."""
    dropped: bool
    """Whether it was surely worse, and played on no longer."""
    method: Method


class Rollout(NamedTuple):
    """What came of some choices."""

    seat: int
    choices: tuple[RolledOut, ...]
    """The best first."""
    seed: int
    decided: bool
    """Whether all but the best were dropped."""
    stopped: bool
    """Whether it was cancelled before it was decided or all games were played."""


def rollout(
    game: Market,
    actions: Sequence[Action | str | SupportsIndex] = (),
    *,
    games: int = 360,
    seed: int = 0,
    turns: int = 1,
    keep: int = 1,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Rollout:
    """Play games on from each of some choices, and count.

    ``game`` is a game or a view in which a player has to choose; nothing is used of it that players
    may not know. Without ``actions`` all legal ones are tried. Everybody looks ``turns`` turns
    ahead; ``games`` are for each choice, in sixes, twelve at least. What is surely worse than the
    best is dropped, but for the ``keep`` best: with 2 or more, all games are played, however clear
    it is. The same seed gives the same result. If ``cancelled`` says yes, what there is so far is
    returned, or if there is nothing yet, :class:`Cancelled` is raised.
    """
    state = game.kernel_state()
    if state.phase not in (codes.TURN, codes.LAY):
        raise ValueError("nobody has to decide anything here: chance acts, or it is over")
    wanted = [Action.of(action) for action in actions] or game.legal()
    for action in wanted:
        if not game.is_legal(action):
            raise IllegalAction("number-not-legal", number=action.index)
    runner = _Runner(game, wanted, seed, turns, keep)
    blocks = max(2, -(-games // BLOCK))  # of one alone nobody knows how far it is off
    total = blocks * len(wanted)
    for block in range(blocks):
        if progress is not None:
            progress(min(total, runner.played), total)
        if not runner.play(block, cancelled):
            break
        if len(runner.alive) == 1 and len(wanted) > 1:
            break
    if not all(runner.results):
        raise Cancelled
    if progress is not None:
        progress(total, total)
    return runner.told()


class _Runner:
    """Plays blocks of games from each choice that is still in the race."""

    def __init__(
        self, game: Market, actions: Sequence[Action], seed: int, turns: int, keep: int
    ) -> None:
        self.state = game.kernel_state()
        self.seat = self.state.mover
        self.actions = actions
        self.seed = seed
        rules = game.rules
        value = value_for(rules.players, at_end=rules.variant is not None)
        self.brain = Search(value, self.state, SearchOptions(depth=turns))
        self.meter = Search(value, self.state, SearchOptions(depth=1))
        self.turns = turns
        self.keep = keep
        self.results: list[list[Worth]] = [[] for _ in actions]
        """By choice, the mean of each block."""
        self.alive = list(range(len(actions)))
        self.played = 0
        self.stopped = False

    def play(self, block: int, cancelled: Callable[[], bool] | None) -> bool:
        """Play a block of every choice; False if it was cancelled, and leaves no trace."""
        found: list[Worth] = []
        for which in self.alive:
            if cancelled is not None and cancelled():
                self.stopped = True
                return False
            begun = after(self.state, self.actions[which].index)
            worths = [self._game(begun, block * BLOCK + face) for face in range(BLOCK)]
            found.append(_mean(worths))
        for which, worth in zip(self.alive, found, strict=True):
            self.results[which].append(worth)
        self.played += len(found)
        if block + 1 >= FEWEST and (block + 1) & block == 0:  # 8, 16, 32, ...: few looks
            self._drop()
        return True

    def _game(self, begun: State, number: int) -> Worth:
        """The result of one game, without luck. Throws and piles follow from its number."""
        state = begun.snapshot()
        luck = mix(mix(self.seed & codes.EVERY_BIT) + number & codes.EVERY_BIT)
        throws = 0
        given = [0.0] * 8
        while state.phase != codes.OVER:
            if state.phase in (codes.TURN, codes.LAY):
                state.push(self.brain.choose(state))
                continue
            if state.phase == codes.ROLL:
                throws += 1
                drawn = _stratified(number, throws)
                if drawn is None:
                    drawn = mix(luck + throws * codes.GOLDEN & codes.EVERY_BIT)
            else:
                seat = state.revealer()
                pile = mix(luck + seat + 1 & codes.EVERY_BIT)
                drawn = mix(pile + state.pile[seat] * codes.GOLDEN & codes.EVERY_BIT)
            action = state.drawn(drawn)
            for i, gift in enumerate(self.meter.luck(state, action)):
                given[i] += gift
            state.push(action)
        result = settled(state)
        return Worth(
            tuple(won - gift for won, gift in zip(result.chances, given, strict=False)),
            tuple(won - gift for won, gift in zip(result.margins, given[4:], strict=False)),
        )

    def _drop(self) -> None:
        """Play no longer what is surely worse than the best."""
        best = self._best()
        leading = sorted(self.alive, key=lambda which: -sum(self._scores(which)))[: self.keep]
        self.alive = [
            which
            for which in self.alive
            if which in leading or not _surely_positive(self._scores(best), self._scores(which))
        ]

    def _best(self) -> int:
        return max(self.alive, key=lambda which: sum(self._scores(which)))

    def _scores(self, which: int) -> list[float]:
        return [worth.score(self.seat) for worth in self.results[which]]

    def told(self) -> Rollout:
        """What came of each choice."""
        best = self._best()
        order = sorted(
            range(len(self.actions)),
            key=lambda which: (which not in self.alive, -_average(self._scores(which))),
        )
        alone = len(self.alive) == 1 and len(self.actions) > 1
        choices = tuple(self._choice(which, best) for which in order)
        return Rollout(self.seat, choices, self.seed, alone, self.stopped)

    def _choice(self, which: int, best: int) -> RolledOut:
        worths = self.results[which]
        chances = [worth.chances[self.seat] for worth in worths]
        lead = [
            one.chances[self.seat] - chance
            for one, chance in zip(self.results[best], chances, strict=False)
        ]
        return RolledOut(
            ACTIONS[self.actions[which].index],
            _mean(worths),
            _estimate(chances),
            _estimate([worth.margins[self.seat] for worth in worths]),
            _estimate(lead),
            which not in self.alive,
            Method("rollout", self.turns, len(worths) * BLOCK),
        )


def _stratified(number: int, throws: int) -> int | None:
    """What the first two throws of a game are: each pair of faces comes equally often."""
    if throws == 1:
        return number % 6
    if throws == 2:
        # shifted by the first throw: so any six games in a row have six different second throws
        return (number // 6 + number) % 6
    return None


def _mean(worths: Sequence[Worth]) -> Worth:
    count = len(worths)
    seats = range(len(worths[0].chances))
    return Worth(
        tuple(sum(worth.chances[seat] for worth in worths) / count for seat in seats),
        tuple(sum(worth.margins[seat] for worth in worths) / count for seat in seats),
    )


def _average(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of a mean."""
    count, mean = len(numbers), _average(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)


def _estimate(numbers: Sequence[float]) -> Estimate:
    value = _average(numbers)
    if len(numbers) < 2:
        return Estimate(value, float("-inf"), float("inf"))
    reach = student(len(numbers) - 1) * _error(numbers)
    return Estimate(value, value - reach, value + reach)


def _surely_positive(more: Sequence[float], less: Sequence[float]) -> bool:
    """Whether one choice is better than another beyond doubt, game by game."""
    leads = [a - b for a, b in zip(more, less, strict=False)]
    return _average(leads) > SURE * _error(leads)
