"""Passports: how one is known by its secret, and the face that stands for its owner."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hashlib import sha256

from marrakech.table.face import COLOURS, PATTERNS, SCARVES, Face

SECRET = re.compile(r"[A-Za-z0-9_-]{22,64}")
"""At least 128 bits, in the letters of base64url; the browser makes it."""
ID_BYTES = 16


def id_of(secret: str) -> str:
    """The name by which everybody knows the owner of a passport.

    It is a hash: the secret cannot be found from it. So nothing but this is stored, and whichever
    server first sees a passport knows it by the same name.
    """
    digest = sha256(b"marrakech passport " + secret.encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).rstrip(b"=").decode()


def first_face(passport: str) -> Face:
    """The face that a new passport has, until its owner chooses another."""
    scarf, colour, pattern = sha256(b"marrakech face " + passport.encode()).digest()[:3]
    return Face(scarf % SCARVES, colour % COLOURS, pattern % PATTERNS)
