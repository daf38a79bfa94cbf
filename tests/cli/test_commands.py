"""The ``marrakech`` command, as a user meets it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from marrakech import EDITIONS, Game, Rules
from marrakech.cli.app import COMMANDS, build, commanded, needed, wanted_language
from marrakech.cli.bench import games_per_second
from marrakech.cli.terminal import Terminal
from marrakech.locales import speaker
from tests.cli.calling import Command

ROOT = Path(__file__).parent.parent.parent
POSITION = "7/1r>r<yv3/3y^3/7/3b>b<2/3p^3/7 d6W r turn 30r11,30y11,30b11,30p11 standard/4"
RECORD = """[Rules "standard/2"]
[Red "Samira"]

0. =red =yellow
1. F2 {well} d7c7 =blue
2. L1 f6f5 =purple
*

"""

call = Command()


def test_help_names_all_commands() -> None:
    result = call("--help")
    for command in COMMANDS:
        assert command in result.output


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", False),
        ("--lang ar", False),
        ("--lang=ar", False),
        ("--lang", False),
        ("editions", True),
        ("--lang ar editions", True),
        ("--version", True),
        ("--help", True),
    ],
)
def test_without_a_command_the_game_is_played(typed: str, expected: bool) -> None:
    assert commanded(typed.split()) is expected


def test_the_version_is_printed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert call("--version").output == f"marrakech {project['version']}\n"


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


def test_a_picture_can_go_to_standard_output() -> None:
    result = call("show", POSITION, "--svg", "-")
    assert ET.fromstring(result.stdout).tag.endswith("svg")  # noqa: S314  (our own text)
    assert not result.stderr


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
    result = call("record", "check", str(file))
    assert result.exit_code == 1
    assert result.output.replace("\n", "") == f"There is no game in {file}."


def test_a_file_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    good = tmp_path / "games.rec"
    good.write_text(RECORD, encoding="utf-8")
    files = [str(good), str(tmp_path / "missing"), str(tmp_path), str(good)]
    result = call("record", "check", *files)
    assert result.exit_code == 1
    assert result.stdout.count("Samira, Yellow") == 2
    assert "2 games, all sound." in result.stdout
    assert result.stderr.count("error: cannot read") == 2
    told = json.loads(call("record", "check", *files, "--json").stdout)
    assert ["error" in each for each in told] == [False, True, True, False]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (RECORD, "One game, and it is sound."),
        (RECORD.replace("L1", "??"), "One game, with an error."),
        (RECORD + RECORD.replace("L1", "??") * 2, "3 games, 2 of them with errors."),
    ],
)
def test_games_are_counted_in_good_english(text: str, said: str) -> None:
    assert said in call("record", "check", "-", stdin=text).output


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


def test_a_record_is_drawn_to_standard_output_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.rec"
    file.write_text(RECORD, encoding="utf-8")
    picture = call("record", "show", str(file), "--svg", "-").stdout
    assert ET.fromstring(picture).tag.endswith("svg")  # noqa: S314  (our own text)


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
    line = "7/7/7/7/7/7/7 d4S r turn 30r1b0=r,30y0p0 standard/2,variant=turn-at-end"
    over = line.replace("turn 30r1b0=r", "over 30r0b0")
    assert "0 ways at depth 1" in call("perft", over, "-d", "1").output


@pytest.mark.parametrize("depth", ["0", "256", "100000000000000000000", "x"])
def test_a_depth_out_of_range_is_an_error(depth: str) -> None:
    result = call("perft", "-d", depth)
    assert result.exit_code == 2
    assert "--depth" in result.stderr


@pytest.mark.parametrize("seconds", ["0", "nan", "inf", "1e9"])
def test_a_time_that_cannot_be_measured_is_an_error(seconds: str) -> None:
    result = call("bench", "--seconds", seconds)
    assert isinstance(result.exception, SystemExit), "told, not thrown"
    assert result.exit_code in (1, 2)
    assert "seconds" in result.stderr or "has to be a number" in result.stderr


INTERRUPTED = {
    "perft": (["perft", "-d", "60"], ""),
    "bench": (["bench", "--seconds", "600"], ""),
    "calibrate": (["calibrate", "--games", "1000000"], ""),
    "bench as JSON": (["bench", "--seconds", "600", "--json"], '"finished": false'),
}


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a signal")
@pytest.mark.parametrize(("arguments", "told"), INTERRUPTED.values(), ids=INTERRUPTED)
def test_ctrl_c_stops_a_long_command(arguments: list[str], told: str) -> None:
    run = interrupted_after(2, arguments)
    assert run.returncode == 130
    assert "interrupted" in run.stderr
    assert "Traceback" not in run.stderr
    assert told in run.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a signal")
def test_ctrl_c_before_a_command_is_at_work_is_told_once() -> None:
    early = """
