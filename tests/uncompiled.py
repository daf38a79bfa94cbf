"""The compiled modules as plain Python, whether or not they are compiled."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import marrakech
import marrakech.bots.search
import marrakech.bots.value
from marrakech.core import together

if TYPE_CHECKING:
    from types import ModuleType

_SOURCE = Path(marrakech.__file__).parent


def _load(name: str, folder: str = "core") -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        f"marrakech.uncompiled.{name}", _SOURCE / folder / f"{name}.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(together, "is_compiled", lambda: False)  # it is given a plain kernel below
        spec.loader.exec_module(module)
    return module


kernel = _load("kernel")
batch = _load("batch")
batch.kernel = kernel  # type: ignore[attr-defined]
brain = _load("brain", "bots")
brain.kernel = kernel  # type: ignore[attr-defined]
fast_games = _load("fast_games", "arena")
fast_games.kernel = kernel  # type: ignore[attr-defined]
fast_games.brain = brain  # type: ignore[attr-defined]
survey_count = _load("survey_count", "arena")
survey_count.kernel = kernel  # type: ignore[attr-defined]
survey_count.brain = brain  # type: ignore[attr-defined]
survey_count.fast_games = fast_games  # type: ignore[attr-defined]


def _with(name: str, folder: str, **others: ModuleType) -> Any:  # noqa: ANN401  (a module)
    """A module that uses these others, even as bases of its classes."""
    package: Any = marrakech.bots
    before = {other: getattr(package, other) for other in others if hasattr(package, other)}
    for other, module in others.items():
        setattr(package, other, module)
    try:
        loaded: Any = _load(name, folder)
    finally:
        for other, module in before.items():
            setattr(package, other, module)
    loaded.kernel = kernel
    return loaded


inputs = _with("inputs", "bots")
value = _with("value", "bots", inputs=inputs)
search = _with("search", "bots", brain=brain, value=value)
tree = _with("tree", "bots", brain=brain, value=value, search=search)
bestfirst = _with("bestfirst", "bots", brain=brain, value=value, search=search, tree=tree)
selfplay = _with("selfplay", "training", brain=brain, value=value, search=search)
fit = _with("fit", "training", value=value)
rewards = _load("rewards", "envs")
rewards.kernel = kernel  # type: ignore[attr-defined]
observation = _load("observation", "envs")
observation.kernel = kernel  # type: ignore[attr-defined]
games = _load("games", "envs")
for _name in ("batch", "brain", "kernel", "observation", "rewards"):
    setattr(games, _name, globals()[_name])
