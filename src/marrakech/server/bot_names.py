"""What bots are called on the page: nobody takes a name that only looks like one of these.

Who is really called like a bot may be: the page gives the bot another name then.
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
    from collections.abc import Iterable

_NAME = re.compile(r"^page-bot-[a-z]+(?:-\d)? = (.+)$", re.MULTILINE)


@cache
def _bots() -> dict[str, set[str]]:
    """By what they look like, the names of bots in all languages."""
    found: dict[str, set[str]] = {}
    for language in languages():
        page = (FOLDER / language / "page.ftl").read_text(encoding="utf-8")
        for name in _NAME.findall(page):
            for written in (name, name.casefold()):
                found.setdefault(look(written), set()).add(heard(name))
    return found


def looks_like_a_bot(name: str) -> bool:
    """Whether a name is that of a bot for the eye, and for nothing else."""
    bots = _bots()
    names = bots.get(look(name), set()) | bots.get(look(name.casefold()), set())
    return bool(names) and heard(name) not in names


def _check(names: Iterable[str]) -> None:
    for name in map(cleaned, names):
        if looks_like_a_bot(name):
            raise TableRefusal("same-name", name=name)


async def check_names(names: Iterable[str]) -> None:
    """Refuse names that look like those of bots.

    That is done in a thread, for the first time much is read for it.
    """
    await asyncio.to_thread(_check, list(names))
