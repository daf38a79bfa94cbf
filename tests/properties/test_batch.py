"""Many games at once: each is a game like any other, whatever the batch and its threads."""

from __future__ import annotations

from array import array
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import ACTIONS, Game, Heading, IllegalAction, Phase, Rules
from marrakech.core import codes, kernel
from marrakech.core.batch import Batch
from marrakech.core.board import CENTRE, walk
from marrakech.core.story import PHASES
from tests import uncompiled
from tests.strategies import examples, rules

SEEDS = st.integers(0, 2**64 - 1)
SIZES = st.integers(1, 9)
STEPS = st.integers(0, 60)


def numbers(size: int) -> array[int]:
    return array("q", [-1] * size)


def words(batch: Any, size: int) -> list[tuple[int, ...]]:  # noqa: ANN401  (either Batch)
    """The positions of all games."""
    return [batch.state(game).words() for game in range(size)]


def step_at_random(batch: Any, size: int, seed: int) -> array[int]:  # noqa: ANN401
    """Every game takes a legal action at random, or begins anew; the actions."""
    actions = numbers(size)
    batch.choose(seed, actions)
    batch.step(actions)
    return actions


def after_chance(game: Game) -> list[tuple[int, ...]]:
    """All positions in which chance may leave a game before a player chooses."""
    if game.phase not in (Phase.ROLL, Phase.REVEAL):
        return [game._state.words()]
    found = []
    for action in game.legal():
        game.push(action)
        found += after_chance(game)
        game.pop()
    return found


@examples(0.5)
@given(rules(), SIZES, SEEDS, STEPS)
def test_every_game_of_a_batch_is_a_game(rule_set: Rules, size: int, seed: int, steps: int) -> None:
    """After each step: the action was played, and chance took one of the ways that it can."""
    batch = Batch(rule_set, size, seed)
    fresh = Game(rule_set)
    assert all(found in after_chance(fresh) for found in words(batch, size))
    for step in range(steps):
        before = [batch.state(game) for game in range(size)]
        actions = step_at_random(batch, size, seed ^ step)
        for game, state in enumerate(before):
            if state.phase == codes.OVER:
                played = fresh
            else:
                played = Game._at(rule_set, state)
                played.push(ACTIONS[actions[game]])
            assert batch.state(game).words() in after_chance(played)


@given(rules(), SIZES, SEEDS, STEPS)
def test_a_batch_tells_what_its_games_tell(
    rule_set: Rules, size: int, seed: int, steps: int
) -> None:
    batch = Batch(rule_set, size, seed)
    for step in range(steps):
        step_at_random(batch, size, seed ^ step)
    masks = array("B", bytes([9]) * size * len(ACTIONS))
    phases, seats, standings = numbers(size), numbers(size), numbers(4 * size)
    batch.masks(masks)
    batch.look(phases, seats)
    batch.standings(standings)
    for at in range(size):
        game = Game._at(rule_set, batch.state(at))
        row = masks[at * len(ACTIONS) : (at + 1) * len(ACTIONS)]
        assert [i for i, allowed in enumerate(row) if allowed] == sorted(
            action.index for action in game.legal()
        )
        assert set(row) <= {0, 1}
        assert PHASES[phases[at]] == game.phase not in (Phase.ROLL, Phase.REVEAL)
        assert seats[at] == game.seat
        state, places = game._state, [*standings[4 * at : 4 * at + 4]]
        players = rule_set.players
        assert places[:players] == state.standings()
        assert places[players:] == [-1] * (4 - players)


@given(rules(), SIZES, st.integers(0, 20), SEEDS, STEPS)
def test_the_size_of_a_batch_changes_nothing(
    rule_set: Rules, size: int, more: int, seed: int, steps: int
) -> None:
    small, large = Batch(rule_set, size, seed), Batch(rule_set, size + more, seed)
    for step in range(steps):
        few, many = step_at_random(small, size, step), step_at_random(large, size + more, step)
        assert many[:size] == few
    assert words(large, size) == words(small, size)


@given(rules(), SIZES, SEEDS, STEPS, st.data())
def test_ranges_in_any_order_make_the_same_batch(
    rule_set: Rules, size: int, seed: int, steps: int, data: st.DataObject
) -> None:
    whole, parts = Batch(rule_set, size, seed), Batch(rule_set, size, seed)
    cuts = sorted({0, size, *data.draw(st.lists(st.integers(0, size), max_size=3))})
    ranges = data.draw(st.permutations([*pairwise(cuts)]))
    for step in range(steps):
        expected = step_at_random(whole, size, step)
        actions = numbers(size)
        for start, stop in ranges:
            parts.choose(step, actions, start, stop)
        assert actions == expected
        for start, stop in ranges:
            parts.step(actions, start, stop)
        assert words(parts, size) == words(whole, size)


@examples(0.1)
@given(rules(), SEEDS)
def test_threads_make_the_same_batch(rule_set: Rules, seed: int) -> None:
    size, steps, share = 64, 30, 16
    whole, parts = Batch(rule_set, size, seed), Batch(rule_set, size, seed)
    actions = numbers(size)

    def work(start: int) -> None:
        for step in range(steps):
            parts.choose(step, actions, start, start + share)
            parts.step(actions, start, start + share)

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(work, range(0, size, share)))
    for step in range(steps):
        step_at_random(whole, size, step)
    assert words(parts, size) == words(whole, size)


@examples(0.5)
@given(rules(), SIZES, SEEDS, STEPS)
def test_compiled_and_uncompiled_batches_agree(
    rule_set: Rules, size: int, seed: int, steps: int
) -> None:
    one, two = Batch(rule_set, size, seed), uncompiled.batch.Batch(rule_set, size, seed)
    assert words(one, size) == words(two, size)
    for step in range(steps):
        assert step_at_random(one, size, seed ^ step) == step_at_random(two, size, seed ^ step)
        assert words(one, size) == words(two, size)


