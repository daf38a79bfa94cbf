"""Preload hints: ``Link`` headers that name the files and API answers which a screen will need.

The page would ask for them only once its script has run. The server can guess the screen from the
address, and the language from what the browser accepts.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from marrakech.locales import FALLBACK, closest

if TYPE_CHECKING:
    from collections.abc import Iterator

ENTRY = "index.html"
OPTIONS = "</api/options>; rel=preload; as=fetch; crossorigin"
RULEBOOK = "</api/rulebook>; rel=preload; as=fetch; crossorigin"
LESSON = "</api/lesson>; rel=preload; as=fetch; crossorigin"
SCREENS = (
    (re.compile(r"/"), None, (OPTIONS,)),
    (re.compile(r"/new/?"), "New", (OPTIONS,)),
    (re.compile(r"/lobby/?"), "Lobby", ()),
    (re.compile(r"/rules/?"), "Rules", (RULEBOOK,)),
    (re.compile(r"/learn/?"), "Learn", (LESSON,)),
    (re.compile(r"/people/?"), "People", (OPTIONS,)),
    (re.compile(r"/puzzles/?"), "Puzzles", ()),
    (re.compile(r"/analysis/?"), "Analysis", ()),
    (re.compile(r"/games/?"), "Games", ()),
    (re.compile(r"/daily/?|/daily/\d{4}-\d\d-\d\d/?"), "Daily", ()),
    (re.compile(r"/programs/?"), "Programs", ()),
    (re.compile(r"/ladder/?"), "Ladder", ()),
    (re.compile(r"/me/?"), "Me", ()),
    (re.compile(r"/replay/?|/t/[\w-]{1,64}/replay/?"), "Replay", ()),
    (re.compile(r"/t/[\w-]{1,64}/review/?"), "Review", ()),
    (re.compile(r"/t/[\w-]{1,64}/?"), "Table", ()),
)
"""Every address at which the page shows something, by the file of that screen."""
CATALOGUE = r"virtual:catalogue/[\w-]+$"
MOST_LANGUAGES = 10
"""More are not looked at."""


def is_screen(path: str) -> bool:
    """Whether the page shows something there."""
    return any(address.fullmatch(path) for address, *_ in SCREENS)


class Hints:
    """What to tell, from the list of files that came with the page."""

    def __init__(self, files: dict[str, Any]) -> None:
        self._files = files
        self._languages = [
            name.removeprefix(_catalogue("")) for name in files if re.match(CATALOGUE, name)
        ]

    def of(self, path: str, languages: str) -> str:
        """The header ``Link`` of an answer; ``languages`` is what the browser accepts."""
        if not self._files:
            return ""
        links = list(self._links(_catalogue(self._spoken(languages))))
        for address, screen, more in SCREENS:
            if address.fullmatch(path):
                links += more
                links += self._links(f"src/screens/{screen}.svelte")
                break
        return ", ".join(dict.fromkeys(links))

    def _spoken(self, languages: str) -> str:
        """The language that the page will speak."""
        for language in languages.lower().split(",")[:MOST_LANGUAGES]:
            code = closest(language.partition(";")[0].strip(), self._languages)
            if code:
                return code
        return FALLBACK

    def _links(self, name: str) -> Iterator[str]:
        file = self._files.get(name)
        if file is None or name == ENTRY:  # which names its own
            return
        yield f"</{file['file']}>; rel=modulepreload"
        for style in file.get("css", ()):
            yield f"</{style}>; rel=preload; as=style; crossorigin"
        for other in file.get("imports", ()):
            yield from self._links(other)


def _catalogue(language: str) -> str:
    return f"virtual:catalogue/{language}"
