"""Events tell the whole story of an action, for a program that knows no rules."""

from __future__ import annotations

import pytest

from marrakech import (
    Colour,
    Game,
    Heading,
    Outcome,
    Revealed,
    Roll,
    Rug,
    Rules,
    Square,
    Turned,
    Walked,
    Way,
)
from marrakech.core.board import Mosaic, Step

from .composing import compose
from .playing import dirhams, lay, luck, payment, play_on, throw


def step(square: str, heading: str, *mosaic: str) -> Step:
    """A step onto a square; through a mosaic, if its two mouths are given, such as "g1N"."""
    if not mosaic:
        return Step(Square.parse(square), Heading(heading), None)
    one, other = ((Square.parse(mouth[:2]), Heading(mouth[2])) for mouth in mosaic)
    return Step(Square.parse(square), Heading(heading), Mosaic((one, other)))


def rug(colour: str, squares: str, *, visible: tuple[bool, bool] = (True, True)) -> Rug:
    first, second = (Square.parse(name) for name in squares.split())
    return Rug(Colour(colour), (first, second), visible)


# ------------------------------------------------------------------------ turned


def test_turning_tells_both_headings() -> None:
    """R3.2: who turned Assam which way, how he stood and how he stands."""
    game = compose(players=3).assam("d4", "E").to_turn(seat=2)
    event = game.push("R")
    assert isinstance(event, Turned)
    assert (event.seat, str(event.action), event.outcome) == (2, "R", None)
    assert (event.way, event.before, event.heading) == (Way.RIGHT, Heading.E, Heading.S)


def test_at_the_end_of_a_turn_it_is_the_mover_who_turned_him() -> None:
    """R7.1: though the next player is on when it is told."""
    game = compose(players=3, variant="turn-at-end").to_turn(seat=2)
    assert game.push("L").seat == 2
    assert game.seat == 0


# ------------------------------------------------------------------------ walked


def test_a_walk_tells_its_path() -> None:
    """R3.3: where from, which way, and every square on the way."""
    game = compose(players=3).to_roll(seat=1)
    assert game.push("2") == Walked(
        seat=1,
        action=Roll(2),
        outcome=None,
        steps=2,
        start=Square.parse("d4"),
        before=Heading.S,
        path=(step("d5", "S"), step("d6", "S")),
        payment=None,
        out=False,
    )


def test_a_walk_tells_the_mosaic_it_took() -> None:
    """R1.4: by the two mouths of the mosaic, the same from either side."""
    there = throw(compose().assam("d2", "N").to_roll(), 3)
    assert there.path == (step("d1", "N"), step("c1", "S", "c1N", "d1N"), step("c2", "S"))
    back = throw(compose().assam("c1", "N").to_roll(), 1)
    assert back.path == (step("d1", "S", "c1N", "d1N"),)


def test_a_walk_tells_the_corner_mosaic_it_took() -> None:
    """R1.4: both mouths of a corner mosaic are on the same square."""
    walked = throw(compose().assam("g1", "E").to_roll(), 2)
    assert walked.path == (step("g1", "S", "g1E", "g1N"), step("g2", "S"))
    assert walked.path[0].mosaic is not None
    assert walked.path[0].mosaic.is_corner


def test_a_payment_tells_who_pays_whom_for_what() -> None:
    """R4.1: the colour, every square of the area, and how much."""
    board = compose(players=3).with_rugs(blue="d5d6 c6b6")
    walked = throw(board.to_roll(seat=1), 1)
    assert walked.payment == payment(1, 2, "blue", "d5 b6 c6 d6", paid=4)
    assert walked.payment is not None
    assert walked.payment.due == 4


def test_a_payment_tells_what_was_due_and_what_was_paid() -> None:
    """R4.3: a purse too light pays less, and its owner is out."""
    board = compose(players=3).with_rugs(blue="d5d6 c6b6").with_dirhams(30, 3, 30)
    walked = throw(board.to_roll(seat=1), 1)
    assert walked.payment is not None
    assert (walked.payment.due, walked.payment.paid, walked.out) == (4, 3, True)
    assert walked.outcome is None


