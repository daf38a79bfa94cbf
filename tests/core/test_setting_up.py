"""Setting up: players, dirhams, rugs, piles and who begins (R2)."""

from __future__ import annotations

from collections import Counter

import pytest

from marrakech import BadRules, Colour, Game, Laid, Phase, Rules

from .composing import compose
from .playing import lay, luck, odds, play, play_on, texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_have_30_dirhams_each(players: int) -> None:
    """R2.1: five ones and five fives are 30."""
    game = Game(Rules(players))
    assert [player.dirhams for player in game.players] == [30] * players
    assert [player.seat for player in game.players] == list(range(players))


@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_or_five_cannot_play(players: int) -> None:
    """R2.1: 2, 3 or 4 players."""
    with pytest.raises(BadRules, match=rf"players cannot be {players}: choose from 2, 3, 4"):
        Rules(players)


def test_four_players_have_12_rugs_of_one_colour_each() -> None:
    """R2.2: red, yellow, blue and purple, one each."""
    assert [player.rugs for player in Game(Rules(4)).players] == [
        {Colour.RED: 12},
        {Colour.YELLOW: 12},
        {Colour.BLUE: 12},
        {Colour.PURPLE: 12},
    ]


def test_three_players_have_15_rugs_of_one_colour_each() -> None:
    """R2.2: the fourth colour stays in the box."""
    assert [player.rugs for player in Game(Rules(3)).players] == [
        {Colour.RED: 15},
        {Colour.YELLOW: 15},
        {Colour.BLUE: 15},
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_with_one_colour_there_is_nothing_to_reveal(players: int) -> None:
    """R2.2: everybody lays the one colour he has, and begins at once."""
    game = Game(Rules(players))
    assert game.phase == Phase.TURN
    assert [player.top for player in game.players] == list(Colour)[:players]


# ------------------------------------------------------------------------ two players


def test_two_players_have_two_colours_12_rugs_of_each() -> None:
    """R2.3: 24 rugs each in all."""
    red, yellow = Game(Rules(2)).players
    assert red.rugs == {Colour.RED: 12, Colour.BLUE: 12}
    assert yellow.rugs == {Colour.YELLOW: 12, Colour.PURPLE: 12}
    assert red.rugs_left == yellow.rugs_left == 24


def test_both_piles_show_their_top_before_the_first_turn() -> None:
    """R2.3: everyone sees the top rug of each pile, the mover's first."""
    game = Game(Rules(2))
    assert (game.phase, game.seat, texts(game)) == (Phase.REVEAL, 0, {"=red", "=blue"})
    game.push("=blue")
    assert (game.phase, game.seat, texts(game)) == (Phase.REVEAL, 1, {"=yellow", "=purple"})
    game.push("=yellow")
    assert (game.phase, game.seat) == (Phase.TURN, 0)
    assert [player.top for player in game.players] == [Colour.BLUE, Colour.YELLOW]


def test_if_the_second_seat_begins_its_pile_is_seen_first() -> None:
    """R2.3: the mover's pile, then the other one; then the mover takes his turn."""
    game = Game(Rules(2), first=1)
    assert game.seat == 1
    play(game, "=purple =red")
    assert (game.phase, game.seat) == (Phase.TURN, 1)
    assert [player.top for player in game.players] == [Colour.RED, Colour.PURPLE]


def test_the_rug_on_top_is_the_one_that_is_laid() -> None:
    """R2.3: piles are laid from the top."""
    game = Game(Rules(2))
    play(game, "=blue =yellow F 1")
    assert lay(game, "d6d7").colour == Colour.BLUE
    assert game.players[0].rugs == {Colour.RED: 12, Colour.BLUE: 11}


def test_the_next_rug_is_seen_as_soon_as_one_is_laid() -> None:
    """R2.3: the pile of the one who laid shows its next rug before the other's turn."""
    game = compose(players=2).to_lay(seat=1)
    lay(game, "d3c3")
    assert (game.phase, game.mover, game.seat) == (Phase.REVEAL, 0, 1)
    game.push("=purple")
    assert (game.phase, game.seat) == (Phase.TURN, 0)
    assert game.top(1) == Colour.PURPLE


def test_the_first_rug_is_of_either_colour_alike() -> None:
    """R2.3: 12 of 24 are red."""
    assert odds(Game(Rules(2))) == {"=red": 0.5, "=blue": 0.5}


def test_the_next_rug_is_drawn_without_replacement() -> None:
    """R2.3: after a red one is laid, 11 of the 23 that are left are red."""
    game = compose(players=2).with_tops("red", "yellow").to_lay()
    lay(game, "d3c3")
    assert odds(game) == pytest.approx({"=red": 11 / 23, "=blue": 12 / 23})


def test_odds_count_what_is_left_of_that_pile_only() -> None:
    """R2.3: here one red and three blue rugs, whatever the other player has."""
    left = {"red": 1, "blue": 3, "yellow": 9, "purple": 2}
    game = compose(players=2).with_rugs_left(**left).with_tops(None, "yellow").to_turn()
    assert odds(game) == {"=red": 0.25, "=blue": 0.75}


def test_a_colour_that_is_used_up_is_not_drawn() -> None:
    """R2.3: only purple rugs are left in this pile."""
    left = {"red": 5, "blue": 5, "purple": 2}
    game = compose(players=2).with_rugs_left(**left).with_tops("red", None).to_turn(seat=1)
    assert odds(game) == {"=purple": 1.0}


def test_a_pile_that_is_used_up_shows_nothing() -> None:
    """R2.3: after a player's last rug there is none to reveal."""
    game = compose(players=2).with_rugs_left(red=1, yellow=1).to_lay()
    lay(game, "d3c3")
    assert (game.phase, game.seat) == (Phase.TURN, 1)
    assert game.top(0) is None


@pytest.mark.parametrize("seed", range(5))
def test_every_rug_of_both_colours_is_laid_in_the_end(seed: int) -> None:
    """R2.3: a whole game lays 12 rugs of each colour."""
    game = play_on(Game(Rules(2, elimination=False)), luck(seed))
    laid = [(event.seat, event.colour) for event in game.history if isinstance(event, Laid)]
    assert Counter(laid) == {(0, "red"): 12, (1, "yellow"): 12, (0, "blue"): 12, (1, "purple"): 12}


def test_alternating_piles_lay_the_two_colours_in_turn() -> None:
    """R2.3: red, blue, red and yellow, purple, yellow, with nothing to reveal."""
    game = Game(Rules(2, pile="alternating"))
    assert game.phase == Phase.TURN
    tops = []
    for _ in range(6):
        tops.append(game.top(game.seat))
        play(game, "F 1")
        game.push(game.legal()[0])
    assert tops == ["red", "yellow", "blue", "purple", "red", "yellow"]


def test_alternating_piles_hold_12_rugs_of_each_colour() -> None:
    """R2.3: only the order differs."""
    red, yellow = Game(Rules(2, pile="alternating")).players
    assert red.rugs == {Colour.RED: 12, Colour.BLUE: 12}
    assert yellow.rugs == {Colour.YELLOW: 12, Colour.PURPLE: 12}


def test_an_alternating_pile_of_one_colour_goes_on_with_it() -> None:
    """R2.3: when only blue rugs are left, blue follows blue."""
    left = {"blue": 2, "yellow": 1, "purple": 1}
    game = compose(players=2, pile="alternating").with_rugs_left(**left).to_lay()
    lay(game, "d3c3")
    assert game.top(0) == Colour.BLUE


def test_two_players_may_have_one_colour_of_15_rugs_each() -> None:
    """R2.3: the setup line of the oldest texts."""
    game = Game(Rules(2, two_player="one colour"))
    assert [player.rugs for player in game.players] == [{Colour.RED: 15}, {Colour.YELLOW: 15}]
    assert game.phase == Phase.TURN


# ------------------------------------------------------------------------ who begins


@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (3, 2), (4, 0), (4, 1), (4, 3)])
def test_any_player_may_begin(players: int, first: int) -> None:
    """R2.4: whoever it is that agreement, lot, age or Morocco has chosen."""
    game = Game(Rules(players), first=first)
    assert game.mover == first
    assert game.seat == first


