"""Tokens: what a program shows instead of a passport, and what it may do with one."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import digest
from typing import Literal, get_args

PREFIX = "mkt_"
"""So that people know one when they see it, and programs that look for secrets in public places."""
SECRET = re.compile(rf"{PREFIX}[A-Za-z0-9_-]{{32}}")
ID_BYTES, SEAT_BYTES = 16, 18
Scope = Literal["watch", "play", "make"]
"""To hear what concerns the owner; to take seats and play; to set up tables."""
SCOPES: tuple[Scope, ...] = get_args(Scope)


def id_of(secret: str) -> str:
    """The name by which the owner knows a token. It is a hash, and all that is stored."""
    return _text(sha256(b"marrakech token " + secret.encode()).digest()[:ID_BYTES])


def seat_secret(secret: str, what: str) -> str:
    """The secret of a seat that a token takes: the same for the same request.

    So a program that asks again, because no answer came, gets the seat that it has.
    """
    return _text(digest(secret.encode(), b"marrakech seat " + what.encode(), "sha256")[:SEAT_BYTES])


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()
