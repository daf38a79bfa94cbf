"""The guide for those who write programs, ``docs/programs.md``, as a page without script.

The page that people play on brings the file along (``web/guide.ts``).
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from marrakech.server.page import FOLDER

if TYPE_CHECKING:
    from pathlib import Path

    from markdown_it.token import Token

FILE = "programs.md"
EXAMPLE = "bot_client.py"
"""The client that the guide has a link to; it comes along, too."""
STYLE = "/guide.css"
SOMEWHERE = "https://example.org"
"""What the guide writes for the address of a server."""


def guide(site: str, folder: Path = FOLDER) -> str | None:
    """The guide as HTML, with the addresses of this site; None if there is no page here."""
    file = folder / FILE
    if not file.is_file():
        return None
    return as_html(file.read_text(encoding="utf-8").replace(SOMEWHERE, site))


def as_html(text: str) -> str:
    """A page of HTML."""
    from markdown_it import MarkdownIt  # noqa: PLC0415  (only for who reads it: it takes long to load)

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    title = ""
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            said = tokens[at + 1].content
            title = title or said
            token.attrSet("id", re.sub(r"\W+", "-", said.lower()).strip("-"))
        if token.children:
            token.children = _with_links(token.children)
    head = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        '<meta name=viewport content="width=device-width">',
        f"<link rel=stylesheet href={STYLE}>",
        f"<title>{escape(title)}</title>",
    ]
    return "\n".join([*head, reader.renderer.render(tokens, reader.options, {}).rstrip()])


def _with_links(tokens: list[Token]) -> list[Token]:
    """The same words, with links only to what is here: not to other pages of the documentation."""
    kept: list[Token] = []
    gone = False
    for token in tokens:
        if token.type == "link_open":
            to = str(token.attrGet("href"))
            if to.endswith(f"/{EXAMPLE}"):
                token.attrSet("href", f"/{EXAMPLE}")
            gone = not to.endswith(f"/{EXAMPLE}") and not to.startswith(("#", "https:", "http:"))
            if gone:
                continue
        elif token.type == "link_close" and gone:
            gone = False
            continue
        kept.append(token)
    return kept
