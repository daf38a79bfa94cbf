"""How a clone is built: what of it is thrown away, and what is built again."""

from __future__ import annotations

import importlib.util
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


@pytest.mark.parametrize(
    ("newer", "packed", "outdated"),
    [
        ("src/marrakech/server/page/index.html", False, False),
        ("web/src/App.svelte", False, True),
        ("src/marrakech/locales/en/page.ftl", False, True),
        ("web/src/wire.ts", False, False),  # made by checks, and not in the page
        ("web/src/App.svelte", True, False),  # times in a source distribution mean nothing
    ],
)
def test_a_page_that_is_older_than_its_sources_is_not_packed(
    newer: str, packed: bool, outdated: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = importlib.util.spec_from_file_location("setup_of_package", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    monkeypatch.chdir(tmp_path)
    assert not setup.page_is_outdated(), "there is none"
    for name in (
        *("src/marrakech/server/page/index.html", "src/marrakech/locales/en/page.ftl"),
        *("web/index.html", "web/src/App.svelte", "web/src/wire.ts"),
    ):
        file = Path(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        at = 3000 if name == newer else 2000 if name.endswith("page/index.html") else 1000
        os.utime(file, (at, at))
    if packed:
        Path("PKG-INFO").touch()
    assert setup.page_is_outdated() is outdated


@pytest.fixture(scope="module")
def sources_of_page() -> set[str]:
    """The files at whose change ``make`` builds the page again."""
    make = shutil.which("make")
    if make is None:
        pytest.skip("there is no make here")
    done = subprocess.run(
        [make, "--dry-run", "--no-print-directory", "-f", "Makefile", "-f", "-", "help"],
        input="$(info $(PAGE_SOURCES))\n",
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        env={
            name: value
            for name, value in os.environ.items()
            if name not in ("MAKEFLAGS", "MAKELEVEL")
        },
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
    shown = {"examples/bot_client.py"}  # the page for those who write programs has it to be read
    made = sources_of_page - shown
    assert not [name for name in made if name.endswith((".py", ".pyc", "/wire.ts"))]
