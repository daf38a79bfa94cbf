"""The tree of a best-first search finds what a plain expectimax finds, and keeps to its options."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest

from marrakech import SYMMETRIES, Game, Phase, Rules
from marrakech.arena import Match
from marrakech.bots import BadSpec, Clock, brain_of, make
from marrakech.bots.bestfirst import BestFirst
from marrakech.bots.options import BestFirstOptions, SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.values import value_for
from marrakech.core import codes
from marrakech.core.kernel import State
from tests.bots.test_search import RULES, obvious, position, settled, undone, worth

if TYPE_CHECKING:
    from marrakech.bots.search import Weighed
    from marrakech.bots.value import Value


def mind(state: State, options: BestFirstOptions) -> BestFirst:
    rules_have_variant = state.variant > 0
    return BestFirst(value_for(state.players, at_end=rules_have_variant), state, options)


def best_worth(weighed: list[Weighed], seat: int) -> float:
    return max(each.worth(seat) for each in weighed)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_tree_of_one_turn_is_a_search_of_one_turn(rules: Rules) -> None:
    """With room for its root alone it judges what ``expectimax:depth=1`` judges."""
    for seed in range(4):
        state = position(rules, seed, 9)
        tree = mind(state, BestFirstOptions(nodes=1))
        plain = Search(tree_value(rules), state, SearchOptions(depth=1))
        for ours, theirs in zip(tree.weigh(state), plain.weigh(state), strict=True):
            assert ours.action == theirs.action
            assert ours.wins == pytest.approx(theirs.wins, abs=2e-6)
            assert ours.margins == pytest.approx(theirs.margins, abs=1e-4)


def tree_value(rules: Rules) -> Value:
    return value_for(rules.players, at_end=rules.variant is not None)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_end_of_a_game_is_searched_exactly(rules: Rules) -> None:
    """With the last two rugs to lay, the tree holds all that can happen, and so is exact.

    Of three players one may have two choices that are the same to him, and not to the others:
    there nothing but the last rug has one right answer.
    """
    found = 0
    for seed in range(3):
        state = nearly_over(rules, seed, 2 if rules.players == 2 else 1)
        if state is None:
            continue
        found += 1
        seat = state.mover
        expected = {}
        for action in state.legal():
            state.push(action)
            expected[action] = worth(undone(state, obvious(state, tree_value(rules), 9)), seat)
        looked = mind(state, BestFirstOptions(nodes=1_000_000)).analyse(state)
        best = max(looked.weighed, key=lambda each: each.worth(seat))
        assert best.worth(seat) == pytest.approx(max(expected.values()), abs=1e-5)
        assert expected[best.action] == pytest.approx(max(expected.values()), abs=1e-5)
    assert found


def nearly_over(rules: Rules, seed: int, rugs: int) -> State | None:
    """A position in which a player must choose, and so many rugs are left."""
    luck = Random(seed)
    state = State(rules)
    while state.phase != codes.OVER:
        if state.phase in (codes.TURN, codes.LAY) and sum(state.pile) <= rugs:
            return state
        odds = state.odds() if state.phase in (codes.ROLL, codes.REVEAL) else None
        state.push(luck.choices(state.legal(), odds)[0])
    return None


def test_it_sees_what_wins_at_once() -> None:
    """With the last rug of all to lay, the best place is a matter of counting."""
    for seed in range(5):
        state = position(Rules(players=3, rugs=3), seed, 8)
        while state.phase != codes.LAY or sum(state.pile) > 1:
            legal = state.legal()
            state.push(legal[seed % len(legal)])
            if state.phase == codes.OVER:
                break
        if state.phase == codes.OVER:
            continue
        seat, best, values = state.mover, -9.0, {}
        for action in state.legal():
            state.push(action)
            values[action] = worth(undone(state, settled(state)), seat)
            best = max(best, values[action])
        chosen = mind(state, BestFirstOptions(nodes=600)).choose(state, seed)
        assert values[chosen] == pytest.approx(best)


@pytest.mark.parametrize("others", ["best", "greedy", "mixed"])
def test_what_it_takes_is_the_best_it_has_weighed(others: str) -> None:
    for seed, rules in enumerate(RULES):
        state = position(rules, seed, 12)
        options = BestFirstOptions(nodes=3000, others=others)
        looked = mind(state, options).analyse(state)
        chosen = mind(state, options).choose(state)
        assert looked.judged >= 3000 or looked.turns < 60
        assert looked.line[0] in state.legal()
        seen = best_worth(looked.weighed, state.mover)
        taken = next(each for each in looked.weighed if each.action == chosen)
        # what was looked into counts a little more than what was not
        assert taken.worth(state.mover) >= seen - 0.0201


def test_mixed_others_are_a_mean_of_greedy_ones_and_the_best() -> None:
    """With one turn of the other player left, the mean is exact."""
    found = 0
    for seed in range(40):
        state = nearly_over(Rules(players=2), seed, 2)
        while state is not None and state.phase != codes.LAY:
            state.push(state.legal()[1])
        if state is None or sum(state.pile) != 2:
            continue
        told = {
            others: mind(
                state, BestFirstOptions(nodes=1_000_000, others=others, doubt=25, learn=0)
            ).weigh(state)
            for others in ("best", "greedy", "mixed")
        }
        for best, greedy, mixed in zip(*told.values(), strict=True):
            wanted = [0.75 * one + 0.25 * two for one, two in zip(best[1], greedy[1], strict=True)]
            assert mixed.wins == pytest.approx(wanted, abs=1e-5)
            found += best.margins != greedy.margins
    assert found > 3, "else they would all be the same"


def test_positions_that_are_alike_are_worth_the_same() -> None:
    """The board has four symmetries: a tree must not care from which side it is looked at."""
    game = Game(Rules(players=3))
    luck = Random(3)
    while game.played < 60:
        advance(game, luck)
    while game.phase is not Phase.TURN:
        advance(game, luck)
    values = []
    for symmetry in SYMMETRIES:
        state = game.transform(symmetry).kernel_state()
        weighed = mind(state, BestFirstOptions(nodes=4000)).weigh(state)
        values.append(sorted(each.worth(state.mover) for each in weighed))
    for other in values[1:]:
        assert other == pytest.approx(values[0], abs=2e-3)


def advance(game: Game, luck: Random) -> None:
    """One action at random."""
    if game.phase in (Phase.ROLL, Phase.REVEAL):
        game.draw(luck)
    else:
        game.push(luck.choice(game.legal()))


def test_the_tree_is_kept_from_the_turn_to_the_rug() -> None:
    """What was seen before the throw is known after it: the same limit reaches further."""
    rules = Rules(players=2)
    state = position(rules, 4, 14)
    while state.phase != codes.TURN:
        legal = state.legal()
        state.push(legal[0])
    options = BestFirstOptions(nodes=6000)
    kept, fresh = mind(state, options), mind(state, options)
    way = kept.choose(state)
    state.push(way)
    state.push(codes.FIRST_ROLL + 1)
    assert state.phase == codes.LAY
    for brain in (kept, fresh):
        brain.interrupt()  # nothing new is looked at: what is told was known before
    before, at_a_glance = kept.weigh(state), fresh.weigh(state)
    differing = [one.wins != other.wins for one, other in zip(before, at_a_glance, strict=True)]
    assert any(differing)


def test_a_new_game_begins_with_a_new_tree() -> None:
    rules = Rules(players=2)
    state = position(rules, 4, 14)
    first = brain_of("bestfirst:nodes=2000,others=mixed", rules)
    second = brain_of("bestfirst:nodes=2000,others=mixed", rules)
    first.choose(position(rules, 5, 20))
    first.show(State(rules), [])
    assert first.choose(state) == second.choose(state)


def test_it_learns_who_is_greedy() -> None:
    """After a game against each, a greedy player is known, and so is a strong one."""
    rules = Rules(players=2)
    told = {}
    for opponent in ("greedy", "expectimax:depth=1,value=network"):
        brain = brain_of("bestfirst:nodes=100,others=mixed", rules)
        assert isinstance(brain, BestFirst)
        game, luck, bot = Game(rules), Random(1), make(opponent, 1)
        while game.phase is not Phase.OVER:
            if game.phase in (Phase.ROLL, Phase.REVEAL):
                game.draw(luck)
            else:
                game.push(bot.choose(game.view(game.seat), Clock()))
        assert brain.watches
        brain.show(game.start_state(), [event.action.index for event in game.history])
        told[opponent] = brain.doubted()[:2]
    assert min(told["greedy"]) > 0.9
    assert max(told["expectimax:depth=1,value=network"]) < 0.1


def test_it_learns_the_same_in_every_arena() -> None:
    """Games without the interpreter's lock and games of views show it the same choices."""
    specs = ["bestfirst:nodes=150,others=mixed", "greedy", "expectimax:depth=1"]
    fast = Match(specs, Rules(players=3), 5).play(6)
    slow = Match([*specs[:2], ("own", lambda seed: make(specs[2], seed))], Rules(players=3), 5)
    assert fast.rows == slow.play(6).rows


