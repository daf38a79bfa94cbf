"""The layer between a server and its disk: built, told what to do, and read."""

from __future__ import annotations

import errno
import mmap
import os
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Literal, NamedTuple, Self

import pytest

SOURCE = Path(__file__).with_name("shim.c")
KINDS = ("open", "read", "write", "sync", "truncate", "map", "unlink")
"""In the order of the source."""
Kind = Literal["open", "read", "write", "sync", "truncate", "map", "unlink"]
_NUMBERS = 5 + len(KINDS)


def build(folder: Path) -> Path:
    """Compile it. Where there is no compiler it cannot be tried; where all is tried, there is."""
    compiler = shutil.which("cc")
    if compiler is None:
        if "CI" in os.environ:
            pytest.fail("there is no C compiler")
        pytest.skip("there is no C compiler")
    library = folder / "shim.so"
    subprocess.run(
        [
            *(compiler, "-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"),
            *("-o", str(library), str(SOURCE), "-ldl", "-lpthread"),
        ],
        check=True,
    )
    return library


class Fault(NamedTuple):
    """A call that fails."""

    kind: Kind
    at: int
    """The how many-th of its kind, from 1."""
    error: int
    """As in errno; 0 writes half of it."""
    lasting: bool = False
    """Whether all later ones fail as well, until it is over."""

    def __str__(self) -> str:
        how = errno.errorcode.get(self.error, "half")
        return f"{self.kind} {self.at}{'…' if self.lasting else ''} {how}"


class Control:
    """The page by which a running program is told what fails."""

    def __init__(self, file: Path, *, clear: bool = True) -> None:
        self.file = file
        if clear:
            file.write_bytes(struct.pack(f"<{_NUMBERS}q", -1, *[0] * (_NUMBERS - 1)))
        with file.open("r+b") as opened:
            self._page = mmap.mmap(opened.fileno(), 8 * _NUMBERS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._page.close()

    def _numbers(self) -> tuple[int, ...]:
        return struct.unpack(f"<{_NUMBERS}q", self._page[:])

    def arm(self, fault: Fault | None) -> None:
        """Count calls from now on, and let one fail."""
        self.disarm()
        self._page[8:] = bytes(8 * (_NUMBERS - 1))
        if fault is not None:
            self._page[8:32] = struct.pack("<3q", fault.at, fault.error, fault.lasting)
            self._page[:8] = struct.pack("<q", KINDS.index(fault.kind))

    def disarm(self) -> None:
        """Nothing fails any more."""
        self._page[:8] = struct.pack("<q", -1)

    @property
    def fired(self) -> int:
        """How many calls have failed since it was armed."""
        return self._numbers()[4]

    def seen(self) -> dict[str, int]:
        """How many calls there were since it was armed."""
        return dict(zip(KINDS, self._numbers()[5:], strict=True))


def environment(
    library: Path, data: Path, control: Control, journal: Path | None = None
) -> dict[str, str]:
    """What a program has to be started with."""
    found = {
        "LD_PRELOAD": str(library),
        "FAULTS_FOLDER": str(data),
        "FAULTS_CONTROL": str(control.file),
    }
    return found if journal is None else found | {"FAULTS_JOURNAL": str(journal)}
