"""A real PostgreSQL server for tests, in a folder of its own, that can be stopped in every way."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

import psycopg

from marrakech.server.settings import DatabaseUrl

if TYPE_CHECKING:
    from collections.abc import Iterator

PLACES = (
    *os.environ.get("PATH", "").split(":"),
    *map(str, Path("/usr/lib/postgresql").glob("*/bin")),
)
PATIENCE = 60


def program(name: str) -> str:
    """Where a program of PostgreSQL is; on Debian most are not in the path."""
    found = shutil.which(name, path=":".join(PLACES))
    assert found, f"{name} is not installed: on Debian, apt-get install postgresql"
    return found


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A server, started when it is made."""

    def __init__(self, original: Postgres | None = None) -> None:
        """An empty one, or one that follows another."""
        self.folder = Path(tempfile.mkdtemp(prefix="marrakech-postgres-"))
        # it refuses to run as root
        self.user = "nobody" if os.getuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self._numbers = count(1)
        if original is None:
            self._run(
                *(program("initdb"), "-D", str(self.folder / "data"), "-U", "marrakech"),
                *("-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"),
            )
        else:
            self._run(
                *(program("pg_basebackup"), "-D", str(self.folder / "data"), "-R", "--no-sync"),
                *("-h", "127.0.0.1", "-p", str(original.port), "-U", "marrakech", "-c", "fast"),
            )
        self.process: subprocess.Popen[bytes]
        self.start()

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            command, user=self.user, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)),
                    *("-h", "127.0.0.1", "-k", str(self.folder), "-c", "max_connections=200"),
                    # what a machine does that loses power is PostgreSQL's own affair
                    *("-c", "fsync=off", "-c", "shared_buffers=32MB"),
                ],
                user=self.user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        until = monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert monotonic() < until
            sleep(0.02)

    def answers(self) -> bool:
        """Whether it can be asked."""
        try:
            self.ask("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, *, immediately: bool = True) -> None:
        """Stop it, as a crash would or in good order."""
        self.process.send_signal(signal.SIGQUIT if immediately else signal.SIGINT)
        self.process.wait(PATIENCE)

    def copy(self) -> Postgres:
        """A copy that follows this one; from now on nothing is committed before it has it, too."""
        copy = Postgres(self)
        self.set("synchronous_standby_names", "*")
        query = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
        until = monotonic() + PATIENCE
        while not self.ask(query):
            assert monotonic() < until
            sleep(0.02)
        return copy

    def promote(self) -> None:
        """Let a copy be the original from now on."""
        self.ask("SELECT pg_promote()")

    def set(self, option: str, value: str) -> None:
        """Set an option for all connections."""
        self.ask(f"ALTER SYSTEM SET {option} = '{value}'")
        self.ask("SELECT pg_reload_conf()")

    def ask(self, query: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Ask, outside of transactions."""
        with psycopg.connect(self.url(database).text, autocommit=True) as connection:
            found = connection.execute(query.encode())
            return found.fetchall() if found.description else []

    def url(self, database: str, *, port: int | None = None) -> DatabaseUrl:
        """The address of a database."""
        return DatabaseUrl(f"postgresql://marrakech@127.0.0.1:{port or self.port}/{database}")

    def fresh(self) -> DatabaseUrl:
        """An empty database."""
        name = f"test{next(self._numbers)}"
        self.ask(f"CREATE DATABASE {name}")
        return self.url(name)

    def close(self) -> None:
        """Stop it, and remove all it had."""
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server for a while."""
    server = Postgres()
    try:
        yield server
    finally:
        server.close()
