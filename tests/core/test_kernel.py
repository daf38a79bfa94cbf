"""What Python can call of the compiled kernel checks its arguments: nothing can crash it."""

from __future__ import annotations

import copy
import pickle
import signal
import subprocess
import sys
from array import array
from itertools import combinations
from typing import Any

import pytest

from marrakech import BadRules, Game, IllegalAction, Rules
from marrakech.core import codes, kernel
from marrakech.core.batch import Batch
from marrakech.core.board import Square

from .playing import pickled

HUGE = (2**31, 2**32, 2**63, 2**64, 10**30)


def state(rules: str = "standard/3") -> kernel.State:
    return Game(rules).kernel_state()


# ------------------------------------------------------------------------ one game


@pytest.mark.parametrize("first", [-1, 3, 99, *HUGE])
def test_only_a_player_begins(first: int) -> None:
    """R2.4."""
    with pytest.raises(BadRules, match=f"there is no seat {first}"):
        kernel.State(Rules(3), first)


@pytest.mark.parametrize("action", [-1, 3, 179, -(2**32), 2**32 + 1, *HUGE])
def test_a_number_that_is_no_legal_action_is_refused(action: int) -> None:
    market = state()
    with pytest.raises(IllegalAction, match=f"action number {action} is not legal here"):
        market.push(action)
    assert market == state()


@pytest.mark.parametrize("depth", [-1, 256, 2**40])
def test_perft_looks_neither_back_nor_for_ever(depth: int) -> None:
    with pytest.raises(ValueError, match=f"a depth is from 0 to 255, not {depth}"):
        state().perft(depth)


@pytest.mark.parametrize("steps", [0, 5, -1, 2**40])
def test_a_toll_is_asked_for_a_throw(steps: int) -> None:
    """R1.3."""
    with pytest.raises(ValueError, match=f"the die shows no {steps}"):
        state().toll(steps)


def test_a_toll_is_what_will_be_paid_for() -> None:
    """R4.1: blue lies two steps ahead, the mover's own rug three."""
    line = "7/3r>r<2/3b>b<2/7/7/7/7 d5N r roll 30r11,30y12,30b11,30p12 standard/4"
    market = Game.from_position(line).kernel_state()
    free = (codes.NONE, codes.NONE, 0, 0, 0, False)
    blue = sum(1 << Square.parse(name).cell for name in ("d3", "e3"))
    assert market.toll(2) == (2, 2, blue, 2, 2, False)
    assert [market.toll(steps) for steps in (1, 3, 4)] == [free] * 3


@pytest.mark.parametrize(
    ("purse", "options", "paid", "out"),
    [(3, "", 2, False), (2, "", 2, False), (1, "", 1, True), (1, ",elimination=no", 1, False)],
)
def test_a_toll_tells_what_can_be_paid_and_who_goes_out(
    purse: int, options: str, paid: int, out: bool
) -> None:
    """R4.3: exactly enough is enough. R4.4: without elimination he plays on."""
    line = f"7/7/3b>b<2/7/7/7/7 d5N r roll {purse}r12,30y12,30b11,30p12 standard/4{options}"
    market = Game.from_position(line).kernel_state()
    assert market.toll(2)[3:] == (2, paid, out)
    market.push(codes.FIRST_ROLL + 1)
    assert (market.dirhams[0], market.dirhams[2]) == (purse - paid, 30 + paid)
    assert (market.out[0] > 0) is out


@pytest.mark.parametrize(
    "turn",
    [
        (((0,), (0,) * 4, 27, 0), ((0,) * 3, (0,) * 4, (7,) * 3, (0,) * 3), (0, 0, 0)),
        (((0,) * 4, (0,) * 4, 99, 0), ((0,) * 3, (0,) * 4, (7,) * 3, (0,) * 3), (0, 0, 0)),
        (((0,) * 4, (0,) * 4, 27, -1), ((0,) * 3, (0,) * 4, (7,) * 3, (0,) * 3), (0, 0, 0)),
        (((0,) * 4, (0,) * 4, 27, 0), ((0,) * 2, (0,) * 4, (7,) * 3, (0,) * 3), (0, 0, 0)),
        (((0,) * 4, (0,) * 4, 27, 0), ((0,) * 3, (0,) * 4, (9,) * 3, (0,) * 3), (0, 0, 0)),
        (((0,) * 4, (0,) * 4, 27, 0), ((0,) * 3, (0,) * 4, (7,) * 3, (0,) * 3), (3, 0, 0)),
        (((0,) * 4, (0,) * 4, 27, 0), ((0,) * 3, (0,) * 4, (7,) * 3, (0,) * 3), (0, 9, 0)),
    ],
)
def test_a_position_of_the_wrong_shape_is_refused(turn: tuple[Any, Any, Any]) -> None:
    market = state()
    with pytest.raises(ValueError, match=r"one for each player|four|is not from 0 to"):
        market.arrange(*turn)
    assert market == state()


