"""What people read is in the catalogues, and what is in the catalogues is read."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import marrakech
from marrakech.core.editions import EDITIONS
from marrakech.core.errors import REASONS, BadNotation, BadRecord, Refusal
from marrakech.locales import FOLDER, Speaker, closest, languages, preferred, speaker

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(marrakech.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"


def messages(language: str) -> dict[str, tuple[str, ftl.Message]]:
    """Every message of a language, with the file that it is in."""
    found: dict[str, tuple[str, ftl.Message]] = {}
    for path in (FOLDER / language).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = (path.stem, entry)
    return found


def variables(node: ftl.BaseNode) -> set[str]:
    """The names of what a message is filled in with."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                found |= variables(part)
    return found


def said() -> Iterator[str]:
    """The names, or patterns of names, of all messages that the program says."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                name = node.func.id if isinstance(node.func, ast.Name) else name
                by_self = isinstance(node.func, ast.Name) and name == "self"
                if name == "say" or by_self:
                    yield from literals(node.args[0])


def said_by_the_page() -> Iterator[str]:
    """The names, or patterns of names, of all messages that the page in the browser says."""
    named = re.compile(r"""["`]((?:page|story|words|bots|editions)-[^"`\s]*)["`]""")
    for path in (*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")):
        for name in named.findall(path.read_text(encoding="utf-8")):
            yield re.sub(r"\$\{[^}]*\}", "*", name)


def literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def test_a_message_is_named_after_its_file() -> None:
    for name, (file, _) in messages("en").items():
        assert name.startswith(f"{file}-"), f"{name} is in {file}.ftl"


def test_every_message_that_is_said_is_in_the_catalogue() -> None:
    known = messages("en")
    for name in (*said(), *said_by_the_page()):
        assert any(fnmatchcase(message, name) for message in known), name


def test_every_message_in_the_catalogue_is_said() -> None:
    patterns = {*said(), *said_by_the_page()}
    assert {"show-help", "page-play-now"} <= patterns
    for name in messages("en"):
        assert any(fnmatchcase(name, pattern) for pattern in patterns), f"nobody says {name}"


@pytest.mark.parametrize("language", languages())
def test_a_translation_has_nothing_that_english_lacks(language: str) -> None:
    english = messages("en")
    for name, (file, message) in messages(language).items():
        assert english[name][0] == file, f"{name} is in another file in English"
        assert variables(message) <= variables(english[name][1]), name


@pytest.mark.parametrize("language", languages())
def test_a_language_has_all_that_the_page_says(language: str) -> None:
    known = messages(language)
    for name in said_by_the_page():
        assert any(fnmatchcase(message, name) for message in known), name
    assert {name for name in messages("en") if name.startswith("page-")} <= known.keys()


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_with_any_number(language: str) -> None:
    say = Speaker(language)
    for name, (_, message) in messages(language).items():
        for number in (0, 1, 2, 3, 5, 11, 21, 100):
            details = dict.fromkeys(variables(message), number)
            assert say(name, **details)


@pytest.mark.parametrize("reason", REASONS)
def test_a_refusal_reads_the_same_in_the_core_and_in_the_catalogue(reason: str) -> None:
    names = re.findall(r"\{(\w+)\}", REASONS[reason])
    error = Refusal(reason, **{name: f"<{name}>" for name in names})
    assert speaker("en").refusal(error) == str(error)


def test_a_refusal_within_a_record_is_said_in_one_language() -> None:
    why = BadNotation("square", text="z9")
    error = BadRecord(why, 3, 14)
    assert speaker("en").refusal(error) == str(error) == f"line 3, column 14: {why}"


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_an_edition_has_the_same_title_in_the_core_and_in_the_catalogue(edition: object) -> None:
    assert isinstance(edition, marrakech.Edition)
    assert speaker("en")("editions-title", edition=edition.id) == edition.title


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        speaker("en")("no-such-message")


def test_a_message_without_its_details_is_an_error() -> None:
    with pytest.raises(ValueError, match="cli-error"):
        speaker("en")("cli-error")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "xx_YY"}, "en"),
        ({"LC_ALL": "en_US.UTF-8@posix", "LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_says_which_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_a_longer_code_finds_the_language() -> None:
    assert closest("EN-gb-oed") == "en"
    assert closest("tlh") is None
