"""What the next throw may bring: where Assam may come to stand, and what that would cost.

>>> from marrakech import Game, forecasts
>>> game = Game.from_position("7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4")
>>> [(forecast.way.value, round(forecast.expected, 2)) for forecast in forecasts(game)]
[('L', 0.0), ('F', 0.33), ('R', 0.0)]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from marrakech.core.actions import Turn, Way
from marrakech.core.game import Game
from marrakech.core.story import Payment, Phase, Walked

if TYPE_CHECKING:
    from marrakech.core.board import Square, Step
    from marrakech.core.market import Market


class Landing(NamedTuple):
    """Where a throw would end."""

    steps: int
    chance: float
    path: tuple[Step, ...]
    payment: Payment | None
    out: bool
    """Whether the one who throws would go out (R4.3)."""

    @property
    def end(self) -> Square:
        """Where Assam would stop."""
        return self.path[-1].square


class Forecast(NamedTuple):
    """What may come of turning Assam one way."""

    way: Way
    seat: int
    """The one who throws: with the turn at the end (R7.1) this is the next player."""
    landings: tuple[Landing, ...]

    @property
    def expected(self) -> float:
        """What the one who throws pays on average."""
        return sum(
            (each.chance * each.payment.paid for each in self.landings if each.payment), start=0.0
        )


def forecasts(market: Market) -> tuple[Forecast, ...]:
    """What may come of each way in which Assam can be turned now, or of the throw that is next.

    Where neither a turn nor a throw comes next there is nothing to tell.
    """
    if market.phase == Phase.ROLL:
        return (_forecast(_game(market), Way.FORWARD),)
    if market.phase != Phase.TURN:
        return ()
    found = []
    for action in market.legal():
        assert isinstance(action, Turn)
        game = _game(market)
        game.push(action)
        while game.phase == Phase.REVEAL:
            game.push(game.legal()[0])  # any: no throw depends on it
        if game.phase == Phase.ROLL:
            found.append(_forecast(game, action.way))
    return tuple(found)


def _game(market: Market) -> Game:
    """A game that goes on from here, and changes nothing there."""
    return Game._at(market.rules, market.kernel_state())


def _forecast(game: Game, way: Way) -> Forecast:
    landings = []
    seat = game.seat
    for throw, chance in game.chance():
        walked = game.push(throw)
        assert isinstance(walked, Walked)
        landings.append(Landing(walked.steps, chance, walked.path, walked.payment, walked.out))
        game.pop()
    return Forecast(way, seat, tuple(landings))
