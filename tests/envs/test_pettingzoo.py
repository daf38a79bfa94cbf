"""The environment for PettingZoo: its own tests, and what they do not ask."""

from __future__ import annotations

import pickle
from array import array
from typing import TYPE_CHECKING, Any

import pettingzoo
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from marrakech import Game
from marrakech.core import codes
from marrakech.core.batch import Batch
from marrakech.envs import marrakech_v1
from marrakech.envs.rewards import KINDS
from tests.envs.playing import RULES, any_legal, rules

if TYPE_CHECKING:
    from collections.abc import Iterator

# PettingZoo knows by name which of its own games have masks, and warns of all others
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def made(*given: Any, **options: Any) -> Any:  # noqa: ANN401  (its inside is looked at)
    """The environment."""
    return marrakech_v1.env(*given, **options)


def played(env: Any, seed: int) -> Iterator[tuple[str, dict[str, Any], float, bool]]:  # noqa: ANN401
    """A whole game at random: every agent that is asked, and what it is told."""
    env.reset(seed=seed)
    for step, agent in enumerate(env.agent_iter()):
        observation, reward, terminated, _, _ = env.last()
        yield agent, observation, reward, terminated
        env.step(None if terminated else any_legal(observation["action_mask"], seed + step))


@pytest.mark.parametrize("text", RULES)
def test_pettingzoo_finds_nothing_wrong(text: str) -> None:
    api_test(made(rules=text), num_cycles=200)


@pytest.mark.parametrize("text", ["standard/2", "standard/4,variant=turn-at-end,dirhams=5"])
def test_pettingzoo_finds_seeds_at_work(text: str) -> None:
    seed_test(lambda: made(rules=text), num_cycles=100)


def test_pettingzoo_can_look_at_it(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(made, custom_tests={"svg": lambda shown: shown.startswith("<svg")})
    assert "30r12,30y12,30b12,30p12" in capsys.readouterr().out


def test_what_is_shown_is_the_game() -> None:
    env = made(rules="standard/3", render_mode="ansi")
    env.reset(seed=5)
    start = env.render()
    assert "d4S r turn 30r15,30y15,30b15 standard/3" in start
    env.step(0)
    assert env.render() != start
    env = made(rules="standard/3", render_mode="rgb_array")
    env.reset(seed=5)
    before = env.render()
    env.step(0)
    assert before.shape == (420, 420, 3)
    changed = (before != env.render()).any(axis=2)
    assert 0 < changed.mean() < 0.2, "Assam has walked, and nothing else"


def test_pettingzoo_makes_it_by_name() -> None:
    env = pettingzoo.make("aec", "Marrakech-v1", rules="thai/2")
    assert isinstance(env.unwrapped, marrakech_v1.raw_env)
    assert env.unwrapped.rules == rules("thai/2")


@pytest.mark.parametrize("text", RULES)
def test_masks_are_what_is_legal_in_every_state(text: str) -> None:
    env = marrakech_v1.raw_env(rules=text)
    env.reset(seed=3)
    for step in range(400):
        game = env._game.game()
        for seat, agent in enumerate(env.possible_agents):
            mask = env.observe(agent)["action_mask"]
            legal = [action.index for action in game.legal()] if seat == game.seat else []
            assert [*mask.nonzero()[0]] == sorted(legal)
        if game.outcome():
            env.reset()
        else:
            env.step(any_legal(env.observe(env.agent_selection)["action_mask"], step))


@pytest.mark.parametrize("text", RULES)
def test_the_agent_that_is_asked_is_the_one_who_has_to_choose(text: str) -> None:
    env = made(rules=text)
    for agent, observation, _, terminated in played(env, 8):
        game = env.unwrapped._game.game()
        if not terminated:
            assert game.phase in ("turn", "lay")
            assert agent == f"player_{game.seat}"
            assert observation["action_mask"].any()
    assert env.unwrapped._game.game().outcome()


@pytest.mark.parametrize("reward", KINDS)
def test_rewards_come_with_the_end_and_only_then(reward: str) -> None:
    env = made(rules="standard/3,dirhams=6", reward=reward)
    paid: dict[str, float] = {}
    for agent, _, given, terminated in played(env, 4):
        if terminated:
            paid[agent] = given
        else:
            assert given == 0
    outcome = env.unwrapped._game.game().outcome()
    points = outcome.points
    for seat in range(3):
        others = [points[other] for other in range(3) if other != seat]
        expected = {
            "win": (seat in outcome.winners) / len(outcome.winners),
            "margin": points[seat] - max(others),
            "rank": paid[f"player_{seat}"],  # see test_prizes.py
        }[reward]
        assert paid[f"player_{seat}"] == expected


def test_games_are_those_of_a_batch_with_the_same_seed() -> None:
    for seed in range(5):
        env = marrakech_v1.raw_env(rules="korean/2")
        env.reset(seed=seed)
        batch, actions = Batch(rules("korean/2"), 1, seed), array("q", [0])
        for step in range(150):  # into a second game, which has what luck is left
            assert env._game.state.words() == batch.state(0).words()
            batch.choose(step, actions)
            if env._game.over:
                env.reset()
            else:
                env.step(actions[0])
            batch.step(actions)


def test_who_chooses_what_is_not_legal_has_lost() -> None:
    env = made(rules="standard/3", reward="margin")
    env.reset(seed=1)
    env.step(codes.FIRST_LAY)
    told = {}
    for agent in env.agent_iter():
        _, reward, terminated, _, info = env.last()
        assert terminated
        told[agent] = reward, info
        env.step(None)
    all_there_is = 3 * 30 + 49
    assert told == {
        "player_0": (-all_there_is, {"illegal": True}),
        "player_1": (0, {}),
        "player_2": (0, {}),
    }


def test_agents_who_are_out_end_with_the_game() -> None:
    env = made(rules="standard/4,dirhams=1")
    ended = [agent for agent, _, _, terminated in played(env, 2) if terminated]
    out = [player.out for player in env.unwrapped._game.game().players]
    assert any(out)
    assert sorted(ended) == env.possible_agents


def test_a_copy_by_pickle_is_the_same_environment() -> None:
    env = pickle.loads(pickle.dumps(marrakech_v1.raw_env("thai/2", reward="rank")))  # noqa: S301
    assert env.rules == rules("thai/2")
    assert env.reward == "rank"


def test_without_a_seed_luck_is_the_machines() -> None:
    ends = set()
    for _ in range(3):
        env = made(rules="standard/2,rugs=4")
        env.reset()
        for step, agent in enumerate(env.agent_iter()):
            observation, _, terminated, _, _ = env.last()
            assert agent
            env.step(None if terminated else any_legal(observation["action_mask"], step))
        ends.add(env.unwrapped._game.game().position())
    assert len(ends) > 1


@pytest.mark.parametrize(
    "wrong", [{"reward": "fame"}, {"render_mode": "film"}, {"rules": "standard/4,dirhams=9000"}]
)
def test_what_there_is_not_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"there is no|room for"):
        made(**wrong)


def test_a_game_is_told_with_its_story() -> None:
    env = marrakech_v1.raw_env(rules="standard/2")
    env.reset(seed=1)
    env.step(1)
    game = env._game.game()
    assert isinstance(game, Game)
    assert [type(event).__name__ for event in game.history] == [
        *("Revealed", "Revealed", "Turned", "Walked"),
    ]
