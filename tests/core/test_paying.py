"""Paying for the rug that Assam stops on (R4), and going out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from marrakech import Colour, Phase
from marrakech.core import kernel

from .composing import compose
from .playing import dirhams, lay, payment, play, texts, throw

if TYPE_CHECKING:
    from marrakech.core.rules import Area

AREAS: tuple[Area, ...] = ("colour", "owner")
ONE_COLOUR = {"players": 2, "two_player": "one colour"}

# ------------------------------------------------------------------------ how much


def test_a_rug_of_another_player_costs_a_dirham_a_square() -> None:
    """R4.1: the mover pays the owner for the connected area, Assam's own square included."""
    board = compose(players=3).with_rugs(red="c4d4 d5d6")
    game = board.assam("e4", "W").to_roll(seat=1)
    assert throw(game, 1).payment == payment(1, 0, "red", "c4 d4 d5 d6", paid=4)
    assert dirhams(game) == (34, 26, 30)


def test_a_single_half_that_is_left_costs_one_dirham() -> None:
    """R4.1: an area may be one square."""
    board = compose(players=3).with_rugs(red="c4d4").with_rugs(blue="c4c5")
    game = board.assam("e4", "W").to_roll(seat=1)
    assert throw(game, 1).payment == payment(1, 0, "red", "d4", paid=1)


def test_squares_that_meet_at_a_corner_are_not_connected() -> None:
    """R4.1: side by side, never diagonally: c3, e3, c5 and e5 touch d4 at corners only."""
    board = compose(players=3).with_rugs(
        yellow="c2c3 e2e3 c5c6 e5e6 d3d4", blue="d2d3 b4c4 e4f4 d5d6"
    )
    game = board.assam("d6", "N").to_roll(seat=0)
    assert throw(game, 2).payment == payment(0, 1, "yellow", "d4", paid=1)


def test_an_area_winds_round_corners() -> None:
    """R4.1: one square leads to the next in all four directions."""
    board = compose(players=3).with_rugs(yellow="d4e4 e3e2 d2c2 b2b3 b4b5 c5c6")
    game = board.assam("d5", "N").to_roll(seat=0)
    squares = "b2 c2 d2 e2 b3 e3 b4 d4 e4 b5 c5 c6"
    assert throw(game, 1).payment == payment(0, 1, "yellow", squares, paid=12)


def test_an_area_does_not_reach_round_the_edge() -> None:
    """R4.1: g3 and a4 share no side, nor do g3 and a3, nor d1 and d7."""
    board = compose(players=3).with_rugs(red="f3g3 a3b3 a4b4 d1e1 d7e7")
    game = board.assam("g4", "N").to_roll(seat=1)
    assert throw(game, 1).payment == payment(1, 0, "red", "f3 g3", paid=2)


def test_only_the_rug_on_top_counts() -> None:
    """R4.1: a red rug under a blue one is neither paid for nor part of an area."""
    board = compose(players=3).with_rugs(red="c4d4 c5d5").with_rugs(blue="d4e4")
    game = board.assam("d3", "S").to_roll(seat=1)
    assert throw(game, 1).payment == payment(1, 2, "blue", "d4 e4", paid=2)


def test_a_rug_laid_across_cuts_an_area_in_two() -> None:
    """R4.1: beyond the blue rug lies another red area."""
    board = compose(players=3).with_rugs(red="a4b4 c4d4").with_rugs(blue="b4b5")
    game = board.assam("d5", "N").to_roll(seat=1)
    assert throw(game, 1).payment == payment(1, 0, "red", "c4 d4", paid=2)


def test_another_colour_is_not_part_of_the_area() -> None:
    """R4.1: the area is of one colour, whoever owns its neighbours."""
    board = compose(players=4).with_rugs(red="d4d5", yellow="c4c5", blue="e4e5", purple="d6e6")
    game = board.assam("d3", "S").to_roll(seat=1)
    assert throw(game, 1).payment == payment(1, 0, "red", "d4 d5", paid=2)


def test_walking_over_a_rug_costs_nothing() -> None:
    """R4.1: only where he stops is paid for."""
    board = compose(players=3).with_rugs(red="d4d5")
    game = board.assam("e4", "W").to_roll(seat=1)
    assert throw(game, 2).payment is None
    assert dirhams(game) == (30, 30, 30)


def test_coming_back_onto_the_same_square_is_stopping_there() -> None:
    """R4.1: round the corner mosaic he stops where he stood, and pays."""
    board = compose(players=3).with_rugs(blue="g1g2")
    game = board.assam("g1", "N").to_roll(seat=1)
    assert throw(game, 1).payment == payment(1, 2, "blue", "g1 g2", paid=2)


