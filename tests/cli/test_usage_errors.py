"""What Typer would say in English is said in the user's language."""

from __future__ import annotations

import pytest

from marrakech.cli.app import run
from marrakech.cli.terminal import Terminal
from marrakech.cli.usage_errors import USAGE_ERRORS
from marrakech.locales import languages, speaker

WRONG = [
    ("nosuch", "cli-no-such-command", "nosuch"),
    ("show --nosuch", "cli-no-such-option", "--nosuch"),
    ("arena", "cli-missing", "SPEC..."),
    ("arena greedy --games", "cli-missing", "--games …"),
    ("arena greedy --games many", "cli-bad-value", "≥ 1"),
    ("arena greedy --players 7", "cli-bad-value", "2–4"),
    ("arena greedy --seats none", "cli-bad-value", "rotated, all"),
    ("show standard/2 b c", "cli-too-much", "b c"),
]
ENGLISH = ("Usage", "Try ", "Error", "Invalid", "Missing", "No such", "Got unexpected", "error:")


def said(words: str, language: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """The exit code of a call, and what it printed."""
    code = run(Terminal(speaker(language)), words.split())
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize(("words", "message", "named"), WRONG, ids=[words for words, *_ in WRONG])
@pytest.mark.parametrize("language", ["en", "ar", "de", "ja"])
def test_a_wrong_call_is_explained(
    words: str, message: str, named: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, told = said(words, language, capsys)
    assert code == USAGE_ERRORS
    assert named in told
    details = dict.fromkeys(("option", "command", "known", "what", "allowed", "extra"), "|")
    parts = speaker(language)(message, **details).split("|")
    assert all(part.strip() in told for part in parts)
    if language != "en":
        assert not [word for word in ENGLISH if word in told]


@pytest.mark.parametrize("language", languages())
def test_the_usage_and_the_help_of_help_are_told_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told, _ = said("verify --help", language, capsys)
    say = speaker(language)
    assert code == 0
    assert f"{say('cli-usage')} " in told
    assert say("cli-help-help").split()[0] in told
    if language != "en":
        assert "Show this message" not in told
        assert "Usage:" not in told


def test_a_group_that_is_called_alone_prints_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    code, told, wrong = said("i18n", "en", capsys)
    assert code == USAGE_ERRORS
    assert "check" in told
    assert wrong == ""


def test_figures_in_tables_have_the_digits_of_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, told, _ = said("show standard/2", "fa", capsys)
    table = told.splitlines()[-4:]
    assert any("۳۰" in line and "۲۴" in line for line in table)
    assert not any("30" in line for line in table)


def test_turns_of_a_game_are_counted_with_the_digits_of_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, told, _ = said("record show docs/examples/souk.rec", "ar", capsys)
    assert any(line.startswith("١٠.") for line in told.splitlines())
    assert not any(line.startswith("10.") for line in told.splitlines())
