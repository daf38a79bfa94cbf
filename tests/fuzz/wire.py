"""Says a great many things to a server that make no sense, and looks for what goes wrong.

    .venv/bin/python -m tests.fuzz.wire --inputs 1000000     goes on where it was stopped
    .venv/bin/python -m tests.fuzz.wire --replay FILE        what was found, once more

What is tried is what was tried before, spoilt; it is kept if it is answered in a way that nothing
was before, or if it reaches a line of the server that nothing has (which is looked at for some of
them only, as it takes time). A find is a file in build/fuzz/findings.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from sys import getsizeof
from time import monotonic, thread_time
from typing import TYPE_CHECKING, NamedTuple

import uvloop

import marrakech.server
from tests.fuzz.wire_inputs import (
    FRAME,
    PLAIN,
    STALL,
    TAKE,
    from_line,
    packets,
    seeds,
    spoilt,
    to_line,
)
from tests.fuzz.wire_server import InProcess, signature

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import CodeType, FrameType

    from _typeshed import TraceFunction

    from tests.fuzz.wire_inputs import Conversation

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "fuzz"
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108  (a folder in it)
"""Where a disk costs no time; what is stored there is not needed afterwards."""
KEPT = "corpus.jsonl"
STATE = "state.json"
NOTHING = {"done": 0, "messages": 0, "packets": 0, "bytes": 0, "found": 0}
CORPUS = Path(__file__).parent / "wire.jsonl"
"""Conversations that were answered in ways of their own, a line each."""
SERVER = str(Path(marrakech.server.__file__).parent)
MOST_KEPT = 2000
"""Kinds of answers that are told apart: this process is to need no more memory in the end."""
AT_ONCE = 48
"""Connections that are open at the same time."""
TRACED = 50
"""Of so many batches, one is looked at line by line."""
RENEWED = 25
"""Batches after which there are new tables."""
SLOW = 0.5
"""Seconds of this thread for a batch: then one of it may keep others waiting."""
STALL_SECONDS = 0.05
"""Seconds of this thread for one connection that are too many."""
PEERS = ("127.0.0.1", "127.0.0.2", "10.0.0.7", "2001:db8::1", "::1", "not an address")


class Finding(NamedTuple):
    """What went wrong, and what was said before that."""

    what: str
    conversations: list[Conversation]


class Lines:
    """Which lines of the server were run."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, int]] = set()
        self._ours: dict[str, bool] = {}

    def begin(self) -> None:
        """Look from here on."""
        sys.settrace(self._called)

    def end(self) -> int:
        """Look no more; how many lines were run so far."""
        sys.settrace(None)
        return len(self.seen)

    def _called(self, frame: FrameType, _event: str, _arg: object) -> TraceFunction | None:
        name = frame.f_code.co_filename
        ours = self._ours.get(name)
        if ours is None:
            ours = self._ours[name] = name.startswith(SERVER)
        if not ours:
            return None
        self.seen.add((name, frame.f_lineno))
        return self._ran

    def _ran(self, frame: FrameType, _event: str, _arg: object) -> TraceFunction | None:
        self.seen.add((frame.f_code.co_filename, frame.f_lineno))
        return self._ran

    def table(self) -> dict[str, tuple[int, int]]:
        """By module: lines that were run, and lines that there are in functions."""
        found = {}
        for path in sorted(Path(SERVER).glob("*.py")):
            there = _lines(compile(path.read_bytes(), str(path), "exec"), top=True)
            ran = {line for name, line in self.seen if name == str(path)} & there
            found[path.name] = (len(ran), len(there))
        return found


def _lines(code: CodeType, *, top: bool = False) -> set[int]:
    """The lines of all functions in some code; what runs when it is imported does not count."""
    found = set() if top or code.co_name[0].isupper() else {x[2] for x in code.co_lines() if x[2]}
    inner = (each for each in code.co_consts if hasattr(each, "co_code"))
    return found.union(*(_lines(each) for each in inner))


def memory() -> float:
    """Megabytes that this process uses."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def size_of(some: Iterable[Conversation]) -> float:
    """Megabytes that conversations take: of the memory, what is not the server's."""
    each = {id(step): step for conversation in some for step in conversation}
    sizes = (getsizeof(step) + getsizeof(step.data) for step in each.values())
    return sum(sizes) / 1e6


