"""A game as it is shown, in the colours that were chosen for this table.

What the market is like is told after every action to everybody who looks, so it is written at once
as it goes over the wire (:mod:`marrakech.table.market_json`); whoever wants to read it here gets it
read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import json

from marrakech.core import story
from marrakech.core.actions import Reveal
from marrakech.core.board import COLOURS
from marrakech.core.story import Phase
from marrakech.table import market_json, messages
from marrakech.table.market_json import steps_of, whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core import kernel
    from marrakech.core.board import Colour, Square
    from marrakech.core.market import Market
    from marrakech.table.messages import ColourName, HeadingName

_BEGINS = frozenset({Phase.ROLL, Phase.REVEAL})
_position = json.Decoder(messages.Position)
_todo: json.Decoder[messages.Todo | None] = json.Decoder(messages.Todo | None)


class Presenter:
    """Shows colours as others."""

    def __init__(self, colours: Sequence[ColourName] = ()) -> None:
        shown = colours or [colour.value for colour in COLOURS]
        self.shown = dict(zip(COLOURS, shown, strict=True))
        self._names = tuple(shown)
        self._board: tuple[kernel.State, str] | None = None
        """The board that was last shown, and what it shows: most actions do not change it."""

    def colour(self, colour: Colour) -> ColourName:
        """How a colour is shown."""
        return self.shown[colour]

    # -------------------------------------------------------------------- to be read here

    def position(self, market: Market) -> messages.Position:
        """The market."""
        return read_position(self.standings(market), self.board(market))

    def todo(self, market: Market) -> messages.Todo | None:
        """What somebody has to do now."""
        return read_todo(self.task(market))

    # -------------------------------------------------------------------- to be sent

    def standings(self, market: Market, thrown: int | None = None) -> str:
        """The market without its rugs, and how often the die was thrown, if that is known."""
        return market_json.standings(market.kernel_state(), self._names, turn_of(market, thrown))

    def board(self, market: Market) -> str:
        """The rugs, row by row; two halves of one rug have the same number."""
        state = market.kernel_state()
        if self._board is None or not market_json.same_rugs(self._board[0], state):
            self._board = (state, market_json.board(state, self._names))
        return self._board[1]

    def task(self, market: Market) -> str:
        """What somebody has to do now."""
        return market_json.task(market.kernel_state(), self._names)

    # -------------------------------------------------------------------- what happened

    def paid(self, payment: story.Payment | None) -> messages.Paid | None:
        """A payment."""
        return payment and messages.Paid(
            payment.by,
            payment.to,
            self.colour(payment.colour),
            payment.due,
            payment.paid,
            names_of(payment.squares),
            payment.joined,
        )

    def item(
        self, event: story.Event, n: int, at: int, market: Market, link: str | None = None
    ) -> messages.LogItem:
        """An event of the game as an item of the log, with the market after it, and with the link
        that a throw revealed.
        """
        if isinstance(event, story.Turned):
            heading: HeadingName = event.heading.value
            return messages.TurnedAssam(n, at, event.seat, event.way.value, heading)
        if isinstance(event, story.Walked):
            path = steps_of(event.path)
            paid = self.paid(event.payment)
            start = str(event.start)
            state = market.kernel_state()
            told = (event.seat, event.steps, start, path, paid, event.out)
            return messages.Walked(n, at, *told, state.spreads(), state.scores(), link)
        if isinstance(event, story.Laid):
            colour = self.colour(event.colour)
            state = market.kernel_state()
            laid = (event.seat, colour, names_of(event.squares))
            return messages.Laid(n, at, *laid, state.spreads(), state.scores())
        assert isinstance(event.action, Reveal)
        return messages.Revealed(n, at, event.seat, self.colour(event.colour))


def turn_of(market: Market, thrown: int | None = None) -> int:
    """The number of the turn that is being played, or is about to begin, from 1.

    ``thrown`` tells how often the die was thrown, if that is known.
    """
    if thrown is None:
        thrown = [type(event) for event in market.history].count(story.Walked)
    phase = market.phase
    begins = phase in _BEGINS or (phase == Phase.TURN and market.rules.variant is None)
    return thrown + (begins or not thrown)


def names_of(squares: Sequence[Square]) -> list[str]:
    """Squares by their names."""
    return [str(square) for square in squares]


# ------------------------------------------------------------------------ reading


def read_position(standings: str, board: str) -> messages.Position:
    """The market, from its two parts."""
    return _position.decode(whole(standings, board))


def read_todo(task: str) -> messages.Todo | None:
    """What somebody has to do."""
    return _todo.decode(task)
