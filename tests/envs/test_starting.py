"""Environments begin with positions that are given, and go on after being pickled or copied."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest

from marrakech import Game, Rules
from marrakech.core.kernel import is_compiled
from marrakech.envs import marrakech_v1
from marrakech.envs.solo import Marrakech
from marrakech.envs.vector import ManyMarrakech

if TYPE_CHECKING:
    from collections.abc import Callable

POSITION = "7/7/7/7/2y>y<3/2y>y<3/y>y<5 d4S r turn 30r12,30y9,30b12,30p12 standard/4"
ALMOST_OVER = "7/7/7/7/2y>y<3/2y>y<3/y>y<5 d4S r turn 30r1,30y0,30b0,30p0 standard/4"
OVER = "7/7/7/7/2y>y<3/2y>y<3/y>y<5 d4S p over 30r0,30y0,30b0,30p0 standard/4"


def pickled(one: Any) -> Any:  # noqa: ANN401  (whatever it is)
    return pickle.loads(pickle.dumps(one))  # noqa: S301  (what we have just written)


WAYS: tuple[Callable[[Any], Any], ...] = (pickled, deepcopy)
NODES = 200 if is_compiled() else 20
"""A search is slow where nothing is compiled."""


def played_on(env: Any, observation: Any, steps: int = 400) -> list[tuple[Any, ...]]:  # noqa: ANN401
    """What happens if the first legal action is taken every time, until the end."""
    seen: list[tuple[Any, ...]] = []
    for _ in range(steps):
        action = int(observation["action_mask"].argmax())
        observation, reward, ended, _, info = env.step(action)
        seen.append((action, observation["observation"].tolist(), reward, ended, info))
        if ended:
            break
    return seen


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("opponents", ["greedy", "merchant", f"bestfirst:nodes={NODES}"])
@pytest.mark.parametrize("made", [True, False], ids=["made", "raw"])
def test_an_episode_goes_on(way: Callable[[Any], Any], opponents: str, made: bool) -> None:
    env: Any = (
        gymnasium.make("marrakech.envs:Marrakech-v1", rules="korean/2", opponents=opponents)
        if made
        else Marrakech("korean/2", opponents)
    )
    observation, _ = env.reset(seed=3)
    for _ in range(5):
        observation, *_ = env.step(int(observation["action_mask"].argmax()))
    other = way(env)
    assert played_on(other, observation) == played_on(env, observation)
    # and luck goes on alike in the next game
    again, other_again = env.reset()[0], other.reset()[0]
    assert again["observation"].tolist() == other_again["observation"].tolist()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("wrapped", [True, False])
def test_agents_go_on(way: Callable[[Any], Any], wrapped: bool) -> None:
    env: Any = marrakech_v1.env("korean/2") if wrapped else marrakech_v1.raw_env("korean/2")
    env.reset(seed=3, options={"position": Game("korean/2", first=1)})

    def on(env: Any, steps: int) -> list[tuple[Any, ...]]:  # noqa: ANN401  (of either kind)
        seen: list[tuple[Any, ...]] = []
        for _ in range(steps):
            if not env.agents:
                break
            observation, reward, ended, _, info = env.last()
            seen.append((env.agent_selection, observation["observation"].tolist(), reward, info))
            env.step(None if ended else int(observation["action_mask"].argmax()))
        return seen

    on(env, 7)
    other = way(env)
    assert on(other, 500) == on(env, 500)
    assert other.agents == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("opponents", ["greedy", None])
def test_many_games_go_on(way: Callable[[Any], Any], opponents: str | None) -> None:
    size = 600 if is_compiled() else 12  # more than a few, for threads
    env = ManyMarrakech(size, rules="korean/2", opponents=opponents, threads=2)
    env.reset(seed=5)
    for seed in range(40):
        env.step(env.sample(seed))
    other: ManyMarrakech = way(env)
    for seed in range(40, 130):
        actions = env.sample(seed)
        assert (other.sample(seed) == actions).all()
        one, two = env.step(actions), other.step(actions)
        for name in one[0]:
            assert (one[0][name] == two[0][name]).all()
        assert all((a == b).all() for a, b in zip(one[1:4], two[1:4], strict=True))
        assert one[4].keys() == two[4].keys()
    env.close()
    other.close()


def test_a_game_begins_with_the_position_that_is_given() -> None:
    env = Marrakech(seat=0, render_mode="ansi")
    for given in (POSITION, Game.from_position(POSITION)):
        observation, info = env.reset(seed=1, options={"position": given})
        assert info == {"seat": 0}
        assert observation["action_mask"].nonzero()[0].tolist() == [0, 1, 2]
        assert "y" in str(env.render())
        assert env._game.game().position() == POSITION
        assert played_on(env, observation)[-1][3]
    env.reset(seed=1)
    assert env._game.game().position().startswith("7/7/7/7/7/7/7 ")


def test_the_bots_go_first_where_it_is_their_turn() -> None:
    env = Marrakech(seat=2)
    env.reset(seed=1, options={"position": POSITION})
    game = env._game.game()
    assert game.mover == 2
    assert game.start().position() == POSITION


def test_agents_begin_with_a_position() -> None:
    env = marrakech_v1.env()
    env.reset(seed=1, options={"position": POSITION.replace(" r turn", " b turn")})
    assert env.agent_selection == "player_2"


def test_many_games_begin_with_one_position_or_each_with_its_own() -> None:
    env = ManyMarrakech(4, seat=0)
    env.reset(seed=1, options={"position": POSITION})
    assert [env.game(number).position() for number in range(4)] == [POSITION] * 4
    positions = [POSITION, Game(), POSITION, Game()]
    env.reset(seed=1, options={"position": positions})
    assert env.game(0).position() == POSITION
    assert env.game(1).is_beginning()
    alone = Marrakech(seat=0)
    observation, _ = alone.reset(seed=3, options={"position": POSITION})
    observations, _ = env.reset(seed=1, options={"position": POSITION})
    for _ in range(12):  # game 2 is that of seed 3
        action = int(observation["action_mask"].argmax())
        observation, *_ = alone.step(action)
        observations, *_ = env.step(np.array(observations["action_mask"].argmax(axis=1)))
        assert (observations["observation"][2] == observation["observation"]).all()


def reset_all(options: dict[str, Any]) -> list[Callable[[], object]]:
    """Resets of environments of all kinds."""
    return [
        lambda: Marrakech(seat=0).reset(seed=1, options=options),
        lambda: marrakech_v1.raw_env().reset(seed=1, options=options),
        lambda: ManyMarrakech(3, seat=0).reset(seed=1, options=options),
    ]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"positon": POSITION}, "there is no option 'positon' to reset with; there is position"),
        ({"position": Game("korean/2")}, "by .*, and the environment plays"),
        ({"position": Game(Rules(players=4, cover="any"))}, "by .*, and the environment plays"),
        ({"position": "d4S"}, "position"),
        ({"position": OVER}, "over before there is anything to choose"),
    ],
)
def test_what_cannot_be_begun_with_is_refused(options: dict[str, Any], sentence: str) -> None:
    for reset in reset_all(options):
        with pytest.raises(ValueError, match=sentence):
            reset()


def test_what_is_no_position_is_refused() -> None:
    for reset in reset_all({"position": 7}):
        with pytest.raises(TypeError, match=r"position.* 7"):
            reset()
    with pytest.raises(ValueError, match="there are 3 games, and 2 positions"):
        ManyMarrakech(3).reset(options={"position": [POSITION, POSITION]})


def test_a_learner_who_has_nothing_left_to_choose_is_refused() -> None:
    for env in (Marrakech(seat=2), ManyMarrakech(3, seat=2)):
        with pytest.raises(ValueError, match="over before there is anything to choose"):
            env.reset(seed=1, options={"position": ALMOST_OVER})


def test_what_was_refused_changes_nothing() -> None:
    env = Marrakech(Rules(players=2), seat=0)
    observation, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match="no option"):
        env.reset(seed=9, options={"x": 1})
    other = Marrakech(Rules(players=2), seat=0)
    assert played_on(env, observation) == played_on(other, other.reset(seed=1)[0])
