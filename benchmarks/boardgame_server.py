"""The server of boardgame.io, for the same load as ours."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

from measuring import NODE, cpu_of, free_port

if TYPE_CHECKING:
    from pathlib import Path


class Boardgame:
    """The server of boardgame.io in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process = subprocess.Popen(
            [str(NODE), "server.cjs", str(self.port)],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        while "ready" not in (line := self.process.stdout.readline()):
            if not line:
                raise SystemExit("the server of boardgame.io does not start")

    def moves(self, matches: int, moves: int) -> float:
        """Confirmed moves for every second of CPU that it uses."""
        used = cpu_of(self.process.pid)
        told = subprocess.check_output(
            [str(NODE), "load.cjs", *map(str, (self.port, matches, moves, matches))],
            cwd=self.folder,
            text=True,
        )
        made: int = json.loads(told)["moves"]
        return made / (cpu_of(self.process.pid) - used)

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()
