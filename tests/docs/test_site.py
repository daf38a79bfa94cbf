"""The site of the documentation, as ``make docs`` builds it."""

from __future__ import annotations

import re
import zlib
from html.parser import HTMLParser
from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from tests.docs.blocks import ROOT, named
from tests.docs.site import built, sphinx
from tests.docs.test_docstrings import MODULES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def site() -> Path:
    return built()


class Needs(HTMLParser):
    """Collects what a browser fetches to show a page; links that are clicked are not."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            fetched = name in ("src", "srcset", "data", "poster", "action") or (
                name in ("href", "xlink:href") and tag not in ("a", "area")
            )
            if fetched:
                self.found.append(value or "")
            elif name == "style":
                self.found += urls(value or "")


def urls(css: str) -> list[str]:
    """What a style sheet fetches."""
    found = re.findall(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""", css)
    return [a or b for a, b in found]


def elsewhere(needs: list[str]) -> list[str]:
    """Of some addresses those of other hosts."""
    return [need for need in needs if re.match(r"(\w+:)?//", need)]


def test_what_is_fetched_from_elsewhere_is_seen() -> None:
    needs = Needs()
    needs.feed(
        '<script src="https://a.example/x.js"></script><link href="//b.example/y.css">'
        '<p style="background: url(http://c.example/z.png)"><a href="https://d.example/">d</a>'
    )
    assert elsewhere(needs.found) == [
        *("https://a.example/x.js", "//b.example/y.css", "http://c.example/z.png"),
    ]


def test_no_page_fetches_anything_from_elsewhere(site: Path) -> None:
    pages = [page for page in site.rglob("*.html") if page != site / "index.html"]  # which leads on
    assert len(pages) > 30
    for page in pages:
        needs = Needs()
        needs.feed(page.read_text(encoding="utf-8"))
        assert any(need.endswith("icon.svg") for need in needs.found), page
        assert not elsewhere(needs.found), page
    for sheet in site.rglob("*.css"):
        assert not elsewhere(urls(sheet.read_text(encoding="utf-8"))), sheet
    for script in site.rglob("*.js"):
        loads = r"""(?:fetch|import|importScripts|\.src\s*=)\s*\(?\s*["'](?:https?:)?//"""
        assert not re.search(loads, script.read_text(encoding="utf-8")), script


def test_every_document_is_a_page(site: Path) -> None:
    documents = [
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "benchmarks/results").glob("*.md"),
        *(ROOT / name for name in ("CONTRIBUTING.md", "CHANGELOG.md")),
    ]
    for document in documents:
        assert (site / document.relative_to(ROOT)).with_suffix(".html").exists(), document


def test_it_can_be_searched_without_a_server(site: Path) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert index.startswith("Search.setIndex("), "a script, which a page may load from a disk"
    assert '"dirham":' in index


def test_its_colours_are_those_of_the_page(site: Path) -> None:
    palette = (ROOT / "web/src/board/palette.css").read_text(encoding="utf-8")
    light, dark = re.findall(r"--paper: (#\w+);", palette)[:2]
    shown = (site / "docs/index.html").read_text(encoding="utf-8")
    assert f"--color-background-secondary: {light};" in shown
    assert f"--color-background-secondary: {dark};" in shown


@pytest.mark.parametrize("link", ["missing.md", "index.md#missing"])
def test_a_broken_link_fails_the_build(link: str, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text(f"# Marrakech\n\n[somewhere]({link})\n", "utf-8")
    done = sphinx(tmp_path, tmp_path / "site", tmp_path / "kept")
    assert done.returncode == 1
    assert "missing" in done.stderr


def public_names() -> Iterator[str]:
    """What packages give to everybody, and what the examples of the documents import."""
    for name in MODULES:
        if name.startswith("marrakech.cli"):
            continue  # which is typed, not imported
        yield from (f"{name}.{each}" for each in getattr(import_module(name), "__all__", ()))
    for block in named("python"):
        pattern = r"^(?:>>>|\.\.\.) +from (marrakech[\w.]*) import ([\w, ]+)"
        for module, names in re.findall(pattern, block.text, re.MULTILINE):
            yield from (f"{module}.{each.strip()}" for each in names.split(","))


def placed(site: Path) -> set[str]:
    """All names of Python that the reference has a place for, from what other sites link by."""
    *_, packed = (site / "objects.inv").read_bytes().split(b"\n", 4)
    entries = zlib.decompress(packed).decode().splitlines()
    return {name for name, kind, *_ in map(str.split, entries) if kind.startswith("py:")}


def test_every_public_name_has_its_place_in_the_reference(site: Path) -> None:
    wanted = set(public_names()) - {"marrakech.draw"}  # a module, of which the names are there
    assert {"marrakech.Game", "marrakech.bots.make", "marrakech.core.batch.Batch"} <= wanted
    assert sorted(wanted - placed(site)) == [], "write them into a page of docs/api"
