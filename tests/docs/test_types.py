"""Every example in the documentation keeps to the types of the library, strictly."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from typing import TYPE_CHECKING, get_args

from marrakech import ACTIONS, Lay, Reveal, Roll, Turn
from marrakech.core import literals
from tests.docs.blocks import ROOT, named

if TYPE_CHECKING:
    from pathlib import Path

# the project's own settings; and one name may stand for one thing after another, as at a prompt
FIRST_LINE = "# mypy: allow-redefinition"


def as_modules(folder: Path) -> dict[str, str]:
    """A module for each document, with its examples in their lines; and which is whose."""
    documents: dict[str, str] = {}
    for number, document in enumerate(sorted({block.document for block in named("python")})):
        lines = [""] * (ROOT / document).read_text(encoding="utf-8").count("\n")
        for block in named("python"):
            if block.document != document:
                continue
            for example in doctest.DocTestParser().get_examples(block.text):
                at = block.line - 1 + example.lineno
                for offset, line in enumerate(example.source.splitlines()):
                    lines[at + offset] = line
        lines[0] = FIRST_LINE
        name = f"document_{number}.py"
        (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
        documents[name] = document
    return documents


def test_the_examples_are_sound(tmp_path: Path) -> None:
    documents = as_modules(tmp_path)
    assert len(documents) > 8
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *(tmp_path / name for name in sorted(documents))],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    told = re.sub(r"\S*(document_\d+\.py)", lambda found: documents[found[1]], done.stdout)
    assert done.returncode == 0, told + done.stderr


def test_the_texts_of_actions_are_known_as_types() -> None:
    for kind, texts in (
        (Turn, literals.TurnText),
        (Roll, literals.RollText),
        (Lay, literals.LayText),
        (Reveal, literals.RevealText),
    ):
        expected = tuple(action.text for action in ACTIONS if isinstance(action, kind))
        assert get_args(texts) == expected
