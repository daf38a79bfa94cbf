"""Compression of WebSocket messages (permessage-deflate, RFC 7692), each by itself.

A message to many viewers is so compressed only once, and no connection needs a compressor of its
own. The price is a few more bytes than with the context of earlier messages.
"""

from __future__ import annotations

import zlib

WINDOW = 12
"""Bits of the window: 4 KiB, about the size of a table's state; smaller is set up faster."""
MEMORY = 5
LEVEL = 1
_NAME = "permessage-deflate"
_KNOWN = {
    "server_no_context_takeover",
    "client_no_context_takeover",
    "server_max_window_bits",
    "client_max_window_bits",
}
_WINDOWS = {str(bits) for bits in range(WINDOW, 16)}
_TAIL = b"\x00\x00\xff\xff"


def accepted(offers: str) -> str | None:
    """The answer to a client's ``Sec-WebSocket-Extensions``; None if no offer will do."""
    for offer in offers.split(","):
        name, *parameters = (part.strip() for part in offer.split(";"))
        given = dict(part.replace(" ", "").partition("=")[::2] for part in parameters)
        bits = given.get("server_max_window_bits", "15").strip('"')
        if name != _NAME or len(given) < len(parameters) or not given.keys() <= _KNOWN:
            continue
        if bits not in _WINDOWS:
            continue
        answer = f"{_NAME}; server_no_context_takeover; client_no_context_takeover"
        if "server_max_window_bits" in given:
            answer += f"; server_max_window_bits={WINDOW}"
        return answer
    return None


def packed(text: bytes) -> bytes:
    """Compress a message."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_TAIL)


def unpacked(payload: bytes, most: int) -> bytes:
    """Decompress a message, but no more than its first ``most`` bytes.

    Raises :class:`zlib.error` for what is no compressed message.
    """
    return zlib.decompressobj(-15).decompress(payload + _TAIL, most)
