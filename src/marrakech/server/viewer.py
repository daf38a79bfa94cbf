"""A client that is connected to a table, and what it still has to be sent.

A viewer has no queue of updates: flags note that something has changed, and when the connection can
take more, one update is made from all that happened since the last. So a slow client needs no more
memory than a fast one, and misses nothing. Only answers to its own commands are queued.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import msgspec

from marrakech.server.deflate import packed
from marrakech.table.messages import Bye

if TYPE_CHECKING:
    from marrakech.server.live_table import LiveTable
    from marrakech.table.messages import FromServer
    from marrakech.table.updates import Snapshot

MOST_ANSWERS = 64
PACKED_FROM = 300
"""Bytes: what is shorter is not worth compressing."""
_encode = msgspec.json.Encoder().encode


class OutgoingMessage:
    """An encoded message, which may go to many viewers; it is compressed once."""

    __slots__ = ("_packed", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._packed: bytes | None = None

    @property
    def packed(self) -> bytes | None:
        """Compressed, which is done once; None if that is not worth it."""
        if self._packed is None and len(self.text) >= PACKED_FROM:
            self._packed = packed(self.text)
        return self._packed


class ViewerConnection(Protocol):
    """The connection to a viewer."""

    def send(self, messages: list[OutgoingMessage]) -> None:
        """Send messages, one after the other."""

    def dismiss(self, bye: Bye) -> None:
        """Send a goodbye with its reason, and close the connection."""

    def keep_alive(self, at: float) -> None:
        """Ping the client if it is silent, and drop it if it is gone."""

    def recheck(self) -> None:
        """Close the connection if the client was banned since."""

    @property
    def address(self) -> str | None:
        """The address of the client, if it is known."""


class Viewer:
    """One connection, and what it has not been told yet."""

    __slots__ = (
        "_loop",
        "_soon",
        "answers",
        "bye",
        "connection",
        "greeting",
        "has_update",
        "known",
        "live",
        "paused",
        "presence",
        "seats",
        "seen",
    )

    def __init__(self, live: LiveTable, connection: ViewerConnection) -> None:
        self.live = live
        self.connection = connection
        self.seats: tuple[int, ...] = ()
        self.known = 0
        """How many items of the log were sent."""
        self.seen: Snapshot | None = None
        """The snapshot that was sent last; None if it was dropped while nothing happened."""
        self.answers: list[OutgoingMessage] = []
        self.greeting = False
        self.has_update = False
        self.presence = False
        self.paused = False
        """Whether the connection takes nothing at the moment."""
        self.bye: Bye | None = None
        self._loop = asyncio.get_running_loop()
        self._soon = False
        """Whether sending is scheduled for the next turn of the event loop."""

    def greet(self, seats: tuple[int, ...], known: int) -> None:
        """Schedule the whole state, with the log from where the viewer was."""
        self.seats = seats
        self.known = known
        self.greeting = self.presence = True
        self._wake()

    def answer(self, message: FromServer) -> None:
        """Queue an answer to a message of the viewer."""
        if len(self.answers) >= MOST_ANSWERS:
            self.leave(Bye("too-many", 5.0))
        self.answers.append(OutgoingMessage(_encode(message)))
        self._wake()

    def tell(self) -> None:
        """Schedule an update: something has happened at the table."""
        self.has_update = True
        self._wake()

    def tell_presence(self) -> None:
        """Schedule the list of who is present: somebody has come or gone."""
        self.presence = True
        self._wake()

    def leave(self, bye: Bye) -> None:
        """Schedule a goodbye; nothing is sent after that."""
        if self.bye is None:
            self.bye = bye
            self._wake()

    def pause(self) -> None:
        """The connection takes nothing for a while."""
        self.paused = True

    def resume(self) -> None:
        """The connection takes data again."""
        self.paused = False
        self._wake()

    def _wake(self) -> None:
        """Send what is due in the next turn of the event loop: several changes go together."""
        if not self._soon:
            self._soon = True
            self._loop.call_soon(self._tell_all)

    def _tell_all(self) -> None:
        self._soon = False
        if self.paused:
            return
        live = self.live
        messages: list[OutgoingMessage] = []
        # whatever makes a greeting or an update has just used the table, so it is awake
        if self.greeting:
            self.greeting = self.has_update = False
            messages.append(self._told(*live.greeting(self.seats, self.known)))
        if self.answers:  # before the update: then the page has no command of its own pending
            messages += self.answers
            self.answers.clear()
        if self.has_update:
            self.has_update = False
            messages.append(self._told(*live.update(self.seen, self.known)))
        if self.presence:
            self.presence = False
            messages.append(live.presence())
        if messages:
            self.connection.send(messages)
        if self.bye is not None and not self.paused:
            self.connection.dismiss(self.bye)

    def _told(self, message: OutgoingMessage, snapshot: Snapshot) -> OutgoingMessage:
        self.seen = snapshot
        self.known = snapshot.known
        return message

    def forget(self) -> None:
        """Drop the last snapshot, to save memory while nothing happens."""
        self.seen = None
