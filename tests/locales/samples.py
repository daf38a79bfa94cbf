"""The same messages for Python and the page: ``python -m tests.locales.samples``.

It prints, as JSON, what Python says in every language to every message that the page may say. The
page's tests (``web/tests/same.test.ts``) say the same and compare.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from itertools import cycle, product
from typing import TYPE_CHECKING

from marrakech.locales import FALLBACK, FOLDER, Speaker, languages
from marrakech.locales.check import PLURALS, SPOKEN, Catalogue, choices, variables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fluent.syntax import ast as ftl

NUMBERS = (0, 1, 2, 5, 11, 21, 100, 12_345)
"""At which languages change their words."""
FILLED_IN = ("Ana", "ليلى", "d4", 11, "Dar دار (7)", "g7", 0, "Ž. 2", 12_345, 2.5)
"""Names of both directions, squares and numbers, for what does not choose words."""

Details = dict[str, str | float]


@cache
def counted() -> dict[str, set[str]]:
    """The variables by which a language, be it only one, counts: those of each message."""
    found: dict[str, set[str]] = {}
    for language in languages():
        for file in SPOKEN:
            text = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
            for entry in re.split(r"\n(?=[a-z])", text):
                named = set(re.findall(r"\$(\w+) *->", entry))
                found.setdefault(entry.partition(" ")[0], set()).update(named)
    for name, message in Catalogue(FALLBACK).messages.items():
        words = {each for each, cases in choices(message).items() if not counts(cases)}
        found[name] = found.get(name, set()) - words
    return found


def counts(cases: set[str]) -> bool:
    """Whether these are cases of a number."""
    return bool(cases & (PLURALS - {"other"})) or any(case.isdigit() for case in cases)


def details(name: str, message: ftl.BaseNode) -> Iterator[Details]:
    """All ways to fill in a message that may change its words."""
    asked = variables(message)
    choosing: dict[str, tuple[str | float, ...]] = {
        variable: tuple(sorted(cases)) for variable, cases in choices(message).items()
    } | dict.fromkeys(asked & counted().get(name, set()), NUMBERS)
    other = sorted(asked - choosing.keys())
    values: cycle[str | float] = cycle(FILLED_IN)
    rounds = len(FILLED_IN) if other and not choosing else 1
    for _ in range(rounds):
        for chosen in product(*choosing.values()):
            given: Details = dict(zip(choosing, chosen, strict=True))
            given.update((each, next(values)) for each in other)
            yield given


@cache
def samples() -> tuple[tuple[str, Details], ...]:
    """Every message that the page may say, with what it is filled in with."""
    english = Catalogue(FALLBACK)
    return tuple(
        (name, each)
        for name, message in english.messages.items()
        if english.file_of[name] in SPOKEN
        for each in details(name, message)
    )


def main() -> None:
    """Print what Python says."""
    asked = samples()
    said = {
        language: [speaker(name, **each) for name, each in asked]
        for language, speaker in ((code, Speaker(code)) for code in languages())
    }
    json.dump({"asked": asked, "said": said}, sys.stdout)


if __name__ == "__main__":
    main()
