"""Writes the table of what is observed into the page of environments, from what the code knows."""

from __future__ import annotations

import re
from pathlib import Path

from marrakech import Rules
from marrakech.envs import spaces
from marrakech.envs.observation_layout import parts

PAGE = Path(__file__).parent / "environments.md"
BEGIN = "<!-- observations: written by docs/environments.py -->\n"
END = "<!-- end of observations -->\n"


def table() -> str:
    """All parts of an observation, as they are for four players and the standard rules."""
    rules = Rules()
    space = spaces.observations(rules)
    lines = ["| numbers | part | shape | values | what they say |", "|---|---|---|---|---|"]
    for part in parts(rules):
        inside = slice(part.start, part.stop)
        least, most = space.low[inside].min(), space.high[inside].max()
        shape = " x ".join(str(length) for length in part.shape)
        lines.append(
            f"| {part.start} to {part.stop - 1} | `{part.name}` | {shape} "
            f"| {least} to {most} | {part.meaning} |"
        )
    seen = spaces.seen(rules)
    lines += ["", "So the spaces are:", ""]
    lines += [f"- `{name}`: {inside.shape}, {inside.dtype}" for name, inside in seen.items()]
    lines += [f"- actions: {spaces.actions().n} numbers, from 0"]
    return "\n".join(lines) + "\n"


def written(page: str) -> str:
    """The page with the table as it should be."""
    return re.sub(f"(?<={re.escape(BEGIN)}).*(?={re.escape(END)})", table(), page, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