@pytest.mark.parametrize("action", [1.0, 1.5, "1", None])
def test_an_action_is_a_whole_number(action: Any) -> None:  # noqa: ANN401  (the wrong type)
    with pytest.raises(TypeError):
        state().push(action)


@pytest.mark.parametrize("duplicate", [kernel.State.copy, copy.copy, copy.deepcopy, pickled])
def test_a_duplicate_goes_its_own_way(duplicate: Any) -> None:  # noqa: ANN401  (of many kinds)
    market = state()
    market.push(0)
    other = duplicate(market)
    assert other == market
    market.push(3)
    assert other != market
    other.pop()
    assert other == state()
    market.pop()
    market.pop()
    assert market == state()


def test_states_are_equal_if_rules_and_position_are() -> None:
    market = state()
    assert market == market.copy()
    assert market != state("standard/4")
    assert market != state("standard/3,cover=any")
    assert market != "standard/3"
    market.push(0)
    assert market != state()
    market.pop()
    assert market == state()
    assert repr(market) == repr(state())


# ------------------------------------------------------------------------ random games


@pytest.mark.parametrize("games", [-1, -5, 1 << 60, 10**30])
def test_a_number_of_games_that_cannot_be_played_is_refused(games: int) -> None:
    with pytest.raises(ValueError, match="a number of games"):
        kernel.playouts(games=games)


@pytest.mark.parametrize("games", [1.5, "3", None])
def test_a_number_of_games_is_a_whole_number(games: Any) -> None:  # noqa: ANN401  (the wrong type)
    with pytest.raises(TypeError):
        kernel.playouts(games=games)


def test_no_games_come_to_nothing() -> None:
    assert kernel.playouts(players=3, games=0) == (0, 0, (0,) * 3, (0,) * 3, (0,) * 3, 0)
    assert kernel.playouts(players=3, games=0).wins == (0.0, 0.0, 0.0)


def test_wins_add_up_to_one() -> None:
    assert sum(kernel.playouts(games=50, seed=3).wins) == pytest.approx(1)


def test_neighbouring_seeds_share_no_game() -> None:
    """Else two runs with seeds 0 and 1 would not be two samples."""
    games = 30
    played = []
    for seed in (0, 1, 2, 3, 2**64 - 1):
        batch = Batch(Rules(3), games, seed)
        for _ in range(24):  # all choose alike, so that luck alone tells games apart
            batch.step(array("q", (batch.state(game).legal()[0] for game in range(games))))
        played.append({batch.state(game).words() for game in range(games)})
    for one, two in combinations(played, 2):
        assert not one & two


@pytest.mark.parametrize("seed", [0, 1, 7])
def test_random_games_of_neighbouring_seeds_differ_by_more_than_one_game(seed: int) -> None:
    """R6.2: 90 dirhams and 49 squares are all that one player can have in one game."""
    one = kernel.playouts(players=3, games=1_000, seed=seed)
    two = kernel.playouts(players=3, games=1_000, seed=seed + 1)
    assert max(abs(a - b) for a, b in zip(one.points, two.points, strict=True)) > 90 + 49


def test_a_game_in_progress_is_played_on_from_where_it_is() -> None:
    """R6.2: with no rug left to lay but one, nobody can lose more than a rug or two."""
    line = "7/7/7/7/7/7/7 d4S r turn 30r1,90y0,30b0 standard/3"
    many = Game.from_position(line).kernel_state().playouts(games=20, seed=1)
    assert many.turns == 20
    assert many.points == (32 * 20, 90 * 20, 30 * 20)
    assert many.wins == (0, 1, 0)


