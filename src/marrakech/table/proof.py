"""The proof of a game's dice (seed, chains, throws), and its headers in a record.

``docs/record.md`` has the headers, ``docs/protocol.md`` tells how dice are drawn.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from marrakech.table.dice import DICE, NO_CHAIN, SEED_BYTES
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import ThrowDrawn

if TYPE_CHECKING:
    from collections.abc import Mapping

TAKEN_BACK = "~"
"""Stands before the link of a throw that was taken back."""
_CHAIN = re.compile(f"[0-9a-f]{{64}}|{NO_CHAIN}")
_THROW = re.compile(f"({TAKEN_BACK}?)([0-9a-f]{{64}}|{NO_CHAIN})")


class Proof(NamedTuple):
    """All that is known of the dice when a game is over."""

    version: int
    commitment: str
    seed: str | None
    """None where it is not told yet: others play with the same dice."""
    first_drawn: bool
    """Whether the dice chose who began."""
    ends: tuple[str | None, ...]
    """The ends of the players' chains, by seat."""
    throws: tuple[ThrowDrawn, ...]
    """All throws that were ever made, in the order of the log."""

    def headers(self) -> dict[str, str]:
        """The proof as headers of a record."""
        headers = {"Commitment": self.commitment}
        if self.seed is not None:
            headers["Seed"] = self.seed
        if self.first_drawn:
            headers["FirstDrawn"] = "yes"
        if self.version > 1:
            headers["Dice"] = str(self.version)
            headers["Chains"] = " ".join(end or NO_CHAIN for end in self.ends)
            headers["Links"] = " ".join(
                ("" if throw.kept else TAKEN_BACK) + (throw.link or NO_CHAIN)
                for throw in self.throws
            )
        return headers


def read_proof(headers: Mapping[str, str], players: int) -> Proof:
    """Read the proof from the headers of a record; raises if they are missing or unknown."""
    commitment, seed = headers.get("Commitment", ""), headers.get("Seed", "")
    if not commitment or not re.fullmatch(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", seed):
        raise TableRefusal("no-seed")
    version = headers.get("Dice", "1")
    if version not in map(str, DICE):
        raise TableRefusal("dice-version", version=version)
    ends: tuple[str | None, ...] = (None,) * players
    throws: list[ThrowDrawn] = []
    if version != "1":
        words = headers.get("Chains", "").split()
        if len(words) != players or not all(map(_CHAIN.fullmatch, words)):
            raise TableRefusal("dice-header", name="Chains")
        ends = tuple(None if word == NO_CHAIN else word for word in words)
        for word in headers.get("Links", "").split():
            found = _THROW.fullmatch(word)
            if found is None:
                raise TableRefusal("dice-header", name="Links")
            throws.append(ThrowDrawn(None if found[2] == NO_CHAIN else found[2], not found[1]))
    first_drawn = "FirstDrawn" in headers
    return Proof(int(version), commitment.lower(), seed.lower(), first_drawn, ends, tuple(throws))
