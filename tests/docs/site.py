"""The site of the documentation, built as the Makefile builds it."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from tests.docs.blocks import ROOT

if TYPE_CHECKING:
    from pathlib import Path

SITE = ROOT / "build/site"
KEPT = ROOT / "build/doctrees"


def sphinx(source: Path, site: Path, kept: Path) -> subprocess.CompletedProcess[str]:
    """Build a site."""
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning"]
    return subprocess.run(
        [*command, "-c", str(ROOT / "docs"), "-d", str(kept), str(source), str(site)],
        capture_output=True,
        text=True,
        check=False,
    )


def built() -> Path:
    """The whole site: what has not changed since the last time is not built again."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # other tests may want it at the same time
        done = sphinx(ROOT, SITE, KEPT)
        if done.returncode:
            shutil.rmtree(KEPT)  # or a page with a mistake would not be read a second time
    assert done.returncode == 0, done.stderr
    return SITE