@pytest.mark.parametrize(("seat", "purses"), [(0, (28, 30, 32)), (1, (30, 28, 32))])
def test_the_owner_is_paid_and_nobody_else(seat: int, purses: tuple[int, ...]) -> None:
    """R4.1: the mover pays that owner."""
    game = compose(players=3).with_rugs(blue="d5d6").to_roll(seat=seat)
    throw(game, 1)
    assert dirhams(game) == purses


# ------------------------------------------------------------------------ what is free


def test_an_empty_square_is_free() -> None:
    """R4.2: whatever lies beside it."""
    game = compose(players=3).with_rugs(red="c5c6 e5e6 d6d7").to_roll(seat=1)
    assert throw(game, 1).payment is None
    assert dirhams(game) == (30, 30, 30)


def test_ones_own_rug_is_free() -> None:
    """R4.2: nobody pays himself."""
    game = compose(players=3).with_rugs(red="d5d6").to_roll(seat=0)
    assert throw(game, 1).payment is None
    assert dirhams(game) == (30, 30, 30)


@pytest.mark.parametrize(
    ("seat", "colour"), [(0, "red"), (0, "blue"), (1, "yellow"), (1, "purple")]
)
@pytest.mark.parametrize("tops", [("red", "yellow"), ("blue", "purple")])
def test_with_two_players_either_own_colour_is_free(
    seat: int, colour: str, tops: tuple[str, str]
) -> None:
    """R4.2: either of one's two colours, whichever comes next."""
    board = compose(players=2).with_rugs(**{colour: "d5d6"}).with_tops(*tops)
    game = board.to_roll(seat=seat)
    assert throw(game, 1).payment is None


@pytest.mark.parametrize(
    ("seat", "colour"), [(0, "yellow"), (0, "purple"), (1, "red"), (1, "blue")]
)
def test_with_two_players_either_colour_of_the_other_is_paid(seat: int, colour: str) -> None:
    """R4.2: both belong to the other player."""
    game = compose(players=2).with_rugs(**{colour: "d5d6"}).to_roll(seat=seat)
    assert throw(game, 1).payment == payment(seat, 1 - seat, colour, "d5 d6", paid=2)


def test_two_colours_of_one_owner_are_two_areas() -> None:
    """R4.5: by colour an owner's two colours are never joined, though c1 touches b1."""
    board = compose(players=2).with_rugs(red="a1b1 a2b2", blue="c1d1")
    game = board.assam("a3", "N").to_roll(seat=1)
    assert throw(game, 2).payment == payment(1, 0, "red", "a1 b1 a2 b2", paid=4)


# Red and blue are one player's and hang together; yellow and purple, the other's, do not
MIXED = {"red": "a1b1 a2b2", "blue": "c1d1 c2c3 g7f7", "yellow": "d2d3 e1e2", "purple": "g4g5"}


@pytest.mark.parametrize(
    ("square", "colour"), [("b2", "red"), ("a1", "red"), ("c3", "blue"), ("d1", "blue")]
)
def test_by_owner_two_colours_of_one_owner_are_one_area(square: str, colour: str) -> None:
    """R4.5: from whichever of its squares; what is cut off, f7 and g7, is not part of it."""
    board = compose(players=2, area="owner").with_rugs(**MIXED)
    start, heading, steps = {
        "b2": ("b4", "N", 2),
        "a1": ("a3", "N", 2),
        "c3": ("c4", "N", 1),
        "d1": ("c2", "N", 2),  # through the mosaic
    }[square]
    game = board.assam(start, heading).to_roll(seat=1)
    walked = throw(game, steps)
    assert str(walked.end) == square
    squares = "a1 b1 c1 d1 a2 b2 c2 c3"
    assert walked.payment == payment(1, 0, colour, squares, paid=8, joined=True)
    assert dirhams(game) == (38, 22)


def test_by_owner_squares_that_meet_at_a_corner_are_not_connected() -> None:
    """R4.5, R4.1: b2 and c3 touch at a corner only, of whatever colour."""
    board = compose(players=2, area="owner").with_rugs(red="b1b2", blue="c3c4")
    game = board.assam("c5", "N").to_roll(seat=1)
    assert throw(game, 1).payment == payment(1, 0, "blue", "c3 c4", paid=2)


