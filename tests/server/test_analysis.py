"""Asking the engine over HTTP."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech import Game
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Iterator

SOUK = Path("docs/examples/souk.rec").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server."""
    process = Process(tmp_path_factory.mktemp("analysis") / "data", *PLENTY)
    yield process
    process.kill()


def told(answer: httpx.Response) -> list[dict[str, Any]]:
    """The lines of an answer."""
    return [json.loads(line) for line in answer.text.splitlines()]


def questions(server: Process) -> float:
    """How many questions the server has, by its metrics."""
    metrics = httpx.get(f"{server.url}/metrics").text
    found = re.search(r"marrakech_analysis_questions (\d\S*)", metrics)
    assert found
    return float(found[1])


def test_a_position_is_analysed(server: Process) -> None:
    question = {"type": "analyse", "position": Game("standard/2").position()}
    answer = httpx.post(f"{server.url}/api/analysis", json=question)
    assert answer.headers["content-type"] == "application/x-ndjson"
    last = told(answer)[-1]
    assert last["type"] == "analysis"
    assert sum(last["answer"]["worth"]["chances"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("question", "status", "reason"),
    [
        ({"type": "analyse", "position": "nowhere"}, 400, "position-fields"),
        ({"type": "analyse"}, 400, "server-not-understood"),
        ({"type": "guess", "position": ""}, 400, "server-not-understood"),
        ({"type": "review", "record": "1. L9"}, 400, ""),
        ({"type": "review", "record": '[Rules "standard/2"]\n' * 6000}, 413, "server-too-large"),
    ],
)
def test_what_makes_no_sense_is_refused(
    server: Process, question: dict[str, Any], status: int, reason: str
) -> None:
    answer = httpx.post(f"{server.url}/api/analysis", json=question)
    assert answer.status_code == status, answer.text
    assert reason in answer.json()["reason"]


def test_who_hangs_up_is_not_answered(server: Process) -> None:
    question = {"type": "review", "record": SOUK, "depth": "deep"}
    with httpx.stream("POST", f"{server.url}/api/analysis", json=question, timeout=60) as answer:
        lines = answer.iter_lines()
        next(lines)
        assert questions(server) == 1
    until = monotonic() + 20
    while questions(server) and monotonic() < until:
        sleep(0.02)
    assert questions(server) == 0
