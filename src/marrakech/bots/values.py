"""The values that have been learned, one for each number of players and each order of a turn.

A file of weights is a value: those in ``weights`` come with the package, and ``marrakech train``
writes others. It holds the weights, compressed, and after these a line that says what they are
for. Older files have no such line, and are taken for what they are used for.
"""

from __future__ import annotations

import zlib
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple, Self

from marrakech.bots.network_layout import LAYOUTS, SHAPED, layout_of
from marrakech.bots.value import Value
from marrakech.core.errors import Refusal

_SAYS = "marrakech value "
_BYTES = [2 * layout.size for layout in LAYOUTS]  # in half precision
_UNUSED = 2 * LAYOUTS[0].third_bias  # of these, the layers that a linear value does without


class BadValue(Refusal):
    """A file that holds no value, or one for other rules."""


def name_of(players: int, *, at_end: bool, linear: bool = False) -> str:
    """The name of the file that a value is kept in."""
    order = "-turn-at-end" if at_end else ""
    return f"{players}{order}{'-linear' if linear else ''}.value"


def pack(value: Value) -> bytes:
    """What such a file holds."""
    packed = value.to_bytes()
    if value.linear:  # as zeros they take no room
        packed = bytes(_UNUSED) + packed[_UNUSED:]
    name = name_of(value.players, at_end=bool(value.at_end), linear=bool(value.linear))
    return zlib.compress(packed, 9) + f"{_SAYS}{name}\n".encode()


class Weights(NamedTuple):
    """A file of weights as it was when it was read; it may change afterwards, and this does not."""

    file: str
    """The name of the file, as it was given."""
    content: bytes
    """The weights, in half precision."""
    name: str | None
    """What the file says that they are for, as :func:`name_of` has it; older ones do not say."""

    @classmethod
    def load(cls, file: str | Path) -> Self:
        """Read a file; :class:`BadValue` if it cannot be read, or holds something else."""
        try:
            return cls.unpack(Path(file).read_bytes(), str(file))
        except FileNotFoundError as error:
            raise BadValue("load-file", file=str(file)) from error
        except OSError as error:
            raise BadValue("data-file", file=str(file), why=error.strerror or "?") from error

    @classmethod
    def unpack(cls, packed: bytes, file: str) -> Self:
        """Read what such a file holds."""
        reader = zlib.decompressobj()
        try:
            # whatever it may be: no more than that
            content = reader.decompress(packed, max(_BYTES) + 1)
        except zlib.error as error:
            raise BadValue("train-no-value", file=file) from error
        says, _, _ = reader.unused_data.decode("ascii", "replace").partition("\n")
        is_known = not says or says.startswith(_SAYS)
        if not reader.eof or len(content) not in _BYTES or not is_known:
            raise BadValue("train-no-value", file=file)
        return cls(file, content, says.removeprefix(_SAYS) or None)

    @property
    def is_linear(self) -> bool:
        """Whether the value is a plain sum of its inputs."""
        return not any(self.content[:_UNUSED])

    @property
    def digest(self) -> str:
        """A short hash of the weights."""
        return sha256(self.content).hexdigest()[:16]

    def value(self, players: int, *, at_end: bool) -> Value:
        """The value, if it was learned for games of so many players and this order of a turn."""
        linear = self.is_linear
        if self.name not in (None, name_of(players, at_end=at_end, linear=linear)):
            learned = str(self.name).removesuffix(".value").removesuffix("-linear")
            number, _, order = learned.partition("-")
            raise BadValue(
                "train-other-rules",
                file=self.file,
                learned=_rules_text(number, order),
                wanted=_rules_text(players, "turn-at-end" if at_end else ""),
            )
        layout = layout_of(len(self.content) // 2)
        value = Value(players, at_end, linear, layout.units, layout.numbers == SHAPED)
        value.from_bytes(self.content)
        return value


def _rules_text(players: int | str, variant: str) -> str:
    """Rules as a word, which everybody can read in any language."""
    return f"standard/{players}{',variant=' if variant else ''}{variant}"


def read(file: Path, players: int, *, at_end: bool) -> Value:
    """The value in a file of one's own; :class:`BadValue` if it has none for these games."""
    return Weights.load(file).value(players, at_end=at_end)


def value_for(players: int, *, at_end: bool, linear: bool = False) -> Value:
    """The value for games of so many players; ``at_end`` is where Assam is turned last (R7)."""
    return learned(players, at_end, linear)


@cache
def learned(players: int, at_end: bool, linear: bool) -> Value:
    """The value for these games, read from its file once for each process.

    A learned value is pickled as a call of this function, without its weights.
    """
    name = name_of(players, at_end=at_end, linear=linear)
    packed = (files("marrakech.bots") / "weights" / name).read_bytes()
    return Weights.unpack(packed, name).value(players, at_end=at_end)
