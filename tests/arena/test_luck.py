"""What chance gives to every seat, and results without it."""

from __future__ import annotations

import json
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

import pytest

from marrakech import Game, Rules
from marrakech.arena import match_file
from marrakech.arena.match import Match
from marrakech.arena.match_file import BadMatchFile
from marrakech.arena.parallel import play_in_parallel, threads
from marrakech.arena.result_columns import LUCK_ROW
from marrakech.arena.results import Results
from marrakech.bots import make
from marrakech.core.story import Phase
from tests.arena.test_play import RULES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from marrakech.bots.search import Search


def meter_for(rules: Rules) -> Search:
    meter = Match(["random"], rules, adjusted=True).meter()
    assert meter is not None
    return meter


def chances(rules: Rules, seed: int) -> Iterator[Game]:
    """Games by whoever, at every moment at which chance acts."""
    luck = Random(seed)
    game = Game(rules)
    while not game.is_over:
        if game.phase in (Phase.ROLL, Phase.REVEAL):
            yield game
            game.draw(luck)
        else:
            game.push(luck.choice(list(game.legal())))


@pytest.mark.parametrize("rules", [*RULES, "standard/2,area=owner"])
def test_chance_gives_nothing_on_average_and_takes_from_others_what_it_gives(rules: str) -> None:
    meter = meter_for(Rules.parse(rules))
    seen = 0
    for game in chances(Rules.parse(rules), 4):
        state = game.kernel_state()
        outcomes = meter.outcomes(state)
        assert sum(outcome.share for outcome in outcomes) == pytest.approx(1)
        assert [outcome.action for outcome in outcomes] == state.legal()
        lucks = [meter.luck(state, outcome.action) for outcome in outcomes]
        for seat in range(8):
            mean = sum(o.share * luck[seat] for o, luck in zip(outcomes, lucks, strict=True))
            assert mean == pytest.approx(0, abs=1e-9)
        for luck in lucks:
            assert sum(luck[:4]) == pytest.approx(0, abs=1e-9)
        seen += any(abs(luck[0]) > 0.01 for luck in lucks)
    assert seen > 5


def test_luck_is_what_an_outcome_is_worth_beyond_the_mean() -> None:
    rules = Rules(players=3)
    meter = meter_for(rules)
    for game in chances(rules, 9):
        state = game.kernel_state()
        outcomes = meter.outcomes(state)
        mean = sum(outcome.share * outcome.wins[1] for outcome in outcomes)
        points = sum(outcome.share * outcome.margins[1] for outcome in outcomes)
        for outcome in outcomes:
            luck = meter.luck(state, outcome.action)
            assert luck[1] == pytest.approx(outcome.wins[1] - mean, abs=1e-9)
            assert luck[5] == pytest.approx(outcome.margins[1] - points, abs=1e-9)


def test_a_pile_of_one_colour_brings_no_luck() -> None:
    rules = Rules(players=2)
    meter = meter_for(rules)
    alone = 0
    for game in chances(rules, 2):
        state = game.kernel_state()
        if game.phase == Phase.REVEAL and len(state.legal()) == 1:
            alone += 1
            assert meter.luck(state, state.legal()[0]) == [0.0] * 8
    assert alone


def test_where_somebody_has_to_choose_there_is_no_luck_to_measure() -> None:
    rules = Rules(players=3)
    with pytest.raises(ValueError, match="not chance that acts"):
        meter_for(rules).outcomes(Game(rules).kernel_state())
    with pytest.raises(ValueError, match="other rules"):
        meter_for(rules).outcomes(Game("standard/3,cover=colours").kernel_state())


@pytest.mark.parametrize("rules", RULES)
def test_luck_is_the_same_however_games_are_played(rules: str) -> None:
    match = Match(["greedy", "random"], rules, 5, adjusted=True)
    fast = match.play_chunk(48, 56)
    slow = match.play_chunk(48, 56, by_hand=True)
    assert fast.lucks is not None
    assert len(fast.lucks) == 8 * LUCK_ROW
    assert any(fast.lucks)
    assert slow.lucks == fast.lucks
    assert (
        slow.rows == Match(["greedy", "random"], rules, 5, adjusted=False).play_chunk(48, 56).rows
    )


@pytest.mark.parametrize(("jobs", "chunk"), [(1, 3), (3, 7)])
def test_results_without_luck_do_not_depend_on_who_plays_what(jobs: int, chunk: int) -> None:
    match = Match(["greedy", "porter", "random"], "standard/3", 8, adjusted=True)
    whole = Results(match)
    whole.append(match.play_chunk(0, 60))
    with threads(match, jobs) as workers:
        found = play_in_parallel(match, 60, workers, chunk=chunk)
    assert found.lucks == whole.lucks
    for bot in range(3):
        assert found.adjusted_share(bot) == whole.adjusted_share(bot)
        assert found.adjusted_margin(bot) == whole.adjusted_margin(bot)


