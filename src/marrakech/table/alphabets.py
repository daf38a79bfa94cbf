"""Letters that look alike, and the scripts they belong to, as Unicode has them (UTS #39).

The data are those of the package confusable-homoglyphs. They are read when they are first needed.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from functools import cache
from importlib.resources import files

from msgspec import Struct, json

_LATIN_UNTIL = "\u0250"
"""All letters below this one are Latin."""
_COMMON = frozenset({"COMMON", "INHERITED", "UNKNOWN"})
_TOGETHER = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
"""Scripts that are written together (UTS #39, highly restrictive)."""
_BESIDE_LATIN = frozenset(
    {
        "ARABIC",
        "ARMENIAN",
        "BENGALI",
        "DEVANAGARI",
        "ETHIOPIC",
        "GEORGIAN",
        "GUJARATI",
        "GURMUKHI",
        "HEBREW",
        "KANNADA",
        "KHMER",
        "LAO",
        "MALAYALAM",
        "MYANMAR",
        "ORIYA",
        "SINHALA",
        "TAMIL",
        "TELUGU",
        "THAANA",
        "THAI",
        "TIBETAN",
    }
)
"""Living scripts whose letters do not look like Latin ones, as Greek and Cyrillic do (UTS #39,
moderately restrictive)."""


class _Glyph(Struct, frozen=True, gc=False):
    """A letter, or a group of letters, that looks like another one."""

    c: str


class _Scripts(Struct, frozen=True):
    """Which script every character belongs to."""

    iso_15924_aliases: list[str]
    code_points_ranges: list[tuple[int, int, int, int]]
    """First, last, and which script it is."""


def _read(name: str) -> bytes:
    return files("confusable_homoglyphs").joinpath(name).read_bytes()


@cache
def _prototypes() -> dict[str, str]:
    """For each letter that looks like others, the letter or letters that stand for its group.

    The data are pairs, each in both directions. Letters that look alike are joined into groups
    (union-find). A group is represented by its first letter, or by several letters if it looks
    like these together, as m does like rn.
    """
    pairs = json.decode(_read("confusables.json"), type=dict[str, list[_Glyph]])
    found: dict[str, str] = {}
    groups: dict[str, str] = {}
    for one, others in pairs.items():
        letter = one.strip("\u200e")
        for other in (each.c.strip("\u200e") for each in others):
            if len(letter) == 1 < len(other):
                found[letter] = other
            elif len(letter) == len(other) == 1:
                _join(groups, letter, other)
    found |= {letter: _head(groups, letter) for letter in groups if letter not in found}
    single = {letter: look for letter, look in found.items() if len(look) == 1}
    return {
        letter: "".join(single.get(part, part) for part in unicodedata.normalize("NFD", look))
        for letter, look in found.items()
    }


def _head(groups: dict[str, str], letter: str) -> str:
    while (above := groups.setdefault(letter, letter)) != letter:
        groups[letter] = groups[above]  # path compression
        letter = above
    return letter


def _join(groups: dict[str, str], one: str, other: str) -> None:
    first, second = sorted((_head(groups, one), _head(groups, other)))
    groups[second] = first


def skeleton(text: str) -> str:
    """A text by which texts that look alike can be compared; it is not meant to be shown.

    >>> skeleton("\u0410na") == skeleton("Ana"), skeleton("Arno") == skeleton("Amo")
    (True, True)
    """
    prototypes = _prototypes()
    parts = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(prototypes.get(part, part) for part in parts))


@cache
def _ranges() -> tuple[list[int], list[tuple[int, str]]]:
    """Where the ranges of scripts begin, and where each ends and what it is called."""
    told = json.decode(_read("categories.json"), type=_Scripts)
    names = told.iso_15924_aliases
    ranges = sorted(told.code_points_ranges)
    return [each[0] for each in ranges], [(each[1], names[each[2]]) for each in ranges]


def _script(letter: str) -> str:
    starts, ends = _ranges()
    place = bisect_right(starts, ord(letter)) - 1
    last, script = ends[place] if place >= 0 else (-1, "")
    return script if ord(letter) <= last else "UNKNOWN"


def mixed(word: str) -> bool:
    """Whether a word mixes scripts whose letters are easily confused."""
    if all(letter < _LATIN_UNTIL for letter in word):
        return False
    scripts = frozenset(map(_script, word)) - _COMMON
    return not (
        len(scripts) < 2
        or any(scripts <= together for together in _TOGETHER)
        or (len(scripts) == 2 and "LATIN" in scripts and scripts & _BESIDE_LATIN)
    )
