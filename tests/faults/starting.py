"""Servers whose disk fails while they start, on nothing and on what others have left.

Starting a process for each would take hours, and most of that is not about the disk. So one process
opens the database again and again, just as a server does, below the layer that lets it fail:
``python -m tests.faults.starting TEMPLATE HISTORY FOLDER MOST SEED``. The rest of a server is
tried with a few real ones.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from marrakech.core.errors import Refusal
from marrakech.server.storage import Storage
from marrakech.server.trouble import Trouble
from tests.faults.play import ERRORS, assert_plain, faults_of
from tests.faults.shim import Control, Fault, environment
from tests.history.checker import assert_explained
from tests.history.recorder import History
from tests.history.stored import stored
from tests.server.running import Process

FAILURES = (DBAPIError, OSError, Refusal, Trouble)
"""How a database may say that it cannot be opened."""


async def open_it(data: Path) -> None:
    """As a server does when it starts."""
    storage = await Storage.open(data)
    try:
        await storage.count()
    finally:
        await storage.close()


def fails(control: Control, fault: Fault | None, data: Path) -> bool:
    """Whether a database cannot be opened with a fault."""
    control.arm(fault)
    try:
        asyncio.run(open_it(data))
    except FAILURES:
        return True
    else:
        return False
    finally:
        control.disarm()


def try_all(
    template: Path, history: History, data: Path, control: Control, most: int, seed: str
) -> dict[str, int]:
    """Start with every fault in turn, or so many of them, and look for what must be there."""
    counts = {"faults": 0, "failed": 0, "fired": 0}
    logs = stored(_fresh(template, data))
    faults: list[tuple[Fault, Path | None]] = []
    for kept in (template, None):
        assert not fails(control, None, _fresh(kept, data))
        seen = control.seen()
        faults += [(fault, kept) for kind in ERRORS for fault in faults_of(seen, kind)]
    if most:
        faults = random.Random(seed).sample(faults, most)
    for fault, kept in faults:
        _fresh(kept, data)
        counts["failed"] += fails(control, fault, data)
        counts["fired"] += control.fired > 0
        counts["faults"] += 1
        try:
            assert_explained(history if kept else History(), stored(data), known=logs)
        except Exception as error:
            error.add_note(f"after {fault}, with {kept}")
            raise
    return counts


def _fresh(template: Path | None, data: Path) -> Path:
    """A folder as it was left, or none."""
    shutil.rmtree(data, ignore_errors=True)
    if template is not None:
        shutil.copytree(template, data)
    return data


def try_in_a_process(
    library: Path,
    template: Path,
    history: History,
    folder: Path,
    most: int,
    luck: random.Random,
) -> dict[str, int]:
    """Start and check as above, in a process whose calls to the disk can be made to fail."""
    folder.mkdir()
    history.save(folder / "history.jsonl")
    with Control(folder / "control") as control:
        env = environment(library, folder / "data", control)
    seed = luck.getrandbits(32)
    words = map(str, (template, folder / "history.jsonl", folder, most, seed))
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.starting", *words],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    counts: dict[str, int] = json.loads(done.stdout)
    return counts


def start_for_real(library: Path, folder: Path, fault: Fault) -> str:
    """Start a server with a fault: it serves, or ends and says why. What it wrote."""
    with Control(folder / "control") as control:
        control.arm(fault)
        starts = True
        try:
            Process(folder / "data", env=environment(library, folder / "data", control)).kill()
        except AssertionError:
            starts = False
        assert control.fired
        said = (folder / "data.log").read_text(encoding="utf-8")
        assert starts or said, "it ended without a word"
    assert_plain(said)
    return said


def main(template: str, history: str, folder: str, most: str, seed: str) -> dict[str, int]:
    """In the process below the layer."""
    place = Path(folder)
    with Control(place / "control", clear=False) as control:
        return try_all(
            Path(template),
            History.load(Path(history)),
            place / "data",
            control,
            int(most),
            seed,
        )


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(*sys.argv[1:])))
