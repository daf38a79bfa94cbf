"""Saves the state of a match to a file, and loads it, so that the match can go on later.

The first line is JSON: which match it is, and all but the rows; the rows of games follow, as
little-endian 16-bit numbers, and where luck was measured that of each game, as 32-bit numbers. Both
are compressed, each for itself.
"""

from __future__ import annotations

import json
import os
import sys
import zlib
from array import array
from time import perf_counter
from typing import TYPE_CHECKING, Any

import marrakech
from marrakech.arena.chunk import ForfeitedGame, Timing
from marrakech.arena.result_columns import LUCK_ROW, ROW
from marrakech.arena.results import Results
from marrakech.core.errors import Refusal

if TYPE_CHECKING:
    from pathlib import Path

    from marrakech.arena.match import Match

FORMAT = "marrakech arena 1"
OFTEN = 10.0
"""Seconds between two savings; more if it takes long to save."""


class BadMatchFile(Refusal):
    """A file that is not the state of this match."""


def save(results: Results, file: Path) -> None:
    """Write the state to a file, which holds the old state or the new one at any moment."""
    packed = _packed(results.rows)
    if results.lucks is not None:
        packed += _packed(results.lucks)
    head = {
        "format": FORMAT,
        "match": identity(results.match),
        "games": results.games,
        "timings": results.timings,
        "forfeits": results.forfeits,
        "checksum": zlib.crc32(packed),
    }
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with part.open("wb") as stream:
            stream.write(json.dumps(head).encode() + b"\n")
            stream.write(packed)
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _packed(numbers: array[int]) -> bytes:
    """Numbers as bytes, the same on every machine."""
    copy = numbers[:]
    if sys.byteorder == "big":
        copy.byteswap()
    return zlib.compress(copy.tobytes(), 1)


def identity(match: Match) -> dict[str, Any]:
    """What has to be the same for a match to go on."""
    return {"version": marrakech.__version__, **match.identity()}


def load(match: Match, file: Path) -> Results:
    """The results of a match as they were saved."""
    shown = str(file)
    given = file.read_bytes()
    try:
        head, rows, lucks = unpacked(given, adjusted=match.adjusted)
        theirs = dict(head["match"])
        timings = [Timing(*timing) for timing in head["timings"]]
        forfeits = [ForfeitedGame(*forfeit) for forfeit in head["forfeits"]]
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadMatchFile("arena-no-state", file=shown) from error
    ours = identity(match)
    differing = [name for name in ours if theirs.get(name) != ours[name]]
    if differing:
        raise BadMatchFile("arena-other-match", file=shown, what=", ".join(differing))
    results = Results(match)
    results.rows = rows
    results.lucks = lucks
    results.timings = timings
    results.forfeits = forfeits
    return results


def unpacked(
    given: bytes, *, adjusted: bool
) -> tuple[dict[str, Any], array[int], array[int] | None]:
    """The parts of a file: its head, the rows, and luck if it is ``adjusted``."""
    first, _, packed = given.partition(b"\n")
    head = json.loads(first)
    if head["format"] != FORMAT or head["checksum"] != zlib.crc32(packed):
        raise ValueError("another format, or damaged")
    rows, packed = _unpacked("H", packed, head["games"] * ROW)
    if not (adjusted and head["match"].get("adjusted")):
        return head, rows, None
    lucks, _ = _unpacked("i", packed, head["games"] * LUCK_ROW)
    return head, rows, lucks


def _unpacked(kind: str, packed: bytes, size: int) -> tuple[array[int], bytes]:
    """So many numbers of a kind, and what comes after them."""
    reader = zlib.decompressobj()
    numbers: array[int] = array(kind, reader.decompress(packed))
    if len(numbers) != size or not reader.eof:
        raise ValueError("games are missing")
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers, reader.unused_data


class Saver:
    """Saves a match now and then."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._due = perf_counter() + OFTEN

    def __call__(self, results: Results) -> None:
        """Save if it is time."""
        began = perf_counter()
        if began >= self._due:
            save(results, self._file)
            ended = perf_counter()
            self._due = ended + max(OFTEN, 20 * (ended - began))
