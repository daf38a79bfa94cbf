"""Dice against what was to be expected, and where a player loses most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from marrakech.core.actions import Lay, Roll
from marrakech.core.lookup_tables import FACES
from marrakech.core.story import Walked
from marrakech.study.estimates import Estimate, mean_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core.game import Game
    from marrakech.core.rules import Rules
    from marrakech.study.review import Decision, Drawn

MEAN_THROW = sum(FACES) / len(FACES)
"""What a die shows on average (R1.3)."""


class Dice(NamedTuple):
    """What a player threw."""

    throws: int
    faces: tuple[int, int, int, int]
    """How often each number of slippers came, from one to four."""
    expected: tuple[float, float, float, float]
    """How often each number was to be expected."""
    mean: Estimate | None
    """The mean throw, with an interval; to be expected is 2.5."""
    paid: int
    """What the player paid at these throws."""
    expected_paid: float
    """What was to be paid on average, Assam having been turned as he was."""
    luck: float
    """What these throws gave to the player, as a chance to win."""


Kind = Literal["turning", "laying"]
Part = Literal["early", "late"]


class Spot(NamedTuple):
    """Decisions of one kind, in one half of the game."""

    kind: Kind
    part: Part
    """The first or the second half of the player's rugs."""
    decisions: int
    """Those that mattered."""
    loss: float
    """What they lost of the chance to win, together."""
    mean: Estimate | None
    """What one of them lost on average; None of fewer than two."""


class Habits(NamedTuple):
    """Where a player loses."""

    spots: tuple[Spot, ...]

    @property
    def worst(self) -> Spot | None:
        """Where most is lost; None if nothing is."""
        worst = max(self.spots, key=lambda spot: spot.loss)
        return worst if worst.loss > 0 else None


def dice_of(game: Game, draws: Sequence[Drawn], seat: int) -> Dice:
    """What a player threw, and what was to be expected."""
    mine = [draw for draw in draws if draw.seat == seat and isinstance(draw.action, Roll)]
    steps = [draw.action.steps for draw in mine if isinstance(draw.action, Roll)]
    counts = [steps.count(face) for face in (1, 2, 3, 4)]
    usual = [len(steps) * FACES.count(face) / len(FACES) for face in (1, 2, 3, 4)]
    paid = sum(
        event.payment.paid
        for event in game.history
        if isinstance(event, Walked) and event.payment is not None and event.payment.by == seat
    )
    return Dice(
        len(steps),
        (counts[0], counts[1], counts[2], counts[3]),
        (usual[0], usual[1], usual[2], usual[3]),
        mean_of(steps),
        paid,
        _expected_payments(game, seat),
        sum(draw.luck.chances[seat] for draw in mine),
    )


def _expected_payments(game: Game, seat: int) -> float:
    """What a player had to expect to pay at all throws of a game, before each of them."""
    state = game.start().kernel_state()
    total = 0.0
    for event in game.history:
        if isinstance(event, Walked) and event.seat == seat:
            tolls = [state.toll(steps)[4] for steps in FACES]
            total += sum(tolls) / len(tolls)
        state.push(event.action.index)
    return total


def habits_of(rules: Rules, decisions: Sequence[Decision]) -> Habits:
    """Where a player loses, by decisions that mattered."""
    spots = []
    for kind in ("turning", "laying"):
        for part in ("early", "late"):
            losses = [
                decision.loss
                for decision in decisions
                if isinstance(decision.action, Lay) == (kind == "laying")
                and (2 * decision.turn > rules.players * rules.rugs_each) == (part == "late")
            ]
            spots.append(Spot(kind, part, len(losses), sum(losses), mean_of(losses)))
    return Habits(tuple(spots))
