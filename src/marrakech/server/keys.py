"""Makes and checks secrets of seats and names of tables. Only hashes of secrets are stored."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import TYPE_CHECKING

from marrakech.server.errors import ServerRefusal

if TYPE_CHECKING:
    from collections.abc import Sequence

SECRET_BYTES = 18
"""144 bits."""
NAME_BYTES = 16
"""128 bits: who knows the name of a private table can open it, so nobody may guess one."""
SEED_BYTES = 32
_OWN = re.compile(r"[A-Za-z0-9_-]{22,64}")
"""At least 128 bits, in the letters of base64url."""


def new_secret() -> str:
    """The secret of a seat."""
    return token_urlsafe(SECRET_BYTES)


def new_name() -> str:
    """The name of a table."""
    return token_urlsafe(NAME_BYTES)


def check_own(secrets: Sequence[str], wanted: int) -> None:
    """Check secrets that a client has made: their number, and that they are long enough."""
    if not len(secrets) == len(set(secrets)) == wanted or not all(map(_OWN.fullmatch, secrets)):
        raise ServerRefusal("own-secrets")


def name_from(secret: str) -> str:
    """The name of the table that a client sets up with a secret of its own.

    It is a hash: the secret cannot be found from it, nor another secret with the same name.
    """
    digest = sha256(b"marrakech table " + secret.encode()).digest()
    return urlsafe_b64encode(digest[:NAME_BYTES]).rstrip(b"=").decode()


def name_of_next(table_id: str) -> str:
    """The name of the table of the next game, so that servers that make it at once make one."""
    digest = sha256(b"marrakech next " + table_id.encode()).digest()
    return urlsafe_b64encode(digest[:NAME_BYTES]).rstrip(b"=").decode()


def new_seed() -> bytes:
    """The seed of all dice of a table."""
    return token_bytes(SEED_BYTES)


def key_of(secret: str) -> str:
    """The hash by which a table knows a secret.

    A plain hash without salt will do: secrets are random, so no dictionary helps to guess them.
    """
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
