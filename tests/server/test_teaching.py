"""The rulebook and the lesson over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree.ElementTree import fromstring

import msgspec
import pytest

from marrakech.teach.lesson import Lesson, lesson
from marrakech.teach.rulebook import FIGURES, Rulebook, rulebook
from tests.server.asking import ask_server

if TYPE_CHECKING:
    from pathlib import Path


def test_the_rulebook(tmp_path: Path) -> None:
    told = ask_server(tmp_path, "/api/rulebook")
    assert msgspec.json.decode(told.content, type=Rulebook) == rulebook()


def test_the_lesson(tmp_path: Path) -> None:
    told = ask_server(tmp_path, "/api/lesson")
    assert msgspec.json.decode(told.content, type=Lesson) == lesson()


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure(tmp_path: Path, name: str) -> None:
    light = ask_server(tmp_path, f"/api/rulebook/figures/{name}")
    dark = ask_server(tmp_path, f"/api/rulebook/figures/{name}?theme=dark")
    for told in (light, dark):
        assert told.status_code == 200
        assert told.headers["content-type"] == "image/svg+xml"
        assert fromstring(told.text).tag.endswith("svg")  # noqa: S314  (we drew it)
    assert light.content != dark.content


@pytest.mark.parametrize("path", ["start.png", "nothing", "start?theme=pink"])
def test_a_figure_that_there_is_not(tmp_path: Path, path: str) -> None:
    told = ask_server(tmp_path, f"/api/rulebook/figures/{path}")
    assert told.status_code in (400, 404)
    assert told.headers["content-type"].startswith("application/json")
