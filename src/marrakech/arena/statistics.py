"""Estimates with their 95 % intervals; a deal is the unit, for its games share their luck."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""Of a normal distribution 95 % lie within so many standard deviations."""

ENOUGH = 30
"""With fewer deals than this their spread says too little about itself."""

_T = (
    12.706,
    4.303,
    3.182,
    2.776,
    2.571,
    2.447,
    2.365,
    2.306,
    2.262,
    2.228,
    2.201,
    2.179,
    2.160,
    2.145,
    2.131,
    2.120,
    2.110,
    2.101,
    2.093,
    2.086,
    2.080,
    2.074,
    2.069,
    2.064,
    2.060,
    2.056,
    2.052,
    2.048,
    2.045,
    2.042,
)


class Estimate(NamedTuple):
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def over(self, unit: float) -> Estimate:
        """The estimate divided by ``unit``: so many hundredths, say, as a share."""
        return Estimate(self.value / unit, self.low / unit, self.high / unit)


def student(freedom: int) -> float:
    """The factor for a 95 % interval by Student's distribution, with few degrees of freedom."""
    if freedom <= len(_T):
        return _T[freedom - 1]
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    return Z + (Z**3 + Z) / (4 * freedom) + second


def wilson(share: float, trials: float) -> tuple[float, float]:
    """The interval of a share after so many independent trials, by Wilson's score."""
    square = Z * Z / trials
    middle = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / trials + square / trials / 4) / (1 + square)
    # where all trials agree the edge is the share itself, but for rounding
    return min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach))


def share(total: int, squares: int, deals: int, most: int) -> Estimate:
    """A share of wins: what the deals gave of at most ``most`` each, summed, and squared.

    The spread between deals says how many independent trials they are worth, and Wilson's
    interval follows from that. With few deals, or if all came out the same, each deal counts
    as one trial: its games can be worth less together, and one that is sure is worth no more.
    """
    value = total / (most * deals)
    trials = float(deals)
    # whole numbers to the end: nothing is lost where large ones cancel
    spread = squares * deals - total * total
    if deals >= ENOUGH and spread > 0 and 0 < value < 1:
        variance = spread / (deals * (deals - 1)) / (most * most * deals)
        trials = value * (1 - value) / variance
    return Estimate(value, *wilson(value, trials))


def mean(sums: tuple[int, int, int, int, int], deals: int) -> Estimate | None:
    """The mean of what was counted, if anything was.

    ``sums`` are over deals: of values, of their squares, of how many were counted, of the squares
    of that, and of the products of both. Where a deal may count fewer than others this is the
    estimator of a ratio; else it is the mean of means.
    """
    total, squares, counted, counted_squares, products = sums
    if not counted:
        return None
    value = total / counted
    if deals < 2:
        return Estimate(value, float("-inf"), float("inf"))
    spread = squares * counted**2 - 2 * total * products * counted + total**2 * counted_squares
    variance = spread / counted**4 * deals / (deals - 1)
    reach = student(deals - 1) * sqrt(max(0.0, variance))
    return Estimate(value, value - reach, value + reach)
