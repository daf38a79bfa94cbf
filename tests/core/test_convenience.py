"""Short forms of the library: ``draw``, ``is_legal``, actions as numbers, rules as text, keys."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given

from marrakech import (
    ACTIONS,
    BadNotation,
    Game,
    IllegalAction,
    Revealed,
    Rules,
    Walked,
)
from marrakech.core.batch import Batch
from marrakech.core.kernel import State, playouts
from tests.strategies import Play, plays

from .composing import compose
from .playing import luck, play, play_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech import View

TURN = Game("standard/3")
ROLL = Game("standard/3")
ROLL.push("F")
OVER = play_on(Game("standard/3,rugs=1"), Random(3))


class Loaded:
    """A generator that gives what it is told to give, and tells how often it was asked."""

    def __init__(self, *numbers: float) -> None:
        self.numbers: Iterator[float] = iter(numbers)
        self.asked = 0

    def random(self) -> float:
        self.asked += 1
        return next(self.numbers)


# ------------------------------------------------------------------------ drawing


@pytest.mark.parametrize(
    ("number", "steps"),
    [(0.0, 1), (0.16, 1), (0.17, 2), (0.49, 2), (0.51, 3), (0.83, 3), (0.84, 4), (1 - 2**-53, 4)],
)
def test_a_throw_follows_from_one_number(number: float, steps: int) -> None:
    """R1.3: six faces, 1 2 2 3 3 4, each a sixth of the numbers."""
    game, rng = ROLL.copy(), Loaded(number)
    event = game.draw(rng)
    assert isinstance(event, Walked)
    assert (event.steps, rng.asked) == (steps, 1)
    assert game.peek() is event


def test_a_rug_is_drawn_from_those_that_are_left() -> None:
    """R2.3: without replacement, so two of three are red."""
    left = {"red": 2, "blue": 1, "yellow": 2, "purple": 3}
    found = Counter[str]()
    start = compose(players=2).with_rugs_left(**left).with_tops(None, "purple").to_turn()
    for case in range(3):
        game = start.copy()
        event = game.draw(Loaded((case + 0.5) / 3))
        assert isinstance(event, Revealed)
        found[event.colour] += 1
    assert found == {"red": 2, "blue": 1}


def test_what_is_certain_needs_no_luck() -> None:
    """R2.3: a pile of one colour, and piles whose order is known."""
    known = Game("standard/2", piles=[["blue", "red"] * 12, ["yellow", "purple"] * 12])
    rng = Loaded()
    assert known.draw(rng).action.text == "=blue"
    left = {"red": 0, "blue": 4, "yellow": 2, "purple": 3}
    one = compose(players=2).with_rugs_left(**left).with_tops(None, "purple").to_turn()
    assert one.draw(rng).action.text == "=blue"
    assert rng.asked == 0


@pytest.mark.parametrize("game", [TURN, OVER], ids=["turn", "over"])
def test_nothing_is_drawn_where_nothing_is_due(game: Game) -> None:
    tried, rng = game.copy(), Loaded()
    with pytest.raises(IllegalAction, match="there is nothing to throw or to reveal now") as error:
        tried.draw(rng)
    assert error.value.reason == "no-chance"
    assert (tried == game, tried.played, rng.asked) == (True, game.played, 0)


def test_equal_generators_draw_equal_games() -> None:
    def played(rng: Random | np.random.Generator) -> Game:
        game = Game("standard/2")
        while not game.is_over:
            if game.chance():
                game.draw(rng)
            else:
                game.push(game.legal()[0])
        return game

    assert played(Random(7)).history == played(Random(7)).history != played(Random(8)).history
    assert played(np.random.default_rng(7)).is_over


def test_draws_are_as_likely_as_chance_says() -> None:
    rng, thrown = luck(5), Counter[int]()
    for _ in range(6000):
        game = ROLL.copy()
        event = game.draw(rng)
        assert isinstance(event, Walked)
        thrown[event.steps] += 1
    for action, probability in ROLL.chance():
        assert thrown[action.index - 2] == pytest.approx(6000 * probability, abs=160)


# ------------------------------------------------------------------------ asking


@given(plays())
def test_what_is_legal_is_just_what_can_be_pushed(play: Play) -> None:
    game = play.game()
    legal = set(game.legal())
    view = game.view()
    for action in ACTIONS:
        assert game.is_legal(action) == (action in legal)
        assert view.is_legal(action) == (action in view.legal())
        assert game.is_legal(action.text) == game.is_legal(action.index) == (action in legal)
        if action not in legal:
            with pytest.raises(IllegalAction):
                game.push(action.index)


def test_what_is_no_action_is_not_asked_about() -> None:
    with pytest.raises(BadNotation, match="“north” is no action"):
        TURN.is_legal("north")
    with pytest.raises(BadNotation, match="there is no action number 179"):
        TURN.view().is_legal(179)


def test_known_piles_allow_only_what_comes_next() -> None:
    """R2.3"""
    game = Game("standard/2", piles=[["blue", "red"] * 12, ["yellow", "purple"] * 12])
    assert (game.is_legal("=blue"), game.is_legal("=red")) == (True, False)
    assert (game.view().is_legal("=blue"), game.view().is_legal("=red")) == (True, True)


@given(plays())
def test_a_game_is_over_when_there_is_an_outcome(play: Play) -> None:
    for game, _ in play.along():
        assert not game.is_over
        assert not game.view().is_over
    game = play.game()
    assert game.is_over == game.view().is_over == (game.outcome() is not None)


@pytest.mark.parametrize("game", [Game("standard/3"), Game("standard/3").view()], ids=repr)
def test_there_is_nothing_to_see_of_what_was_never_played(game: Game | View) -> None:
    with pytest.raises(IllegalAction, match="nothing has been played yet") as error:
        game.peek()
    assert error.value.reason == "nothing-played"


def test_the_last_event_can_be_looked_at_and_stays() -> None:
    game = Game("standard/3")
    last = play(game, "R 2")
    assert game.peek() is game.peek() is last is game.history[-1]
    assert game.view(1).peek() is last
    assert game.pop() is last
    assert game.peek().action.text == "R"


# ------------------------------------------------------------------------ numbers for actions


@given(plays())
def test_a_number_plays_what_its_action_plays(play: Play) -> None:
    one, other = play.begun(), play.begun()
    for _, action in play.along():
        assert one.push(action.index) == other.push(action)
    assert one == other


def test_a_number_may_be_of_any_kind_that_counts() -> None:
    game = Game("standard/3")
    assert game.push(np.int64(2)).action.text == "R"
    assert game.push(array("b", [4])[0]).action.text == "2", "the number of a throw is not its text"


# ------------------------------------------------------------------------ texts for rules


def test_rules_are_given_in_three_forms() -> None:
    finnish = Rules.parse("finnish/2")
    assert Rules.of("finnish/2") == Rules.of(finnish) == finnish
    assert Rules.of(finnish) is finnish
    assert Rules.of(None) == Rules(players=4)
    with pytest.raises(BadNotation, match="“finnish” is no rule set: write an edition, a slash"):
        Rules.of("finnish")
    with pytest.raises(TypeError, match=r"rules are Rules\(\.\.\.\).* not 2"):
        Rules.of(2)  # type: ignore[arg-type]


def test_the_kernel_takes_texts_too() -> None:
    assert State("thai/2") == State(Rules.parse("thai/2"))
    assert playouts("thai/2", games=20, seed=1) == playouts(Rules.parse("thai/2"), games=20, seed=1)
    assert Batch("thai/2", 5, 1).state(3) == Batch(Rules.parse("thai/2"), 5, 1).state(3)
    with pytest.raises(BadNotation):
        Batch("thai", 5)


# ------------------------------------------------------------------------ keys


@given(plays())
def test_equal_positions_have_equal_keys_and_others_have_others(play: Play) -> None:
    seen: dict[bytes, Game] = {}
    for game, _ in play.along():
        same = Game.from_position(game.position())
        assert same.key() == game.key() == game.view(0).key() == game.copy().key()
        for key, other in seen.items():
            assert (key == game.key()) == (other == game)
        seen[game.key()] = game.copy()


def test_how_a_position_came_about_is_not_in_its_key() -> None:
    game = Game("standard/3")
    play(game, "L 1 d4c4")
    bare = Game.from_position(game.position())
    assert (game.played, bare.played) == (3, 0)
    assert bare.key() == game.key()


def test_what_nobody_may_know_is_in_no_key() -> None:
    """R2.3"""
    one = Game("standard/2", piles=[["blue", "red"] * 12, ["yellow", "purple"] * 12])
    other = Game("standard/2", piles=[["blue"] * 12 + ["red"] * 12, ["yellow", "purple"] * 12])
    for game in (one, other):
        play(game, "=blue =yellow")
    assert one.key() == other.key() == one.view(0).key() == other.view(1).key()


def test_rules_are_in_the_key_as_far_as_they_matter_from_here() -> None:
    """R1.2, R2.4: where Assam looked at the start, and how the first player was chosen, do not."""
    key = Game("standard/3").key()
    assert Game.from_position(Game("standard/3").position()).key() == key
    position = Game("standard/3").position()
    for same in ("standard/3,heading=N", "standard/3,first-player=agree", "international/3"):
        assert Game.from_position(position.replace("standard/3", same)).key() == key
    for other in ("cover=any", "elimination=no", "tiebreak=none", "variant=turn-at-end"):
        assert Game.from_position(position + f",{other}").key() != key


def test_a_key_is_the_same_in_every_process() -> None:
    game = play_on(Game("standard/2"), Random(2))
    code = f"from marrakech import Game; print(Game.from_position({game.position()!r}).key().hex())"
    for seed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip() == game.key().hex()
    assert len(game.key()) == 112
