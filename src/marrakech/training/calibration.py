"""Calibration of a value: whether 70 % of the positions that it calls a 70 % chance are won.

Games are played with it on every seat, with a search of one turn. Wherever a turn begins, its
prediction for each player who is still in is noted; with two players only the mover's, as the other
one's follows from it. All positions of a game share its result, so games, not positions, count as
independent trials.
"""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from marrakech.bots.ctrl_c import held_ctrl_c, results_of
from marrakech.bots.options import SearchOptions
from marrakech.bots.search import Search
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT, GOLDEN, OVER, REVEAL, ROLL, TURN

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from marrakech.bots.value import Value
    from marrakech.core.rules import Rules

BINS = 10
PORTION = 10  # games that one thread plays at a stretch
ENOUGH = 30  # with fewer games than this their spread says too little about itself
DIRHAMS = 20  # a value counts margins in twenties


class Prediction(NamedTuple):
    """What the value predicted for a player where a turn began, and what came of it."""

    chance: float
    won: float
    """1, 0, or a share if several won."""
    margin: float
    real_margin: float


class Error(NamedTuple):
    """How far expected margins were off, in dirhams: positive if too much was expected."""

    mean: float
    deviation: float
    """The standard deviation of the mean."""
    spread: float
    """The standard deviation of single errors."""


class Bin(NamedTuple):
    """All forecasts of about the same chance."""

    low: float
    high: float
    forecasts: int
    games: int
    chance: float
    """The mean of what was said."""
    won: float
    """The share of wins that came."""
    trials: float
    """How many independent games the share is worth, for its interval."""
    error: Error


class Calibration(NamedTuple):
    """How well forecasts agree with what came."""

    forecasts: int
    games: int
    bins: tuple[Bin, ...]
    """The bins that have any predictions."""
    brier: float
    """The mean squared difference of chance and win: 0 is perfect, 0.25 knows nothing of two."""
    off: float
    """The expected calibration error: how far share and mean chance of a bin differ, on average."""
    error: Error


def calibration(games: Sequence[Sequence[Prediction]]) -> Calibration:
    """Compare the forecasts of games with what came."""
    everything = list(chain.from_iterable(games))
    if not everything:
        raise ValueError("there is no forecast to judge")
    bins = []
    for number in range(BINS):
        chosen = [[f for f in game if bin_of(f.chance) == number] for game in games]
        if any(chosen):
            bins.append(_bin(number, [game for game in chosen if game]))
    size = len(everything)
    return Calibration(
        size,
        len(games),
        tuple(bins),
        sum((f.chance - f.won) ** 2 for f in everything) / size,
        sum(each.forecasts * abs(each.chance - each.won) for each in bins) / size,
        _error(games),
    )


def bin_of(chance: float) -> int:
    """The number of the bin that a chance is in; certainty is in the last."""
    return min(BINS - 1, int(chance * BINS))


def _bin(number: int, games: Sequence[Sequence[Prediction]]) -> Bin:
    size = sum(len(game) for game in games)
    won = sum(f.won for game in games for f in game) / size
    trials = float(len(games))
    variance = _variance([(len(game), sum(f.won for f in game)) for game in games], won)
    if len(games) >= ENOUGH and variance > 0 and 0 < won < 1:
        trials = won * (1 - won) / variance
    return Bin(
        number / BINS,
        (number + 1) / BINS,
        size,
        len(games),
        sum(f.chance for game in games for f in game) / size,
        won,
        trials,
        _error(games),
    )


def _error(games: Sequence[Sequence[Prediction]]) -> Error:
    errors = [[f.margin - f.real_margin for f in game] for game in games]
    size = sum(len(game) for game in errors)
    mean = sum(map(sum, errors)) / size
    squares = sum((error - mean) ** 2 for game in errors for error in game)
    variance = _variance([(len(game), sum(game)) for game in errors], mean)
    return Error(mean, sqrt(variance), sqrt(squares / max(1, size - 1)))


def _variance(sums: Sequence[tuple[int, float]], mean: float) -> float:
    """The variance of a mean over all, from each game's number and sum: that of a ratio."""
    size = sum(number for number, _ in sums)
    if len(sums) < 2:
        return 0.0
    squares = sum((total - mean * number) ** 2 for number, total in sums)
    return squares / size**2 * len(sums) / (len(sums) - 1)


# ------------------------------------------------------------------------------ games


def play(
    value: Value, rules: Rules | str, games: int, seed: int = 0, threads: int = 2
) -> Generator[list[Prediction], None, None]:
    """Play games with a value: the forecasts of each game, in an order that no thread changes."""
    start = kernel.State(rules)

    def portion(first: int) -> list[list[Prediction]]:
        mind = Search(value, start, SearchOptions(depth=1))
        numbers = range(first, min(games, first + PORTION))
        return [_game(mind, value, start, _luck(seed, number)) for number in numbers]

    pool = ThreadPoolExecutor(threads)
    try:
        pending: deque[Future[list[list[Prediction]]]] = deque()
        firsts = deque(range(0, games, PORTION))
        while firsts or pending:
            with held_ctrl_c():
                while firsts and len(pending) <= 2 * threads:
                    pending.append(pool.submit(portion, firsts.popleft()))
                played = next(results_of([pending.popleft()]))
            yield from played
    finally:
        pool.shutdown(cancel_futures=True)


def _luck(seed: int, number: int) -> int:
    return kernel.mix(kernel.mix(seed & EVERY_BIT) + number & EVERY_BIT)


def _game(mind: Search, value: Value, start: kernel.State, luck: int) -> list[Prediction]:
    state = start.snapshot()
    begins = ROLL if state.variant else TURN  # R7.2
    said: list[tuple[int, float, float]] = []
    while state.phase != OVER:
        luck = luck + GOLDEN & EVERY_BIT
        if state.phase == begins:
            looked = value.look(state)
            said += [
                (seat, looked[seat], looked[4 + seat])
                for seat in range(state.players)
                if seat == state.mover or (state.players > 2 and not state.out[seat])
            ]
        if state.phase in (ROLL, REVEAL):
            state.push(_drawn(state, kernel.mix(luck)))
        else:
            state.push(mind.choose(state, kernel.mix(luck)))
    end = value.look(state)
    return [
        Prediction(chance, end[seat], DIRHAMS * margin, DIRHAMS * end[4 + seat])
        for seat, chance, margin in said
    ]


def _drawn(state: kernel.State, number: int) -> int:
    """What chance brings: a throw of the die, or a rug of a pile."""
    odds = state.odds()
    case = number % sum(odds)
    for action, cases in zip(state.legal(), odds, strict=True):
        if case < cases:
            return action
        case -= cases
    raise AssertionError("one of the cases is the one")
