"""The texts that name bots: ``greedy``, ``bestfirst:ms=200``, ``expectimax:depth=2,width=4``; and
``my_bot.py:MyBot`` or ``package.module:MyBot`` for a class that a user wrote.

An option may be a file: ``expectimax:value=./2.value``. A value with a comma, a quotation mark or
a space at its ends stands in quotation marks, and those inside are doubled:
``expectimax:depth=1,value="./mine, new.value"``.
"""

from __future__ import annotations

import re
from typing import NamedTuple, Self

from marrakech.core.errors import Refusal

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_HAS_OPTIONS = re.compile(rf"{_NAME.pattern}:{_NAME.pattern}=")
_QUOTED = re.compile(r'"((?:[^"]|"")*)"')


class BadSpec(Refusal):
    """A text that names no bot."""


class Place(NamedTuple):
    """Where a class that a user wrote is found."""

    source: str
    """A file, whose name ends with ``.py``, or a module that can be imported."""
    kind: str
    """The name of the class."""

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Read a text; None if it is not of this form.

        Options always have an equals sign, which no class has. What is left is a place if it has a
        dot before the colon, or a capital letter after it.
        """
        if _HAS_OPTIONS.match(text.strip()):
            return None
        source, colon, kind = text.strip().rpartition(":")
        if not colon and kind.endswith(".py"):
            raise BadSpec("bot-class", text=text)
        if not source or not kind.isidentifier():
            return None
        return cls(source, kind) if "." in source or kind[0].isupper() else None


class Spec(NamedTuple):
    """A bot's name and its options, all as texts. A user's class is a name without options.

    >>> Spec.parse("bestfirst:ms=200")
    Spec(name='bestfirst', options={'ms': '200'})
    >>> str(Spec.parse("expectimax:width=4,depth=2"))
    'expectimax:depth=2,width=4'
    >>> Spec.parse("bots/my_bot.py:MyBot").place
    Place(source='bots/my_bot.py', kind='MyBot')
    """

    name: str
    options: dict[str, str]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a text; whether there is such a bot is another question."""
        if place := Place.parse(text):
            return cls(":".join(place), {})
        name, colon, rest = text.strip().partition(":")
        options: dict[str, str] = {}
        for item in _items(rest) if colon else ():
            option, _, written = item.strip().partition("=")
            value = _read(written)
            if not value or not _NAME.fullmatch(option) or option in options:
                raise BadSpec("bot-option-text", text=item, bot=text)
            options[option] = value
        if not _NAME.fullmatch(name):
            raise BadSpec("bot-text", text=text)
        return cls(name, options)

    @property
    def place(self) -> Place | None:
        """Where the class is, if a user wrote this bot."""
        return Place.parse(self.name)

    def __str__(self) -> str:
        if not self.options:
            return self.name
        options = (f"{name}={_written(value)}" for name, value in sorted(self.options.items()))
        return f"{self.name}:{','.join(options)}"


def _items(text: str) -> list[str]:
    """The parts between commas; those in quotation marks part nothing."""
    items, quoted = [""], False
    for letter in text:
        quoted ^= letter == '"'
        if letter == "," and not quoted:
            items.append("")
        else:
            items[-1] += letter
    return items


def _read(written: str) -> str | None:
    """The value that an option is written with; None if its quotation marks make no sense."""
    if '"' not in written:
        return written
    quoted = _QUOTED.fullmatch(written)
    return quoted and quoted[1].replace('""', '"')


def _written(value: str) -> str:
    """The value of an option as a text has it."""
    if value == value.strip() and not set(value) & set(',"'):
        return value
    doubled = value.replace('"', '""')
    return f'"{doubled}"'
