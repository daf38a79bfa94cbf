"""A server that cannot start says why in one sentence, and changes nothing."""

from __future__ import annotations

import os
import re
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

import marrakech
from marrakech.server.database import FILE, KEY, MARK, prepare
from tests import warm

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE = 4096


class Told(NamedTuple):
    """How a command ended."""

    code: int
    said: str
    errors: str
    kept: bool
    """Whether database and key are as they were."""


class Case(NamedTuple):
    """A folder with something wrong, and how a server is started there."""

    spoil: Callable[[Path], None]
    says: str
    """A pattern of what is said."""
    options: tuple[str, ...] = ()
    command: str = "serve"


def fresh(folder: Path) -> None:
    """Nothing is there."""
    shutil.rmtree(folder)


def as_it_is(_: Path) -> None:
    """Something else is wrong."""


def in_the_way(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.write_text("a file")


def text(folder: Path) -> None:
    (folder / FILE).write_text("This is no database, however long one looks at it." * 100)


def newer(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()


def cut(folder: Path) -> None:
    with (folder / FILE).open("r+b") as file:
        file.truncate(3 * PAGE)


def scribbled(folder: Path) -> None:
    with (folder / FILE).open("r+b") as file:
        file.seek(PAGE)
        file.write(b"scribble" * (PAGE // 8) * 4)


def no_key(folder: Path) -> None:
    (folder / KEY).unlink()


def other_key(folder: Path) -> None:
    (folder / KEY).write_text("5a" * 32)


def half_a_key(folder: Path) -> None:
    (folder / KEY).write_text("5a" * 10)


def forgetful(folder: Path) -> None:
    (folder / MARK).touch(mode=0o600)
    (folder / MARK).write_text(f"{99:020}\n")


CASES = {
    "folder": Case(in_the_way, "data cannot be used: "),
    "text": Case(text, r"tables\.sqlite3 is no database"),
    "newer": Case(newer, r"newer version .*9999.* downgrade"),
    "cut": Case(cut, r"tables\.sqlite3 is damaged .* restore"),
    "scribbled": Case(scribbled, r"tables\.sqlite3 is damaged .* restore"),
    "played": Case(scribbled, r"tables\.sqlite3 is damaged .* restore", command="play"),
    "no key": Case(no_key, r"the key .*tables\.key is missing"),
    "other key": Case(other_key, r"tables\.key is not the key"),
    "half a key": Case(half_a_key, r"tables\.key is no key"),
    "forgetful": Case(forgetful, r"forgotten something: 99 .* 0 are there.* remove tables\.mark"),
    "locked": Case(as_it_is, r"tables\.sqlite3 is locked by another program"),
    "full": Case(fresh, r"tables\.sqlite3 cannot be used: (disk I/O error|.*full)"),
    "address": Case(as_it_is, "cannot listen on 192.0.2.1", ("--host", "192.0.2.1")),
    "no address": Case(as_it_is, "cannot listen on x{70}", ("--host", "x" * 70)),
    "to play": Case(as_it_is, "cannot listen on x{70}", ("--host", "x" * 70), "play"),
    "no page": Case(as_it_is, "The page has not been built", command="play"),
}


def start(
    case: Case, folder: Path, path: Path | None = None, room: Callable[[], None] | None = None
) -> subprocess.Popen[str] | warm.Started:
    """Start a server that cannot; from nothing, if Python has to be started in a special way."""
    port = () if case.command == "play" and "--host" in case.options else ("--port", "0")
    extra = ("--no-browser",) if case.command == "play" else ()
    words = [case.command, *port, *extra, "--data", str(folder), *case.options]
    environment = {**os.environ, "COLUMNS": "200", "LANG": "en"}
    if path is None and room is None:
        return warm.start(words, environment, stderr=subprocess.PIPE)
    return subprocess.Popen(
        [sys.executable, "-m", "marrakech", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, **({"PYTHONPATH": str(path)} if path else {})},
        preexec_fn=room,  # noqa: PLW1509  (what it calls is safe there)
    )


def without_page(folder: Path) -> Path:
    """The package without the page, as links to what is here."""
    package = Path(marrakech.__file__).parent
    for source in (package, package / "server"):
        place = folder / source.relative_to(package.parent)
        place.mkdir(parents=True)
        for each in source.iterdir():
            if each.name not in {"server", "page", "__pycache__"}:
                (place / each.name).symlink_to(each)
    return folder


def little_room() -> None:
    """Let no file be larger than two pages, as on a disk that is full."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (2 * PAGE, 2 * PAGE))


def as_ever() -> None:
    """Change nothing, but start from nothing."""


def contents(folder: Path) -> dict[str, bytes]:
    files = (folder / FILE, folder / KEY)
    return {file.name: file.read_bytes() for file in files if file.is_file()}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Told]:
    """All of them, started at once: some wait for long."""
    sound = tmp_path_factory.mktemp("sound") / "data"
    prepare(sound).engine.dispose()
    started: dict[str, tuple[subprocess.Popen[str] | warm.Started, Path, dict[str, bytes]]] = {}
    ended: dict[str, Told] = {}
    with ExitStack() as until_the_end:
        for name, case in CASES.items():
            folder = tmp_path_factory.mktemp("case") / "data"
            shutil.copytree(sound, folder)
            case.spoil(folder)
            before = contents(folder)
            package = None
            if name == "locked":
                lock = until_the_end.enter_context(closing(sqlite3.connect(folder / FILE)))
                lock.execute("PRAGMA locking_mode = EXCLUSIVE")
                lock.execute("BEGIN EXCLUSIVE")
            if name == "no page":
                package = without_page(tmp_path_factory.mktemp("package"))
            room = little_room if name == "full" else None
            started[name] = (start(case, folder, package, room), folder, before)
        for name, (process, folder, before) in started.items():
            try:
                said, errors = process.communicate(timeout=120)
            finally:
                process.kill()
            ended[name] = Told(process.wait(), said, errors, before == contents(folder))
    return ended


@pytest.mark.parametrize("name", CASES)
def test_why_a_server_cannot_start_is_said_in_a_sentence(told: dict[str, Told], name: str) -> None:
    found = told[name]
    assert found.code in (1, 2), found
    assert "Traceback" not in found.said + found.errors
    lines = [line for line in found.errors.splitlines() if line]
    assert len(lines) == 1, found.errors
    assert re.match("error: ", lines[0]), lines
    assert re.search(CASES[name].says, lines[0]), lines
    assert not found.said
    assert found.kept or name == "full"


def test_a_port_that_is_taken_is_told_by_a_real_process_too(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = start(Case(as_it_is, "", ("--port", port)), tmp_path / "data", room=as_ever)
        said, errors = process.communicate(timeout=120)
    assert process.returncode == 1
    assert errors.count("\n") == 1
    assert f"port {port}" in errors
    assert not said