class Fuzzer:
    """Says things to a server, and remembers what is worth it."""

    def __init__(self, server: InProcess, seed: int, corpus: Iterable[Conversation]) -> None:
        self.server = server
        self.rng = Random(seed)
        self.corpus = list(corpus)
        self._as_they_are = iter(tuple(self.corpus))
        self.answers: dict[str, Conversation] = {}
        self.lines = Lines()
        self.done = 0
        self.messages = 0
        self.packets = 0
        self.bytes = 0
        self.findings: list[Finding] = []
        """Those that were not told yet."""
        self.found = 0
        self._batches = 0

    def _next(self) -> Conversation:
        for each in self._as_they_are:
            return each
        # what came last is worth more than what was tried a thousand times
        recent = self.corpus[-200:] if self.rng.random() < 0.4 else self.corpus
        return spoilt(self.rng, self.rng.choice(recent), self.corpus)

    async def batch(self) -> None:
        """Some conversations at once."""
        self._batches += 1
        if self._batches % RENEWED == 0:
            await self.server.renew()
        some = [self._next() for _ in range(AT_ONCE)]
        traced = self._batches % TRACED == 1
        before = len(self.lines.seen)
        if traced:
            self.lines.begin()
        began = thread_time()
        answers = await self._try(some)
        took = thread_time() - began
        if traced:
            self.lines.end()
        self.done += len(some)
        new = {name: each for each, name in zip(some, answers, strict=True)}
        for name, each in new.items():
            if name not in self.answers and len(self.answers) < MOST_KEPT:
                self.answers[name] = each
                self.corpus.append(each)
        if traced and len(self.lines.seen) > before:
            self.corpus += some
        del self.corpus[: len(self.corpus) - 2 * MOST_KEPT]
        found = self._found()
        if found:
            await self._blame(found, some)
        elif took > SLOW and not traced:
            await self._slow(some)

    def _found(self) -> list[str]:
        found = [*self.server.errors.found, *self.server.left_behind()]
        self.server.errors.found.clear()
        return found

    async def _blame(self, found: list[str], some: list[Conversation]) -> None:
        """Find out which of them it was."""
        for each in some:
            await self._try([each])
            if self._found():
                self.findings.append(Finding("\n".join(found), [each]))
                return
        self.findings.append(Finding("\n".join(found), some))

    async def _slow(self, some: list[Conversation]) -> None:
        """See whether one of them takes long again and again."""
        for each in some:
            least = 1e9
            for _ in range(3):
                began = thread_time()
                await self._try([each])
                least = min(least, thread_time() - began)
                if least < STALL_SECONDS:
                    break
            else:
                self.findings.append(Finding(f"slow: {least * 1000:.0f} ms", [each]))

    async def _try(self, some: list[Conversation]) -> list[str]:
        known = self.server.known()
        answers = await asyncio.gather(*(self._talk(each, known) for each in some))
        await self.server.settle()
        return list(answers)

    async def _talk(self, conversation: Conversation, known: dict[bytes, bytes]) -> str:
        server = self.server
        wire = server.connect(self.rng.choice(PEERS))
        self.messages += sum(step.kind in {PLAIN, FRAME} for step in conversation)
        for step in packets(self.rng, conversation, known):
            if step.kind == PLAIN:
                self.packets += 1
                self.bytes += len(step.data)
                await server.feed(wire, step.data)
            elif step.kind == STALL:
                wire.reads = False
            elif step.kind == TAKE:
                wire.take()
            else:
                await server.settle(wire)
        answer = bytes(wire.answer)
        await server.hang_up(wire)
        told = signature(answer)
        if any(part[:1] == "5" and part[:3] != "503" for part in told.split(" ")[0].split(",")):
            server.errors.found.append(f"an answer {told}")
        return told


# ------------------------------------------------------------------------------ by hand


