"""What a player may know, and games that agree with it (R2.3)."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import BadRules, Colour, Game, Phase, Rules, View
from tests.scenes import Scene, scenes
from tests.strategies import CHOICES_MADE, Play, chosen, examples, plays

GAMES = st.one_of(plays().map(Play.game), scenes().map(Scene.game))
SEEDS = st.integers(0, 2**32)


def luck(seed: int) -> Random:
    return Random(seed)


@given(GAMES, st.data())
def test_a_view_shows_the_table(game: Game, data: st.DataObject) -> None:
    seat = data.draw(st.none() | st.integers(0, game.rules.players - 1))
    view = game.view(seat)
    assert view == game
    assert view.viewer == seat
    assert (view.legal(), view.chance(), view.history) == (
        game.legal(),
        game.chance(),
        game.history,
    )
    assert view.to_dict() == game.to_dict()
    assert view.game() == game


@given(GAMES, CHOICES_MADE)
def test_a_view_stays_as_it_was(game: Game, choices: bytes) -> None:
    view = game.view(0)
    before = view.position(), view.history
    for number in choices:
        if not game.legal():
            break
        game.push(chosen(game, number))
    assert (view.position(), view.history) == before


@given(GAMES)
def test_hidden_rugs_are_those_left_but_for_the_top(game: Game) -> None:
    hides = game.rules.two_colours and game.rules.pile == "shuffled"
    for player, hidden in zip(game.players, game.hidden_rugs(), strict=True):
        left = Counter(player.rugs)
        if player.top is not None:
            left[player.top] -= 1
        assert Counter(hidden) == (+left if hides else Counter())


@given(GAMES, SEEDS, CHOICES_MADE)
def test_a_sample_fits_the_view_and_brings_its_piles(game: Game, seed: int, choices: bytes) -> None:
    """Every reveal of a sample has one outcome, and all its rugs are those that were hidden."""
    sample = game.view().sample(luck(seed))
    assert sample == game
    hidden = [Counter(pile) for pile in game.hidden_rugs()]
    for number in choices:
        if not sample.legal():
            break
        if sample.phase == Phase.REVEAL:
            (action,) = sample.legal()
            assert sample.chance() == [(action, 1.0)]
            assert action in sample.view().legal()
        before = sample.seat
        action = chosen(sample, number)
        shown = sample.phase == Phase.REVEAL
        sample.push(action)
        if shown:
            hidden[before][Colour(action.text[1:])] -= 1
            assert min(hidden[before].values()) >= 0


@given(GAMES, SEEDS)
def test_one_seed_gives_one_sample(game: Game, seed: int) -> None:
    one, two = (game.view().sample(luck(seed)) for _ in range(2))
    assert one == two
    assert one._piles == two._piles


@examples(0.5)
@given(GAMES, SEEDS, CHOICES_MADE)
def test_a_sample_can_be_taken_back_and_played_again(game: Game, seed: int, choices: bytes) -> None:
    sample = game.view().sample(luck(seed))
    done = []
    for number in choices:
        if not sample.legal():
            break
        done.append(chosen(sample, number))
        sample.push(done[-1])
    end = sample.position()
    for clone in (sample.copy(), pickle.loads(pickle.dumps(sample))):  # noqa: S301  (our own)
        assert clone == sample
        assert clone.legal() == sample.legal()
        assert clone._piles == sample._piles
    for _ in done:
        sample.pop()
    assert sample == game
    for action in done:
        sample.push(action)
    assert sample.position() == end


def test_all_orders_of_a_pile_are_equally_likely() -> None:
    """R2.3: a draw without replacement. Two and two rugs have six orders; n = 6,000, seed 1."""
    view = Game(Rules(players=2, rugs=4)).view()
    rng = luck(1)
    orders: Counter[object] = Counter()
    for _ in range(6_000):
        piles = view.sample(rng)._piles
        assert piles is not None
        orders[piles[0]] += 1
    assert len(orders) == 6
    assert all(abs(number - 1_000) < 150 for number in orders.values())  # five sigma


@pytest.mark.parametrize("seat", [-1, 4, 9])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(BadRules):
        View(Game(Rules(players=4)), seat)
