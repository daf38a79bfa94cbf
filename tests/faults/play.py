"""Short games on a server whose disk fails once, or for a while."""

from __future__ import annotations

import asyncio
import errno
import re
import shutil
import signal
from contextlib import contextmanager
from time import monotonic, monotonic_ns, sleep
from typing import TYPE_CHECKING, NamedTuple

from tests.faults.shim import Control, Fault, build, environment
from tests.history.asking import Asking
from tests.history.checker import assert_explained
from tests.history.recorder import Attempt, History
from tests.history.stored import stored
from tests.server.players import Player
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.faults.shim import Kind

SHORT = "standard/2,rugs=2"
TRIES = 50
IN_TIME = 120
"""Seconds that a game may take on a busy machine."""
WHILE = 0.3
"""Seconds that a disk is broken that fails lastingly."""
ERRORS: dict[Kind, tuple[int, ...]] = {
    "write": (errno.EIO, errno.ENOSPC, 0),
    "sync": (errno.EIO, errno.ENOSPC),
    "read": (errno.EIO,),
    "open": (errno.EIO, errno.EMFILE),
    "truncate": (errno.EIO, errno.ENOSPC),
    "map": (errno.ENOMEM,),
    "unlink": (errno.EIO,),
}
"""What can go wrong with each kind of call."""
TRACE = re.compile(r"^[ |+]*Traceback ", re.MULTILINE)


class Quick(Player):
    """Tries again soon."""

    pause = (0.01, 0.05)


class Outcome(NamedTuple):
    """What came of a game."""

    fired: int
    acknowledged: int
    unknown: int


class Bench:
    """A server with a disk that can be told to fail."""

    def __init__(self, folder: Path) -> None:
        self.copies = folder / "copies"
        self.data = folder / "data"
        self.control = Control(folder / "control")
        self.env = environment(build(folder), self.data, self.control)
        self.server = Process(self.data, *PLENTY, env=self.env)
        self.history = History()
        """Of all games."""
        self._failed_at = 0

    def play(self, fault: Fault | None) -> Outcome:
        """A game, with a fault somewhere in it, and whether the log explains what came of it."""
        history = History()
        said = len(self.server.log())
        self._failed_at = 0
        self.control.arm(fault)
        with Asking(self.server.url, history) as asking:
            table, secrets = self._sit_down(asking)
            people = [
                Quick(self.server.socket, table, each, seat, history)
                for seat, each in enumerate(secrets)
            ]
            asyncio.run(self._play(people))
            self.control.disarm()
            assert asking.lobby()
            assert asking.look(table)
            asking.fetch(table)
        history.settle()
        self.history.events += history.events
        if self._failed_at:  # had it been killed then, and started again
            assert_explained(history.until(self._failed_at), stored(self.copies / "then"))
        self._copy("after")
        assert_explained(history, stored(self.copies / "after"))
        assert_plain(self.server.log()[said:])
        unknown = history.count(Attempt, "unknown")
        return Outcome(self.control.fired, history.acknowledged, unknown)

    def _sit_down(self, asking: Asking) -> tuple[str, list[list[str]]]:
        """A table for two, tried again until there is one."""
        began = monotonic()
        for _ in range(TRIES):
            asking.lobby()
            made = asking.set_up("person", "open", rules=SHORT, first=0)
            ticket = made and asking.sit(made["table"], "Guest")
            if made and ticket:
                return made["table"], [[made["tickets"][0]["secret"]], [ticket["secret"]]]
            if self.control.fired and monotonic() > began + WHILE:
                self.control.disarm()
            sleep(2 * WHILE / TRIES)  # or a quick server would have refused all before it is over
        raise AssertionError(f"no table in {TRIES} tries")

    async def _play(self, people: list[Quick]) -> None:
        async with asyncio.timeout(IN_TIME), asyncio.TaskGroup() as group:
            playing = [group.create_task(each.play()) for each in people]
            while not self.control.fired and not all(task.done() for task in playing):
                await asyncio.wait(playing, timeout=0.005)
            if self.control.fired:
                self._failed_at = self._copy("then")
            await asyncio.wait(playing, timeout=WHILE)
            self.control.disarm()

    def _copy(self, name: str) -> int:
        """Keep what another server would find that started now, and when that was.

        The server holds its breath meanwhile.
        """
        copy = self.copies / name
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir(parents=True)
        self.server.process.send_signal(signal.SIGSTOP)
        try:
            for file in self.data.iterdir():
                if not file.name.endswith("-shm"):  # which is only memory
                    shutil.copy(file, copy)
            return monotonic_ns()
        finally:
            self.server.process.send_signal(signal.SIGCONT)

    def restart(self) -> None:
        """Kill the server, and see whether the next one shows all games."""
        self.server.kill()
        self.server = self.server.again()
        with Asking(self.server.url, self.history) as asking:
            for table in self.history.tables():
                assert asking.look(table)

    def close(self) -> None:
        """The end: whether everything is there."""
        code = self.server.stop()
        assert code in (0, -15), code
        assert_plain(self.server.log())
        assert_explained(self.history, stored(self.data))


@contextmanager
def bench(folder: Path) -> Iterator[Bench]:
    """A bench for a while."""
    made = Bench(folder)
    try:
        yield made
        made.close()
    finally:
        if made.server.process.poll() is None:
            made.server.kill()


def assert_plain(said: str) -> None:
    """What a server says of its disk is a sentence: nobody was surprised that it may fail."""
    assert not TRACE.search(said), said


def faults_of(seen: dict[str, int], kind: Kind) -> list[Fault]:
    """All that can go wrong with one kind of call in a game that has so many of them."""
    return [
        Fault(kind, at, error, lasting)
        for at in range(1, seen[kind] + 1)
        for error in ERRORS[kind]
        for lasting in (False, True)
    ]
