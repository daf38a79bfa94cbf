"""The figures that are committed are those that ``make figures`` draws."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

FOLDER = Path(__file__).parent.parent.parent / "docs" / "figures"


def figures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("figures", FOLDER / "draw.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", figures().drawings())
def test_a_committed_figure_is_what_the_code_draws(name: str) -> None:
    drawn = figures().drawings()[name] + "\n"
    assert (FOLDER / name).read_text(encoding="utf-8") == drawn, "run `make figures`"


def test_no_figure_is_left_over() -> None:
    committed = {path.name for path in FOLDER.glob("*.svg")}
    assert committed == set(figures().drawings())
