"""``marrakech survey``, as a user meets it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from marrakech import Rules
from marrakech.arena.survey import Survey, SurveyCell, rule_sets
from marrakech.arena.survey_facts import Facts
from marrakech.cli.survey import focused, read_bots, report
from marrakech.cli.terminal import Terminal
from marrakech.locales import speaker
from tests.cli.calling import Command

COMMAND = str(Path(sys.executable).parent / "marrakech")
call = Command("survey")
SMALL = ("--games", "6", "--bots", "random", "--players", "2")


def test_the_key_figures_are_printed() -> None:
    result = call("--games", "40", "--bots", "random,greedy", "--players", "2,3")
    assert result.exit_code == 0
    rows = [line.split()[:3] for line in result.stdout.splitlines() if "[" in line]
    assert [row for row in rows if row[0] in ("random", "greedy")] == [
        ["random", "2", "40"], ["random", "3", "40"], ["greedy", "2", "40"], ["greedy", "3", "40"],
    ]  # fmt: skip
    played = 40 * (2 + len(rule_sets(2)) + len(rule_sets(3)))
    assert f"{played:,} games were counted" in result.stdout
    assert not result.stderr


def test_json_has_what_the_library_finds() -> None:
    found = call.data("--games", "30", "--bots", "greedy", "--players", "4", "--seed", "9")
    survey = Survey([SurveyCell("greedy", Rules(players=4))], 30, 9)
    survey.run(1)
    facts = json.loads(json.dumps(Facts(survey.samples[0]).to_dict()))
    assert found["samples"][0] == facts
    assert len(found["samples"]) == len(rule_sets(4))
    assert (found["seed"], found["games"], found["finished"]) == (9, 30, True)
    for sample in found["samples"]:
        assert sum(share["value"] for share in sample["seat_share"]) == pytest.approx(1)
        assert sum(sample["games_by_number_out"]) == sample["games"] == 30
        assert sum(each["stops"]["value"] for each in sample["squares"].values()) == pytest.approx(
            1
        )
        assert sum(sample["counts"]["paid"]) == sample["payments"]


def test_equal_seeds_give_equal_figures_for_any_number_of_jobs() -> None:
    one, two, other = (
        call.data(*SMALL, "--seed", seed, "--jobs", jobs)["samples"]
        for seed, jobs in (("3", "1"), ("3", "4"), ("4", "1"))
    )
    assert one == two
    assert one != other


def test_a_report_is_written(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    folder = tmp_path / "new" / "survey"
    result = call(*SMALL, "--out", str(folder))
    assert result.exit_code == 0
    assert "README.md" in result.stdout
    text = (folder / "README.md").read_text(encoding="utf-8")
    assert "`marrakech survey --games 6 --bots random --players 2 --focus random" in text
    for picture in re.findall(r"\]\(([^)]+)\)", text):
        assert (folder / picture).is_file()


def test_bots_may_have_options() -> None:
    assert read_bots("random,expectimax:width=4,depth=2,greedy:heat=50") == (
        "random",
        "expectimax:depth=2,width=4",
        "greedy:heat=50",
    )
    assert read_bots("greedy,random,greedy") == ("greedy", "random")


def test_greedy_is_looked_at_closely_if_it_is_there() -> None:
    assert focused(("random", "greedy", "porter")) == "greedy"
    assert focused(("random", "porter")) == "porter"
    found = call.data(*SMALL, "--focus", "greedy")
    assert [sample["bot"] for sample in found["samples"]].count("greedy") == len(rule_sets(2))


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("--bots", "mustard"), 1, "mustard"),
        (("--bots", ""), 1, "names no bot"),
        (("--bots", "random,,greedy"), 1, "names no bot"),
        (("--bots", "random:depth=3"), 1, "depth"),
        (("--bots", "my_bot.py:MyBot"), 1, "has no brain"),
        (("--focus", "mustard"), 1, "mustard"),
        (("--players", "5"), 1, "2, 3 and 4"),
        (("--players", ""), 1, "2, 3 and 4"),
        (("--players", "2;3"), 1, "2;3"),
        (("--games", "0"), 2, "0"),
        (("--games", "many"), 2, "many"),
        (("--seed", "-1"), 2, "-1"),
        (("--jobs", "0"), 2, "0"),
        (("--budget", "0"), 1, "seconds above 0"),
        (("--budget", "nan"), 1, "seconds above 0"),
        (("--budget", "inf"), 1, "seconds above 0"),
        (("--out", "/dev/null/survey"), 1, "/dev/null/survey"),
    ],
)
def test_what_makes_no_sense_is_an_error(arguments: tuple[str, ...], code: int, told: str) -> None:
    result = call(*SMALL, *arguments)
    assert result.exit_code == code
    assert told in result.stderr.replace("\n", "")
    assert not result.stdout
    assert "Traceback" not in result.stderr


def test_a_missing_package_is_named_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = call("-n", "1000000000", "--bots", "random", "--out", str(tmp_path / "survey"))
    assert result.exit_code == 1
    assert "pip install 'marrakech[plots]'" in result.stderr
    assert not (tmp_path / "survey").exists()


@pytest.mark.skipif(os.name == "nt", reason="there Ctrl-C is no signal to one process")
def test_ctrl_c_ends_a_survey_with_what_there_is(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    ours, theirs = os.openpty()
    running = subprocess.Popen(
        [
            *(COMMAND, "survey", "--games", "1000000000", "--bots", "random", "--budget", "600"),
            *("--jobs", "1", "--players", "2", "--json", "--out", str(tmp_path)),
        ],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "120", "LANG": "en"},
    )
    os.close(theirs)
    seen = b""
    while not re.search(rb"[1-9]\d* games/s", seen):  # the bar: now it has played
        seen += os.read(ours, 4096)
    running.send_signal(signal.SIGINT)
    assert running.stdout is not None
    reader = threading.Thread(target=drain, args=(ours,), daemon=True)
    reader.start()
    out, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    found = json.loads(out)
    assert not found["finished"]
    (sample,) = found["samples"]
    assert 0 < sample["games"] < 1000000000
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "interrupted" in text
    assert f"| 2 | random | {sample['games']:,} |" in text
    reader.join(10)
    os.close(ours)


def test_a_survey_without_a_game_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    report(Terminal(speaker("en")), Survey([SurveyCell("random", Rules(players=2))], 5))
    assert "no game was counted" in capsys.readouterr().out


def drain(terminal: int) -> None:
    """Read what is shown until there is nobody left to show it."""
    with suppress(OSError):
        while os.read(terminal, 4096):
            pass
