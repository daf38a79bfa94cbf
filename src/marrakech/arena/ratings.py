"""Ratings by Bradley and Terry, from who finished ahead of whom, in points like Elo's."""

from __future__ import annotations

import random
from itertools import pairwise
from math import exp, log, sqrt
from typing import TYPE_CHECKING, NamedTuple

from marrakech.arena import result_columns
from marrakech.arena.extras import extra
from marrakech.arena.statistics import Z

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.arena.results import Results

SCALE = 400 / log(10)
"""Points for a factor of e: as with Elo, 400 points are odds of ten to one."""
BLOCKS = 200
RESAMPLES = 400
PRIOR = 0.5
"""Times that everybody is said to have been ahead of whom he met, before the match: so a bot that
always wins has a rating too."""

Counts = list[list[float]]


class Rating(NamedTuple):
    """A bot's rating, with its 95 % interval; the anchor's is fixed."""

    bot: int
    value: float
    low: float
    high: float


def anchor(names: Sequence[str]) -> int:
    """Whose rating is nothing: ``random`` if it takes part, else the last one."""
    for at, name in enumerate(names):
        if name.partition(" ")[0] == "random":
            return at
    return len(names) - 1


def fit(counts: Counts, zero: int) -> list[float]:
    """Ratings from how often each was ahead of each, by greatest likelihood."""
    choix = extra("choix", "arena")
    numpy = extra("numpy", "arena")
    size = len(counts)
    met = numpy.array(
        [
            [counts[a][b] + PRIOR if counts[a][b] + counts[b][a] else 0.0 for b in range(size)]
            for a in range(size)
        ]
    )
    found = choix.ilsr_pairwise_dense(met)
    return [SCALE * float(value - found[zero]) for value in found]


def spreads(counts: Counts, values: list[float], zero: int) -> list[float]:
    """The standard errors that the ratings would have if all comparisons were independent."""
    numpy = extra("numpy", "arena")
    size = len(counts)
    information = numpy.zeros((size, size))
    for a in range(size):
        for b in range(size):
            met = counts[a][b] + counts[b][a]
            if a != b and met:
                chance = 1 / (1 + exp((values[b] - values[a]) / SCALE))
                worth = (met + 2 * PRIOR) * chance * (1 - chance)
                information[a, a] += worth
                information[a, b] -= worth
    others = [bot for bot in range(size) if bot != zero]
    variances = numpy.linalg.inv(information[numpy.ix_(others, others)]).diagonal()
    found = [0.0] * size
    for bot, variance in zip(others, variances, strict=True):
        found[bot] = SCALE * sqrt(variance)
    return found


def rate(results: Results) -> list[Rating]:
    """All bots' ratings, best first.

    The intervals come from drawing deals anew, or from the curve of the likelihood where that is
    wider: of a bot that always won, all draws say the same.
    """
    match = results.match
    size = len(match.entrants)
    zero = anchor(match.names)
    if size == 1:
        return [Rating(0, 0.0, 0.0, 0.0)]
    blocks = [ahead(results, start, stop) for start, stop in cuts(results.deals)]
    counts = added(blocks)
    values = fit(counts, zero)
    errors = spreads(counts, values, zero)
    luck = random.Random(match.seed)  # noqa: S311  (repeatable, not secret)
    drawn = [fit(added(luck.choices(blocks, k=len(blocks))), zero) for _ in range(RESAMPLES)]
    ratings = []
    for bot in range(size):
        spread = sorted(values[bot] for values in drawn)
        low, high = spread[round(0.025 * RESAMPLES)], spread[round(0.975 * RESAMPLES) - 1]
        reach = Z * errors[bot]
        value = values[bot]
        ratings.append(Rating(bot, value, min(low, value - reach), max(high, value + reach)))
    return sorted(ratings, key=lambda rating: -rating.value)


def cuts(deals: int) -> list[tuple[int, int]]:
    """All deals, cut into blocks: enough of them to draw from, few enough to add up."""
    blocks = min(deals, BLOCKS)
    edges = [block * deals // blocks for block in range(blocks + 1)]
    return list(pairwise(edges))


def ahead(results: Results, start: int, stop: int) -> Counts:
    """How often each was ahead of each in some deals."""
    return [
        [twice / 2 for twice in sums[result_columns.AHEAD :]] for sums in results.sums(start, stop)
    ]


def added(blocks: list[Counts]) -> Counts:
    """The sum of counts."""
    size = len(blocks[0])
    return [[sum(block[a][b] for block in blocks) for b in range(size)] for a in range(size)]