def test_a_clear_choice_takes_little() -> None:
    rules = Rules(players=2)
    most = []
    for seed in range(8):
        state = position(rules, seed, 16)
        looked = mind(state, BestFirstOptions(nodes=30_000, clear=2)).analyse(state)
        worths = sorted((each.worth(state.mover) for each in looked.weighed), reverse=True)
        most.append((looked.judged < 30_000, worths[0] - worths[1] > 0.02))
    assert any(early for early, _ in most)
    assert all(clear for early, clear in most if early)


def test_a_limit_of_positions_is_kept() -> None:
    """It stops with the turn that reaches the limit: that has 144 rugs at most."""
    for rules in (Rules(players=2), Rules(players=4), Rules(players=2, variant="turn-at-end")):
        state = position(rules, 2, 16)
        for nodes in (1, 400, 3000):
            looked = mind(state, BestFirstOptions(nodes=nodes, others="mixed")).analyse(state)
            assert nodes <= looked.judged < nodes + 145


@pytest.mark.parametrize("others", ["best", "greedy", "mixed"])
def test_options_together_play_better_than_greedy(others: str) -> None:
    """Each of them with each other; and the same games, however many threads play them."""
    mixed = others == "mixed"  # the others have no doubt, and learn nothing
    for at, (learn, doubt, clear, explore) in enumerate(
        product((0, 1) if mixed else (1,), (20, 80) if mixed else (50,), (0, 3), (1, 20))
    ):
        spec = f"bestfirst:nodes=200,others={others},learn={learn},clear={clear},explore={explore}"
        match = Match([f"{spec},doubt={doubt}", "greedy"], Rules(players=2), at, adjusted=True)
        results = match.play(8, jobs=2)
        share = results.adjusted_share(0)
        assert share is not None
        assert share.value > 0.5, match.names
        if at == 0:
            assert match.play(8, jobs=1).rows == results.rows


def test_what_cannot_be_searched_is_refused() -> None:
    state = State(Rules(players=3))
    value = value_for(3, at_end=False)
    for options, sentence in (
        (BestFirstOptions(nodes=-1), "nodes cannot be -1"),
        (BestFirstOptions(ms=-1), "ms cannot be -1"),
        (BestFirstOptions(others="paranoid"), "others cannot be paranoid: choose from best, gre"),
        (BestFirstOptions(doubt=101), "doubt cannot be 101"),
        (BestFirstOptions(learn=2), "learn cannot be 2"),
    ):
        with pytest.raises(BadSpec, match=sentence):
            BestFirst(value, state, options)
    with pytest.raises(TypeError, match="options are BestFirstOptions"):
        BestFirst(value, state, SearchOptions())  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="another number of players"):
        BestFirst(value, State(Rules(players=4)))