from marrakech.cli import app

def build(*given):
    os.kill(os.getpid(), signal.SIGINT)

app.build = build
"""
    run = interrupted_after(1000, ["perft", "-d", "60"], early)
    assert run.returncode == 130
    assert run.stderr.count("interrupted") == 1
    assert "Traceback" not in run.stderr


def interrupted_after(
    seconds: float, arguments: list[str], before: str = ""
) -> subprocess.CompletedProcess[str]:
    """A command that gets Ctrl-C when it has computed for so long, however busy the machine is."""
    code = f"""
import os, signal, threading, time
from marrakech.cli import main
{before}
def press():
    while time.process_time() < {seconds}:
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=press, daemon=True).start()
main()
"""
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )


# -------------------------------------------------------------------------- streams


def run(*arguments: str, **how: Any) -> subprocess.CompletedProcess[str]:  # noqa: ANN401
    """The command in a process of its own, with standard streams of its own."""
    kept = {"capture_output": True, "stdin": subprocess.DEVNULL, "text": True, "encoding": "utf-8"}
    command = [sys.executable, "-m", "marrakech", *arguments]
    return subprocess.run(command, check=False, **{**kept, **how})


@pytest.mark.parametrize("arguments", [["editions"], ["editions", "thai"], ["show"]], ids=str)
def test_a_stream_that_lacks_characters_gets_others(arguments: list[str]) -> None:
    result = run(*arguments, env={**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "en"})
    assert result.returncode == 0
    assert result.stdout.isascii()
    assert not result.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_full_disk_is_an_error() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        result = run("editions", capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert result.returncode == 1
    assert result.stderr == "error: No space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="file descriptors of another kind")
@pytest.mark.parametrize("stream", [0, 1, 2])
def test_a_stream_that_is_closed_is_no_trouble(stream: int) -> None:
    result = run("record", "check", "-", preexec_fn=lambda: os.close(stream))
    assert result.returncode == 1  # there is no game
    assert "Traceback" not in result.stderr


def test_the_first_lines_alone_can_be_read() -> None:
    code = "import sys; from marrakech.cli import main; sys.argv[1:] = ['editions']; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as reader:
        assert reader.stdout is not None
        assert reader.stderr is not None
        reader.stdout.close()
        assert reader.stderr.read() == b""


@pytest.mark.parametrize("columns", ["20", "40", "64", "200"])
def test_no_word_is_lost_in_a_narrow_terminal(columns: str) -> None:
    for arguments in (["editions"], ["editions", "thai"], ["show", "standard/2"]):
        app = build(Terminal(speaker("en")))
        result = CliRunner().invoke(app, arguments, env={"COLUMNS": columns})
        assert result.exit_code == 0
        assert "…" not in result.output


@pytest.mark.parametrize(("columns", "begins"), [("40", "international (en)\n"), ("80", "id ")])
def test_editions_are_a_table_where_there_is_room_for_one(columns: str, begins: str) -> None:
    app = build(Terminal(speaker("en")))
    output = CliRunner().invoke(app, ["editions"], env={"COLUMNS": columns}).output
    assert output.startswith(begins)


def test_bench_measures_each_number_of_players() -> None:
    measured = json.loads(call("bench", "--seconds", "0.02", "--threads", "2", "--json").output)
    assert {row["players"] for row in measured["results"]} == {2, 3, 4}
    assert all(row["games/s"] > 0 for row in measured["results"])


def test_bench_finishes_games_however_slow_the_machine_is() -> None:
    assert games_per_second(players=2, threads=2, seconds=0) > 0


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
