"""One game by bots, from the first throw to the last rug: :func:`play`."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from marrakech.arena.fast_games import bot_seed
from marrakech.arena.slow_games import DealLuck, close
from marrakech.bots import Clock, Level, Spec, make
from marrakech.core.codes import EVERY_BIT
from marrakech.core.errors import BadRules
from marrakech.core.game import Game
from marrakech.core.rules import Rules
from marrakech.core.story import Phase

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.bots import Bot

    Player = str | Spec | Level | Bot | type[Bot]
    """A bot: by name, as an object, or as its class."""


def play(
    bots: Player | Sequence[Player],
    rules: Rules | str | None = None,
    seed: int = 0,
    *,
    limit: float | None = None,
) -> Game:
    """Have bots play a whole game, which is given back with its history.

    A bot is a text such as ``"greedy"``, ``"expectimax:depth=1"``, ``"master"`` or
    ``"my_bot.py:MyBot"``, one of ``LEVELS``, any object with a method ``choose``, or its class,
    which is called with a ``seed`` if it takes one. There is one for each seat, in order, or one
    alone for all of them. Without ``rules`` as many play by the standard set as there are bots,
    and four if it is one alone.
    ``limit`` is the seconds that a bot's clock has for a decision.

    Equal arguments give equal games, on any machine, unless a bot decides by time or by luck of
    its own. The luck is that of the arena: with bots that are given by name, this is the first
    game of ``Match(bots, rules, seed)``. What a bot raises is raised here, with a note of who it
    was; an action that is not allowed raises :class:`marrakech.IllegalAction`.

    >>> game = play(["greedy", "random"], "standard/2", seed=7)
    >>> game.is_over, game.scores
    (True, (83, 0))
    """
    seated = _seated(bots, rules)
    game = Game(Rules(len(seated)) if rules is None and len(seated) > 1 else rules)
    if len(seated) == 1:
        seated *= game.rules.players
    if len(seated) != game.rules.players:
        raise BadRules("table-seats-and-rules", seats=len(seated), players=game.rules.players)
    seed &= EVERY_BIT
    luck = DealLuck(seed, deal=0)
    made: list[Bot | None] = [None] * len(seated)
    try:
        while not game.is_over:
            if game.phase in (Phase.ROLL, Phase.REVEAL):
                game.push(luck.draw(game))
                continue
            seat = game.mover
            try:
                bot = made[seat] = made[seat] or _made(seated[seat])(bot_seed(seed, 0, seat))
                game.push(bot.choose(game.view(seat), Clock(limit)))
            except Exception as error:
                error.add_note(f"the bot on seat {seat} was asked in {game.position()}")
                raise
    finally:
        for given, own in zip(seated, made, strict=True):
            if own is not given:  # whoever made it will want to close it, or not
                close(own)
    return game


def _seated(bots: Player | Sequence[Player], rules: object) -> list[Player]:
    """The bots, by seat."""
    if isinstance(bots, str | Spec | Level) or hasattr(bots, "choose"):
        return [cast("Player", bots)]
    if not isinstance(bots, Sequence):
        raise TypeError(f"bots are a list, or one bot, not {bots!r}")
    seated = list(cast("Sequence[Player]", bots))
    if not seated or (rules is None and len(seated) not in (2, 3, 4)):
        raise BadRules("option-value", option="players", value=len(seated), choices="2, 3, 4")
    return seated


def _made(given: Player) -> Callable[[int], Bot]:
    """What makes a bot of a seed."""
    if isinstance(given, str | Spec):
        return partial(make, given)
    if isinstance(given, Level):
        return partial(make, given.name)
    if not callable(getattr(given, "choose", None)):
        raise TypeError(f"a bot is a text or has a method choose, and {given!r} is neither")
    if isinstance(given, type):
        kind: Callable[..., Bot] = given
        takes_seed = "seed" in inspect.signature(kind).parameters
        return lambda seed: kind(seed=seed) if takes_seed else kind()
    return lambda seed: given  # noqa: ARG005  (it has made its own luck)
