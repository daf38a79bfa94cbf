"""The examples in docstrings are run."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import marrakech

MODULES = ["marrakech", *(m.name for m in pkgutil.walk_packages(marrakech.__path__, "marrakech."))]
WITH_EXAMPLES = [
    name
    for name in MODULES
    if any(test.examples for test in doctest.DocTestFinder().find(import_module(name)))
]


def test_there_are_examples_to_run() -> None:
    assert {"marrakech", "marrakech.core.game", "marrakech.core.batch"} <= set(WITH_EXAMPLES)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_docstring_examples_give_what_they_show(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0
