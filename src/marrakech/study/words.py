"""The words for how good a decision or how lucky a throw was: every threshold is here, once.

>>> word_for(0.07)
'mistake'
>>> round(accuracy(0.07))
73
"""

from __future__ import annotations

from math import exp
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

Word = Literal["inaccuracy", "mistake", "blunder"]

THRESHOLDS: Mapping[Word, float] = MappingProxyType(
    {"blunder": 0.10, "mistake": 0.05, "inaccuracy": 0.02}
)
"""The chance to win that has to be lost for each word, the worst first."""

MATTERS = 0.005
"""A decision matters if the worst choice has so much less chance to win than the best."""


def word_for(loss: float) -> Word | None:
    """The word for a decision that lost so much of the chance to win; None if it was good."""
    for word, least in THRESHOLDS.items():
        if loss >= least:
            return word
    return None


LuckWord = Literal["lucky", "very lucky", "unlucky", "very unlucky"]


def luck_word(luck: float) -> LuckWord | None:
    """The word for what chance gave: the same thresholds as for a mistake and a blunder."""
    if abs(luck) < THRESHOLDS["mistake"]:
        return None
    if abs(luck) < THRESHOLDS["blunder"]:
        return "lucky" if luck > 0 else "unlucky"
    return "very lucky" if luck > 0 else "very unlucky"


def accuracy(loss: float) -> float:
    """From 0 to 100: how accurate a decision was that lost so much of the chance to win.

    It is the curve of lichess.
    """
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669))
