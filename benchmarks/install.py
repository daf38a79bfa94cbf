"""What it takes to install: the library into an empty environment, and the game in a new clone.

CPU time is what counts: it hardly depends on the load of the machine. Each is done once, from the
last commit, with an empty home, so that no cache helps; only the configuration of pip and npm is
kept.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from measuring import ROOT, Figure, Report, free_port, machine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

ONCE = "one run"
KEPT = (".config/pip", ".config/uv", ".pip", ".npmrc")
PHASES = {
    ".venv/bin/uv": "an environment, and uv",
    ".venv/.run": "other packages",
    ".venv/.editable": "that Python finds the package",
    ".venv/.played": "Cython and C compiler",
    ".venv/.ready": "bytecode",
    "web/node_modules/.page": "packages of the page",
    "page": "the page",
}
"""What is made for a first game, one after the other here."""


@contextmanager
def cloned() -> Iterator[tuple[Path, dict[str, str]]]:
    """A clone of the last commit, and variables for who has just come to this machine."""
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder, "clone"), Path(folder, "home")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        for name in KEPT:
            known = Path.home() / name
            if known.exists():
                (home / name).parent.mkdir(parents=True, exist_ok=True)
                copy = shutil.copytree if known.is_dir() else shutil.copy
                copy(known, home / name)
        home.mkdir(exist_ok=True)
        own = str(Path(sys.executable).parent)
        path = os.pathsep.join(part for part in os.get_exec_path() if part != own)
        unwanted = ("VIRTUAL_ENV", "PYTHONPATH", "MAKEFLAGS", "MARRAKECH_PAGE")
        others = {name: value for name, value in os.environ.items() if name not in unwanted}
        yield clone, {**others, "HOME": str(home), "PATH": path}


def run(*words: str, cwd: Path, env: dict[str, str]) -> float:
    """Run a program; the seconds of processor that it took, with all that it started."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, cwd=cwd, env=env, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def megabytes(*paths: Path) -> float:
    """What files take, or all files below folders."""
    files = [file for path in paths for file in (path.rglob("*") if path.is_dir() else [path])]
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


def library() -> Iterable[Figure]:
    """``pip install .`` in an empty environment, and what a wheel weighs with and without page."""
    with cloned() as (clone, env):
        here = clone.parent / "venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(here)], check=True)
        pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
        onto = ("--python", str(here / "bin/python"))
        took = run(*pip, "wheel", "--no-deps", "--wheel-dir", "bare", ".", cwd=clone, env=env)
        (bare,) = (clone / "bare").iterdir()
        took += run(*pip, *onto, "install", str(bare), cwd=clone, env=env)
        packages = list(here.glob("lib/python*/site-packages/*.dist-info"))
        yield Figure("pip install .: packages", len(packages), sample=ONCE, goal="1")
        installed = megabytes(*(info.parent for info in packages[:1]))
        yield Figure("pip install .: what is installed", installed, "MB", sample=ONCE)
        yield Figure("pip install .: processor", took, "s", sample=ONCE)
        yield Figure("wheel without the page", megabytes(bare), "MB", sample=ONCE)
        page = clone / "src/marrakech/server/page"
        shutil.copytree(ROOT / "src/marrakech/server/page", page)
        (page / "index.html").touch()  # what is older than its sources would not be packed
        run(*pip, "wheel", "--no-deps", "--wheel-dir", "paged", ".", cwd=clone, env=env)
        (paged,) = (clone / "paged").iterdir()
        yield Figure("wheel with the page", megabytes(paged), "MB", sample=ONCE)


def play() -> Iterable[Figure]:
    """A first ``make play``, phase by phase, and a second one until the page answers."""
    with cloned() as (clone, env):
        total = 0.0
        for target, name in PHASES.items():
            took = run("make", "--silent", target, cwd=clone, env=env)
            total += took
            yield Figure(f"first make play: {name}", took, "s", sample=ONCE)
        yield Figure("first make play: all", total, "s", sample=ONCE, goal="75 at most")
        clock, processor = start(clone, env)
        yield Figure("then make play, with a new database: clock", clock, "s", sample=ONCE)
        yield Figure("then make play, with a new database: processor", processor, "s", sample=ONCE)
        later = [start(clone, env) for _ in range(5)]
        for name, times, goal in zip(
            ("clock", "processor"), zip(*later, strict=True), ("1.5 at most", ""), strict=True
        ):
            yield Figure(
                *(f"later make play: {name}", min(times), "s", min(times), max(times)),
                *("least and range of 5 runs", goal),
            )


def start(clone: Path, env: dict[str, str]) -> tuple[float, float]:
    """Seconds by the clock, and of processor, from ``make play`` until the page answers."""
    port = free_port()
    told = {**env, "MARRAKECH_NO_BROWSER": "1", "PORT": str(port)}
    begun = time.perf_counter()
    playing = subprocess.Popen(
        ["make", "play"], cwd=clone, env=told, stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).close()
            except OSError:
                time.sleep(0.01)
            else:
                return time.perf_counter() - begun, used_in_session(playing.pid)
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
        playing.wait()


def used_in_session(session: int) -> float:
    """Seconds of processor that processes of a session have used, with those that have ended."""
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            fields = file.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                ticks += sum(int(field) for field in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


PARTS: dict[str, Callable[[], Iterable[Figure]]] = {"library": library, "play": play}


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/install.*")
    given = parser.parse_args()
    report = Report("install", "What it takes to install", PARTS)
    for part in given.parts or PARTS:
        report.tell(part, machine(), PARTS[part]())
        if given.save:
            report.save()


if __name__ == "__main__":
    main()
