"""Estimates and intervals of the arena, checked on results whose right answers are known."""

from __future__ import annotations

import random
from array import array
from math import sqrt
from typing import TYPE_CHECKING

import pytest

from marrakech import Rules
from marrakech.arena import result_columns, statistics
from marrakech.arena.match import Match
from marrakech.arena.ratings import SCALE, anchor, fit, rate
from marrakech.arena.results import Results

if TYPE_CHECKING:
    from collections.abc import Sequence


def made_up(
    games: Sequence[Sequence[tuple[int, int]]], bots: int | None = None, tiebreak: str = "dirhams"
) -> Results:
    """Results of games that end as given: by seat points and dirhams, or (-n, 0): the nth out."""
    players = len(games[0])
    rules = Rules.parse(f"standard/{players},tiebreak={tiebreak}".replace(",tiebreak=dirhams", ""))
    results = Results(Match(["random"] * (bots or players), rules))
    for game in games:
        row = [20, *[0] * 16]
        keys = [(-5 - p, 0) if p < 0 else (p, tie(p, purse, tiebreak)) for p, purse in game]
        winners = keys.count(max(keys))
        for seat, (points, purse) in enumerate(game):
            row[result_columns.POINTS + seat] = max(points, 0)
            row[result_columns.PURSE + seat] = purse
            row[result_columns.TWELFTHS + seat] = 12 // winners if keys[seat] == max(keys) else 0
            row[result_columns.LEFT + seat] = max(-points, 0)
        results.rows.extend(array("H", row))
    return results


def tie(points: int, purse: int, tiebreak: str) -> int:
    """R6.3."""
    return {"dirhams": purse, "rugs": points - purse, "none": 0}[tiebreak]


def plain(*points: int) -> list[tuple[int, int]]:
    return [(number, number) for number in points]


def test_shares_and_margins_of_two() -> None:
    # bot 0 sits on seat 0 in even games, on seat 1 in odd ones
    results = made_up([plain(50, 40), plain(45, 30), plain(60, 20), plain(10, 70)])
    assert results.deals == 2
    assert results.share(0).value == 3 / 4
    assert results.share(1).value == 1 / 4
    margin = results.margin(0)
    assert margin is not None
    assert margin.value == pytest.approx((10 - 15 + 40 + 60) / 4)
    # deal means -2.5 and 50
    reach = statistics.student(1) * 52.5 / sqrt(2) / sqrt(2)
    assert margin.high - margin.value == pytest.approx(reach)


def test_a_win_is_shared() -> None:
    results = made_up([plain(40, 40, 30), plain(20, 20, 20), plain(9, 8, 9)])
    # seatings 012, 120, 201
    wins = [1 / 2 + 1 / 3 + 0, 1 / 2 + 1 / 3 + 1 / 2, 0 + 1 / 3 + 1 / 2]
    assert [results.share(bot).value for bot in range(3)] == pytest.approx(
        [win / 3 for win in wins]
    )


def test_who_finished_ahead() -> None:
    # four players: bot b sits on seat b in the first game of a deal, and moves down one each
    ends = [
        plain(50, 40, 30, 20),
        plain(1, 1, 2, 3),
        [(-1, 0), (-2, 0), (30, 5), (30, 6)],
        plain(4, 3, 2, 1),
    ]
    results = made_up(ends)
    seated = results.match.seatings
    places = [[50, 40, 30, 20], [1, 1, 2, 3], [0, 1, 2, 3], [4, 3, 2, 1]]
    for one in range(4):
        for two in range(4):
            if one == two:
                assert results.ahead(one, two) is None
                continue
            expected = 0.0
            for seats, place in zip(seated, places, strict=True):
                a, b = place[seats.index(one)], place[seats.index(two)]
                expected += 1.0 if a > b else 0.5 if a == b else 0.0
            assert results.ahead(one, two) == expected / 4


@pytest.mark.parametrize(("tiebreak", "ahead"), [("dirhams", 1.0), ("rugs", 0.0), ("none", 0.5)])
def test_equal_points_are_parted_as_the_rules_say(tiebreak: str, ahead: float) -> None:
    """R6.3."""
    results = made_up([[(40, 30), (40, 20)], [(40, 20), (40, 30)]], tiebreak=tiebreak)
    assert results.ahead(0, 1) == ahead


def test_a_bot_on_several_seats_is_judged_by_seat() -> None:
    results = made_up([plain(50, 40, 30, 20)] * 4, bots=2)
    assert results.match.seats_in_deal == (4, 12)
    # seat 0 always wins: bot 0 sits there in one of four games
    assert results.share(0).value == 1 / 4
    assert results.share(1).value == 3 / 12
    # ahead of it finish nobody, one, two and three of three others
    assert results.ahead(0, 1) == (3 + 2 + 1 + 0) / 12


def test_only_whole_deals_count() -> None:
    results = made_up([plain(50, 40), plain(45, 30), plain(60, 20)])
    assert (results.games, results.deals) == (3, 1)
    assert results.share(0).value == 1 / 2


def test_sums_do_not_depend_on_how_they_are_added() -> None:
    luck = random.Random(3)
    games = [plain(*(luck.randrange(80) for _ in range(3))) for _ in range(60)]
    results = made_up(games)
    whole = results.sums()
    parts = [results.sums(0, 7), results.sums(7, 20)]
    for bot in range(3):
        assert [a + b for a, b in zip(parts[0][bot], parts[1][bot], strict=True)] == whole[bot]


