"""Checks the catalogues: messages that are missing, unused or malformed in a language.

Which messages are used is read from the sources of the program and the page, if they are there.
"""

from __future__ import annotations

import ast
import fnmatch
import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from marrakech.locales import FALLBACK, FOLDER, languages
from marrakech.teach.lesson import lesson, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SOURCE = FOLDER.parent
PAGE = SOURCE.parents[1] / "web" / "src"
LONGER = 2.5
"""A message may be at most so many times as long as in English: the page has no room for more."""
LONG_ENOUGH = 24
"""Shorter English messages (in characters) may be of any length in other languages."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SPOKEN = {
    "page",
    "home",
    "cast",
    "moments",
    "share",
    "square",
    "story",
    "words",
    "bots",
    "editions",
    "error",
    "rules",
    "learn",
    "study",
    "review",
    "puzzles",
    "analysis",
    "daily",
    "me",
    "rating",
    "slow",
    "programs",
}
"""The catalogue files whose messages the page uses."""
REQUIRED = SPOKEN | {"terms"}
"""The files that have to be complete in every language, since players read them. Messages of the
command line may be in English for a while."""
YET = "yet"
"""The kind of finding that is listed but is no error: a message that is not translated yet."""


class Finding(NamedTuple):
    """A mistake in a catalogue or a source, or a message that is not translated yet."""

    kind: str
    """``unreadable``, ``twice``, ``file``, ``missing``, ``extra``, ``unused``, ``unknown``,
    ``placeholders``, ``variants``, ``plurals``, ``quotes``, ``long``, ``joined`` or ``outside``;
    or ``yet``, which is no mistake."""
    where: str
    """A language, or a source file."""
    what: str
    """A message, or a line."""
    detail: str = ""


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.language = language
        self.messages: dict[str, ftl.Message | ftl.Term] = {}
        self.file_of: dict[str, str] = {}
        self.findings: list[Finding] = []
        for path in sorted((folder / language).glob("*.ftl")):
            parser = FluentParser(with_spans=False)
            for entry in parser.parse(path.read_text(encoding="utf-8")).body:
                self._take(entry, path.stem)

    def _take(self, entry: ftl.EntryType, file: str) -> None:
        if isinstance(entry, ftl.Junk):
            first = (entry.content or "").strip().splitlines()[:1]
            self.findings.append(Finding("unreadable", self.language, "".join(first)))
        elif isinstance(entry, ftl.Message | ftl.Term):
            dash = "-" if isinstance(entry, ftl.Term) else ""
            name = dash + entry.id.name
            if name in self.messages:
                self.findings.append(Finding("twice", self.language, name))
            self.messages[name] = entry
            self.file_of[name] = file


# ------------------------------------------------------------------------ looking into messages


def parts(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A message and everything in it."""
    todo = [node]
    while todo:
        node = todo.pop()
        yield node
        inside: list[ftl.BaseNode] = []
        for value in vars(node).values():
            if isinstance(value, ftl.BaseNode):
                inside.append(value)
            elif isinstance(value, list):
                inside += (part for part in value if isinstance(part, ftl.BaseNode))
        todo += reversed(inside)


def variables(node: ftl.BaseNode) -> set[str]:
    """The variables of a message."""
    return {part.id.name for part in parts(node) if isinstance(part, ftl.VariableReference)}


def shown(node: ftl.BaseNode) -> set[str]:
    """The variables whose value is shown, and not only used to choose between variants."""
    return {
        part.expression.id.name
        for part in parts(node)
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.VariableReference)
    }


def texts(node: ftl.BaseNode) -> list[str]:
    """The literal texts of a message, without variables."""
    return [str(part.value) for part in parts(node) if isinstance(part, ftl.TextElement)]


def choices(node: ftl.BaseNode) -> dict[str, set[str]]:
    """For each variable that a message selects by, the keys of its variants."""
    found: dict[str, set[str]] = {}
    for part in parts(node):
        if isinstance(part, ftl.SelectExpression):
            selector = part.selector
            name = selector.id.name if isinstance(selector, ftl.VariableReference) else "?"
            keys = {
                str(key.key.name if isinstance(key.key, ftl.Identifier) else key.key.value)
                for key in part.variants
            }
            found.setdefault(name, set()).update(keys)
    return found


