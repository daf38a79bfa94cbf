"""What a record keeps, and what it cannot hold."""

from __future__ import annotations

from typing import cast

import pytest

from marrakech import BadNotation, BadRecord, Game, Record, Rules, read_records

HALF = "\ud83d"
"""The first half of a pair that together is one character."""


def test_a_remark_keeps_its_lines() -> None:
    text = '[Rules "standard/3"]\n\n{one\n\n[two] \\} \\\\\n}\n*\n'
    (record,) = read_records(text)
    assert record.comments == {0: ["one\n\n[two] } \\\n"]}
    assert record.text() == text.replace("\n\n{", '\n[Result "*"]\n\n{')


def test_the_mark_at_the_start_of_a_file_is_skipped() -> None:
    assert Game.from_record('\ufeff[Rules "standard/3"]\n\n1. F2\n').history


def test_a_mark_anywhere_else_is_an_error() -> None:
    for body, place in (("1. \ufeffF2", "line 3, column 4"), ("\ufeff1. F2", "line 3, column 1")):
        with pytest.raises(BadRecord, match=place):
            Game.from_record(f'[Rules "standard/3"]\n\n{body}\n')


def test_a_header_is_in_one_line_by_anyones_idea_of_a_line() -> None:
    name = "a\nb\rc\x85d\u2028e\u2029f\x0bg"
    text = Game().record(Event=name)
    assert len(text.splitlines()) == len(text.split("\n")) - 1
    assert next(read_records(text)).headers == {"Event": name}


@pytest.mark.parametrize("value", [3, None, ["x"]])
def test_a_header_is_a_text(value: object) -> None:
    with pytest.raises(BadNotation, match="the header Round has to be a text"):
        Game().record(Round=cast("str", value))


@pytest.mark.parametrize("name", ["", "1st", "two words", "Result", "Rules", "Ré", "A]"])
def test_the_name_of_a_header_is_a_word_that_is_free(name: str) -> None:
    with pytest.raises(BadNotation, match=f"“{name}” cannot be the name of a header here"):
        Record(Game(), {name: "x"}).text()


def test_half_a_character_cannot_be_written() -> None:
    for record in (Record(Game(), {"Red": HALF}), Record(Game(), {}, {0: [HALF]})):
        with pytest.raises(BadNotation, match="half a character"):
            record.text()


@pytest.mark.parametrize("body", [f"{{{HALF}}}", f"; {HALF}", f"1. F2 {HALF}"])
def test_half_a_character_cannot_be_read(body: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Game.from_record('[Rules "standard/3"]\n\n' + body)
    assert refused.value.line == 3
    assert str(refused.value).encode()


def test_a_record_that_begins_with_a_position_keeps_it() -> None:
    game = Game.from_position(Game(Rules(3), 1).position())
    game.push("F")
    other = Game.from_record(game.record())
    assert (other, other.history, other.start()) == (game, game.history, game.start())


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_a_remark_stands_after_an_action_that_was_played(number: int) -> None:
    game = Game()
    game.push("F")
    with pytest.raises(BadNotation, match=f"a remark cannot follow action {number} of 1"):
        Record(game, {}, {number: ["lost"]}).text()


def test_there_are_no_more_names_than_players() -> None:
    with pytest.raises(BadNotation, match="there are 4 names for 3 players"):
        Game("standard/3").record(names=["a", "b", "c", "d"])


def test_a_name_is_given_once() -> None:
    with pytest.raises(BadNotation, match="the header Red is there twice"):
        Game().record(names=["Samira"], Red="Tom")


def test_names_are_a_list() -> None:
    with pytest.raises(TypeError, match="names are a list"):
        Game().record(names="Tom")


def test_a_turn_has_one_number() -> None:
    with pytest.raises(BadRecord, match="line 3, column 4: turn 1 cannot begin here"):
        Game.from_record('[Rules "standard/3"]\n\n1. 1. F2')


def test_a_game_may_follow_its_headers_at_once() -> None:
    assert Game.from_record('[Rules "standard/3"]\n1. F2\n*\n').history
