"""Taking actions back, copying and pickling: a game is its start and its actions."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import Action, Game, IllegalAction, Outcome, Player
from tests.scenes import Scene, scenes
from tests.strategies import CHOICES_MADE, Play, chosen, plays

if TYPE_CHECKING:
    from marrakech import Event


class Sight(NamedTuple):
    """Everything that can be seen of a game."""

    position: str
    words: tuple[int, ...]
    players: tuple[Player, ...]
    legal: list[Action]
    chance: list[tuple[Action, float]]
    outcome: Outcome | None
    history: tuple[Event, ...]


def sight(game: Game) -> Sight:
    return Sight(
        game.position(),
        game._state.words(),
        game.players,
        game.legal(),
        game.chance(),
        game.outcome(),
        game.history,
    )


def play_on(game: Game, choices: bytes) -> Game:
    for number in choices:
        if not game.legal():
            break
        game.push(chosen(game, number))
    return game


@given(plays())
def test_every_action_can_be_taken_back(play: Play) -> None:
    for game, _ in play.along():
        before = sight(game)
        for action in game.legal():
            event = game.push(action)
            assert game.history == (*before.history, event)
            assert game.pop() == event
            assert sight(game) == before


@given(st.one_of(plays().map(Play.begun), scenes().map(Scene.game)), CHOICES_MADE)
def test_a_game_can_be_taken_back_to_its_start(game: Game, choices: bytes) -> None:
    seen = [sight(game)]
    for number in choices:
        if not game.legal():
            break
        game.push(chosen(game, number))
        seen.append(sight(game))
    for before in reversed(seen[:-1]):
        game.pop()
        assert sight(game) == before
    with pytest.raises(IllegalAction):
        game.pop()
    assert sight(game) == seen[0]


@given(plays(), CHOICES_MADE)
def test_a_copy_is_a_game_of_its_own(play: Play, choices: bytes) -> None:
    game = play.game()
    before = sight(game)
    for clone in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert sight(clone) == before
        play_on(clone, choices)
        assert sight(game) == before
        for _ in clone.history:
            clone.pop()
        assert sight(game) == before
        assert clone == play.begun()


@given(st.one_of(plays().map(Play.begun), scenes().map(Scene.game)), CHOICES_MADE)
def test_a_pickled_game_is_the_same_game(game: Game, choices: bytes) -> None:
    play_on(game, choices)
    again = pickle.loads(pickle.dumps(game))  # noqa: S301  (our own pickle)
    assert isinstance(again, Game)
    assert sight(again) == sight(game)
    assert again.rules == game.rules
    assert again.rules.edition == game.rules.edition
    for _ in game.history:
        assert again.pop() == game.pop()
    assert sight(again) == sight(game)


@given(st.one_of(plays().map(Play.begun), scenes().map(Scene.game)), CHOICES_MADE)
def test_a_game_knows_its_start(game: Game, choices: bytes) -> None:
    begun = sight(game)
    play_on(game, choices)
    assert sight(game.start()) == begun


@given(plays())
def test_equal_means_equal_rules_and_position(play: Play) -> None:
    game = play.game()
    assert game == Game.from_position(game.position())
    for action in game.legal():
        after = game.copy()
        after.push(action)
        # Leaving Assam as he stands is an action that changes the phase, so no two are equal
        assert after != game