def length(node: ftl.BaseNode) -> int:
    """The length of a message, with the longest variant of each choice."""
    if isinstance(node, ftl.TextElement):
        return len(str(node.value))
    if isinstance(node, ftl.SelectExpression):
        return max(length(variant.value) for variant in node.variants)
    if isinstance(node, ftl.Message | ftl.Term):
        return length(node.value) if node.value else 0
    if isinstance(node, ftl.Pattern):
        return sum(length(element) for element in node.elements)
    if isinstance(node, ftl.Placeable):
        return length(node.expression)
    return 3


def _locale(language: str) -> Locale:
    try:
        return Locale.parse(language.replace("-", "_"))
    except UnknownLocaleError:  # a code with an unknown region
        return Locale.parse(language.partition("-")[0])


@cache
def numbers_of(language: str) -> dict[str, set[int]]:
    """The plural categories of a language, each with the everyday integers that belong to it."""
    form = _locale(language).plural_form
    found: dict[str, set[int]] = {"other": set()}
    for number in range(1000):
        found.setdefault(form(number), set()).add(number)
    return found


def plurals_of(language: str) -> set[str]:
    """The plural categories of a language (``one``, ``few``, ``other`` ...)."""
    return set(numbers_of(language))


# ------------------------------------------------------------------------ checks


def check_language(catalogue: Catalogue, english: Catalogue) -> Iterator[Finding]:
    """Compare a language with English."""
    code = catalogue.language
    yield from catalogue.findings
    for name, model in english.messages.items():
        entry = catalogue.messages.get(name)
        if entry is None:
            required = english.file_of[name] in REQUIRED
            yield Finding("missing" if required else YET, code, name)
        elif code != FALLBACK:
            if catalogue.file_of[name] != english.file_of[name]:
                yield Finding("file", code, name, f"{english.file_of[name]}.ftl")
            yield from _compare(code, name, entry, model)
    for name in catalogue.messages.keys() - english.messages.keys():
        yield Finding("extra", code, name)
    for name, entry in catalogue.messages.items():
        if not name.lstrip("-").startswith(f"{catalogue.file_of[name]}-") and name[0] != "-":
            yield Finding("file", code, name, f"{catalogue.file_of[name]}.ftl")
        yield from _plurals(code, name, entry)


def _compare(
    code: str, name: str, entry: ftl.Message | ftl.Term, model: ftl.Message | ftl.Term
) -> Iterator[Finding]:
    wrong = (variables(entry) - variables(model)) | (shown(model) - variables(entry))
    if wrong:
        yield Finding("placeholders", code, name, ", ".join(sorted(wrong)))
    asked = choices(model)
    for variable, cases in choices(entry).items():
        wanted = asked.get(variable, set())
        counts = bool(cases & PLURALS - {"other"}) or bool(wanted & PLURALS - {"other"})
        if not counts and wanted and cases != wanted:
            differing = ", ".join(sorted(cases ^ wanted))
            yield Finding("variants", code, name, f"{variable}: {differing}")
    if any('"' in text for text in texts(entry)) and not any('"' in text for text in texts(model)):
        yield Finding("quotes", code, name, '"')
    long, short = length(entry), length(model)
    if long > LONG_ENOUGH and long > LONGER * short:
        yield Finding("long", code, name, f"{long} : {short}")


def _plurals(code: str, name: str, entry: ftl.Message | ftl.Term) -> Iterator[Finding]:
    """A message that selects by number has to have all plural categories of its language, and no
    others. Only ``zero`` may be missing: most numbers here are never 0.
    """
    known = plurals_of(code)
    for variable, cases in choices(entry).items():
        named = cases & PLURALS
        if not named - {"other"}:
            continue
        wrong = (named - known) | (known - named - _spelled_out(cases, code) - {"zero"})
        if wrong:
            yield Finding("plurals", code, name, f"{variable}: {', '.join(sorted(wrong))}")


