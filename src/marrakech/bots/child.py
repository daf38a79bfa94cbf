"""The child process that is a user's bot or engine: how it is started, asked and ended."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread, current_thread
from time import monotonic, sleep
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

LINE = 65_536
"""Bytes that an answer can have at most; it needs about a hundred."""
LINES = 1_000
"""How many lines may wait to be read; more can only come from a bot that misbehaves: dropped."""
PATIENCE = 1.0
"""How many seconds a process that has closed its pipe has to end by itself."""
_FRAME = re.compile(r'  File "(.*)", line (\d+) in ')


class TooLate(Exception):  # noqa: N818  (of a bot, not of this program)
    """No answer came in time."""


class HungUp(Exception):  # noqa: N818  (likewise)
    """No answer will come any more."""


class Child:
    """The process: the Python of :mod:`marrakech.bots.host`, or any program that is an engine."""

    def __init__(self, command: Sequence[str], file: str, *, quiet: bool) -> None:
        self.file = file
        """The file that the bot is in, where that is known."""
        self._owner = os.getpid()
        self._process = subprocess.Popen(  # noqa: S603  (the user asks for this very program)
            list(command),
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet or not _has_stderr() else None,
            start_new_session=True,  # a group of its own, which ends with all that it started
            env={"PYTHONHASHSEED": "0", **os.environ},
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions = self._process.stdin
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._told: list[str] = []
        # a thread, as only sockets can be waited for with a limit everywhere
        self._reader = Thread(
            target=_read, args=(self._process.stdout, self._lines), name="hosted bot", daemon=True
        )
        self._reader.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, question: bytes) -> None:
        """Ask something. It is shorter than a pipe is deep, and so never has to wait."""
        try:
            self._questions.write(question)
        except (OSError, ValueError) as error:  # the latter once it has been ended
            raise HungUp from error

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next answer."""
        until = monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                raise TooLate from None
            if not line:
                raise HungUp
            answer = self._understood(line)
            if answer:
                return answer

    def _understood(self, line: bytes) -> dict[str, Any] | None:
        """The answer that a line is; None for what is told between answers."""
        if not line.startswith(b"{"):
            if len(self._told) < LINES:
                self._told.append(line.decode(errors="replace"))
            return None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            return None
        if not isinstance(answer, dict):
            return None
        if "reading" in answer:
            self.file = str(answer["reading"])
            return None
        self._told.clear()
        return dict(answer)

    def line(self) -> int:
        """Where in its file the bot was when its time was up, or when it crashed; 0 if unknown."""
        for told in self._told:
            frame = _FRAME.match(told)
            if frame and frame[1] == self.file:
                return int(frame[2])
        return 0

    def status(self) -> str:
        """How a process ended that hung up: a number, or the name of a signal."""
        self.wait(PATIENCE)
        self.end()
        code = self._process.returncode
        try:
            return str(code) if code >= 0 else signal.Signals(-code).name
        except ValueError:
            return str(code)

    def wait(self, seconds: float) -> None:
        """Wait so long at most for a process that is about to end by itself."""
        until = monotonic() + seconds
        while monotonic() < until and not self._has_ended():
            sleep(0.005)

    def _has_ended(self) -> bool:
        if self._process.returncode is not None:
            return True
        if not hasattr(os, "waitid"):
            return self._process.poll() is not None
        # it stays a zombie, so that its number is nobody else's when the group is ended
        look = os.WEXITED | os.WNOHANG | os.WNOWAIT
        return os.waitid(os.P_PID, self.pid, look) is not None

    def end(self) -> None:
        """End the process, and all that it started."""
        if os.getpid() != self._owner or self._process.returncode is not None:
            return  # already ended, or this is a fork of the process that started it
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):  # the group has ended already
                os.killpg(self.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        self._questions.close()
        if current_thread() is not self._reader:  # __del__ may run in any thread, even in that one
            self._reader.join(PATIENCE)


def _read(answers: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Put every line into a queue; an empty one is the end."""
    buffered = open(answers.fileno(), "rb", closefd=False)  # noqa: SIM115  (no name)
    with answers, buffered:
        while line := buffered.readline(LINE):
            if lines.qsize() < LINES:
                lines.put(line)
    lines.put(b"")


def _has_stderr() -> bool:
    try:
        os.fstat(2)
    except OSError:
        return False
    return True
