"""Encrypts the seeds of dice before they are stored, with a key that is in a file of its own.

Who has a copy of the database but not the key cannot foretell a throw. ``cryptography`` is imported
when the first seed is encrypted or decrypted, so that the server starts faster.
"""

from __future__ import annotations

import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from hashlib import blake2b, sha256
from secrets import token_bytes
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marrakech.server.errors import DataRefusal
from marrakech.server.integrity import Damaged
from marrakech.table.entries import Made, decode, encode

if TYPE_CHECKING:
    from pathlib import Path

    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    from marrakech.table.entries import AnyEntry

KEY_BYTES = 32
NONCE_BYTES = 12
SEALED = "sealed1:"
"""What a sealed seed begins with; seeds themselves are hexadecimal digits."""


class Seal:
    """A key, and what is done with it."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cipher: ChaCha20Poly1305 | None = None
        self.name = sha256(b"marrakech key " + key).hexdigest()[:16]
        """A hash that a database stores to recognise its key."""

    def cipher(self) -> ChaCha20Poly1305:
        """What seals and opens."""
        if self._cipher is None:
            from cryptography.hazmat.primitives.ciphers.aead import (  # noqa: PLC0415  (see above)
                ChaCha20Poly1305,
            )

            self._cipher = ChaCha20Poly1305(self._key)
        return self._cipher

    def seal(self, table_id: str, seed: str) -> str:
        """A seed as it is stored, for this table and no other."""
        nonce = token_bytes(NONCE_BYTES)
        sealed = nonce + self.cipher().encrypt(nonce, bytes.fromhex(seed), table_id.encode())
        return SEALED + urlsafe_b64encode(sealed).decode()

    def open(self, table_id: str, sealed: str) -> str:
        """The seed."""
        cipher = self.cipher()
        from cryptography.exceptions import InvalidTag  # noqa: PLC0415  (likewise)

        try:
            raw = urlsafe_b64decode(sealed.removeprefix(SEALED))
            seed = cipher.decrypt(raw[:NONCE_BYTES], raw[NONCE_BYTES:], table_id.encode())
        except (InvalidTag, ValueError):
            raise Damaged("its seed cannot be opened") from None
        return seed.hex()

    def pseudonym(self, address: str) -> str:
        """What stands for an address where it is stored: nobody finds the one from the other
        without the key, however few addresses there are.
        """
        return hmac.digest(self._key, b"marrakech address " + address.encode(), "sha256").hex()[:32]

    def stamp(self, text: str) -> str:
        """What only those can make of a text who have the key."""
        # made twice for every move: BLAKE2 takes a key by itself, in a third of the time of HMAC
        made = blake2b(text.encode(), key=self._key, person=b"marrakech stamp", digest_size=16)
        return made.hexdigest()

    def encode(self, table_id: str, entry: AnyEntry) -> bytes:
        """An entry as it is stored."""
        if isinstance(entry, Made):
            entry = replace(entry, seed=self.seal(table_id, entry.seed))
        return encode(entry)

    def decode(self, table_id: str, body: bytes) -> AnyEntry:
        """Read what :meth:`encode` wrote."""
        entry = decode(body)
        if isinstance(entry, Made) and entry.seed.startswith(SEALED):
            entry = replace(entry, seed=self.open(table_id, entry.seed))
        return entry


# ------------------------------------------------------------------------ files


def read_key(file: Path) -> Seal | None:
    """The key in a file; none if there is no such file."""
    try:
        text = file.read_text(encoding="ascii").strip()
        key = bytes.fromhex(text)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise DataRefusal("file", file=file, why=error.strerror or str(error)) from None
    except ValueError:
        raise DataRefusal("no-key", file=file) from None
    if len(key) != KEY_BYTES:
        raise DataRefusal("no-key", file=file)
    return Seal(key)


def make_key(file: Path) -> Seal:
    """A new key in a file, or the one that somebody else has put there meanwhile."""
    being_made = file.with_name(f"{file.name}.{os.getpid()}.new")
    being_made.unlink(missing_ok=True)
    descriptor = os.open(being_made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as stream:
        stream.write(token_bytes(KEY_BYTES).hex() + "\n")
        stream.flush()
        os.fsync(stream.fileno())
    try:
        with suppress(FileExistsError):
            os.link(being_made, file)  # atomic, and fails if there is a key already
    except OSError:  # a file system without hard links
        if not file.exists():
            being_made.replace(file)
    being_made.unlink(missing_ok=True)
    sync_names(file.parent)
    seal = read_key(file)
    assert seal is not None
    return seal


def sync_names(folder: Path) -> None:
    """Write new names in a folder through to the disk (fsync), where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