def test_pairing_makes_intervals_narrower() -> None:
    """If luck decides every game, and each of two wins once a deal, nothing is uncertain."""
    paired = made_up([plain(50, 40), plain(50, 40)] * 200)
    luck = random.Random(1)
    apart = made_up([plain(50, 40) if luck.random() < 0.5 else plain(40, 50) for _ in range(400)])
    margin, wide = paired.margin(0), apart.margin(0)
    assert margin is not None
    assert wide is not None
    assert margin.half_width == pytest.approx(0)
    assert wide.half_width > 0.5


def test_with_few_deals_a_deal_is_one_trial() -> None:
    results = made_up([plain(50, 40), plain(40, 50)])
    share = results.share(0)
    assert share.value == 1
    assert share.low == pytest.approx(1 / (1 + statistics.Z**2))
    assert share.high == 1


def test_wilson_is_what_the_books_say() -> None:
    assert statistics.wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert statistics.wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_student_comes_close_to_normal() -> None:
    assert statistics.student(1) == 12.706
    assert statistics.student(40) == pytest.approx(2.0211, abs=1e-3)
    assert statistics.student(10**6) == pytest.approx(statistics.Z, abs=1e-5)


@pytest.mark.parametrize(("deals", "strength"), [(12, 0.6), (60, 0.8), (300, 0.55), (300, 0.97)])
def test_intervals_hold_what_they_promise(deals: int, strength: float) -> None:
    """Of many matches with known chances, nearly all intervals hold them."""
    luck = random.Random(deals)
    held = held_margin = 0
    tries = 250
    for _ in range(tries):
        wins = squares = margins = margin_squares = 0
        for _ in range(deals):
            # a deal has a bias of its own, for and against both alike
            bias = luck.choice((-0.03, 0.03))
            won = sum(luck.random() < strength + bias for _ in range(2))
            wins += 12 * won
            squares += (12 * won) ** 2
            margin = round(luck.gauss(200, 90) + luck.gauss(200, 90))
            margins += margin
            margin_squares += margin * margin
        share = statistics.share(wins, squares, deals, 24)
        held += share.low <= strength <= share.high
        mean = statistics.mean((margins, margin_squares, 2 * deals, 4 * deals, 2 * margins), deals)
        assert mean is not None
        held_margin += mean.low <= 200 <= mean.high
    assert held / tries > 0.91
    assert 0.91 < held_margin / tries < 0.99


def test_a_mean_over_deals_that_count_differently_is_that_of_all_that_counted() -> None:
    values = [(30, 2), (10, 1), (0, 0), (50, 2)]
    sums = (
        sum(v for v, _ in values),
        sum(v * v for v, _ in values),
        sum(k for _, k in values),
        sum(k * k for _, k in values),
        sum(v * k for v, k in values),
    )
    mean = statistics.mean(sums, 4)
    assert mean is not None
    assert mean.value == 90 / 5
    error = sqrt(sum((v - 18 * k) ** 2 for v, k in values) * 4 / 3) / 5
    assert mean.half_width == pytest.approx(statistics.student(3) * error)
    assert statistics.mean((0, 0, 0, 0, 0), 4) is None


# -------------------------------------------------------------------------- ratings


def test_ratings_are_anchored_at_random() -> None:
    assert anchor(["greedy", "random", "master"]) == 1
    assert anchor(["greedy", "master"]) == 1
    assert anchor(["greedy", "random #1", "random #2"]) == 1


def test_four_hundred_points_are_odds_of_ten() -> None:
    ratings = fit([[0, 100_000], [10_000, 0]], 1)
    assert ratings == pytest.approx([400, 0], abs=0.1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ratings_find_the_strengths_that_made_the_games(players: int) -> None:
    """Plackett and Luce: the one who lasts longest wins, by exponential times."""
    luck = random.Random(players)
    strengths = [300.0, 120.0, 60.0, 0.0]
    match = Match(["random"] * 4, Rules(players=players))
    results = Results(match)
    for game in range(400 * match.games_in_deal):
        seated = match.seating(game)
        times = [luck.expovariate(pow(10, strengths[bot] / 400)) for bot in seated]
        order = sorted(range(players), key=lambda seat: times[seat])
        row = [20, *[0] * 16]
        for place, seat in enumerate(order):
            row[result_columns.POINTS + seat] = row[result_columns.PURSE + seat] = 40 - place
        row[result_columns.TWELFTHS + order[0]] = 12
        results.rows.extend(array("H", row))
    ratings = {rating.bot: rating for rating in rate(results)}
    base = strengths[0]  # the first random is the anchor
    assert ratings[0].value == 0
    for bot in (1, 2, 3):
        assert ratings[bot].value == pytest.approx(strengths[bot] - base, abs=30)
        assert ratings[bot].low - 10 < strengths[bot] - base < ratings[bot].high + 10
        assert 5 < ratings[bot].high - ratings[bot].low < 80


def test_a_bot_that_always_wins_has_a_rating_with_a_wide_interval() -> None:
    results = made_up([plain(50, 40), plain(40, 50)] * 100)
    (best, _) = sorted(rate(results), key=lambda rating: abs(rating.value), reverse=True)
    assert best.high - best.low > 1.5 * SCALE
