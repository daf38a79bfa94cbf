"""A real server, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

import httpx

from tests import warm

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

PLENTY = (
    *("--actions-per-second", "100000", "--requests-per-second", "100000"),
    *("--tables-per-minute", "100000", "--connections-per-address", "10000"),
    *("--waiting-per-address", "100000"),
    *("--empty-minutes", "10000"),
)
"""So that tests that are not about limits do not run into them."""


ENDS_SECONDS = 60
"""So long a server may take that is told to stop, on a busy machine."""


class Process:
    """A server that was started, and that can be stopped in every way."""

    def __init__(
        self,
        data: Path,
        *options: str,
        port: int = 0,
        program: str = "marrakech",
        env: Mapping[str, str] | None = None,
        stderr: int | None = None,
        cold: bool = False,
    ) -> None:
        """Errors go to a file beside the data, unless they are to go elsewhere."""
        self.data = data
        self.options = options
        self.program = program
        self.env = dict(env or {})
        with (data.parent / f"{data.name}.log").open("ab") as log:
            self.process = warm.start(
                ("serve", "--port", str(port), "--data", str(data), *options),
                {**os.environ, "COLUMNS": "200", "LANG": "en", **self.env},
                stderr=log if stderr is None else stderr,
                program=program,
                cold=cold,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://([\w.]+):(\d+)/", line)
        if not found:
            self.kill()
        assert found, f"the server does not say where it is: {line!r}\n{self.log()}"
        self.host, self.port = found[1], int(found[2])

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://{self.host}:{self.port}"

    @property
    def socket(self) -> str:
        """Where its live connections are."""
        return f"ws://{self.host}:{self.port}"

    def log(self) -> str:
        """What it has written to standard error."""
        return (self.data.parent / f"{self.data.name}.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        """Ask it to end."""
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        code = self.process.wait(ENDS_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def again(self) -> Process:
        """Another one on the same port, with the same data."""
        return Process(self.data, *self.options, port=self.port, program=self.program, env=self.env)


@contextmanager
def running(data: Path, *options: str, cold: bool = False) -> Iterator[Process]:
    """A server for a while."""
    process = Process(data, *options, cold=cold)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.kill()


def set_up(server: Process, *seats: str, **other: object) -> dict[str, object]:
    """Set up a table with seats such as ``person``, ``open`` and ``bot``."""
    plans: dict[str, dict[str, object]] = {
        "person": {"kind": "person", "name": "Somebody"},
        "open": {"kind": "open"},
        "bot": {"kind": "bot", "level": "porter"},
    }
    named = [{**plans[seat]} for seat in seats]
    for number, plan in enumerate(named):
        if "name" in plan:
            plan["name"] = f"Somebody {number}"
    body = {"seats": named, **other}
    answer = httpx.post(f"{server.url}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, object] = answer.json()
    return made
