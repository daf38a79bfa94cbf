"""What a server refuses is told so that anybody can say it in any language."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.server.app import create_app
from marrakech.server.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

RECORD = '[Rules "international/4"]\n\n1. F 2 {}\n'


def refused(data: Path, record: str) -> dict[str, Any]:
    """What is answered to somebody who wants to see a record."""

    async def run() -> httpx.Response:
        app, server = create_app(Settings(data=data))
        transport = httpx.ASGITransport(app=app)
        async with (
            server.running(),
            httpx.AsyncClient(transport=transport, base_url="http://here") as client,
        ):
            return await client.post("/api/replay", json={"record": record})

    answer = asyncio.run(run())
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
