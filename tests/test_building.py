"""How a clone is built: what of it is thrown away, and what is built again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from compiled_modules import COMPILED, SHARED, SOURCES, stale_extensions

ROOT = Path(__file__).parent.parent
ENDING = ".cpython-311-x86_64-linux-gnu.so"


def test_what_was_compiled_of_modules_that_have_moved_is_found(tmp_path: Path) -> None:
    """Python would import it rather than a module of plain Python with the same name."""
    for module in (*COMPILED, SHARED, "core/tables", "old/kernel"):
        file = tmp_path / f"{module}{ENDING}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    (tmp_path / "core/tables.py").touch()
    stale = stale_extensions(tmp_path)
    assert stale == [tmp_path / f"core/tables{ENDING}", tmp_path / f"old/kernel{ENDING}"]


def test_nothing_here_was_compiled_of_a_module_that_is_gone() -> None:
    assert stale_extensions() == []
    for module in COMPILED:
        assert (SOURCES / f"{module}.pxd").is_file()


@pytest.fixture(scope="module")
def sources_of_page() -> set[str]:
    """The files at whose change ``make`` builds the page again."""
    make = shutil.which("make")
    if make is None:
        pytest.skip("there is no make here")
    done = subprocess.run(
        [make, "--dry-run", "-f", "Makefile", "-f", "-", "help"],
        input="$(info $(PAGE_SOURCES))\n",
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        env={name: value for name, value in os.environ.items() if name != "MAKEFLAGS"},
    )
    return set(done.stdout.split("\n", 1)[0].split())


def test_the_page_is_built_again_only_if_what_it_is_made_of_changes(
    sources_of_page: set[str],
) -> None:
    """Bytecode is newer than the page as soon as somebody has played."""
    assert {"web/src/App.svelte", "web/catalogues.ts", "src/marrakech/locales/en/page.ftl"} <= (
        sources_of_page
    )
    assert (SOURCES / "locales/__pycache__").is_dir() or sys.dont_write_bytecode
    assert not [name for name in sources_of_page if name.endswith((".py", ".pyc", "/wire.ts"))]
