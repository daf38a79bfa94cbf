"""Ratings: how strong somebody is believed to be, and how sure that is.

There are four pools, each with ratings of its own: games of two, of three and of four players, and
those with the turn at the end (R7), whatever the number of players. All are on the scale on which
bots were measured (``docs/bots.md``), where the bot ``random`` is 0 and 400 more means winning ten
times as often as losing: so a rating tells at once which bot plays as well. Bots take part as
anchors: they are as strong as they were measured to be, whatever comes of a game. They were
measured with two players, and that rating is taken in every pool.

Two players are rated by Glicko-2, more by the Plackett-Luce model of OpenSkill, and so is the pool
of the variant, where games of any number count together.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from marrakech.players.glicko import SCALE, Opponent, after_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from openskill.models import PlackettLuce

    from marrakech.core.rules import Rules

Pool = Literal["2", "3", "4", "variant"]
POOLS: tuple[Pool, ...] = get_args(Pool)

BEGIN = 700.0
"""Where everybody begins: between the second and the third of the six levels of bots."""
MOST_DEVIATION = 300.0
"""How unsure that is: nearly everybody is within twice as much of it."""
MOST_OF_SEVERAL = 200.0
"""The same for games of more than two: Plackett-Luce as OpenSkill has it overshoots when much is
unsure, and with this it finds known strengths soonest (``benchmarks/ratings.py``)."""
VOLATILITY = 0.06 / sqrt(12)
"""How much strength may change from game to game. Glickman's 0.06 is meant for a period of ten to
fifteen games; here each game is a period of its own."""
CHANGE_PER_GAME = 5.0
"""The same in points, for games of more than two: with less, a rating soon claims to be surer than
it is."""
DAY = 24 * 60 * 60 * 1000
IDLE_YEAR = 100.0
"""How unsure a rating is after a year without a game, if it was all but sure before."""
COMMON = 50.0
"""How far the ratings of all players of a server may be off together, as a standard deviation: how
good all of them are only games with bots tell, and the deviation of each knows nothing of that.
With it, what is shown holds about what it says (``benchmarks/ratings.py``)."""
SHOWN = 1.96
"""What is shown after ± is so many standard deviations: at 95 % the strength is within it."""
LEAST_GAMES = 10
MOST_UNSURE = 250.0
"""Who is on the ladder has played so many games, and is known as well as that, as it is shown."""


class Rating(NamedTuple):
    """What is believed of somebody's strength in one pool."""

    rating: float
    deviation: float
    """The standard deviation."""
    volatility: float = VOLATILITY
    """How steady it is; used by Glicko-2 only."""

    @property
    def shown(self) -> tuple[int, int]:
        """The rating and what it may be off, at 95 %, as players see it."""
        return round(self.rating), round(SHOWN * sqrt(self.deviation**2 + COMMON**2))


class Sitter(NamedTuple):
    """Somebody at a table, before a game is counted."""

    before: Rating
    place: int
    """Where this one came in, from 0; those who share a place have the same."""
    anchor: bool = False
    """Whether it is a bot, whose rating stays as it is."""


def most(pool: Pool) -> float:
    """How unsure a rating in a pool can be: as unsure as that of somebody who is new."""
    return MOST_DEVIATION if pool == "2" else MOST_OF_SEVERAL


def first(pool: Pool) -> Rating:
    """What is believed of somebody who is new."""
    return Rating(BEGIN, most(pool))


def anchor(rating: float) -> Rating:
    """A bot of this measured rating: it defines the scale, so nothing about it is unsure."""
    return Rating(rating, 0.0)


def pool_of(rules: Rules) -> Pool:
    """In which pool a game by these rules counts."""
    if rules.variant is not None:
        return "variant"
    return {2: POOLS[0], 3: POOLS[1], 4: POOLS[2]}[rules.players]


def idle(pool: Pool, before: Rating, milliseconds: int) -> Rating:
    """The same rating when no game was played for a while: it is less sure."""
    grown = before.deviation**2 + IDLE_YEAR**2 * max(0, milliseconds) / (365 * DAY)
    return before._replace(deviation=min(most(pool), sqrt(grown)))


def counted(pool: Pool, sitters: Sequence[Sitter]) -> list[Rating]:
    """The ratings after a game; those of anchors are as they were."""
    after = _two(sitters) if pool == "2" else _several(sitters)
    return [
        each.before if each.anchor else new._replace(deviation=min(most(pool), new.deviation))
        for each, new in zip(sitters, after, strict=True)
    ]


def _two(sitters: Sequence[Sitter]) -> list[Rating]:
    one, two = sitters
    won = 0.5 if one.place == two.place else float(one.place < two.place)
    return [
        each.before if each.anchor else _against(each.before, other.before, score)
        for each, other, score in ((one, two, won), (two, one, 1 - won))
    ]


def _against(one: Rating, other: Rating, score: float) -> Rating:
    """A rating after a game against somebody."""
    return Rating(*after_game(*one, Opponent(other.rating, other.deviation, score)))


def _several(sitters: Sequence[Sitter]) -> list[Rating]:
    model = _model(len(sitters))
    teams = [
        [model.rating(mu=each.before.rating, sigma=max(1.0, each.before.deviation))]
        for each in sitters
    ]
    rated = model.rate(teams, ranks=[float(each.place) for each in sitters])
    return [
        Rating(team[0].mu, team[0].sigma, each.before.volatility)
        for team, each in zip(rated, sitters, strict=True)
    ]


@cache
def _model(players: int) -> PlackettLuce:
    """The model in points of our scale.

    OpenSkill divides strengths by the root of the sum of the squares of all ``beta`` (and of what
    is unsure). For a number of players we choose ``beta`` such that this is Glicko's scale when all
    is sure: then, of two of the players, the one who is 400 points stronger comes before the other
    ten times out of eleven, as with two.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415  (only who counts games needs it)

    return PlackettLuce(beta=SCALE / sqrt(players), tau=CHANGE_PER_GAME, gamma=_whole)


def _whole(*_: object) -> float:
    """What is unsure shrinks by all that a game tells; OpenSkill itself is more careful."""
    return 1.0


def chance(one: float, other: float) -> float:
    """How likely somebody is to come before another one, by their ratings."""
    return 1 / (1 + 10 ** ((other - one) / 400))
