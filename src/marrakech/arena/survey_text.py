"""Writes estimates, tables and pictures of a survey as Markdown."""

from __future__ import annotations

from math import floor, isinf, log10
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from marrakech.arena.statistics import Estimate

NOTHING = "–"
UNKNOWN = "?"
WORDS = {2: "two", 3: "three", 4: "four"}
MOST_DIGITS = 4


def shown(estimate: Estimate | None, factor: float = 1.0) -> str:
    """A value with its interval, to the digits that the interval is wide."""
    if estimate is None:
        return NOTHING
    low, value, high = (factor * x for x in (estimate.low, estimate.value, estimate.high))
    if isinf(low) or isinf(high):
        return f"{value:.1f} [{UNKNOWN}, {UNKNOWN}]"
    half = (high - low) / 2
    if half > 0:
        digits = min(MOST_DIGITS, max(0, 1 - floor(log10(half))))
    else:
        digits = 0 if value == round(value) else 2
    return f"{value:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]"


def percent(estimate: Estimate | None) -> str:
    """A share with its interval, in percent."""
    return shown(estimate, 100)


def whole(estimate: Estimate | None) -> str:
    """A count with its interval."""
    if estimate is None:
        return NOTHING
    low, high = (UNKNOWN if isinf(end) else f"{end:.0f}" for end in estimate[1:])
    return f"{estimate.value:.0f} [{low}, {high}]"


def compared(estimate: Estimate, with_what: float) -> str:
    """On which side of a number an interval lies."""
    if estimate.low > with_what:
        return "more"
    return "less" if estimate.high < with_what else "not told apart"


def apart(one: Estimate | None, two: Estimate | None) -> bool:
    """Whether two intervals have nothing in common."""
    return one is not None and two is not None and (one.low > two.high or one.high < two.low)


def table(columns: Sequence[str], rows: Iterable[Sequence[object]], left: int = 2) -> list[str]:
    """A table, with all but the first columns set flush right."""
    marks = ["---"] * left + ["--:"] * (len(columns) - left)
    return [
        f"| {' | '.join(columns)} |",
        f"|{'|'.join(marks)}|",
        *(f"| {' | '.join(map(str, row))} |" for row in rows),
        "",
    ]


def paragraph(*parts: str) -> list[str]:
    """Sentences joined to a paragraph."""
    return [" ".join(parts), ""]


def picture(name: str, text: str) -> list[str]:
    """A picture that stands beside the report."""
    return [f"![{text}]({name}.svg)", ""]