@given(rules(), SEEDS)
def test_what_chance_brings_can_be_told_before(rule_set: Rules, seed: int) -> None:
    """Compiled or not, the action that is told is what is drawn then."""
    state, plain = kernel.State(rule_set), uncompiled.kernel.State(rule_set)
    for step in range(60):
        number = kernel.mix(seed ^ step)
        legal = state.legal()
        if not legal:
            break
        if state.phase in (codes.ROLL, codes.REVEAL):
            action = state.drawn(number)
            assert action == plain.drawn(number)
            plain.draw(number)
        else:
            with pytest.raises(ValueError, match="chance"):
                state.drawn(number)
            action = legal[number % len(legal)]
            plain.play(action)
        state.push(action)
        assert state.words() == plain.words()


@given(rules(), SIZES, SEEDS, st.integers(0, 20), st.data())
def test_one_wrong_action_stops_all(
    rule_set: Rules, size: int, seed: int, steps: int, data: st.DataObject
) -> None:
    batch = Batch(rule_set, size, seed)
    for step in range(steps):
        step_at_random(batch, size, step)
    actions = numbers(size)
    batch.choose(seed, actions)
    at = data.draw(st.integers(0, size - 1))
    legal = batch.state(at).legal()
    others = [number for number in range(-2, len(ACTIONS) + 2) if number not in legal]
    actions[at] = data.draw(st.sampled_from(others))
    before = words(batch, size)
    if batch.state(at).phase == codes.OVER:
        batch.step(actions, at, at + 1)  # any number will do
        assert batch.state(at).phase != codes.OVER
    else:
        with pytest.raises(IllegalAction) as refused:
            batch.step(actions)
        assert refused.value.details == {"number": actions[at], "game": at}
        assert words(batch, size) == before


@pytest.mark.parametrize(("start", "stop"), [(-1, 2), (0, 4), (2, 1), (4, -1), (0, -2)])
def test_ranges_outside_the_batch_are_refused(start: int, stop: int) -> None:
    batch = Batch(Rules(), 3)
    with pytest.raises(IndexError):
        batch.step(numbers(3), start, stop)
    with pytest.raises(IndexError):
        batch.standings(numbers(12), start, stop)


def test_buffers_that_are_too_small_are_refused() -> None:
    batch, short = Batch(Rules(), 3), numbers(2)
    with pytest.raises(IndexError):
        batch.step(short)
    with pytest.raises(IndexError):
        batch.choose(0, short)
    with pytest.raises(IndexError):
        batch.look(numbers(3), short)
    with pytest.raises(IndexError):
        batch.look(short, numbers(3))
    with pytest.raises(IndexError):
        batch.standings(numbers(11))
    with pytest.raises(IndexError):
        batch.masks(array("B", bytes(3 * len(ACTIONS) - 1)))


def test_an_empty_batch_is_a_batch() -> None:
    batch = Batch(Rules(), 0)
    batch.step(numbers(0))
    batch.choose(0, numbers(0))
    assert batch.size == 0


def test_throws_come_as_often_as_the_die_has_faces() -> None:
    """R1.3: 1, 2, 2, 3, 3, 4; n = 12,000 first throws, seed 5, within five sigma."""
    size = 12_000
    batch = Batch(Rules(players=3), size, seed=5)
    batch.step(array("q", [codes.FORWARD] * size))
    ends = {walk(CENTRE, Heading.S, steps)[-1].square.cell: steps for steps in (1, 2, 3, 4)}
    thrown = Counter(ends[batch.state(game).assam] for game in range(size))
    for steps, faces in ((1, 1), (2, 2), (3, 2), (4, 1)):
        expected = size * faces / 6
        assert abs(thrown[steps] - expected) < 5 * (expected * (1 - faces / 6)) ** 0.5


def test_piles_are_drawn_as_often_as_rugs_are_left() -> None:
    """R2.3: each colour as likely as rugs of it are left; n = 12,000, seed 5, within 5 sigma."""
    size = 12_000
    batch = Batch(Rules(players=2), size, seed=5)
    tops = [tuple(batch.state(game).top[:2]) for game in range(size)]
    for top in ((0, 1), (0, 3), (2, 1), (2, 3)):
        assert abs(tops.count(top) - size / 4) < 5 * (size * 3 / 16) ** 0.5
    uneven = Game.from_position("7/7/7/7/7/7/7 d4S r turn 30r1b9=?,30y1p1=y standard/2")
    drawn = 0
    for seed in range(2_000):
        state = uncompiled.kernel.State(uneven.rules)
        state.load([*uneven._state.words()], 0)
        state.draw(kernel.mix(seed))
        drawn += state.top[0] == 0
    assert abs(drawn - 200) < 5 * (2_000 * 0.1 * 0.9) ** 0.5


def test_choices_are_equally_likely() -> None:
    """Whatever chance would say; n = 12,000 first rugs in the open, seed 5, within five sigma."""
    size = 12_000
    batch, actions = Batch(Rules(players=3), size, seed=5), numbers(size)
    batch.choose(1, actions)
    turns = Counter(actions)
    assert set(turns) == {0, 1, 2}
    assert all(abs(n - size / 3) < 5 * (size * 2 / 9) ** 0.5 for n in turns.values())
    batch.step(array("q", [codes.FORWARD] * size))
    batch.choose(2, actions)
    stopped = [game for game in range(size) if batch.state(game).assam == 4 * 8 + 3]
    lays = Counter(actions[game] for game in stopped)
    share = len(stopped) / 12
    assert len(lays) == 12
    assert all(abs(n - share) < 5 * share**0.5 for n in lays.values())
