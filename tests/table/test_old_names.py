"""Renamed modules and classes still work under their old names, with a warning."""

from __future__ import annotations

import importlib

import pytest

from marrakech.table import messages


@pytest.mark.parametrize(("old", "new"), [("State", "TableState"), ("News", "Update")])
def test_messages_are_found_by_their_old_names(old: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=new):
        assert getattr(messages, old) is getattr(messages, new)


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ("marrakech.table.news", "marrakech.table.updates", "update_since"),
        ("marrakech.envs.layout", "marrakech.envs.observation_layout", "WIDTH"),
    ],
)
def test_modules_are_found_by_their_old_names(old: str, new: str, name: str) -> None:
    found = importlib.import_module(old)
    with pytest.warns(DeprecationWarning, match=new):
        told = getattr(found, name)
    assert told is getattr(importlib.import_module(new), name)
