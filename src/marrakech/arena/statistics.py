"""Estimates of matches with their 95 % intervals; a deal is the unit: its games share luck."""

from __future__ import annotations

from math import sqrt

from marrakech.study import estimates

Z = estimates.Z
Estimate = estimates.Estimate
student = estimates.student
wilson = estimates.wilson

ENOUGH = 30
"""With fewer deals than this their spread says too little about itself."""


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
