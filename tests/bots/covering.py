"""Covering arrays: few combinations of many options that contain every small combination."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Row = dict[str, object]
Meeting = tuple[tuple[str, object], ...]


def covering(choices: Mapping[str, Sequence[object]], strength: int, seed: int = 0) -> list[Row]:
    """Rows with one of each of the choices; any ``strength`` of them meet in all ways.

    Greedy: of some rows made at random around a meeting that is still missing, the one that
    brings most others about. The same seed gives the same rows.
    """
    luck = Random(seed)
    missing: dict[Meeting, None] = {
        tuple(zip(names, values, strict=True)): None
        for names in combinations(choices, strength)
        for values in product(*(choices[name] for name in names))
    }
    rows: list[Row] = []
    while missing:
        wanted = dict(next(iter(missing)))
        tried = [
            {name: luck.choice(values) for name, values in choices.items()} | wanted
            for _ in range(20)
        ]
        best = max(tried, key=lambda row: sum(m in missing for m in meetings(row, strength)))
        for meeting in meetings(best, strength):
            missing.pop(meeting, None)
        rows.append(best)
    return rows


def meetings(row: Row, strength: int) -> list[Meeting]:
    """All choices of a row that meet."""
    return list(combinations(row.items(), strength))
