"""Saves the state of a training run to a file, and reads it, so that the run can go on later.

The first line is JSON: which plan it is of, and what is a single number; the weights and samples
follow as they are in memory, which no other kind of machine need read.
"""

from __future__ import annotations

import json
import os
import sys
import zlib
from array import array
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import marrakech
from marrakech.core.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path
    from typing import BinaryIO

FORMAT = "marrakech train 1"
MOST_HEAD = 1 << 26  # bytes: no curve is so long


class BadTrainingFile(Refusal):
    """A file that is not the state of this training."""


def identity() -> dict[str, str]:
    """What must be equal for a run to go on, beside its plan: another version may learn other."""
    return {"format": FORMAT, "version": marrakech.__version__, "order": sys.byteorder}


def write_whole(path: Path, parts: Iterable[bytes | memoryview]) -> None:
    """Write a file that at any moment is the old one or the new one."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with part.open("wb") as file:
            for data in parts:
                file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def write(
    path: Path,
    plan: Mapping[str, Any],
    numbers: Mapping[str, Any],
    blocks: Iterable[array[float] | memoryview],
) -> None:
    """Write a state."""
    views = [memoryview(block).cast("B") for block in blocks if block]
    checksum = told(plan, numbers)
    for view in views:
        checksum = zlib.crc32(view, checksum)
    head = {**identity(), "plan": plan, "numbers": numbers, "checksum": checksum}
    write_whole(path, (json.dumps(head).encode() + b"\n", *views))


def told(plan: Mapping[str, Any], numbers: Mapping[str, Any]) -> int:
    """The checksum of the first line's contents."""
    return zlib.crc32(json.dumps([plan, numbers]).encode())


class TrainingFileReader:
    """Reads the parts of such a file in order, and refuses what does not fit."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path = path
        self._file = file
        head = json.loads(file.readline(MOST_HEAD))
        for name, ours in identity().items():
            if head[name] != ours:
                raise ValueError(f"another {name}")
        self._left = path.stat().st_size - file.tell()
        self._wanted: int = head["checksum"]
        self.plan: dict[str, Any] = dict(head["plan"])
        self.numbers: dict[str, Any] = dict(head["numbers"])
        self._checksum = told(self.plan, self.numbers)

    def must_be_of(self, plan: Mapping[str, Any]) -> None:
        """Refuse the state of another plan."""
        differing = [name for name in plan if self.plan.get(name) != plan[name]]
        if differing:
            raise BadTrainingFile(
                "train-other-plan", file=str(self._path), what=", ".join(differing)
            )

    def block(self, kind: str, size: int) -> array[Any]:
        """The next numbers, so many of a kind."""
        numbers: array[Any] = array(kind)
        length = size * numbers.itemsize
        if length > self._left:  # before so much memory is asked for
            raise EOFError("it ends too early")
        data = self._file.read(length)
        numbers.frombytes(data)
        self._left -= length
        self._checksum = zlib.crc32(data, self._checksum)
        return numbers

    def must_end(self) -> None:
        """Refuse what has more in it, or other numbers."""
        if self._left or self._checksum != self._wanted:
            raise ValueError("another length, or damaged")


@contextmanager
def reading(path: Path) -> Iterator[TrainingFileReader]:
    """Read a state; whatever is wrong with it while that lasts is told as one refusal."""
    with path.open("rb") as file:
        try:
            yield TrainingFileReader(path, file)
        except BadTrainingFile:
            raise
        except (ValueError, KeyError, TypeError, OverflowError, EOFError, MemoryError) as error:
            raise BadTrainingFile("train-no-state", file=str(path)) from error
