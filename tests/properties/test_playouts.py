"""Compiled random games (playouts) are legal, random, and the same on every machine."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from marrakech import Game, Phase
from marrakech.core import kernel
from marrakech.core.ruletext import read_rules
from tests import uncompiled

# Equal arguments give equal results, so these only change with the rules or the generator.
CHECKSUMS = {
    "standard/4": 0x3E6F48229CDC0B37,
    "standard/3": 0x5A79E1A62A266385,
    "standard/2": 0x7208A68F531F777C,
    "standard/2,pile=alternating": 0x6E1A48D52BF6AA87,
    "standard/2,area=owner": 0xA327A5176EA6F893,
    "persian/2,variant=turn-at-end,dirhams=8": 0x56BB8006DD725F80,
    "standard/2,two-player=one-colour,cover=any": 0xE22F3DB65F16C5B7,
    "finnish/3": 0x7B78A380D7D0F28E,
    "standard/4,dirhams=5": 0x87AF77680FA5837A,
    "standard/3,variant=turn-at-end,dirhams=5": 0xC517BB82D481631C,
    "korean/2,variant=turn-at-end-optional": 0x7EBC360524D73BBF,
}
each_rule_set = pytest.mark.parametrize("word", CHECKSUMS)


@each_rule_set
def test_a_seed_gives_the_same_games_everywhere(word: str) -> None:
    rules = read_rules(word)
    found = kernel.playouts(rules, games=100, seed=7)
    assert found.checksum == CHECKSUMS[word]
    assert found == tuple(uncompiled.kernel.playouts(rules, games=100, seed=7))
    assert found != kernel.playouts(rules, games=100, seed=8)


def played(word: str, rng: Random) -> Game:
    """A game in which every choice is at random and chance is as the rules say."""
    game = Game(read_rules(word))
    while legal := game.legal():
        chances = [probability for _, probability in game.chance()] or None
        (action,) = rng.choices(legal, chances)
        game.push(action)
    return game


@each_rule_set
def test_their_averages_are_those_of_games_played_one_by_one(word: str) -> None:
    """Points and length: n = 120 games against 5,000, seeds 1 and 1, within five sigma."""
    rng = Random(1)
    games = [played(word, rng) for _ in range(120)]
    many = kernel.playouts(read_rules(word), games=5_000, seed=1)
    for seat, points in enumerate(many.points):
        assert_near(points / many.games, [game.scores[seat] for game in games])
        outs = sum(game.players[seat].out for game in games)
        share = many.outs[seat] / many.games
        assert abs(outs - share * len(games)) <= 5 * (share * len(games)) ** 0.5
        wins = [12 * won(game, seat) for game in games]
        assert_near(many.twelfths[seat] / many.games, wins)
    throws = [sum(e.action.text in "1234" for e in game.history) for game in games]
    assert_near(many.turns / many.games, throws)


def won(game: Game, seat: int) -> float:
    """The share of the win: 1 for the winner alone, a half for one of two (R6.3)."""
    assert game.phase == Phase.OVER
    outcome = game.outcome()
    assert outcome is not None
    return (seat in outcome.winners) / len(outcome.winners)


def assert_near(mean: float, sample: list[float] | list[int]) -> None:
    """Within five sigma; or a tenth, where hardly any game differs from the others."""
    numbers = [float(number) for number in sample]
    assert abs(mean - fmean(numbers)) <= max(0.1, 5 * stdev(numbers) / len(numbers) ** 0.5)
