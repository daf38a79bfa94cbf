"""The seats of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.bots.levels import LEVELS
from marrakech.table import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.table.messages import Kind, SeatPlan, Why

LEVEL_NAMES = tuple(level.name for level in LEVELS)
STAND_IN = "merchant"  # plays on for who has given up


class SeatState:
    """A seat, and who plays there."""

    __slots__ = ("chain", "gone", "key", "keyless", "kind", "level", "name")

    kind: Kind
    name: str
    level: str | None
    """The bot that plays here, or plays for somebody."""
    key: str | None
    """The SHA-256 of the secret that opens this seat."""
    gone: Why | None
    chain: str | None
    """The end of the chain by which this player adds to the luck."""
    keyless: bool
    """Whether this player has thrown by hand without a link of that chain."""

    def __init__(self, plan: SeatPlan, key: str | None) -> None:
        self.kind = plan.kind
        self.name = plan.name
        self.level = plan.level
        self.key = key
        self.gone = None
        self.chain = plan.chain
        self.keyless = False

    @property
    def is_played_by_hand(self) -> bool:
        """Whether a person decides here at the moment."""
        return self.kind == "person" and self.level is None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here, and has not given up."""
        return self.kind == "person" and self.gone is None

    def show(self, colours: Sequence[messages.ColourName]) -> messages.SeatNow:
        """What everybody may know of it."""
        shown = (self.kind, self.name, list(colours), self.level, self.gone)
        return messages.SeatNow(*shown, self.chain, self.keyless)
