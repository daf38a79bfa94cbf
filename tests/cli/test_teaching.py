"""``marrakech rules`` and ``marrakech i18n``, as a user meets them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import marrakech
from marrakech.cli.app import build
from marrakech.cli.terminal import Terminal
from marrakech.locales import languages, speaker
from marrakech.teach.rulebook import FIGURES, OPEN, SECTIONS, message_of
from tests.cli.calling import Command

rules = Command("rules")
i18n = Command("i18n")


def test_the_rulebook_has_all_rules_and_figures() -> None:
    result = rules()
    assert result.exit_code == 0
    for section in SECTIONS:
        for rule in section.rules:
            assert f"\n{rule.removeprefix('R')} " in result.stdout
    assert result.stdout.count("▼") + result.stdout.count("▲") >= 5
    assert result.stdout.count("a   b   c   d   e   f   g") == len(FIGURES)
    assert "Thai\n  colours alternate" in result.stdout


def test_the_rulebook_tells_of_one_edition() -> None:
    result = rules("th")
    assert result.exit_code == 0
    assert "With two players, each lays the two colours in turn" in result.stdout
    assert "Hungarian" not in result.stdout


def test_an_edition_that_there_is_not() -> None:
    result = rules("klingon")
    assert result.exit_code == 1
    assert "klingon" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("language", ["de", "ar", "ja"])
def test_help_is_in_the_language(language: str) -> None:
    command = [sys.executable, "-m", "marrakech", "--lang", language, "rules", "--help"]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    say = speaker(language)
    assert say("cli-panel-options") in told
    assert say("rules-help")[:8] in told


def test_a_language_in_order_is_said_to_be_so() -> None:
    """All of them are looked through in ``tests/locales/test_catalogues.py``."""
    result = i18n("check", "de")
    assert result.exit_code == 0, result.output
    assert json.loads(i18n("check", "en", "--json").stdout) == []


def test_what_is_to_be_translated_yet_is_listed_and_what_the_page_says_is_missing(
    tmp_path: Path,
) -> None:
    package = tmp_path / "marrakech"
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(Path(marrakech.__file__).parent, package, ignore=ignored)
    english = package / "locales" / "en"

    def add(file: str) -> subprocess.CompletedProcess[str]:
        """Check German after English got a new sentence."""
        with (english / f"{file}.ftl").open("a", encoding="utf-8") as catalogue:
            catalogue.write(f"\n{file}-quite-new = This was not there before.\n")
        return subprocess.run(
            [sys.executable, "-m", "marrakech", "i18n", "check", "de"],
            env={**os.environ, "PYTHONPATH": str(tmp_path), "LANG": "en", "COLUMNS": "100"},
            capture_output=True,
            text=True,
            check=False,
        )

    done = add("tables")
    assert done.returncode == 0, done.stderr
    assert re.search(r"de +tables-quite-new +is to be translated yet", done.stdout)
    told = re.search(r"To be translated yet: (\d+)\n", done.stdout)
    assert told
    assert int(told[1]) == done.stdout.count("is to be translated yet")
    done = add("page")
    assert done.returncode == 1
    assert re.search(r"de +page-quite-new +is missing", done.stdout)
    assert done.stderr == "One thing is not in order.\n"


def test_a_language_that_there_is_not() -> None:
    result = i18n("check", "xx")
    assert result.exit_code == 1
    assert "there is no language xx" in result.stderr


@pytest.mark.parametrize("language", languages())
def test_no_rule_is_cut_off(language: str) -> None:
    say = speaker(language)
    app = build(Terminal(say), ("rules",))
    told = CliRunner().invoke(app, ["rules"], env={"COLUMNS": "80"}).stdout
    printed = "".join(told.split())
    for section in SECTIONS:
        for rule in section.rules:
            assert "".join(say(message_of(rule)).split()) in printed
    for question in OPEN:
        assert "".join(say(f"rules-open-{question.name}").split()) in printed
