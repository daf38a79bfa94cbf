"""One learner against bots: Gymnasium's own tests, and what they do not ask."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import marrakech.envs
from marrakech import ACTIONS, Game
from marrakech.bots import BadSpec
from marrakech.envs.solo import HostedOpponent, Marrakech
from tests.envs.playing import RULES, any_legal, solo_game

MY_BOT = Path(__file__).parent.parent.parent / "docs" / "examples" / "my_bot.py"


def in_a_new_process(code: str, *, works: bool = True) -> str:
    """What a process that has imported nothing of ours says, or complains of."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=works)
    return done.stdout.strip() if works else done.stderr


@pytest.mark.parametrize("text", RULES)
def test_gymnasium_finds_nothing_wrong(text: str) -> None:
    check_env(gymnasium.make("Marrakech-v1", rules=text).unwrapped)


def test_it_can_be_made_by_name_alone() -> None:
    code = (
        "import gymnasium; env = gymnasium.make('marrakech.envs:Marrakech-v1', rules='thai/2')\n"
        "print(env.unwrapped.rules.text)"
    )
    assert in_a_new_process(code) == "thai/2"


@pytest.mark.parametrize("text", RULES)
def test_masks_are_what_is_legal_and_it_is_the_learners_turn(text: str) -> None:
    env = Marrakech(text, "random")
    for number in range(3):
        for observation, _, ended, _, info in solo_game(env, number, number):
            game = env._game.game()
            assert ended == (game.outcome() is not None)
            legal = sorted(action.index for action in game.legal())
            assert [*observation["action_mask"].nonzero()[0]] == legal
            assert [*env.action_masks().nonzero()[0]] == legal
            assert ended or game.seat == info["seat"]


@pytest.mark.parametrize("text", ["standard/4", "korean/2", "finnish/3"])
def test_equal_seeds_give_equal_games(text: str) -> None:
    one, two = Marrakech(text, "greedy"), Marrakech(text, "greedy")
    other = [*solo_game(two, 8, 1)]
    for _ in range(2):  # a seed says all, whatever was played before
        assert data_equivalence([*solo_game(one, 7, 1)], [*solo_game(two, 7, 1)], exact=True)
        assert data_equivalence([*solo_game(one, None, 1)], [*solo_game(two, None, 1)], exact=True)
    assert not data_equivalence([*solo_game(one, 7, 1)], other)


