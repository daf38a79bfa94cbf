"""Refuses names of people that look like a bot's name but are spelled with other letters.

The very name of a bot is allowed: the page gives the bot another name then.
"""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import TYPE_CHECKING

from marrakech.locales import FOLDER, languages
from marrakech.table.errors import TableRefusal
from marrakech.table.names import cleaned, heard, look

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_NAME = re.compile(r"^page-bot-[a-z]+(?:-\d)? = (.+)$", re.MULTILINE)


@cache
def _bots() -> dict[str, set[str]]:
    """The names of bots in all languages, by what they look like (see :func:`look`)."""
    found: dict[str, set[str]] = {}
    for language in languages():
        page = (FOLDER / language / "page.ftl").read_text(encoding="utf-8")
        for name in _NAME.findall(page):
            for written in (name, name.casefold()):
                found.setdefault(look(written), set()).add(heard(name))
    return found


def looks_like_a_bot(name: str) -> bool:
    """Whether a name looks like that of a bot, and is another one."""
    bots = _bots()
    names = bots.get(look(name), set()) | bots.get(look(name.casefold()), set())
    return bool(names) and heard(name) not in names


def is_like_a_bot(name: str) -> bool:
    """Whether a name looks like that of a bot, or is one."""
    bots = _bots()
    return look(name) in bots or look(name.casefold()) in bots


def _check(names: Iterable[str], refused: Callable[[str], bool]) -> None:
    for name in map(cleaned, names):
        if refused(name):
            raise TableRefusal("same-name", name=name)


async def check_names(names: Iterable[str], *, programs: bool = False) -> None:
    """Refuse names that look like those of bots; of programs, those that are a bot's, too.

    In a thread, as the first call reads the catalogues of all languages.
    """
    refused = is_like_a_bot if programs else looks_like_a_bot
    await asyncio.to_thread(_check, list(names), refused)