def read(path: Path) -> list[Conversation]:
    """The conversations of a file."""
    if not path.exists():
        return []
    return [from_line(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def write(path: Path, some: Iterable[Conversation]) -> None:
    """Keep conversations."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{to_line(each)}\n" for each in some), encoding="utf-8")


async def hunt(folder: Path, inputs: int, seed: int, seconds: float) -> Fuzzer:
    """Try so many, from where it was stopped; say now and then how far it is."""
    state = folder / STATE
    before = json.loads(state.read_text()) if state.exists() else NOTHING
    corpus = [*seeds(), *read(CORPUS), *read(folder / KEPT)]
    with tempfile.TemporaryDirectory(dir=MEMORY) as data:
        async with InProcess(Path(data) / "data") as server:
            fuzzer = Fuzzer(server, seed + before["done"], corpus)
            began, told, warm = monotonic(), 0.0, 0.0
            while before["messages"] + fuzzer.messages < inputs and monotonic() - began < seconds:
                await fuzzer.batch()
                if monotonic() - told < 10:
                    continue
                told = monotonic()
                warm = warm or (memory() if fuzzer.done > 20_000 else 0.0)
                _tell(folder, before, fuzzer, monotonic() - began, warm)
                _keep(folder, before, fuzzer)
            _tell(folder, before, fuzzer, monotonic() - began, warm)
            _keep(folder, before, fuzzer)
    return fuzzer


def _keep(folder: Path, before: dict[str, int], fuzzer: Fuzzer) -> None:
    """So that it can go on later."""
    write(folder / KEPT, fuzzer.answers.values())
    state = {name: before[name] + getattr(fuzzer, name) for name in NOTHING}
    (folder / STATE).write_text(json.dumps(state), encoding="utf-8")


def _tell(folder: Path, before: dict[str, int], fuzzer: Fuzzer, took: float, warm: float) -> None:
    all_of = {name: before[name] + getattr(fuzzer, name) for name in NOTHING}
    done = all_of["done"]
    told = [
        f"{all_of['messages']:,} inputs in {done:,} conversations",
        f"{fuzzer.done / took:,.0f} a second",
        f"{all_of['packets']:,} packets, {all_of['bytes'] / 1e6:,.0f} MB",
        f"{len(fuzzer.answers)} kinds of answers, {len(fuzzer.lines.seen)} lines",
        f"{memory():.0f} MB of memory, {warm:.0f} after warming up",
        f"{size_of([*fuzzer.corpus, *fuzzer.answers.values()]):.1f} MB of it to be tried again",
        f"{len(fuzzer.server.server.hub.tables)} tables, {len(fuzzer.findings)} findings",
    ]
    print(", ".join(told), flush=True)  # noqa: T201  (whoever waits wants to know)
    for number, finding in enumerate(fuzzer.findings):
        path = folder / "findings" / f"{done}-{number}.jsonl"
        write(path, finding.conversations)
        path.with_suffix(".txt").write_text(finding.what, encoding="utf-8")
        print(path, finding.what.rpartition("\n")[2][:200], flush=True)  # noqa: T201
    fuzzer.found += len(fuzzer.findings)
    fuzzer.findings.clear()


async def replay(path: Path) -> list[Finding]:
    """What comes of a file."""
    with tempfile.TemporaryDirectory() as data:
        async with InProcess(Path(data) / "data") as server:
            fuzzer = Fuzzer(server, 0, read(path))
            for _ in range(20):
                for each in fuzzer.corpus:
                    print(await fuzzer._try([each]))  # noqa: T201
                    if found := fuzzer._found():
                        fuzzer.findings.append(Finding("\n".join(found), [each]))
            return fuzzer.findings


def main() -> None:
    """Hunt, or look at a find again."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="in all")
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=Random().randrange(10**9))
    parser.add_argument("--folder", type=Path, default=FOLDER, help="for what is kept")
    parser.add_argument("--replay", type=Path)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.replay:
        for finding in uvloop.run(replay(given.replay)):
            print(finding.what)  # noqa: T201
        return
    print(f"seed {given.seed}")  # noqa: T201
    fuzzer = uvloop.run(hunt(given.folder, given.inputs, given.seed, given.seconds))
    for name, (ran, there) in fuzzer.lines.table().items():
        print(f"{name:16} {ran:4} of {there:4} lines")  # noqa: T201


if __name__ == "__main__":
    main()
