"""The texts that name bots: ``greedy``, ``mcts:ms=200``, ``expectimax:depth=2,width=4``; and
``my_bot.py:MyBot`` or ``package.module:MyBot`` for a class that a user wrote.
"""

from __future__ import annotations

import re
from typing import NamedTuple, Self

from marrakech.core.errors import Refusal

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


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
        source, colon, kind = text.strip().rpartition(":")
        if not colon and kind.endswith(".py"):
            raise BadSpec("bot-class", text=text)
        if not source or not kind.isidentifier():
            return None
        return cls(source, kind) if "." in source or kind[0].isupper() else None


class Spec(NamedTuple):
    """A bot's name and its options, all as texts. A user's class is a name without options.

    >>> Spec.parse("mcts:ms=200")
    Spec(name='mcts', options={'ms': '200'})
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
        for item in rest.split(",") if colon else ():
            option, equals, value = item.strip().partition("=")
            if not equals or not value or not _NAME.fullmatch(option) or option in options:
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
        return f"{self.name}:{','.join(f'{k}={v}' for k, v in sorted(self.options.items()))}"
