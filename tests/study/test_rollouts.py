"""Rollouts: unbiased, repeatable, and ended when it is decided."""

from __future__ import annotations

import pytest

from marrakech import Game, IllegalAction, Rules
from marrakech.study import Cancelled, analyse, rollout
from marrakech.study.rollouts import BLOCK, _stratified
from tests.study.playing import play


def ending(left: int = 2) -> Game:
    """A position in which Assam is to be turned, with few rugs left."""
    game = play(Rules.parse("standard/2,rugs=6,dirhams=15"), 2, left=left)
    while game.chance():
        game.push(game.legal()[0])
    return game


def test_games_come_out_as_the_exact_search_says() -> None:
    game = ending()
    exact = analyse(game)
    assert exact.method.is_exact
    rolled = rollout(game, games=240, seed=5, turns=2)
    for choice in rolled.choices:
        known = exact.choice(choice.action).worth
        reach = 1.5 * choice.chance.half_width + 1e-6
        assert choice.chance.value == pytest.approx(known.chances[game.seat], abs=reach)
        assert choice.method.kind == "rollout"
        assert choice.method.games % BLOCK == 0


def test_the_same_seed_gives_the_same_and_another_one_does_not() -> None:
    game = ending(6)
    assert rollout(game, games=12, seed=1) == rollout(game.view(0), games=12, seed=1)
    assert rollout(game, games=12, seed=1) != rollout(game, games=12, seed=2)


def test_without_luck_the_interval_is_far_narrower_than_results_are() -> None:
    game = ending(8)
    rolled = rollout(game, games=120)
    chance = rolled.choices[0].chance
    # results alone, nothing or a win, would be spread by half a win about one in two
    assert chance.half_width < 0.5 * 1.96 * (0.25 / 120) ** 0.5


def test_a_choice_that_costs_the_game_is_not_played_on_for_long() -> None:
    game = ending(8)
    rolled = rollout(game, games=600)
    best, worst = rolled.choices[0], rolled.choices[-1]
    assert best.loss.value == 0
    if worst.dropped:
        assert worst.method.games < best.method.games or rolled.decided
        assert worst.loss.low > 0


def test_the_best_ones_can_be_played_to_the_end_however_clear_it_is() -> None:
    game = ending(9)
    decided, whole = rollout(game, games=600), rollout(game, games=600, keep=2)
    assert decided.decided
    assert not whole.decided
    assert [choice.method.games for choice in whole.choices[:2]] == [600, 600]
    assert decided.choices[0].method.games < 600
    assert whole.choices[0].action == decided.choices[0].action
    assert any(choice.dropped for choice in whole.choices[2:])


def test_first_throws_are_dealt_out_evenly() -> None:
    pairs = [(_stratified(number, 1), _stratified(number, 2)) for number in range(36)]
    assert len(set(pairs)) == 36
    for block in range(0, 36, 6):
        assert len({second for _, second in pairs[block : block + 6]}) == 6
    assert _stratified(3, 3) is None


def test_it_can_be_stopped_with_what_there_is() -> None:
    game = ending(6)
    legal = len(game.legal())
    asked: list[int] = []

    def after_two_blocks() -> bool:
        asked.append(1)
        return len(asked) > 2 * legal + 1

    rolled = rollout(game, games=600, cancelled=after_two_blocks)
    assert rolled.stopped
    assert {choice.method.games for choice in rolled.choices} == {2 * BLOCK}
    with pytest.raises(Cancelled):
        rollout(game, cancelled=lambda: True)


def test_progress_is_told() -> None:
    heard: list[tuple[int, int]] = []
    rollout(ending(), games=18, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(0, 9), (3, 9), (6, 9), (9, 9)]


def test_only_what_can_be_chosen_is_tried() -> None:
    game = ending()
    assert [each.action.text for each in rollout(game, ["L"], games=6).choices] == ["L"]
    with pytest.raises(IllegalAction):
        rollout(game, ["a1a2"])
    game.push("F")
    with pytest.raises(ValueError, match="nobody has to decide"):
        rollout(game)
