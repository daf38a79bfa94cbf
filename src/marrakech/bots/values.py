"""The values that have been learned, one for each number of players and each order of a turn."""

from __future__ import annotations

import zlib
from functools import cache
from importlib.resources import files

from marrakech.bots.value import Value


def name_of(players: int, *, at_end: bool, linear: bool = False) -> str:
    """The name of the file that a value is kept in."""
    order = "-turn-at-end" if at_end else ""
    return f"{players}{order}{'-linear' if linear else ''}.value"


def pack(value: Value) -> bytes:
    """What such a file holds."""
    return zlib.compress(value.to_bytes(), 9)


@cache
def value_for(players: int, *, at_end: bool, linear: bool = False) -> Value:
    """The value for games of so many players; ``at_end`` is where Assam is turned last (R7)."""
    value = Value(players, at_end, linear)
    name = name_of(players, at_end=at_end, linear=linear)
    value.from_bytes(zlib.decompress((files("marrakech.bots") / "weights" / name).read_bytes()))
    return value
