"""Bots as users may write them, with every kind of fault, and how their processes are watched."""

from __future__ import annotations

import os
import select
from contextlib import contextmanager
from textwrap import dedent, indent
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

IMPORTS = """\
import ctypes, gc, os, random, signal, subprocess, sys, threading, time
from marrakech import Action, Market, View
"""


def write(folder: Path, choose: str, *, init: str = "", top: str = "", name: str = "my_bot") -> str:
    """Write a bot whose method does this; the text that names it."""
    parts = [IMPORTS, dedent(top), "class MyBot:"]
    if init:
        parts += ["    def __init__(self):", indent(dedent(init), " " * 8)]
    parts += ["    def choose(self, view, clock):", indent(dedent(choose), " " * 8)]
    file = folder / f"{name}.py"
    file.write_text("\n".join(parts) + "\n", encoding="utf-8")
    return f"{file}:MyBot"


def marked(spec: str) -> str:
    """The file and line that end with ``# here``."""
    file = spec.rpartition(":")[0]
    with open(file, encoding="utf-8") as lines:  # noqa: PTH123
        return next(f"{file}:{number}" for number, line in enumerate(lines, 1) if "# here" in line)


class Lifeline:
    """A pipe that bots hold open, and so do the programs that they start."""

    def __init__(self, path: Path, end: int) -> None:
        self._end = end
        self.top = f"""
            LIFELINE = os.open({str(path)!r}, os.O_WRONLY)
            os.set_inheritable(LIFELINE, True)
            os.write(LIFELINE, b"x")
        """

    def is_cut(self) -> bool:
        """Wait until nobody holds it any more; False if somebody still does after a long time."""
        heard = b""
        while True:
            ready, _, _ = select.select([self._end], [], [], 20)
            if not ready:
                return False
            more = os.read(self._end, 100)
            if not more:
                assert heard, "nobody ever held it"
                return True
            heard += more


@contextmanager
def lifeline(folder: Path) -> Iterator[Lifeline]:
    """A pipe for bots to hold."""
    path = folder / "lifeline"
    os.mkfifo(path)
    end = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        yield Lifeline(path, end)
    finally:
        os.close(end)
