"""What clients did and heard: when, through which server, and what came of it.

Times are nanoseconds of ``CLOCK_MONOTONIC``, which a machine has only one of. Whoever records
on several machines gives each its own ``clock``: times are compared within one only. Histories are
plain data, so that they can be written down in one process and checked in another.
"""

from __future__ import annotations

from hashlib import sha256
from time import monotonic_ns
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from marrakech.table.messages import Do  # noqa: TC001  (msgspec reads annotations)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

Outcome = Literal["done", "refused", "unknown"]
UNSURE = frozenset({"server-broken", "server-storage"})
"""Answers that leave open whether something was done: it was the server that failed."""


def key_of(secret: str) -> str:
    """What the log has instead of a secret."""
    return sha256(secret.encode()).hexdigest()


class Event(Struct, frozen=True, kw_only=True):
    """What all have in common."""

    client: str
    server: str
    """The process that was spoken to: where it answers will do."""
    table: str
    start: int
    """When it was sent, or asked for."""
    end: int | None
    """When the answer was there; None if none ever came."""
    clock: str = "here"


class Made(Event, frozen=True, kw_only=True, tag="made"):
    """A table was set up; ``keys`` are those of the seats that were given out."""

    outcome: Outcome
    keys: dict[int, str]


class Sat(Event, frozen=True, kw_only=True, tag="sat"):
    """A client asked for a seat, and what came of it."""

    outcome: Outcome
    name: str
    seat: int | None
    """Which one it was, if one was given."""
    key: str | None


class Attempt(Event, frozen=True, kw_only=True, tag="attempt"):
    """A command was sent; one that is sent again is another attempt."""

    do: Do
    outcome: Outcome
    version: int | None = None
    """That came with the answer."""
    reason: str = ""


class Heard(Event, frozen=True, kw_only=True, tag="heard"):
    """A state or news came. ``start`` is when the client said hello, or asked."""

    keys: list[str]
    """Of the seats that the client has."""
    first: bool
    """Whether it is the first of a connection."""
    version: int
    message: Raw


class Fetched(Event, frozen=True, kw_only=True, tag="fetched"):
    """A finished game, as anybody can ask for it."""

    what: Literal["replay", "record"]
    body: str


AnyEvent = Made | Sat | Attempt | Heard | Fetched
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class History:
    """What was recorded, in no special order."""

    def __init__(self, events: Iterable[AnyEvent] = (), *, clock: str = "here") -> None:
        self.events = list(events)
        self.clock = clock
        self.clients = 0
        self._waiting: set[Pending] = set()

    def client(self, kind: str) -> str:
        """A name for another client."""
        self.clients += 1
        return f"{kind} {self.clients}"

    def add(self, event: AnyEvent) -> None:
        """Something happened, by the clock of this history."""
        self.events.append(replace(event, clock=self.clock))

    def sent(self, do: Do, client: str, server: str, table: str) -> Pending:
        """A command is sent just now."""
        pending = Pending(self, do, client, server, table)
        self._waiting.add(pending)
        return pending

    def close(self, pending: Pending, attempt: Attempt) -> None:
        """What came of a command."""
        if pending in self._waiting:
            self._waiting.discard(pending)
            self.add(attempt)

    def settle(self) -> None:
        """Nothing is heard any more: what is not answered never will be."""
        for pending in list(self._waiting):
            pending.lost()

    def until(self, when: int) -> History:
        """What was known just before a time: what was not answered by then is unknown."""
        kept = History(clock=self.clock)
        for event in self.events:
            if event.start >= when:
                continue
            if event.end is not None and event.end < when:
                kept.events.append(event)
            elif isinstance(event, Attempt):
                kept.events.append(replace(event, end=None, outcome="unknown", version=None))
            elif isinstance(event, Sat):
                kept.events.append(replace(event, end=None, outcome="unknown", seat=None, key=None))
            elif isinstance(event, Made):
                kept.events.append(replace(event, end=None, outcome="unknown"))
        return kept

    def save(self, file: Path) -> None:
        """Write it down, an event on each line."""
        file.write_bytes(b"".join(_encoder.encode(event) + b"\n" for event in self.events))

    @classmethod
    def load(cls, *files: Path) -> History:
        """Read what several have written down."""
        lines = (line for file in files for line in file.read_bytes().splitlines())
        return cls(map(_decoder.decode, lines))

    def count(self, kind: type[Made | Sat | Attempt], outcome: Outcome) -> int:
        """How many came out so."""
        return sum(isinstance(event, kind) and event.outcome == outcome for event in self.events)

    @property
    def acknowledged(self) -> int:
        """All that somebody was told is done: tables, seats, commands."""
        return sum(self.count(kind, "done") for kind in (Made, Sat, Attempt))

    def tables(self) -> set[str]:
        """All tables that it tells of."""
        return {event.table for event in self.events if event.table}


class Pending:
    """A command that waits for its answer."""

    def __init__(self, history: History, do: Do, client: str, server: str, table: str) -> None:
        self._history = history
        self._asked = Attempt(
            client=client,
            server=server,
            table=table,
            start=monotonic_ns(),
            end=None,
            do=do,
            outcome="unknown",
        )

    def answered(self, outcome: Outcome, version: int | None, reason: str = "") -> None:
        """An answer is there."""
        attempt = replace(
            self._asked,
            end=monotonic_ns(),
            outcome="unknown" if reason in UNSURE else outcome,
            version=version,
            reason=reason,
        )
        self._history.close(self, attempt)

    def lost(self) -> None:
        """No answer will come."""
        self._history.close(self, self._asked)
