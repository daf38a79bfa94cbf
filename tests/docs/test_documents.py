"""Every example in the documentation is run, and every figure drawn again."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from marrakech import Game, read_records

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
# run by test_package.py, in an environment of its own; the last one by server/test_commands.py
ELSEWHERE = {"python3 -m venv .venv", ".venv/bin/pip install .", ".venv/bin/marrakech"}


class Block(NamedTuple):
    """A fenced block of a document."""

    document: str
    line: int
    language: str
    text: str


def blocks() -> Iterator[Block]:
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            line = text.count("\n", 0, match.start()) + 2
            yield Block(str(path.relative_to(ROOT)), line, match[1], match[2])


def named(language: str) -> list[Block]:
    found = [block for block in blocks() if block.language == language]
    assert found, f"no document has a {language} block: is the pattern right?"
    return found


def where(block: Block) -> str:
    return f"{block.document}:{block.line}"


@pytest.mark.parametrize("document", sorted({block.document for block in named("python")}))
def test_python_examples_give_what_they_show(
    document: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)  # some name files
    names: dict[str, object] = {}  # shared by the blocks of a document, as by its reader
    for block in named("python"):
        if block.document == document:
            parsed = doctest.DocTestParser().get_doctest(
                block.text, names, where(block), block.document, block.line - 1
            )
            assert parsed.examples, f"{where(block)} has no example to run"
            runner = doctest.DocTestRunner()
            runner.run(parsed, clear_globs=False)
            names = parsed.globs
            assert runner.failures == 0, f"{where(block)} differs; see the output above"


@pytest.mark.parametrize("block", named("console"), ids=where)
def test_commands_print_what_they_show(block: Block, tmp_path: Path) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    for call in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, shown = call.partition("\n")
        if command in ELSEWHERE:
            continue
        printed = run(command, tmp_path)
        assert re.fullmatch(wildcard(shown), printed), f"$ {command}\n{printed}"


def run(command: str, folder: Path) -> str:
    program, *arguments = shlex.split(command)
    assert Path(program).name == "marrakech"
    path = Path(sys.executable).parent / "marrakech"
    done = subprocess.run(
        [path, *arguments],
        cwd=folder,
        env={**os.environ, "COLUMNS": "80", "LANG": "en", "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=300,  # whatever waits for somebody does not belong into an example
    )
    return strip(done.stdout)


def wildcard(shown: str) -> str:
    """A pattern for what a document shows: a line of … stands for any lines."""
    lines = strip(shown).splitlines()
    return "\n".join("(?s:.*)" if line == "…" else re.escape(line) for line in lines)


def strip(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


@pytest.mark.parametrize("block", named("py"), ids=where)
def test_files_shown_are_those_of_the_examples(block: Block) -> None:
    """Such a file is run by the commands that are shown with it."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "docs/examples").glob("*.py")]
    assert block.text in texts


@pytest.mark.parametrize("block", named("record"), ids=where)
def test_records_shown_can_be_read(block: Block) -> None:
    records = list(read_records(block.text.splitlines()))
    assert records[0].game.history


@pytest.mark.parametrize("block", named("position"), ids=where)
def test_positions_shown_can_be_read(block: Block) -> None:
    assert Game.from_position(block.text).position() == block.text.strip()


def test_every_link_leads_somewhere() -> None:
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        links = re.findall(r"\]\(([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"", text)
        for link in (a or b for a, b in links):
            if link.startswith("https://"):
                continue
            file, _, anchor = link.partition("#")
            target = path if not file else path.parent / file
            assert target.exists(), f"{path.name}: {link}"
            if anchor:
                headings = re.findall(
                    r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE
                )
                assert anchor in {slug(heading) for heading in headings}, f"{path.name}: {link}"


def slug(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
