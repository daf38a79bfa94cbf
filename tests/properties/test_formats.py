"""Positions as text, as JSON and as rule words: what is written is read back, exactly."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import BadNotation, Colour, Game, Phase, Rules, Square
from marrakech.core import position_json
from marrakech.core.position import Position, read, write
from marrakech.core.ruletext import read_rules, write_rules
from tests.scenes import Scene, scenes
from tests.strategies import CHOICES_MADE, Play, chosen, examples, plays, rules

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = st.one_of(plays().map(Play.game), scenes().map(Scene.game))


def by_text(game: Game) -> Game:
    return Game.from_position(game.position())


def by_json(game: Game) -> Game:
    return Game.from_dict(json.loads(json.dumps(game.to_dict())))


FORMS = pytest.mark.parametrize("again", [by_text, by_json])


@given(rules())
def test_a_rule_set_is_a_word(rule_set: Rules) -> None:
    word = write_rules(rule_set)
    again = read_rules(word)
    assert again == rule_set
    assert again.edition == rule_set.edition
    assert write_rules(again) == word
    assert " " not in word


@given(rules())
def test_a_rule_set_is_plain_data(rule_set: Rules) -> None:
    again = position_json.read_rules(json.loads(json.dumps(position_json.write_rules(rule_set))))
    assert again == rule_set
    assert again.edition == rule_set.edition


@given(rules(), rules())
def test_different_rules_are_different_words(one: Rules, two: Rules) -> None:
    assert (write_rules(one) == write_rules(two)) == (one == two and one.edition == two.edition)


@FORMS
@examples(2)
@given(game=GAMES)
def test_a_position_is_read_back_as_it_was(again: Callable[[Game], Game], game: Game) -> None:
    found = again(game)
    assert found == game
    assert found._state.words() == game._state.words()
    assert found.position() == game.position()
    assert found.to_dict() == game.to_dict()
    assert (found.players, found.phase, found.seat) == (game.players, game.phase, game.seat)
    assert found.rules.edition == game.rules.edition
    assert repr(found) == repr(game)


@FORMS
@given(game=GAMES, choices=CHOICES_MADE)
def test_a_position_that_was_read_plays_on_alike(
    again: Callable[[Game], Game], game: Game, choices: bytes
) -> None:
    found = again(game)
    for number in choices:
        if not game.legal():
            break
        action = chosen(game, number)
        assert found.push(action) == game.push(action)
        assert found.legal() == game.legal()
    assert found == game


@given(scenes())
def test_data_line_and_data_again(scene: Scene) -> None:
    assert read(write(scene.position)) == scene.position
    assert position_json.read(position_json.write(scene.position)) == scene.position
    assert Position.of(scene.position.rules, scene.position.state()) == scene.position


@given(GAMES)
def test_the_line_has_six_words_and_the_board_49_squares(game: Game) -> None:
    board, assam, mover, phase, players, rule_set = game.position().split(" ")
    squares = sum(int(c) if c.isdecimal() else c in "rybp" for c in board.replace("/", ""))
    assert squares == 49
    assert assam == f"{game.assam.square}{game.assam.heading}"
    assert mover == list(Colour)[game.mover].letter
    assert phase in ("turn", "roll", "lay", "over")
    assert players.count(",") == game.rules.players - 1
    assert read_rules(rule_set) == game.rules


@given(st.one_of(GAMES, scenes(families=("shuffled",)).map(Scene.game)))
def test_plain_data_say_what_the_game_says(game: Game) -> None:
    plain = game.to_dict()
    assert (plain["phase"], plain["seat"]) == (game.phase, game.seat)
    assert plain.get("mover", plain["seat"]) == game.mover
    assert (plain["assam"]["square"], plain["assam"]["heading"]) == (
        str(game.assam.square),
        str(game.assam.heading),
    )
    for told, player in zip(plain["players"], game.players, strict=True):
        assert told == {
            "dirhams": player.dirhams,
            "rugs": player.rugs,
            "top": player.top,
            "out": player.out,
            "leaving": player.leaving,
        }


@given(scenes(families=("shuffled",)).map(Scene.game))
def test_in_a_reveal_the_seat_is_whose_pile_it_is(game: Game) -> None:
    plain = game.to_dict()
    assert ("mover" in plain) == ("then" in plain) == (game.phase == Phase.REVEAL)
    plain["seat"] = 1 - game.seat
    if game.phase == Phase.REVEAL:
        with pytest.raises(BadNotation, match=f"the seat that acts is {game.seat} here"):
            Game.from_dict(plain)


@given(GAMES)
def test_the_plain_board_names_rugs_by_number(game: Game) -> None:
    """Two squares have one number if and only if they are the two halves of one rug."""
    halves: dict[int, list[Square]] = {}
    for row, cells in enumerate(game.to_dict()["board"]):
        for column, cell in enumerate(cells):
            if cell is not None:
                halves.setdefault(cell["rug"], []).append(Square(row, column))
                rug = game.rug_at(Square(row, column))
                assert rug is not None
                assert rug.colour == cell["colour"]
    whole = sorted(rug.squares for rug in game.rugs() if rug.whole)
    assert sorted(tuple(found) for found in halves.values() if len(found) == 2) == whole
    assert sum(map(len, halves.values())) == len(game.rugs()) + len(whole)


def without_halves(plain: dict[str, Any]) -> dict[str, Any]:
    for row in plain["board"]:
        for cell in row:
            if cell is not None:
                del cell["half"]
    return plain


@examples(2)
@given(GAMES)
def test_where_the_hidden_half_of_a_rug_is_makes_no_difference(game: Game) -> None:
    """A board of colours and numbers alone is enough: the same actions are legal (R5.2)."""
    found = Game.from_dict(without_halves(game.to_dict()))
    assert found.legal() == game.legal()
    assert found.players == game.players
    for action in game.legal():
        one, two = game.copy(), found.copy()
        assert one.push(action).outcome == two.push(action).outcome
        assert one.legal() == two.legal()
        assert one.scores == two.scores


@given(GAMES, st.sampled_from(("rules", "phase", "seat", "assam", "board", "players")))
def test_no_field_may_be_missing(game: Game, name: str) -> None:
    plain = game.to_dict()
    del plain[name]
    with pytest.raises(BadNotation) as refused:
        Game.from_dict(plain)
    assert refused.value.reason == "field-missing"
    assert name in str(refused.value)
