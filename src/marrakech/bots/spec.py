"""The texts that name bots: ``greedy``, ``mcts:ms=200``, ``expectimax:depth=2,width=4``."""

from __future__ import annotations

import re
from typing import NamedTuple, Self

from marrakech.core.errors import Refusal

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BadSpec(Refusal):
    """A text that names no bot."""


class Spec(NamedTuple):
    """A bot's name and its options, all as texts.

    >>> Spec.parse("mcts:ms=200")
    Spec(name='mcts', options={'ms': '200'})
    >>> str(Spec.parse("expectimax:width=4,depth=2"))
    'expectimax:depth=2,width=4'
    """

    name: str
    options: dict[str, str]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a text; whether there is such a bot is another question."""
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

    def __str__(self) -> str:
        if not self.options:
            return self.name
        return f"{self.name}:{','.join(f'{k}={v}' for k, v in sorted(self.options.items()))}"