def test_by_owner_a_rug_of_the_payer_parts_an_area() -> None:
    """R4.5: and only what lies on top counts."""
    board = compose(players=2, area="owner").with_rugs(red="c3c4", blue="d3e3 f3g3")
    game = board.with_rugs(yellow="e3e4").assam("c2", "S").to_roll(seat=1)
    assert throw(game, 1).payment == payment(1, 0, "red", "c3 d3 c4", paid=3, joined=True)


@pytest.mark.parametrize(("seat", "colour"), [(0, "red"), (0, "blue"), (1, "yellow")])
def test_by_owner_ones_own_colours_are_as_free_as_ever(seat: int, colour: str) -> None:
    """R4.2"""
    board = compose(players=2, area="owner").with_rugs(**{colour: "d5d6"})
    assert throw(board.to_roll(seat=seat), 1).payment is None


def test_by_owner_one_goes_out_who_cannot_pay_for_both_colours() -> None:
    """R4.3, R4.5: six are due; by colour it would be four, which he has."""
    due = {}
    for area in AREAS:
        board = compose(players=2, area=area).with_rugs(red="d5d6 c6c7", blue="e5f5")
        game = board.with_dirhams(30, 4).to_roll(seat=1)
        walked = throw(game, 1)
        assert walked.payment is not None
        due[area] = walked.payment.due, walked.payment.paid, walked.out
    assert due == {"colour": (4, 4, False), "owner": (6, 4, True)}


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4}, ONE_COLOUR])
def test_where_nobody_has_two_colours_areas_are_the_same_by_owner(
    options: dict[str, Any],
) -> None:
    """R4.5: it matters only where a player has two colours."""
    paid = set()
    for area in AREAS:
        board = compose(**options, area=area).with_rugs(red="d5d6 c6c7", yellow="e5f5")
        game = board.to_roll(seat=1)
        paid.add(throw(game, 1).payment)
        assert kernel.State(game.rules) == kernel.State(game.rules.replace(area="colour"))
    assert paid == {payment(1, 0, "red", "d5 c6 d6 c7", paid=4)}


def test_a_neutral_rug_is_free() -> None:
    """R4.2: yellow is out, and nobody is paid for his rugs."""
    board = compose(players=3).with_rugs(yellow="d5d6").out(1)
    for seat in (0, 2):
        game = board.to_roll(seat=seat)
        assert throw(game, 1).payment is None
        assert dirhams(game) == (30, 0, 30)


def test_a_neutral_rug_joins_nothing() -> None:
    """R4.2: the two red rugs are parted by a neutral one."""
    board = compose(players=3).with_rugs(red="b5c5 e5f5", yellow="d5d6").out(1)
    game = board.assam("c4", "S").to_roll(seat=2)
    assert throw(game, 1).payment == payment(2, 0, "red", "b5 c5", paid=2)


# ------------------------------------------------------------------------ going out


def test_a_mover_with_exactly_enough_stays_in() -> None:
    """R4.3: at 0 dirhams one is still in, and lays a rug."""
    board = compose(players=3).with_rugs(red="d5d6 c5c6").with_dirhams(30, 4, 30)
    game = board.to_roll(seat=1)
    assert not throw(game, 1).out
    assert dirhams(game) == (34, 0, 30)
    assert (game.phase, game.seat) == (Phase.LAY, 1)


def test_a_mover_one_dirham_short_pays_all_he_has_and_is_out() -> None:
    """R4.3: who cannot pay in full pays all he has."""
    board = compose(players=3).with_rugs(red="d5d6 c5c6").with_dirhams(30, 3, 30)
    game = board.to_roll(seat=1)
    walked = throw(game, 1)
    assert walked.payment == payment(1, 0, "red", "c5 d5 c6 d6", paid=3)
    assert walked.out
    assert dirhams(game) == (33, 0, 30)


def test_without_a_dirham_one_plays_on_until_something_is_due() -> None:
    """R4.3: an empty purse is no reason to leave, a rug of another player is."""
    board = compose(players=3).with_rugs(red="d6d7").with_dirhams(30, 0, 30)
    free, due = board.to_roll(seat=1), board.to_roll(seat=1)
    assert not throw(free, 1).out
    assert throw(due, 2).payment == payment(1, 0, "red", "d6 d7", paid=0)
    assert due.players[1].leaving == 1


@pytest.mark.parametrize(("players", "following"), [(3, 2), (4, 2)])
def test_who_goes_out_lays_no_rug_and_the_next_one_has_his_turn(
    players: int, following: int
) -> None:
    """R4.3: in the middle of a game the others play on."""
    board = compose(players).with_rugs(red="d5d6").with_dirhams(*[30, 1, 30, 30][:players])
    game = board.to_roll(seat=1)
    throw(game, 1)
    assert (game.phase, game.seat, texts(game)) == (Phase.TURN, following, {"L", "F", "R"})
    assert game.outcome() is None


