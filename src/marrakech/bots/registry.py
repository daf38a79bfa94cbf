"""All kinds of bots, by name."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from marrakech.bots.brain import Chance, Greed
from marrakech.bots.hosted import Hosted
from marrakech.bots.levels import LEVELS, Level
from marrakech.bots.native import Native
from marrakech.bots.options import SEARCH, Option, SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.spec import BadSpec, Spec
from marrakech.bots.values import value_for
from marrakech.core.kernel import State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from marrakech.bots.bot import Bot
    from marrakech.bots.brain import Brain
    from marrakech.bots.value import Value
    from marrakech.core.rules import Rules


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


def _value(rules: Rules, words: Mapping[str, int | str]) -> Value:
    """The value that a bot with these options judges by."""
    return value_for(
        rules.players, at_end=rules.variant is not None, linear=words.get("value") == "linear"
    )


def _expectimax(rules: Rules, given: Mapping[str, int | str]) -> Brain:
    return Search(_value(rules, given), State(rules), SearchOptions.of(given))


def _mcts(rules: Rules, given: Mapping[str, int | str]) -> Brain:
    from marrakech.bots.mcts import Mcts  # noqa: PLC0415  (nobody in the browser plays so)

    sims, ms, explore = (int(given[name]) for name in ("sims", "ms", "explore"))
    if ms and sims == MCTS["sims"].default:
        sims = 0
    return Mcts(_value(rules, given), State(rules), sims, ms, explore)


def _level(level: Level, rules: Rules, given: Mapping[str, int | str]) -> Brain:  # noqa: ARG001
    return level.brain(rules)


GREEDY = {"heat": Option(0, 0, 100_000)}
VALUES = ("linear", "network")
EXPECTIMAX = {**SEARCH, "value": Option("linear", words=VALUES)}
MCTS = {
    "sims": Option(1000, 1, 1_000_000_000),
    "ms": Option(0, 0, 3_600_000),
    "explore": Option(15, 0, 1000),
    "value": Option("network", words=VALUES),
}

KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        kind.name: kind
        for kind in (
            Kind("random", lambda _rules, _options: Chance()),
            Kind("greedy", lambda _rules, options: Greed(int(options["heat"])), GREEDY),
            Kind("expectimax", _expectimax, EXPECTIMAX),
            Kind("mcts", _mcts, MCTS),
            *(Kind(level.name, partial(_level, level)) for level in LEVELS),
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
    return Native(partial(brain_of, spec), seed)
