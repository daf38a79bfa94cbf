"""The game as OpenSpiel has it: its own tests, and what it says of a state."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from marrakech import ACTIONS, EDITIONS, Game, Rules
from marrakech.core.board import SQUARES
from marrakech.envs import observation_layout, openspiel
from marrakech.envs.rewards import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

RULES = [
    *("standard/2", "standard/3", "standard/4", "korean/2;variant:turn-at-end-optional"),
    *(
        "thai/2",
        "persian/2;dirhams:9",
        "finnish/3;dirhams:9",
        "standard/2;two-player:one-colour;dirhams:5",
    ),
    *("standard/4;variant:turn-at-end;dirhams:3;rugs:3",),
]


def load(rules: str, **more: object) -> Any:  # noqa: ANN401  (OpenSpiel has no types)
    return pyspiel.load_game(openspiel.NAME, {"rules": rules, **more})


def states(rules: str, seed: int = 7, **more: object) -> Iterator[Any]:
    """All states of a random game, the last one over."""
    luck = Random(seed)
    state = load(rules, **more).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(luck.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("rules", RULES)
def test_the_tests_of_openspiel_pass(rules: str) -> None:
    """They play, copy and store, and compare lists, masks, strings, tensors and sums."""
    for returns in KINDS:
        game = load(rules, returns=returns)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        observer = game.make_observer(pyspiel.IIGObservationType(perfect_recall=True), {})
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, observer=observer)


@pytest.mark.parametrize("rules", RULES)
def test_states_are_those_of_the_core(rules: str) -> None:
    game = Game(Rules.parse(rules.replace(";", ",").replace(":", "=")))
    for state in states(rules):
        if state.history():
            game.push(ACTIONS[state.history()[-1]])
        assert str(state) == game.position()
        assert state.legal_actions() == sorted(action.index for action in game.legal())
        assert state.is_chance_node() == bool(game.chance())
        if game.chance():
            chances = {action.index: chance for action, chance in game.chance()}
            assert dict(state.chance_outcomes()) == pytest.approx(chances)
            assert sum(chances.values()) == pytest.approx(1)
        elif not state.is_terminal():
            assert state.current_player() == game.seat
    outcome = game.outcome()
    assert outcome is not None
    assert state.to_game() == game
    assert state.to_game().history == game.history


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_be_loaded_by_name(edition: str) -> None:
    for players in (2, 3, 4):
        game = pyspiel.load_game(f"marrakech(rules={edition},players={players})")
        assert game.rules == EDITIONS[edition].rules(players=players)
        assert pyspiel.load_game(str(game)).rules.text == game.rules.text


def test_house_rules_survive_the_text_of_a_game() -> None:
    game = load("standard/3,dirhams=20,cover=any")
    assert game.rules == Rules(players=3, dirhams=20, cover="any")
    assert pyspiel.load_game(str(game)).rules == game.rules
    assert pickle.loads(pickle.dumps(game)).rules == game.rules  # noqa: S301  (our own)


def test_parameters_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(ValueError, match="standard/3 is not for 4 players"):
        load("standard/3", players=4)
    with pytest.raises(ValueError, match="returns are win, rank, margin, not 'fame'"):
        load("standard/3", returns="fame")
    assert load("standard").num_players() == 4


def test_a_state_comes_back_as_it_was_stored() -> None:
    for state in states("standard/2"):
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        game, again = pyspiel.deserialize_game_and_state(text)
        assert str(game) == str(state.get_game())
        assert str(again) == str(state)
        assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301  (our own)
        assert again.history() == state.history()
        assert again.to_game().history == state.to_game().history


def test_a_copy_goes_its_own_way() -> None:
    for state in states("standard/2"):
        if not state.is_terminal():
            before = str(state)
            copy = state.clone()
            copy.apply_action(copy.legal_actions()[0])
            assert str(state) == before != str(copy)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = load("standard/3").new_initial_state()
    before = str(state)
    with pytest.raises(ValueError, match="100"):
        state.apply_action(100)
    assert str(state) == before


def test_a_state_can_begin_anywhere() -> None:
    position = "7/7/3b>b<2/7/7/7/7 d4N r roll 30r12,30y12,30b11,30p12 standard/4"
    game = load("standard/4")
    state = game.new_initial_state(position)
    assert str(state) == position
    state.apply_action(3)
    copy = state.clone()
    assert str(copy.to_game()) == str(copy.to_game())
    assert [event.action.text for event in copy.to_game().history] == ["1"]
    assert copy.to_game().players[2].dirhams == 32
    with pytest.raises(ValueError, match="that is a position of standard/4"):
        load("standard/3").new_initial_state(position)


# ------------------------------------------------------------------------ what a game comes to


def over(position: str, action: str, returns: str) -> list[float]:
    """What a game comes to that one action ends."""
    game = Game.from_position(position)
    state = load(game.rules.text, returns=returns).new_initial_state(position)
    assert state.returns() == [0.0] * game.rules.players
    state.apply_action(next(a.index for a in game.legal() if a.text == action))
    assert state.is_terminal()
    return list(state.returns())


# The last rug of all is purple's. Red has 20 + 2 points, purple 20 + 2, yellow 18, blue is out.
LAST = "r>r<5/7/7/7/7/7/7 g7S p lay 20r0,18y0,x1,20p1 standard/4"


@pytest.mark.parametrize(
    ("returns", "wanted"),
    [
        ("win", [0.5, 0.0, 0.0, 0.5]),
        ("rank", [2 / 3, -1 / 3, -1.0, 2 / 3]),
        ("margin", [0.0, -4.0, -22.0, 0.0]),
    ],
)
def test_returns_count_wins_places_or_points(returns: str, wanted: list[float]) -> None:
    assert over(LAST, "g6g5", returns) == pytest.approx(wanted)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("returns", KINDS)
def test_returns_keep_to_what_the_game_says_of_them(rules: str, returns: str) -> None:
    for seed in range(5):
        *_, last = states(rules, seed, returns=returns)
        game = last.get_game()
        assert all(game.min_utility() <= each <= game.max_utility() for each in last.returns())
        if game.get_type().utility != pyspiel.GameType.Utility.GENERAL_SUM:
            assert sum(last.returns()) == pytest.approx(game.utility_sum())
        outcome = last.to_game().outcome()
        best = max(last.returns())
        winners = tuple(seat for seat, won in enumerate(last.returns()) if won == best)
        assert set(outcome.winners) <= set(winners)
        assert returns == "margin" or winners == outcome.winners


@pytest.mark.parametrize("rules", RULES)
def test_no_game_is_longer_than_it_is_said_to_be(rules: str) -> None:
    for seed in range(10):
        *_, last = states(rules, seed)
        game = last.get_game()
        acting = [turn.player for turn in last.full_history()]
        decisions = sum(player >= 0 for player in acting)
        assert decisions <= game.max_game_length()
        assert len(acting) - decisions <= game.max_chance_nodes_in_history()


# ------------------------------------------------------------------------ what a seat sees


@pytest.mark.parametrize("rules", RULES)
def test_an_observation_tells_what_the_market_is_like(rules: str) -> None:
    for state in states(rules):
        game = state.to_game()
        players = game.rules.players
        for viewer in range(players):
            seen = make_observation(state.get_game())
            seen.set_from(state, viewer)
            seats = [(viewer + turn) % players for turn in range(players)]
            halves = game.halves()
            for colour in game.rules.colours:
                number = game.rules.colours.index(colour)
                own = (number - viewer) % players + number // players * players
                board = [[seen.dict["rugs"][own][s] for s in SQUARES]]
                assert board == [[s in halves and halves[s].colour == colour for s in SQUARES]]
                owner = game.players[number % players]
                assert seen.dict["left"][own] == owner.rugs[colour]
                assert seen.dict["next"][own] == (owner.top == colour)
            for square in SQUARES:
                toward = "".join(
                    h for h, plane in zip("NESW", seen.dict["halves"], strict=True) if plane[square]
                )
                assert toward == (halves[square].toward if square in halves else "")
            assert np.argwhere(seen.dict["assam"]).tolist() == [
                ["NESW".index(game.assam.heading), *game.assam.square]
            ]
            there = [game.players[seat] for seat in seats]
            assert seen.dict["dirhams"][:players].tolist() == [p.dirhams for p in there]
            assert seen.dict["out"][:players].tolist() == [p.leaving or 0 for p in there]
            assert seats[int(seen.dict["mover"].argmax())] == game.mover
            phase = seen.dict["phase"].tolist()
            assert phase == [game.phase == word for word in ("turn", "lay", "over")]
            assert state.observation_tensor(viewer) == seen.tensor.tolist()
            assert state.observation_string(viewer) == game.position()


def test_the_order_of_piles_is_in_no_state() -> None:
    """R2.3: whatever lies below the top, both colours are possible as long as both are left."""
    seen = 0
    for state in states("standard/2"):
        game = state.to_game()
        if game.phase == "reveal":
            left = game.hidden_rugs()[game.seat]
            chances = {ACTIONS[number].text[1:]: p for number, p in state.chance_outcomes()}
            assert chances == pytest.approx({c: left.count(c) / len(left) for c in set(left)})
            seen += 1
    assert seen > 40


def test_known_piles_do_not_show() -> None:
    """Two orders of the same piles, of which nothing has been seen yet."""
    shown = set()
    for piles in ([["red", "blue"] * 12, ["yellow", "purple"] * 12], None):
        game = Game("standard/2", piles=piles)
        state = load("standard/2").new_initial_state(game.position())
        shown.add((tuple(state.observation_tensor(0)), state.observation_string(0), str(state)))
        assert len(state.chance_outcomes()) == 2
    assert len(shown) == 1


def test_a_search_of_openspiel_plays() -> None:
    game = load("standard/2;dirhams:5;rugs:4")
    luck = np.random.RandomState(7)
    state = game.new_initial_state()
    bot = MCTSBot(game, 1.4, 10, RandomRolloutEvaluator(1, luck), random_state=luck)
    chosen = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(actions, p=chances)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            chosen += 1
    assert chosen > 2


def test_the_guide_lists_what_an_observation_holds() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "openspiel.md").read_text("utf-8")
    section = page.partition("## Observations")[2].partition("\n#")[0]
    listed = re.findall(r"^\| `(\w+)` \| ([\d, ]+) \| .+ \|$", section, re.MULTILINE)
    parts = observation_layout.parts(Rules(players=2))
    assert listed == [(part.name, ", ".join(map(str, part.shape))) for part in parts]
