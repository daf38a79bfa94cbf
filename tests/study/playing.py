"""Games and positions to study."""

from __future__ import annotations

from functools import cache
from random import Random

from marrakech import Game, Rules
from marrakech.bots import brain_of
from marrakech.core.story import Phase

CHANCE = (Phase.ROLL, Phase.REVEAL)
RULES = (
    "standard/2",
    "standard/3",
    "standard/4",
    "standard/2,area=owner",
    "standard/2,pile=alternating",
    "standard/2,two-player=one-colour",
    "standard/3,cover=colours,elimination=no",
    "standard/2,variant=turn-at-end",
    "standard/4,variant=turn-at-end-optional",
)


def play(rules: Rules, seed: int, *, bot: str = "greedy", left: int = 0) -> Game:
    """A game by a bot, to its end, or until only so many rugs are left to lay."""
    brain = brain_of(bot, rules)
    luck = Random(seed)
    game = Game(rules)
    while not game.is_over and sum(player.rugs_left for player in game.players) > left:
        if game.phase in CHANCE:
            game.draw(luck)
        else:
            game.push(brain.choose(game.kernel_state(), luck.getrandbits(60)))
    return game


@cache
def short_game(rules: str, seed: int = 3) -> Game:
    """A whole game with few rugs, which takes little time to review; not to be changed."""
    text = Rules.parse(rules)
    return play(text.replace(rugs=6, dirhams=12), seed, bot="random")
