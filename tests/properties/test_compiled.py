"""Compiled or not, the kernel does the same: one source, two ways to run it."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from marrakech import ACTIONS, IllegalAction, Rules
from marrakech.core import codes, kernel
from marrakech.core.board import SQUARES
from tests import uncompiled
from tests.scenes import Scene, scenes
from tests.strategies import CHOICES_MADE, Play, examples, plays, rules

SEEDS = st.integers(0, 2**64 - 1)


def test_the_other_kernel_is_not_compiled() -> None:
    """Else what follows would compare a kernel with itself; conftest.py sees to the first one."""
    assert str(uncompiled.kernel.__file__).endswith(".py")
    assert str(uncompiled.batch.__file__).endswith(".py")


def facts(state: Any) -> dict[str, Any]:  # noqa: ANN401  (either kernel's State)
    """All that a state can be asked."""
    named = {
        name: getattr(state, name)
        for name in (
            *("players", "colours", "elimination", "cover", "variant", "alternating", "tiebreak"),
            *("by_owner", "assam", "heading", "mover", "phase", "remaining"),
        )
    }
    return named | {
        "words": state.words(),
        "legal": state.legal(),
        "odds": state.odds(),
        "tolls": [state.toll(steps) for steps in (1, 2, 3, 4)],
        "joined": [state.joined(colour) for colour in range(state.colours)],
        "places": [state.places(step) for step in (codes.ACROSS, codes.DOWN)],
        "sparing": [state.sparing(step) for step in (codes.ACROSS, codes.DOWN)],
        "spreads": state.spreads(),
        "scores": state.scores(),
        "standings": state.standings(),
        "tables": [
            [*getattr(state, name)]
            for name in ("visible", "toward", "dirhams", "rugs", "pile", "top", "out")
        ],
    }


@given(plays())
def test_they_agree_move_for_move(play: Play) -> None:
    one = kernel.State(play.rules, play.first)
    two = uncompiled.kernel.State(play.rules, play.first)
    pushed = 0
    for number in play.choices:
        assert facts(one) == facts(two)
        legal = one.legal()
        if not legal:
            break
        one.push(legal[number % len(legal)])
        two.push(legal[number % len(legal)])
        pushed += 1
    for _ in range(pushed):
        one.pop()
        two.pop()
        assert one.words() == two.words()


@given(scenes())
def test_they_agree_in_any_position(scene: Scene) -> None:
    one = scene.position.state()
    two = uncompiled.kernel.State(scene.position.rules)
    two.load([*one.words()], 0)
    assert facts(one) == facts(two)
    for action in range(len(ACTIONS)):
        assert one.allows(action) == two.allows(action)
    for depth in range(4):
        assert one.perft(depth) == two.perft(depth)


@given(scenes(), CHOICES_MADE)
def test_they_agree_on_what_is_refused(scene: Scene, numbers: bytes) -> None:
    one = scene.position.state()
    two = uncompiled.kernel.State(scene.position.rules)
    two.load([*one.words()], 0)
    for action in numbers:
        told = []
        for state in (one, two):
            try:
                state.push(action)
            except IllegalAction as error:
                told.append(str(error))
        assert len(told) in (0, 2)
        assert told[:1] == told[1:]
        assert one.words() == two.words()


@examples(0.5)
@given(rules(), SEEDS)
def test_they_play_the_same_random_games(rule_set: Rules, seed: int) -> None:
    one = kernel.playouts(rule_set, games=5, seed=seed)
    two = uncompiled.kernel.playouts(rule_set, games=5, seed=seed)
    assert one == tuple(two)
    assert one.games == 5
    assert sum(one.twelfths) == 12 * one.games


@given(scenes(), SEEDS)
def test_they_play_the_same_from_any_position(scene: Scene, seed: int) -> None:
    one = scene.position.state()
    two = uncompiled.kernel.State(scene.position.rules)
    two.load([*one.words()], 0)
    before = one.words()
    assert one.playouts(2, seed) == tuple(two.playouts(2, seed))
    assert one.words() == two.words() == before


@given(SEEDS, SEEDS)
def test_they_count_and_mix_alike(mask: int, number: int) -> None:
    assert kernel.count(mask) == uncompiled.kernel.count(mask) == mask.bit_count()
    assert kernel.mix(number) == uncompiled.kernel.mix(number)


@given(st.sets(st.sampled_from(SQUARES), min_size=1), st.data())
def test_they_find_the_same_areas(squares: set[Any], data: st.DataObject) -> None:
    """R4.1."""
    mask = sum(1 << square.cell for square in squares)
    bit = 1 << data.draw(st.sampled_from(sorted(squares))).cell
    assert kernel.area(mask, bit) == uncompiled.kernel.area(mask, bit)
