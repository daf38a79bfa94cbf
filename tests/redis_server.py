"""A real Redis server for tests, that can be stopped, started and flushed."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

import redis

from marrakech.server.settings import DatabaseUrl
from tests.postgres import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 30


class RedisServer:
    """A server, started when it is made."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="marrakech-redis-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes]
        self.start()

    def url(self, port: int | None = None) -> DatabaseUrl:
        """Where it is."""
        return DatabaseUrl(f"redis://127.0.0.1:{port or self.port}/0")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        program = shutil.which("redis-server")
        assert program, "redis-server is not installed: on Debian, apt-get install redis-server"
        self.process = subprocess.Popen(
            [program, "--port", str(self.port), "--save", "", "--bind", "127.0.0.1"],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
        )
        until = monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None
            assert monotonic() < until
            sleep(0.02)

    def answers(self) -> bool:
        """Whether it can be asked."""
        try:
            with redis.Redis(port=self.port) as client:
                return bool(client.ping())
        except redis.RedisError:
            return False

    def flush(self) -> None:
        """Let it forget everything, and lose all connections."""
        with redis.Redis(port=self.port) as client:
            client.flushall()
            client.client_kill_filter(_type="pubsub")

    def info(self) -> dict[str, float]:
        """What it counts."""
        with redis.Redis(port=self.port) as client:
            found = client.info()
        return {name: value for name, value in found.items() if isinstance(value, int | float)}

    def stop(self) -> None:
        """End it as a crash would."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def close(self) -> None:
        """End it, and remove all it had."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def running_redis() -> Iterator[RedisServer]:
    """A server for a while."""
    server = RedisServer()
    try:
        yield server
    finally:
        server.close()
