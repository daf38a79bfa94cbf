"""The errors of the server, and how any refusal becomes an HTTP answer or a message."""

from __future__ import annotations

from msgspec import Struct

from marrakech.core.errors import Refusal
from marrakech.table.messages import Because, Refused


class ServerRefusal(Refusal):
    """Something that this server does not do, or not now, or not for everybody."""

    family = "server-"


class DataRefusal(Refusal):
    """The database as a whole cannot be used, so that no server can start."""

    family = "data-"


class RefusalReason(Struct, frozen=True):
    """Why something was refused."""

    reason: str
    """The name of a message in the catalogue ``error``."""
    details: dict[str, str | int]
    """What that message is filled in with."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """An error, for programs and people alike."""

    status: int
    reason: str
    """The name of a message in the catalogue ``error``."""
    details: dict[str, str | int | RefusalReason]
    """What that message is filled in with; where that is another message, its name and details."""
    help: str | None = None
    """Where this server tells more about it, for refusals that meet programs."""


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
    "server-passport": 400,
    "server-no-passport": 404,
    "server-token": 401,
    "server-scope": 403,
    "server-programs": 403,
    "server-match-programs": 403,
    "server-tokens": 409,
    "server-ahead": 409,
    "server-no-token": 404,
    "server-damaged": 500,
    "server-day-hidden": 403,
    "server-no-day": 404,
    "server-day-over": 409,
}

GUIDE = "/api/docs/programs"
"""Where a server shows the guide for those who write programs."""
MEETS_PROGRAMS = {
    *("server-token", "server-scope", "server-programs", "server-match-programs", "server-ahead"),
    *("server-not-your-seat", "server-own-secrets", "table-programs", "table-stale"),
}
"""What a program is refused with when it does something otherwise than the guide says."""


def name_of(refusal: Refusal) -> str:
    """What a refusal is called in the catalogues."""
    return refusal.family + refusal.reason


def details_of(refusal: Refusal) -> dict[str, str | int]:
    """The values of its sentence, as they go over the wire."""
    return {
        name: value if type(value) is int else str(value) for name, value in refusal.details.items()
    }


def problem(refusal: Refusal) -> Problem:
    """A refusal as an HTTP answer. A table's refusals are 409: they depend on its state now."""
    name = name_of(refusal)
    status = STATUS.get(name) or (409 if refusal.family == "table-" else 400)
    inner = {
        key: RefusalReason(name_of(why), details_of(why))
        for key, why in refusal.details.items()
        if isinstance(why, Refusal)
    }
    more = GUIDE if name in MEETS_PROGRAMS else None
    return Problem(status, name, {**details_of(refusal), **inner}, more)


def because(refusal: Refusal | None, version: int, question: str | None) -> Because:
    """The answer to :class:`WhyNot`: the refusal, or none if the action is possible."""
    if refusal is None:
        return Because(question, version, None, {}, None)
    return Because(question, version, name_of(refusal), details_of(refusal), refusal.rule)


def refused(refusal: Refusal, version: int, command: str | None = None) -> Refused:
    """A refusal as a message."""
    return Refused(command, version, name_of(refusal), details_of(refusal), refusal.rule)