ENDLESS = {
    "playouts": "kernel.playouts(games=10**12)",
    "perft": "kernel.State(Rules()).perft(60)",
}


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a signal")
@pytest.mark.parametrize("work", ENDLESS)
def test_ctrl_c_stops_long_work(work: str) -> None:
    code = f"""if True:
        from marrakech import Rules
        from marrakech.core import kernel
        try:
            print("begun", flush=True)
            {ENDLESS[work]}
        except KeyboardInterrupt:
            print("stopped", flush=True)
    """
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "begun\n"
        run.send_signal(signal.SIGINT)
        try:
            told, _ = run.communicate(timeout=60)
        finally:
            run.kill()
    assert told == "stopped\n"


# ------------------------------------------------------------------------ batches


def numbers(*given: int) -> array[int]:
    return array("q", given)


@pytest.mark.parametrize("number", [-1, 3, 179, 2**32, 2**32 + 1, -(2**32), 2**62])
def test_a_batch_refuses_what_is_not_legal_however_large(number: int) -> None:
    batch = Batch(Rules(3), 2)
    before = [batch.state(game) for game in range(2)]
    with pytest.raises(IllegalAction, match=f"action number {number} is not legal in game 1"):
        batch.step(numbers(0, number))
    assert [batch.state(game) for game in range(2)] == before


@pytest.mark.parametrize("size", [-1, 2**33, 10**30])
def test_a_batch_has_a_sensible_size(size: int) -> None:
    with pytest.raises(ValueError, match="a batch has from 0 to"):
        Batch(Rules(3), size)


@pytest.mark.parametrize("buffer", [[0, 0], (0, 0), "00", None])
def test_a_list_is_no_buffer(buffer: Any) -> None:  # noqa: ANN401  (the wrong type is the point)
    with pytest.raises(TypeError):
        Batch(Rules(3), 2).step(buffer)


def test_a_buffer_that_is_too_small_is_refused() -> None:
    batch = Batch(Rules(3), 3)
    with pytest.raises(IndexError, match="a buffer of 2 is too small for 3"):
        batch.step(numbers(0, 0))
    with pytest.raises(IndexError):
        batch.masks(bytearray(3 * codes.ACTIONS - 1))


@pytest.mark.parametrize(("start", "stop"), [(-1, 2), (0, 4), (3, 2), (5, -1), (0, -2)])
def test_a_range_lies_within_the_batch(start: int, stop: int) -> None:
    with pytest.raises(IndexError):
        Batch(Rules(3), 3).step(numbers(0, 0, 0), start, stop)


def test_a_batch_that_was_never_set_up_says_so() -> None:
    with pytest.raises((TypeError, AttributeError)):
        Batch.__new__(Batch).step(numbers())


@pytest.mark.parametrize("duplicate", [Batch.copy, copy.copy, copy.deepcopy])
def test_a_copy_of_a_batch_goes_its_own_way_with_the_same_luck(duplicate: Any) -> None:  # noqa: ANN401
    batch = Batch(Rules(3), 4, seed=2)
    other = duplicate(batch)
    batch.step(numbers(0, 0, 0, 0))
    assert [batch.state(i) for i in range(4)] != [other.state(i) for i in range(4)]
    other.step(numbers(0, 0, 0, 0))
    assert [batch.state(i) for i in range(4)] == [other.state(i) for i in range(4)]


def test_a_batch_goes_on_with_the_same_luck_when_it_is_unpickled() -> None:
    batch = Batch(Rules(3), 4, seed=2)
    batch.step(numbers(0, 0, 0, 0))
    other = pickle.loads(pickle.dumps(batch))  # noqa: S301  (what we have just written)
    for actions in ((0, 1, 2, 0), *([batch.state(i).legal()[-1] for i in range(4)],)):
        legal = [a if a in batch.state(i).legal() else batch.state(i).legal()[0]
                 for i, a in enumerate(actions)]  # fmt: skip
        batch.step(numbers(*legal))
        other.step(numbers(*legal))
        assert [batch.state(i) for i in range(4)] == [other.state(i) for i in range(4)]