def test_equal_seeds_give_equal_games_in_other_processes() -> None:
    code = (
        "from marrakech.envs.solo import Marrakech\n"
        "from tests.envs.playing import solo_game\n"
        "told = [*solo_game(Marrakech('korean/2', 'greedy:heat=50'), 7, 1)]\n"
        "print(sum(int(o['observation'] @ range(611)) for o, *_ in told), len(told), told[-1][4])"
    )
    said = set()
    for salt in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": salt}
        folder = Path(__file__).parent.parent.parent
        said.add(
            subprocess.run(
                [sys.executable, "-c", code],
                env=environment,
                cwd=folder,
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
    assert len(said) == 1
    assert "points" in said.pop()


def test_no_luck_comes_from_elsewhere() -> None:
    """Whatever NumPy and Python draw in between."""
    import random  # noqa: PLC0415  (only to disturb)

    env = Marrakech("standard/3", "greedy")
    first = [*solo_game(env, 3, 0)]
    random.seed(1)
    np.random.seed(1)  # noqa: NPY002
    again = []
    for told in solo_game(env, 3, 0):
        random.random()
        np.random.random()  # noqa: NPY002
        env.np_random.random()
        again.append(told)
    assert data_equivalence(first, again, exact=True)


def test_without_a_seed_luck_is_the_machines() -> None:
    one, two = Marrakech("standard/2", "random"), Marrakech("standard/2", "random")
    first, other = [one.reset()[0] for _ in range(20)], [two.reset()[0] for _ in range(20)]
    assert not data_equivalence(first, other)


def test_seats_are_drawn_by_lot_and_all_alike() -> None:
    """Of 600 games, within five sigma."""
    env = Marrakech("standard/3,rugs=1", "random")
    seats = Counter(env.reset(seed=seed)[1]["seat"] for seed in range(600))
    assert all(abs(seats[seat] - 200) < 5 * (600 * 2 / 9) ** 0.5 for seat in range(3))


def test_a_seat_can_be_chosen() -> None:
    for seat in range(4):
        env = Marrakech("standard/4", "random", seat=seat)
        assert all(told[4]["seat"] == seat for told in islice(solo_game(env, 1, 1), 5))
        assert len([event for event in env._game.game().history if event.seat < seat]) >= seat


def test_opponents_are_those_who_were_asked_for() -> None:
    """Greedy wins against random: it is on the seat behind the learner's in every game."""
    env = Marrakech("standard/3", ["greedy", "random"], reward="margin")
    won = Counter[int]()
    for number in range(60):
        *_, (_, _, _, _, info) = solo_game(env, number, number)
        prizes = info["prizes"]
        won[(int(np.argmax(prizes)) - info["seat"]) % 3] += 1
    assert won[1] > 40, won


def test_bots_that_users_wrote_can_play() -> None:
    env = Marrakech("standard/2", f"{MY_BOT}:MyBot")
    *_, (_, _, ended, _, info) = solo_game(env, 1, 1)
    assert ended
    assert len(info["points"]) == 2
    (guest,) = env._opponents
    assert isinstance(guest, HostedOpponent)
    child = guest._bot._child
    assert child is not None
    env.close()
    assert guest._bot._child is None


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_the_reward_is_the_learners(reward: Any) -> None:  # noqa: ANN401
    env = Marrakech("standard/3", "random", reward=reward)
    *_, (_, given, ended, _, info) = solo_game(env, 2, 2)
    outcome = env._game.game().outcome()
    assert ended
    assert outcome is not None
    assert given == info["prizes"][info["seat"]]
    assert tuple(info["points"]) == outcome.points


def test_what_is_not_legal_loses() -> None:
    env = Marrakech("standard/3", "random", reward="margin")
    observation, _ = env.reset(seed=1)
    for wrong in (3, 100, 178):
        env.reset(seed=1)
        told = env.step(wrong)
        assert told[1:4] == (-(3 * 30 + 49), True, False)
        assert told[4]["illegal"]
        assert data_equivalence(told[0], observation, exact=True)


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_pictures_are_of_the_game(mode: Any) -> None:  # noqa: ANN401
    env = Marrakech("standard/2", "random", render_mode=mode)
    env.reset(seed=1)
    first = env.render()
    env.step(any_legal(env._game.observe(env._seat)["action_mask"], 1))
    assert not np.array_equal(first, env.render())  # type: ignore[arg-type]


def test_every_action_of_a_mask_is_one_of_the_library() -> None:
    env = Marrakech("standard/3", seat=0)
    observation, _ = env.reset(seed=1)
    assert env.action_space.n == len(ACTIONS)  # type: ignore[attr-defined]
    names = [ACTIONS[number].text for number in observation["action_mask"].nonzero()[0]]
    assert names == [action.text for action in Game("standard/3").legal()] == ["L", "F", "R"]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"opponents": "nobody"}, BadSpec),
        ({"opponents": ["random", "random"]}, ValueError),
        ({"seat": 4}, ValueError),
        ({"reward": "fame"}, ValueError),
        ({"rules": "klingon/3"}, ValueError),
    ],
)
def test_what_there_is_not_is_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Marrakech(**wrong)


def test_the_library_itself_needs_none_of_it() -> None:
    code = (
        "import sys, marrakech, marrakech.bots, marrakech.cli\n"
        "print(sorted({'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules)))"
    )
    assert in_a_new_process(code) == "[]"


def test_who_lacks_a_package_is_told_how_to_get_it() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import marrakech.envs"
    assert "pip install 'marrakech[rl]'" in in_a_new_process(code, works=False)
    assert marrakech.envs.__doc__
    assert "marrakech[rl]" in marrakech.envs.__doc__
