"""Tokens in the database: who a program plays for, and what it may do.

A request shows a token in the header ``Authorization``, as ``Bearer`` and the secret. Only a hash
of it is stored. A token opens the seats of its owner at which programs play, and no others: nobody
can let a program play where others believe that a person does.
"""

from __future__ import annotations

from secrets import token_urlsafe
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from marrakech.players.token import PREFIX, SCOPES, SECRET, Scope, id_of
from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.schema import held, tokens
from marrakech.server.settings import DAY

if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

    from sqlalchemy import Connection

    from marrakech.server.storage import Storage

SECRET_BYTES = 24
"""192 bits: 32 letters."""
MOST_EACH = 20
"""Tokens of one passport."""


class Token(NamedTuple):
    """What is known of a token."""

    id: str
    passport: str
    """Whose it is."""
    name: str
    scopes: tuple[Scope, ...]
    made: int
    used: int
    """The day on which it was last used, in milliseconds since 1970; 0 if it never was."""

    def may(self, *scopes: Scope) -> None:
        """Refuse what none of these scopes, if the token has it, allows."""
        if not set(scopes) & set(self.scopes):
            raise ServerRefusal("scope", scope=scopes[0])


def bearer(header: str | None) -> str | None:
    """The secret of a token in an ``Authorization`` header; None if it has something else."""
    scheme, _, secret = (header or "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None


class Tokens:
    """The tokens that a database knows."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def make(self, passport: str, name: str, scopes: Collection[Scope]) -> tuple[Token, str]:
        """A new token and its secret, which nobody can find out later."""
        secret = PREFIX + token_urlsafe(SECRET_BYTES)
        words = tuple(scope for scope in SCOPES if scope in scopes)
        made = Token(id_of(secret), passport, name, words, now(), 0)

        def add(connection: Connection) -> None:
            mine = select(func.count()).select_from(tokens).where(tokens.c.passport == passport)
            if (connection.scalar(mine) or 0) >= MOST_EACH:
                raise ServerRefusal("tokens", most=MOST_EACH)
            connection.execute(insert(tokens).values(made._asdict() | {"scopes": " ".join(words)}))

        await self._storage.together(add)
        return made, secret

    async def of(self, passport: str) -> list[Token]:
        """The tokens of a passport, the oldest first."""
        query = select(tokens).where(tokens.c.passport == passport)
        rows = await self._storage.read(query.order_by(tokens.c.made, tokens.c.id))
        return [_token(row) for row in rows]

    async def revoke(self, passport: str, token: str) -> bool:
        """Let a token open nothing any more; whether the passport had it."""
        mine = (tokens.c.id == token) & (tokens.c.passport == passport)
        return await self._storage.carry_out(delete(tokens).where(mine)) > 0

    async def shown(self, secret: str) -> Token:
        """The token with this secret; refused if there is none, or not any more."""
        if not SECRET.fullmatch(secret):
            raise ServerRefusal("token")
        query = select(tokens).where(tokens.c.id == id_of(secret))
        rows = await self._storage.read(query)
        if not rows:
            raise ServerRefusal("token")
        found, at = _token(rows[0]), now()
        if found.used < at - at % DAY:
            used = update(tokens).where(tokens.c.id == found.id).values(used=at - at % DAY)
            await self._storage.carry_out(used)
        return found

    async def is_there(self, token: str) -> bool:
        """Whether a token still opens anything."""
        return bool(await self._storage.read(select(tokens.c.id).where(tokens.c.id == token)))

    async def seats(self, passport: str, table_id: str) -> list[int]:
        """The seats at a table that belong to a passport."""
        mine = (held.c.table_id == table_id) & (held.c.passport == passport)
        return [row[0] for row in await self._storage.read(select(held.c.seat).where(mine))]


def _token(row: tuple[Any, ...]) -> Token:
    token, passport, name, words, made, used = row
    scopes = tuple(scope for scope in SCOPES if scope in words.split())
    return Token(token, passport, name, scopes, made, used)