@pytest.mark.parametrize(
    ("specs", "rules", "games"),
    [(["greedy", "peddler"], "standard/2", 120), (["peddler", "greedy"], "standard/4", 480)],
)
def test_without_luck_the_same_is_estimated_more_precisely(
    specs: list[str], rules: str, games: int
) -> None:
    results = Match(specs, rules, 11, adjusted=True).play(games, jobs=2)
    assert 2 * sum(abs(luck) for luck in results.luck(3)[0]) > 0.01  # type: ignore[index]
    total = 0.0
    for bot in range(2):
        plain, better = results.share(bot), results.adjusted_share(bot)
        assert better is not None
        assert better.half_width < 0.9 * plain.half_width
        # what is taken off is a number whose mean is 0
        assert abs(better.value - plain.value) < 2 * plain.half_width
        margin, narrow = results.margin(bot), results.adjusted_margin(bot)
        assert margin is not None
        assert narrow is not None
        assert narrow.half_width < 0.9 * margin.half_width
        assert abs(narrow.value - margin.value) < 2 * margin.half_width
        total += better.value * results.match.seats_in_deal[bot]
    assert total == pytest.approx(len(results.match.seatings), abs=1e-3)
    assert results.widest < max(results.share(bot).half_width for bot in range(2))


def test_luck_is_nothing_on_average_over_many_games() -> None:
    """In a mean of games it has to vanish as fast as a mean of numbers without any bias does."""
    results = Match(["greedy", "random"], "standard/3", 21, adjusted=True).play(900, jobs=2)
    for seat in range(3):
        for kind in range(2):
            given = [results.luck(game)[kind][seat] for game in range(results.games)]  # type: ignore[index]
            mean = sum(given) / len(given)
            spread = sqrt(sum((each - mean) ** 2 for each in given) / len(given))
            assert spread > 0
            assert abs(mean) < 4 * spread / sqrt(len(given))


def test_luck_is_measured_unless_bots_are_much_quicker() -> None:
    assert not Match(["greedy", "random"], "standard/2").adjusted
    assert not Match(["porter", "peddler"], "standard/2").adjusted
    assert Match(["greedy", "expectimax:depth=1"], "standard/2").adjusted
    assert Match(["master", "random"], "standard/2").adjusted
    own = Match([("mine", lambda seed: make("random", seed)), "random"], "standard/2")
    assert own.adjusted
    results = own.play(2, jobs=1)
    assert results.adjusted_share(0) is not None


def test_results_without_luck_are_there_only_if_it_was_measured() -> None:
    results = Match(["greedy", "random"], "standard/2", adjusted=False).play(4, jobs=1)
    assert results.lucks is None
    assert results.luck(0) is None
    assert results.adjusted_share(0) is None
    assert results.adjusted_margin(0) is None
    assert "adjusted_share" not in results.to_dict()["bots"][0]
    assert "luck" not in next(results.by_seat())
    measured = Match(["greedy", "random"], "standard/2", adjusted=True)
    with pytest.raises(ValueError, match="was not measured"):
        Results(measured).append(results.match.play_chunk(0, 2))


def test_who_fails_loses_without_luck_as_well() -> None:
    class Fails:
        def choose(self, *_: object) -> None:
            raise RuntimeError("no")

    match = Match([("fails", lambda _seed: Fails()), "random"], "standard/2", 3)  # type: ignore[list-item,return-value]
    results = match.play(8, jobs=1)
    fails, other = results.adjusted_share(0), results.adjusted_share(1)
    assert fails is not None
    assert other is not None
    assert fails.value + other.value == pytest.approx(1, abs=1e-3)
    assert fails.value < 0.2
    assert results.adjusted_margin(0) is None


def test_a_match_goes_on_with_the_luck_of_its_first_games(tmp_path: Path) -> None:
    file = tmp_path / "match"
    match = Match(["greedy", "random"], "standard/3", 8, adjusted=True)
    whole = match.play(24, jobs=1)
    match_file.save(match.play(12, jobs=1), file)
    results = match_file.load(Match(["greedy", "random"], "standard/3", 8, adjusted=True), file)
    with threads(match, 1) as workers:
        play_in_parallel(match, 24, workers, results=results)
    assert results.lucks == whole.lucks
    plain = Match(["greedy", "random"], "standard/3", 8, adjusted=False)
    match_file.save(plain.play(6, jobs=1), file)
    with pytest.raises(BadMatchFile, match="adjusted"):
        match_file.load(match, file)


def test_fewer_games_have_less_luck() -> None:
    results = Match(["greedy", "random"], "standard/3", 8, adjusted=True).play(12, jobs=1)
    first = results.first(2)
    assert first.lucks == results.lucks[: 6 * LUCK_ROW]  # type: ignore[index]
    share = first.adjusted_share(0)
    results.totals()
    results.cut(6)
    assert results.lucks == first.lucks
    assert results.adjusted_share(0) == share
    assert json.dumps(results.to_dict()["bots"][0]["adjusted_share"]).count("NaN") == 0