def _spelled_out(cases: set[str], code: str) -> set[str]:
    """Categories all of whose numbers have variants of their own, such as [0] for ``zero``."""
    spelled = {int(case) for case in cases if case.isdigit()}
    return {case for case, numbers in numbers_of(code).items() if numbers and numbers <= spelled}


# ------------------------------------------------------------------------ sources


def said_by_python() -> Iterator[tuple[Path, str]]:
    """The names, or patterns of names, of all messages that the program says."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                name = node.func.id if isinstance(node.func, ast.Name) else name
                by_self = isinstance(node.func, ast.Name) and name == "self"
                if name == "say" or by_self:
                    yield from ((path, found) for found in _literals(node.args[0]))


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values)
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def said_by_page() -> Iterator[tuple[Path, str]]:
    """The names, or patterns of names, of all messages that the page in the browser says."""
    named = re.compile(rf"""["`]((?:{"|".join(sorted(SPOKEN))})-[^"`\s]*)["`]""")
    for path in _page_sources():
        for name in named.findall(path.read_text(encoding="utf-8")):
            yield path, re.sub(r"\$\{[^}]*\}", "*", name)


def _page_sources() -> list[Path]:
    return [
        path
        for kind in ("*.svelte", "*.ts")
        for path in PAGE.rglob(kind)
        if path.name != "wire.ts" and "gallery" not in path.parts
    ]


def check_sources(english: Catalogue) -> Iterator[Finding]:
    """Compare the messages that the sources use with those that English has."""
    if not PAGE.is_dir():
        return
    patterns: set[str] = words_of(lesson().steps)
    for path, name in (*said_by_python(), *said_by_page()):
        patterns.add(name)
        if name not in english.messages and not fnmatch.filter(english.messages, name):
            yield Finding("unknown", _shown_path(path), name)
    open_ended = [pattern for pattern in patterns if "*" in pattern]
    for name in english.messages:
        if name[0] == "-" or name in patterns:
            continue
        if not any(fnmatch.fnmatchcase(name, pattern) for pattern in open_ended):
            yield Finding("unused", FALLBACK, name)
    for path in _page_sources():
        yield from check_page_source(path.read_text(encoding="utf-8"), _shown_path(path))


def _shown_path(path: Path) -> str:
    return path.relative_to(SOURCE.parents[1]).as_posix()


_JOINED = re.compile(r"\bsay\([^()]*(?:\([^()]*\)[^()]*)*\)\s*\+|\+\s*say\(")
_BRACES = re.compile(r"\{[^{}]*\}")
_ATTRIBUTE = re.compile(r"""\b(?:aria-label|title|alt|placeholder)=["']([^"'{}]*)["']""")
_LETTERS = re.compile(r"[^\W\d_]{2,}")


def check_page_source(source: str, where: str) -> Iterator[Finding]:
    """Text in a component that is in no catalogue, and sentences that are joined from messages."""
    for joined in _JOINED.finditer(source):
        yield Finding("joined", where, joined[0].strip())
    if not where.endswith(".svelte"):
        return
    markup = re.sub(r"(?s)<(script|style)\b.*?</\1>|<!--.*?-->", "", source)
    for attribute in _ATTRIBUTE.finditer(markup):
        if _LETTERS.search(attribute[1]):
            yield Finding("outside", where, attribute[1])
    while _BRACES.search(markup):
        markup = _BRACES.sub("", markup)
    for line in re.sub(r"<[^>]*>", "\n", markup).splitlines():
        if _LETTERS.search(line):
            yield Finding("outside", where, line.strip())


def check(codes: tuple[str, ...] = ()) -> list[Finding]:
    """All findings, in all languages or in the given ones."""
    english = Catalogue(FALLBACK)
    found = list(check_sources(english)) if not codes else []
    for code in codes or languages():
        found += check_language(Catalogue(code), english)
    return found
