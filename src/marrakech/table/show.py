"""A game as it is shown, in the colours that were chosen for this table.

What the market is like is told after every action to everybody who looks, so it is written at once
as it goes over the wire (:mod:`marrakech.table.messages` has its shapes), out of pieces that are
written once; whoever wants to read it here gets it read.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from msgspec import json

from marrakech.core import story
from marrakech.core.actions import Reveal
from marrakech.core.board import COLOURS, HEADINGS, SIZE, SQUARES
from marrakech.core.forecast import forecasts
from marrakech.table import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core.board import Colour, Square, Step
    from marrakech.core.forecast import Forecast, Landing
    from marrakech.core.market import Market, Player
    from marrakech.table.messages import ColourName, HeadingName

NOTHING = "null"
BARE = f"[{','.join([NOTHING] * SIZE)}]"
_encoder = json.Encoder()
_position = json.Decoder(messages.Position)
_todo: json.Decoder[messages.Todo | None] = json.Decoder(messages.Todo | None)

_NUMBER = {1 << square.cell: number for number, square in enumerate(SQUARES)}
_OTHER = tuple(
    {
        1 << square.cell: 1 << other.cell
        for square in SQUARES
        if (other := square.neighbour(heading)) is not None
    }
    for heading in HEADINGS
)
"""By heading: for half a rug, as its bit, where its other half lies."""
_NAME = {square: f'"{square}"' for square in SQUARES}


class Painter:
    """Shows colours as others."""

    def __init__(self, colours: Sequence[ColourName] = ()) -> None:
        shown = colours or [colour.value for colour in COLOURS]
        self.shown = dict(zip(COLOURS, shown, strict=True))
        self._board: tuple[object, str] | None = None
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
        players = market.players
        square, heading = market.assam
        left = sum(player.rugs_left for player in players if not player.out)
        return (
            f'{{"phase":"{market.phase}","seat":{market.seat},'
            f'"assam":{{"square":{_NAME[square]},"heading":"{heading}"}},'
            f'"players":[{",".join([self._player(player) for player in players])}],'
            f'"turn":{turn_of(market, thrown)},"turns_left":{left}}}'
        )

    def _player(self, player: Player) -> str:
        shown = self.shown
        rugs = ",".join([f'"{shown[colour]}":{left}' for colour, left in player.rugs.items()])
        top = NOTHING if player.top is None else f'"{shown[player.top]}"'
        return (
            f'{{"dirhams":{player.dirhams},"squares":{player.squares},"points":{player.points},'
            f'"rugs":{{{rugs}}},"top":{top},"out":{_true(player.out)}}}'
        )

    def board(self, market: Market) -> str:
        """The rugs, row by row; two halves of one rug have the same number."""
        state = market.kernel_state()
        what = (state.visible, state.toward, state.out)
        if self._board is None or self._board[0] != what:
            self._board = (what, self._rugs(market, state.visible, state.toward))
        return self._board[1]

    def _rugs(self, market: Market, visible: Sequence[int], toward: Sequence[int]) -> str:
        """As :meth:`Market.halves` has them, but from the kernel's own masks: that is faster."""
        cells: dict[int, str] = {}
        for colour, mask in zip(COLOURS, visible, strict=True):
            if not mask:
                continue
            name, neutral = self.shown[colour], market.owner(colour) is None
            for heading, pointing in enumerate(toward):
                halves = mask & pointing
                wholes = mask & toward[(heading + 2) % 4]
                others = _OTHER[heading]
                while halves:
                    bit = halves & -halves
                    halves ^= bit
                    other = others[bit]
                    number = _NUMBER[bit]
                    if wholes & other and other < bit:
                        number = _NUMBER[other]
                    cells[_NUMBER[bit]] = _cell(name, number, heading, neutral)
        rows = [BARE] * SIZE
        for row in range(SIZE):
            places = range(row * SIZE, row * SIZE + SIZE)
            rows[row] = f"[{','.join([cells.get(place, NOTHING) for place in places])}]"
        return f"[{','.join(rows)}]"

    def task(self, market: Market) -> str:
        """What somebody has to do now."""
        phase = market.phase
        if phase not in {story.Phase.TURN, story.Phase.ROLL, story.Phase.LAY}:
            return NOTHING
        legal = ""
        if phase != story.Phase.ROLL:
            legal = ",".join([f'"{action.text}"' for action in market.legal()])
        found = ",".join([self._forecast(forecast) for forecast in forecasts(market)])
        return f'{{"seat":{market.seat},"phase":"{phase}","legal":[{legal}],"forecasts":[{found}]}}'

    def _forecast(self, forecast: Forecast) -> str:
        landings = [
            _free(landing) if landing.payment is None else self._dear(landing, landing.payment)
            for landing in forecast.landings
        ]
        return (
            f'{{"way":"{forecast.way}","seat":{forecast.seat},"landings":[{",".join(landings)}],'
            f'"expected":{forecast.expected}}}'
        )

    def _dear(self, landing: Landing, payment: story.Payment) -> str:
        """A throw that costs something."""
        squares = ",".join([_NAME[square] for square in payment.squares])
        return (
            f'{{"steps":{landing.steps},"chance":{landing.chance},"path":{_path(landing.path)},'
            f'"payment":{{"by":{payment.by},"to":{payment.to},'
            f'"colour":"{self.shown[payment.colour]}","due":{payment.due},"paid":{payment.paid},'
            f'"squares":[{squares}]}},"out":{_true(landing.out)}}}'
        )

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
        )

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


# ------------------------------------------------------------------------ pieces


def _true(fact: bool) -> str:
    return "true" if fact else "false"


@cache
def _cell(colour: ColourName, rug: int, heading: int, neutral: bool) -> str:
    cell = messages.Cell(colour, rug, HEADINGS[heading].value, neutral)
    return _encoder.encode(cell).decode()


@cache
def _path(path: tuple[Step, ...]) -> str:
    return _encoder.encode(steps_of(path)).decode()


@lru_cache(4096)
def _free(landing: Landing) -> str:
    """A throw that costs nothing: there is one for every walk."""
    told = messages.Landing(
        landing.steps, landing.chance, steps_of(landing.path), None, landing.out
    )
    return _encoder.encode(told).decode()


def turn_of(market: Market, thrown: int | None = None) -> int:
    """The number of the turn that is being played, or is about to begin, from 1.

    ``thrown`` tells how often the die was thrown, if that is known.
    """
    if thrown is None:
        thrown = [type(event) for event in market.history].count(story.Walked)
    phase = market.phase
    begins = phase in {story.Phase.ROLL, story.Phase.REVEAL} or (
        phase == story.Phase.TURN and market.rules.variant is None
    )
    return thrown + (begins or not thrown)


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


# ------------------------------------------------------------------------ reading


def read_position(standings: str, board: str) -> messages.Position:
    """The market, from its two parts."""
    return _position.decode(f'{standings[:-1]},"board":{board}}}')


def read_todo(task: str) -> messages.Todo | None:
    """What somebody has to do."""
    return _todo.decode(task)
