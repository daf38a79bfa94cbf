"""Random games at full speed are random games: the same on every machine, and no other."""

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
    "standard/4": 0x217BEBBAACC6AE85,
    "standard/3": 0xB71180D761E8407F,
    "standard/2": 0x85B40313DD818537,
    "standard/2,pile=alternating": 0x25CD2BEEAD334E20,
    "standard/2,two-player=one-colour,cover=any": 0x3FA53C9859AC44FE,
    "finnish/3": 0x68C5D3741AF12D19,
    "standard/4,dirhams=5": 0xD8F56844F9B17F1E,
    "standard/3,variant=turn-at-end,dirhams=5": 0x81ECF3B66856BE9D,
    "korean/2,variant=turn-at-end-optional": 0x39DD9460CE088BE3,
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
        outs = sum(game.players[seat].out > 0 for game in games)
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
