"""Secrets of seats, and names of tables. Only the hash of a secret is ever stored."""

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
"""A private table is found by those who were given its name, and by nobody else."""
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
    """Secrets that somebody has made: as many as are wanted, none that could be guessed."""
    if not len(secrets) == len(set(secrets)) == wanted or not all(map(_OWN.fullmatch, secrets)):
        raise ServerRefusal("own-secrets")


def name_from(secret: str) -> str:
    """The name of the table that is set up by who has made this secret.

    Nobody finds the secret by it, and nobody another secret that gives the same name.
    """
    digest = sha256(b"marrakech table " + secret.encode()).digest()
    return urlsafe_b64encode(digest[:NAME_BYTES]).rstrip(b"=").decode()


def new_seed() -> bytes:
    """The seed of all dice of a table."""
    return token_bytes(SEED_BYTES)


def key_of(secret: str) -> str:
    """The hash by which a table knows a secret.

    It is not salted or slow: a secret is not a word that somebody could try.
    """
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
