"""Plays games of a match through ``Game`` and ``View``: slower, but any bot can take part.

The luck is that of :mod:`marrakech.arena.fast_games`: bots that decide alike play the same games.
"""

from __future__ import annotations

from contextlib import suppress
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, NamedTuple

from marrakech.arena.chunk import ForfeitedGame, Timing
from marrakech.arena.fast_games import bot_seed, deal_luck, pile_luck, ponder
from marrakech.bots.bot import Clock
from marrakech.bots.native import Onlooker
from marrakech.bots.process_bot import Forfeit
from marrakech.core.actions import ACTIONS, Action
from marrakech.core.codes import EVERY_BIT, FIRST_REVEAL, FIRST_ROLL, GOLDEN
from marrakech.core.errors import printable
from marrakech.core.game import Game
from marrakech.core.kernel import mix
from marrakech.core.lookup_tables import FACES
from marrakech.core.story import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from marrakech.bots.bot import Bot
    from marrakech.bots.brain import Brain
    from marrakech.bots.search import Search
    from marrakech.core.rules import Rules
    from marrakech.core.view import View

MOST_SAID = 300
"""More characters than this of an error are not kept."""


class MatchStopped(Exception):  # noqa: N818  (it is what was asked for)
    """Raised in a game that is abandoned because the match has been stopped."""


class NoActionError(TypeError):
    """A bot chose something that is no action at all."""


class BrainBot:
    """A bot made of a brain and a seed; it decides without the interpreter lock."""

    def __init__(self, brain: Brain, seed: int) -> None:
        self._brain = brain
        self._onlooker = Onlooker(brain)
        self._luck = mix(seed)
        self.seconds = 0.0
        """What the last decision took: work alone, without waiting for the lock afterwards."""

    def choose(self, view: View, clock: Clock) -> Action:  # noqa: ARG002  (its spec sets its pace)
        """The action to take."""
        self._luck = self._luck + GOLDEN & EVERY_BIT
        state, luck = view.kernel_state(), mix(self._luck)
        began = thread_time()
        self._onlooker.catch_up(view)
        action = ponder(self._brain, state, luck)
        self.seconds = thread_time() - began
        return ACTIONS[action]


class DealLuck:
    """The dice and the piles of a deal."""

    def __init__(self, seed: int, deal: int) -> None:
        self._dice = deal_luck(seed, deal)
        self._piles = [pile_luck(self._dice, seat) for seat in range(2)]

    def draw(self, game: Game) -> Action:
        """What chance brings, where it has to act."""
        return self.throw() if game.phase == Phase.ROLL else self.reveal(game)

    def throw(self) -> Action:
        """The next throw."""
        self._dice = self._dice + GOLDEN & EVERY_BIT
        return ACTIONS[FIRST_ROLL - 1 + FACES[mix(self._dice) % 6]]

    def reveal(self, game: Game) -> Action:
        """The rug that the pile shows next, as ``State.draw`` finds it."""
        state, seat = game.kernel_state(), game.seat
        number = mix(self._piles[seat] + state.pile[seat] * GOLDEN & EVERY_BIT)
        drawn = (number >> 22 & 0x1FFFFF) * state.pile[seat] >> 21
        return ACTIONS[FIRST_REVEAL + (seat if drawn < state.rugs[seat] else seat + 2)]


class PlayedGame(NamedTuple):
    """A game that was played, with what it took."""

    game: Game
    turns: int
    timings: list[Timing]
    """By seat."""
    forfeit: ForfeitedGame | None
    luck: list[float]
    """What chance gave to every seat: chances to win, then margins; zeros without a meter."""


def play(  # noqa: PLR0913  (all of it is what a game follows from)
    rules: Rules,
    makers: Sequence[Callable[[int], Bot]],
    *,
    seed: int,
    deal: int,
    number: int,
    seating: Sequence[int],
    limit: float | None = None,
    stopped: Callable[[], bool] = lambda: False,
    meter: Search | None = None,
) -> PlayedGame:
    """Play one game of a match; ``makers`` are by seat, ``meter`` tells what chance is worth.

    Whoever cannot be made, fails, or chooses what is not legal has lost, and the game stops.
    """
    game = Game(rules)
    luck = DealLuck(seed, deal)
    bots: list[Bot | None] = [None] * rules.players
    timings = [Timing() for _ in makers]
    turns = 0
    sums = [0.0] * 8
    forfeit = None
    try:
        while game.phase != Phase.OVER and forfeit is None:
            if game.phase in (Phase.ROLL, Phase.REVEAL):
                turns += game.phase == Phase.ROLL
                drawn = luck.draw(game)
                if meter is not None:
                    given = meter.luck(game.kernel_state(), drawn.index)
                    sums = [old + new for old, new in zip(sums, given, strict=True)]
                game.push(drawn)
                continue
            if stopped():
                raise MatchStopped
            seat = game.mover
            try:
                bot = bots[seat]
                if bot is None:
                    bot = bots[seat] = makers[seat](bot_seed(seed, number, seat))
                view = game.view(seat)
                began = perf_counter()
                action = bot.choose(view, Clock(limit))
                spent = perf_counter() - began if not isinstance(bot, BrainBot) else bot.seconds
                timings[seat] = timings[seat].plus(Timing(1, spent))
                game.push(checked(action))
            except (Exception, SystemExit) as error:  # noqa: BLE001  (whatever a bot may do)
                position = game.position()
                forfeit = ForfeitedGame(number, seat, seating[seat], told(error), position)
    finally:
        for bot in bots:
            close(bot)
    return PlayedGame(game, turns, timings, forfeit, sums)


def checked(action: object) -> Action:
    """What a bot chose, if it is an action at all."""
    if not isinstance(action, Action):
        raise NoActionError(f"chose {action!r}, which is no Action")
    return action


def told(error: BaseException) -> str:
    """An error in one line, whatever its message holds."""
    try:
        message = str(error)
    except Exception:  # noqa: BLE001  (a bot's own error may fail too)
        message = "?"
    if isinstance(error, Forfeit):
        # the report of a match has the position anyway
        text = message.removesuffix(f"; the position was {error.details.get('position')}")
    else:
        text = f"{type(error).__name__}: {message}" if message else type(error).__name__
    return printable(" ".join(text.split()))[:MOST_SAID]


def close(bot: object) -> None:
    """Call a bot's ``close``, if it has one: some have a process to end."""
    closing = getattr(bot, "close", None)
    if callable(closing):
        with suppress(Exception, SystemExit):  # the game is over: nothing is lost
            closing()
