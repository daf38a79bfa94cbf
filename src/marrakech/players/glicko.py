"""Glicko-2, by its author's description: Mark Glickman, “Example of the Glicko-2 system”, 2022.

It is written here because no library of it is both kept and right. Of those on PyPI on 2026-11-18,
``glicko2`` 2.1.0 puts the rating where the deviation belongs when it looks for the new volatility,
and so misses the example of the paper; ``pyglicko2`` is an alpha of 2024; ``glicko2-py`` 0.1.0,
whose sums are right, is a single first release, and brings tournaments and databases along.

The page has the same in TypeScript, for puzzles: ``web/src/puzzles/glicko.ts``.
"""

from __future__ import annotations

from math import exp, hypot, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
"""Points of rating for one unit inside: 400 points are odds of ten to one."""
TAU = 0.5
"""How quickly the volatility may change."""
CLOSE = 1e-6


class Opponent(NamedTuple):
    """Somebody who was played against, as it was believed before the game."""

    rating: float
    deviation: float
    score: float
    """1 if the opponent lost, 0 if the opponent won, 0.5 if nobody did."""


class After(NamedTuple):
    """What is believed of a player after some games."""

    rating: float
    deviation: float
    volatility: float


def after_game(rating: float, deviation: float, volatility: float, *games: Opponent) -> After:
    """What is believed of a player after at least one game, in one period."""
    phi = deviation / SCALE
    weight = surprise = 0.0
    for each in games:
        factor = 1 / sqrt(1 + 3 * (each.deviation / SCALE / pi) ** 2)
        # only differences count, so the middle of the scale is of no importance
        expected = 1 / (1 + exp(-factor * (rating - each.rating) / SCALE))
        weight += factor**2 * expected * (1 - expected)
        surprise += factor * (each.score - expected)
    variance = 1 / weight
    volatility = _volatility(volatility, phi, variance, variance * surprise)
    phi = 1 / sqrt(1 / hypot(phi, volatility) ** 2 + weight)
    return After(rating + SCALE * phi**2 * surprise, SCALE * phi, volatility)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5 of the description: the Illinois algorithm."""
    start = log(sigma**2)
    known = phi**2 + variance

    def f(x: float) -> float:
        power = exp(x)
        everything = known + power
        return power * (delta**2 - everything) / (2 * everything**2) - (x - start) / TAU**2

    low, high = start, start - TAU
    if delta**2 > known:
        high = log(delta**2 - known)
    else:
        while f(high) < 0:
            high -= TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        there = f(middle)
        if there * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, there
    return exp(low / 2)
