"""Cleans and compares the names that players give themselves."""

from __future__ import annotations

import re
import unicodedata

from marrakech.table import alphabets

MOST = 24
ZWNJ, ZWJ = "\u200c", "\u200d"
_JOINERS = frozenset((ZWNJ, ZWJ))
_DRAWN_AS = frozenset("\ufe0e\ufe0f")  # as text, as a picture
_IDEOGRAPHS = frozenset(map(chr, range(0xE0100, 0xE01F0)))  # which form of one is meant
_VARIATIONS = frozenset(map(chr, range(0xFE00, 0xFE10))) | _IDEOGRAPHS
_BLANK = frozenset("\u2800\u3164\uffa0")
"""Characters that look like a space but do not count as one."""
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\U0001d159")
_KEYCAP = "\u20e3"
_VIRAMA = 9  # its combining class
_SPACES = re.compile(" +")
_BETWEEN_WORDS = re.compile(r"[\s.'’‐-]+")


def cleaned(name: str) -> str:
    r"""A name without characters that could disturb others; empty if nothing visible is left.

    Control, bidirectional, unassigned and invisible characters and lone surrogates are removed,
    runs of white space become one space, and at most three marks are stacked on a letter. Joiners
    stay where they have a meaning: within words of some scripts, and within emoji.

    >>> cleaned("  Ana\u202e\tMaria ")
    'Ana Maria'
    >>> cleaned("\u3164")
    ''
    """
    # removing one character may make its neighbours removable: repeat until nothing changes
    while (clean := _cleaned(name)) != name:
        name = clean
    return clean


def _cleaned(name: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if letter.isspace() or letter in _BLANK:
            if kept and kept[-1] != " ":
                kept.append(" ")
            marks = 0
        elif letter in _JOINERS or letter in _VARIATIONS:
            kept.append(letter)
        elif not category.startswith("C") and letter not in _UNSEEN:
            marks = marks + 1 if category.startswith("M") else 0
            if marks <= 3:
                kept.append(letter)
    joined = _SPACES.sub(" ", "".join(_joined(kept)))
    clean = unicodedata.normalize("NFC", joined)[:MOST].strip(" \u200c\u200d")
    seen = any(unicodedata.category(letter)[0] in "LNPS" for letter in clean)
    return clean if seen else ""


def _joined(letters: list[str]) -> list[str]:
    """The same without joiners and variation selectors that have no effect."""
    kept: list[str] = []
    for letter, after in zip(letters, [*letters, " "][1:], strict=True):
        before = kept[-1] if kept else " "
        if letter in _JOINERS:
            if not _joins(letter, kept, after):
                continue
        elif letter in _VARIATIONS and not _is_drawn_as(letter, before, after):
            continue
        kept.append(letter)
    return kept


def _joins(joiner: str, kept: list[str], after: str) -> bool:
    """Whether a joiner between these letters has a meaning (UAX #31, 2.3)."""
    before = kept[-1] if kept else " "
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if joiner == ZWJ:
        return _is_picture(before) and _is_picture(after)
    letters = (each for each in reversed(kept) if not unicodedata.category(each).startswith("M"))
    return {unicodedata.bidirectional(each) for each in (next(letters, " "), after)} == {"AL"}


def _is_picture(letter: str) -> bool:
    """Whether a character is a part of emoji that a joiner may connect."""
    return unicodedata.category(letter) in {"So", "Sk", "Sm"} or letter in _DRAWN_AS


def _is_drawn_as(variation: str, before: str, after: str) -> bool:
    """Whether a variation selector after this letter has an effect."""
    if variation in _IDEOGRAPHS:
        return unicodedata.name(before, "").startswith("CJK")
    if variation not in _DRAWN_AS:
        return False
    return unicodedata.category(before) in {"So", "Sm", "Po"} or after == _KEYCAP


def mixes_alphabets(name: str) -> bool:
    """Whether a word of a name mixes scripts whose letters are easily confused.

    >>> mixes_alphabets("Ana Иванова"), mixes_alphabets("An\u0430")
    (False, True)
    """
    return any(alphabets.mixed(word) for word in _BETWEEN_WORDS.split(name))


def same(name: str, other: str) -> bool:
    """Whether people would take two names for the same one.

    >>> same("Ana", "ANA"), same("Ana", "Anna"), same("Idris", "ldris")
    (True, False, True)
    """
    one, two = heard(name), heard(other)
    return one == two or look(name) == look(other) or look(one) == look(two)


def heard(name: str) -> str:
    """A name without differences that cannot be heard: case, spaces, joiners, letter forms."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    letters = (
        letter
        for letter in folded
        if letter not in _JOINERS and letter not in _VARIATIONS and not letter.isspace()
    )
    return unicodedata.normalize("NFKC", "".join(letters))


def look(name: str) -> str:
    """What a name looks like: the same for all that can hardly be told apart."""
    letters = (each for each in name if each not in _JOINERS and each not in _VARIATIONS)
    return alphabets.skeleton("".join("".join(letters).split()))
