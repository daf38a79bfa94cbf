"""Which modules are compiled, and of which files each is made."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src" / "marrakech"
COMPILED = (
    *("core/kernel", "core/batch", "bots/brain", "bots/reach", "bots/inputs", "bots/value"),
    *("bots/search", "bots/mcts"),
    *(
        "training/selfplay",
        "training/fit",
        "arena/fast_games",
        "arena/survey_count",
        "table/market_json",
    ),
    *("envs/rewards", "envs/observation", "envs/games"),
)
"""As paths below the package."""
_CIMPORT = re.compile(r"^from marrakech\.(\w+) cimport (.+)$", re.MULTILINE)


@cache
def declarations(module: str) -> frozenset[str]:
    """The modules whose ``.pxd`` a compiled module is made of: its own, and those that it cimports.

    Compiled modules know each other's memory by these files. Cython looks at them too, but not at
    what is cimported through another one.
    """
    text = (SOURCES / f"{module}.pxd").read_text(encoding="utf-8")
    found = {module}
    for folder, names in _CIMPORT.findall(text):
        for name in names.split(","):
            found |= declarations(f"{folder}/{name.strip()}")
    return frozenset(found)


def files_of(module: str) -> list[Path]:
    """All files that a compiled module is made of."""
    return [
        SOURCES / f"{module}.py",
        *(SOURCES / f"{each}.pxd" for each in sorted(declarations(module))),
    ]
