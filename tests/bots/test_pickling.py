"""What decides can be pickled and copied, and decides the same afterwards."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from marrakech import Game, Phase, Rules
from marrakech.arena import Match
from marrakech.bots import Clock, brain_of, make
from marrakech.bots.brain import Brain, Chance, Greed
from marrakech.bots.options import SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.value import Value
from marrakech.bots.values import value_for
from marrakech.core import codes
from marrakech.core.kernel import State, is_compiled

if TYPE_CHECKING:
    from collections.abc import Callable

SPECS = (
    *("random", "greedy", "greedy:heat=80", "porter", "merchant", "drummer"),
    *("expectimax:depth=1,value=network", f"bestfirst:nodes={200 if is_compiled() else 20}"),
    # these take their time where nothing is compiled
    *(("master", "expectimax:depth=2,width=1,heat=9,nodes=500") if is_compiled() else ()),
)


def pickled(one: Any) -> Any:  # noqa: ANN401  (whatever it is)
    return pickle.loads(pickle.dumps(one))  # noqa: S301  (what we have just written)


WAYS: tuple[Callable[[Any], Any], ...] = (pickled, copy, deepcopy)


def decisions(rules: Rules, number: int, seed: int = 1) -> list[State]:
    """Positions in which somebody has to decide, from all over a game."""
    luck, state = Random(seed), State(rules)
    found: list[State] = []
    while state.phase != codes.OVER:
        if state.phase in (codes.ROLL, codes.REVEAL):
            state.push(luck.choices(state.legal(), state.odds())[0])
        else:
            found.append(state.snapshot())
            state.push(luck.choice(state.legal()))
    return luck.sample(found, number)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("spec", SPECS)
def test_a_brain_decides_the_same_afterwards(spec: str, way: Callable[[Any], Any]) -> None:
    rules = Rules(players=3)
    brain = brain_of(spec, rules)
    states = decisions(rules, 8)
    brain.choose(states[0], 3)  # it may have notes of its own
    other: Brain = way(brain)
    assert type(other) is type(brain)
    assert other is not brain
    for number, state in enumerate(states):
        assert other.choose(state, number) == brain.choose(state, number)
    if isinstance(brain, Search) and isinstance(other, Search):
        assert other.options == brain.options
        assert other.weigh(states[1]) == brain.weigh(states[1])


def test_a_brain_is_small_when_it_is_pickled() -> None:
    """Learned values are named, and not written out."""
    assert len(pickle.dumps(brain_of("master", Rules(players=2)))) < 1_000


def test_a_value_of_ones_own_is_written_out() -> None:
    value = Value(3, shapes=True)
    value.set_weights([weight + 0.001 for weight in value_for(3, at_end=False).get_weights()])
    state = State(Rules(players=3))
    brain = Search(value, state, SearchOptions(depth=1))
    for way in WAYS:
        assert way(value).get_weights() == value.get_weights()
        assert way(value).look(state) == value.look(state)
        assert way(brain).weigh(state) == brain.weigh(state)
    assert pickled(value_for(3, at_end=False)) is value_for(3, at_end=False)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_goes_on_with_the_same_luck(spec: str, way: Callable[[Any], Any]) -> None:
    bot = make(spec, seed=5)

    def chosen(by: Any, seed: int) -> list[str]:  # noqa: ANN401  (a bot or a copy)
        game, luck = Game("korean/2"), Random(seed)
        found: list[str] = []
        while game.phase is not Phase.OVER and len(found) < 12:
            if chances := game.chance():
                game.push(luck.choices(*zip(*chances, strict=True))[0])
            else:
                found.append(by.choose(game.view(game.seat), Clock()).text)
                game.push(found[-1])
        return found

    chosen(bot, 1)
    other = way(bot)
    assert chosen(other, 2) == chosen(bot, 2)


@pytest.mark.parametrize("way", WAYS)
def test_a_position_of_the_kernel_goes_on_and_back(way: Callable[[Any], Any]) -> None:
    for rules in (Rules(players=2), Rules(players=4, variant="turn-at-end", cover="any")):
        state = State(rules)
        for _ in range(9):
            state.push(state.legal()[-1])
        before = state.words()
        other: State = way(state)
        assert other == state
        assert other.legal() == state.legal()
        for _ in range(9):
            other.pop()
        assert other == State(rules)
        assert state.words() == before


@pytest.mark.parametrize("way", WAYS)
def test_results_can_be_kept(way: Callable[[Any], Any]) -> None:
    match = Match(["greedy", "random"], Rules(players=3), seed=2)
    results = match.play(30, jobs=1)
    other = way(results)
    assert other.to_dict() == results.to_dict()
    assert list(other.by_seat()) == list(results.by_seat())
    assert other.share(0) == results.share(0)
    assert other.match.record(4) == match.record(4)
    assert other.first(5).share(1) == results.first(5).share(1)


def test_a_brain_written_in_python_is_refused() -> None:
    """Compiled, it would never be asked: nobody would know."""

    class Mine(Brain):
        __slots__ = ()

        def __init__(self, anything: int = 0) -> None:
            pass

        def choose(self, state: State, luck: int = 0) -> int:
            return state.legal()[luck]

        def clone(self) -> Brain:
            return self

    for kind in (Mine, Brain, type("Keener", (Greed,), {}), type("Other", (Chance,), {})):
        with pytest.raises(TypeError, match=r"cannot be a brain.*choose\(view, clock\)"):
            kind()
    with pytest.raises(TypeError, match="Mine cannot be a brain"):
        Mine(anything=3)
    assert Match([("mine", lambda seed: make("greedy", seed)), "random"], Rules(players=2)).names
