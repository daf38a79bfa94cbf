"""What bots are like apart from strong: each with a style shows it in a sample of games."""

from __future__ import annotations

from functools import cache
from statistics import stdev

import pytest

from marrakech import Rules
from marrakech.arena.habits import OneGame, habits, mean_of, sample

# what one test has found out, others look at, too: all are run by one process
pytestmark = pytest.mark.xdist_group("habits")

GAMES = 120
PLAIN = ("porter", "apprentice", "peddler", "merchant")


@cache
def played(name: str, rules: str = "standard/2", games: int = GAMES) -> list[OneGame]:
    """A small sample of games of a bot; the dice are the same for every bot."""
    return sample(name, "greedy", rules, games, seed=17)


def is_more(habit: str, one: list[OneGame], other: list[OneGame]) -> bool:
    """Whether one bot does more of something than another one, at the same dice: 95 % sure."""
    numbers = [[float(getattr(game, habit)) for game in games] for games in (one, other)]
    return mean_of([more - less for more, less in zip(*numbers, strict=True)]).low > 0


@pytest.mark.parametrize("other", [*PLAIN, "mason", "weaver", "drummer"])
def test_zohra_pays_less_than_others_and_never_goes_out(other: str) -> None:
    games = 2 * GAMES if other == "merchant" else GAMES  # who plays well pays little, too
    her = played("grandmother", games=games)
    assert is_more("paid", played(other, games=games), her)
    assert not any(game.out for game in her)


@pytest.mark.parametrize("other", [*PLAIN, "grandmother", "weaver", "drummer"])
def test_tariq_has_larger_areas_than_others(other: str) -> None:
    assert is_more("area", played("mason"), played(other))


@pytest.mark.parametrize("other", [*PLAIN, "grandmother", "mason", "drummer"])
def test_nour_covers_more_of_others(other: str) -> None:
    assert is_more("covered", played("weaver"), played(other))


@pytest.mark.parametrize("other", [*PLAIN, "grandmother", "mason", "weaver"])
def test_what_a_throw_costs_bilal_spreads_widest(other: str) -> None:
    assert is_more("throws", played("drummer"), played(other))


@pytest.mark.parametrize("rules", ["standard/4", "standard/3,variant=turn-at-end"])
def test_the_styles_show_at_larger_tables_and_with_the_turn_at_the_end(rules: str) -> None:
    few = 60
    plain = played("peddler", rules, few)
    assert is_more("area", played("mason", rules, few), plain)
    assert is_more("covered", played("weaver", rules, few), plain)


@pytest.mark.parametrize("option", ["thrift", "area", "cover", "risk"])
def test_each_option_of_style_is_seen_by_itself(option: str) -> None:
    games = 240 if option == "thrift" else 60  # who plays well pays little, too
    plain = played("expectimax:depth=1,value=network", games=games)
    styled = played(f"expectimax:depth=1,value=network,{option}=60", games=games)
    less, more = (styled, plain) if option == "thrift" else (plain, styled)
    habit = {"thrift": "paid", "area": "area", "cover": "covered", "risk": "throws"}[option]
    assert is_more(habit, more, less)


def test_habits_are_means_of_a_sample() -> None:
    found = habits("grandmother", "greedy", "standard/2", GAMES, seed=17)
    games = played("grandmother")
    assert found.games == GAMES
    assert found.out.value == 0 < found.out.high
    for habit in ("paid", "least", "area", "covered", "throws", "wins"):
        assert getattr(found, habit) == mean_of([float(getattr(game, habit)) for game in games])
    assert found.results.value == pytest.approx(stdev(game.margin for game in games))


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
