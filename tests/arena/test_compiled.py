"""Compiled or not, the arena plays and adds up the same."""

from __future__ import annotations

from array import array

import pytest

from marrakech import Rules
from marrakech.arena import fast_games, result_columns, survey_count
from marrakech.arena.match import seatings
from marrakech.bots import brain
from tests import uncompiled


def test_the_other_arena_is_not_compiled() -> None:
    assert str(uncompiled.fast_games.__file__).endswith(".py")
    assert str(uncompiled.brain.__file__).endswith(".py")


@pytest.mark.parametrize(
    "rules",
    ["standard/2", "standard/3", "standard/4", "standard/3,variant=turn-at-end", "persian/2"],
)
def test_they_play_the_same_games_and_add_up_alike(rules: str) -> None:
    rule_set = Rules.parse(rules)
    seated = list(seatings(2, rule_set.players))
    fast = fast_games.FastGames(rule_set, [brain.Greed(), brain.Chance()], seated, 21)
    slow = uncompiled.fast_games.FastGames(
        rule_set, [uncompiled.brain.Greed(), uncompiled.brain.Chance()], seated, 21
    )
    one = array("H", bytes(2 * result_columns.ROW * 12))
    two = array("H", bytes(2 * result_columns.ROW * 12))
    assert fast.play(0, 12, one) == slow.play(0, 12, two) == 12
    assert one == two
    assert fast.add_up(one, 0, 3) == slow.add_up(two, 0, 3)


@pytest.mark.parametrize("rules", ["standard/2", "standard/3,dirhams=5", "korean/4", "persian/2"])
def test_they_count_the_same(rules: str) -> None:
    rule_set = Rules.parse(rules)
    one, two = survey_count.empty(), survey_count.empty()
    fast = survey_count.Counter(rule_set, brain.Chance(), 21)
    slow = uncompiled.survey_count.Counter(rule_set, uncompiled.brain.Chance(), 21)
    assert fast.count(3, 9, one)
    assert slow.count(3, 9, two)
    assert one == two


def test_they_draw_the_same_luck() -> None:
    for seed in (0, 1, (1 << 64) - 1):
        for number in (0, 5, 10**9):
            assert fast_games.deal_luck(seed, number) == uncompiled.fast_games.deal_luck(
                seed, number
            )
            for seat in range(4):
                assert fast_games.pile_luck(number, seat) == uncompiled.fast_games.pile_luck(
                    number, seat
                )
                one, two = fast_games.bot_seed, uncompiled.fast_games.bot_seed
                assert one(seed, number, seat) == two(seed, number, seat)
