"""Raw sockets that break the protocol on purpose, and what that costs a server."""

from __future__ import annotations

import socket
from time import monotonic
from typing import TYPE_CHECKING, Self

import httpx

if TYPE_CHECKING:
    from tests.server.running import Process

MEGABYTE = 1_000_000
TEXT, PING, PONG, FIN = 0x1, 0x9, 0xA, 0x80
HELLO = b'{"type":"hello"}'


def memory(server: Process) -> int:
    """Bytes of memory that a server uses."""
    with open(f"/proc/{server.process.pid}/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * 4096


def is_well(server: Process) -> bool:
    """Whether it answers others."""
    return httpx.get(f"{server.url}/api/options", timeout=60).status_code == 200


def frame(kind: int, payload: bytes) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes([FIN | kind]) + length + bytes(4) + payload


class Raw:
    """A connection by hand."""

    def __init__(
        self, server: Process, *, buffer: int | None = None, source: str = "127.0.0.1"
    ) -> None:
        self.socket = socket.socket()
        self.socket.bind((source, 0))
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.connect((server.host, server.port))
        self.socket.settimeout(60)  # a busy machine takes its time

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def upgrade(self, table: str, *headers: str) -> bytes:
        """Ask for a live connection; the head of the answer."""
        lines = (
            f"GET /api/tables/{table}/live HTTP/1.1",
            *("Host: x", "Upgrade: websocket", "Connection: Upgrade"),
            *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
            *headers,
        )
        self.socket.sendall("\r\n".join((*lines, "", "")).encode("latin-1"))
        return self.read_head()

    def read_head(self) -> bytes:
        """What comes until an empty line, or the end."""
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            byte = self.socket.recv(1)
            if not byte:
                break
            head += byte
        return head

    def pour(self, chunk: bytes, seconds: float, most: int = 1 << 40) -> int:
        """Send the same again and again, as fast as it is taken; how much was taken.

        It ends when the other side hangs up, or takes nothing for a second.
        """
        self.socket.settimeout(1)
        sent = 0
        until = monotonic() + seconds
        try:
            while monotonic() < until and sent < most:
                sent += self.socket.send(chunk)
        except OSError:
            pass
        return sent

    def is_closed(self, seconds: float = 15) -> bool:
        """Whether the other side hangs up within some time; what it says until then is dropped."""
        self.socket.settimeout(seconds)
        try:
            while self.socket.recv(65_536):
                pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True
