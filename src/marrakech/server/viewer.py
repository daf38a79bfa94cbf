"""Somebody who looks at a table through a connection.

A viewer has no queue of news: it is told what the table is like when it can take it, with
everything that has happened since the last time. So a slow one needs no more memory than a fast
one, and skips nothing. Only answers to its own commands are queued.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from marrakech.table.messages import Bye

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from marrakech.server.live import LiveTable
    from marrakech.table.messages import FromServer, State

SEND_SECONDS = 20.0
"""Who has not taken a message after so long is gone."""
MOST_ANSWERS = 64
_encode = msgspec.json.Encoder().encode


class TooSlow(Exception):  # noqa: N818  (the viewer is, nothing is wrong)
    """A viewer takes nothing more."""


class Viewer:
    """One connection, and what it has not been told yet."""

    __slots__ = (
        *("answers", "bye", "greeting", "known", "live", "news", "presence", "seats"),
        *("seen", "sending", "since", "wake"),
    )

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.seats: tuple[int, ...] = ()
        self.known = 0
        """Items of the log that were told."""
        self.seen: State | None = None
        """The state that was told, unless that is long ago."""
        self.answers: deque[bytes] = deque()
        self.greeting = False
        self.news = False
        self.presence = False
        self.bye: Bye | None = None
        self.wake = asyncio.Event()
        self.sending: asyncio.Task[Any] | None = None
        """Who is telling something at the moment, and since when."""
        self.since = 0.0

    def greet(self, seats: tuple[int, ...], known: int) -> None:
        """Tell everything from the beginning, or from where the viewer was."""
        self.seats = seats
        self.known = known
        self.greeting = self.presence = True
        self.wake.set()

    def answer(self, message: FromServer) -> None:
        """Answer something that the viewer said."""
        if len(self.answers) >= MOST_ANSWERS:
            self.leave(Bye("too-many", 5.0))
        self.answers.append(_encode(message))
        self.wake.set()

    def tell(self) -> None:
        """Something has happened at the table."""
        self.news = True
        self.wake.set()

    def tell_presence(self) -> None:
        """Somebody has come or gone."""
        self.presence = True
        self.wake.set()

    def leave(self, bye: Bye) -> None:
        """Say goodbye; nothing is told after that."""
        if self.bye is None:
            self.bye = bye
        self.wake.set()

    async def talk(self, send: Callable[[bytes], Awaitable[None]]) -> Bye:
        """Tell the viewer everything, until there is a goodbye."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            self.sending = asyncio.current_task()
            self.since = monotonic()
            try:
                while message := self._next():
                    await send(message)
                if self.bye is not None:
                    await send(_encode(self.bye))
                    return self.bye
            except asyncio.CancelledError:
                if self.sending is None:
                    raise TooSlow from None
                raise
            self.sending = None

    def give_up_if_stuck(self, at: float) -> None:
        """Stop telling anything to who takes nothing."""
        if self.sending is not None and self.since < at - SEND_SECONDS:
            stuck, self.sending = self.sending, None
            stuck.cancel()

    def _next(self) -> bytes | None:
        """What to send next: answers first, so that news find nothing undecided.

        Whatever makes news or a greeting has just used the table, so it is awake.
        """
        if self.greeting:
            self.greeting = self.news = False
            return self._told(*self.live.greeting(self.seats, self.known))
        if self.answers:
            return self.answers.popleft()
        if self.news:
            self.news = False
            return self._told(*self.live.news(self.seen, self.known))
        if self.presence:
            self.presence = False
            return self.live.presence()
        return None

    def _told(self, message: bytes, state: State) -> bytes:
        self.seen = state
        self.known = state.log_from + len(state.log)
        return message

    def forget(self) -> None:
        """Keep nothing in memory of what was told, while nothing happens."""
        self.seen = None
