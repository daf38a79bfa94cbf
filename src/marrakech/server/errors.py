"""What a server refuses, and how that is said over HTTP."""

from __future__ import annotations

from msgspec import Struct

from marrakech.core.errors import Refusal
from marrakech.table.messages import Refused


class ServerRefusal(Refusal):
    """Something that this server does not do, or not now, or not for everybody."""

    family = "server-"


class DataRefusal(Refusal):
    """Something is wrong with what is stored, as a whole: nothing can be served."""

    family = "data-"


class Reason(Struct, frozen=True):
    """Why something was refused."""

    reason: str
    """The name of a message in the catalogue ``error``."""
    details: dict[str, str | int]
    """What that message is filled in with."""


class Problem(Struct, frozen=True):
    """An error, for programs and people alike."""

    status: int
    reason: str
    """The name of a message in the catalogue ``error``."""
    details: dict[str, str | int | Reason]
    """What that message is filled in with; where that is another message, its name and details."""


STATUS = {
    "server-no-table": 404,
    "server-not-found": 404,
    "server-method": 405,
    "server-not-understood": 400,
    "server-too-large": 413,
    "server-too-many": 429,
    "server-full": 503,
    "server-closing": 503,
    "server-storage": 503,
    "server-origin": 403,
    "server-banned": 403,
    "server-banned-name": 403,
    "server-no-such-player": 400,
    "server-host": 421,
    "server-not-your-seat": 403,
    "server-still-playing": 409,
    "server-broken": 500,
    "server-lobby": 409,
    "server-own-secrets": 400,
    "server-seated": 409,
    "server-damaged": 500,
}


def name_of(refusal: Refusal) -> str:
    """What a refusal is called in the catalogues."""
    return refusal.family + refusal.reason


def details_of(refusal: Refusal) -> dict[str, str | int]:
    """What its sentence is filled in with, as it goes over the wire."""
    return {
        name: value if type(value) is int else str(value) for name, value in refusal.details.items()
    }


def problem(refusal: Refusal) -> Problem:
    """A refusal as an answer: what a table refuses, it refuses as it stands now."""
    name = name_of(refusal)
    status = STATUS.get(name) or (409 if refusal.family == "table-" else 400)
    inner = {
        key: Reason(name_of(why), details_of(why))
        for key, why in refusal.details.items()
        if isinstance(why, Refusal)
    }
    return Problem(status, name, {**details_of(refusal), **inner})


def refused(refusal: Refusal, version: int, command: str | None = None) -> Refused:
    """A refusal as a message."""
    return Refused(command, version, name_of(refusal), details_of(refusal))
