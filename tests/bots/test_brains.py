"""What every built-in bot must do: keep the rules of every edition, and know only what it may."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marrakech import EDITIONS, Game, IllegalAction, Phase, Rules
from marrakech.bots import KINDS, Clock, brain_of, make
from marrakech.bots.brain import Chance, Greed
from marrakech.core import codes
from marrakech.core.kernel import State
from tests.strategies import rules

if TYPE_CHECKING:
    from collections.abc import Iterator

SPECS = (
    *(kind for kind in KINDS if kind not in ("bestfirst", "expectimax", "storyteller")),
    *("bestfirst:nodes=300", "bestfirst:nodes=200,value=linear,others=greedy"),
    *("bestfirst:nodes=300,others=mixed", "expectimax:depth=1,value=network"),
    *("expectimax:depth=2,width=2,others=paranoid,value=network,slack=3",),
    *("expectimax:depth=3,width=1,others=greedy,value=network",),
    *("expectimax:depth=4,nodes=300,value=network", "expectimax:depth=1,value=network,heat=50"),
    *("expectimax:depth=1,value=network,thrift=9,area=9,cover=9,risk=9",),
)
DEEP = ("master", "expectimax:depth=2", "expectimax:depth=3", "expectimax:depth=4")
"""Which of them think for long."""


def rule_sets() -> Iterator[Rules]:
    """Every game that some printed text describes."""
    for edition in EDITIONS.values():
        for players in (2, 3, 4):
            yield edition.rules(players)
            if edition.variant:
                yield edition.rules(players, variant=True)


ALL_RULES = list(dict.fromkeys(rule_sets()))


def throw(game: Game, luck: Random) -> None:
    """Let chance act."""
    chances = game.chance()
    ((action, _),) = luck.choices(chances, [chance for _, chance in chances])
    game.push(action)


def played(spec: str, rule_set: Rules, seed: int, others: str | None = None) -> Game:
    """A whole game among bots of one kind; or of one such bot with others, at any of the seats."""
    game, luck, bot = Game(rule_set), Random(seed), make(spec, seed)
    other = make(others, seed) if others else bot
    own = seed % rule_set.players
    while game.phase is not Phase.OVER:
        if game.phase in (Phase.ROLL, Phase.REVEAL):
            throw(game, luck)
        elif game.seat != own:
            game.push(other.choose(game.view(game.seat), Clock()))
        else:
            game.push(bot.choose(game.view(game.seat), Clock()))  # refuses what is not legal
    return game


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_plays_by_the_rules_of_every_edition(spec: str) -> None:
    turns = 0
    others = "greedy" if spec.startswith(DEEP) else None
    for number, rule_set in enumerate(ALL_RULES):
        game = played(spec, rule_set, number, others)
        turns += sum(event.action.text in ("L", "F", "R") for event in game.history)
        assert game.outcome() is not None
    assert turns > 1_900


@pytest.mark.parametrize("spec", SPECS)
@settings(max_examples=12)
@given(rule_set=rules(), seed=st.integers(0, 2**32))
def test_a_bot_plays_by_house_rules(spec: str, rule_set: Rules, seed: int) -> None:
    if rule_set.rugs_each > 40:
        rule_set = rule_set.replace(rugs=40)
    game, luck, bot = Game(rule_set), Random(seed), make(spec, seed)
    for _ in range(40):
        if game.phase is Phase.OVER:
            break
        if game.phase in (Phase.ROLL, Phase.REVEAL):
            throw(game, luck)
            continue
        chosen = bot.choose(game.view(game.seat), Clock())
        assert chosen in game.legal()
        # most of the way at random, for positions that no bot would bring about
        game.push(luck.choice(game.legal()) if luck.random() < 0.7 else chosen)


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_does_not_know_the_order_of_the_piles(spec: str) -> None:
    differing = 0
    for seed in range(3):
        luck = Random(seed)
        first = Game("international/2").view().sample(luck)
        for _ in range(50):
            if first.phase in (Phase.ROLL, Phase.REVEAL):
                throw(first, luck)
            else:
                first.push(luck.choice(first.legal()))
        while first.phase in (Phase.ROLL, Phase.REVEAL):
            throw(first, luck)
        # both sampled: what is sampled has no history, from which some bots learn
        first, second = (first.view().sample(Random(seed + more)) for more in (50, 99))
        differing += first._piles != second._piles
        choices = [
            make(spec, seed).choose(game.view(game.seat), Clock()) for game in (first, second)
        ]
        assert choices[0] == choices[1]
    assert differing, "else this shows nothing"


@pytest.mark.parametrize("spec", SPECS)
def test_equal_seeds_make_equal_games(spec: str) -> None:
    games = [played(spec, Rules(players=2), 5).record() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("spec", SPECS)
def test_a_twin_decides_the_same(spec: str) -> None:
    state = State(Rules(players=4))
    brain = brain_of(spec, Rules(players=4))
    clone = brain.clone()
    luck = Random(1)
    for _ in range(60):
        if state.phase in (codes.ROLL, codes.REVEAL):
            state.push(luck.choices(state.legal(), state.odds())[0])
            continue
        number = luck.getrandbits(64)
        chosen = brain.choose(state, number)
        assert clone.choose(state, number) == chosen
        state.push(chosen)


@pytest.mark.parametrize("spec", SPECS)
def test_a_brain_leaves_the_position_as_it_is(spec: str) -> None:
    state = State(Rules(players=3))
    before = state.words()
    brain_of(spec, Rules(players=3)).choose(state, 1)
    assert state.words() == before


@pytest.mark.parametrize("spec", SPECS)
def test_a_brain_is_not_asked_where_chance_acts(spec: str) -> None:
    state = State(Rules(players=3))
    state.push(0)
    with pytest.raises(ValueError, match="nobody has to decide"):
        brain_of(spec, Rules(players=3)).choose(state, 1)


def test_greedy_turns_where_it_expects_to_pay_least() -> None:
    # Assam faces a wall of yellow; to both sides the market is bare
    game = Game.from_position(
        "7/7/7/7/2y>y<3/2y>y<3/y>y<5 d4S r turn 30r12,30y9,30b12,30p12 standard/4"
    )
    brain = Greed()
    assert {brain.choose(game.kernel_state(), luck) for luck in range(30)} == {0, 2}


def test_greedy_lays_on_others_rather_than_on_itself() -> None:
    game = Game.from_position(
        "7/7/3yv3/3y^3/7/3r>r<2/7 d5S r lay 30r11,30y11,30b12,30p12 standard/4"
    )
    brain = Greed()
    state = game.kernel_state()
    found = {brain.choose(state, luck) for luck in range(40)}
    for action in found:
        after = game.kernel_state()
        after.push(action)
        assert after.scores()[1] == 31, "one half of yellow's rug is covered, for both may not be"
        assert after.scores()[0] == 34


def test_random_takes_every_action() -> None:
    state = State(Rules(players=4))
    luck = Random(3)
    assert {Chance().choose(state, luck.getrandbits(64)) for _ in range(100)} == {0, 1, 2}


def test_heat_makes_mistakes_and_big_ones_are_rare() -> None:
    game = Game.from_position(
        "7/7/7/7/2y>y<3/2y>y<3/y>y<5 d4S r turn 30r12,30y9,30b12,30p12 standard/4"
    )
    luck = Random(5)
    warm = Greed(100)
    counts = [0, 0, 0]
    for _ in range(2000):
        counts[warm.choose(game.kernel_state(), luck.getrandbits(64))] += 1
    assert min(counts[0], counts[2]) > 3 * counts[1] > 0


def test_an_illegal_position_of_another_kind_is_refused() -> None:
    brain = brain_of("master", Rules(players=2))
    with pytest.raises((ValueError, TypeError, IllegalAction)):
        brain.choose("d4S")  # type: ignore[arg-type]
