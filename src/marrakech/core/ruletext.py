"""A rule set as a word: ``international/4``, or ``korean/2,variant=turn-at-end,dirhams=20``.

It names an edition, or ``standard`` for none, and the number of players; options that differ from
what these two give follow, in the order of :data:`marrakech.core.rules.OPTIONS`.

>>> write_rules(Rules(players=2, pile="alternating"))
'standard/2,pile=alternating'
>>> read_rules("standard/2,pile=alternating") == Rules(players=2, pile="alternating")
True
"""

from __future__ import annotations

from typing import Any

from marrakech.core.editions import EDITIONS
from marrakech.core.errors import BadNotation
from marrakech.core.rules import CHOICES, OPTIONS, RANGES, Rules

STANDARD = "standard"


def option_word(value: object) -> str:
    """An option's value as one word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value).replace(" ", "-")


def with_options(edition: str | None, options: dict[str, Any]) -> Rules:
    """The rules of an edition, or the standard set, with further options."""
    if edition is None:
        return Rules(**options)
    if edition not in EDITIONS:
        raise BadNotation("edition", text=edition, known=", ".join((STANDARD, *EDITIONS)))
    return EDITIONS[edition].rules(**options)


def write_rules(rules: Rules) -> str:
    """The word for a rule set."""
    words = [f"{rules.edition or STANDARD}/{rules.players}"]
    words += [
        f"{option.replace('_', '-')}={option_word(value)}"
        for option, value in house_rules(rules).items()
    ]
    return ",".join(words)


def house_rules(rules: Rules) -> dict[str, object]:
    """The options in which a rule set differs from its edition, or from the standard set."""
    usual = with_options(rules.edition, {"players": rules.players})
    return {
        option: getattr(rules, option)
        for option in OPTIONS
        if getattr(rules, option) != getattr(usual, option)
    }


def read_rules(text: str) -> Rules:
    """The rule set that a word stands for."""
    head, *rest = text.split(",")
    base, slash, players = head.partition("/")
    if not slash or players not in ("2", "3", "4"):
        raise BadNotation("rules", text=text)
    options: dict[str, Any] = {"players": int(players)}
    for item in rest:
        name, _, word = item.partition("=")
        option = name.replace("-", "_")
        if option not in OPTIONS or "_" in name or option in options:
            known = ", ".join(option.replace("_", "-") for option in OPTIONS[1:])
            raise BadNotation("rules-option", text=item, known=known)
        options[option] = _value(option, word)
    return with_options(None if base == STANDARD else base, options)


def _value(option: str, word: str) -> object:
    """The value that a word stands for."""
    if option in RANGES and word.isascii() and word.isdecimal() and len(word) < 6:
        return int(word)
    choices = {option_word(choice): choice for choice in CHOICES.get(option, ())}
    if word not in choices:
        name = option.replace("_", "-")
        if option in RANGES:
            least, most = RANGES[option]
            raise BadNotation("option-range", option=name, value=word, least=least, most=most)
        raise BadNotation("option-value", option=name, value=word, choices=", ".join(choices))
    return choices[word]
