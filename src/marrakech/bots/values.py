"""The values that have been learned, one for each number of players and each order of a turn."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from marrakech.bots.network_layout import AT_THIRD_BIAS
from marrakech.bots.value import Value
from marrakech.core.errors import Refusal

if TYPE_CHECKING:
    from pathlib import Path


class BadValue(Refusal):
    """A file that holds no value."""


def name_of(players: int, *, at_end: bool, linear: bool = False) -> str:
    """The name of the file that a value is kept in."""
    order = "-turn-at-end" if at_end else ""
    return f"{players}{order}{'-linear' if linear else ''}.value"


def pack(value: Value) -> bytes:
    """What such a file holds."""
    packed = value.to_bytes()
    if value.linear:  # the layers that it does without: as zeros they take no room
        unused = 2 * AT_THIRD_BIAS
        packed = bytes(unused) + packed[unused:]
    return zlib.compress(packed, 9)


def read(file: Path, players: int, *, at_end: bool, linear: bool = False) -> Value:
    """The value in a file of one's own."""
    value = Value(players, at_end, linear)
    try:
        value.from_bytes(zlib.decompress(file.read_bytes()))
    except (zlib.error, struct.error) as error:
        raise BadValue("train-no-value", file=str(file)) from error
    return value


def value_for(players: int, *, at_end: bool, linear: bool = False) -> Value:
    """The value for games of so many players; ``at_end`` is where Assam is turned last (R7)."""
    return learned(players, at_end, linear)


@cache
def learned(players: int, at_end: bool, linear: bool) -> Value:
    """The same, each only once; it is what such a value is pickled as."""
    value = Value(players, at_end, linear)
    name = name_of(players, at_end=at_end, linear=linear)
    value.from_bytes(zlib.decompress((files("marrakech.bots") / "weights" / name).read_bytes()))
    return value
