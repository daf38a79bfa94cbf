"""Writes the table of editions into their page, from what the code knows of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from marrakech import EDITIONS
from marrakech.cli.editions import briefly
from marrakech.locales import speaker

if TYPE_CHECKING:
    from marrakech.core.editions import Box

PAGE = Path(__file__).parent / "editions.md"
BEGIN, END = "<!-- editions: written by docs/editions.py -->\n", "<!-- end of editions -->\n"


def contents(box: Box | None) -> str:
    """What is in a box, in numbers."""
    if box is None:
        return "not listed"
    return f"{box.rugs}, {box.ones} + {box.fives}" + (", a bag" if box.bag else "")


def table() -> str:
    """All editions, and after them the slips and remarks, with the texts that have them."""
    say = speaker("en")
    lines = [
        "| text | id | differs from the standard rules | rugs, ones + fives |",
        "|---|---|---|---|",
    ]
    noted: dict[str, list[str]] = {}
    for edition in EDITIONS.values():
        lines.append(
            f"| {edition.title} | `{edition.id}` | {briefly(edition, say)} "
            f"| {contents(edition.box)} |"
        )
        for note in edition.notes:
            noted.setdefault(note, []).append(edition.title)
    lines += ["", "Remarks and slips, none of which is a rule here:", ""]
    lines += [f"- {'; '.join(who)}: {say(f'editions-note-{note}')}" for note, who in noted.items()]
    return "\n".join(lines) + "\n"


def written(page: str) -> str:
    """The page with the table as it should be."""
    return re.sub(f"(?<={re.escape(BEGIN)}).*(?={re.escape(END)})", table(), page, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