def test_his_unplaced_rugs_leave_the_game() -> None:
    """R4.3: he has none left; the others keep theirs."""
    board = compose(players=4).with_rugs(red="d5d6", yellow="a1b1").with_dirhams(30, 1, 30, 30)
    game = board.to_roll(seat=1)
    throw(game, 1)
    assert [player.rugs_left for player in game.players] == [11, 0, 12, 12]


def test_his_laid_rugs_stay_and_become_neutral() -> None:
    """R4.3: they lie where they lay, and belong to nobody."""
    board = compose(players=4).with_rugs(red="d5d6", yellow="a1b1 f4f5").with_dirhams(30, 1, 30, 30)
    game = board.to_roll(seat=1)
    assert game.owner(Colour.YELLOW) == 1
    throw(game, 1)
    assert game.owner(Colour.YELLOW) is None
    assert [str(rug.colour) for rug in game.rugs()].count("yellow") == 2


@pytest.mark.parametrize("players", [3, 4])
def test_after_he_left_nobody_pays_for_his_rugs(players: int) -> None:
    """R4.3: blue walks onto yellow's rug in the very next turn, and it is free."""
    board = compose(players).with_rugs(red="d5e5", yellow="d6e6")
    game = board.with_dirhams(*[30, 1, 30, 30][:players]).to_roll(seat=1)
    play(game, "1 F")
    assert throw(game, 1).payment is None
    assert dirhams(game)[:3] == (31, 0, 30)


@pytest.mark.parametrize("players", [3, 4])
def test_after_he_left_his_rugs_are_still_protected(players: int) -> None:
    """R4.3: neutral rugs may not be covered whole, nor do they score."""
    board = compose(players).with_rugs(red="d5e5", yellow="d7c7 g1g2")
    game = board.with_dirhams(*[30, 1, 30, 30][:players]).to_roll(seat=1)
    play(game, "1 F 1")
    assert "d7c7" not in texts(game)
    assert {"c6c7", "d7e7"} <= texts(game)
    assert game.scores[:3] == (31 + 2, 0, 30)


def test_players_leave_one_after_another() -> None:
    """R4.3: in a game of four two go out, and the other two play on."""
    board = compose(players=4).with_rugs(red="d5e5 d6e6").with_dirhams(20, 3, 2, 30)
    game = board.to_roll(seat=1)
    play(game, "1 F 1")
    assert [player.leaving for player in game.players] == [None, 1, 2, None]
    assert dirhams(game) == (25, 0, 0, 30)
    assert (game.phase, game.seat) == (Phase.TURN, 3)
    play(game, "F 1 c7b7")
    assert game.seat == 0


# ------------------------------------------------------------------------ without elimination


def test_without_elimination_he_pays_what_he_has_and_plays_on() -> None:
    """R4.4: he is still in, and lays his rug."""
    board = compose(players=3, elimination=False).with_rugs(red="d5d6 c5c6")
    game = board.with_dirhams(30, 3, 30).to_roll(seat=1)
    walked = throw(game, 1)
    assert walked.payment == payment(1, 0, "red", "c5 d5 c6 d6", paid=3)
    assert not walked.out
    assert (game.phase, game.seat, dirhams(game)) == (Phase.LAY, 1, (33, 0, 30))


def test_without_elimination_a_debt_is_forgiven() -> None:
    """R4.4: what he gets later is his, and he can pay with it again."""
    board = compose(players=3, elimination=False).with_rugs(red="d5d6", yellow="e5e6")
    game = board.with_dirhams(30, 0, 30).assam("c5", "E").to_roll(seat=1)
    assert throw(game, 1).payment == payment(1, 0, "red", "d5 d6", paid=0)
    lay(game, "d4d3")
    play(game, "F 1")
    assert dirhams(game) == (30, 2, 28)


def test_without_elimination_his_rugs_stay_his() -> None:
    """R4.4: nothing becomes neutral, and all his rugs are laid in the end."""
    board = compose(players=3, elimination=False).with_rugs(red="d5d6", yellow="a1b1")
    game = board.with_dirhams(30, 1, 30).to_roll(seat=1)
    throw(game, 1)
    assert game.owner(Colour.YELLOW) == 1
    assert game.players[1].rugs_left == 14
    assert game.scores == (33, 2, 30)
