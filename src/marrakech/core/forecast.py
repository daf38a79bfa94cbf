"""What the next throw may bring: where Assam may come to stand, and what that would cost.

>>> from marrakech import Game, forecasts
>>> game = Game.from_position("7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4")
>>> [(forecast.way.value, round(forecast.expected, 2)) for forecast in forecasts(game)]
[('L', 0.0), ('F', 0.33), ('R', 0.0)]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from marrakech.core import codes
from marrakech.core.actions import WAYS, Way
from marrakech.core.game import take_walk

if TYPE_CHECKING:
    from marrakech.core import kernel
    from marrakech.core.board import Square, Step
    from marrakech.core.market import Market
    from marrakech.core.story import Payment


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
    return tuple(_forecast(state, way) for way, state in before_throws(market.kernel_state()))


def before_throws(state: kernel.State) -> list[tuple[Way, kernel.State]]:
    """The positions from which the next throw is made, for each way that Assam may be turned."""
    if state.phase == codes.ROLL:
        return [(Way.FORWARD, state)]
    if state.phase != codes.TURN:
        return []
    found = []
    for turn in state.legal():
        after = state.snapshot()
        after.push(turn)
        while after.phase == codes.REVEAL:
            after.push(after.legal()[0])  # any: no throw depends on it
        if after.phase == codes.ROLL:
            found.append((WAYS[turn], after))
    return found


def _forecast(state: kernel.State, way: Way) -> Forecast:
    landings = []
    odds = state.odds()
    total = sum(odds)
    for steps, cases in enumerate(odds, 1):
        path, payment, out = take_walk(state, steps)
        landings.append(Landing(steps, cases / total, path, payment, out))
        state.pop()
    return Forecast(way, state.mover, tuple(landings))
