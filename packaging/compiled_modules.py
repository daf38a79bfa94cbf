"""Which modules are compiled, and of which files each is made."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src" / "marrakech"
PLAYED = (
    *("core/kernel", "bots/brain", "bots/inputs", "bots/value", "bots/search"),
    *("bots/tree", "bots/bestfirst"),
    "table/market_json",
)
"""What the game in the browser needs, as paths below the package: compiled before the others."""
COMPILED = (
    *PLAYED,
    *("core/batch", "training/selfplay", "training/fit"),
    *("arena/fast_games", "arena/survey_count", "envs/rewards", "envs/observation", "envs/games"),
)
"""All that is compiled."""
_CIMPORT = re.compile(r"^from marrakech\.(\w+) cimport (.+)$", re.MULTILINE)


SHARED = "core/_buffers"
"""What all of them share; Cython writes it by itself."""


def stale_extensions(sources: Path = SOURCES) -> list[Path]:
    """What was compiled of modules that have been moved or are no longer compiled.

    Git does not know these files, so they stay in a clone; and Python would rather import one of
    them than a module of plain Python that has got the same name since.
    """
    known = {*COMPILED, SHARED}
    found = (each for kind in ("so", "pyd") for each in sources.rglob(f"*.{kind}"))
    return sorted(
        each
        for each in found
        if (each.relative_to(sources).parent / each.name.partition(".")[0]).as_posix() not in known
    )


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
