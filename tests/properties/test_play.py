"""What holds in every state of every game, whatever the options."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import ACTIONS, Action, Game, IllegalAction, Laid, Phase, Reveal
from marrakech.core.board import SIZE, SQUARES, rugs_round
from tests.scenes import Scene, scenes
from tests.strategies import Play, chosen, examples, games, plays

CHANCE = (Phase.ROLL, Phase.REVEAL)


def dirhams(game: Game) -> int:
    """All dirhams on the table."""
    return sum(player.dirhams for player in game.players)


@given(plays())
def test_dirhams_only_change_hands(play: Play) -> None:
    """R4: what one pays another gets; nothing comes from or goes to a bank."""
    for game, _ in play.along():
        assert dirhams(game) == play.rules.players * play.rules.dirhams
    assert dirhams(play.game()) == play.rules.players * play.rules.dirhams


@given(plays())
def test_rugs_are_laid_left_or_gone(play: Play) -> None:
    """R2, R4.3: rugs left and laid are those one began with, until one is out."""
    game = play.game()
    laid = Counter((event.seat, event.colour) for event in game.history if isinstance(event, Laid))
    for player in game.players:
        for colour, left in player.rugs.items():
            used = laid[player.seat, colour]
            assert left == (0 if player.out else play.rules.rugs_per_colour - used)


@given(plays())
def test_a_game_goes_on_until_it_is_over(play: Play) -> None:
    """R5.4, R6.1: there is something to do in every phase, and nothing when it is over."""
    for game, _ in play.along():
        assert game.phase != Phase.OVER
        assert game.outcome() is None
    game = play.game()
    assert bool(game.legal()) == (game.phase != Phase.OVER) == (game.outcome() is None)


def test_two_places_for_a_rug_always_share_a_square() -> None:
    """R5.4: so no whole rugs can lie on both of them, and one is free, wherever Assam stands."""
    for square in SQUARES:
        beside = Counter(near for near, _ in rugs_round(square))
        assert max(beside.values()) >= 2


@examples(3)
@given(scenes())
def test_a_rug_can_be_laid_in_any_position(scene: Scene) -> None:
    """R5.4: a legal place always exists, for any number of rugs, wherever Assam stands."""
    game = scene.game()
    if game.phase == Phase.LAY:
        assert game.legal()


@examples(2)
@given(st.one_of(scenes(), scenes(families=("shuffled",))))
def test_any_position_goes_on_until_it_is_over(scene: Scene) -> None:
    """R2.3, R6.1: also such in which a pile, or both, have yet to show their next rug."""
    game = scene.game()
    assert bool(game.legal()) == (game.phase != Phase.OVER)
    if game.phase == Phase.REVEAL:
        assert game.top(game.seat) is None
        assert game.players[game.seat].rugs_left
        colours = {action.colour for action in game.legal() if isinstance(action, Reveal)}
        assert colours == {c for c, n in game.players[game.seat].rugs.items() if n}


@pytest.mark.parametrize(
    ("line", "seat"),
    [
        ("d4S r turn 30r1b1=?,30y1p1=? standard/2", 0),
        ("d4S y turn 30r1b1=?,30y1p1=? standard/2", 1),
        ("d4S r turn 30r1b1=b,30y1p1=? standard/2", 1),
        ("d4S r turn 30r0b0,30y1p1=? standard/2,variant=turn-at-end", 1),
        ("d4S r roll 30r1b0=r,30y1p1=? standard/2,variant=turn-at-end", 1),
    ],
)
def test_the_movers_pile_is_revealed_first_if_it_has_to_be(line: str, seat: int) -> None:
    """R2.3: and a pile that is empty never."""
    game = Game.from_position(f"7/7/7/7/7/7/7 {line}")
    assert (game.phase, game.seat) == (Phase.REVEAL, seat)
    assert game.legal() == [Reveal(colour) for colour in game.rules.colours_of(seat)]


@given(plays())
def test_every_turn_is_one_players_alone(play: Play) -> None:
    """R3.1: only a player who is in and has a rug to lay begins a turn."""
    opening = Phase.ROLL if play.rules.variant else Phase.TURN
    for game, _ in play.along():
        player = game.players[game.seat]
        assert not player.out
        if game.phase in (opening, Phase.LAY):
            assert player.rugs_left
        if game.phase == Phase.LAY:
            assert player.top is not None


@given(games())
def test_legal_actions_are_all_different(game: Game) -> None:
    legal = [action.index for action in game.legal()]
    assert len(set(legal)) == len(legal) <= 12


@given(plays())
def test_object_text_and_number_of_an_action_agree(play: Play) -> None:
    for game, _ in play.along():
        for action in game.legal():
            assert Action.parse(action.text) == Action.from_index(action.index) == action
            assert ACTIONS[action.index].text == str(action)


@given(plays(), st.sampled_from(("object", "text")))
def test_an_action_does_the_same_as_object_and_as_text(play: Play, spelling: str) -> None:
    game = play.begun()
    for number in play.choices:
        if not game.legal():
            break
        action = chosen(game, number)
        clone = game.copy()
        assert game.push(action) == clone.push(action.text)
        assert game == clone
        if spelling == "text":
            game = clone


@given(plays())
def test_probabilities_add_up_to_one(play: Play) -> None:
    """R1.3, R2.3: in chance phases every legal action has a probability, else none has."""
    for game, _ in play.along():
        chance = game.chance()
        if game.phase in CHANCE:
            assert [action for action, _ in chance] == game.legal()
            assert all(0 < probability <= 1 for _, probability in chance)
            assert math.isclose(sum(probability for _, probability in chance), 1)
        else:
            assert chance == []


@given(st.one_of(games(), scenes().map(Scene.game)), st.data())
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game, data: st.DataObject) -> None:
    legal = game.legal()
    before = game.position(), game._state.words(), game.history
    others = [action for action in ACTIONS if action not in legal]
    for action in data.draw(st.lists(st.sampled_from(others), min_size=5, max_size=20)):
        with pytest.raises(IllegalAction) as refused:
            game.push(action)
        assert str(refused.value)
        assert refused.value.reason
        with pytest.raises(IllegalAction):
            game.push(action.text)
        assert (game.position(), game._state.words(), game.history) == before


@examples(0.2)
@given(st.one_of(games(), scenes().map(Scene.game)))
def test_exactly_the_legal_actions_are_accepted(game: Game) -> None:
    accepted = []
    for action in ACTIONS:
        trial = game.copy()
        try:
            trial.push(action)
        except IllegalAction:
            continue
        accepted.append(action)
    assert accepted == sorted(game.legal(), key=lambda action: action.index)


@given(games())
def test_points_are_dirhams_and_visible_squares(game: Game) -> None:
    """R6.2: and nothing at all for who is out."""
    for player in game.players:
        assert player.points == (0 if player.out else player.dirhams + player.squares)
    assert game.scores == tuple(player.points for player in game.players)
    assert sum(player.squares for player in game.players) <= SIZE * SIZE
