"""What bots are like apart from strong: each with a style shows it in a sample of games."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from marrakech import Rules
from marrakech.arena.habits import Habits, habits, mean_of, sample

if TYPE_CHECKING:
    from marrakech.arena.statistics import Estimate

GAMES = 240
PLAIN = ("porter", "apprentice", "peddler", "merchant")


@cache
def found(name: str, rules: str = "standard/2", games: int = GAMES) -> Habits:
    """The habits of a bot, from a small sample that is always the same."""
    return habits(name, "greedy", rules, games, seed=17)


def is_more(one: Estimate, other: Estimate) -> bool:
    """Whether one number is greater, as sure as their intervals hold: 95 %."""
    gap = one.value - other.value
    reach: float = (one.half_width**2 + other.half_width**2) ** 0.5
    return gap > reach


@pytest.mark.parametrize("other", [*PLAIN, "mason", "weaver", "drummer"])
def test_zohra_pays_less_than_others_and_never_goes_out(other: str) -> None:
    assert is_more(found(other).paid, found("grandmother").paid)
    assert found("grandmother").out.value == 0


@pytest.mark.parametrize("other", [*PLAIN, "grandmother", "weaver", "drummer"])
def test_tariq_has_larger_areas_than_others(other: str) -> None:
    assert is_more(found("mason").area, found(other).area)


@pytest.mark.parametrize("other", [*PLAIN, "grandmother", "mason", "drummer"])
def test_nour_covers_more_of_others(other: str) -> None:
    assert is_more(found("weaver").covered, found(other).covered)


@pytest.mark.parametrize("other", [*PLAIN, "grandmother", "mason", "weaver"])
def test_what_a_throw_costs_bilal_spreads_widest(other: str) -> None:
    assert is_more(found("drummer").throws, found(other).throws)


@pytest.mark.parametrize("rules", ["standard/4", "standard/3,variant=turn-at-end"])
def test_the_styles_show_at_larger_tables_and_with_the_turn_at_the_end(rules: str) -> None:
    few = 90
    assert is_more(found("mason", rules, few).area, found("peddler", rules, few).area)
    assert is_more(found("weaver", rules, few).covered, found("peddler", rules, few).covered)


@pytest.mark.parametrize("option", ["thrift", "area", "cover", "risk"])
def test_each_option_of_style_is_seen_by_itself(option: str) -> None:
    plain = found("expectimax:depth=1,value=network", games=120)
    styled = found(f"expectimax:depth=1,value=network,{option}=60", games=120)
    less, more = (styled, plain) if option == "thrift" else (plain, styled)
    habit = {"thrift": "paid", "area": "area", "cover": "covered", "risk": "throws"}[option]
    assert is_more(getattr(more, habit), getattr(less, habit))


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    first = sample("mason", "greedy", Rules(players=3), 6, seed=5)
    assert first == sample("mason", "greedy", "standard/3", 6, seed=5)
    assert first != sample("mason", "greedy", "standard/3", 6, seed=6)


def test_numbers_of_a_game_are_those_of_a_game() -> None:
    for one in sample("peddler", "random", "standard/2", 12, seed=3):
        assert 0 <= one.covered <= 2
        assert 0 <= one.least <= 30
        assert one.paid >= 0
        assert one.area >= 2
        assert 0 <= one.wins <= 1


def test_a_mean_has_its_interval() -> None:
    assert mean_of([1.0, 3.0]) == pytest.approx((2.0, 2 - 12.706, 2 + 12.706), abs=1e-3)
