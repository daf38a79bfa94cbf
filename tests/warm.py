"""Commands without the time that importing takes: a process that has imported everything forks.

``start`` is ``subprocess.Popen`` for ``python -m marrakech``, or for a program of the tests that
changes something first: a real process with its own streams,
environment and folder, that runs the whole command. But it begins where a process that has
imported the package stands, which saves a second of computing each time, and tests start hundreds
of servers. Starting from nothing is what some tests of ``tests/server/test_start.py`` do, and who
is ``cold``; and whatever has to be known before Python starts, such as ``LD_PRELOAD``, makes this
start from nothing too.
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROOT = Path(__file__).parent.parent
STRICTLY = ("-W", "error::DeprecationWarning")
AS_IT_WAS = {**os.environ}
"""What tests change of it while they run is for those whom they start, not for this."""
BEFORE_PYTHON = ("LD_", "PYTHON", "LC_", "MALLOC")
"""Variables that are of no use to a process that runs already."""
IMPORTED = (
    *("marrakech.cli.play", "marrakech.cli.serve", "marrakech.server.run", "alembic.command"),
    *("alembic.runtime.migration", "litestar.plugins.attrs", "marrakech.server.postgres"),
    "marrakech.server.exchange",
)


class Started:
    """A process that was forked, of which the other one is the parent: like ``Popen``."""

    def __init__(self, pid: int, stdout: IO[str] | None, stderr: IO[str] | None) -> None:
        self.pid = pid
        self.stdout = stdout
        self.stderr = stderr
        self.returncode: int | None = None
        self._ended = os.pidfd_open(pid)  # readable once it has ended

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, when it has ended."""
        code = self._look(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("marrakech", timeout or 0)
        return code

    def _look(self, seconds: float | None) -> int | None:
        if self.returncode is None and select.select([self._ended], [], [], seconds)[0]:
            os.close(self._ended)
            self.returncode = _warm().ask({"wait": self.pid})
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """What it has said, when it has ended: no more than a pipe holds."""
        self.wait(timeout)
        told = []
        for stream in (self.stdout, self.stderr):
            told.append(stream.read() if stream is not None and not stream.closed else "")
            if stream is not None:
                stream.close()
        return told[0], told[1]


def start(
    arguments: Sequence[str],
    env: Mapping[str, str],
    *,
    stderr: int | IO[bytes] | None = None,
    program: str = "marrakech",
    cold: bool = False,
) -> subprocess.Popen[str] | Started:
    """``python -m marrakech`` with these arguments, its standard output in a pipe."""
    changed = {name for name in {*env, *AS_IT_WAS} if env.get(name) != AS_IT_WAS.get(name)}
    warm = (
        not cold
        and hasattr(os, "pidfd_open")
        and not any(name.startswith(BEFORE_PYTHON) for name in changed)
    )
    if not warm:
        return subprocess.Popen(
            [sys.executable, *STRICTLY, "-m", program, *arguments],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env=env,
        )
    output, write_output = os.pipe()
    errors, write_errors = os.pipe() if stderr == subprocess.PIPE else (None, None)
    told = write_errors if write_errors is not None else 2
    if stderr is not None and write_errors is None:
        told = stderr if isinstance(stderr, int) else stderr.fileno()
    try:
        wish = {
            "program": program,
            "arguments": list(arguments),
            "env": dict(env),
            "folder": str(Path.cwd()),
        }
        pid = _warm().ask(wish, write_output, told)
    finally:
        os.close(write_output)
        if write_errors is not None:
            os.close(write_errors)
    read = os.fdopen(output, encoding="utf-8")
    return Started(pid, read, None if errors is None else os.fdopen(errors, encoding="utf-8"))


class Warm:
    """The process that forks, as the tests see it."""

    def __init__(self) -> None:
        self.socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, *STRICTLY, "-m", "tests.warm", str(theirs.fileno())],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                env={**AS_IT_WAS, "LANG": "en"},
            )
        self.owner = os.getpid()
        self.asking = threading.Lock()
        atexit.register(self.close)

    def ask(self, wish: dict[str, Any], *streams: int) -> int:
        """Send it a wish and the streams that go with it; its answer is a number."""
        with self.asking:
            socket.send_fds(self.socket, [json.dumps(wish).encode()], streams)
            answer = self.socket.recv(100)
        assert answer, "the process that starts servers has ended"
        return int(answer)

    def close(self) -> None:
        """End it, and with it all that it has started."""
        if os.getpid() == self.owner:
            self.socket.close()
            self.process.wait(20)


@cache
def _warm() -> Warm:
    return Warm()


# ---------------------------------------------------------------------- in the process that forks


def fork_when_asked(line: socket.socket) -> tuple[str, list[str]]:
    """Fork whenever it is asked for; in the new process return what is to be run, and with what."""
    running: set[int] = set()
    while True:
        message, streams, *_ = socket.recv_fds(line, 1_000_000, 2)
        if not message:
            _end(running)
            raise SystemExit
        wish = json.loads(message)
        if "wait" in wish:
            _, status = os.waitpid(wish["wait"], 0)
            running.discard(wish["wait"])
            line.send(str(os.waitstatus_to_exitcode(status)).encode())
            continue
        pid = os.fork()
        if pid == 0:
            line.close()
            _become(wish, *streams)
            return wish["program"], wish["arguments"]
        running.add(pid)
        for stream in streams:
            os.close(stream)
        line.send(str(pid).encode())


def _become(wish: dict[str, Any], output: int, errors: int) -> None:
    """Take over streams, environment and folder; what Python does with streams when it starts."""
    for stream, place in ((output, 1), (errors, 2)):
        os.dup2(stream, place)
        os.close(stream)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(
        2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False
    )
    os.environ.clear()
    os.environ.update(wish["env"])
    time.tzset()
    os.chdir(wish["folder"])
    sys.path[0] = wish["folder"]


def _end(running: set[int]) -> None:
    for pid in running:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    for _name in IMPORTED:
        import_module(_name)
    _program, sys.argv[1:] = fork_when_asked(socket.socket(fileno=int(sys.argv[1])))
    runpy.run_module(_program, run_name="__main__", alter_sys=True)
