"""The choices for setting up a table: editions, rule options, bot levels, phrases."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

import marrakech
import marrakech.bots
from marrakech.bots.levels import LEVELS
from marrakech.core.editions import EDITIONS
from marrakech.core.rules import CHOICES, RANGES
from marrakech.server.api_types import EditionShown, LevelShown, OptionsShown
from marrakech.table.phrases import PHRASES, REACTIONS

if TYPE_CHECKING:
    from typing import Any

    from marrakech.server.api_types import Value

STRENGTH = Path(marrakech.bots.__file__).with_name("strength.json")
HABITS = STRENGTH.with_name("habits.json")


def _measured(file: Path, what: str) -> dict[str, Any]:
    """What was measured of bots, by name; nothing if that was not done."""
    if not file.is_file():
        return {}
    return dict(json.loads(file.read_text(encoding="utf-8"))[what])


@cache
def options() -> OptionsShown:
    """All choices."""
    ratings = _measured(STRENGTH, "ratings")
    habits = _measured(HABITS, "habits")
    return OptionsShown(
        editions=[
            EditionShown(
                id=edition.id,
                title=edition.title,
                languages=list(edition.languages),
                options=cast("dict[str, Value]", dict(edition.options)),
                variant=edition.variant,
            )
            for edition in EDITIONS.values()
        ],
        options={name: list(cast("tuple[Value, ...]", each)) for name, each in CHOICES.items()},
        ranges={name: list(each) for name, each in RANGES.items()},
        levels=[
            LevelShown(
                id=level.name,
                number=level.number,
                habits=habits.get(level.name),
                **{
                    name: ratings.get(level.name, {}).get(name)
                    for name in ("rating", "low", "high")
                },
            )
            for level in LEVELS
        ],
        phrases=list(PHRASES),
        reactions=list(REACTIONS),
        version=marrakech.__version__,
    )
