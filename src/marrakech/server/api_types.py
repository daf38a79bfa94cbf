"""Request and response types of the HTTP API, other than the messages of tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST_RECORD = 100_000
"""Bytes of a record that is sent in to be looked at."""

Value = str | int | bool | None

Complaint = Literal["name", "cheating", "stalling", "other"]
"""Why somebody reports another one."""


class EditionShown(Struct, frozen=True):
    """A printed text of the rules, and what it sets differently."""

    id: str
    title: str
    languages: list[str]
    options: dict[str, Value]
    variant: str | None


class LevelShown(Struct, frozen=True):
    """A bot to play against, how strong it was measured to be, and what it is like."""

    id: str
    number: int
    """How strong it is, from 1 to 6."""
    rating: float | None
    low: float | None
    high: float | None
    habits: dict[str, int] | None = None
    """How much it saves (``thrift``), builds (``area``), covers and risks, in hundredths of the
    most of all."""


class OptionsShown(Struct, frozen=True):
    """All that a set-up can choose from."""

    editions: list[EditionShown]
    options: dict[str, list[Value]]
    ranges: dict[str, list[int]]
    levels: list[LevelShown]
    phrases: list[str]
    reactions: list[str]
    version: str
    report_reasons: list[Complaint] = []
    """Why others can be reported to the host; none if they cannot be."""
    ladder: bool = False
    """Whether everybody can see who is how strong."""
    programs: bool = True
    """Whether programs may play here at all."""


class AddressesShown(Struct, frozen=True):
    """Where others reach this server, for a page that was opened where others cannot."""

    addresses: list[str]
    """The beginnings of links, the best first; none if nobody else does, or if it is not told."""
    command: str | None
    """What to type instead of what started the server, so that others reach it."""


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody wants to look at."""

    record: str


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody at a table wants the host to know."""

    reason: Complaint
    about: Annotated[int, Meta(ge=0, le=3)] | None = None
    """The seat of another player; None if it is about the table."""


class Health(Struct, frozen=True, omit_defaults=True):
    """That the server is there, and whether it can do what it should."""

    status: str
    """``ok``, or in a word why not."""
    version: str
    redis: str | None = None
    """``ok`` or ``away``; None without it."""
