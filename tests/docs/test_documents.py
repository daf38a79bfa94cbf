"""Every example in the documentation is run, or read by what reads its format."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import marrakech
from marrakech import Game, read_records
from tests.docs.blocks import DOCUMENTS, ROOT, Block, blocks, named, where, without_blocks

# Blocks that are looked at here; the others are looked at by test_setting_up.py, and what is in
# braces is the site's own: building that reads them
LOOKED_AT = {"python", "py", "console", "record", "position", "ebnf", "tree"}
SETTING_UP = {"sh", "caddy", "nginx"}
OF_THE_SITE = {"{toctree}", "{eval-rst}"}
# run by test_package.py, in an environment of its own; the last one by server/test_commands.py
ELSEWHERE = {
    "python3 -m venv .venv",
    "MARRAKECH_PAGE=1 .venv/bin/pip install '.[play]'",
    ".venv/bin/marrakech",
}


def test_every_block_is_of_a_kind_that_is_looked_at() -> None:
    for block in blocks():
        assert block.language in LOOKED_AT | SETTING_UP | OF_THE_SITE, where(block)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_block_goes_unseen(path: Path) -> None:
    """An indented block has no language, so nobody would know how to look at it."""
    indented = re.findall(r"(?:^|\n)\n    (\S.*)", without_blocks(path))
    assert all(line.startswith("marrakech survey ") for line in indented), "whose report has one"


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
    """A pattern for what a document shows: … is anything, and alone in its line any lines."""
    lines = [re.escape(line) for line in strip(shown).splitlines()]
    return "\n".join("(?s:.*)" if line == "…" else line.replace("…", ".*") for line in lines)


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


GRAMMARS = {block.document for block in named("ebnf")}
SHARED = "docs/notation.md"
# what is said in words, or known from JSON
PLAIN = {"any", "character", "but", "and", "letter", "digit", "space", "newline", "blank"}
JSON = {"null", "true", "false"}


def names_of(document: str) -> tuple[set[str], set[str]]:
    """The names that the grammars of a document define, and those that they use."""
    defined, used = set(), set()
    for block in named("ebnf"):
        if block.document == document:
            bare = re.sub(r'\(\*.*?\*\)|"[^"]*"', "", block.text, flags=re.DOTALL)
            for rule in bare.split(";"):
                name, _, rest = rule.partition("=")
                defined.add(name.strip())
                used |= set(re.findall(r"[a-z]+", rest))
    return defined, used


@pytest.mark.parametrize("document", sorted(GRAMMARS))
def test_every_name_in_a_grammar_is_defined(document: str) -> None:
    defined, used = names_of(document)
    assert len(defined) > 3
    assert sorted(used - defined - names_of(SHARED)[0] - PLAIN - JSON) == []


def test_the_tree_of_files_is_that_of_the_sources() -> None:
    (tree,) = named("tree")
    top, folder, shown = ROOT, ROOT, set()
    for line in dedent(tree.text).splitlines():
        if begun := re.match(r"([\w/]+)/", line):
            top = folder = ROOT / begun[1]
        elif inside := re.match(r"  (\w+)/", line):
            folder = top / inside[1]
            shown.add(inside[1])
        for file in re.findall(r"\b\w+\.(?:py|pxd)\b", line):
            assert (folder / file).is_file() or (top / file).is_file(), f"{folder}: {file}"
    packages = {path.parent.name for path in Path(marrakech.__file__).parent.glob("*/__init__.py")}
    assert packages <= shown
