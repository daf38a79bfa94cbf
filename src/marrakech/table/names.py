"""Names that people give themselves, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

MOST = 24
_UNHEARD = frozenset("\u034f\u115f\u1160\u200c\u200d\u3164\uffa0") | frozenset(
    map(chr, range(0xFE00, 0xFE10))  # how the letter before is drawn
)


def cleaned(name: str) -> str:
    r"""A name without what could disturb those who see it, or nothing if nothing is left.

    Control and bidirectional characters, unassigned ones and lone halves go, runs of white space
    become one space, and marks are stacked at most three high.

    >>> cleaned("  Ana\u202e\tMaria ")
    'Ana Maria'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if letter.isspace():
            if kept and kept[-1] != " ":
                kept.append(" ")
            continue
        if category.startswith("C") and letter not in "\u200c\u200d":  # needed within words
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= 3:
            kept.append(letter)
    return "".join(kept[:MOST]).strip(" \u200c\u200d")


def same(name: str, other: str) -> bool:
    """Whether people would take two names for the same one.

    >>> same("Ana", "ANA"), same("Ana", "Anna")
    (True, False)
    """
    return _heard(name) == _heard(other)


def _heard(name: str) -> str:
    """A name without what cannot be heard: cases, spaces, joiners, and forms of one letter."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    letters = (letter for letter in folded if letter not in _UNHEARD and not letter.isspace())
    return unicodedata.normalize("NFKC", "".join(letters))
