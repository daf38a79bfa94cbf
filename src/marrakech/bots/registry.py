"""All kinds of bots, by name.

Texts that name bots come from whoever runs the program, and may name files. A server takes nothing
from its clients but the name of a level: see :func:`level_bot`.
"""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from marrakech.bots import engine_bot
from marrakech.bots.brain import Chance, Greed
from marrakech.bots.hosted import Hosted
from marrakech.bots.levels import LEVELS, MIDDLING, Level, pourer
from marrakech.bots.native import Native
from marrakech.bots.options import BEST_FIRST, SEARCH, BestFirstOptions, Option, SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.spec import BadSpec, Spec
from marrakech.bots.values import Weights, value_for
from marrakech.core.kernel import State
from marrakech.core.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from marrakech.bots.bot import Bot
    from marrakech.bots.brain import Brain
    from marrakech.bots.value import Value


class Kind(NamedTuple):
    """A kind of bot: how its brain is made for a rule set, and what can be set."""

    name: str
    brain: Callable[[Rules, Mapping[str, int | str], Weights | None], Brain]
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


def _value(rules: Rules, words: Mapping[str, int | str], weights: Weights | None) -> Value:
    """The value that a bot with these options judges by."""
    at_end = rules.variant is not None
    if weights is not None:
        return weights.value(rules.players, at_end=at_end)
    return value_for(rules.players, at_end=at_end, linear=words.get("value") == "linear")


def _expectimax(rules: Rules, given: Mapping[str, int | str], weights: Weights | None) -> Brain:
    return Search(_value(rules, given, weights), State(rules), SearchOptions.of(given))


def _best_first(rules: Rules, given: Mapping[str, int | str], weights: Weights | None) -> Brain:
    from marrakech.bots.bestfirst import BestFirst  # noqa: PLC0415  (nobody in the browser plays so)

    return BestFirst(_value(rules, given, weights), State(rules), BestFirstOptions.of(given))


def _level(level: Level, rules: Rules, *_: object) -> Brain:
    return level.brain(rules)


def _pourer(rules: Rules, given: Mapping[str, int | str], _weights: Weights | None) -> Brain:
    return pourer(rules, int(given["strength"]))


GREEDY = {"heat": Option(0, 0, 100_000)}
VALUES = ("linear", "network")
EXPECTIMAX = {**SEARCH, "value": Option("linear", words=VALUES, takes_file=True)}
BESTFIRST = {**BEST_FIRST, "value": Option("network", words=VALUES, takes_file=True)}
POURER = {"strength": Option(MIDDLING, 0, 100)}

KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        kind.name: kind
        for kind in (
            Kind("random", lambda *_: Chance()),
            Kind("greedy", lambda _rules, options, _weights: Greed(int(options["heat"])), GREEDY),
            Kind("expectimax", _expectimax, EXPECTIMAX),
            Kind("bestfirst", _best_first, BESTFIRST),
            *(
                Kind("pourer", _pourer, POURER)
                if level.name == "pourer"
                else Kind(level.name, partial(_level, level))
                for level in LEVELS
            ),
        )
    }
)


def checked(spec: Spec | str) -> Spec:
    """Read a spec, and check that there is such a bot with such options."""
    spec = Spec.parse(spec) if isinstance(spec, str) else spec
    if spec.place:
        return spec  # whether it can be loaded shows when its process starts
    if spec.name == engine_bot.KIND:
        engine_bot.command_of(spec)  # likewise: only whether there is a command
        return spec
    if spec.name not in KINDS:
        raise BadSpec("bot", text=spec.name, known=", ".join((*KINDS, engine_bot.KIND)))
    KINDS[spec.name].read(spec.options)
    return spec


def is_native(spec: Spec | str) -> bool:
    """Whether a bot has a brain; if not, it is a class that a user wrote, or an engine."""
    return checked(spec).name in KINDS


def weights_of(spec: Spec | str) -> Weights | None:
    """Read the weights that a spec names by a file; None if it uses those of the package.

    The file is looked for from the current folder. One that is not there, or holds no value,
    raises :class:`marrakech.bots.values.BadValue`.
    """
    spec = checked(spec)
    for name, value in spec.options.items() if is_native(spec) else ():
        if KINDS[spec.name].options[name].is_file(value):
            return Weights.load(value)
    return None


def brain_of(spec: Spec | str, rules: Rules | str) -> Brain:
    """A brain for games by these rules. A bot that is not native has none.

    Weights in a file are read now; those for other rules are refused as if they were none.
    """
    spec = checked(spec)
    if not is_native(spec):
        raise BadSpec("bot-no-brain", text=spec.name)
    return brain_with(spec, weights_of(spec), Rules.of(rules))


def brain_with(spec: Spec, weights: Weights | None, rules: Rules) -> Brain:
    """The same with weights that have been read already."""
    kind = KINDS[spec.name]
    return kind.brain(rules, kind.read(spec.options), weights)


def make(spec: Spec | str, seed: int = 0, rules: Rules | str | None = None) -> Bot:
    """A bot for games by any rules, with luck of its own.

    One that a user wrote, or an engine, gets a process of its own; see
    :class:`marrakech.bots.ProcessBot`. If a bot has weights in a file, they are read now: what
    becomes of the file afterwards, or where the bot is sent to, changes nothing. With ``rules`` it
    is made sure that it can play by these.
    """
    spec = checked(spec)
    if spec.name == engine_bot.KIND:
        return engine_bot.EngineBot(spec.options[engine_bot.RUN], seed)
    if not is_native(spec):
        return Hosted(spec.name, seed)
    bot = Native(partial(brain_with, spec, weights_of(spec)), seed)
    if rules is not None:
        bot.prepare(Rules.of(rules))
    return bot


def level_bot(name: str, seed: int = 0, strength: int | None = None) -> Bot:
    """The bot of a level. It takes no other text: this one may come from anywhere.

    One of them, ``pourer``, is as strong as is wished: from 0 to 100.
    """
    if name not in {level.name for level in LEVELS}:
        raise BadSpec("bot", text=name, known=", ".join(level.name for level in LEVELS))
    wished = strength is not None and "strength" in KINDS[name].options
    return make(Spec(name, {"strength": str(strength)} if wished else {}), seed)
