"""The guide for those who write programs, ``docs/programs.md``, as a page without script.

The page that people play on brings the file along (``web/guide.ts``). Of Markdown this knows what
the guide is written in.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from marrakech.server.page import FOLDER

if TYPE_CHECKING:
    from pathlib import Path

FILE = "programs.md"
EXAMPLE = "bot_client.py"
"""The client that the guide has a link to; it comes along, too."""
STYLE = "/guide.css"
SOMEWHERE = "https://example.org"
"""What the guide writes for the address of a server."""
_INLINE = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*|\[(?P<text>[^\]]+)\]\((?P<to>[^)\s]+)\)"
)


def guide(site: str, folder: Path = FOLDER) -> str | None:
    """The guide as HTML, with the addresses of this site; None if there is no page here."""
    file = folder / FILE
    if not file.is_file():
        return None
    return as_html(file.read_text(encoding="utf-8").replace(SOMEWHERE, site))


def as_html(text: str) -> str:
    """A page of HTML."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        '<meta name=viewport content="width=device-width">',
        f"<link rel=stylesheet href={STYLE}>",
    ]
    # blocks stand between empty lines, but for what is fenced
    fenced = re.split(r"^```\w*\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)
    for number, part in enumerate(fenced):
        if number % 2:
            parts.append(f"<pre><code>{escape(part)}</code></pre>")
            continue
        parts.extend(_block(block) for block in re.split(r"\n{2,}", part.strip()) if block)
    return "\n".join(parts)


def _block(block: str) -> str:
    lines = block.split("\n")
    if heading := re.match(r"(#+) (.+)", block):
        level, name = len(heading[1]), _inline(heading[2])
        title = f"<title>{name}</title>" if level == 1 else ""
        slug = re.sub(r"\W+", "-", heading[2].lower()).strip("-")
        return f'{title}<h{level} id="{escape(slug)}">{name}</h{level}>'
    if lines[0].startswith("|"):
        return _table(lines)
    if lines[0].startswith("- "):
        points = re.split(r"(?:^|\n)- ", block)[1:]
        return "<ul>" + "".join(f"<li>{_inline(each)}</li>" for each in points) + "</ul>"
    return f"<p>{_inline(block)}</p>"


def _table(lines: list[str]) -> str:
    first, _, *others = ([cell.strip() for cell in line.strip("| ").split("|")] for line in lines)
    head = "".join(f"<th align=left>{_inline(cell)}</th>" for cell in first)
    rows = (
        "".join(f"<td>{_inline(cell)}</td>" for cell in [*row, *[""] * (len(first) - len(row))])
        for row in others
    )
    return f"<table><tr>{head}</tr>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def _inline(text: str) -> str:
    """Words with links and code in them."""
    parts, at = [], 0
    for found in _INLINE.finditer(text):
        parts.append(escape(text[at : found.start()]))
        at = found.end()
        if found["code"]:
            parts.append(f"<code>{escape(found['code'])}</code>")
        elif found["strong"]:
            parts.append(f"<strong>{_inline(found['strong'])}</strong>")
        else:
            parts.append(_link(_inline(found["text"]), found["to"]))
    return "".join([*parts, escape(text[at:])])


def _link(name: str, to: str) -> str:
    """A link, if it leads to what is here: other pages of the documentation are not."""
    if to.endswith(f"/{EXAMPLE}"):
        to = f"/{EXAMPLE}"
    elif not to.startswith(("#", "https:", "http:")):
        return name
    return f'<a href="{escape(to)}">{name}</a>'
