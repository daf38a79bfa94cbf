"""A game as it is shown: plain messages, in the colours that were chosen for this table."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, cast

from marrakech.core import story
from marrakech.core.actions import Reveal
from marrakech.core.board import COLOURS, SIZE
from marrakech.core.forecast import forecasts
from marrakech.table import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core.board import Colour, Square, Step
    from marrakech.core.forecast import Forecast
    from marrakech.core.market import Market
    from marrakech.table.messages import ColourName, HeadingName


class Painter:
    """Shows colours as others."""

    def __init__(self, colours: Sequence[ColourName] = ()) -> None:
        shown = colours or [colour.value for colour in COLOURS]
        self.shown = dict(zip(COLOURS, shown, strict=True))
        self._board: tuple[object, list[list[messages.Cell | None]]] | None = None
        """The board that was last shown, and what it shows: most actions do not change it."""

    def colour(self, colour: Colour) -> ColourName:
        """How a colour is shown."""
        return self.shown[colour]

    # -------------------------------------------------------------------- the market

    def position(self, market: Market) -> messages.Position:
        """The market."""
        players = market.players
        assam = market.assam
        return messages.Position(
            phase=market.phase.value,
            seat=market.seat,
            assam=messages.AssamAt(assam.square.name, assam.heading.value),
            board=self.board(market),
            players=[
                messages.PlayerNow(
                    dirhams=player.dirhams,
                    squares=player.squares,
                    points=player.points,
                    rugs={self.colour(colour): left for colour, left in player.rugs.items()},
                    top=None if player.top is None else self.colour(player.top),
                    out=player.out,
                )
                for player in players
            ],
            turn=turn_of(market),
            turns_left=sum(player.rugs_left for player in players if not player.out),
        )

    def board(self, market: Market) -> list[list[messages.Cell | None]]:
        """The rugs, row by row; two halves of one rug have the same number."""
        state = market.kernel_state()
        what = (state.visible, state.toward, state.out)
        if self._board is None or self._board[0] != what:
            self._board = (what, self._rugs(market))
        return self._board[1]

    def _rugs(self, market: Market) -> list[list[messages.Cell | None]]:
        rows: list[list[messages.Cell | None]] = [[None] * SIZE for _ in range(SIZE)]
        halves = market.halves()
        numbers: dict[Square, int] = {}
        neutral = {colour for colour in market.rules.colours if market.owner(colour) is None}
        for square, (colour, toward) in halves.items():
            other = square.neighbour(toward)
            number = len(numbers)
            if other in numbers and halves[other] == (colour, toward.opposite):
                number = numbers[other]
            numbers[square] = number
            rows[square.row][square.column] = messages.Cell(
                self.shown[colour], number, toward.value, colour in neutral
            )
        return rows

    def todo(self, market: Market) -> messages.Todo | None:
        """What somebody has to do now."""
        if market.phase not in {story.Phase.TURN, story.Phase.ROLL, story.Phase.LAY}:
            return None
        rolling = market.phase == story.Phase.ROLL
        return messages.Todo(
            seat=market.seat,
            phase=cast("Literal['turn', 'roll', 'lay']", market.phase.value),
            legal=[] if rolling else [action.text for action in market.legal()],
            forecasts=[self.forecast(forecast) for forecast in forecasts(market)],
        )

    def forecast(self, forecast: Forecast) -> messages.Forecast:
        """What a way may lead to."""
        return messages.Forecast(
            way=forecast.way.value,
            seat=forecast.seat,
            landings=[
                messages.Landing(
                    landing.steps,
                    landing.chance,
                    steps_of(landing.path),
                    self.paid(landing.payment),
                    landing.out,
                )
                for landing in forecast.landings
            ],
            expected=forecast.expected,
        )

    def paid(self, payment: story.Payment | None) -> messages.Paid | None:
        """A payment."""
        return payment and messages.Paid(
            payment.by,
            payment.to,
            self.colour(payment.colour),
            payment.due,
            payment.paid,
            names_of(payment.squares),
        )

    # -------------------------------------------------------------------- what happened

    def item(self, event: story.Event, n: int, at: int) -> messages.LogItem:
        """An event of the game as an item of the log."""
        if isinstance(event, story.Turned):
            heading: HeadingName = event.heading.value
            return messages.TurnedAssam(n, at, event.seat, event.way.value, heading)
        if isinstance(event, story.Walked):
            path = steps_of(event.path)
            paid = self.paid(event.payment)
            start = str(event.start)
            return messages.Walked(n, at, event.seat, event.steps, start, path, paid, event.out)
        if isinstance(event, story.Laid):
            colour = self.colour(event.colour)
            return messages.Laid(n, at, event.seat, colour, names_of(event.squares))
        assert isinstance(event.action, Reveal)
        return messages.Revealed(n, at, event.seat, self.colour(event.colour))


def turn_of(market: Market) -> int:
    """The number of the turn that is being played, or is about to begin, from 1."""
    thrown = [type(event) for event in market.history].count(story.Walked)
    before = {story.Phase.ROLL, story.Phase.REVEAL}
    if market.rules.variant is None:
        before.add(story.Phase.TURN)
    return thrown + (market.phase in before or not thrown)


def names_of(squares: Sequence[Square]) -> list[str]:
    """Squares by their names."""
    return [str(square) for square in squares]


@cache
def steps_of(path: tuple[Step, ...]) -> list[messages.StepMade]:
    """A walk, step by step. There are not many: 784 on the whole board."""
    return [
        messages.StepMade(
            str(step.square),
            step.heading.value,
            None if step.mosaic is None else "".join(str(square) for square, _ in step.mosaic.ends),
        )
        for step in path
    ]