def test_without_elimination_the_story_has_a_debt_but_nobody_out() -> None:
    """R4.4: due 4, paid 3."""
    board = compose(players=3, elimination=False).with_rugs(blue="d5d6 c6b6")
    walked = throw(board.with_dirhams(30, 3, 30).to_roll(seat=1), 1)
    assert walked.payment == payment(1, 2, "blue", "d5 b6 c6 d6", paid=3)
    assert not walked.out


def test_a_walk_that_ends_the_game_tells_how() -> None:
    """R6.1: the last player in has won."""
    board = compose(players=2).with_rugs(yellow="d5e5").with_dirhams(1, 30)
    assert throw(board.to_roll(seat=0), 1).outcome == Outcome(
        ranking=((1,), (0,)), points=(0, 33), dirhams=(0, 31), squares=(0, 2), reason="last player"
    )


# ------------------------------------------------------------------------ laid


def test_a_rug_tells_where_it_lies() -> None:
    """R5.1: its colour, and the square next to Assam first."""
    laid = lay(compose(players=3).to_lay(seat=1), "c4b4")
    assert (laid.seat, laid.colour, laid.outcome) == (1, Colour.YELLOW, None)
    assert laid.squares == (Square.parse("c4"), Square.parse("b4"))
    assert laid.on == (None, None)


def test_a_rug_tells_what_it_was_laid_on() -> None:
    """R5.2: the rugs as they lay there before, the near square's first."""
    board = compose(players=3).with_rugs(red="c4c3", blue="b4a4")
    laid = lay(board.to_lay(seat=1), "c4b4")
    assert laid.on == (rug("red", "c3 c4"), rug("blue", "a4 b4"))


def test_a_rug_tells_that_what_it_was_laid_on_was_half_hidden() -> None:
    """R5.2: of the blue rug only b4 was visible."""
    board = compose(players=3).with_rugs(blue="b4a4").with_rugs(red="a4a5")
    laid = lay(board.to_lay(seat=1), "c4b4")
    assert laid.on == (None, rug("blue", "a4 b4", visible=(False, True)))


def test_ones_own_rug_covered_whole_is_told_twice() -> None:
    """R5.3: under `opponents` both squares may be of one rug."""
    laid = lay(compose(players=3).with_rugs(red="c4b4").to_lay(seat=0), "c4b4")
    assert laid.on == (rug("red", "b4 c4"), rug("red", "b4 c4"))


def test_the_last_rug_tells_how_the_game_ended() -> None:
    """R6.1: with points, dirhams and squares."""
    board = compose(players=3).with_rugs(blue="g1g2").with_rugs_left(red=1)
    assert lay(board.with_dirhams(20, 40, 30).to_lay(seat=0), "c4b4").outcome == Outcome(
        ranking=((1,), (2,), (0,)),
        points=(22, 40, 32),
        dirhams=(20, 40, 30),
        squares=(2, 0, 2),
        reason="last rug",
    )


# ------------------------------------------------------------------------ revealed


def test_a_reveal_tells_whose_pile_it_was() -> None:
    """R2.3: not the mover's, here."""
    game = compose(players=2).with_tops("red", None).to_turn(seat=0)
    event = game.push("=purple")
    assert isinstance(event, Revealed)
    assert (event.seat, event.colour, event.outcome) == (1, Colour.PURPLE, None)
    assert game.mover == 0


# ------------------------------------------------------------------------ the whole story


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reader_of_events_knows_all_purses(players: int, seed: int) -> None:
    """R4: payments alone account for every dirham."""
    game = play_on(Game(Rules(players, dirhams=8)), luck(seed))
    purses = [8] * players
    for event in game.history:
        if isinstance(event, Walked) and event.payment is not None:
            purses[event.payment.by] -= event.payment.paid
            purses[event.payment.to] += event.payment.paid
    assert tuple(purses) == dirhams(game)


@pytest.mark.parametrize("seed", range(10))
def test_only_the_last_event_has_the_outcome(seed: int) -> None:
    """R6.1: nothing comes after the end."""
    game = play_on(Game(Rules(4, dirhams=5)), luck(seed))
    *before, last = game.history
    assert last.outcome is not None
    assert last.outcome == game.outcome()
    assert all(event.outcome is None for event in before)
