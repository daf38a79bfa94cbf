"""A game as it is shown: plain messages, in the colours that were chosen for this table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from marrakech.core import story
from marrakech.core.actions import Reveal
from marrakech.core.board import COLOURS, Colour
from marrakech.core.forecast import forecasts
from marrakech.core.record import turns_of
from marrakech.table import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core.board import Square, Step
    from marrakech.core.forecast import Forecast
    from marrakech.core.market import Market
    from marrakech.table.messages import ColourName, HeadingName


class Painter:
    """Shows colours as others."""

    def __init__(self, colours: Sequence[ColourName] = ()) -> None:
        shown = colours or [colour.value for colour in COLOURS]
        self.shown = dict(zip(COLOURS, shown, strict=True))

    def colour(self, colour: Colour) -> ColourName:
        """How a colour is shown."""
        return self.shown[colour]

    # -------------------------------------------------------------------- the market

    def position(self, market: Market) -> messages.Position:
        """The market."""
        plain = market.to_dict()
        neutral = {colour.value for colour in market.rules.colours if market.owner(colour) is None}
        left = sum(player.rugs_left for player in market.players if not player.out)
        return messages.Position(
            phase=plain["phase"],
            seat=plain["seat"],
            assam=messages.AssamAt(**plain["assam"]),
            board=[
                [
                    cell
                    and messages.Cell(
                        self.colour(Colour(cell["colour"])),
                        cell["rug"],
                        cell["half"],
                        cell["colour"] in neutral,
                    )
                    for cell in row
                ]
                for row in plain["board"]
            ],
            players=[
                messages.PlayerNow(
                    dirhams=player.dirhams,
                    squares=player.squares,
                    points=player.points,
                    rugs={self.colour(colour): left for colour, left in player.rugs.items()},
                    top=None if player.top is None else self.colour(player.top),
                    out=player.out,
                )
                for player in market.players
            ],
            turn=turn_of(market),
            turns_left=left,
        )

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
    turns = turns_of(market)
    begun = turns[-1][0] if turns else 0
    opening = story.Phase.TURN if market.rules.variant is None else story.Phase.ROLL
    return begun + 1 if market.phase == opening or not begun else begun


def names_of(squares: Sequence[Square]) -> list[str]:
    """Squares by their names."""
    return [str(square) for square in squares]


def steps_of(path: Sequence[Step]) -> list[messages.StepMade]:
    """A walk, step by step."""
    return [
        messages.StepMade(
            str(step.square),
            step.heading.value,
            None if step.mosaic is None else "".join(str(square) for square, _ in step.mosaic.ends),
        )
        for step in path
    ]
