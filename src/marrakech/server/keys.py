"""Secrets of seats, and names of tables. Only the hash of a secret is ever stored."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_bytes, token_urlsafe

SECRET_BYTES = 18
"""144 bits."""
NAME_BYTES = 16
"""A private table is found by those who were given its name, and by nobody else."""
SEED_BYTES = 32


def new_secret() -> str:
    """The secret of a seat."""
    return token_urlsafe(SECRET_BYTES)


def new_name() -> str:
    """The name of a table."""
    return token_urlsafe(NAME_BYTES)


def new_seed() -> bytes:
    """The seed of all dice of a table."""
    return token_bytes(SEED_BYTES)


def key_of(secret: str) -> str:
    """The hash by which a table knows a secret.

    It is not salted or slow: a secret is not a word that somebody could try.
    """
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
