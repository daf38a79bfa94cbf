"""Estimates with their 95 % intervals."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

Z = 1.959963984540054
"""Of a normal distribution 95 % lie within so many standard deviations."""

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


def mean_of(numbers: Sequence[float]) -> Estimate | None:
    """The mean of independent numbers, by Student; None if there are fewer than two."""
    count = len(numbers)
    if count < 2:
        return None
    value = sum(numbers) / count
    variance = sum((number - value) ** 2 for number in numbers) / (count - 1)
    reach = student(count - 1) * sqrt(variance / count)
    return Estimate(value, value - reach, value + reach)
