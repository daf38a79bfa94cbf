"""The game inside an environment can be looked at, and environments can be copied."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

import gymnasium
import pytest

from marrakech import SYMMETRIES, Game, Phase
from marrakech.bots.values import BadValue, pack
from marrakech.envs import marrakech_v1
from marrakech.envs.observation_layout import parts
from marrakech.envs.solo import Marrakech
from marrakech.envs.vector import ManyMarrakech
from tests.training.making import value_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray


def mask_of(game: Game) -> list[int]:
    """What a mask should say."""
    legal = game.legal() if game.phase in (Phase.TURN, Phase.LAY) else []
    return sorted(action.index for action in legal)


def first(mask: NDArray[np.int8]) -> int:
    return int(mask.argmax())


def test_a_learner_sees_the_game_that_it_plays() -> None:
    env = Marrakech("korean/2", "random", seat=1)
    observation, _ = env.reset(seed=3)
    ended = False
    info: dict[str, Any] = {}
    while not ended:
        game = env.game()
        assert game.seat == 1
        assert mask_of(game) == observation["action_mask"].nonzero()[0].tolist()
        observation, _, ended, _, info = env.step(first(observation["action_mask"]))
    assert env.game().is_over
    assert list(env.game().scores) == info["points"]
    assert env.game().start() == Game("korean/2")


def test_what_is_done_to_it_changes_nothing_inside() -> None:
    solo = Marrakech("standard/2", "random")
    observation, _ = solo.reset(seed=3)
    position, history = solo.game().position(), solo.game().history
    tried = solo.game()
    tried.push(tried.legal()[0])
    assert solo.game().position() == position
    assert solo.game().history == history
    while tried.played:
        tried.pop()
    solo.step(first(observation["action_mask"]))
    assert solo.game().history[: len(history)] == history


def test_nobody_sees_an_order_of_piles_there() -> None:
    """R2.3"""
    env = Marrakech("standard/2", "random")
    env.reset(seed=3)
    game = env.game()
    assert game._piles is None
    assert all(len(set(pile)) == 2 for pile in game.hidden_rugs())


def test_every_agent_plays_the_same_game() -> None:
    env: Any = marrakech_v1.env("standard/3,rugs=3")
    env.reset(seed=5)
    for agent in env.agent_iter():
        observation, _, terminated, *_ = env.last()
        if not terminated:
            assert env.game().seat == env.possible_agents.index(agent)
            assert mask_of(env.game()) == observation["action_mask"].nonzero()[0].tolist()
        env.step(None if terminated else first(observation["action_mask"]))
    assert env.game().is_over


def test_a_wrapped_one_has_it_inside() -> None:
    env = gymnasium.make("marrakech.envs:Marrakech-v1", rules="standard/2", seat=0)
    env.reset(seed=1)
    assert env.get_wrapper_attr("game")().seat == 0


def test_copies_go_their_own_ways() -> None:
    solo, agents, many = (
        Marrakech("standard/2", "random"),
        marrakech_v1.raw_env("standard/2"),
        ManyMarrakech(3, "standard/2", "random", threads=1),
    )
    ways: tuple[Callable[[Any], Any], ...] = (lambda env: env.copy(), copy)
    for way in ways:
        observation, _ = solo.reset(seed=3)
        other = way(solo)
        other.step(first(observation["action_mask"]))
        assert other.game().played > solo.game().played
        assert other.game().history[: solo.game().played] == solo.game().history

        agents.reset(seed=3)
        another = way(agents)
        another.step(first(another.observe(another.agent_selection)["action_mask"]))
        assert another.game().played > agents.game().played
        assert another.game() != agents.game()

        many.reset(seed=3)
        before = [many.game(number) for number in range(3)]
        more = way(many)
        more.step(more.sample(1))
        assert [many.game(number) for number in range(3)] == before
        assert more.game(0) != before[0]


def test_a_game_from_another_side_is_a_place_to_begin() -> None:
    """Its rules say another heading for the start, which is over (R1.2)."""
    game = Game("standard/3")
    for action in ("L", "2", "g4g5"):
        game.push(action)
    for symmetry in SYMMETRIES:
        turned = game.transform(symmetry)
        env = Marrakech("standard/3", "random", seat=1)
        env.reset(seed=1, options={"position": turned})
        assert env.game().start().key() == turned.key()
        assert env.game().rules == env.rules
        agents = marrakech_v1.raw_env("standard/3")
        agents.reset(seed=1, options={"position": turned.position()})
        assert agents.game().assam == turned.assam
    with pytest.raises(ValueError, match="and the environment plays"):
        Marrakech("standard/3").reset(options={"position": Game("standard/3,dirhams=20")})


def test_opponents_may_have_weights_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "2.value").write_bytes(pack(value_of(2)))
    spec = "expectimax:depth=1,value=./2.value"
    solo = Marrakech("standard/2,rugs=4", spec, seat=0)
    many = ManyMarrakech(2, "standard/2,rugs=4", spec, seat=0, threads=1)
    (tmp_path / "2.value").unlink()
    observation, _ = solo.reset(seed=3)
    other = solo.copy()
    action = first(observation["action_mask"])
    solo.step(action)
    other.step(action)
    assert other.game().history == solo.game().history
    many.reset(seed=3)
    more = many.copy()
    actions = many.sample(1)
    many.step(actions)
    more.step(actions)
    assert more.game(0) == many.game(0)
    with pytest.raises(BadValue, match="there is no file"):
        Marrakech("standard/2", spec)


def test_the_parts_of_an_observation_go_by_rules_as_text() -> None:
    assert [part.most for part in parts("standard/3,dirhams=20") if part.name == "dirhams"] == [60]
