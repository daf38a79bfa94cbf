"""The end: when it comes, what counts, and who wins (R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from marrakech import Game, Laid, Outcome, Phase, Rules

from .composing import compose
from .playing import lay, luck, play, play_on, texts, throw

if TYPE_CHECKING:
    from marrakech.core.rules import Tiebreak

    from .composing import Composition

every_tiebreak = pytest.mark.parametrize("tiebreak", ["dirhams", "rugs", "none"])


def outcome(game: Game) -> Outcome:
    ended = game.outcome()
    assert ended is not None
    return ended


# ------------------------------------------------------------------------ when


def test_the_last_rug_ends_the_game() -> None:
    """R6.1: the game ends when the last rug is laid, and nothing is possible any more."""
    game = compose(players=3).with_rugs_left(blue=1).to_lay(seat=2)
    event = lay(game, "d3c3")
    assert (game.phase, texts(game)) == (Phase.OVER, set())
    assert event.outcome == game.outcome()
    assert outcome(game).reason == "last rug"


def test_the_game_goes_on_while_anybody_has_a_rug() -> None:
    """R6.1: the last rug of one player is not the last rug."""
    game = compose(players=3).with_rugs_left(yellow=1, blue=1).to_lay(seat=1)
    event = lay(game, "d3c3")
    assert (game.phase, game.seat) == (Phase.TURN, 2)
    assert event.outcome is game.outcome() is None


@pytest.mark.parametrize(("players", "rugs"), [(2, 48), (3, 45), (4, 48)])
def test_a_whole_game_lays_every_rug(players: int, rugs: int) -> None:
    """R6.1: if nobody goes out, 24 rugs of two players, 15 of three, 12 of four."""
    game = play_on(Game(Rules(players, elimination=False)), luck(players))
    laid = [event.seat for event in game.history if isinstance(event, Laid)]
    assert laid == [seat % players for seat in range(rugs)]


@pytest.mark.parametrize(("players", "gone"), [(2, ()), (3, (2,)), (4, (2, 3))])
def test_the_game_ends_at_once_when_one_player_is_left(players: int, gone: tuple[int, ...]) -> None:
    """R6.1: though rugs are left, and without laying one."""
    board = compose(players).with_rugs(red="d5d6").out(*gone)
    game = board.with_dirhams(*[30, 1, 30, 30][:players]).to_roll(seat=1)
    walked = throw(game, 1)
    assert walked.out
    assert game.phase == Phase.OVER
    assert game.players[0].rugs_left > 0
    assert walked.outcome == game.outcome()
    assert (outcome(game).reason, outcome(game).winners) == ("last player", (0,))


def test_the_last_player_in_wins_whatever_he_has() -> None:
    """R6.1: one dirham and two squares are enough."""
    board = compose(players=2).with_rugs(red="d5d6", yellow="a1b1 a2b2").with_dirhams(0, 1)
    game = board.to_roll(seat=1)
    throw(game, 1)
    assert outcome(game) == Outcome(
        ranking=((0,), (1,)), points=(3, 0), dirhams=(1, 0), squares=(2, 4), reason="last player"
    )


def test_the_game_ends_when_the_last_rugs_leave_with_their_player() -> None:
    """R6.1: blue alone has rugs, and goes out: no rug is left to lay."""
    board = compose(players=3).with_rugs(red="d5d6").with_rugs_left(blue=2)
    game = board.with_dirhams(10, 20, 1).to_roll(seat=2)
    throw(game, 1)
    assert game.phase == Phase.OVER
    assert outcome(game).ranking == ((1,), (0,), (2,))
    assert outcome(game).reason == "last rug"


# ------------------------------------------------------------------------ points


def test_points_are_dirhams_and_visible_squares() -> None:
    """R6.2: a red rug half hidden under a yellow one counts one square."""
    board = compose(players=3).with_rugs(red="a1b1 d6d7").with_rugs(yellow="b1c1")
    game = board.with_dirhams(10, 20, 30).over()
    assert game.scores == (10 + 3, 20 + 2, 30)
    assert outcome(game).points == (13, 22, 30)
    assert outcome(game).dirhams == (10, 20, 30)
    assert outcome(game).squares == (3, 2, 0)


def test_squares_need_not_be_connected_to_count() -> None:
    """R6.2: all squares count, not the largest area."""
    game = compose(players=3).with_rugs(red="a1b1 g6g7 d4e4").to_turn()
    assert game.scores == (36, 30, 30)


def test_both_colours_of_a_player_count() -> None:
    """R6.2: his rug is visible in either colour."""
    board = compose(players=2).with_rugs(red="a1b1", blue="a2b2 a3b3", purple="g1g2")
    assert board.to_turn().scores == (36, 32)


def test_who_is_out_scores_nothing() -> None:
    """R6.2: his rugs lie there, neutral, and count for nobody."""
    game = compose(players=3).with_rugs(red="a1b1", yellow="a2b2 a3b3").out(1).to_turn()
    assert game.scores == (32, 0, 30)


def test_who_is_out_ranks_below_all_who_are_in() -> None:
    """R6.2: even below one who is in without a point."""
    game = compose(players=3).with_rugs(yellow="a1b1").out(1).with_dirhams(0, 0, 9).over(last=2)
    assert outcome(game).ranking == ((2,), (0,), (1,))


@pytest.mark.parametrize("gone", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_the_first_to_leave_is_the_last_in_the_ranking(gone: tuple[int, int, int]) -> None:
    """R6.2: by order of leaving, whatever lies on the board."""
    first, second, third = gone
    game = compose(players=4).with_rugs(yellow="a1b1 a2b2", purple="g1g2").out(*gone).over()
    assert outcome(game).ranking == ((0,), (third,), (second,), (first,))


def test_leaving_one_by_one_is_kept_in_the_ranking() -> None:
    """R6.2: yellow leaves before blue, then purple lays the last rug."""
    board = compose(players=4).with_rugs(red="d5e5 d6e6").with_rugs_left(yellow=1, blue=1, purple=1)
    game = board.with_dirhams(0, 3, 2, 30).to_roll(seat=1)
    play(game, "1 F 1 F 1 c7b7")
    assert outcome(game).ranking == ((3,), (0,), (2,), (1,))


# ------------------------------------------------------------------------ who wins


def equal_points(tiebreak: Tiebreak) -> Composition:
    """20 points each: yellow has more dirhams, red more squares, blue as many as red."""
    board = compose(players=3, tiebreak=tiebreak)
    board = board.with_rugs(red="a1b1 a2b2", yellow="d1d2", blue="g1g2 g3g4")
    return board.with_dirhams(16, 18, 16)


def test_most_points_wins() -> None:
    """R6.3: dirhams and squares together, in whatever proportion."""
    game = compose(players=3).with_rugs(red="a1b1 a2b2").with_dirhams(17, 20, 19).over()
    assert outcome(game).ranking == ((0,), (1,), (2,))
    assert outcome(game).winners == (0,)


def test_of_equal_points_most_dirhams_wins() -> None:
    """R6.3: and those who are equal in this too share the place."""
    assert outcome(equal_points("dirhams").over()).ranking == ((1,), (0, 2))


def test_the_tie_may_be_broken_by_rugs() -> None:
    """R6.3: `rugs` is most visible squares; red and blue share the first place."""
    ended = outcome(equal_points("rugs").over())
    assert ended.ranking == ((0, 2), (1,))
    assert ended.winners == (0, 2)


def test_the_tie_may_stand() -> None:
    """R6.3: with `none` equal points share the place."""
    assert outcome(equal_points("none").over()).ranking == ((0, 1, 2),)


@every_tiebreak
def test_a_tiebreak_never_outweighs_a_point(tiebreak: Tiebreak) -> None:
    """R6.3: red has most squares and blue most dirhams, but yellow has a point more."""
    board = compose(players=3, tiebreak=tiebreak)
    board = board.with_rugs(red="a1b1 a2b2 a3b3 a4b4", yellow="d1d2")
    assert outcome(board.with_dirhams(1, 8, 9).over()).winners == (1,)


@every_tiebreak
def test_equal_in_everything_share_the_place(tiebreak: Tiebreak) -> None:
    """R6.3: still equal: they share it, all four of them."""
    board = compose(players=4, tiebreak=tiebreak)
    board = board.with_rugs(red="a1b1", yellow="a2b2", blue="a3b3", purple="a4b4")
    assert outcome(board.over()).ranking == ((0, 1, 2, 3),)


def test_there_is_no_outcome_before_the_end() -> None:
    """R6.3: while the game goes on nobody has won, whatever the points."""
    game = compose(players=3).with_dirhams(80, 5, 5).to_turn()
    assert game.outcome() is None
    assert game.scores == (80, 5, 5)
