"""The core imports only the standard library, and uses no randomness, clock or files."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import marrakech

CORE = sorted((Path(marrakech.__file__).parent / "core").glob("*.py"))
NOT_IN_THE_CORE = {
    *("asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "shutil", "socket"),
    *("subprocess", "tempfile", "threading", "time", "urllib", "uuid"),
}


def imports(path: Path) -> set[str]:
    """The top-level packages that a module imports when it runs."""
    found = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    only_for_types = {
        child
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for child in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in only_for_types:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module).partition(".")[0])
    return found


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_a_module_of_the_core_imports_the_standard_library_only(path: Path) -> None:
    # `cython` is a name for the compiler, and not needed to run
    assert imports(path) <= sys.stdlib_module_names | {"marrakech", "cython"}


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_a_module_of_the_core_has_no_luck_no_clock_and_no_files(path: Path) -> None:
    assert imports(path).isdisjoint(NOT_IN_THE_CORE)
    calls = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]
    assert not [call for call in calls if ast.unparse(call.func) in ("open", "print", "input")]


def test_the_core_has_modules_to_look_at() -> None:
    assert {"kernel.py", "game.py", "board.py"} <= {path.name for path in CORE}
