"""Ratings: they find known strengths, whoever is named first, and are as sure as they say."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import Rules
from marrakech.players.glicko import SCALE, Opponent, after_game
from marrakech.players.ratings import (
    BEGIN,
    DAY,
    IDLE_YEAR,
    POOLS,
    Pool,
    Rating,
    Sitter,
    anchor,
    chance,
    counted,
    first,
    idle,
    most,
    pool_of,
)

pools = st.sampled_from(POOLS)
ratings = st.tuples(st.floats(-200, 1800), st.floats(20, 200)).map(lambda known: Rating(*known))


@st.composite
def games(draw: st.DrawFn, least_people: int = 1) -> tuple[Pool, list[Sitter]]:
    """A pool, and who sits at a table whose game is over."""
    pool = draw(pools)
    number = draw(st.integers(2, 4)) if pool == "variant" else int(pool)
    sitters = []
    for seat in range(number):
        is_bot = seat >= least_people and draw(st.booleans())
        before = anchor(draw(st.floats(0, 1400))) if is_bot else draw(ratings)
        sitters.append(Sitter(before, draw(st.integers(0, number - 1)), is_bot))
    return pool, sitters


def test_the_example_of_the_paper_comes_out() -> None:
    opponents = [Opponent(1400, 30, 1), Opponent(1550, 100, 0), Opponent(1700, 300, 0)]
    found = after_game(1500, 200, 0.06, *opponents)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_great_surprise_makes_a_rating_less_steady() -> None:
    steady = after_game(1500, 50, 0.06, Opponent(1500, 50, 1))
    surprised = after_game(1500, 50, 0.06, *[Opponent(2400, 50, 1)] * 5)
    assert surprised.volatility > 0.06 > steady.volatility


def test_games_are_counted_where_they_belong() -> None:
    assert [pool_of(Rules(players=n)) for n in (2, 3, 4)] == ["2", "3", "4"]
    assert pool_of(Rules.parse("international/3,variant=turn-at-end")) == "variant"


@given(games(), st.randoms(use_true_random=False))
def test_it_does_not_matter_in_which_order_players_are_named(
    game: tuple[Pool, list[Sitter]], luck: Random
) -> None:
    pool, sitters = game
    order = list(range(len(sitters)))
    luck.shuffle(order)
    straight = counted(pool, sitters)
    shuffled = counted(pool, [sitters[seat] for seat in order])
    for seat, found in zip(order, shuffled, strict=True):
        assert found == pytest.approx(straight[seat])


@given(games())
def test_bots_stay_as_strong_as_they_were_measured(game: tuple[Pool, list[Sitter]]) -> None:
    pool, sitters = game
    after = counted(pool, sitters)
    for sitter, found in zip(sitters, after, strict=True):
        if sitter.anchor:
            assert found == sitter.before


@given(games())
def test_who_wins_does_not_fall_and_who_comes_last_does_not_rise(
    game: tuple[Pool, list[Sitter]],
) -> None:
    pool, sitters = game
    best, worst = min(s.place for s in sitters), max(s.place for s in sitters)
    for sitter, found in zip(sitters, counted(pool, sitters), strict=True):
        if best != worst and not sitter.anchor:
            if sum(s.place == best for s in sitters) == 1 and sitter.place == best:
                assert found.rating >= sitter.before.rating
            if sum(s.place == worst for s in sitters) == 1 and sitter.place == worst:
                assert found.rating <= sitter.before.rating


@pytest.mark.parametrize("pool", POOLS)
def test_among_equals_points_go_from_one_to_the_other(pool: Pool) -> None:
    number = 3 if pool == "variant" else int(pool)
    sitters = [Sitter(Rating(900, 80), place) for place in range(number)]
    after = counted(pool, sitters)
    assert sum(each.rating for each in after) == pytest.approx(900 * number)
    assert [each.rating for each in after] == sorted((each.rating for each in after), reverse=True)
    shared = counted(pool, [Sitter(Rating(900, 80), 0) for _ in range(number)])
    assert [each.rating for each in shared] == pytest.approx([900] * number)


@pytest.mark.parametrize("pool", POOLS)
def test_a_rating_is_surer_after_a_game_and_less_sure_after_a_while(pool: Pool) -> None:
    number = 3 if pool == "variant" else int(pool)
    new = first(pool)
    assert (new.rating, new.deviation) == (BEGIN, most(pool))
    [once, *_] = counted(pool, [Sitter(new, place) for place in range(number)])
    assert once.deviation < new.deviation
    known = Rating(900, 30)
    year = idle(pool, known, 365 * DAY)
    assert year.rating == known.rating
    assert year.deviation == pytest.approx(sqrt(30**2 + IDLE_YEAR**2))
    assert idle(pool, known, 1000 * 365 * DAY).deviation == most(pool)
    assert idle(pool, known, -5) == known, "a clock that was put back makes nothing surer"


@given(pools, ratings, st.integers(0, 10**11), st.integers(0, 10**11))
def test_two_pauses_are_as_long_as_both_together(
    pool: Pool, rating: Rating, one: int, two: int
) -> None:
    parts = idle(pool, idle(pool, rating, one), two)
    assert parts.deviation == pytest.approx(idle(pool, rating, one + two).deviation)
    assert parts.deviation >= min(rating.deviation, most(pool))


def thrown(luck: Random, strengths: list[float]) -> list[int]:
    """The places of a game whose players have these strengths: the better one of any two comes
    first as often as the scale says.
    """
    forms = [each / SCALE - log(-log(luck.random())) for each in strengths]
    order = sorted(range(len(forms)), key=lambda seat: -forms[seat])
    return [order.index(seat) for seat in range(len(forms))]


def test_the_simulated_games_are_as_the_scale_says() -> None:
    luck = Random(3)
    won = mean(thrown(luck, [1000, 900, 400])[0] < 2 for _ in range(1000))
    assert won > 0.9
    ahead = mean(
        places[0] < places[1] for places in (thrown(luck, [1000, 900]) for _ in range(5000))
    )
    assert ahead == pytest.approx(chance(1000, 900), abs=0.03)


@pytest.mark.parametrize("pool", POOLS)
def test_simulated_players_come_to_their_strength(pool: Pool) -> None:
    luck = Random(7)
    strengths = [400.0 + 40 * n for n in range(24)]
    found = [first(pool) for _ in strengths]
    bots = [324.0, 580.0, 800.0, 1198.0, 1364.0]
    for _ in range(2500):
        number = luck.choice([2, 3, 4]) if pool == "variant" else int(pool)
        people = luck.sample(range(len(strengths)), luck.choice([number - 1, number]))
        against = luck.choices(bots, k=number - len(people))
        places = thrown(luck, [*(strengths[each] for each in people), *against])
        before = [*(found[each] for each in people), *(anchor(each) for each in against)]
        sitters = [
            Sitter(rating, place, anchor=at >= len(people))
            for at, (rating, place) in enumerate(zip(before, places, strict=True))
        ]
        for each, after in zip(people, counted(pool, sitters), strict=False):
            found[each] = after
    off = [rating.rating - strength for rating, strength in zip(found, strengths, strict=True)]
    # at first all are taken for 700, and most are better: what remains of that is the same for all
    assert abs(mean(off)) < 80
    level = [each - mean(off) for each in off]
    assert sqrt(mean(each**2 for each in level)) < 65
    # what is shown after ± holds that, too
    within = mean(abs(each) < rating.shown[1] for each, rating in zip(off, found, strict=True))
    assert within > 0.9
    assert 20 < mean(rating.deviation for rating in found) < 60
