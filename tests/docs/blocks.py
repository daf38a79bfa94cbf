"""The documents, and the blocks of code in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "benchmarks/results").glob("*.md"),
        ROOT / "requirements/README.md",
    ]
)


class Block(NamedTuple):
    """A fenced block of a document."""

    document: str
    line: int
    language: str
    text: str


def blocks() -> Iterator[Block]:
    """All fenced blocks of all documents."""
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(r"^```(\S*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            line = text.count("\n", 0, match.start()) + 2
            yield Block(str(path.relative_to(ROOT)), line, match[1], match[2])


def named(language: str) -> list[Block]:
    """All blocks of one language."""
    found = [block for block in blocks() if block.language == language]
    assert found, f"no document has a {language} block: is the pattern right?"
    return found


def where(block: Block) -> str:
    """Where a block begins."""
    return f"{block.document}:{block.line}"


def without_blocks(path: Path) -> str:
    """The text of a document between its blocks."""
    return re.sub(r"(?ms)^```.*?^```$", "", path.read_text(encoding="utf-8"))
