"""Programs that play here: what a token opens, and how often it may ask.

Whoever sits down with a token is marked as a program, for everybody to see.
"""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from marrakech.players.token import seat_secret
from marrakech.server.errors import ServerRefusal
from marrakech.server.keys import key_of
from marrakech.server.limits import Buckets
from marrakech.server.seat_secrets import secrets_in
from marrakech.server.tokens import Tokens, bearer

if TYPE_CHECKING:
    from marrakech.players.token import Scope
    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable
    from marrakech.server.tokens import Token
    from marrakech.table.messages import NewTable, TakeSeat

BURST = 4
"""So many seconds' worth of requests may come in one burst."""
MOST_STREAMS = 50
"""Streams that a token may have open here."""


class Shown(NamedTuple):
    """A token that was shown with a request, and its secret."""

    token: Token
    secret: str

    def sits(self, table_id: str) -> list[str]:
        """The secret of the seat that this token takes at a table."""
        return [seat_secret(self.secret, f"at {table_id}")]

    def makes(self, key: str | None, people: int) -> list[str]:
        """Secrets for the seats of a table that is set up; none without a key to repeat it by."""
        if key is None:
            return []
        return [seat_secret(self.secret, f"make {n} {key}") for n in range(max(1, people))]


class Programs:
    """What programs may do at a server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tokens = Tokens(hub.storage)
        each = hub.settings.requests_per_second
        self.requests = Buckets(each, each * BURST)
        """How often each token may ask, from however many addresses."""
        self.streams: Counter[str] = Counter()
        """How many streams each token has open."""

    async def shown(self, authorization: str | None, *scopes: Scope) -> Shown | None:
        """The token that a request shows, which has to allow one of these; None without one."""
        secret = bearer(authorization)
        if secret is None:
            return None
        self.check_welcome()
        token = await self.tokens.shown(secret)
        if wait := self.requests.take(token.id):
            raise ServerRefusal("too-many", seconds=ceil(wait))
        if scopes:
            token.may(*scopes)
        return Shown(token, secret)

    def check_welcome(self) -> None:
        """Refuse programs where the host does not want any."""
        if not self.hub.settings.programs:
            raise ServerRefusal("programs")

    async def check_no_program(self, authorization: str | None) -> None:
        """Refuse a program where strangers meet: nobody is to meet one unasked."""
        if await self.shown(authorization) is not None:
            raise ServerRefusal("match-programs")

    async def seats(
        self, live: LiveTable, authorization: str | None, *scopes: Scope
    ) -> tuple[int, ...]:
        """The seats at a table that a request may act for, by secrets or by a token."""
        shown = await self.shown(authorization, *scopes)
        if shown is None:
            return self.hub.seats_of(live, secrets_in(authorization))
        return await self.opened(live, shown)

    async def opened(self, live: LiveTable, shown: Shown) -> tuple[int, ...]:
        """The seats at a table at which programs play for the owner of a token."""
        belong = set(await self.tokens.seats(shown.token.passport, live.id))
        if live.is_asleep:
            live = await self.hub.open(live.id)
        table = live.table
        taken = {table.seat_of(key_of(secret)) for secret in shown.sits(live.id)}
        mine = (belong | taken) & {n for n, seat in enumerate(table.seats) if seat.program}
        return tuple(sorted(number for number in mine if number is not None))

    def marked(self, take: TakeSeat, shown: Shown | None) -> TakeSeat:
        """Somebody who sits down; marked as a program, if that is what it is."""
        if shown is not None and not take.program:
            take = replace(take, program=True)
        if take.program:
            self.check_welcome()
        return take

    def marked_table(self, new: NewTable, shown: Shown | None) -> NewTable:
        """A table to be set up; where a token does it, programs play on the seats for persons."""
        if shown is not None:
            seats = [replace(s, program=True) if s.kind == "person" else s for s in new.seats]
            new = replace(new, seats=seats)
        if any(seat.program for seat in new.seats):
            self.check_welcome()
        return new
