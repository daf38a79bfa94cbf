"""The program's messages in all languages: one folder of Fluent catalogues for each.

>>> say = speaker("en")
>>> say("words-colour", colour="red")
'red'

A message that a language lacks is said in English. It needs ``pip install 'marrakech[play]'``.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from marrakech.core.errors import Refusal
from marrakech.core.extras import extra

with extra("play", "catalogues of languages"):
    from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

FOLDER = Path(__file__).parent
FALLBACK = "en"
LONGEST_CODE = 35
"""Characters of a language code that is looked at (RFC 5646, 4.4.1); there is no longer one."""


class Codes(NamedTuple):
    """What else has to be known of languages, from a JSON file that the page reads, too."""

    aliases: dict[str, str]
    """Other codes, in small letters, for languages that there are."""
    digits: dict[str, str]
    """The ten digits of languages that have their own."""
    rtl: list[str]
    """Languages that are written from right to left."""
    unknown: dict[str, dict[str, str]]
    """Languages that some browsers do not know: a language with the same numbers and dates
    (``like``), and their own name."""
    whole: dict[str, list[str]]
    """In languages without spaces: names whose parts, here separated by bars, browsers would break
    apart. The page joins them by an invisible mark; a terminal needs none."""


CODES = Codes(**json.loads((FOLDER / "codes.json").read_text(encoding="utf-8")))


def languages() -> tuple[str, ...]:
    """The codes of all languages that have a catalogue."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The best language for the terminal's settings, such as ``LANG=pt_BR.UTF-8``."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "").partition(".")[0].partition("@")[0].replace("_", "-")
        if code:
            return closest(code) or FALLBACK
    return FALLBACK


def closest(code: str, known: Iterable[str] | None = None) -> str | None:
    """The catalogue for a language code, dropping its parts from the right until one fits.

    >>> closest("pt-BR"), closest("zh-TW"), closest("tlh")
    ('pt', 'zh-Hant', None)
    """
    if len(code) > LONGEST_CODE:  # trying what is left of it would take long
        return None
    there = {language.lower(): language for language in known or languages()}
    parts = code.lower().split("-")
    while parts:
        name = "-".join(parts)
        found = there.get(name) or there.get(CODES.aliases.get(name, "").lower())
        if found:
            return found
        parts.pop()
    return None


class Speaker:
    """Says messages in one language.

    A message's name begins with that of its file: ``story-laid`` is in ``story.ftl``. Files are
    read when they are first needed.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_Bundle(code) for code in dict.fromkeys((language, FALLBACK))]

    def __call__(self, message: str, /, **details: object) -> str:
        """The text of a message, with its details filled in."""
        for bundle in self._bundles:
            said = bundle.say(message, details)
            if said is not None:
                return said
        raise KeyError(f"no catalogue has the message {message}")

    def digits(self, text: object) -> str:
        """Figures that stand alone, with the digits of the language.

        >>> speaker("fa").digits("4.1 [3.9, 4.3]")
        '۴.۱ [۳.۹, ۴.۳]'
        """
        return str(text).translate(_digits_of(self.language))

    def refusal(self, error: Refusal) -> str:
        """Why something was refused."""
        details = {
            name: self.refusal(value) if isinstance(value, Refusal) else value
            for name, value in error.details.items()
        }
        return self(f"error-{error.family}{error.reason}", **details)


def _plain(details: Mapping[str, object]) -> dict[str, object]:
    """Numbers stay numbers, for plurals; anything else is its text."""
    return {
        name: value if type(value) in (int, float) else str(value)
        for name, value in details.items()
    }


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language; always the same object."""
    return Speaker(language)


@cache
def _digits_of(language: str) -> dict[int, int]:
    """A table for ``str.translate`` from 0-9 to the digits of a language."""
    own = CODES.digits.get(language)
    return str.maketrans("0123456789", own) if own else {}


_SEPARATORS = str.maketrans(".,", "٫٬")
"""The decimal and thousands separators of Arabic and Persian."""
_NUMBER = re.compile(r"\d+(?:,\d{3})*(?:\.\d+)?")
"""A number as English writes it; an address such as 127.0.0.1 is not one."""
_FILLED_IN = re.compile(f"\u2068({_NUMBER.pattern})\u2069")
_NO_MARKS = dict.fromkeys(map(ord, "\u2068\u2069"))


class _Bundle:
    """The catalogues of one language."""

    def __init__(self, language: str) -> None:
        self._folder = FOLDER / language
        digits = _digits_of(language)
        self._digits = digits and digits | _SEPARATORS
        # Terminals do not understand isolation marks around what is filled in, so there are none;
        # but where numbers are to be rewritten in other digits, they show where these are
        self._bundle = FluentBundle([language], use_isolating=bool(self._digits))
        self._read: set[str] = set()
        self._need("terms")

    def _need(self, name: str) -> None:
        file = self._folder / f"{name}.ftl"
        if name not in self._read and file.is_file():
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        self._read.add(name)

    def say(self, message: str, details: Mapping[str, object]) -> str | None:
        self._need(message.partition("-")[0])
        if not self._bundle.has_message(message):
            return None
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, "every message has a text"
        said, errors = self._bundle.format_pattern(pattern, _plain(details))
        if errors:
            raise ValueError(f"{message} in {self._folder.name}: {errors[0]}")
        return self._in_own_digits(str(said)) if self._digits else str(said)

    def _in_own_digits(self, said: str) -> str:
        digits = self._digits
        if _NUMBER.fullmatch(said):
            return said.translate(digits)
        found = _FILLED_IN.sub(lambda number: number[1].translate(digits), said)
        return found.translate(_NO_MARKS)
