"""The eleven opponents for people, and the values that the stronger ones judge by."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from marrakech import Game, Rules
from marrakech.arena import Match
from marrakech.bots import KINDS, brain_of, levels
from marrakech.bots.bestfirst import BestFirst
from marrakech.bots.levels import LADDER, LEVELS, pourer
from marrakech.bots.network_layout import HIDDEN, places
from marrakech.bots.options import BestFirstOptions
from marrakech.bots.value import Value
from marrakech.bots.values import name_of, pack, value_for
from marrakech.locales import speaker

if TYPE_CHECKING:
    from marrakech.core.rules import Variant

say = speaker("en")
NAMES = [level.name for level in LADDER]
ORDERS = [
    (players, at_end, linear)
    for players in (2, 3, 4)
    for at_end in (False, True)
    for linear in (False, True)
]


def test_five_levels_answer_at_once_and_the_last_is_the_master() -> None:
    assert [level.number for level in LADDER] == [1, 2, 3, 4, 5]
    assert NAMES[-1] == "master"


def test_eleven_people_are_somebody() -> None:
    everybody = [level.name for level in LEVELS]
    assert everybody[:5] == NAMES
    assert set(everybody) <= set(KINDS)
    assert len({say(f"bots-who-{name}") for name in everybody}) == 11
    assert len({say(f"bots-kind-{name}") for name in everybody}) == 11
    assert {level.number for level in LEVELS} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(NAMES)))
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    """Without the luck of the dice, few games are as good as many."""
    games = 24 if stronger == "master" else 60
    results = Match([stronger, weaker], Rules(players=2), seed=3, adjusted=True).play(games)
    share = results.adjusted_share(0)
    assert share is not None
    assert share.low > 0.52


@pytest.mark.parametrize("players", [3, 4])
def test_the_order_of_levels_holds_at_larger_tables(players: int) -> None:
    names = [NAMES[0], NAMES[3]]
    rules = Rules(players=players)
    weak, strong = (
        Match(some, rules, seed=4, adjusted=True).play(60).adjusted_share(0)
        for some in (names, names[::-1])
    )
    assert weak is not None
    assert strong is not None
    assert weak.high < 1 / players < strong.low


def test_the_weakest_level_is_no_fool() -> None:
    results = Match(["porter", "random"], Rules(players=2), seed=3, adjusted=False).play(200)
    assert results.share(0).low > 0.6


@pytest.mark.parametrize(("players", "at_end", "linear"), ORDERS)
def test_a_value_was_learned_for_every_game(players: int, at_end: bool, linear: bool) -> None:
    value = value_for(players, at_end=at_end, linear=linear)
    variant: Variant | None = "turn-at-end" if at_end else None
    rules = Rules(
        players, variant=variant, two_player="one colour" if players == 2 else "two colours"
    )
    seen = value.look(Game(rules).kernel_state())
    assert sum(seen[:players]) == pytest.approx(1)
    assert all(abs(chance - 1 / players) < 0.15 for chance in seen[:players]), "nobody is ahead yet"
    assert seen[players:4] == [0.0] * (4 - players)
    rich = Game(rules).to_dict()
    rich["players"][0]["dirhams"], rich["players"][1]["dirhams"] = 50, 10
    ahead = value.look(Game.from_dict(rich).kernel_state())
    assert ahead[0] > seen[0] > 0.1
    assert ahead[1] < seen[1]
    assert ahead[4] > seen[4]


@pytest.mark.parametrize(("players", "at_end", "linear"), ORDERS)
def test_a_value_is_a_small_file(players: int, at_end: bool, linear: bool) -> None:
    name = name_of(players, at_end=at_end, linear=linear)
    packed = (files("marrakech.bots") / "weights" / name).read_bytes()
    assert len(packed) < (6_000 if linear else 60_000)
    assert pack(value_for(players, at_end=at_end, linear=linear)) == packed


def test_the_master_grows_a_small_tree() -> None:
    """He decides as the bot of that text does, which anybody can make."""
    game = Game("standard/2").start()
    while game.chance():
        game.draw(Random(1))
    master = brain_of("master", game.rules)
    assert isinstance(master, BestFirst)
    assert master.options == BestFirstOptions(nodes=levels.MASTERLY, others="mixed", doubt=20)
    same = brain_of(f"bestfirst:nodes={levels.MASTERLY},others=mixed,doubt=20", game.rules)
    assert isinstance(same, BestFirst)
    assert master.weigh(game.kernel_state()) == same.weigh(game.kernel_state())


def test_weights_are_kept_exactly() -> None:
    value = Value(3)
    value.set_weights([(i % 19 - 9) / 8 for i in range(places(HIDDEN).size)])
    other = Value(3)
    other.from_bytes(value.to_bytes())
    assert other.get_weights() == value.get_weights()
    with pytest.raises(ValueError, match="there are"):
        value.set_weights([0.0])


def test_a_value_is_asked_about_its_own_game_where_a_turn_begins() -> None:
    value = value_for(3, at_end=False)
    with pytest.raises(ValueError, match="another number"):
        value.look(Game("standard/4").kernel_state())
    game = Game("standard/3")
    game.push("L")
    with pytest.raises(ValueError, match="where a turn begins"):
        value.look(game.kernel_state())
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        Value(5)


def test_the_one_who_pours_the_tea_is_as_strong_as_is_wished() -> None:
    rules = Rules(players=2)
    for strength in (-1, 101):
        with pytest.raises(ValueError, match="from 0 to 100"):
            pourer(rules, strength)
    for weaker, stronger in pairwise((0, 30, 60, 100)):
        names = [f"pourer:strength={stronger}", f"pourer:strength={weaker}"]
        results = Match(names, rules, seed=5, adjusted=False).play(120)
        assert results.share(0).low > 0.5, names


def test_the_storyteller_takes_her_time_and_no_more() -> None:
    game = Game("standard/2", piles=[["red", "blue"] * 12, ["yellow", "purple"] * 12])
    while game.chance():
        game.draw(Random(1))
    brain = LEVELS[5].brain(game.rules)
    assert isinstance(brain, BestFirst)
    brain.interrupt()  # at once, with the best so far: nothing of half a second is waited for
    assert brain.choose(game.kernel_state(), 1) in game.kernel_state().legal()
    assert brain.options == BestFirstOptions(ms=500, others="mixed", doubt=20, clear=5)
    with_more = LEVELS[5].brain(Rules(players=4))
    assert isinstance(with_more, BestFirst)
    assert with_more.options == BestFirstOptions(ms=500, others="mixed", clear=5)


def test_nobody_with_a_style_is_silly() -> None:
    for level in levels.STYLES:
        rules = Rules(players=2)
        results = Match([level.name, "random"], rules, seed=3, adjusted=False).play(40)
        assert results.share(0).low > 0.6, level.name


SPECS = {
    "grandmother": "expectimax:depth=1,value=linear,heat=45,thrift=1000",
    "mason": "expectimax:depth=1,value=network,heat=30,area=100",
    "weaver": "expectimax:depth=1,value=network,heat=10,cover=60",
    "drummer": "expectimax:depth=1,value=network,heat=40,risk=80",
}


@pytest.mark.parametrize(("name", "spec"), SPECS.items())
def test_a_style_is_a_text_that_anybody_can_write(name: str, spec: str) -> None:
    assert f"`{spec}`" in Path("docs/bots.md").read_text(encoding="utf-8")
    rules = Rules(players=3)
    same = [Match([each, "greedy"], rules, seed=8, adjusted=False).play(6) for each in (name, spec)]
    assert same[0].share(0) == same[1].share(0)
    assert same[0].margin(0) == same[1].margin(0)
