"""What a learner is told in ``examples/train_ppo.py``, tried without what learns there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from lessons import CHOICES, NUMBERS, SEEN, Lessons, examine
from marrakech import ACTIONS
from marrakech.core.board import HEADINGS, SQUARES, Heading, Square
from marrakech.envs import observation_layout
from marrakech.envs.solo import Marrakech

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from lessons import Policy
    from marrakech import Game


class AtRandom:
    """A policy that knows what is legal, and no more."""

    def __init__(self, seed: int) -> None:
        self._luck = np.random.default_rng(seed)

    def __call__(self, seen: NDArray[Any], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        assert seen.shape == (len(legal), SEEN)
        return np.asarray((self._luck.random(legal.shape) * legal).argmax(axis=1))


def lessons_on_the_way(rules: str, steps: int = 12) -> Iterator[tuple[Lessons, int, Game]]:
    """Lessons in all stages, with the number of one game and that game."""
    lessons, policy = Lessons(20, rules, "random", seed=7), AtRandom(1)
    for _ in range(steps):
        for number in range(20):
            yield lessons, number, lessons.games.game(number)
        lessons.step(policy(lessons.seen(), lessons.legal()))


@pytest.mark.parametrize("rules", ["standard/2", "korean/4,variant=turn-at-end"])
def test_choices_are_the_legal_actions(rules: str) -> None:
    for lessons, number, game in lessons_on_the_way(rules):
        assam = game.assam
        numbers = NUMBERS[HEADINGS.index(assam.heading), SQUARES.index(assam.square)]
        chosen = [ACTIONS[numbers[choice]] for choice in np.flatnonzero(lessons.legal()[number])]
        assert len(numbers) == CHOICES
        assert {action.text for action in chosen} == {action.text for action in game.legal()}


def seen_from(square: Square, heading: Heading, forward: int, right: int) -> Square | None:
    """The square so far ahead of Assam and to his right, step by step."""
    at: Square | None = square
    ways = [heading if forward > 0 else heading.opposite] * abs(forward)
    for way in ways + [heading.right if right > 0 else heading.left] * abs(right):
        at = at and at.neighbour(way)
    return at


def test_he_sees_what_lies_ahead_of_him_in_the_same_place() -> None:
    rugs = edges = 0
    for lessons, number, game in lessons_on_the_way("standard/4"):
        seen = lessons.seen()[number, : 9 * 49].reshape(9, 7, 7)
        assam, me = game.assam, game.seat
        for forward in range(-3, 4):
            for right in range(-3, 4):
                square = seen_from(assam.square, assam.heading, forward, right)
                shown = seen[:, 3 - forward, 3 + right]
                assert shown[8] == (square is None)
                edges += square is None
                half = None if square is None else game.halves().get(square)
                if half is None:
                    assert not shown[:8].any()
                    continue
                rugs += 1
                owner = game.rules.colours.index(half.colour)
                assert shown[:4].tolist() == [(me + n) % 4 == owner for n in range(4)]
                ahead = assam.heading
                ways = [ahead, ahead.right, ahead.opposite, ahead.left]
                assert shown[4:8].tolist() == [way == half.toward for way in ways]
    assert rugs > 1000
    assert edges > 1000


def test_numbers_about_players_are_shares_of_what_is_possible() -> None:
    for lessons, number, game in lessons_on_the_way("standard/3"):
        seen = lessons.seen()
        assert seen.min() >= 0
        assert seen.max() <= 1
        dirhams = (
            seen[number, 9 * 49 :][: observation_layout.LEFT - observation_layout.DIRHAMS] * 90
        )
        turned = [game.players[(game.seat + n) % 3].dirhams for n in range(3)]
        assert dirhams.round(3).tolist() == [*turned, 0]


def test_a_game_goes_on_where_it_has_ended() -> None:
    """There is one choice where a game has ended, which begins a new one and is worth nothing."""
    lessons, policy = Lessons(50, "standard/2,rugs=4", "random", seed=7), AtRandom(1)
    before, games, worth = np.zeros(50, bool), 0, 0
    for _ in range(40):
        legal = lessons.legal()
        assert legal.any(axis=1).all()
        assert (legal[before].sum(axis=1) == 1).all()
        margins, ended = lessons.step(policy(lessons.seen(), legal))
        assert not ended[before].any()
        assert not margins[~ended].any()
        before = ended
        games += int(ended.sum())
        worth += int((margins != 0).sum())
    assert games > 100
    assert worth > games / 2


def alone(policy: Policy, rules: str, opponent: str, seed: int) -> float:
    """What a policy wins in one game, which it plays by itself."""
    env = Marrakech(rules, opponent)
    found, _ = env.reset(seed=seed)
    lessons = Lessons(1, rules, opponent, seed)
    while True:
        lessons._look({name: array[None] for name, array in found.items()})
        (choice,) = policy(lessons.seen(), lessons.legal())
        found, reward, ended, _, _ = env.step(lessons._numbers[0, choice])
        if ended:
            return reward


def without_luck(seen: NDArray[Any], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
    """A policy: the first legal choice, or the last, by what is seen."""
    last = legal.shape[1] - 1 - legal[:, ::-1].argmax(axis=1)
    return np.asarray(np.where(seen.sum(axis=1) % 2 < 1, legal.argmax(axis=1), last))


def test_an_examination_counts_each_game_once() -> None:
    """Its share is that of the same games, played one by one."""
    found = examine(without_luck, 60, "standard/2,rugs=6", "random", seed=11)
    one_by_one = [alone(without_luck, "standard/2,rugs=6", "random", 11 + n) for n in range(60)]
    assert found.value == pytest.approx(sum(one_by_one) / 60)
    assert 0 < found.low < found.value < found.high < 1


def test_who_plays_at_random_is_as_good_as_random_and_no_match_for_greedy() -> None:
    equal = examine(AtRandom(3), 4000, "standard/2", "random", seed=3)
    assert equal.value == pytest.approx(0.5, abs=0.03)
    assert examine(AtRandom(3), 200, "standard/2", "greedy", seed=3).high < 0.1
