"""The API keeps to its own schema, whatever it is asked."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import httpx

from tests.server.programs import Program
from tests.server.running import PLENTY, running, set_up

EXAMPLES = 25
NOT_CHECKED = (
    "positive_data_acceptance",  # a name without letters fits a schema, but no seat
    "allow_header_conformance",  # Litestar names only one of two handlers of a path in `Allow`
)
LENIENT = ("daysNaming", "hideFromLadder")
"""Litestar takes 0 and "false" for false, in all bodies; of these two it is all that there is."""


def schemathesis() -> str:
    """The program, which is beside this Python or was named by whoever runs the tests."""
    beside = os.environ.get("SCHEMATHESIS") or shutil.which(
        "schemathesis", path=str(Path(sys.executable).parent)
    )
    assert beside, "schemathesis is not installed: see requirements/dev.in"
    return beside


def test_the_api_answers_as_its_schema_says(tmp_path: Path) -> None:
    with running(tmp_path / "data", *PLENTY) as server:
        made: Any = set_up(server, "person", "open", "bot")
        config = tmp_path / "schemathesis.toml"
        config.write_text(
            "[parameters]\n"
            f'"path.table_id" = "{made["table"]}"\n'
            f'"header.Authorization" = "Seat {made["tickets"][0]["secret"]}"\n'
            f'"header.Passport" = "{token_urlsafe(24)}"\n'
            '"query.seconds" = 0\n'  # a stream is to end
            "[[operations]]\n"
            f"include-operation-id = {list(LENIENT)}\n"
            "checks.negative_data_rejection.enabled = false\n",
            encoding="utf-8",
        )
        no_stream = tmp_path / "streams.toml"
        no_stream.write_text(
            "[parameters]\n"
            f'"header.Authorization" = "Bearer {Program(server).token}"\n'
            '"query.seconds" = 0\n',
            encoding="utf-8",
        )
        # of tables that are not there, and by a program, a sample of questions is enough
        for phases, extra in (
            ("coverage,fuzzing", ["--config-file", str(config)]),
            ("fuzzing", ["--config-file", str(no_stream)]),
        ):
            found = subprocess.run(
                [
                    *(schemathesis(), *extra, "run", f"{server.url}/api/openapi.json"),
                    *("--max-examples", str(EXAMPLES), "--seed", "1", "--no-color"),
                    *("--phases", phases, "--request-timeout", "60"),
                    *("--exclude-checks", ",".join(NOT_CHECKED)),
                ],
                capture_output=True,
                text=True,
                timeout=300,
                cwd=tmp_path,
                check=False,
            )
            assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]
        assert "Traceback" not in server.log()


def test_the_api_has_a_page_that_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    with running(tmp_path / "data", *PLENTY) as server:
        page = httpx.get(f"{server.url}/api/docs")
        assert page.status_code == 200
        schema = httpx.get(f"{server.url}/api/openapi.json").json()
    shape = schema["components"]["schemas"]["Do"]
    assert shape["additionalProperties"] is False
    assert "type" not in shape["required"]
    for path in schema["paths"]:
        assert path in page.text
    for name in schema["components"]["schemas"]:
        assert f'id="{name}"' in page.text
    for forbidden in ("<script", "http://", "https://", "style="):
        assert forbidden not in page.text
