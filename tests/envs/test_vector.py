"""Many games at once: each is the game that one environment would play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.utils.passive_env_checker import data_shares_objects
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from hypothesis import given
from hypothesis import strategies as st

from marrakech import ACTIONS, Game, Rules
from marrakech.bots import BadSpec, brain_of
from marrakech.core import codes
from marrakech.core.batch import Batch, luck_of
from marrakech.envs import games
from marrakech.envs.observation_layout import WIDTH
from marrakech.envs.seat_choice import ALL, BY_LOT
from marrakech.envs.solo import Marrakech
from marrakech.envs.vector import ManyMarrakech
from tests import strategies, uncompiled
from tests.envs.playing import RULES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray


def stepped(env: ManyMarrakech, seed: int, steps: int) -> Iterator[tuple[Any, ...]]:
    """All that a vector tells, and what was chosen."""
    observations, infos = env.reset(seed=seed)
    yield observations, infos
    for step in range(steps):
        actions = env.sample(step)
        yield (actions, *env.step(actions))


@pytest.mark.parametrize("text", RULES)
@pytest.mark.parametrize("opponents", ["random", "greedy:heat=30"])
def test_each_game_is_that_of_one_environment(text: str, opponents: str) -> None:
    size = 3
    many = ManyMarrakech(size, text, opponents, reward="rank")
    ones = SyncVectorEnv([lambda: Marrakech(text, opponents, reward="rank")] * size)
    assert many.observation_space == ones.observation_space
    assert many.action_space == ones.action_space
    assert many.metadata["autoreset_mode"] == ones.metadata["autoreset_mode"]
    seen, infos = many.reset(seed=11)
    expected, told = ones.reset(seed=11)
    ended = 0
    for step in range(160):
        assert data_equivalence(seen, expected, exact=True)
        assert (infos["seat"] == told["seat"]).all()
        actions = many.sample(step)
        seen, *results, infos = many.step(actions)
        expected, *wanted, told = ones.step(actions)
        assert data_equivalence(results, wanted, exact=True)
        ended += int(results[1].sum())
        for game in results[1].nonzero()[0]:
            assert [*infos["prizes"][game]] == told["prizes"][game]
    assert ended >= size, "some games have begun anew"


@pytest.mark.parametrize("text", RULES)
def test_who_plays_all_seats_plays_games(text: str) -> None:
    """Step for step the same as in ``Game``, with the throws and rugs that chance brought."""
    env = ManyMarrakech(2, text, None, reward="margin")
    env.reset(seed=2)
    before = [env.game(number) for number in range(2)]
    for step in range(230):
        actions = env.sample(step)
        seen, rewards, ended, _, infos = env.step(actions)
        for number, game in enumerate(before):
            after = env.game(number)
            if game.outcome():
                assert after in ways(Game(game.rules))
                assert not ended[number]
            else:
                actor = game.seat
                game.push(ACTIONS[actions[number]])
                assert after in ways(game)
                outcome = after.outcome()
                assert ended[number] == (outcome is not None)
                if outcome:
                    others = [p for s, p in enumerate(outcome.points) if s != actor]
                    assert rewards[number] == outcome.points[actor] - max(others)
                    assert infos["prizes"][number][actor] == rewards[number]
            if not after.outcome():
                assert infos["seat"][number] == after.seat
                legal = sorted(action.index for action in after.legal())
                assert [*seen["action_mask"][number].nonzero()[0]] == legal
            before[number] = after


def ways(game: Game) -> list[Game]:
    """All games that chance may make of one before a player chooses."""
    if not game.chance():
        return [Game.from_position(game.position())]
    found = []
    for action in game.legal():
        game.push(action)
        found += ways(game)
        game.pop()
    return found


def test_threads_change_nothing() -> None:
    size = 2048
    one, four = (ManyMarrakech(size, "standard/3", "greedy", threads=n) for n in (1, 4))
    assert len(four._workers) == 4, "or there is nothing to compare"
    for first, second in zip(stepped(one, 5, 120), stepped(four, 5, 120), strict=True):
        assert data_equivalence(first, second, exact=True)
    nothing = np.full(size, -1)  # which is not legal
    assert data_equivalence(one.step(nothing), four.step(nothing), exact=True)
    one.close()
    four.close()


@pytest.mark.parametrize("text", ["standard/4", "korean/2"])
def test_the_size_of_a_vector_changes_nothing(text: str) -> None:
    few, many = ManyMarrakech(3, text, None), ManyMarrakech(700, text, None, threads=2)
    for first, second in zip(stepped(few, 9, 220), stepped(many, 9, 220), strict=True):
        for one, all_of_them in zip(first, second, strict=True):
            for a, b in zip(arrays(one), arrays(all_of_them), strict=True):
                assert (a == b[:3]).all()


def arrays(told: Any) -> list[NDArray[Any]]:  # noqa: ANN401
    """The arrays that are always told."""
    if isinstance(told, dict):
        return [told[name] for name in ("observation", "action_mask", "seat") if name in told]
    return [told]


def test_equal_seeds_give_equal_games_after_whatever_was_played() -> None:
    env = ManyMarrakech(4, "standard/2", "random")
    first = [*stepped(env, 3, 60)]
    assert data_equivalence(first, [*stepped(env, 3, 60)], exact=True)
    assert not data_equivalence(first, [*stepped(env, 4, 60)])


def test_without_a_seed_luck_goes_on_as_in_one_environment() -> None:
    many = ManyMarrakech(4, "standard/2", "random")
    ones = [Marrakech("standard/2", "random") for _ in range(4)]
    many.reset(seed=5)
    for number, one in enumerate(ones):
        one.reset(seed=5 + number)
    positions = set()
    for _ in range(3):
        many.reset()
        for number, one in enumerate(ones):
            _, info = one.reset()
            position = one._game.game().position()
            assert many.game(number).position() == position
            assert many._seats[number] == info["seat"]
            positions.add((position, info["seat"]))
    assert len(positions) > 6, "and it is not the same luck again"


def test_if_there_never_was_a_seed_the_machine_gives_one() -> None:
    first, _ = ManyMarrakech(40, "standard/2", "random").reset()
    other, _ = ManyMarrakech(40, "standard/2", "random").reset()
    assert (first["observation"] != other["observation"]).any()


def test_every_game_can_have_a_seed_of_its_own() -> None:
    env = ManyMarrakech(3, "standard/3", "random")
    whole, _ = env.reset(seed=20)
    apart, _ = env.reset(seed=[22, 21, 20])
    assert (whole["observation"][::-1] == apart["observation"]).all()
    with pytest.raises(ValueError, match="2 seeds"):
        env.reset(seed=[1, 2])


def test_gymnasium_makes_it_and_finds_nothing_reused() -> None:
    env = gymnasium.make_vec("marrakech.envs:Marrakech-v1", num_envs=5, rules="korean/2")
    assert isinstance(env.unwrapped, ManyMarrakech)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, _ = env.reset(seed=1)
    assert observations in env.observation_space
    again = env.step(np.zeros(5, np.int64))
    once_more = env.step(np.zeros(5, np.int64))
    assert again[0] in env.observation_space
    assert not data_shares_objects(again, once_more)
    assert not data_shares_objects(observations, again[0])
    assert not np.shares_memory(env.unwrapped.sample(1), env.unwrapped.sample(2))


def test_without_copies_the_same_arrays_are_written_again() -> None:
    env = ManyMarrakech(4, "standard/3", None, copy=False)
    first, _ = env.reset(seed=1)
    again, *_ = env.step(env.sample(1))
    assert again["observation"] is first["observation"]
    assert again["action_mask"] is first["action_mask"]


@pytest.mark.parametrize("steps", [0, 1])
def test_a_sample_takes_all_that_is_legal_alike(steps: int) -> None:
    """Before the first choice, and before the first rug."""
    env = ManyMarrakech(6000, "standard/3", None)
    seen, _ = env.reset(seed=3)
    for _ in range(steps):
        seen, *_ = env.step(np.zeros(6000, np.int64))
    for mask in np.unique(seen["action_mask"], axis=0):
        same = (seen["action_mask"] == mask).all(axis=1)
        legal = mask.nonzero()[0]
        counts = np.bincount(env.sample(seed=1)[same], minlength=codes.ACTIONS)
        assert counts.sum() == counts[legal].sum() > 500
        expected = counts.sum() / len(legal)
        assert (abs(counts[legal] - expected) < 5 * expected**0.5).all()


def test_masks_alone_are_the_same() -> None:
    whole = ManyMarrakech(4, "standard/3", None)
    masks = ManyMarrakech(4, "standard/3", None, observe=False)
    seen, _ = masks.reset(seed=1)
    whole.reset(seed=1)
    assert seen.keys() == {"action_mask"}
    assert seen in masks.observation_space
    for step in range(100):
        full, *_ = whole.step(whole.sample(step))
        seen, *_ = masks.step(masks.sample(step))
        assert (full["action_mask"] == seen["action_mask"]).all()


def test_what_is_not_legal_ends_that_game_and_no_other() -> None:
    env = ManyMarrakech(3, "standard/3", "random", reward="margin", seat=1)
    env.reset(seed=1)
    actions = env.sample(1)
    actions[1] = codes.FIRST_REVEAL
    _, rewards, ended, _, infos = env.step(actions)
    assert [*ended] == [*infos["illegal"]] == [False, True, False]
    assert rewards[1] == -(3 * 30 + 49)
    assert [*infos["prizes"][1]] == [0, rewards[1], 0]
    seen, rewards, ended, _, infos = env.step(actions)  # the other two are not legal any more
    assert [*ended] == [*infos["illegal"]] == [*infos["_prizes"]] == [True, False, True]
    assert rewards[1] == 0
    assert [*infos["prizes"][1]] == [0, 0, 0], "nothing is left of the game before"
    assert seen["action_mask"][1].sum() == 3
    assert env.game(1).players[1].rugs_left == 15


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"num_envs": 0}, ValueError),
        ({"opponents": "my_bot.py:MyBot"}, BadSpec),
        ({"opponents": None, "seat": 0}, ValueError),
        ({"opponents": ["random"]}, ValueError),
        ({"seat": -1}, ValueError),
        ({"reward": "fame"}, ValueError),
    ],
)
def test_what_there_is_not_is_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        ManyMarrakech(**wrong)


def test_who_steps_before_the_start_is_told() -> None:
    with pytest.raises(ValueError, match="reset"):
        ManyMarrakech(2).step([0, 0])


# ---------------------------------------------------------------------- compiled and uncompiled


def made(kind: Any, rules: Rules, brains: Any, seat: int, size: int) -> tuple[Any, list[Any]]:  # noqa: ANN401
    """Games of either kind, and their buffers."""
    found: list[Any] = [
        *(np.zeros(size, np.int64), np.zeros(size, np.int64), np.zeros(size), np.zeros(4 * size)),
        *(np.zeros(size, np.int8), np.zeros(size, np.int8)),
        *(np.zeros(size * WIDTH, np.int16), np.zeros(size * codes.ACTIONS, np.int8)),
    ]
    buffers = games.Buffers(*(array.data for array in found))
    return kind(rules, brains, buffers, "rank", seat), found


@strategies.examples(0.3)
@given(
    strategies.rules(), st.integers(0, 2**64 - 1), st.integers(0, 40), st.sampled_from((0, 1, 2))
)
def test_compiled_and_uncompiled_games_agree(
    rules: Rules, seed: int, steps: int, where: int
) -> None:
    seat = (ALL, BY_LOT, rules.players - 1)[where]
    others = 0 if seat == ALL else rules.players - 1
    greedy = [brain_of("greedy", rules) for _ in range(others)]
    plain = [uncompiled.brain.Greed() for _ in range(others)]
    one, fast = made(games.Games, rules, greedy, seat, 2)
    two, slow = made(uncompiled.games.Games, rules, plain, seat, 2)
    lucks = [luck_of(seed), luck_of(seed, 1)]
    one.begin(lucks)
    two.begin(lucks)
    for step in range(steps):
        for a, b in zip(fast, slow, strict=True):
            assert (a == b).all()
        one.choose(step)
        two.choose(step)
        one.step()
        two.step()


def test_games_without_opponents_are_a_batch() -> None:
    rules = Rules(players=2)
    env, found = made(games.Games, rules, [], ALL, 5)
    env.begin([luck_of(4, game) for game in range(5)])
    batch = Batch(rules, 5, 4)
    for step in range(250):
        for game in range(5):
            assert env.position(game).words() == batch.state(game).words()
        env.choose(step)
        env.step()
        batch.step(found[0])


def test_buffers_that_do_not_fit_are_refused() -> None:
    rules = Rules(players=3)
    _, found = made(games.Games, rules, [], ALL, 4)
    for place, array in enumerate(found):
        short = [*found]
        short[place] = array[:-1]
        with pytest.raises(ValueError, match=r"room|prizes|row|opponents|bot"):
            games.Games(rules, [], games.Buffers(*(one.data for one in short)), "win", ALL)
    buffers = games.Buffers(*(array.data for array in found))
    with pytest.raises(ValueError, match="bot"):
        games.Games(rules, [], buffers, "win", 0)
    with pytest.raises(TypeError, match="brain"):
        games.Games(rules, ["greedy", "greedy"], buffers, "win", 0)  # type: ignore[list-item]
    with pytest.raises(ValueError, match="seat"):
        games.Games(rules, [], buffers, "win", 3)
