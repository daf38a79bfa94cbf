"""What a server refuses is told so that anybody can say it in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.asking import ask_server

if TYPE_CHECKING:
    from pathlib import Path

RECORD = '[Rules "international/4"]\n\n1. F 2 {}\n'


def refused(data: Path, record: str) -> dict[str, Any]:
    """What is answered to somebody who wants to see a record."""
    answer = ask_server(data, "/api/replay", "POST", json={"record": record})
    assert answer.status_code == 400
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize(
    ("word", "why", "details"),
    [
        ("x9y9", "record-word", {"text": "x9y9"}),
        ("a1a2", "not-beside-assam", {"action": "a1a2", "assam": "d6"}),
    ],
)
def test_why_a_record_is_wrong_is_a_reason_of_its_own(
    tmp_path: Path, word: str, why: str, details: dict[str, str]
) -> None:
    told = refused(tmp_path, RECORD.format(word))
    assert told["reason"] == "in-record"
    assert (told["details"]["line"], told["details"]["column"]) == (3, 8)
    inner = told["details"]["why"]
    assert set(inner) == {"reason", "details"}
    assert inner["reason"] == why
    assert details.items() <= inner["details"].items()
