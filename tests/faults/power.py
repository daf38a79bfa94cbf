"""What a disk can hold if the power goes, and whether that is enough.

The journal has all that a server did to its files. At any point of it, what was synced before is
there; what was not may be there, or not, or in parts, sector by sector, in each file by itself; and
a file whose folder was not synced may have no name yet, or still its old one.
"""

from __future__ import annotations

import asyncio
import shutil
import struct
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from tests.faults.play import Quick
from tests.faults.shim import KINDS, Control, build, environment
from tests.history.asking import Asking
from tests.history.checker import assert_explained, check
from tests.history.recorder import History, Made
from tests.history.stored import stored
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tests.history.checker import Violation

WRITE, SYNC, TRUNCATE, UNLINK = map(KINDS.index, ("write", "sync", "truncate", "unlink"))
CREATED, OPENED, RENAMED, LINKED = 100, 101, 102, 103
_HEAD = struct.Struct("<6q")
SECTORS = (512, 4096)
SHARED = "-shm"
"""Ends the name of the file that is only memory: what of it comes to the disk is by chance."""


class Record(NamedTuple):
    """Something that a server did to its files."""

    what: int
    file: int
    offset: int
    data: bytes
    began: int
    ended: int


def read_journal(file: Path) -> list[Record]:
    """The whole journal, but for a last record that was cut off."""
    found, at, text = [], 0, file.read_bytes()
    while at + _HEAD.size <= len(text):
        what, number, offset, size, began, ended = _HEAD.unpack_from(text, at)
        at += _HEAD.size
        if at + size > len(text):
            break
        found.append(Record(what, number, offset, text[at : at + size], began, ended))
        at += size
    return found


class File:
    """A file: what is on the disk, and what is on its way there."""

    def __init__(self) -> None:
        self.kept = bytearray()
        self.waiting: list[Record] = []

    def sync(self) -> None:
        """Now it is there."""
        for record in self.waiting:
            put(self.kept, record.offset, record.data, cut=record.what == TRUNCATE)
        self.waiting.clear()

    def after_power(self, luck: random.Random) -> bytes:
        """What may be found later."""
        found = bytearray(self.kept)
        sector = luck.choice(SECTORS)
        how = luck.choice(("none", "all", "some", "some", "first"))
        much = {"none": 0, "first": luck.randrange(len(self.waiting) + 1)}
        for record in self.waiting[: much.get(how, len(self.waiting))]:
            if record.what == TRUNCATE:
                if how != "some" or luck.random() < 0.5:
                    put(found, record.offset, b"", cut=True)
            elif how != "some":
                put(found, record.offset, record.data)
            else:
                for offset, part in in_sectors(record, sector):
                    if luck.random() < 0.5:
                        put(found, offset, part)
        return bytes(found)


def put(into: bytearray, offset: int, data: bytes, *, cut: bool = False) -> None:
    """Write somewhere, or cut or lengthen it to a size; what was never written is zero."""
    if len(into) < offset:
        into += bytes(offset - len(into))
    if cut:
        del into[offset:]
    else:
        into[offset : offset + len(data)] = data


