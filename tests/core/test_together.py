"""After ``make play`` only half is compiled: importing the rest says to run ``make library``."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import marrakech
from compiled_modules import COMPILED, PLAYED
from marrakech.core import kernel

pytestmark = pytest.mark.skipif(not kernel.is_compiled(), reason="nothing is compiled here")
PACKAGE = Path(marrakech.__file__).parent
# All that a server is made of, and everybody who plays against people
PLAY = """
import sys
import marrakech.cli.play, marrakech.server.run
from marrakech import Game
from marrakech.bots import brain_of
from marrakech.bots.levels import LEVELS
for rules in ("international/2", "international/3", "international/4,variant=turn-at-end"):
    game = Game(rules)
    while chances := game.chance():
        game.push(chances[0][0])
    for level in LEVELS:
        brain_of(level.name, game.rules).choose(game.kernel_state(), 1)
loaded = [name for name, module in sys.modules.items() if name.startswith("marrakech.")
          and str(getattr(module, "__file__", "")).endswith((".so", ".pyd"))]
print(*sorted(loaded))
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as `make play` leaves it."""
    folder = tmp_path_factory.mktemp("played")

    def others(path: str, names: list[str]) -> set[str]:
        """What `make play` does not compile."""
        compiled = {name for name in names if name.endswith((".so", ".pyd"))}
        below = Path(path).name
        wanted = {*PLAYED, "core/_buffers"}
        return {name for name in compiled if f"{below}/{name.partition('.')[0]}" not in wanted}

    shutil.copytree(PACKAGE, folder / "marrakech", ignore=others)
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(folder), "LANG": "en"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_is_compiled_first_is_what_playing_needs(played: Path) -> None:
    done = run(played, "-c", PLAY)
    assert done.stderr == ""
    wanted = {f"marrakech.{module.replace('/', '.')}" for module in (*PLAYED, "core/_buffers")}
    assert set(done.stdout.split()) == wanted


@pytest.mark.parametrize("module", sorted(set(COMPILED) - set(PLAYED)))
def test_what_is_not_compiled_there_says_how_to_compile_it(played: Path, module: str) -> None:
    done = run(played, "-c", f"import marrakech.{module.replace('/', '.')}")
    assert done.returncode == 1
    told = r"only what playing takes is compiled here, and marrakech\.(\S+) is not: make library$"
    found = re.search(told, done.stderr)
    assert found, "it, or one that it imports"
    assert found[1].replace(".", "/") in set(COMPILED) - set(PLAYED)


def test_the_command_says_so_without_a_traceback(played: Path) -> None:
    done = run(played, "-m", "marrakech", "arena", "greedy", "random", "-n", "10")
    assert done.returncode == 1
    assert done.stderr.startswith("only what playing takes is compiled here")
    assert done.stderr.count("\n") == 1
    assert run(played, "-m", "marrakech", "editions", "thai").stdout.startswith("Thai\n")
