"""Which bot plays as well as a player: compares mean losses with those measured for each level.

A level's mean loss for a decision that matters is in ``levels.json``, which
``benchmarks/levels.py`` makes: by number of players, order of a turn, and depth, for a deeper
search finds other losses.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from marrakech.study.estimates import Estimate, mean_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core.rules import Rules
    from marrakech.study.depth import Depth


class LevelLoss(NamedTuple):
    """What a level loses of the chance to win, for each decision that matters."""

    name: str
    mean: Estimate
    decisions: int
    """How many were measured."""


class Likeness(NamedTuple):
    """Which levels lose as much as a player did."""

    nearest: str
    """The level whose mean loss is nearest to the player's."""
    weakest: str
    """The weakest and the strongest level whose mean loss is within the player's interval."""
    strongest: str
    mean: Estimate
    """The player's own mean loss, with an interval."""


def measured_levels(rules: Rules, depth: Depth) -> tuple[LevelLoss, ...]:
    """The levels, the weakest first, and what each loses in games by such rules.

    Nothing was measured for other depths than ours, so for these there is no level.
    """
    found = _table()["levels"].get(key_of(rules), {}).get(depth.name, {})
    return tuple(
        LevelLoss(level, Estimate(row["mean"], row["low"], row["high"]), row["decisions"])
        for level, row in found.items()
    )


def key_of(rules: Rules) -> str:
    """What rules are called in the table: the number of players, and when Assam is turned."""
    return f"{rules.players}{'' if rules.variant is None else '-turn-at-end'}"


@cache
def _table() -> dict[str, Any]:
    table: dict[str, Any] = json.loads(
        (files("marrakech.study") / "levels.json").read_text(encoding="utf-8")
    )
    return table


def likeness(rules: Rules, depth: Depth, losses: Sequence[float]) -> Likeness | None:
    """The levels that lose as much as a player; None if there are too few decisions."""
    mean = mean_of(losses)
    levels = measured_levels(rules, depth)
    if mean is None or not levels:
        return None
    nearest = min(levels, key=lambda level: abs(level.mean.value - mean.value))
    # the levels within the interval, and the nearest one even if it is outside
    held = [
        number
        for number, level in enumerate(levels)
        if level is nearest or mean.low <= level.mean.value <= mean.high
    ]
    return Likeness(nearest.name, levels[held[0]].name, levels[held[-1]].name, mean)
