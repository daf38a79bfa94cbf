"""A seat of a table: who plays there, and with which secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.bots.levels import LEVELS
from marrakech.table import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.table.face import Face
    from marrakech.table.messages import Kind, SeatPlan, Why

LEVEL_NAMES = tuple(level.name for level in LEVELS)
ADAPTS = ("pourer",)
"""Levels whose strength a player can choose."""
STAND_IN = "merchant"  # plays on for who has given up, or a turn for whose time is over


class SeatState:
    """A seat, and who plays there."""

    __slots__ = (
        "chain",
        "covered",
        "face",
        "gone",
        "key",
        "keyless",
        "kind",
        "level",
        "name",
        "program",
        "strength",
        "times_out",
    )

    kind: Kind
    name: str
    level: str | None
    """The bot that plays here, or plays for somebody."""
    program: bool
    """Whether a program plays here, which is not one of our bots."""
    face: Face | None
    """What a person with a passport looks like."""
    strength: int | None
    """How strong that bot is to be, if that was said."""
    key: str | None
    """The SHA-256 of the secret that opens this seat."""
    gone: Why | None
    chain: str | None
    """The end of the chain by which this player adds to the luck."""
    keyless: bool
    """Whether this player has thrown by hand without a link of that chain."""
    times_out: int
    """How often this player's time was over."""
    covered: bool
    """Whether a bot plays this turn, because the time for it is over."""

    def __init__(self, plan: SeatPlan, key: str | None) -> None:
        self.kind = plan.kind
        self.name = plan.name
        self.level = plan.level
        self.program = plan.program
        self.face = plan.face
        self.strength = plan.strength
        self.key = key
        self.gone = None
        self.chain = plan.chain
        self.keyless = False
        self.times_out = 0
        self.covered = False

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here at the moment."""
        return STAND_IN if self.level is None and self.covered else self.level

    @property
    def is_played_by_hand(self) -> bool:
        """Whether a person decides here at the moment."""
        return self.kind == "person" and self.bot is None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here, and has not given up."""
        return self.kind == "person" and self.gone is None

    def show(self, colours: Sequence[messages.ColourName]) -> messages.SeatNow:
        """What everybody may know of it."""
        return messages.SeatNow(
            kind=self.kind,
            name=self.name,
            colours=list(colours),
            level=self.bot,
            gone=self.gone,
            chain=self.chain,
            keyless=self.keyless,
            times_out=self.times_out,
            this_turn=self.covered and self.level is None,
            program=self.program,
            face=self.face,
        )
