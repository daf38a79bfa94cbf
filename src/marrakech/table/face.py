"""Faces: what people look like who have put one together."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

SCARVES, COLOURS, PATTERNS = 6, 8, 8
"""How many there are of each part of a face."""


class Face(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A drawn face, put together by its owner."""

    scarf: Annotated[int, Meta(ge=0, lt=SCARVES)]
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]
    pattern: Annotated[int, Meta(ge=0, lt=PATTERNS)]
    """Of the rug behind the head."""
