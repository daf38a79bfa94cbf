"""What a player or a spectator may know: everything but the order of the piles (R2.3)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from marrakech import BadRules, Colour, Game, IllegalAction, Phase, Revealed, Rules
from marrakech.core.ruletext import write_rules

from .composing import compose
from .playing import luck, odds, pickled, play, play_on, texts

RULES = Rules(2, rugs=4, elimination=False)
ONE = [["blue", "red", "red", "blue"], ["yellow", "purple", "purple", "yellow"]]
OTHER = [["blue", "red", "blue", "red"], ["yellow", "yellow", "purple", "purple"]]

every_viewer = pytest.mark.parametrize("viewer", [0, 1, None])


def begun(piles: list[list[str]]) -> Game:
    """A game in which only the tops have been seen, and the first player has laid his rug."""
    game = Game(RULES, piles=piles)
    play(game, "=blue =yellow F 1 d6d7")
    return game


# ------------------------------------------------------------------------ what is hidden


@every_viewer
def test_games_that_differ_in_hidden_rugs_look_alike(viewer: int | None) -> None:
    """R2.3: nobody knows the order below the top rug, not even of his own pile."""
    one, other = begun(ONE).view(viewer), begun(OTHER).view(viewer)
    assert one == other
    assert one.legal() == other.legal()
    assert one.chance() == other.chance()
    assert one.players == other.players
    assert one.hidden_rugs() == other.hidden_rugs()
    assert one.history == other.history
    assert one.position() == other.position()
    assert one.to_dict() == other.to_dict()


@every_viewer
def test_a_view_does_not_tell_which_rug_comes_next(viewer: int | None) -> None:
    """R2.3: the game knows it is red; to everybody it is a draw of two red ones and a blue one."""
    game = begun(ONE)
    assert odds(game) == {"=red": 1.0}
    assert odds(game.view(viewer)) == pytest.approx({"=red": 2 / 3, "=blue": 1 / 3})
    assert texts(game.view(viewer)) == {"=red", "=blue"}


@every_viewer
def test_the_bytes_of_a_view_hold_no_order_either(viewer: int | None) -> None:
    """R2.3: a view can be sent to whoever plays elsewhere."""
    sent = pickled(begun(ONE).view(viewer))
    assert sent == begun(ONE).view(viewer)
    assert sent._piles is None
    assert texts(sent) == {"=red", "=blue"}


def test_hidden_rugs_are_what_is_left_without_the_tops() -> None:
    """R2.3: in no order but that of the colours."""
    left = {"red": 2, "blue": 1, "yellow": 0, "purple": 3}
    game = compose(players=2).with_rugs_left(**left).with_tops("blue", "purple").to_turn()
    assert game.view().hidden_rugs() == ((Colour.RED,) * 2, (Colour.PURPLE,) * 2)


@pytest.mark.parametrize(
    "rules",
    [Rules(3), Rules(4), Rules(2, pile="alternating"), Rules(2, two_player="one colour")],
    ids=write_rules,
)
def test_elsewhere_nothing_is_hidden(rules: Rules) -> None:
    """R2.2, R2.3: one colour, or two in turn, keep no secret."""
    assert not any(Game(rules).view().hidden_rugs())


# ------------------------------------------------------------------------ what is shown


@every_viewer
def test_a_view_shows_everything_else(viewer: int | None) -> None:
    game = begun(ONE)
    view = game.view(viewer)
    assert view.viewer == viewer
    assert view == game
    assert (view.phase, view.seat, view.mover) == (game.phase, game.seat, game.mover)
    assert (view.assam, view.players, view.scores) == (game.assam, game.players, game.scores)
    assert (view.rugs(), view.history, view.rules) == (game.rugs(), game.history, game.rules)
    assert view.outcome() is None


def test_a_view_shows_the_outcome() -> None:
    game = play_on(Game(RULES), luck(1))
    assert game.view(0).outcome() == game.outcome()
    assert game.view(0).outcome() is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_the_same_view(players: int) -> None:
    """R2.3: what is hidden is hidden from all alike."""
    game = Game(Rules(players))
    assert all(game.view(seat) == game.view() for seat in range(players))


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_have_a_view(seat: int) -> None:
    with pytest.raises(BadRules, match=f"there is no seat {seat}: seats go from 0 to 1"):
        Game(RULES).view(seat)


# ------------------------------------------------------------------------ looking, not touching


def test_a_view_cannot_be_played() -> None:
    """Whoever gets a view can look, and nothing else."""
    view = Game(Rules(3)).view(0)
    assert not hasattr(view, "push")
    assert not hasattr(view, "pop")
    assert Game not in type(view).__mro__


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    game = begun(ONE)
    view = game.view(1)
    play(game, "=red F 1")
    assert (view.phase, len(view.history)) == (Phase.REVEAL, 5)
    for _ in range(3):
        game.pop()
    assert view == game


def test_a_game_from_a_view_leaves_reveals_to_chance() -> None:
    """Its own game, without a past: nothing in it touches the view or the game."""
    game = begun(ONE)
    view = game.view(0)
    imagined = view.game()
    assert (imagined == game, imagined.history) == (True, ())
    imagined.push("=blue")
    assert (game.phase, view.phase) == (Phase.REVEAL, Phase.REVEAL)


# ------------------------------------------------------------------------ sampling


def orders(game: Game) -> tuple[str, str]:
    """The order in which both piles come to light, by playing on to the end."""
    shown = ["", ""]
    for event in play_on(game, luck(0)).history:
        if isinstance(event, Revealed):
            shown[event.seat] += event.colour[0]
    return shown[0], shown[1]


@every_viewer
@pytest.mark.parametrize("seed", range(5))
def test_a_sample_is_consistent_with_the_view(viewer: int | None, seed: int) -> None:
    """It looks the same, its order is fixed, and its piles hold what is left."""
    view = begun(ONE).view(viewer)
    sampled = view.sample(luck(seed))
    assert sampled == view
    assert sampled.view(viewer) == view
    assert len(texts(sampled)) == 1
    red, yellow = orders(sampled)
    assert (sorted(red), sorted(yellow)) == (sorted("rrb"), sorted("ppy"))


def test_all_orders_are_equally_likely() -> None:
    """Three orders of one pile by three of the other: each in a ninth of 3600 samples.

    400 +- 19 are expected of each, so 100 off would be five standard deviations.
    """
    view, rng = begun(ONE).view(), luck(2)
    found = Counter(orders(view.sample(rng)) for _ in range(3600))
    possible = {
        ("".join(red), "".join(yellow))
        for red in permutations("rrb")
        for yellow in permutations("ppy")
    }
    assert set(found) == possible
    assert len(possible) == 9
    assert all(300 < times < 500 for times in found.values())


def test_equal_luck_gives_equal_samples() -> None:
    """Randomness is handed in, never held."""
    view = Game(Rules(2)).view()
    assert orders(view.sample(luck(5))) == orders(view.sample(luck(5)))
    assert orders(view.sample(luck(5))) != orders(view.sample(luck(6)))


def test_a_sample_does_not_depend_on_the_true_order() -> None:
    """The true piles cannot leak through the luck."""
    one, other = begun(ONE).view(0), begun(OTHER).view(0)
    assert orders(one.sample(luck(3))) == orders(other.sample(luck(3)))


def test_where_nothing_is_hidden_a_sample_is_the_game_itself() -> None:
    game = compose(players=3).with_rugs(red="a1b1").to_lay(seat=1)
    sampled = game.view(0).sample(luck(1))
    assert sampled == game
    sampled.push("d3c3")
    assert sampled != game


def test_a_sample_refuses_a_rug_that_is_not_next() -> None:
    sampled = begun(ONE).view(0).sample(luck(1))
    (possible,) = texts(sampled)
    with pytest.raises(IllegalAction, match="cannot be next in this pile"):
        sampled.push({"=red": "=blue", "=blue": "=red"}[possible])
