"""What the end of a game is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from marrakech import Game, Rules
from marrakech.envs.rewards import KINDS, final_rewards, forfeit
from tests import strategies, uncompiled

if TYPE_CHECKING:
    from marrakech.core.kernel import State


def state(players: str) -> State:
    return Game.from_position(f"7/7/7/7/7/7/7 d4S r over {players}").kernel_state()


def test_one_winner_has_all_of_the_win() -> None:
    assert final_rewards(state("30r0,20y0,10b0 standard/3"), "win") == [1, 0, 0]


def test_a_win_is_shared() -> None:
    """R6.3: still equal, they share the place."""
    assert final_rewards(state("30r0,30y0,10b0 standard/3"), "win") == [0.5, 0.5, 0]


def test_a_rank_counts_those_ahead_and_those_behind() -> None:
    assert final_rewards(state("30r0,30y0,10b0,50p0 standard/4"), "rank") == [0, 0, -1, 1]
    assert final_rewards(state("30r0,20y0 standard/2,two-player=one-colour"), "rank") == [1, -1]


def test_a_margin_is_what_one_has_beyond_the_best_other() -> None:
    assert final_rewards(state("30r0,20y0,15b0 standard/3"), "margin") == [10, -10, -15]


@pytest.mark.parametrize(
    ("reward", "rules", "worth"),
    [
        ("win", "standard/3", -1),
        ("rank", "standard/3", -1),
        ("margin", "standard/4", -169),
        ("margin", "standard/2,dirhams=100", -249),
    ],
)
def test_a_forfeit_is_worth_no_more_than_the_worst_end(
    reward: str, rules: str, worth: float
) -> None:
    assert forfeit(reward, Rules.parse(rules)) == worth


@given(strategies.plays())
def test_compiled_and_uncompiled_give_the_same(play: strategies.Play) -> None:
    position = play.game().kernel_state()
    plain = uncompiled.kernel.State(play.rules)
    plain.load([*position.words()], 0)
    for kind in KINDS:
        assert final_rewards(position, kind) == uncompiled.rewards.final_rewards(plain, kind)


@given(strategies.plays())
def test_whatever_one_loses_others_win(play: strategies.Play) -> None:
    position = play.game().kernel_state()
    assert sum(final_rewards(position, "win")) == pytest.approx(1)
    assert sum(final_rewards(position, "rank")) == pytest.approx(0)
    for kind in KINDS:
        assert min(final_rewards(position, kind)) >= forfeit(kind, play.rules), (
            "to lose is no worse"
        )
    best = max(final_rewards(position, "rank"))
    standings = position.standings()
    assert [rank == best for rank in final_rewards(position, "rank")] == [
        standing == max(standings) for standing in standings
    ]