def in_sectors(record: Record, size: int) -> Iterator[tuple[int, bytes]]:
    """The parts of a write that a disk writes at once."""
    at, end = record.offset, record.offset + len(record.data)
    while at < end:
        after = min(end, (at // size + 1) * size)
        yield at, record.data[at - record.offset : after - record.offset]
        at = after


class Disk:
    """All files of a folder, as far as a journal was read."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.names: dict[str, File] = {}
        self.kept: dict[str, File] = {}
        """The names that are on the disk."""
        self.waiting: list[dict[str, File]] = []
        """What the names were after each change that is not there yet."""
        self._opened: dict[int, File | None] = {}
        """By number: a file, or None for the folder."""

    def take(self, record: Record) -> None:
        """What happened next."""
        path = record.data.decode() if record.what not in (WRITE, SYNC, TRUNCATE) else ""
        if record.what in (CREATED, OPENED):
            self._open(record, path)
        elif record.what in (RENAMED, LINKED):
            before, _, after = path.partition("\0")
            file = self.names[before]
            if record.what == RENAMED:
                del self.names[before]
            self._rename(after, file)
        elif record.what == UNLINK:
            self._rename(path, None)
        else:
            self._change(record)

    def _open(self, record: Record, path: str) -> None:
        if path == self.folder:
            self._opened[record.file] = None
            return
        if record.what == CREATED:
            self._rename(path, File())
        file = self.names[path]
        self._opened[record.file] = file
        if record.what == OPENED and record.offset:
            file.waiting.append(record._replace(what=TRUNCATE, offset=0, data=b""))

    def _change(self, record: Record) -> None:
        file = self._opened[record.file]
        if file is not None:
            if record.what == SYNC:
                file.sync()
            else:
                file.waiting.append(record)
        else:
            self.kept = dict(self.names)
            self.waiting.clear()

    def _rename(self, path: str, file: File | None) -> None:
        if file is None:
            self.names.pop(path, None)
        else:
            self.names[path] = file
        self.waiting.append(dict(self.names))

    def after_power(self, luck: random.Random, folder: Path) -> None:
        """Write into a folder what may be found later."""
        folder.mkdir()
        for path, file in luck.choice([self.kept, *self.waiting]).items():
            content = file.after_power(luck)
            if path.endswith(SHARED):
                content = luck.randbytes(luck.choice((0, 100, 32_768)))
            (folder / path.rpartition("/")[2]).write_bytes(content)


class Loss(NamedTuple):
    """A point at which the power went, and what was missing then."""

    point: int
    acknowledged: int
    found: list[Violation]


class Run:
    """What a server did, and what it said meanwhile."""

    def __init__(self, data: Path, history: History, journal: Sequence[Record]) -> None:
        self.data = data
        """As it was left, with a log that is not in the database yet."""
        self.history = history
        self.journal = journal
        copy = data.with_name("looked-at")
        shutil.copytree(data, copy)
        self.logs = stored(copy)
        """What it had stored in the end."""

    def points(self, luck: random.Random, most: int) -> list[int]:
        """After how many records the power goes: anywhere, where the database is written, and
        while the first server makes it.
        """
        numbers = {
            record.file
            for record in self.journal
            if record.what in (CREATED, OPENED) and record.data.endswith(b".sqlite3")
        }
        rare = [n for n, record in enumerate(self.journal) if record.file in numbers]
        first = next(event.start for event in self.history.events if isinstance(event, Made))
        early = [n for n, record in enumerate(self.journal) if record.began < first]
        anywhere = range(len(self.journal))
        pools = (anywhere, anywhere, rare, early)
        return sorted({luck.choice(pools[n % 4]) + luck.randrange(2) for n in range(most)})

    def lose_power(self, points: Sequence[int], luck: random.Random, into: Path) -> Iterator[Loss]:
        """Let the power go at each of these, and see what is left.

        ``into`` has the folder of the last one then.
        """
        disk = Disk(self.data)
        done = 0
        for number, point in enumerate(points):
            for record in self.journal[done:point]:
                disk.take(record)
            done = point
            folder = into / str(number)
            disk.after_power(luck, folder)
            yield Loss(point, *self._look(point, folder))

    def before(self, point: int) -> History:
        """What clients knew when the power went there, at the latest."""
        if point >= len(self.journal):
            return self.history
        return self.history.until(self.journal[point].began)

    def _look(self, point: int, folder: Path) -> tuple[int, list[Violation]]:
        """What a server finds that starts then, and whether that explains what was said."""
        known = self.before(point)
        return known.acknowledged, check(known, stored(folder), known=self.logs)


@contextmanager
def journalling(folder: Path, program: str = "marrakech") -> Iterator[tuple[Process, Path]]:
    """A server all of whose changes go into a journal."""
    data, journal = folder / "data", folder / "journal"
    with Control(folder / "control") as control:
        env = environment(build(folder), data, control, journal)
        server = Process(data, *PLENTY, program=program, env=env)
        try:
            yield server, journal
        finally:
            if server.process.poll() is None:
                server.kill()


def recorded(
    folder: Path, *, games: int, rugs: int, rounds: int = 1, program: str = "marrakech"
) -> Run:
    """Let many games be played at the same time, some rounds of them, and note everything."""
    history = History()
    with journalling(folder, program) as (server, journal):
        for number in range(rounds):
            with Asking(server.url, history) as asking:
                people = [
                    Quick(server.socket, table, each, number * games + game, history)
                    for game in range(games)
                    for table, secrets in [
                        asking.joined("person", "open", rules=f"standard/2,rugs={rugs}")
                    ]
                    for each in secrets
                ]

            async def play(people: list[Quick] = people) -> None:
                async with asyncio.timeout(900):
                    await asyncio.gather(*(each.play() for each in people))

            asyncio.run(play())
        server.kill()
    history.settle()
    return Run(folder / "data", history, read_journal(journal))


def start_after(history: History, data: Path) -> None:
    """Start a real server on what is left, which shows every table that was acknowledged."""
    known = History(history.events)
    tables = {event.table for event in known.events if event.end is not None} - {""}
    server = Process(data, *PLENTY)
    try:
        with Asking(server.url, known) as asking:
            for table in tables:
                assert asking.look(table)
    finally:
        server.kill()
    assert_explained(known, stored(data))