@pytest.mark.parametrize("first", [-1, 3])
def test_only_a_player_can_begin(first: int) -> None:
    """R2.4: somebody who is not seated cannot be the first."""
    with pytest.raises(BadRules, match=f"there is no seat {first}: seats go from 0 to 2"):
        Game(Rules(3), first=first)


def test_the_first_player_is_chosen_by_lot_unless_said_otherwise() -> None:
    """R2.4: agreement, lot (default), youngest or Morocco."""
    assert Rules().first_player == "lot"
    for way in ("agree", "youngest", "morocco", "lot or youngest"):
        assert Rules(first_player=way).first_player == way


# ------------------------------------------------------------------------ house rules


@pytest.mark.parametrize("dirhams", [0, 7, 100, 10_000])
def test_a_house_rule_may_change_the_dirhams(dirhams: int) -> None:
    """R2.5: everybody starts with them, and they count as points."""
    game = Game(Rules(3, dirhams=dirhams))
    assert game.scores == (dirhams, dirhams, dirhams)


@pytest.mark.parametrize("players", [3, 4])
def test_a_house_rule_may_change_the_rugs(players: int) -> None:
    """R2.5: two rugs each, and the game ends when all of them are laid."""
    game = Game(Rules(players, rugs=2, elimination=False))
    assert [player.rugs_left for player in game.players] == [2] * players
    play_on(game, luck(1))
    assert sum(isinstance(event, Laid) for event in game.history) == 2 * players


def test_a_house_rule_for_rugs_is_shared_by_two_colours() -> None:
    """R2.5: ten rugs each are five of each colour."""
    red, yellow = Game(Rules(2, rugs=10)).players
    assert red.rugs == {Colour.RED: 5, Colour.BLUE: 5}
    assert yellow.rugs == {Colour.YELLOW: 5, Colour.PURPLE: 5}


def test_a_house_rule_for_rugs_goes_for_one_colour_too() -> None:
    """R2.5: an odd number is no trouble there."""
    game = Game(Rules(2, two_player="one colour", rugs=7))
    assert [player.rugs_left for player in game.players] == [7, 7]
