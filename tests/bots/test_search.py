"""The search finds what a plain expectimax over all actions finds, and its limits are kept."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from marrakech import Rules
from marrakech.bots import BadSpec, brain_of
from marrakech.bots.options import OTHERS, SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.values import value_for
from marrakech.core import codes
from marrakech.core.kernel import State

if TYPE_CHECKING:
    from marrakech.bots.value import Value

RULES = (
    Rules(players=2),
    Rules(players=2, pile="alternating", elimination=False),
    Rules(players=2, two_player="one colour"),
    Rules(players=2, area="owner"),
    Rules(players=3, cover="colours", elimination=False),
    Rules(players=4),
    Rules(players=2, variant="turn-at-end"),
    Rules(players=3, variant="turn-at-end-optional", cover="any"),
    Rules(players=4, variant="turn-at-end"),
)


def position(rules: Rules, seed: int, turns: int) -> State:
    """A position in which somebody has to decide, after some turns at random."""
    luck = Random(seed)
    while True:
        state = State(rules)
        begun = 0
        while state.phase != codes.OVER:
            if state.phase in (codes.TURN, codes.LAY) and begun >= turns:
                return state
            if state.phase in (codes.ROLL, codes.REVEAL):
                begun += state.phase == codes.ROLL
                state.push(luck.choices(state.legal(), state.odds())[0])
            else:
                state.push(luck.choice(state.legal()))


def worth(vector: list[float], seat: int) -> float:
    return vector[seat] + 0.05 * vector[4 + seat]


def obvious(state: State, value: Value, depth: int) -> list[float]:
    """Max-n over everything, as plainly as can be; ``depth`` counts turns that are begun."""
    if state.phase == codes.REVEAL:
        # what is shown now matters to nobody before that player's next turn
        state.push(state.legal()[0])
        return undone(state, obvious(state, value, depth))
    begins = state.phase == (codes.ROLL if state.variant else codes.TURN)
    if state.phase == codes.OVER or (begins and depth == 0):
        return value.look(state) if state.phase != codes.OVER else settled(state)
    vectors = []
    mover = state.mover
    for action in state.legal():
        state.push(action)
        vectors.append(undone(state, obvious(state, value, depth - begins)))
    if state.phase == codes.ROLL:
        odds = state.odds()
        return [
            sum(cases * vector[i] for cases, vector in zip(odds, vectors, strict=True)) / sum(odds)
            for i in range(8)
        ]
    return max(vectors, key=lambda vector: worth(vector, mover))


def undone(state: State, vector: list[float]) -> list[float]:
    state.pop()
    return vector


def settled(state: State) -> list[float]:
    """What a finished game is worth."""
    standings, scores = state.standings(), state.scores()
    winners = standings.count(max(standings))
    vector = [0.0] * 8
    for seat in range(state.players):
        vector[seat] = (standings[seat] == max(standings)) / winners
        best = max(0, *(s for other, s in enumerate(scores) if other != seat))
        vector[4 + seat] = (scores[seat] - best) / 20
    return vector


def check(state: State, depth: int) -> None:
    value = value_for(state.players, at_end=state.variant > 0)
    found = Search(value, state, SearchOptions(depth, width=36)).weigh(state)
    assert [action for action, _, _ in found] == state.legal()
    for action, wins, margins in found:
        state.push(action)
        expected = undone(state, obvious(state, value, depth - 1))
        assert wins == pytest.approx(expected[: state.players], abs=2e-5)
        assert [margin / 20 for margin in margins] == pytest.approx(
            expected[4 : 4 + state.players], abs=2e-4
        )


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_one_turn_is_what_a_plain_expectimax_finds(rules: Rules, seed: int) -> None:
    check(position(rules, seed, 4 * seed), 1)


@pytest.mark.parametrize("rules", [r for r in RULES if not r.two_colours or r.pile != "shuffled"])
def test_two_turns_are_what_a_plain_expectimax_finds(rules: Rules) -> None:
    check(position(rules, 1, 20), 2)


def test_the_end_of_the_game_is_known_exactly() -> None:
    rules = Rules(players=3, rugs=2)
    state = position(rules, 3, 5)
    for depth in (2, 3):
        search = Search(value_for(3, at_end=False), state, SearchOptions(depth, width=36))
        for _, wins, _ in search.weigh(state):
            assert sum(wins) == pytest.approx(1)


def test_a_narrow_search_and_slack_only_leave_out() -> None:
    state = position(Rules(players=2), 2, 10)
    while state.phase != codes.TURN:  # what is to be chosen now is looked into in any case
        state.push(state.legal()[0])
    value = value_for(2, at_end=False)
    wide = Search(value, state, SearchOptions(depth=2, width=36))
    narrow = Search(value, state, SearchOptions(depth=2, width=3, slack=4))
    wide.choose(state)
    narrow.choose(state)
    assert narrow.judged < wide.judged / 2


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("others", OTHERS)
def test_what_others_want_changes_nothing_about_ones_own_turn(rules: Rules, others: str) -> None:
    state = position(rules, 7, 9)
    value = value_for(rules.players, at_end=rules.variant is not None)
    one, other = (
        Search(value, state, SearchOptions(depth=1, others=expected))
        for expected in (others, "best")
    )
    assert one.weigh(state) == other.weigh(state)


def test_paranoid_expects_no_more_than_max_n() -> None:
    for seed in range(8):
        state = position(Rules(players=3), seed, 12)
        value = value_for(3, at_end=False)
        seat = state.mover
        hopeful, fearful = (
            max(wins[seat] + margins[seat] / 400 for _, wins, margins in search.weigh(state))
            for search in (
                Search(value, state, SearchOptions(width=36, others=others))
                for others in ("best", "paranoid")
            )
        )
        assert fearful <= hopeful + 1e-6


def test_with_two_players_paranoid_and_max_n_hardly_differ() -> None:
    # what is good for one is bad for the other, but for the margin of one who is out
    same = 0
    for seed in range(20):
        state = position(Rules(players=2), seed, 10 + seed)
        value = value_for(2, at_end=False)
        hopeful, fearful = (
            Search(value, state, SearchOptions(others=others)).choose(state)
            for others in ("best", "paranoid")
        )
        same += hopeful == fearful
    assert same >= 17


def test_a_limit_of_positions_is_kept() -> None:
    state = position(Rules(players=2), 4, 12)
    for limit in (200, 2_000):
        search = Search(value_for(2, at_end=False), state, SearchOptions(depth=6, nodes=limit))
        assert search.choose(state) in state.legal()
        assert search.judged <= limit + 150, "but for the first turn, which is looked at always"


def test_deepening_under_a_limit_gives_what_the_last_whole_look_gives() -> None:
    state = position(Rules(players=2), 4, 12)
    value = value_for(2, at_end=False)
    for limited, free in (
        (SearchOptions(depth=2, nodes=10**7), SearchOptions(depth=2)),
        (SearchOptions(depth=6, nodes=200), SearchOptions(depth=1)),
    ):
        weighed = Search(value, state, limited).weigh(state)
        assert weighed == Search(value, state, free).weigh(state)


def test_a_time_limit_gives_an_action() -> None:
    state = position(Rules(players=3), 4, 12)
    assert brain_of("expectimax:depth=9,ms=30,value=network", Rules(players=3)).choose(state) in (
        state.legal()
    )
    assert brain_of("bestfirst:ms=30", Rules(players=3)).choose(state) in state.legal()


def test_what_cannot_be_searched_is_refused() -> None:
    state = State(Rules(players=3))
    value = value_for(3, at_end=False)
    for options, sentence in (
        (SearchOptions(depth=0), "depth cannot be 0: it is a whole number from 1 to 12"),
        (SearchOptions(depth=13), "depth cannot be 13"),
        (SearchOptions(depth=True), "depth cannot be True"),
        (SearchOptions(width=0), "width cannot be 0"),
        (SearchOptions(width=37), "width cannot be 37"),
        (SearchOptions(others="friends"), "others cannot be friends: choose from best, paranoid"),
        (SearchOptions(slack=101), "slack cannot be 101"),
        (SearchOptions(heat=-1), "heat cannot be -1"),
        (SearchOptions(doubt=101), "doubt cannot be 101"),
        (SearchOptions(nodes=-1), "nodes cannot be -1"),
        (SearchOptions(ms=-1), "ms cannot be -1"),
    ):
        with pytest.raises(BadSpec, match=sentence):
            Search(value, state, options)
    with pytest.raises(TypeError, match="options are SearchOptions"):
        Search(value, state, 2)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="another number of players"):
        Search(value, State(Rules(players=4)))
    with pytest.raises(ValueError, match="another number of players"):
        Search(value, State(Rules(players=3, variant="turn-at-end")))


@pytest.mark.parametrize("spec", ["expectimax:depth=1", "bestfirst:nodes=9", "master"])
def test_a_position_of_other_rules_is_refused(spec: str) -> None:
    """It would be taken for one of its own rules."""
    brain = brain_of(spec, Rules(players=3))
    for other in (Rules(players=4), Rules(players=3, cover="any")):
        with pytest.raises(ValueError, match="made for other rules"):
            brain.choose(State(other))
    if isinstance(brain, Search):
        with pytest.raises(ValueError, match="made for other rules"):
            brain.weigh(State(Rules(players=4)))
