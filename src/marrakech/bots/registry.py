"""All kinds of bots, by name."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from marrakech.bots.brain import Chance, Greed
from marrakech.bots.hosted import Hosted
from marrakech.bots.native import Native
from marrakech.bots.spec import BadSpec, Spec

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from marrakech.bots.bot import Bot
    from marrakech.bots.brain import Brain
    from marrakech.core.rules import Rules


class Option(NamedTuple):
    """An option of a kind of bot: a number in a range, or one of some words."""

    default: int | str
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()

    def read(self, name: str, text: str) -> int | str:
        """The value that a text gives."""
        if self.words:
            if text not in self.words:
                raise BadSpec(
                    "bot-option-word", option=name, text=text, words=", ".join(self.words)
                )
            return text
        if not text.isascii() or not text.isdigit() or not self.least <= int(text) <= self.most:
            raise BadSpec(
                "bot-option-number", option=name, text=text, least=self.least, most=self.most
            )
        return int(text)


class Kind(NamedTuple):
    """A kind of bot: how its brain is made for a rule set, and what can be set."""

    name: str
    brain: Callable[[Rules, Mapping[str, int | str]], Brain]
    options: Mapping[str, Option] = MappingProxyType({})

    def read(self, options: Mapping[str, str]) -> dict[str, int | str]:
        """The values of all options."""
        for name in options:
            if name not in self.options:
                raise BadSpec("bot-option", bot=self.name, text=name, known=", ".join(self.options))
        return {
            name: option.read(name, options[name]) if name in options else option.default
            for name, option in self.options.items()
        }


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        kind.name: kind
        for kind in (
            Kind("random", lambda _rules, _options: Chance()),
            Kind("greedy", lambda _rules, _options: Greed()),
        )
    }
)


def checked(spec: Spec | str) -> Spec:
    """A spec of which it is known that there is such a bot."""
    spec = Spec.parse(spec) if isinstance(spec, str) else spec
    if spec.place:
        return spec  # whether it can be loaded shows when its process starts
    if spec.name not in KINDS:
        raise BadSpec("bot", text=spec.name, known=", ".join(KINDS))
    KINDS[spec.name].read(spec.options)
    return spec


def is_native(spec: Spec | str) -> bool:
    """Whether a bot has a brain; if not, it is a class that a user wrote."""
    return checked(spec).place is None


def brain_of(spec: Spec | str, rules: Rules) -> Brain:
    """A brain for games by these rules. A bot that is not native has none."""
    spec = checked(spec)
    if not is_native(spec):
        raise BadSpec("bot-no-brain", text=spec.name)
    kind = KINDS[spec.name]
    return kind.brain(rules, kind.read(spec.options))


def make(spec: Spec | str, seed: int = 0) -> Bot:
    """A bot for games by any rules, with luck of its own.

    One that a user wrote gets a process of its own; see :class:`Hosted`.
    """
    spec = checked(spec)
    if not is_native(spec):
        return Hosted(spec.name, seed)
    return Native(lambda rules: brain_of(spec, rules), seed)
