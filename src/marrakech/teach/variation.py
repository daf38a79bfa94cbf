"""A position and the actions played from it, as the analysis board shows them.

The page, which knows no rules, sends a position and actions; the core checks them here, and the
answer has every position with its legal actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from marrakech.core import codes, kernel
from marrakech.core.board import SQUARE_OF_CELL, SQUARES
from marrakech.core.forecast import before_throws
from marrakech.core.game import Game
from marrakech.core.lookup_tables import FACES, WALK
from marrakech.study.worth import after
from marrakech.table.messages import LogItem, Position, Todo, WireStruct
from marrakech.table.presenter import Presenter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core.kernel import State


class HeatSquare(WireStruct, frozen=True):
    """A square, and how the next throw concerns it."""

    square: str
    share: float
    """How likely Assam will stand there, if he is turned each way equally often."""
    cost: int
    """What whoever throws pays there."""


class VariationStep(WireStruct, frozen=True):
    """A position that was reached."""

    text: str
    """As one line."""
    rules: str
    position: Position
    todo: Todo | None
    """What a player has to do; None where a pile shows its next rug, or when it is over."""
    phase: Literal["turn", "roll", "lay", "reveal", "over"]
    legal: list[str]
    """All that may be chosen, or that chance may bring."""
    item: LogItem | None
    """What led there."""
    thrower: int | None
    """Who throws next; None if nobody does."""
    heat: list[HeatSquare]


class Variation(WireStruct, frozen=True):
    """A position, and each that follows."""

    steps: list[VariationStep]


def variation(position: str, actions: Sequence[str]) -> Variation:
    """Play actions from a position; an illegal one is refused.

    Instead of a position there may be rules, such as ``standard/4``: a game begins.
    """
    game = Game.from_position(position) if " " in position.strip() else Game(position.strip())
    presenter = Presenter()
    steps = [_step(presenter, game, None)]
    for number, action in enumerate(actions):
        item = presenter.item(game.push(action), number, 0, game)
        steps.append(_step(presenter, game, item))
    return Variation(steps)


def _step(presenter: Presenter, game: Game, item: LogItem | None) -> VariationStep:
    thrower, heat = heat_map(game.kernel_state())
    return VariationStep(
        text=game.position(),
        rules=game.rules.text,
        position=presenter.position(game),
        todo=presenter.todo(game),
        phase=game.phase.value,
        legal=[action.text for action in game.legal()],
        item=item,
        thrower=thrower,
        heat=heat,
    )


def heat_map(state: State) -> tuple[int | None, list[HeatSquare]]:
    """Who throws next, where Assam will stand then, and what each square costs that player."""
    following = state
    while following.phase in (codes.LAY, codes.REVEAL):
        following = after(following, following.legal()[0])  # any: no walk depends on it
    ready = [begun for _way, begun in before_throws(following)]
    if not ready:
        return None, []
    seat = ready[0].mover
    shares = dict.fromkeys(SQUARES, 0.0)
    for begun in ready:
        for steps in FACES:
            cell = WALK[(begun.assam * 4 + begun.heading) * 5 + steps] >> 2
            shares[SQUARE_OF_CELL[cell]] += 1 / len(FACES) / len(ready)
    found = [
        HeatSquare(str(square), share, _cost(state, seat, 1 << square.cell))
        for square, share in shares.items()
    ]
    return seat, [each for each in found if each.share or each.cost]


def _cost(state: State, seat: int, bit: int) -> int:
    """What is due on a square (R4.1, R4.2), whatever there is in the purse."""
    for colour in range(state.colours):
        if state.visible[colour] & bit:
            owner = state.owner(colour)
            if owner == seat or state.out[owner]:
                return 0
            return kernel.count(kernel.area(state.joined(colour), bit))
    return 0
