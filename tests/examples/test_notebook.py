"""The example notebook is run from its first cell to its last."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def read(path: Path) -> Any:  # noqa: ANN401  (a notebook has no types)
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


def test_there_is_a_notebook() -> None:
    assert [path.name for path in NOTEBOOKS] == ["study.ipynb"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_it_is_kept_without_what_it_printed(path: Path) -> None:
    for cell in read(path).cells:
        if cell.cell_type == "code":
            assert cell.outputs == []
            assert cell.execution_count is None


# Its kernel and Jupyter's own files warn of what is theirs to mend
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_every_cell_runs_and_shows_something(path: Path) -> None:
    notebook = read(path)
    client = NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(EXAMPLES)}})
    client.execute()
    _, *shown = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert all(cell.outputs for cell in shown), "all but the imports show something"
    pictures = [
        output.data["image/svg+xml"]
        for cell in shown
        for output in cell.outputs
        if "image/svg+xml" in output.get("data", {})
    ]
    assert len(pictures) == 3
    assert "<animate" in pictures[1]
    tables = [o for cell in shown for o in cell.outputs if "text/html" in o.get("data", {})]
    assert len(tables) == 4
