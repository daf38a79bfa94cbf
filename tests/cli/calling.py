"""Commands called in this process, as most tests of them do it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from typer.testing import CliRunner

from marrakech.cli.app import COMMANDS, build
from marrakech.cli.terminal import Terminal
from marrakech.locales import speaker

if TYPE_CHECKING:
    from typer.testing import Result


class Command:
    """One of the commands, or with no name all of them."""

    def __init__(self, *name: str, language: str = "en") -> None:
        self.name = name
        self.language = language

    def __call__(self, *arguments: str, stdin: str | None = None) -> Result:
        app = build(Terminal(speaker(self.language)), self.name or COMMANDS)
        words = (*self.name, *arguments)
        return CliRunner().invoke(app, words, input=stdin, env={"COLUMNS": "100"})

    def data(self, *arguments: str) -> dict[str, Any]:
        """What it prints with ``--json``."""
        result = self(*arguments, "--json")
        assert result.exit_code == 0, result.output
        found: dict[str, Any] = json.loads(result.stdout)
        return found
