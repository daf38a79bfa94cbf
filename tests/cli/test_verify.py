"""``marrakech verify``, as a user meets it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from marrakech import Game, Record, Walked, read_records
from marrakech.cli.terminal import Terminal
from marrakech.cli.verify import report
from marrakech.locales import speaker
from marrakech.table.messages import TakeBack
from tests.cli.calling import Command
from tests.table.making import Club

call = Command("verify")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    club = Club("pp")
    club.play()
    file = tmp_path / "game.rec"
    file.write_text(club.table.record(), encoding="utf-8")
    return file


def test_a_fair_game(record: Path) -> None:
    result = call(str(record))
    assert result.exit_code == 0
    told = " ".join(result.stdout.split())
    assert re.search(r"Game 1 is fair: its commitment, \d+ throws and \d+ rugs off", told)
    assert "Players added to every throw." in told
    assert "practice" not in told


def test_throws_of_the_server_alone_are_counted(tmp_path: Path) -> None:
    club = Club("pp", chains=False)
    club.until("lay")
    [seat] = club.state().can_take_back
    club.do(seat, TakeBack())
    club.play()
    file = tmp_path / "game.rec"
    file.write_text(club.table.record(), encoding="utf-8")
    told = " ".join(call(str(file)).stdout.split())
    [found] = json.loads(call(str(file), "--json").stdout)
    assert f"{found['throws']} throws are the server's alone." in told
    assert "It was practice: one throw was taken back and drawn anew." in told
    assert (found["version"], found["redrawn"]) == (2, 1)


def test_a_link_that_was_changed_is_found(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    text = re.sub(r'\[Links "[0-9a-f]{4}', '[Links "ffff', text)
    record.write_text(text, encoding="utf-8")
    result = call(str(record))
    assert result.exit_code == 1
    assert "revealed for throw 1 does not belong" in " ".join(result.stderr.split())


def test_a_record_from_before_players_added_to_the_luck() -> None:
    old = Path(__file__).parents[1] / "table" / "old" / "record-1.rec"
    result = call(str(old))
    assert result.exit_code == 0
    assert "throws are the server's alone" in " ".join(result.stdout.split())


def test_for_programs(record: Path) -> None:
    [found] = json.loads(call(str(record), "--json").stdout)
    assert found["faults"] == []
    assert found["throws"] > 20
    assert found["rugs"] >= found["throws"]


@pytest.mark.parametrize("kinds", ["ppp", "bb", "pbbb"])
@pytest.mark.parametrize("first", [None, 1])
def test_all_kinds_of_games_are_fair(kinds: str, first: int | None, tmp_path: Path) -> None:
    club = Club(kinds, first=first)
    club.play()
    file = tmp_path / "game.rec"
    file.write_text(club.table.record(), encoding="utf-8")
    assert call(str(file)).exit_code == 0


def test_a_throw_that_was_changed_is_found(record: Path) -> None:
    [found] = read_records(record.read_text(encoding="utf-8"))
    before = found.game
    game = Game(before.rules, before.start().mover)
    for event in before.history:
        if isinstance(event, Walked):
            break
        game.push(event.action)
    said = event.action.text
    thrown = next(action.text for action in game.legal() if action.text != said)
    game.push(thrown)
    record.write_text(Record(game, found.headers).text(), encoding="utf-8")
    result = call(str(record))
    assert result.exit_code == 1
    said_so = f"throw 1 was {thrown}, but the seed says {said}"
    assert said_so in " ".join(result.stderr.split())


def test_another_seed_is_found(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    text = re.sub(r'\[Seed "[0-9a-f]{4}', '[Seed "ffff', text)
    record.write_text(text, encoding="utf-8")
    result = call(str(record))
    assert result.exit_code == 1
    assert "but the seed's is" in " ".join(result.stderr.split())


def test_a_record_without_a_seed_cannot_be_checked(record: Path) -> None:
    text = re.sub(r"\[Seed .*\n", "", record.read_text(encoding="utf-8"))
    record.write_text(text, encoding="utf-8")
    result = call(str(record))
    assert result.exit_code == 1
    assert "no seed" in result.stderr


def test_what_is_no_record(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_text("", encoding="utf-8")
    for file in (empty, tmp_path / "missing"):
        result = call(str(file))
        assert result.exit_code == 1
        assert result.stderr


@pytest.mark.parametrize(
    ("language", "colours"), [("en", ("red", "blue")), ("de", ("rot", "blau"))]
)
def test_a_rug_that_was_changed_is_named_by_its_colour(
    language: str, colours: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    fault = {"what": "pile", "number": 3, "found": "red", "expected": "blue"}
    report(Terminal(speaker(language)), {"game": 1, "faults": [fault]})
    told = " ".join(capsys.readouterr().err.split())
    assert all(colour in told for colour in colours)
    assert ("red" in told) is (language == "en")
