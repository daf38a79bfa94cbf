"""The entries of a table: all that was ever decided there, in order, as it is stored.

A table follows from its entries alone (event sourcing). What can be computed is not stored, but for
throws and piles: so a game can be read without its seed. Messages with the same names
(:mod:`marrakech.table.messages`) are what clients are told of the same events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct, json
from msgspec.structs import replace

from marrakech.table.face import Face  # noqa: TC001  (likewise)
from marrakech.table.messages import HelpKind, NewTable, Why  # noqa: TC001  (msgspec reads annotations)

if TYPE_CHECKING:
    from collections.abc import Collection


class Entry(Struct, frozen=True, gc=False):
    """What all entries have."""

    at: int
    """When, in milliseconds since 1970."""


class Made(Entry, frozen=True, tag="made", omit_defaults=True):
    """The table was set up."""

    new: NewTable
    seed: str
    """Of all dice, as hexadecimal digits: nobody may see it before the game is over."""
    keys: list[str | None]
    """The SHA-256 of the secret of each seat that is taken."""
    shared: bool
    """Whether all people sit at one screen."""
    dice: int = 1
    """The version of the dice."""
    day: str = ""
    """The date of the day's market that is played here, as in ``2026-11-18``."""
    opens: int = 0
    """When the seed of that day may be told, for others play with the same dice until then."""


class SatDown(Entry, frozen=True, tag="sat", omit_defaults=True):
    """Somebody took an open seat."""

    seat: int
    name: str
    key: str
    chain: str | None = None
    """The end of the chain by which this player adds to the luck."""
    program: bool = False
    """Whether a program plays here."""
    face: Face | None = None
    """What somebody with a passport looks like."""


class Filled(Entry, frozen=True, tag="filled"):
    """A bot took an open seat."""

    seat: int
    level: str
    by: int | None = None
    id: str = ""


class Begun(Entry, frozen=True, tag="begun"):
    """The game began."""

    first: int


class Played(Entry, frozen=True, tag="played"):
    """A player, or a bot, did something in the game."""

    seat: int
    action: str
    id: str = ""


class Drawn(Entry, frozen=True, tag="drawn", omit_defaults=True):
    """The die was thrown, or a pile showed its next rug."""

    action: str
    seat: int | None = None
    """Who threw by hand."""
    id: str = ""
    link: str | None = None
    """What the thrower's chain revealed."""


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """The game went back to where it had so many actions."""

    seat: int
    actions: int
    id: str = ""
    how: Literal["undo", "take-back"] | None = None
    """By which command; entries from before do not tell."""


class Spoken(Entry, frozen=True, tag="spoken"):
    """A player said something."""

    seat: int
    phrase: str
    id: str = ""


class Helped(Entry, frozen=True, tag="helped"):
    """The engine has helped a player."""

    seat: int
    kind: HelpKind
    actions: int
    """How many actions of the game came before."""


class TimedOut(Entry, frozen=True, tag="timed-out"):
    """A player's time was over, and a bot plays this turn."""

    seat: int
    times: int
    """How often that was so, now included."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server was away, or a clock that waited goes on."""

    lost: int = 0
    """So many milliseconds since the entry before count for nobody."""
    held: int = 0
    """The latest time until which the clock waits for its player to connect; 0 if it runs."""


class GivenUp(Entry, frozen=True, tag="given-up"):
    """A player left the game before its end."""

    seat: int
    why: Why
    id: str = ""


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays for somebody."""

    seat: int
    level: str
    by: int | None = None
    id: str = ""


class CameBack(Entry, frozen=True, tag="came-back"):
    """A player plays again, where a bot has played meanwhile."""

    seat: int
    id: str = ""


class Offered(Entry, frozen=True, tag="offered"):
    """A player wants another game."""

    seat: int
    id: str = ""
    chain: str | None = None
    """The end of the player's chain there."""


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """A player does not want another game after all."""

    seat: int
    id: str = ""


class Again(Entry, frozen=True, tag="again"):
    """There is a table for the next game."""

    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """The table was closed: by one who set it up while it waited, or by the host at any time."""

    seat: int | None
    """None if it was the host."""
    id: str = ""
    why: str = ""
    """What the host says about it."""


OtherEntry = (
    Made
    | SatDown
    | Filled
    | Begun
    | TakenBack
    | Spoken
    | Helped
    | TimedOut
    | Resumed
    | GivenUp
    | StoodIn
    | CameBack
    | Offered
    | Withdrawn
    | Again
    | Closed
)
"""All entries that are not actions in the game."""
AnyEntry = Played | Drawn | OtherEntry

NOBODY = "?"
"""What stands for the name of a player who wants to be forgotten."""


def without_name(entry: AnyEntry, seats: Collection[int]) -> AnyEntry:
    """The same entry, but for the names and faces of those who sit at these seats."""
    if isinstance(entry, SatDown):
        return replace(entry, name=NOBODY, face=None) if entry.seat in seats else entry
    if not isinstance(entry, Made):
        return entry
    plans = [
        replace(plan, name=NOBODY, face=None) if number in seats and plan.kind == "person" else plan
        for number, plan in enumerate(entry.new.seats)
    ]
    return replace(entry, new=replace(entry.new, seats=plans))


_encoder = json.Encoder()
_decoder: json.Decoder[AnyEntry] = json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(stored: bytes) -> AnyEntry:
    """Read what :func:`encode` wrote."""
    return _decoder.decode(stored)
