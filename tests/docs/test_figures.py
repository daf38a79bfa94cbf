"""The figures and tables that are committed are those that ``make figures`` draws."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from marrakech import EDITIONS, Rules
from marrakech.envs.observation_layout import WIDTH, parts

if TYPE_CHECKING:
    from types import ModuleType

DOCS = Path(__file__).parent.parent.parent / "docs"
FOLDER = DOCS / "figures"


def script(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def drawings() -> dict[str, str]:
    """All figures, by the name of their file: the boards and the diagrams."""
    drawn: dict[str, str] = {}
    for name in ("draw.py", "diagrams.py"):
        drawn |= script(FOLDER / name).drawings()
    return drawn


@pytest.mark.parametrize("name", drawings())
def test_a_committed_figure_is_what_the_code_draws(name: str) -> None:
    drawn = drawings()[name] + "\n"
    assert (FOLDER / name).read_text(encoding="utf-8") == drawn, "run `make figures`"


def test_no_figure_is_left_over() -> None:
    committed = {path.name for path in FOLDER.glob("*.svg")}
    assert committed == set(drawings())


def test_the_picture_of_the_layers_is_the_import_contract() -> None:
    project = tomllib.loads((DOCS.parent / "pyproject.toml").read_text(encoding="utf-8"))
    contract = project["tool"]["importlinter"]["contracts"][0]
    drawn = [name for name, _, _ in script(FOLDER / "diagrams.py").LAYERS]
    assert [f"marrakech.{name}" for name in drawn] == contract["layers"]


def test_the_table_of_observations_is_what_the_code_knows() -> None:
    page = (DOCS / "environments.md").read_text(encoding="utf-8")
    assert script(DOCS / "environments.py").written(page) == page, "run `make figures`"
    assert all(f"`{part.name}`" in page for part in parts(Rules()))
    assert f"`observation`: ({WIDTH},)" in page


def test_the_table_of_editions_is_what_the_code_knows() -> None:
    page = (DOCS / "editions.md").read_text(encoding="utf-8")
    assert script(DOCS / "editions.py").written(page) == page, "run `make figures`"
    assert all(f"`{edition}`" in page for edition in EDITIONS)
