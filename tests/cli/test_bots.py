"""``marrakech bots``, as a user meets it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from marrakech.bots import KINDS
from marrakech.bots.options import Option
from marrakech.cli.bots import TRIED, list_strength, measured, option_text
from marrakech.cli.terminal import Terminal
from marrakech.locales import speaker
from tests.bots.authors import marked, write
from tests.cli.test_commands import call

if TYPE_CHECKING:
    from pathlib import Path

say = speaker("en")
FIRST = "return view.legal()[0]"


def test_every_kind_is_listed_with_what_it_does() -> None:
    result = call("bots")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    for kind in KINDS:
        # the first: how strong it is comes later
        line = next(line for line in lines if re.match(rf"( +[1-6]  )?{kind} ", line))
        assert say(f"bots-kind-{kind}").split()[0] in line


def test_the_six_levels_are_listed_from_weak_to_strong_and_then_five_with_a_style() -> None:
    listed = json.loads(call("bots", "--json").output)["kinds"]
    levels = [(kind["level"], kind["name"], kind["who"]) for kind in listed if "level" in kind]
    assert [number for number, _, _ in levels][:6] == [1, 2, 3, 4, 5, 6]
    assert [name for _, name, _ in levels[4:6]] == ["master", "storyteller"]
    assert len(levels) == 11
    output = call("bots").output
    assert all(who in output for _, _, who in levels)


def test_every_kind_is_described() -> None:
    assert len({say(f"bots-kind-{kind}") for kind in KINDS}) == len(KINDS)


def test_bots_as_json_have_what_the_library_has() -> None:
    listed = json.loads(call("bots", "--json").output)
    assert [kind["name"] for kind in listed["kinds"]] == list(KINDS)
    for kind in listed["kinds"]:
        options = KINDS[kind["name"]].options
        assert kind["description"]
        for name, option in kind["options"].items():
            assert option["default"] == options[name].default
        assert kind["options"].keys() == options.keys()


def test_options_are_told_with_their_range() -> None:
    told = option_text("ms", Option(200, 1, 60_000), say)
    assert told == "ms from 1 to 60000; by default 200", "as it has to be typed, without a comma"
    told = option_text("policy", Option("greedy", words=("random", "greedy")), say)
    assert told == "policy of random, greedy; by default greedy"


def test_strength_is_told_once_it_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert measured(tmp_path / "strength.json") is None
    file = tmp_path / "strength.json"
    ratings = {
        "random": {"rating": 0, "low": -3.2, "high": 3.2},
        "greedy": {"rating": 212.4, "low": 205, "high": 219.6},
    }
    plain = {"date": "2026-11-15", "games": 20_000, "ratings": ratings}
    file.write_text(json.dumps(plain), encoding="utf-8")
    found = measured(file)
    assert found == plain
    list_strength(Terminal(say), found)
    words = capsys.readouterr().out.split()
    assert "2026-11-15" in words
    assert "20,000" in words
    greedy = words.index("greedy")
    assert words[greedy : greedy + 5] == ["greedy", "212", "205", "to", "220"]
    assert words.index("random") > greedy, "the strongest first"


def test_a_good_bot_is_fit_to_play(tmp_path: Path) -> None:
    spec = write(tmp_path, FIRST)
    result = call("bots", "check", spec, "--games", "1")
    assert result.exit_code == 0
    for rules in TRIED:
        assert f"\n{rules.text} " in result.output
    assert result.output.endswith("play.\n")
    plain = json.loads(call("bots", "check", spec, "--games", "1", "--json").output)
    assert plain["forfeit"] is None
    assert [each["rules"] for each in plain["results"]] == [rules.text for rules in TRIED]
    assert all(each["decisions"] > 0 for each in plain["results"])


def test_every_kind_of_decision_is_tried(tmp_path: Path) -> None:
    """With any number of players, in the variant, and to turn and to lay."""
    for fault in (
        *("view.rules.players == 2", "view.rules.players == 3", "view.rules.players == 4"),
        *("view.rules.variant != 'none'", "view.phase == 'turn'", "view.phase == 'lay'"),
        "view.viewer == 1",
    ):
        spec = write(tmp_path, f"if {fault}: return None\n{FIRST}")
        assert call("bots", "check", spec).exit_code == 1, fault


def test_a_forfeit_is_an_error_that_helps(tmp_path: Path) -> None:
    spec = write(tmp_path, f"if view.rules.players == 3: 1 / 0  # here\n{FIRST}")
    result = call("bots", "check", spec)
    assert result.exit_code == 1
    assert "ZeroDivisionError: division by zero" in result.stderr
    assert marked(spec) in result.stderr
    assert "standard/2" in result.stdout, "how far it came"
    result = call("bots", "check", spec, "--json")
    assert result.exit_code == 1
    forfeit = json.loads(result.stdout)["forfeit"]
    assert (forfeit["reason"], forfeit["where"]) == ("raised", marked(spec))


def test_a_bot_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    result = call("bots", "check", write(tmp_path, "while True: pass"), "--seconds", "0.2")
    assert result.exit_code == 1
    assert "had not decided after 0.2 s" in result.stderr


@pytest.mark.parametrize("text", ["nobody", "my_bot.py", "greedy:depth=2", "nothing.py:MyBot"])
def test_what_is_no_bot_is_an_error(text: str) -> None:
    result = call("bots", "check", text)
    assert result.exit_code == 1
    assert result.stderr.startswith("error: ")
    assert not result.stdout


def test_the_bots_that_come_with_it_are_fit_to_play() -> None:
    for kind in ("random", "greedy"):
        assert call("bots", "check", kind, "--games", "1").exit_code == 0


def test_a_time_that_is_no_number_is_an_error() -> None:
    assert call("bots", "check", "random", "--seconds", "nan").exit_code == 1
