"""The ``marrakech`` command, as a user meets it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from marrakech import EDITIONS, Game, Rules
from marrakech.cli.app import COMMANDS, build, needed, wanted_language
from marrakech.cli.terminal import Terminal
from marrakech.locales import speaker

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

POSITION = "7/1r>r<yv3/3y^3/7/3b>b<2/3p^3/7 d6W r turn 30r11,30y11,30b11,30p11 standard/4"
RECORD = """[Rules "standard/2"]
[Red "Samira"]

0. =red =yellow
1. F2 {well} d7c7 =blue
2. L1 f6f5 =purple
*

"""


def call(*arguments: str, stdin: str | None = None) -> Result:
    app = build(Terminal(speaker("en")))
    return CliRunner().invoke(app, arguments, input=stdin, env={"COLUMNS": "100"})


def test_without_a_command_there_is_help() -> None:
    result = call()
    for command in COMMANDS:
        assert command in result.output


def test_the_version_is_printed() -> None:
    assert call("--version").output == "marrakech 0.1.0\n"


# -------------------------------------------------------------------------- editions


def test_editions_lists_every_edition() -> None:
    result = call("editions")
    assert result.exit_code == 0
    for edition in EDITIONS:
        assert f"\n{edition} " in result.output


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_shown_with_its_differences_in_words(edition: str) -> None:
    result = call("editions", edition)
    assert result.exit_code == 0
    differences = len(EDITIONS[edition].differences()) + len(EDITIONS[edition].notes)
    assert sum(line.startswith("- ") for line in result.output.splitlines()) == differences


def test_an_edition_can_be_found_by_language() -> None:
    assert call("editions", "fa").output == call("editions", "persian").output


def test_editions_as_json_have_what_the_core_has() -> None:
    listed = json.loads(call("editions", "--json").output)
    assert [each["id"] for each in listed] == list(EDITIONS)
    one = json.loads(call("editions", "czech", "--json").output)
    assert one["differences"]["tiebreak"] == "none"
    assert one["box"] is None


def test_an_unknown_edition_is_an_error_that_helps() -> None:
    result = call("editions", "klingon")
    assert result.exit_code == 1
    assert "klingon" in result.stderr
    assert "marrakech editions" in result.stderr
    assert not result.stdout


# -------------------------------------------------------------------------- show


def test_show_draws_a_position_and_says_who_is_to_act() -> None:
    result = call("show", POSITION)
    assert result.exit_code == 0
    assert "│ R   R │ Y │" in result.output
    assert "Red turns Assam." in result.output


def test_show_takes_a_rule_set_for_its_start() -> None:
    result = call("show", "international/2", "--json")
    assert Game.from_dict(json.loads(result.output)) == Game(Rules(players=2, first_player="agree"))


def test_show_reads_a_position_from_standard_input() -> None:
    assert call("show", "-", stdin=POSITION + "\n").output == call("show", POSITION).output


def test_show_draws_in_ascii_if_asked() -> None:
    assert "| R   R | Y |" in call("show", POSITION, "--style", "ascii").output


def test_show_writes_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "out.svg"
    result = call("show", POSITION, "--svg", str(file), "--theme", "dark")
    assert result.exit_code == 0
    assert str(file) in result.stderr.replace("\n", "")
    assert ET.parse(file).getroot().tag.endswith("svg")  # noqa: S314  (our own text)


def test_a_picture_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    result = call("show", "--svg", str(tmp_path / "no" / "such" / "folder.svg"))
    assert result.exit_code == 1
    assert "No such file" in result.stderr


@pytest.mark.parametrize("text", ["rubbish", "a b c d e f", "", "nowhere/4", POSITION + " more"])
def test_what_cannot_be_read_is_an_error(text: str) -> None:
    result = call("show", text)
    assert result.exit_code == 1
    assert result.stderr.startswith("error: ")
    assert not result.stdout


def test_the_ranking_is_shown_when_the_game_is_over() -> None:
    over = "7/1r>r<4/7/7/7/7/7 d4S r over 30r0,30y0,31b0 standard/3"
    output = call("show", over).output
    assert "1. Red: 32 points\n2. Blue: 31 points\n3. Yellow: 30 points" in output


def test_a_shared_place_is_shown_once() -> None:
    over = "7/7/7/7/7/7/7 d4S r over 30r0,30y0,29b0 standard/3"
    assert "1. Red, Yellow: 30 points\n3. Blue: 29 points" in call("show", over).output


# -------------------------------------------------------------------------- record


def test_sound_records_pass(tmp_path: Path) -> None:
    file = tmp_path / "games.rec"
    file.write_text(RECORD * 2, encoding="utf-8")
    result = call("record", "check", str(file))
    assert result.exit_code == 0
    assert "Samira, Yellow" in result.output
    assert "2 games, all sound." in result.output


def test_an_error_is_shown_with_file_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "games.rec"
    file.write_text(RECORD + RECORD.replace("f6f5", "e6e7"), encoding="utf-8")
    result = call("record", "check", str(file))
    assert result.exit_code == 1
    assert f"{file}:14:7: e6e7" in result.stderr.replace("\n", "")
    assert "2 games, one of them with an error." in result.output


def test_records_are_checked_from_standard_input_as_json() -> None:
    result = call("record", "check", "-", "--json", stdin=RECORD)
    assert json.loads(result.output) == [
        {
            "file": "-",
            "game": 1,
            "players": ["Samira", "Yellow"],
            "rules": "standard/2",
            "turns": 2,
            "result": "*",
        }
    ]


def test_a_file_that_is_missing_or_no_text_is_an_error(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for file in (tmp_path / "missing", binary):
        result = call("record", "check", str(file))
        assert result.exit_code == 1
        assert file.name in result.stderr


def test_a_file_without_a_game_does_not_pass(tmp_path: Path) -> None:
    file = tmp_path / "empty"
    file.write_text("\n\n", encoding="utf-8")
    assert call("record", "check", str(file)).exit_code == 1


def test_a_record_is_told_turn_by_turn(tmp_path: Path) -> None:
    file = tmp_path / "games.rec"
    file.write_text(RECORD, encoding="utf-8")
    told = " ".join(call("record", "show", str(file)).output.split())
    assert "0. Samira will lay red next. Yellow will lay yellow next." in told
    assert "1. Samira leaves Assam as he stands. Samira throws 2; Assam walks to d6. (well)" in told
    assert "Yellow turns Assam left. Yellow throws 1; Assam walks to e6." in told


def test_a_record_is_shown_up_to_a_turn(tmp_path: Path) -> None:
    file = tmp_path / "games.rec"
    file.write_text(RECORD, encoding="utf-8")
    output = call("record", "show", str(file), "--turn", "1").output
    assert "1. Samira" in output
    assert "2. " not in output
    assert "Yellow turns Assam." in output


def test_a_game_that_is_not_in_the_file_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "games.rec"
    file.write_text(RECORD, encoding="utf-8")
    assert call("record", "show", str(file), "--game", "2").exit_code == 1


def test_what_a_file_holds_plays_no_tricks_on_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "games.rec"
    file.write_text(
        RECORD.replace("Samira", "\\u001b[2JSamira").replace("well", "\x1b[31m well\nsaid")
        + RECORD.replace("L1", "\x1b]0;L1"),
        encoding="utf-8",
    )
    for command in ("check", "show"):
        result = call("record", command, str(file))
        assert "\x1b" not in result.output
        assert "\\x1b[2JSamira" in result.output
    assert r"\x1b]0" in call("record", "check", str(file)).stderr
    assert r"(\x1b[31m well said)" in " ".join(call("record", "show", str(file)).output.split())


# -------------------------------------------------------------------------- perft, bench


def test_perft_counts_by_first_action() -> None:
    counted = json.loads(call("perft", "--depth", "3", "--json").output)
    assert counted == {
        "depth": 3,
        "total": 111,
        "actions": {"L": 37, "F": 37, "R": 37},
        "finished": True,
    }


def test_perft_says_the_total() -> None:
    assert "1,332 ways at depth 5" in call("perft").output


def test_bench_measures_each_number_of_players() -> None:
    measured = json.loads(call("bench", "--seconds", "0.02", "--threads", "2", "--json").output)
    assert {row["players"] for row in measured["results"]} == {2, 3, 4}
    assert all(row["games/s"] > 0 for row in measured["results"])


# -------------------------------------------------------------------------- language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [(["--lang", "fr", "show"], "fr"), (["--lang=fr"], "fr"), (["show"], None), (["--lang"], None)],
)
def test_the_language_is_known_before_the_help_is_made(
    arguments: list[str], language: str | None
) -> None:
    assert wanted_language(arguments) == language


def test_an_unknown_language_is_an_error() -> None:
    result = call("--lang", "tlh", "editions")
    assert result.exit_code == 1
    assert "tlh" in result.stderr


def test_only_the_command_that_is_called_is_loaded() -> None:
    assert needed(["--lang", "en", "show", "editions"]) == ("show",)
    assert needed(["--help"]) == COMMANDS
